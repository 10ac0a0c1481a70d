// All cards and tiles, with what each edition prints on them; finding some of them.

import rulebook from "../generated/rulebook.json";
import { baseOf } from "./board.ts";

export const EDITIONS = ["first", "second", "dark"] as const;
export const KINDS = ["keep", "discard", "tile"] as const;
export type Kind = (typeof KINDS)[number];

type ByEdition<T> = Partial<Record<string, T>>;

export interface CardInfo {
  id: string;
  title: string;
  titles?: ByEdition<string>; // where an edition prints another name
  kind: string; // keep, discard, tile
  level?: number; // of a tile: 3, 6 or 10
  side?: string; // of a tile: red or green
  costs?: ByEdition<number>; // by edition that has the card
  copies?: ByEdition<number>; // in the deck, where there are several
  effect: string;
}

/** How we rule a card, and if only one edition needs it, which. */
export interface Ruling {
  text: string;
  only?: string;
}

const printed: Readonly<Record<string, Omit<CardInfo, "id">>> = rulebook.cards;

/** Cards by title, then tiles by level. */
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
}

/** Those that fit: every word in a title or in the effect. */
export function found(wanted: Wanted): CardInfo[] {
  const words = plain(wanted.words).split(/\s+/).filter(Boolean);
  return CARDS.filter((card) => {
    const text = plain([card.title, ...Object.values(card.titles ?? {}), card.effect].join(" "));
    return (
      words.every((word) => text.includes(word)) &&
      (!wanted.edition || isIn(card, wanted.edition)) &&
      (!wanted.kind || card.kind === wanted.kind) &&
      (wanted.price === "" || hasPrice(card, wanted.edition, wanted.price))
    );
  });
}

const hasPrice = (card: CardInfo, edition: string, price: number): boolean =>
  (edition ? [edition] : EDITIONS).some((each) => priceIn(card, each) === price);

// Accents, capitals and kinds of apostrophe do not matter to somebody who types.
const plain = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").replace(/[’‘]/g, "'").toLowerCase();

/** Long, and seldom read: they come when they are first wanted. */
export async function rulingsOf(label: string): Promise<readonly Ruling[]> {
  const all: Readonly<Record<string, readonly Ruling[]>> = (await import("../generated/rulings.json")).default;
  return all[baseOf(label)] ?? [];
}
