// The coach's review of a game.

import type { LuckAndSkill, Review, ReviewedDecision } from "../generated/protocol.ts";

/** The causes of changes of a win chance; their sum is the result minus the start. */
export const TERMS = ["own_dice", "others_dice", "cards", "own_decisions", "others_decisions"] as const;

/** The luck of a monster in a game. */
export const luckOf = ({ own_dice, others_dice, cards }: LuckAndSkill): number => own_dice + others_dice + cards;

/** The own result of a reviewed game: 1 for a win, and its luck. */
export interface OwnResult {
  result: number;
  luck: number;
}

/** The own result of a review; null: no seat of this player. */
export function ownResult({ chances, terms }: Review, seat: number): OwnResult | null {
  const own = terms[seat];
  const result = chances.at(-1)?.[seat];
  return own && result !== undefined ? { result, luck: luckOf(own) } : null;
}

/** Means over many games; the result without luck is the luck-adjusted result. */
export function meanResult(games: readonly OwnResult[]): { games: number; result: number; luck: number; withoutLuck: number } {
  const mean = (of: (each: OwnResult) => number): number => games.reduce((sum, each) => sum + of(each), 0) / Math.max(1, games.length);
  const [result, luck] = [mean((each) => each.result), mean((each) => each.luck)];
  return { games: games.length, result, luck, withoutLuck: result - luck };
}

/** The decisions that are not fine, in the order of the game. */
export const costlyDecisions = ({ decisions }: Review): ReviewedDecision[] => decisions.filter(({ label }) => label !== "fine");

/** The actions to choose from in “try again”: the best ones and the one played, sorted so that the order tells nothing. */
export const offeredActions = ({ action, best, options }: ReviewedDecision): string[] =>
  [...new Set([action, best, ...options.map((option) => option.action)])].sort();
