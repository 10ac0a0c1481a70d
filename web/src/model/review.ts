// The coach's review of a game.

import type { Review, ReviewedDecision } from "../generated/protocol.ts";

/** The decisions that are not fine, in the order of the game. */
export const costlyDecisions = ({ decisions }: Review): ReviewedDecision[] => decisions.filter(({ label }) => label !== "fine");

/** The actions to choose from in “try again”: the best ones and the one played, sorted so that the order tells nothing. */
export const offeredActions = ({ action, best, options }: ReviewedDecision): string[] =>
  [...new Set([action, best, ...options.map((option) => option.action)])].sort();
