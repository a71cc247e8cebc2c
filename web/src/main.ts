import { mount } from "svelte";
import App from "./App.svelte";
import "./look/tokens.css";
import "./look/base.css";
import { settings } from "./state/settings.svelte";

settings.apply();
mount(App, { target: document.getElementById("page") as HTMLElement });
