// All that the page says to people: `t("start-play")`. The sentences are in the .ftl files of the folders beside this one.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import english from "./english.ts";

export type Words = Record<string, string | number>;

export const LANGUAGES = ["en"] as const;
export type LanguageCode = (typeof LANGUAGES)[number];

const SOURCES: Record<LanguageCode, string> = { en: english };
const WRITTEN_LEFTWARDS: ReadonlySet<string> = new Set(["fa"]);
const LEFTWARD_SIGNS = /[\u0590-\u08ff\ufb1d-\ufefc]/;

export const directionOf = (code: string): "ltr" | "rtl" => (WRITTEN_LEFTWARDS.has(code) ? "rtl" : "ltr");

let language: LanguageCode = "en";
let bundle = bundleOf(language);

function bundleOf(code: LanguageCode): FluentBundle {
  // Where writing runs leftwards every argument is set apart; elsewhere `apart` does so where it is needed.
  const made = new FluentBundle(code, { useIsolating: directionOf(code) === "rtl" });
  made.addResource(new FluentResource(SOURCES[code]));
  return made;
}

export function speak(code: LanguageCode): void {
  language = code;
  bundle = bundleOf(code);
}

export const spoken = (): LanguageCode => language;

/** Whether there are words for a key. */
export const has = (key: string): boolean => bundle.hasMessage(key);

/** The sentence of a key. A key without words is shown as it is, so that it is noticed. */
export function t(key: string, words: Words = {}): string {
  const pattern = bundle.getMessage(key)?.value;
  if (!pattern) return key;
  const args = Object.fromEntries(Object.entries(words).map(([name, value]) => [name, apart(value)]));
  return bundle.formatPattern(pattern, args, []);
}

// A name that is written leftwards would turn the words around it.
function apart(value: string | number): string | number {
  const isOther = typeof value === "string" && directionOf(language) === "ltr" && LEFTWARD_SIGNS.test(value);
  return isOther ? `\u2068${value}\u2069` : value;
}

/** Names in the way of the language: “Ann, Bo and Cy”. */
export const listed = (names: readonly string[]): string =>
  new Intl.ListFormat(language, { type: "conjunction" }).format(names);
