// In which order one's games are listed.

import type { Listed, Phase } from "../generated/protocol.ts";

const ORDER: Readonly<Record<Phase, number>> = { playing: 0, gathering: 1, over: 2 };

/** Running games first, then those that gather, then what is over; the latest first in each. */
export const byPhase = (tables: readonly Listed[]): Listed[] =>
  [...tables].sort((a, b) => ORDER[a.phase] - ORDER[b.phase] || b.changed - a.changed);
