// Goals that depend on the position, as in odds/table_goals.py, which describes the assumptions. The compiled rules resolve
// every set of dice.

import { C, monsterOf, type State } from "../state.ts";
import { effectOf, FIRST, SETS, sum, type Goal } from "./dice-sets.ts";
import { countOf, handOf } from "./hand.ts";
import { isStanding, type Positions, type SearchBudget } from "./positions.ts";

type Verdict = (state: State) => number | null; // value of a position; null: undecided

const isTurnOver = (state: State): boolean => state.get("step") <= C.PROBES; // only after the throws

/** The goal of the chance that the active monster's dice kill a monster. */
export function killGoal(positions: Positions, state: State, target: number, budget: SearchBudget): Goal {
  const verdict: Verdict = (after) => {
    if (!isStanding(after, target)) return 1;
    return isTurnOver(after) || after.top.kind === C.BUY ? 0 : null;
  };
  const valueOf = valuesBySet(positions, state, verdict, onlyClawsMatter(state), budget);
  return { name: `kill:${monsterOf(state, target)}`, valueOf, energy: 0, isChance: true };
}

/** The goal of the chance that the active monster wins this turn without a purchase. */
export function winGoal(positions: Positions, state: State, budget: SearchBudget): Goal {
  const seat = state.get("turn");
  const verdict: Verdict = (after) => {
    if (positions.rules.actor(after) === C.NOBODY) return after.get("winner", seat);
    return isTurnOver(after) ? 0 : null;
  };
  return { name: "win", valueOf: valuesBySet(positions, state, verdict, false, budget), energy: 0, isChance: true };
}

// Whether no other face can change the result of the claws, by cards, tiles or a win.
function onlyClawsMatter(state: State): boolean {
  const couldWin = state.get("stars", state.get("turn")) + countOf(handOf(state)) >= C.STARS_TO_WIN;
  return !(state.hasActs(state.get("turn")) || state.get("has_wickedness") || couldWin);
}

// The value of every final set. If no card or tile of the monster acts, numbers that do not score have no effect.
function valuesBySet(positions: Positions, state: State, verdict: Verdict, onlyClaws: boolean, budget: SearchBudget): Goal["valueOf"] {
  const dice = countOf(handOf(state));
  const attacker = state.get("turn");
  const allDiffer = state.hasActs(attacker);
  const found = new Map<string, number>();
  const values = new Map<number, number>();
  for (let set = FIRST[dice]!; set < FIRST[dice + 1]!; set += 1) {
    const key = onlyClaws ? String(SETS[set]![C.CLAW]) : allDiffer ? String(set) : effectOf(set);
    const value = found.get(key) ?? expected(positions, positions.resolved(state, SETS[set]!), verdict, attacker, budget);
    found.set(key, value);
    values.set(set, value);
  }
  return (set) => values.get(set)!;
}

// The expected verdict when all monsters except the attacker defend themselves.
function expected(positions: Positions, state: State, verdict: Verdict, attacker: number, budget: SearchBudget): number {
  budget.spend();
  const found = verdict(state);
  if (found !== null) return found;
  const value = (after: State): number => expected(positions, after, verdict, attacker, budget);
  if (positions.rules.actor(state) === C.CHANCE) return sum(positions.branches(state).map(([after, chance]) => chance * value(after)));
  return Math.min(...positions.answers(state, state.top.parts[0] !== attacker).map(value));
}
