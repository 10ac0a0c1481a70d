// The languages of the page, and the choice of a default.

export const LANGUAGES = ["en", "fr", "es", "ru", "zh-Hant", "fa"] as const;
export type LanguageCode = (typeof LANGUAGES)[number];

/** Pseudo-language with changed letters: texts that do not come from a catalogue stand out. */
export const PSEUDO = "x-pseudo";
export const ALL_LANGUAGES = [...LANGUAGES, PSEUDO] as const;
export type Language = (typeof ALL_LANGUAGES)[number];

/** Names of the languages, each in its own language. */
export const LANGUAGE_NAMES: Readonly<Record<LanguageCode, string>> = {
  en: "English",
  fr: "Français",
  es: "Español",
  ru: "Русский",
  "zh-Hant": "繁體中文",
  fa: "فارسی",
};

const RIGHT_TO_LEFT: ReadonlySet<string> = new Set(["fa"]);

export const textDirection = (code: string): "ltr" | "rtl" => (RIGHT_TO_LEFT.has(code) ? "rtl" : "ltr");

const firstPart = (tag: string): string => tag.split("-")[0]!.toLowerCase();

/** The first available language of `wishes`. Each variant of Chinese maps to zh-Hant, which its readers prefer to English. */
export function preferredLanguage(wishes: readonly string[]): LanguageCode {
  for (const wish of wishes) {
    const found = LANGUAGES.find((code) => firstPart(code) === firstPart(wish));
    if (found) return found;
  }
  return "en";
}
