// Queries on a board: seats, monsters and zones.

import type { Board, MonsterSeen, Picture } from "../generated/protocol.ts";

/** All seats clockwise, the first own seat first. Players who share a screen keep their places from turn to turn. */
export function seatsClockwise(picture: Picture, mine: readonly number[]): number[] {
  const seats = picture.board?.monsters.length ?? picture.seats.length;
  const first = mine[0] ?? 0;
  return Array.from({ length: seats }, (_, n) => (first + n) % seats);
}

/** The seats that the player `you` holds; a spectator holds none. */
export const ownSeats = (picture: Picture, you: string): number[] =>
  picture.seats.flatMap(({ holder }, seat) => (you && holder === you ? [seat] : []));

/** Whether another person is at the table, as a player or as a spectator. */
export const hasListeners = ({ seats, watchers = 0 }: Picture, you: string): boolean =>
  watchers > 0 || seats.some(({ holder }) => holder && holder !== you);

/** The seat of a monster id; -1: the monster is not in this game. */
export const seatOfMonster = (board: Board, monster: string): number =>
  board.monsters.findIndex((seen) => seen.monster === monster);

/** The monster id of a seat; "" before the player has chosen one. */
export const monsterAt = ({ board, seats }: Picture, seat: number): string =>
  board?.monsters[seat]?.monster ?? seats[seat]?.monster ?? "";

/** The seat of the monster in a zone of Tokyo; -1: the zone is empty. */
export const seatInZone = (board: Board, place: MonsterSeen["place"]): number =>
  board.monsters.findIndex((monster) => monster.place === place);
