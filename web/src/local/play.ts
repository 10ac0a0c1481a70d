// Moves of a game: a decision, and the moves that follow without another decision, as in server/tables/moves.py.

import type { Step } from "../generated/protocol.ts";
import { actionText, pack, parseMove, rollOf } from "./notation.ts";
import type { GameEvent, Rules } from "./rules.ts";
import { C, labelOf, monsterOf, type State } from "./state.ts";

export type Why = NonNullable<Step["why"]>;
/** A uniform random whole number below n. */
export type DrawBelow = (n: number) => number;

export interface PlayedMove {
  move: string; // in notation: `gigazaur: keep 11C`, `roll 1E`
  seat: number; // or CHANCE
  why: Why;
  events: GameEvent[];
  seenBy: number; // the only seat that has seen the revealed card, or NOBODY
}

export class Play {
  readonly state: State;
  readonly steps: PlayedMove[] = [];
  readonly #rules: Rules;

  /** Moves from a position, which does not change. */
  constructor(rules: Rules, start: State) {
    this.#rules = rules;
    this.state = start.copy();
  }

  get moves(): string[] {
    return this.steps.map(({ move }) => move);
  }

  get draws(): number {
    return this.steps.filter(({ seat }) => seat === C.CHANCE).length;
  }

  /** Make one legal move. */
  move(action: number, why: Why): void {
    const { state } = this;
    const seat = this.#rules.actor(state);
    const { kind, parts } = state.top;
    const seenBy = seat === C.CHANCE && kind === C.LOOK ? parts[0]! : C.NOBODY;
    const text = actionText(this.#rules, state, action);
    const move = seat === C.CHANCE ? text : `${monsterOf(state, seat)}: ${text}`;
    this.steps.push({ move, seat, why, events: this.#rules.advance(state, action), seenBy });
  }

  /** Play chance and decisions with a single legal action, until a seat has a choice. */
  playForced(below: DrawBelow): void {
    while (this.steps.length < C.MAX_MOVES_PER_ENTRY) {
      const seat = this.#rules.actor(this.state);
      if (seat === C.NOBODY) return;
      const legal = seat === C.CHANCE ? [] : this.#rules.legal(this.state);
      if (legal.length > 1) return;
      this.move(legal[0] ?? drawAction(this.#rules, this.state, below), "table");
    }
  }

  /** Play stored moves; `seat` made the first one. */
  replay(moves: readonly string[], seat: number = C.NOBODY, why: Why = "table"): this {
    moves.forEach((move, n) => {
      const action = parseMove(this.#rules, this.state, move);
      if (action === null) throw new Error(`the stored move ${move} is not legal`);
      this.move(action, n === 0 && seat >= 0 ? why : "table");
    });
    return this;
  }
}

/** Draw one number and return the chance action that it selects, as docs/fair-dice.md specifies. */
function drawAction(rules: Rules, state: State, below: DrawBelow): number {
  const listed = listedOutcomes(rules, state);
  if (listed.length) return listed[below(listed.length)]!;
  const dice = rules.diceToThrow(state);
  const counts = new Array<number>(C.FACES).fill(0);
  let rest = below(C.FACES ** dice);
  for (let die = 0; die < dice; die += 1) {
    counts[rest % C.FACES]! += 1;
    rest = Math.floor(rest / C.FACES);
  }
  return rollOf(counts);
}

// The actions for cards, tiles or monsters, in order of their labels; none where dice are thrown.
function listedOutcomes(rules: Rules, state: State): number[] {
  const { kind, parts } = state.top;
  const named = (action: number, things: number[]): number[] =>
    things.sort((a, b) => (labelOf(a) < labelOf(b) ? -1 : 1)).map((thing) => pack(action, rules.publicName(state, thing)));
  if (kind === C.REVEAL || kind === C.LOOK) return named(C.A_REVEAL, state.thingsAt(C.DECK));
  if (kind === C.LAY_TILE) return named(C.A_LAY, [parts[1]!, parts[2]!]);
  return kind === C.DRAW_STARTER ? state.seatNumbers.map((seat) => pack(C.A_STARTS, seat)) : [];
}
