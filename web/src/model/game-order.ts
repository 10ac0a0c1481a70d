// Sort order of the player's games.

import type { Listed, Phase } from "../generated/protocol.ts";

const ORDER: Readonly<Record<Phase, number>> = { playing: 0, gathering: 1, over: 2 };

/** Running games first, then tables in the lobby, then finished games; the latest first in each group. */
export const sortByPhase = (tables: readonly Listed[]): Listed[] =>
  [...tables].sort((a, b) => ORDER[a.phase] - ORDER[b.phase] || b.changed - a.changed);
