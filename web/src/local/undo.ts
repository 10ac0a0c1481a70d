// Undo: a decision can be undone if it affected neither chance nor another monster, as in server/tables/undo.py.

import tables from "../generated/engine.json";
import type { Play } from "./play.ts";
import type { Rules } from "./rules.ts";
import { C, cellBytes, type Cell, type State } from "./state.ts";

const MONSTER_CELLS = tables.monster_cells as Cell[];
const THING_CELLS: readonly Cell[] = ["location", "counter", "used"];

/** Whether only `seat` made the moves, they changed only its own monster, and `seat` decides next. */
export function canBeUndone(rules: Rules, before: State, play: Play, seat: number): boolean {
  const isAlone = rules.actor(play.state) === seat && play.steps.every((step) => step.seat === seat);
  return isAlone && !changesOthers(before, play.state, seat);
}

function changesOthers(before: State, after: State, seat: number): boolean {
  const others = before.seatNumbers.filter((other) => other !== seat);
  const differs = (cell: Cell, n: number): boolean => cellBytes(before, cell, n) !== cellBytes(after, cell, n);
  if (MONSTER_CELLS.some((cell) => others.some((other) => differs(cell, other)))) return true;
  for (let thing = 0; thing < C.THINGS; thing += 1) {
    const isOthers = others.includes(before.get("location", thing)) || others.includes(after.get("location", thing));
    if (isOthers && THING_CELLS.some((cell) => differs(cell, thing))) return true;
  }
  return false;
}
