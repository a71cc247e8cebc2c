import { mount } from "svelte";
import App from "./App.svelte";
import "./look/tokens.css";
import "./look/base.css";
import { settings } from "./state/settings.svelte";

const target = document.getElementById("page");
if (!target) throw new Error("index.html has no #page");
settings.apply();
mount(App, { target });
