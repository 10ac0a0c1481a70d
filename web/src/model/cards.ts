// All cards and tiles with the values of each edition, and a search in them.

import rulebook from "../generated/rulebook.json";
import { cardEffect, cardTitle } from "../i18n/index.ts";
import { baseOf } from "./board.ts";
import { containsWords } from "./text-search.ts";

export const EDITIONS = ["first", "second", "dark"] as const;
export const KINDS = ["keep", "discard", "tile"] as const;
export type Kind = (typeof KINDS)[number];
/** The moments at which cards and tiles act, in the order of a turn. */
export const MOMENTS = ["once", "start", "throwing", "dice", "attacking", "hurt", "tokyo", "buying", "end", "any"] as const;

type ByEdition<T> = Partial<Record<string, T>>;

export interface CardInfo {
  id: string;
  kind: string; // keep, discard, tile
  level?: number; // of a tile: 3, 6 or 10
  side?: string; // of a tile: red or green
  costs?: ByEdition<number>; // for each edition that has the card
  copies?: ByEdition<number>; // in the deck, if more than one
  when?: readonly string[]; // the moments at which it acts
  rulings?: readonly string[]; // catalogue keys
}

/** A ruling for a card; `only`: the edition, if it applies to one edition only. */
export interface Ruling {
  key: string;
  only?: string;
}

const printed: Readonly<Record<string, Omit<CardInfo, "id">>> = rulebook.cards;

/** Cards sorted by English title, then tiles sorted by level. */
export const CARDS: readonly CardInfo[] = Object.entries(printed).map(([id, card]) => ({ id, ...card }));

const BY_ID: ReadonlyMap<string, CardInfo> = new Map(CARDS.map((card) => [card.id, card]));

export const cardOf = (label: string): CardInfo | undefined => BY_ID.get(baseOf(label));

/** Whether an edition has the card. Tiles exist in the Dark Edition only. */
export const isInEdition = (card: CardInfo, edition: string): boolean =>
  card.kind === "tile" ? edition === "dark" : card.costs?.[edition] !== undefined;

/** The printed price; undefined for a tile. */
export const priceIn = (card: CardInfo, edition: string): number | undefined => card.costs?.[edition];

/** All printed prices, ascending. */
export const PRICES: readonly number[] = [...new Set(CARDS.flatMap(({ costs }) => Object.values(costs ?? {})))]
  .filter((price) => price !== undefined)
  .sort((a, b) => a - b);

/** A search filter; "" matches all. */
export interface CardFilter {
  words: string;
  edition: string;
  kind: string;
  price: number | "";
  when: string;
}

/** The cards that match the filter; each word must be in a title or in the effect. */
export function findCards(wanted: CardFilter): CardInfo[] {
  return CARDS.filter((card) => {
    const text = EDITIONS.flatMap((each) => [cardTitle(card.id, each), cardEffect(card.id, each)]).join(" ");
    return (
      containsWords(text, wanted.words) &&
      (!wanted.edition || isInEdition(card, wanted.edition)) &&
      (!wanted.kind || card.kind === wanted.kind) &&
      (!wanted.when || card.when?.includes(wanted.when)) &&
      (wanted.price === "" || hasPrice(card, wanted.edition, wanted.price))
    );
  });
}

const hasPrice = (card: CardInfo, edition: string, price: number): boolean =>
  (edition ? [edition] : EDITIONS).some((each) => priceIn(card, each) === price);

const DARK_ONLY = /-dark-\d+$/;

/** The rulings of a card: keys of the catalogue `rulings`. */
export const rulingsOf = (label: string): readonly Ruling[] =>
  (cardOf(label)?.rulings ?? []).map((key) => ({ key, only: DARK_ONLY.test(key) ? "dark" : undefined }));
