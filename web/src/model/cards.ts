// All cards and tiles of the game and of packs, and a search in them.

import { cardEffect, cardTitle, packTitle } from "../i18n/index.ts";
import { baseOf, GAME_CARDS, packCards, printedCard, type PrintedCard } from "./printed-cards.svelte.ts";
import { containsWords } from "./text-search.ts";

export const EDITIONS = ["first", "second", "dark"] as const;
export const KINDS = ["keep", "discard", "tile"] as const;
export type Kind = (typeof KINDS)[number];
/** The moments at which cards and tiles act, in the order of a turn. */
export const MOMENTS = ["once", "start", "throwing", "dice", "attacking", "hurt", "tokyo", "buying", "end", "any"] as const;

export interface CardInfo extends PrintedCard {
  id: string;
}

/** A ruling for a card; `only`: the edition, if it applies to one edition only. */
export interface Ruling {
  key: string;
  only?: string;
}

const withIds = (cards: Readonly<Record<string, PrintedCard>>): CardInfo[] => Object.entries(cards).map(([id, card]) => ({ id, ...card }));

/** The cards of the game sorted by English title, then tiles sorted by level. */
export const CARDS: readonly CardInfo[] = withIds(GAME_CARDS);

const BY_ID: ReadonlyMap<string, CardInfo> = new Map(CARDS.map((card) => [card.id, card]));

/** The cards of the game, then those of the server's packs. */
export const allCards = (): CardInfo[] => [...CARDS, ...withIds(packCards())];

export function cardOf(label: string): CardInfo | undefined {
  const id = baseOf(label);
  const printed = printedCard(id);
  return BY_ID.get(id) ?? (printed && { id, ...printed });
}

/** Whether an edition has the card. Tiles exist in the Dark Edition only. */
export const isInEdition = (card: CardInfo, edition: string): boolean =>
  card.kind === "tile" ? edition === "dark" : card.costs?.[edition] !== undefined;

/** The printed price; undefined for a tile. */
export const priceIn = (card: CardInfo, edition: string): number | undefined => card.costs?.[edition];

/** All printed prices, ascending. */
export const prices = (): number[] =>
  [...new Set(allCards().flatMap(({ costs }) => Object.values(costs ?? {})))].filter((price) => price !== undefined).sort((a, b) => a - b);

/** The names of the packs that have cards. */
export const packNames = (): string[] => [...new Set(allCards().flatMap(({ pack }) => pack ?? []))];

/** A search filter; "" matches all. */
export interface CardFilter {
  words: string;
  edition: string;
  kind: string;
  price: number | "";
  when: string;
  pack: string; // NO_PACK: only cards of the game
}

export const NO_PACK = "-";

/** The cards that match the filter; each word must be in a title, in the effect or in the title of the pack. */
export function findCards(wanted: CardFilter): CardInfo[] {
  return allCards().filter((card) => {
    const texts = EDITIONS.flatMap((each) => [cardTitle(card.id, each), cardEffect(card.id, each)]);
    const text = [...texts, packTitle(card.pack ?? "")].join(" ");
    return (
      containsWords(text, wanted.words) &&
      (!wanted.edition || isInEdition(card, wanted.edition)) &&
      (!wanted.kind || card.kind === wanted.kind) &&
      (!wanted.when || card.when?.includes(wanted.when)) &&
      (!wanted.pack || (card.pack ?? NO_PACK) === wanted.pack) &&
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
