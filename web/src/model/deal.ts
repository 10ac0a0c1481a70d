// Games with the same deal, compared for one seat.

import type { Game, GameSeat, LuckAndSkill, Review } from "../generated/protocol.ts";
import { luckOf } from "./review.ts";

/** One game of a deal for one seat; chances are from 0 to 1. */
export interface DealRow {
  game: Game;
  seat: GameSeat;
  terms?: LuckAndSkill; // once the game is reviewed
  start?: number;
  result?: number;
  withoutLuck?: number; // the result without the luck of dice and cards
}

export function dealRows(games: readonly Game[], seat: number, reviews: Readonly<Record<string, Review>>): DealRow[] {
  return games.flatMap((game) => {
    const player = game.seats[seat];
    return player ? [{ game, seat: player, ...termsAt(reviews[game.table], seat) }] : [];
  });
}

function termsAt(review: Review | undefined, seat: number): Partial<DealRow> {
  const terms = review?.terms[seat];
  const [start, result] = [review?.chances[0]?.[seat], review?.chances.at(-1)?.[seat]];
  if (!terms || start === undefined || result === undefined) return {};
  return { terms, start, result, withoutLuck: result - luckOf(terms) };
}

/** The seat to compare first: an own seat, else the first one. */
export const firstSeat = ([first]: readonly Game[]): number => Math.max(0, first?.seats.findIndex(({ yours }) => yours) ?? 0);

/** Finished games without a complete review; those without a quick result come first. */
export function toReview(games: readonly Game[], reviews: Readonly<Record<string, Review>>): Game[] {
  const open = games.filter(({ phase, table }) => phase === "over" && !reviews[table]?.complete);
  return [...open.filter(({ table }) => !reviews[table]), ...open.filter(({ table }) => reviews[table])];
}
