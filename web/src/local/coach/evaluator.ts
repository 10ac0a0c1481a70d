// Win chances of positions and decisions, as in coach/evaluation.py.

import tables from "../../generated/coach.json";
import { viewFrom } from "../board.ts";
import { kindOf } from "../notation.ts";
import type { Rules } from "../rules.ts";
import { C, type State } from "../state.ts";
import type { Chances, CoachEngine, Program } from "./engine.ts";
import { indicesDown, range } from "./numbers.ts";

/** The positions before the next turn, by key: a position, or a program and its final dice. */
type Future = Map<string, Leaf>;

interface Leaf {
  weight: number;
  state: () => State;
}

/** A position before the next turn after an action, with its weight. */
type WeightedState = readonly [weight: number, state: State];

/** The legal actions of a decision with the win chances after each. */
export interface Options {
  state: State; // what the monster that decides can see
  seat: number;
  actions: readonly number[];
  values: Chances[]; // by action
  futures: Map<number, Future>; // by index of the action
}

const NO_THROW = -1;

export const ownValues = ({ values, seat }: Options): number[] => values.map((chances) => chances[seat]!);

export class Evaluator {
  readonly rules: Rules;
  readonly #engine: CoachEngine;
  readonly #programs = new Map<string, Program>();
  readonly #gains = new Map<string, Chances>();
  readonly #firsts = new Map<string, Chances>();

  constructor(rules: Rules, engine: CoachEngine) {
    [this.rules, this.#engine] = [rules, engine];
  }

  /** Drop what was computed for earlier positions. */
  forget(): void {
    for (const known of [this.#programs, this.#gains, this.#firsts]) known.clear();
  }

  // --- positions -------------------------------------------------------------------------------

  /** The win chances before an event of chance or after the end. `isInTurn`: dice were kept in this turn. */
  chances(state: State, isInTurn = false): Chances {
    if (this.rules.actor(state) === C.NOBODY) return this.#engine.judge(state);
    if (state.top.kind === C.THROW) {
      const exact = this.#diceValue(viewFrom(state, [state.get("turn")]));
      return isInTurn ? exact : this.#blend(state, exact);
    }
    return weightedSum(this.#outcomes(state).map(([weight, after, seed]) => [weight, this.#first(after, seed).chances]));
  }

  // The value of a position before a turn: between its first evaluation and that of its program.
  #blend(state: State, exact: Chances): Chances {
    const living = state.seatNumbers.filter((seat) => state.isAlive(seat)).length;
    const share = (living - 1) / living;
    return this.#engine.judge(state).map((first, seat) => first + share * (exact[seat]! - first));
  }

  // Weights, positions and seeds after an event of chance that is no throw.
  #outcomes(state: State): [weight: number, after: State, seed: number][] {
    const isOver = state.get("step") === C.OVER;
    if (isOver || (state.top.kind !== C.REVEAL && state.top.kind !== C.LOOK)) {
      const plays = isOver ? tables.openings : tables.rollouts;
      return range(plays).map((seed) => [1 / plays, state, seed]);
    }
    return this.rules.chanceOutcomes(state).map(([action, weight]) => [weight, this.#after(state, action), 0]);
  }

  #after(state: State, action: number): State {
    const after = state.copy();
    this.rules.advance(after, action);
    return after;
  }

  // Play the rest of the turn; the first evaluation of a position is computed once.
  #first(state: State, seed: number): { key: string; after: State; chances: Chances } {
    const { after, chances } = this.#engine.playOn(state, seed);
    const { key } = after;
    if (!this.#firsts.has(key)) this.#firsts.set(key, chances);
    return { key, after, chances: this.#firsts.get(key)! };
  }

  // --- decisions -------------------------------------------------------------------------------

  /** The actions of the seat that decides, with the first evaluation of each. */
  options(state: State): Options {
    const seat = this.rules.actor(state);
    const seen = viewFrom(state, [seat]);
    const actions = this.rules.legal(state);
    const found: Options = { state: seen, seat, actions, values: [], futures: new Map() };
    const program = this.#engine.hasProgram(seen) ? this.#program(seen) : null;
    const afters = actions.map((action) => (program && throwsDice(action) ? null : this.#after(seen, action)));
    // After the dice, all actions are compared at the same time: before or after the next turn.
    const isByDice = program !== null || afters.every((after) => this.#engine.hasProgram(after!));
    found.values = afters.map((after, index) => (after ? this.#valueAfter(found, index, after, isByDice) : this.#valueIn(program!, seen, actions[index]!)));
    return found;
  }

  // The value of a keep or of stopping.
  #valueIn(program: Program, state: State, action: number): Chances {
    if (kindOf(action) === C.A_STOP) return valueAt(program, 0, this.#engine.setOnTable(state));
    return valueAt(program, state.get("throws") - 1, this.#engine.keptSet(action));
  }

  // The first evaluation of an action that does not throw dice.
  #valueAfter(options: Options, index: number, after: State, isByDice: boolean): Chances {
    if (isByDice && this.#engine.hasProgram(after)) return this.#diceValue(after);
    const future = this.#futureOf(after);
    options.futures.set(index, future);
    return weightedSum([...future].map(([key, { weight }]) => [weight, this.#firsts.get(key)!]));
  }

  // The leaves of a position from plays of the rest of a turn.
  #futureOf(state: State): Future {
    const found: Future = new Map();
    for (const seed of range(tables.rollouts)) {
      const { key, after } = this.#first(state, seed);
      const before = found.get(key)?.weight ?? 0;
      found.set(key, { weight: before + 1 / tables.rollouts, state: () => after });
      if (seed === 1 && found.size === 1) return new Map([[key, { weight: 1, state: () => after }]]); // chance does not matter
    }
    return found;
  }

  // --- dice ------------------------------------------------------------------------------------

  // The value of a KEEP question or a throw, from the program of its turn.
  #diceValue(state: State): Chances {
    if (!this.#engine.hasProgram(state)) return this.#engine.judge(state);
    return valueAt(this.#program(state), state.get("throws"), this.#engine.setOnTable(state));
  }

  // The program of the turn; it is computed once while nothing but dice changes.
  #program(state: State): Program {
    const [base, dice, throws] = [this.#engine.baseOf(state), this.#engine.allDice(state), state.get("throws")];
    const key = `${dice} ${base.key}`;
    const known = this.#programs.get(key);
    if (known && known.throws >= throws) return known;
    const found = this.#engine.program(base, dice, throws);
    this.#programs.set(key, found);
    return found;
  }

  // --- second evaluation -----------------------------------------------------------------------

  /** The second evaluation of some actions, and its possible error against the first of them: at most `most` leaves are
   * evaluated, those in which the actions differ most. */
  deepen(options: Options, indices: readonly number[], most: number): { values: number[][]; errors: number[] } {
    const futures = indices.map((index) => this.#future(options, index));
    const leaves = new Map(futures.flatMap((future) => [...future]));
    const weights = futures.map((future) => [...leaves.keys()].map((key) => future.get(key)?.weight ?? 0));
    const differences = range(leaves.size).map((leaf) => Math.max(...weights.map((row) => Math.abs(row[leaf]! - weights[0]![leaf]!))));
    const order = indicesDown(differences);
    const all = [...leaves];
    const gains = order.slice(0, most).map((leaf) => this.#gain(...all[leaf]!));
    const sorted = weights.map((row) => order.map((leaf) => row[leaf]!));
    return this.#engine.applyGains(sorted, gains, indices.map((index) => options.values[index]!), options.seat);
  }

  /** The positions before the next turn after an action, with their weights. */
  leaves(options: Options, index: number): WeightedState[] {
    return [...this.#future(options, index).values()].map(({ weight, state }) => [weight, state()]);
  }

  /** The positions after the turn that begins with this throw, with their weights. */
  nextTurn(state: State): WeightedState[] {
    if (state.top.kind !== C.THROW || !this.#engine.hasProgram(state)) return [[1, state]];
    const future = this.#diceFuture(state, this.#engine.setOnTable(state), state.get("throws"));
    return [...future.values()].map(({ weight, state: after }) => [weight, after()]);
  }

  #future(options: Options, index: number): Future {
    const known = options.futures.get(index);
    if (known) return known;
    const found = this.#newFuture(options.state, options.actions[index]!);
    options.futures.set(index, found);
    return found;
  }

  #newFuture(state: State, action: number): Future {
    if (kindOf(action) === C.A_STOP) return this.#diceFuture(state, this.#engine.setOnTable(state), NO_THROW);
    if (kindOf(action) === C.A_KEEP) return this.#diceFuture(state, this.#engine.keptSet(action), state.get("throws") - 1);
    const after = this.#after(state, action);
    return this.#diceFuture(after, this.#engine.setOnTable(after), after.get("throws"));
  }

  #diceFuture(state: State, kept: number, throws: number): Future {
    const program = this.#program(state);
    const { key } = program.base;
    const leaf = (final: number, weight: number): Leaf => ({ weight, state: () => this.#engine.playFinal(program.base, final) });
    return new Map(this.#engine.spread(program, kept, throws).map(([final, weight]) => [`${final} ${key}`, leaf(final, weight)]));
  }

  // The second minus the first evaluation of a leaf.
  #gain(key: string, { state: make }: Leaf): Chances {
    const known = this.#gains.get(key);
    if (known) return known;
    const found = this.#gainOf(make());
    this.#gains.set(key, found);
    return found;
  }

  #gainOf(state: State): Chances {
    if (state.top.kind !== C.THROW || !this.#engine.hasProgram(state)) return state.seatNumbers.map(() => 0);
    const throws = state.get("throws");
    const program = this.#engine.program(this.#engine.baseOf(state), this.#engine.allDice(state), throws);
    const deep = valueAt(program, throws, this.#engine.setOnTable(state));
    return this.#engine.judge(state).map((first, seat) => deep[seat]! - first);
  }
}

const throwsDice = (action: number): boolean => kindOf(action) === C.A_KEEP || kindOf(action) === C.A_STOP;

function valueAt({ rows, sets, base: { seats } }: Program, throws: number, set: number): Chances {
  const at = (throws * sets + set) * C.MAX_SEATS;
  return [...rows.subarray(at, at + seats)];
}

/** The sum of win chances times their weights, in order. */
function weightedSum(parts: readonly (readonly [weight: number, chances: Chances])[]): Chances {
  return parts[0]![1].map((_, seat) => parts.reduce((sum, [weight, chances]) => sum + weight * chances[seat]!, 0));
}
