// The printed cards and tiles: those of the game, which are part of the page, and those of the server's packs.

import type { PackCard } from "../generated/protocol.ts";
import rulebook from "../generated/rulebook.json";

type ByEdition<T> = Partial<Record<string, T>>;

export interface PrintedCard {
  kind: string; // keep, discard, tile
  level?: number; // of a tile: 3, 6 or 10
  side?: string; // of a tile: red or green
  costs?: ByEdition<number>; // for each edition that has the card
  copies?: ByEdition<number>; // in the deck, if more than one
  when?: readonly string[]; // the moments at which it acts
  rulings?: readonly string[]; // catalogue keys
  pack?: string; // the name of its pack; absent: a card of the game
}
type Cards = Readonly<Record<string, PrintedCard>>;

/** Cards sorted by English title, then tiles sorted by level. */
export const GAME_CARDS: Cards = rulebook.cards;

let ofPacks: Cards = $state.raw({});

/** The cards of the server's packs; reactive. */
export const packCards = (): Cards => ofPacks;

/** Replace the cards of packs. */
export const setPackCards = (cards: Readonly<Record<string, PackCard>>): void => void (ofPacks = cards);

/** The card id without the copy number: `extra_head#2` gives `extra_head`. */
export const baseOf = (label: string): string => label.split("#")[0] ?? label;

/** A card or tile by its label; undefined if neither the game nor a pack has it. */
export function printedCard(label: string): PrintedCard | undefined {
  const id = baseOf(label);
  return [GAME_CARDS, ofPacks].find((cards) => Object.hasOwn(cards, id))?.[id];
}

export const isThing = (label: string): boolean => printedCard(label) !== undefined;
