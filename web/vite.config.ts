import { svelte } from "@sveltejs/vite-plugin-svelte";
import { loadEnv } from "vite";
import { defineConfig } from "vitest/config";

export default defineConfig(({ mode }) => {
  const told = loadEnv(mode, ".", "INTERREGNUM_")["INTERREGNUM_SERVER"];
  return {
    plugins: [svelte()],
    build: { outDir: "../src/interregnum/server/static", emptyOutDir: true, target: "es2022" },
    server: { proxy: { "/api": { target: told ?? "http://127.0.0.1:8000", ws: true } } },
    // Unit tests run what the browser runs, not what Svelte renders on a server.
    ...(mode === "test" ? { resolve: { conditions: ["browser"] } } : {}),
    test: { pool: "threads", include: ["tests/**/*.test.ts"], setupFiles: ["tests/setup.ts"] },
  };
});
