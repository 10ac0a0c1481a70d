// Goals that depend on the position, and the chance of a monster to die before its next turn, as in odds/table_goals.py
// and odds/threats.py, which describe the assumptions. The compiled rules resolve every set of dice.

import { pack } from "../notation.ts";
import type { Rules } from "../rules.ts";
import { C, monsterOf, type State } from "../state.ts";
import { effectOf, FIRST, MAX_DICE, SETS, sum, type Goal } from "./dice-sets.ts";
import { countOf, handOf } from "./hand.ts";
import { Plan } from "./plan.ts";

/** A search needs more positions than its budget allows. */
export class BudgetExceeded extends Error {}

/** A limit on the number of positions of a search. */
export class SearchBudget {
  constructor(public left: number) {}

  spend(positions = 1): void {
    this.left -= positions;
    if (this.left < 0) throw new BudgetExceeded();
  }
}

type Verdict = (state: State) => number | null; // value of a position; null: undecided

const DEFAULT_ANSWERS = [C.A_PASS, C.A_STAY, C.A_DONE, C.A_STOP].map((kind) => pack(kind));
const DEFAULT_ORDER = [C.ONE, C.TWO, C.THREE, C.ENERGY, C.HEART, C.CLAW].map((face) => pack(C.A_RESOLVE, face));

export const isStanding = (state: State, seat: number): boolean => state.get("place", seat) < C.OUT;

/** This many dice of one face, by face. */
export const diceOf = (face: number, many: number): number[] => Array.from({ length: C.FACES }, (_, n) => (n === face ? many : 0));

/** The steps of a search: positions after dice and after actions. */
export class Positions {
  constructor(readonly rules: Rules) {}

  /** The position after the active monster has begun to resolve these dice. */
  resolved(state: State, dice: readonly number[]): State {
    const after = state.copy();
    after.clearFrames();
    dice.forEach((many, face) => after.set("dice", many, face));
    after.set("throws", 0);
    after.set("step", C.COMBINATIONS);
    this.rules.runUntilDecision(after);
    return after;
  }

  after(state: State, action: number): State {
    const after = state.copy();
    this.rules.advance(after, action);
    return after;
  }

  /** The outcomes of chance with their chances; one revealed card is enough, because no monster buys it. */
  branches(state: State): [State, number][] {
    const found = this.rules.chanceOutcomes(state);
    const { kind } = state.top;
    const used = kind === C.REVEAL || kind === C.LOOK ? [[found[0]![0], 1] as const] : found;
    return used.map(([action, chance]) => [this.after(state, action), chance]);
  }

  /** The positions after the assumed actions of a seat: all for a defence, else the default action. */
  answers(state: State, defends: boolean): State[] {
    return this.#assumed(state, defends).map((action) => this.after(state, action));
  }

  #assumed(state: State, defends: boolean): number[] {
    const { kind, parts } = state.top;
    const legal = this.rules.legal(state);
    const savesHearts = kind === C.YIELD && state.get("held", parts[0]!) > 0;
    if (defends && (kind === C.PROTECT || savesHearts)) return legal;
    const usual = kind === C.ORDER ? DEFAULT_ORDER : DEFAULT_ANSWERS;
    return [usual.find((action) => legal.includes(action)) ?? legal[0]!];
  }
}

// --- goals -----------------------------------------------------------------------------------------

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

// --- threats ---------------------------------------------------------------------------------------

/** Computes the chance of one monster to die before its next turn; many positions recur. */
export class ThreatEvaluator {
  readonly #known = new Map<string, number>();

  constructor(
    private readonly positions: Positions,
    private readonly target: number,
    private readonly budget: SearchBudget,
  ) {}

  deathChance(state: State): number {
    const step = state.get("step");
    const isOwnThrow = state.get("turn") === this.target && step > C.OVER && step <= C.COMBINATIONS;
    return this.#chance(isOwnThrow ? this.positions.resolved(state, diceOf(C.CLAW, 0)) : state);
  }

  #chance(state: State): number {
    if (!isStanding(state, this.target)) return 1;
    const isOwnTurn = state.get("turn") === this.target && state.get("step") <= C.PROBES;
    if (isOwnTurn || this.positions.rules.actor(state) === C.NOBODY) return 0;
    const key = state.key;
    const known = this.#known.get(key) ?? this.#compute(state);
    this.#known.set(key, known);
    return known;
  }

  #compute(state: State): number {
    const { kind, parts } = state.top;
    const isThrown = kind === C.KEEP || kind === C.THROW || kind === C.CHANGE;
    this.budget.spend(isThrown ? MAX_DICE : 1);
    if (isThrown) return this.#throwForClaws(state);
    if (this.positions.rules.actor(state) === C.CHANCE) {
      return sum(this.positions.branches(state).map(([after, chance]) => chance * this.#chance(after)));
    }
    return Math.min(...this.positions.answers(state, parts[0] === this.target).map((after) => this.#chance(after)));
  }

  #throwForClaws(state: State): number {
    const hand = handOf(state);
    const withClaws = (many: number): State => this.positions.resolved(state, diceOf(C.CLAW, many));
    const count = countOf(hand);
    if (!this.#isHurt(state, withClaws(count))) return this.#chance(withClaws(0));
    const deaths = Array.from({ length: count + 1 }, (_, many) => this.#chance(withClaws(many)));
    return new Plan(hand, { name: "death", valueOf: (set) => deaths[SETS[set]![C.CLAW]!]!, energy: 0, isChance: true }).value;
  }

  // Whether the target loses hearts or must defend itself.
  #isHurt(before: State, after: State): boolean {
    const seat = this.target;
    const isHurt = after.get("health", seat) < before.get("health", seat) || !isStanding(after, seat);
    return isHurt || after.get("loss", seat) > 0 || after.get("held", seat) > 0;
  }
}
