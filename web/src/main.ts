import { mount } from "svelte";
import App from "./App.svelte";
import "./look/tokens.css";
import "./look/base.css";
import { registerWorker } from "./net/worker";
import { preferences } from "./state/preferences.svelte";

const target = document.getElementById("page");
if (!target) throw new Error("index.html has no #page");
preferences.apply();
mount(App, { target });
registerWorker();
