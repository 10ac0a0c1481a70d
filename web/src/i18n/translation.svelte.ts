// Translation: `t("start-play")` returns a text in the current language. Reactive: components update on a change.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import loaders from "catalogues";
import { loadFont } from "./fonts.ts";
import { PSEUDO, textDirection, type Language, type LanguageCode } from "./languages.ts";

/** A card or tile as a text argument; its title is looked up in the current language. */
export interface CardRef {
  card: string;
  edition: string;
}
export type TextArgs = Record<string, string | number | CardRef>;
export type Part = "page" | "cards" | "rules" | "rulings" | "puzzle" | "refusals";
/** Texts of packs by key, such as `card-second_wind.effect`: the server sends them. */
export type PackTexts = Readonly<Record<string, string>>;
type PackTextSource = (code: LanguageCode) => Promise<PackTexts>;

// Unicode bidi isolates.
const ISOLATE = String.fromCharCode(0x2068);
const POP_ISOLATE = String.fromCharCode(0x2069);
const RTL_ISOLATE = String.fromCharCode(0x2067);
const RTL_LETTERS = /[\u0590-\u08ff\ufb1d-\ufefc]/;
const PSEUDO_LETTERS = new Map([..."aeiouyAEIOUYcnsCNSzZ"].map((letter, n) => [letter, [..."àéîöûýÀÉÎÖÛÝçñšÇÑŠžŽ"][n]!]));

let language: LanguageCode = $state("en");
let bundle: FluentBundle = $state.raw(new FluentBundle("en"));
let packTexts: PackTexts = $state.raw({});
let packSource: PackTextSource | null = null;
let wanted: Language = "en";
let loading: Promise<void> = Promise.resolve();
const needed = new Set<Part>(["page", "cards"]); // needed at each table: loaded at the start

/** Switch to a language; resolves when its catalogues are loaded. */
export function setLanguage(code: Language): Promise<void> {
  wanted = code;
  return loadAgain();
}

/** Load another part of the catalogues (long and rarely used). */
export function loadPart(part: Part): Promise<void> {
  if (needed.has(part)) return loading;
  needed.add(part);
  return loadAgain();
}

/** Load the texts of packs, now and after each change of the language. Rejects if they cannot be loaded now. */
export function loadPackTexts(source: PackTextSource): Promise<void> {
  packSource = source;
  return loadAgain();
}

// Loads run one after the other, each with the language and parts wanted at that time: the last one is right. A load
// also runs after one that failed.
const loadAgain = (): Promise<void> => (loading = loading.then(load, load));

async function load(): Promise<void> {
  const code = wanted === PSEUDO ? "en" : wanted;
  const loaded = new FluentBundle(code, {
    // In right-to-left languages each argument is isolated; in others `isolate` does it where needed.
    useIsolating: textDirection(code) === "rtl",
    transform: wanted === PSEUDO ? toPseudo : undefined,
  });
  const [ofPacks, ...texts] = await Promise.all([textsOfPacks(code), ...[...needed].map((part) => textOf(code, part))]);
  for (const text of texts) loaded.addResource(new FluentResource(text));
  loadFont(code);
  packTexts = ofPacks;
  language = code;
  bundle = loaded;
}

// If the server cannot be reached, texts that were loaded before stay in their language.
async function textsOfPacks(code: LanguageCode): Promise<PackTexts> {
  try {
    return (await packSource?.(code)) ?? {};
  } catch (error) {
    if (Object.keys(packTexts).length) return packTexts;
    packSource = null;
    throw error;
  }
}

const textOf = async (code: string, part: Part): Promise<string> => (await loaders[code]![part]()).default;
const toPseudo = (text: string): string => text.replace(/\p{L}/gu, (letter) => PSEUDO_LETTERS.get(letter) ?? letter);

export const currentLanguage = (): LanguageCode => language;

/** Whether the catalogues have a key, `KEY` or `KEY.ATTRIBUTE`. */
export const hasText = (key: string): boolean => Boolean(patternOf(key));

/** The text of a key. A missing key is returned as it is, so that it is noticed. */
export function t(key: string, args: TextArgs = {}): string {
  const pattern = patternOf(key);
  if (!pattern) return key;
  const values = Object.fromEntries(Object.entries(args).map(([name, value]) => [name, formatArgument(value)]));
  const text = bundle.formatPattern(pattern, values, []);
  return textDirection(language) === "rtl" ? fixEmptyIsolates(text) : text;
}

// An isolate without letters of its own, such as a bracket around another text, would be laid out left to right: make
// it a right-to-left isolate.
function fixEmptyIsolates(text: string): string {
  const characters = [...text];
  const open: { at: number; hasLetters: boolean }[] = [];
  characters.forEach((character, at) => {
    if (character === ISOLATE) open.push({ at, hasLetters: false });
    else if (character === POP_ISOLATE) {
      const closed = open.pop();
      if (closed && !closed.hasLetters) characters[closed.at] = RTL_ISOLATE;
    } else if (open.length && /\p{L}/u.test(character)) open.at(-1)!.hasLetters = true;
  });
  return characters.join("");
}

function patternOf(key: string) {
  const [name, part] = key.split(".") as [string, string?];
  const message = bundle.getMessage(name);
  return part ? message?.attributes[part] : message?.value;
}

function formatArgument(value: string | number | CardRef): FluentVariable {
  return typeof value === "object" ? cardTitle(value.card, value.edition) : isolate(value);
}

// Isolate a right-to-left name in a left-to-right text, so that it does not reorder the words around it.
function isolate(value: string | number): string | number {
  const isOther = typeof value === "string" && textDirection(language) === "ltr" && RTL_LETTERS.test(value);
  return isOther ? `${ISOLATE}${value}${POP_ISOLATE}` : value;
}

/** A list in the current language: “Ann, Bo and Cy”. */
export const formatList = (names: readonly string[]): string =>
  new Intl.ListFormat(language, { type: "conjunction" }).format(names);

/** A number in the digits of the current language, padded to `digits` digits. */
export const formatNumber = (number: number, digits = 1): string =>
  new Intl.NumberFormat(language, { minimumIntegerDigits: digits }).format(number);

/** A share of 1 as “45 %”. */
export const formatPercent = (share: number): string => new Intl.NumberFormat(language, { style: "percent" }).format(share);

/** A number with its sign: “+2”, “−3”. */
export const formatSigned = (number: number): string =>
  new Intl.NumberFormat(language, { signDisplay: "always" }).format(number).replace("-", "−");

// --- cards and tiles ---------------------------------------------------------------------------

const keyOf = (label: string): string => `card-${label.split("#")[0]!}`;

// A card of a pack may have a name that is also a key of the page, such as “card-search”: its own texts come first.
const ofPack = (key: string): string | undefined =>
  Object.hasOwn(packTexts, key) ? bundle.formatPattern(packTexts[key]!, null) : undefined;

const cardText = (key: string): string | undefined => ofPack(key) ?? (hasText(key) ? t(key) : undefined);

/** The title of a card or tile in an edition; its id as words if the card is unknown. */
export function cardTitle(label: string, edition: string): string {
  const key = keyOf(label);
  return cardText(`${key}.${edition}`) ?? cardText(key) ?? asWords(label);
}

/** The effect text of a card or tile in an edition; "" if unknown. */
export function cardEffect(label: string, edition: string): string {
  const key = `${keyOf(label)}.effect`;
  return cardText(`${key}-${edition}`) ?? cardText(key) ?? "";
}

/** The title of a pack. */
export const packTitle = (name: string): string => ofPack(`pack-${name}`) ?? asWords(name);

// “extra_head#2” becomes “Extra Head”.
const asWords = (id: string): string =>
  id.split("#")[0]!.replace(/(^|_)(\w)/g, (_, gap: string, letter: string) => `${gap && " "}${letter.toUpperCase()}`);
