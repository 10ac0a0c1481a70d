// All cards and tiles, with what each edition prints on them; finding some of them.

import rulebook from "../generated/rulebook.json";
import { effectOf, titleOf } from "../words/index.ts";
import { baseOf } from "./board.ts";
import { hasAll } from "./finding.ts";

export const EDITIONS = ["first", "second", "dark"] as const;
export const KINDS = ["keep", "discard", "tile"] as const;
export type Kind = (typeof KINDS)[number];
/** The parts of a game in which cards and tiles act, in the order of a turn. */
export const MOMENTS = ["once", "start", "throwing", "dice", "attacking", "hurt", "tokyo", "buying", "end", "any"] as const;

type ByEdition<T> = Partial<Record<string, T>>;

export interface CardInfo {
  id: string;
  kind: string; // keep, discard, tile
  level?: number; // of a tile: 3, 6 or 10
  side?: string; // of a tile: red or green
  costs?: ByEdition<number>; // by edition that has the card
  copies?: ByEdition<number>; // in the deck, where there are several
  when?: readonly string[]; // the parts of a game in which it acts
  rulings?: readonly string[]; // keys of the catalogues
}

/** How we rule a card, and if only one edition needs it, which. */
export interface Ruling {
  key: string;
  only?: string;
}

const printed: Readonly<Record<string, Omit<CardInfo, "id">>> = rulebook.cards;

/** Cards by their English title, then tiles by level. */
export const CARDS: readonly CardInfo[] = Object.entries(printed).map(([id, card]) => ({ id, ...card }));

const BY_ID: ReadonlyMap<string, CardInfo> = new Map(CARDS.map((card) => [card.id, card]));

export const cardOf = (label: string): CardInfo | undefined => BY_ID.get(baseOf(label));

/** Whether an edition has it. Tiles belong to the Dark Edition. */
export const isIn = (card: CardInfo, edition: string): boolean =>
  card.kind === "tile" ? edition === "dark" : card.costs?.[edition] !== undefined;

/** What is printed on it: its price, or for a tile nothing. */
export const priceIn = (card: CardInfo, edition: string): number | undefined => card.costs?.[edition];

/** The prices that there are, from low to high. */
export const PRICES: readonly number[] = [...new Set(CARDS.flatMap(({ costs }) => Object.values(costs ?? {})))]
  .filter((price) => price !== undefined)
  .sort((a, b) => a - b);

/** What somebody looks for; "" is anything. */
export interface Wanted {
  words: string;
  edition: string;
  kind: string;
  price: number | "";
  when: string;
}

/** Those that fit: every word in a title or in the effect. */
export function found(wanted: Wanted): CardInfo[] {
  return CARDS.filter((card) => {
    const text = EDITIONS.flatMap((each) => [titleOf(card.id, each), effectOf(card.id, each)]).join(" ");
    return (
      hasAll(text, wanted.words) &&
      (!wanted.edition || isIn(card, wanted.edition)) &&
      (!wanted.kind || card.kind === wanted.kind) &&
      (!wanted.when || card.when?.includes(wanted.when)) &&
      (wanted.price === "" || hasPrice(card, wanted.edition, wanted.price))
    );
  });
}

const hasPrice = (card: CardInfo, edition: string, price: number): boolean =>
  (edition ? [edition] : EDITIONS).some((each) => priceIn(card, each) === price);

const DARK_ONLY = /-dark-\d+$/;

/** What there is to say of a card beyond its text: keys of the catalogue `rulings`. */
export const rulingsOf = (label: string): readonly Ruling[] =>
  (cardOf(label)?.rulings ?? []).map((key) => ({ key, only: DARK_ONLY.test(key) ? "dark" : undefined }));
