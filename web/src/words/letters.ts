// Letters for writings that not every machine has; a browser fetches only those that are shown.

import type { LanguageCode } from "./languages.ts";

const LETTERS: Partial<Record<LanguageCode, () => Promise<unknown>>> = {
  "zh-Hant": () => import("@fontsource-variable/noto-sans-tc/index.css"),
  fa: () => import("@fontsource-variable/vazirmatn/index.css"),
};

/** Have the letters of a language. Without them the page is still read, in those of the machine. */
export const fetchLetters = (code: LanguageCode): void => void LETTERS[code]?.().catch(() => undefined);
