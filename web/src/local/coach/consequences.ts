// What an action leads to until the next turn, as in coach/consequences.py.

import tables from "../../generated/coach.json";
import { C, type State } from "../state.ts";
import type { Evaluator, Options } from "./evaluator.ts";

const NUMBERS = tables.facts;
const AMOUNTS = ["stars", "hearts", "energy"] as const;
const CELLS = { stars: "stars", hearts: "health", energy: "energy" } as const;
const COMPARED = ["wins", "dies", "danger", "stars", "hearts", "energy"] as const;

/** Chances, and expected changes of the own stars, hearts and energy. */
interface Consequences extends Record<(typeof COMPARED)[number], number> {
  kills: Map<number, number>; // by seat
}

/** A number that differs between the best action and another one. */
export interface Fact {
  name: keyof typeof NUMBERS.weights;
  best: number;
  taken: number;
  seat: number; // of the monster that is eliminated, or -1
  is_gain: boolean; // of the best action; otherwise its price
}

/** The most important gain of the best action and its most important price, if any. */
export function factsBetween(evaluator: Evaluator, options: Options, best: number, taken: number): Fact[] {
  const found = facts(consequences(evaluator, options, best), consequences(evaluator, options, taken));
  const notable = found.sort((a, b) => weightOf(b) - weightOf(a)).filter((fact) => weightOf(fact) >= NUMBERS.smallest);
  const gains = notable.filter((fact) => fact.is_gain).slice(0, 1);
  return [...gains, ...notable.filter((fact) => !fact.is_gain).slice(0, gains.length)];
}

// The consequences of an action for the monster that decides; danger NaN: not computed.
function consequences(evaluator: Evaluator, options: Options, index: number): Consequences {
  const leaves = evaluator.leaves(options, index);
  const found: Consequences = { wins: 0, dies: 0, danger: NaN, stars: 0, hearts: 0, energy: 0, kills: new Map() };
  for (const [weight, after] of leaves) add(evaluator, found, weight, options, after);
  if (leaves.length <= NUMBERS.few_leaves) {
    found.danger = leaves.reduce((sum, [weight, after]) => sum + weight * dangerIn(evaluator, after, options.seat), 0);
  }
  return found;
}

function add({ rules }: Evaluator, found: Consequences, weight: number, { state: before, seat }: Options, after: State): void {
  const isOver = rules.actor(after) === C.NOBODY;
  found.wins += weight * Number(isOver && after.get("winner", seat) !== 0);
  found.dies += weight * Number(!after.isAlive(seat));
  for (const name of AMOUNTS) found[name] += weight * (after.get(CELLS[name], seat) - before.get(CELLS[name], seat));
  for (const other of before.seatNumbers) {
    const falls = other !== seat && before.isAlive(other) && !after.isAlive(other);
    if (falls) found.kills.set(other, (found.kills.get(other) ?? 0) + weight);
  }
}

// The chance that a monster is eliminated by the end of the next turn.
function dangerIn(evaluator: Evaluator, state: State, seat: number): number {
  if (!state.isAlive(seat)) return 1;
  return evaluator.nextTurn(state).reduce((sum, [weight, after]) => (after.isAlive(seat) ? sum : sum + weight), 0);
}

function facts(best: Consequences, taken: Consequences): Fact[] {
  const found = COMPARED.filter((name) => !Number.isNaN(best[name]) && !Number.isNaN(taken[name])).map((name) =>
    fact(name, best[name], taken[name], best[name] < taken[name] === NUMBERS.bad.includes(name)),
  );
  const killed = [...new Set([...best.kills.keys(), ...taken.kills.keys()])].sort((a, b) => a - b);
  const kills = killed.map((seat) => {
    const [first, second] = [best.kills.get(seat) ?? 0, taken.kills.get(seat) ?? 0];
    return fact("kills", first, second, first > second, seat);
  });
  return [...found, ...kills];
}

const fact = (name: Fact["name"], best: number, taken: number, is_gain: boolean, seat = -1): Fact => ({ name, best, taken, seat, is_gain });

const weightOf = ({ name, best, taken }: Fact): number => Math.abs(best - taken) * NUMBERS.weights[name];
