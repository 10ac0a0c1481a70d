// User settings in localStorage. Sound settings are in sound/settings.svelte.ts.

import { ALL_LANGUAGES, preferredLanguage, type Language } from "../i18n/index.ts";

const KEY = "daikaiju.settings";

export const SPEEDS = ["slow", "normal", "fast", "none"] as const;
export type Speed = (typeof SPEEDS)[number];

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

export interface Settings {
  theme: Theme;
  speed: Speed;
  language: Language;
  odds: boolean; // show odds beside the dice
}

/** Parse stored settings; invalid values become defaults. `wishes` are the browser's languages. */
export function parseSettings(stored: string | null, wishes: readonly string[] = []): Settings {
  let found: Partial<Settings> = {};
  try {
    found = (JSON.parse(stored ?? "{}") ?? {}) as Partial<Settings>;
  } catch {
    // Invalid JSON: use defaults.
  }
  return {
    theme: THEMES.find((theme) => theme === found.theme) ?? "system",
    speed: SPEEDS.find((speed) => speed === found.speed) ?? "normal",
    language: ALL_LANGUAGES.find((code) => code === found.language) ?? preferredLanguage(wishes),
    odds: found.odds === true,
  };
}

// A browser may deny storage (private windows, strict settings): then settings last for the visit.
function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

const wished = (): readonly string[] => (typeof navigator === "undefined" ? [] : navigator.languages);

/** The current settings (reactive). */
export const settings: Settings = $state(parseSettings(stored(), wished()));

export function setSettings(change: Partial<Settings>): void {
  Object.assign(settings, change);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // see stored()
  }
}

if (typeof window !== "undefined") {
  window.addEventListener("storage", ({ key, newValue }) => {
    if (key === KEY) Object.assign(settings, parseSettings(newValue, wished()));
  });
}
