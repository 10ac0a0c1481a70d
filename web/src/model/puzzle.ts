// Puzzles: positions with one clearly best action. `daikaiju docs` makes them from src/daikaiju/coach/puzzles.txt.

import type { Board, EditionName, Picture, Welcome } from "../generated/protocol.ts";

/** A sentence of the coach: the key of a text and its arguments; `who` is a monster, `card` a card. */
export type Sentence = readonly [key: string, args: Record<string, string | number>];

export interface Puzzle {
  id: string;
  position: string; // as text, to play it out without a server
  rating: number; // difficulty
  themes: readonly string[];
  seat: number; // that decides
  question: string;
  board: Board;
  legal: string[];
  best: string;
  chance: number; // to win after the best action, in per cent
  others: readonly (readonly [action: string, cost: number])[]; // costs in points; first that of a beginner
  levels: readonly number[]; // how often each level finds the best action, in per cent
  explanation: readonly Sentence[]; // compares the best action with that of a beginner
}

/** All puzzles in the order of the daily ones: id and difficulty. */
export interface PuzzleIndex {
  firstDay: string; // 2026-01-01
  ofFile: number; // puzzles in one file
  puzzles: readonly (readonly [id: string, rating: number])[];
}

export const YOU = "you";
export const LEVELS = ["easy", "medium", "hard", "expert", "master"] as const;
const DAY = 24 * 60 * 60 * 1000; // milliseconds
const LEAST_COST = 5; // points that every other action costs at least

/** The day in UTC, such as 2026-11-18: the same puzzle for everyone. */
export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The id of the puzzle of a day. */
export function dailyId({ firstDay, puzzles }: PuzzleIndex, day: string): string {
  const days = Math.round((Date.parse(day) - Date.parse(firstDay)) / DAY);
  return puzzles[((days % puzzles.length) + puzzles.length) % puzzles.length]![0];
}

/** What an action costs, in points; actions that are not listed cost at least as much as those that are. */
export function costOf({ others }: Puzzle, action: string): { cost: number; isExact: boolean } {
  const listed = others.find(([other]) => other === action);
  if (listed) return { cost: listed[1], isExact: true };
  return { cost: Math.max(LEAST_COST, ...others.slice(1).map(([, cost]) => cost)), isExact: false };
}

/** The message of a table in this position, for the player who must decide. */
export function welcomeOf({ board, seat, question, legal }: Puzzle): Welcome {
  const edition = board.edition as EditionName;
  const picture: Picture = {
    seq: 1,
    ply: 0,
    now: 0,
    phase: "playing",
    setup: {
      edition,
      options: {},
      seats: board.monsters.length,
      clock: { move: 0, reserve: 0 },
      open: false,
      watched: false,
      chat: "players",
      level: "master",
      late: false,
      second_life: false,
      odds: false,
      hints: "none",
      chances: false,
      pace: 0,
      packs: false,
    },
    host: YOU,
    code: "",
    commitment: "",
    seats: board.monsters.map(({ monster }, n) => (n === seat ? { monster, holder: YOU, present: true } : { monster, bot: "master" })),
    board,
    asked: { seat, since: 0, question },
    legal,
  };
  return { type: "welcome", protocol: 1, rules: "", you: YOU, table: "puzzle", picture };
}

// --- progress in this browser ---------------------------------------------------------------------

export interface Progress {
  rating: number;
  tried: readonly string[]; // ids of the puzzles
  solved: number; // at the first try
  streak: number; // days in a row on which the daily puzzle was solved
  lastDay: string; // of the last daily puzzle that was solved
}

export const NO_PROGRESS: Progress = { rating: 1000, tried: [], solved: 0, streak: 0, lastDay: "" };
const FAST_GAMES = 20; // the first ones move the rating more
const STEP = 24;
const FAST_STEP = 60;
const NEAREST = 12; // candidates for the next puzzle

/** The progress after the first try at a puzzle. `day` is set for the daily puzzle. A second try changes nothing. */
export function progressAfter(before: Progress, { id, rating }: { id: string; rating: number }, isRight: boolean, day = ""): Progress {
  if (before.tried.includes(id)) return before;
  const expected = 1 / (1 + 10 ** ((rating - before.rating) / 400));
  const step = before.tried.length < FAST_GAMES ? FAST_STEP : STEP;
  return {
    rating: Math.round(before.rating + step * (Number(isRight) - expected)),
    tried: [...before.tried, id],
    solved: before.solved + Number(isRight),
    ...(day ? streakAfter(before, isRight, day) : { streak: before.streak, lastDay: before.lastDay }),
  };
}

function streakAfter({ streak, lastDay }: Progress, isRight: boolean, day: string): Pick<Progress, "streak" | "lastDay"> {
  if (!isRight) return { streak: 0, lastDay };
  return { streak: lastDay === dayOf(Date.parse(day) - DAY) ? streak + 1 : 1, lastDay: day };
}

/** The streak today: 0 if the puzzle of yesterday was not solved. */
export const currentStreak = ({ streak, lastDay }: Progress, today: string): number =>
  lastDay === today || lastDay === dayOf(Date.parse(today) - DAY) ? streak : 0;

/** The id of a puzzle that was not tried yet and fits the rating; `draw` is a random number from 0 to below 1. */
export function nextId({ puzzles }: PuzzleIndex, { rating, tried }: Progress, here: string, draw: number): string {
  const untried = puzzles.filter(([id]) => id !== here && !tried.includes(id));
  const left = untried.length ? untried : puzzles.filter(([id]) => id !== here);
  const nearest = [...left].sort((a, b) => Math.abs(a[1] - rating) - Math.abs(b[1] - rating)).slice(0, NEAREST);
  return nearest[Math.floor(draw * nearest.length)]?.[0] ?? here;
}
