// The chance of a monster to die before its next turn, as in odds/threats.py, which describes the assumptions.

import { C, type State } from "../state.ts";
import { MAX_DICE, SETS, sum } from "./dice-sets.ts";
import { countOf, handOf } from "./hand.ts";
import { Plan } from "./plan.ts";
import { diceOf, isStanding, type Positions, type SearchBudget } from "./positions.ts";

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
