// A hint for a pending decision, as in coach/hint.py.

import tables from "../../generated/coach.json";
import type { HintReply } from "../../generated/protocol.ts";
import { actionText } from "../notation.ts";
import type { State } from "../state.ts";
import { factsBetween } from "./consequences.ts";
import { ownValues, type Evaluator } from "./evaluator.ts";
import { explain } from "./explanation.ts";
import { judgeDeeply, labelOf, THRESHOLDS } from "./judgement.ts";
import { indicesDown, rounded } from "./numbers.ts";
import type { Unspoken } from "./review.ts";

const { alternatives: ALTERNATIVES, shown_digits: DIGITS } = tables.review;

/** The hint for the decision of a position with at least two legal actions. */
export function giveHint(evaluator: Evaluator, state: State): Unspoken<HintReply> {
  evaluator.forget();
  const options = evaluator.options(state);
  const own = ownValues(options);
  const order = indicesDown(own);
  const judgement = judgeDeeply(evaluator, options, options.actions[clearlyWorse(own, order)]!);
  const isClear = labelOf(judgement) !== "fine";
  const text = (index: number): string => actionText(evaluator.rules, options.state, options.actions[index]!);
  const [best, other] = [text(judgement.best), text(judgement.taken)];
  const facts = isClear ? factsBetween(evaluator, options, judgement.best, judgement.taken) : [];
  return {
    seat: options.seat,
    ply: 0,
    best,
    chance: rounded(own[judgement.best]!, DIGITS),
    against: isClear ? other : "",
    cost: isClear ? rounded(judgement.cost, DIGITS) : 0,
    uncertainty: rounded(judgement.uncertainty, DIGITS),
    options: order.slice(0, ALTERNATIVES).map((index) => ({ action: text(index), chance: rounded(own[index]!, DIGITS) })),
    sentences: isClear ? explain(best, other, facts, state.monsters, true) : [],
  };
}

// The best action that would be a mistake, or an inaccuracy; else the second one.
function clearlyWorse(own: readonly number[], order: readonly number[]): number {
  for (const label of ["mistake", "inaccuracy"] as const) {
    const worse = order.find((index) => own[order[0]!]! - own[index]! >= THRESHOLDS[label]);
    if (worse !== undefined) return worse;
  }
  return order[1]!;
}
