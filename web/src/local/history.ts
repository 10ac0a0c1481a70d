// Past updates and positions of a game, made from the log of its table, as in server/updates/records.py.

import type { Update } from "../generated/protocol.ts";
import { viewFrom } from "./board.ts";
import type { Entry } from "./entries.ts";
import { parseMove } from "./notation.ts";
import { Play } from "./play.ts";
import { positionText } from "./position.ts";
import { LocalRefusal } from "./refusal.ts";
import type { Rules } from "./rules.ts";
import { C, type State } from "./state.ts";
import { Table } from "./table.ts";
import { UpdateBuilder } from "./updates.ts";

/** An entry with the table after it and its moves. */
type Replayed = readonly [entry: Entry, table: Table, play: Play | null];

function* replayLog(rules: Rules, id: string, [first, ...rest]: readonly Entry[]): Generator<Replayed> {
  let table = Table.open(rules, id, first!);
  yield [first!, table, null];
  for (const entry of rest) {
    const [after, play] = table.apply(entry);
    table = after;
    yield [entry, table, play];
  }
}

/** The updates after entry `after`. Each shows what was visible at its time, or all: on request, or if the game is over. */
export function pastUpdates(
  rules: Rules,
  id: string,
  log: readonly Entry[],
  player: string,
  after: number,
  most: number,
  isOpen = false,
): Update[] {
  const all = [...replayLog(rules, id, log)];
  const showsAll = isOpen || all.at(-1)![1].snapshot.phase === "over";
  return all
    .filter(([{ seq }]) => seq > after && seq <= after + most)
    .map(([entry, table, play]) => {
      const update = new UpdateBuilder(table, { now: entry.at, showsAll }).update(entry, play, player);
      return { ...update, picture: { ...update.picture, legal: [], undo: false } };
    });
}

/** The positions before the first throw of each turn, as a spectator sees them. */
export function turnStarts(rules: Rules, log: readonly Entry[]): State[] {
  const { start, moves } = wholeGame(rules, log);
  const state = start.copy();
  const found: State[] = [];
  let isNew = false;
  for (const move of moves) {
    const events = rules.advance(state, parseMove(rules, state, move)!);
    isNew ||= events.some(([kind]) => kind === C.TURN);
    if (!isNew || state.top.kind !== C.THROW) continue;
    found.push(viewFrom(state, []).copy());
    isNew = false;
  }
  return found;
}

/** The position after `ply` moves, as far as a player may know it. */
export function positionAt(rules: Rules, log: readonly Entry[], ply: number, player: string): string {
  const { start, moves, table } = wholeGame(rules, log);
  if (ply < 0 || ply > moves.length) throw new LocalRefusal("no-such-move", { last: moves.length });
  const { state } = new Play(rules, start).replay(moves.slice(0, ply));
  const own = table.snapshot.phase === "over" ? table.seats.map((_, seat) => seat) : table.seatsOf(player);
  return positionText(viewFrom(state, own));
}

/** The start of a game, its moves so far, and its table. */
export function wholeGame(rules: Rules, log: readonly Entry[]): { start: State; moves: string[]; table: Table } {
  const moves: string[] = [];
  let start: State | null = null;
  let last: Table | null = null;
  for (const [{ what }, table, play] of replayLog(rules, "", log)) {
    if (what.type === "started") start = last!.initialPosition(what.monsters);
    if (what.type === "undone") moves.length = what.to.ply;
    if (play) moves.push(...play.moves);
    last = table;
  }
  if (!start) throw new LocalRefusal("not-begun");
  return { start, moves, table: last! };
}
