// The words of the page. The sentences themselves are in src/daikaiju/text/locales.

export { directionOf, LANGUAGES, OWN_NAMES, preferredOf, SPOKEN, type LanguageCode, type Spoken } from "./languages.ts";
export { counted, effectOf, has, listed, need, speak, spoken, t, titleOf, type CardNamed, type Words } from "./speaking.svelte.ts";
