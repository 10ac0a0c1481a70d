// Sentences from words.js: `say` gives plain text, `tell` a row of texts and elements.

import { LANGUAGE, WORDS } from "./words.js";

const plural = new Intl.PluralRules(LANGUAGE);

function template(key, n) {
  const counted = typeof n === "number" ? `${key}.${plural.select(n)}` : key;
  return WORDS[counted] ?? WORDS[key] ?? key;
}

// Parts are put in as they are: texts, or elements.
export function tell(key, parts = {}) {
  return template(key, parts.n)
    .split(/(\{\w+\})/)
    .map((piece) => (piece.startsWith("{") ? parts[piece.slice(1, -1)] ?? "" : piece))
    .flat()
    .filter((piece) => piece !== "");
}

export const say = (key, parts = {}) => tell(key, parts).join("");

export const has = (key) => key in WORDS;

// Names, in the way of the language: “Ann, Bo and Cy”.
const list = new Intl.ListFormat(LANGUAGE, { type: "conjunction" });
export const listed = (names) => list.format(names);

const MEASURES = [["day", 86400], ["hour", 3600], ["minute", 60]];

// 75 seconds as 1:15; an hour and more as 5 hr 10 min.
export function duration(seconds) {
  const whole = Math.max(0, Math.round(seconds));
  const at = MEASURES.findIndex(([, length]) => whole >= length);
  if (at < 0 || at > 1) return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
  const [[name, length], [smaller, part]] = MEASURES.slice(at);
  const rest = Math.floor((whole % length) / part);
  return [measured(Math.floor(whole / length), name), rest ? measured(rest, smaller) : ""].join(" ").trim();
}

function measured(value, unit) {
  return new Intl.NumberFormat(LANGUAGE, { style: "unit", unit, unitDisplay: "short" }).format(value);
}
