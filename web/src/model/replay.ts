// A game as a row of moments to walk along: how the table looked after each update, and what is worth jumping to.

import type { Board, Picture, Update } from "../generated/protocol.ts";
import { whoIsIn } from "./board.ts";
import { linesOf } from "./story.ts";
import type { Line } from "./types.ts";

/** What one can jump to: a turn begins, somebody comes to Tokyo or leaves it, a monster is eliminated. */
export const MARKS = ["turn", "tokyo", "out"] as const;
export type Mark = (typeof MARKS)[number];

export interface Moment {
  update: Update;
  before: Picture; // the picture that its frames start from
  picture: Picture; // how things stand afterwards
  own: Line[]; // what the log says of it
  told: number; // how many lines the log has then
  turn: number; // the number of the turn, from 1
  seat: number; // whose turn it is
  marks: ReadonlySet<Mark>;
}

export interface Story {
  moments: Moment[];
  lines: Line[];
}

/** All moments in which something was done, with the whole log; `updates` are those of a table from its first. */
export function storyOf(updates: readonly Update[]): Story {
  const moments: Moment[] = [];
  const lines: Line[] = [];
  let last: Picture | null = null;
  let turn = 1;
  for (const update of stoodIn(updates)) {
    const { picture } = update;
    const before: Picture = last ?? picture;
    const own = update.what === "undone" ? [] : linesOf(update, last);
    lines.push(...own);
    last = picture;
    if (!update.steps?.length || !picture.board) continue;
    const marks = marksOf(before, update, !moments.length);
    if (moments.length && marks.has("turn")) turn += 1;
    moments.push({ update, before, picture, own, told: lines.length, turn, seat: picture.board.turn, marks });
  }
  return { moments, lines };
}

// A decision that was taken back has not happened. The update that took it back stays: nothing is done in it, but
// its picture is the one that what follows starts from.
function stoodIn(updates: readonly Update[]): Update[] {
  const stood: Update[] = [];
  for (const update of updates) {
    if (update.what === "undone") {
      const isTaken = (n: number): boolean => Boolean(stood[n]!.steps?.length);
      for (let n = stood.length - 1; n >= 0 && stood[n]!.picture.ply > update.picture.ply; n -= 1) if (isTaken(n)) stood.splice(n, 1);
    }
    stood.push(update);
  }
  return stood;
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
  board ? `${whoIsIn(board, "city")} ${whoIsIn(board, "bay")}` : "-1 -1";

/** The last moment that is not after a ply; of an earlier one the first. */
export function momentAt(moments: readonly Moment[], ply: number): number {
  const later = moments.findIndex(({ picture }) => picture.ply > ply);
  return later < 0 ? Math.max(0, moments.length - 1) : Math.max(0, later - 1);
}

/** The next moment with such a mark in a direction; -1: there is none. */
export function marked(moments: readonly Moment[], from: number, mark: Mark, direction: 1 | -1): number {
  for (let n = from + direction; n >= 0 && n < moments.length; n += direction) {
    if (moments[n]!.marks.has(mark)) return n;
  }
  return -1;
}

/** A stretch of moments in which one monster has its turn; `end` is the first moment after it. */
export interface Stretch {
  seat: number;
  turn: number;
  start: number;
  end: number;
}

export function stretchesOf(moments: readonly Moment[]): Stretch[] {
  const stretches: Stretch[] = [];
  moments.forEach(({ seat, turn }, n) => {
    const last = stretches.at(-1);
    if (last?.turn === turn) last.end = n + 1;
    else stretches.push({ seat, turn, start: n, end: n + 1 });
  });
  return stretches;
}

export type Counter = "health" | "stars";

/** By seat, a number after each moment. */
export function coursesOf(moments: readonly Moment[], what: Counter): number[][] {
  const seats = moments[0]?.picture.board?.monsters.length ?? 0;
  return Array.from({ length: seats }, (_, seat) => moments.map(({ picture }) => picture.board?.monsters[seat]?.[what] ?? 0));
}

/** Heights of labels that shall not cover each other: near where they belong, at least `apart` from the next. */
export function spread(wanted: readonly number[], apart: number, lowest: number): number[] {
  const order = wanted.map((_, n) => n).sort((a, b) => wanted[a]! - wanted[b]!);
  const placed = [...wanted];
  let free = -Infinity;
  for (const n of order) free = (placed[n] = Math.max(wanted[n]!, free)) + apart;
  let most = lowest; // what was pushed below the edge goes up again
  for (const n of order.reverse()) most = (placed[n] = Math.min(placed[n]!, most)) - apart;
  return placed;
}

/** When somebody was in Tokyo, wherever there: by seat, from moment to moment. */
export function tenuresOf(moments: readonly Moment[]): Omit<Stretch, "turn">[] {
  const seats = moments[0]?.picture.board?.monsters.length ?? 0;
  const tenures: Omit<Stretch, "turn">[] = [];
  for (let seat = 0; seat < seats; seat += 1) {
    let open: Omit<Stretch, "turn"> | null = null;
    moments.forEach(({ picture }, n) => {
      const isIn = ["city", "bay"].includes(picture.board?.monsters[seat]?.place ?? "");
      if (!isIn) open = null;
      else if (open) open.end = n + 1;
      else tenures.push((open = { seat, start: n, end: n + 1 }));
    });
  }
  return tenures;
}
