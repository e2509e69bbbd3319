import "./styles/fonts.css";
import "./styles/base.css";
import "./styles/shell.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./lib/settings.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("the page has no place for the app");
settings.apply();
mount(App, { target });
