// The languages that the page speaks, and which of them somebody prefers.

export const LANGUAGES = ["en", "fr", "es", "ru", "zh-Hant", "fa"] as const;
export type LanguageCode = (typeof LANGUAGES)[number];

/** A language that nobody speaks: with every vowel changed one sees what does not come from a catalogue. */
export const PSEUDO = "x-pseudo";
export const SPOKEN = [...LANGUAGES, PSEUDO] as const;
export type Spoken = (typeof SPOKEN)[number];

/** Each in its own words: whoever reads it finds it. */
export const OWN_NAMES: Readonly<Record<LanguageCode, string>> = {
  en: "English",
  fr: "Français",
  es: "Español",
  ru: "Русский",
  "zh-Hant": "繁體中文",
  fa: "فارسی",
};

const LEFTWARDS: ReadonlySet<string> = new Set(["fa"]);

export const directionOf = (code: string): "ltr" | "rtl" => (LEFTWARDS.has(code) ? "rtl" : "ltr");

const firstPart = (tag: string): string => tag.split("-")[0]!.toLowerCase();

/** The first wish that we can fulfil; any Chinese is read more easily than English by whoever wants one. */
export function preferredOf(wishes: readonly string[]): LanguageCode {
  for (const wish of wishes) {
    const found = LANGUAGES.find((code) => firstPart(code) === firstPart(wish));
    if (found) return found;
  }
  return "en";
}
