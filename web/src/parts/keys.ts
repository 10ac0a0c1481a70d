// Keys of the table: what a key stands for, given what may be done now.

import type { Choices } from "../model/types.ts";

export type KeyDeed =
  | { do: "act"; action: string }
  | { do: "toggle"; die: number }
  | { do: "all" | "throw" | "undo" | "skip" | "help" | "chat" | "odds" };

const ACTIONS: Readonly<Record<string, readonly string[]>> = {
  s: ["stop", "stay"],
  y: ["yield"],
  d: ["done"],
  p: ["pass"],
  w: ["sweep"],
};
const DEEDS: Readonly<Record<string, "all" | "throw" | "skip" | "help" | "chat" | "odds">> = {
  a: "all",
  t: "throw",
  enter: "throw",
  escape: "skip",
  "?": "help",
  c: "chat",
  o: "odds",
};

type Pressed = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey"> & { code?: string };

/** The key that is meant; empty for what belongs to the browser. Ctrl+Z and ⌘Z take back, as everywhere. */
export function keyIn({ key, code = "", ctrlKey, metaKey, altKey, shiftKey }: Pressed): string {
  const meant = latin(key, code);
  if (!ctrlKey && !metaKey && !altKey) return meant;
  return meant.toLowerCase() === "z" && !altKey && !shiftKey ? "u" : "";
}

// On a keyboard for another writing a letter is meant by its place, where a Latin one has it.
function latin(key: string, code: string): string {
  if (key === "؟") return "?";
  const place = /^(?:Key|Digit|Numpad)([A-Z0-9])$/.exec(code)?.[1];
  return place && key.length === 1 && key > "~" ? place.toLowerCase() : key;
}

/** Null: the key means nothing now. */
export function deedOf(key: string, choices: Choices | null): KeyDeed | null {
  const letter = key.toLowerCase();
  if (/^[1-9]$/.test(key)) return numbered(Number(key) - 1, choices);
  if (letter === "u") return choices?.undo ? { do: "undo" } : null;
  const action = (ACTIONS[letter] ?? []).find(
    (each) => choices?.stop === each || choices?.others.some((choice) => choice.action === each),
  );
  if (action) return { do: "act", action };
  const deed = DEEDS[letter];
  return deed ? { do: deed } : null;
}

// A die while dice are thrown, else a card of the market.
function numbered(place: number, choices: Choices | null): KeyDeed | null {
  if (choices?.keeps.size) return { do: "toggle", die: place };
  const buying = choices?.others.find(({ on }) => on?.slot === place);
  return buying ? { do: "act", action: buying.action } : null;
}
