// Texts of the page in all languages. The catalogues are in src/daikaiju/text/locales.

export { ALL_LANGUAGES, LANGUAGE_NAMES, LANGUAGES, preferredLanguage, textDirection, type Language, type LanguageCode } from "./languages.ts";
export { coachSentence } from "./coach-sentence.ts";
export { cardEffect, cardTitle, currentLanguage, formatList, formatNumber, formatPercent, formatSigned, hasText, loadPackTexts, loadPart, packTitle, setLanguage, t, type CardRef, type TextArgs } from "./translation.svelte.ts";
