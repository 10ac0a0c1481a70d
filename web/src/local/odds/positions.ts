// The steps of a search: positions after dice and after actions, and a limit on their number.

import { pack } from "../notation.ts";
import type { Rules } from "../rules.ts";
import { C, type State } from "../state.ts";

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
