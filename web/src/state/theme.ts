// Light and dark theme: the setting, or what the system prefers. The colours are in style/tokens.css.

import type { Theme } from "./settings.svelte.ts";

const PAGE_COLOURS = { light: "#eceaf6", dark: "#0e0d24" } as const; // --page, for the bar of the browser

const systemPrefersLight = (): MediaQueryList => matchMedia("(prefers-color-scheme: light)");

function show(theme: keyof typeof PAGE_COLOURS): void {
  document.documentElement.dataset["theme"] = theme;
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", PAGE_COLOURS[theme]);
}

/** Show a theme; "system" follows the system until the returned function is called. */
export function applyTheme(theme: Theme): () => void {
  const system = systemPrefersLight();
  const update = (): void => show(theme === "system" ? (system.matches ? "light" : "dark") : theme);
  update();
  system.addEventListener("change", update);
  return () => system.removeEventListener("change", update);
}
