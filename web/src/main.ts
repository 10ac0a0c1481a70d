import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./state/settings.svelte.ts";
import { applyTheme } from "./state/theme.ts";
import "./style/fonts.css";
import "./style/tokens.css";
import "./style/base.css";
import { setLanguage } from "./i18n/index.ts";

applyTheme(settings.theme)(); // before the first paint

// Mount after the catalogues are loaded: without them the page has no texts.
void setLanguage(settings.language).then(() => mount(App, { target: document.getElementById("app")! }));
