// All that the page says to people: `t("start-play")`. Whatever has read a sentence follows the language.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import loaders from "catalogues";
import { fetchLetters } from "./letters.ts";
import { directionOf, PSEUDO, type LanguageCode, type Spoken } from "./languages.ts";

/** A card or tile as an edition calls it: looked up when it is said, in the language of that moment. */
export interface CardNamed {
  card: string;
  edition: string;
}
export type Words = Record<string, string | number | CardNamed>;
export type Part = "page" | "cards" | "rules" | "rulings";

// Signs that set a word apart from the direction around it.
const APART = String.fromCharCode(0x2068);
const TOGETHER = String.fromCharCode(0x2069);
const LEFTWARDS = String.fromCharCode(0x2067);
const LEFTWARD_SIGNS = /[\u0590-\u08ff\ufb1d-\ufefc]/;
const CHANGED = new Map([..."aeiouyAEIOUYcnsCNSzZ"].map((letter, n) => [letter, [..."àéîöûýÀÉÎÖÛÝçñšÇÑŠžŽ"][n]!]));

let language: LanguageCode = $state("en");
let bundle: FluentBundle = $state.raw(new FluentBundle("en"));
let wanted: Spoken = "en";
let loading: Promise<void> = Promise.resolve();
const needed = new Set<Part>(["page", "cards"]); // what is on every table is there from the beginning

/** Speak a language from now on, as soon as its sentences are here. */
export function speak(code: Spoken): Promise<void> {
  wanted = code;
  return (loading = loading.then(load));
}

/** Have a part of the catalogues at hand that is long and seldom read. */
export function need(part: Part): Promise<void> {
  if (needed.has(part)) return loading;
  needed.add(part);
  return (loading = loading.then(load));
}

// One after the other, each with all that is wanted by then: whichever comes last is right.
async function load(): Promise<void> {
  const code = wanted === PSEUDO ? "en" : wanted;
  const made = new FluentBundle(code, {
    // Where writing runs leftwards every argument is set apart; elsewhere `apart` does so where it is needed.
    useIsolating: directionOf(code) === "rtl",
    transform: wanted === PSEUDO ? changed : undefined,
  });
  for (const text of await Promise.all([...needed].map((part) => textOf(code, part)))) {
    made.addResource(new FluentResource(text));
  }
  fetchLetters(code);
  language = code;
  bundle = made;
}

const textOf = async (code: string, part: Part): Promise<string> => (await loaders[code]![part]()).default;
const changed = (text: string): string => text.replace(/\p{L}/gu, (letter) => CHANGED.get(letter) ?? letter);

export const spoken = (): LanguageCode => language;

/** Whether there are words for a key, `KEY` or `KEY.PART`. */
export const has = (key: string): boolean => Boolean(patternOf(key));

/** The sentence of a key. A key without words is shown as it is, so that it is noticed. */
export function t(key: string, words: Words = {}): string {
  const pattern = patternOf(key);
  if (!pattern) return key;
  const args = Object.fromEntries(Object.entries(words).map(([name, value]) => [name, worded(value)]));
  const text = bundle.formatPattern(pattern, args, []);
  return directionOf(language) === "rtl" ? settled(text) : text;
}

// What is set apart and has no letters of its own, such as a bracket around another sentence, would be taken for
// Latin: it runs as the language does.
function settled(text: string): string {
  const signs = [...text];
  const open: { at: number; hasLetters: boolean }[] = [];
  signs.forEach((sign, at) => {
    if (sign === APART) open.push({ at, hasLetters: false });
    else if (sign === TOGETHER) {
      const closed = open.pop();
      if (closed && !closed.hasLetters) signs[closed.at] = LEFTWARDS;
    } else if (open.length && /\p{L}/u.test(sign)) open.at(-1)!.hasLetters = true;
  });
  return signs.join("");
}

function patternOf(key: string) {
  const [name, part] = key.split(".") as [string, string?];
  const message = bundle.getMessage(name);
  return part ? message?.attributes[part] : message?.value;
}

function worded(value: string | number | CardNamed): FluentVariable {
  return typeof value === "object" ? titleOf(value.card, value.edition) : apart(value);
}

// A name that is written leftwards would turn the words around it.
function apart(value: string | number): string | number {
  const isOther = typeof value === "string" && directionOf(language) === "ltr" && LEFTWARD_SIGNS.test(value);
  return isOther ? `${APART}${value}${TOGETHER}` : value;
}

/** Names in the way of the language: “Ann, Bo and Cy”. */
export const listed = (names: readonly string[]): string =>
  new Intl.ListFormat(language, { type: "conjunction" }).format(names);

/** A number in the digits of the language, if need be with zeros before it. */
export const counted = (number: number, digits = 1): string =>
  new Intl.NumberFormat(language, { minimumIntegerDigits: digits }).format(number);

// --- cards and tiles ---------------------------------------------------------------------------

const keyOf = (label: string): string => `card-${label.split("#")[0]!}`;

/** What is printed on a card or tile in this edition; a card that is not known keeps its id. */
export function titleOf(label: string, edition: string): string {
  const key = keyOf(label);
  return has(key) ? t(has(`${key}.${edition}`) ? `${key}.${edition}` : key) : label;
}

/** What a card or tile does in this edition; "" if it is not known. */
export function effectOf(label: string, edition: string): string {
  const key = `${keyOf(label)}.effect`;
  return has(key) ? t(has(`${key}-${edition}`) ? `${key}-${edition}` : key) : "";
}
