// Text search that ignores accents, case and letter variants, for all languages.

const ZERO = { arabic: 0x660, persian: 0x6f0 };

/** Normalise a text for search: no accents, lower case, one form of each letter and digit. */
export const normalise = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/[\p{M}\u200c\u2066-\u2069]/gu, "") // combining marks, Persian zero-width non-joiner, bidi isolates
    .replace(/[’‘]/g, "'")
    .replace(/ي|ى/g, "ی")
    .replace(/ك/g, "ک")
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - ZERO.arabic))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - ZERO.persian))
    .toLowerCase();

/** Whether a text contains each word of `words`. */
export function containsWords(text: string, words: string): boolean {
  const searched = normalise(text);
  return normalise(words).split(/\s+/).every((word) => searched.includes(word));
}
