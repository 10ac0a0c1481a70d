// The coach's review of a game.

import type { LuckAndSkill, Review, ReviewedDecision } from "../generated/protocol.ts";

/** The causes of changes of a win chance; their sum is the result minus the start. */
export const TERMS = ["own_dice", "others_dice", "cards", "own_decisions", "others_decisions"] as const;

/** The luck of a monster in a game. */
export const luckOf = ({ own_dice, others_dice, cards }: LuckAndSkill): number => own_dice + others_dice + cards;

/** The decisions that are not fine, in the order of the game. */
export const costlyDecisions = ({ decisions }: Review): ReviewedDecision[] => decisions.filter(({ label }) => label !== "fine");

/** The actions to choose from in “try again”: the best ones and the one played, sorted so that the order tells nothing. */
export const offeredActions = ({ action, best, options }: ReviewedDecision): string[] =>
  [...new Set([action, best, ...options.map((option) => option.action)])].sort();
