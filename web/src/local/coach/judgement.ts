// The judgement of one decision, as in coach/judgement.py.

import tables from "../../generated/coach.json";
import type { ReviewedDecision } from "../../generated/protocol.ts";
import type { Chances } from "./engine.ts";
import { ownValues, type Evaluator, type Options } from "./evaluator.ts";
import { indexOfMax, indicesDown } from "./numbers.ts";

export type Label = ReviewedDecision["label"];

/** What an action cost the monster that took it, against the best alternative. */
export interface Judgement {
  taken: number; // index of the action in the options
  best: number;
  lost: Chances; // by seat: the win chances of the best action minus those of the one taken
  cost: number; // the own part of `lost`, at least 0
  uncertainty: number;
  isDeep: boolean; // with the second evaluation
}

const NUMBERS = tables.judgement;
export const THRESHOLDS = NUMBERS.thresholds;

/** The label of a cost. A cost within its uncertainty is fine. */
export function labelOf({ cost, uncertainty }: Pick<Judgement, "cost" | "uncertainty">): Label {
  if (cost <= uncertainty) return "fine";
  const reached = (Object.keys(THRESHOLDS) as (keyof typeof THRESHOLDS)[]).filter((label) => cost >= THRESHOLDS[label]);
  return reached.at(-1) ?? "fine";
}

export const needsDeepening = (cost: number): boolean => cost >= NUMBERS.deepen_from;

/** Judge an action by the first evaluation. */
export function judgeQuickly(options: Options, action: number): Judgement {
  const own = ownValues(options);
  const taken = options.actions.indexOf(action);
  const best = own[taken]! >= Math.max(...own) ? taken : indexOfMax(own);
  return judgement(options.seat, taken, best, [options.values[taken]!, options.values[best]!], null);
}

/** Judge an action by the second evaluation of it and of the best alternatives. */
export function judgeDeeply(evaluator: Evaluator, options: Options, action: number): Judgement {
  const own = ownValues(options);
  const taken = options.actions.indexOf(action);
  const others = indicesDown(own).filter((index) => index !== taken);
  const compared = [taken, ...others.slice(0, NUMBERS.compared)];
  const { values, errors } = evaluator.deepen(options, compared, NUMBERS.leaves);
  const { seat } = options;
  const at = indexOfMax(values.map((chances) => chances[seat]!));
  const best = compared[at]!;
  const shift = Math.abs(values[at]![seat]! - values[0]![seat]! - (own[best]! - own[taken]!));
  const uncertainty = NUMBERS.base_uncertainty + shift + NUMBERS.error_factor * errors[at]!;
  return judgement(seat, taken, best, [values[0]!, values[at]!], uncertainty);
}

function judgement(seat: number, taken: number, best: number, [ofTaken, ofBest]: [Chances, Chances], uncertainty: number | null): Judgement {
  const lost = ofBest.map((chance, n) => chance - ofTaken[n]!);
  return { taken, best, lost, cost: Math.max(0, lost[seat]!), uncertainty: uncertainty ?? NUMBERS.quick_uncertainty, isDeep: uncertainty !== null };
}
