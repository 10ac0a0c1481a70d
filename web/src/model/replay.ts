// A game as a list of replay entries: the picture after each update, and marks for navigation.

import type { Board, Picture, Update } from "../generated/protocol.ts";
import { seatInZone } from "./board.ts";
import { logLines } from "./log-lines.ts";
import type { Line } from "./types.ts";

/** Navigation marks: a turn begins, a monster enters or leaves Tokyo, a monster is eliminated. */
export const MARKS = ["turn", "tokyo", "out"] as const;
export type Mark = (typeof MARKS)[number];

export interface ReplayEntry {
  update: Update;
  before: Picture; // where its frames start
  picture: Picture; // after the update
  own: Line[]; // its log lines
  lineCount: number; // number of log lines up to here
  turn: number; // turn number, from 1
  seat: number; // of the turn
  marks: ReadonlySet<Mark>;
}

export interface ReplayData {
  entries: ReplayEntry[];
  lines: Line[];
}

/** All entries with moves, and the whole log; `updates` are all updates of a table. */
export function replayOf(updates: readonly Update[]): ReplayData {
  const entries: ReplayEntry[] = [];
  const lines: Line[] = [];
  let last: Picture | null = null;
  let turn = 1;
  for (const update of withoutUndone(updates)) {
    const { picture } = update;
    const before: Picture = last ?? picture;
    const own = update.what === "undone" ? [] : logLines(update, last);
    lines.push(...own);
    last = picture;
    if (!update.steps?.length || !picture.board) continue;
    const marks = marksOf(before, update, !entries.length);
    if (entries.length && marks.has("turn")) turn += 1;
    entries.push({ update, before, picture, own, lineCount: lines.length, turn, seat: picture.board.turn, marks });
  }
  return { entries, lines };
}

// Remove updates that were undone. The undo update itself stays: it has no moves, but the next update starts from its
// picture.
function withoutUndone(updates: readonly Update[]): Update[] {
  const remaining: Update[] = [];
  for (const update of updates) {
    if (update.what === "undone") {
      const isTaken = (n: number): boolean => Boolean(remaining[n]!.steps?.length);
      for (let n = remaining.length - 1; n >= 0 && remaining[n]!.picture.ply > update.picture.ply; n -= 1) if (isTaken(n)) remaining.splice(n, 1);
    }
    remaining.push(update);
  }
  return remaining;
}

function marksOf(before: Picture, { picture, steps = [] }: Update, isFirst: boolean): Set<Mark> {
  const happened = new Set(steps.flatMap(({ events = [] }) => events.map(({ what }) => what)));
  const marks = new Set<Mark>();
  if (isFirst || happened.has("turn")) marks.add("turn");
  if (holdersOf(before.board) !== holdersOf(picture.board)) marks.add("tokyo");
  if (happened.has("eliminated")) marks.add("out");
  return marks;
}

const holdersOf = (board: Board | null | undefined): string =>
  board ? `${seatInZone(board, "city")} ${seatInZone(board, "bay")}` : "-1 -1";

/** The index of the last entry at or before a ply; 0 if the ply is before the first entry. */
export function entryAt(entries: readonly ReplayEntry[], ply: number): number {
  const later = entries.findIndex(({ picture }) => picture.ply > ply);
  return later < 0 ? Math.max(0, entries.length - 1) : Math.max(0, later - 1);
}

/** The index of the next entry with this mark in a direction; -1: none. */
export function nextMarked(entries: readonly ReplayEntry[], from: number, mark: Mark, direction: 1 | -1): number {
  for (let n = from + direction; n >= 0 && n < entries.length; n += direction) {
    if (entries[n]!.marks.has(mark)) return n;
  }
  return -1;
}

/** The entries of one turn; `end` is the index after the last one. */
export interface TurnRange {
  seat: number;
  turn: number;
  start: number;
  end: number;
}

export function turnRanges(entries: readonly ReplayEntry[]): TurnRange[] {
  const ranges: TurnRange[] = [];
  entries.forEach(({ seat, turn }, n) => {
    const last = ranges.at(-1);
    if (last?.turn === turn) last.end = n + 1;
    else ranges.push({ seat, turn, start: n, end: n + 1 });
  });
  return ranges;
}

export type Counter = "health" | "stars";

/** For each seat, the value of a counter after each entry. */
export function counterSeries(entries: readonly ReplayEntry[], what: Counter): number[][] {
  const seats = entries[0]?.picture.board?.monsters.length ?? 0;
  return Array.from({ length: seats }, (_, seat) => entries.map(({ picture }) => picture.board?.monsters[seat]?.[what] ?? 0));
}

/** Heights of labels without overlap: near the wanted height, at least `apart` from the next label. */
export function spreadLabels(wanted: readonly number[], apart: number, lowest: number): number[] {
  const order = wanted.map((_, n) => n).sort((a, b) => wanted[a]! - wanted[b]!);
  const placed = [...wanted];
  let free = -Infinity;
  for (const n of order) free = (placed[n] = Math.max(wanted[n]!, free)) + apart;
  let most = lowest; // move labels up that are below the edge
  for (const n of order.reverse()) most = (placed[n] = Math.min(placed[n]!, most)) - apart;
  return placed;
}

/** For each seat, the ranges of entries in which its monster was in Tokyo. */
export function tokyoRanges(entries: readonly ReplayEntry[]): Omit<TurnRange, "turn">[] {
  const seats = entries[0]?.picture.board?.monsters.length ?? 0;
  const ranges: Omit<TurnRange, "turn">[] = [];
  for (let seat = 0; seat < seats; seat += 1) {
    let open: Omit<TurnRange, "turn"> | null = null;
    entries.forEach(({ picture }, n) => {
      const isIn = ["city", "bay"].includes(picture.board?.monsters[seat]?.place ?? "");
      if (!isIn) open = null;
      else if (open) open.end = n + 1;
      else ranges.push((open = { seat, start: n, end: n + 1 }));
    });
  }
  return ranges;
}
