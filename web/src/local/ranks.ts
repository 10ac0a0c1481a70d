// The ranks of a game: the order of elimination, and the final ranking, as in server/tables/ranks.py.

import type { State } from "./state.ts";

/** The eliminated seats in order; those that have just fallen come last. */
export function eliminatedSeats(before: readonly number[], state: State): number[] {
  const still = before.filter((seat) => !state.isAlive(seat));
  return [...still, ...state.seatNumbers.filter((seat) => !still.includes(seat) && !state.isAlive(seat))];
}

/** A time for each of the eliminated seats `after`: `now` for those that are new. `times` belongs to `before`. */
export function timesOfFall(before: readonly number[], times: readonly number[], after: readonly number[], now: number): number[] {
  return after.map((seat) => times[before.indexOf(seat)] ?? now);
}

/** The rank of each seat: winners, then the living by stars, then the last to fall. */
export function ranksOf(state: State, out: readonly number[], fell: readonly number[]): number[] {
  const worth = (seat: number): number => {
    if (state.get("winner", seat)) return 1e6;
    return state.isAlive(seat) ? 1e5 + state.get("stars", seat) : (fell[out.indexOf(seat)] ?? -1);
  };
  const worths = state.seatNumbers.map(worth);
  return worths.map((own) => 1 + worths.filter((other) => other > own).length);
}
