import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, loadEnv } from "vite";

export default defineConfig(({ mode }) => {
  const told = loadEnv(mode, ".", "INTERREGNUM_")["INTERREGNUM_SERVER"];
  return {
    plugins: [svelte()],
    build: { outDir: "../src/interregnum/server/static", emptyOutDir: true, target: "es2022" },
    server: { proxy: { "/api": { target: told ?? "http://127.0.0.1:8000", ws: true } } },
  };
});
