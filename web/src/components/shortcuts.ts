// Keyboard shortcuts of the table.

import type { Choices } from "../model/types.ts";

export type ShortcutCommand =
  | { do: "act"; action: string }
  | { do: "toggle"; die: number }
  | { do: "all" | "throw" | "undo" | "skip" | "help" | "chat" | "odds" | "hint" };

const ACTIONS: Readonly<Record<string, readonly string[]>> = {
  s: ["stop", "stay"],
  y: ["yield"],
  d: ["done"],
  p: ["pass"],
  w: ["sweep"],
};
const COMMANDS: Readonly<Record<string, "all" | "throw" | "skip" | "help" | "chat" | "odds" | "hint">> = {
  a: "all",
  t: "throw",
  enter: "throw",
  escape: "skip",
  "?": "help",
  c: "chat",
  o: "odds",
  h: "hint",
};

type Pressed = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey"> & { code?: string };

/** The shortcut key of a keyboard event; "" for browser shortcuts. Ctrl+Z and ⌘Z are undo. */
export function shortcutKey({ key, code = "", ctrlKey, metaKey, altKey, shiftKey }: Pressed): string {
  const meant = latin(key, code);
  if (!ctrlKey && !metaKey && !altKey) return meant;
  return meant.toLowerCase() === "z" && !altKey && !shiftKey ? "u" : "";
}

// On a non-Latin keyboard layout use the key's physical position on a Latin one.
function latin(key: string, code: string): string {
  if (key === "؟") return "?";
  const place = /^(?:Key|Digit|Numpad)([A-Z0-9])$/.exec(code)?.[1];
  return place && key.length === 1 && key > "~" ? place.toLowerCase() : key;
}

/** The command of a key; null: none. */
export function commandFor(key: string, choices: Choices | null): ShortcutCommand | null {
  const letter = key.toLowerCase();
  if (/^[1-9]$/.test(key)) return numbered(Number(key) - 1, choices);
  if (letter === "u") return choices?.undo ? { do: "undo" } : null;
  const action = (ACTIONS[letter] ?? []).find((each) => choices?.others.some((choice) => choice.action === each));
  if (action) return { do: "act", action };
  const command = COMMANDS[letter];
  return command ? { do: command } : null;
}

// A digit selects a die while dice are thrown, else a card of the market.
function numbered(place: number, choices: Choices | null): ShortcutCommand | null {
  if (choices?.keeps.size) return { do: "toggle", die: place };
  const buying = choices?.others.find(({ on }) => on?.slot === place);
  return buying ? { do: "act", action: buying.action } : null;
}
