import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./state/settings.svelte.ts";
import "./style/fonts.css";
import "./style/tokens.css";
import "./style/base.css";
import { speak } from "./words/index.ts";

// The page says nothing before it has words.
void speak(settings.language).then(() => mount(App, { target: document.getElementById("app")! }));
