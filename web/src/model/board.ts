// What stands where and what it is called.

import type { Board, MonsterSeen, Picture } from "../generated/protocol.ts";
import rulebook from "../generated/rulebook.json";

export interface Thing {
  kind: string; // keep, discard, tile
  level?: number; // of a tile
}

const things: Readonly<Record<string, Thing>> = rulebook.cards;

/** A card without the number of its printed copy: `extra_head#2` is an `extra_head`. */
export const baseOf = (label: string): string => label.split("#")[0] ?? label;

/** A card or tile as the rulebook has it. */
export const thingOf = (label: string): Thing | undefined =>
  Object.hasOwn(things, baseOf(label)) ? things[baseOf(label)] : undefined;

export const isThing = (label: string): boolean => thingOf(label) !== undefined;

// --- who sits where ----------------------------------------------------------------------------

/** All seats clockwise, mine first: the one asked if several are mine, as on one screen for many. */
export function aroundFrom(picture: Picture, mine: readonly number[]): number[] {
  const seats = picture.board?.monsters.length ?? picture.seats.length;
  const asked = picture.asked?.seat ?? -1;
  const first = mine.length > 1 && mine.includes(asked) ? asked : (mine[0] ?? 0);
  return Array.from({ length: seats }, (_, n) => (first + n) % seats);
}

/** The seats that somebody holds; a spectator holds none. */
export const seatsOf = (picture: Picture, you: string): number[] =>
  picture.seats.flatMap(({ holder }, seat) => (you && holder === you ? [seat] : []));

/** The seat of a monster, by its id; -1: it does not play here. */
export const seatOfMonster = (board: Board, monster: string): number =>
  board.monsters.findIndex((seen) => seen.monster === monster);

/** The monster of a seat, by its id. Before the game it may not be chosen yet: "". */
export const monsterAt = ({ board, seats }: Picture, seat: number): string =>
  board?.monsters[seat]?.monster ?? seats[seat]?.monster ?? "";

/** Who is in a place of Tokyo; -1: nobody. */
export const whoIsIn = (board: Board, place: MonsterSeen["place"]): number =>
  board.monsters.findIndex((monster) => monster.place === place);
