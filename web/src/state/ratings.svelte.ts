// Ratings of the people at a table who take part.

import type { Picture, RatingSeen } from "../generated/protocol.ts";
import { ratingsOf } from "../net/profile.ts";

class Ratings {
  #known = $state.raw<Readonly<Record<string, RatingSeen>>>({});

  /** The rating of a player; undefined: none. */
  of(player: string | undefined): RatingSeen | undefined {
    return player ? this.#known[player] : undefined;
  }

  /** Load the ratings of the players with these ids, separated by commas. */
  async load(ids: string): Promise<void> {
    this.#known = ids ? await ratingsOf(ids.split(",")) : {};
  }
}

export const ratings = new Ratings();

/** The ids of the people at a table, separated by commas. */
export const peopleAt = ({ seats }: Picture): string => [...new Set(seats.flatMap(({ holder }) => holder || []))].sort().join(",");
