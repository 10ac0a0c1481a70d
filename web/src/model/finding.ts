// Finding words in a text as people type them, in any of the languages.

const ZERO = { arabic: 0x660, persian: 0x6f0 };

/** A text without what does not matter to somebody who types: accents, capitals, kinds of letters and digits. */
export const plain = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/[\p{M}\u200c\u2066-\u2069]/gu, "") // Persian words are joined, half joined or apart
    .replace(/[’‘]/g, "'")
    .replace(/ي|ى/g, "ی")
    .replace(/ك/g, "ک")
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - ZERO.arabic))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - ZERO.persian))
    .toLowerCase();

/** Whether a text has every word of what is looked for, anywhere. */
export function hasAll(text: string, words: string): boolean {
  const searched = plain(text);
  return plain(words).split(/\s+/).every((word) => searched.includes(word));
}
