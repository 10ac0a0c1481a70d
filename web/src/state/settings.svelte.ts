// What somebody likes, kept in this browser. How loud it is stands in sound/settings.svelte.ts.

import { preferredOf, SPOKEN, type Spoken } from "../words/index.ts";

const KEY = "daikaiju.settings";

export const SPEEDS = ["slow", "normal", "fast", "none"] as const;
export type Speed = (typeof SPEEDS)[number];

export interface Settings {
  speed: Speed;
  language: Spoken;
  odds: boolean; // shown beside the dice
}

/** What was stored; whatever is not understood is as usual, and the language is one that the browser wishes for. */
export function parseSettings(stored: string | null, wishes: readonly string[] = []): Settings {
  let found: Partial<Settings> = {};
  try {
    found = (JSON.parse(stored ?? "{}") ?? {}) as Partial<Settings>;
  } catch {
    // Somebody else's text: as if nothing was stored.
  }
  return {
    speed: SPEEDS.find((speed) => speed === found.speed) ?? "normal",
    language: SPOKEN.find((code) => code === found.language) ?? preferredOf(wishes),
    odds: found.odds === true,
  };
}

// A browser may refuse storage (private windows, strict settings): then a choice lasts for the visit.
function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

const wished = (): readonly string[] => (typeof navigator === "undefined" ? [] : navigator.languages);

/** As they are now; components that read them follow them. */
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
