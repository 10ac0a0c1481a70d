// The odds that the server tells, as rows to draw: what dice can do for each goal, and who is in danger.

import type { GoalOdds, Odds, Picture } from "../generated/protocol.ts";
import type { Words } from "../words/index.ts";
import { inOrder } from "./faces.ts";
import { diceOf, parse } from "./notation.ts";
import type { Choices } from "./types.ts";

/** A number to be said: `key` and `args` are words, `share` is how much of a bar it fills, from 0 to 1. */
export interface Figure {
  key: string;
  args: Words;
  share: number;
}

/** One goal. `kept` are the faces to keep for it; null: something else is to be done first. */
export interface GoalRow {
  goal: string;
  key: string; // its words
  args: Words;
  icon: string;
  best: Figure;
  now: Figure; // if one stops
  action: string;
  kept: string | null;
}

export interface Danger {
  seat: number;
  chance: Figure;
}

export interface AnswerRow {
  action: string;
  key: string;
  args: Words;
  danger: Figure;
  isSafest: boolean;
}

const ICONS: Readonly<Record<string, string>> = {
  stars: "star", claws: "claw", hearts: "heart", energy: "energy", kill: "skull", win: "crown",
};
const FLOAT = 1e-9; // what sums of floats may be off

/** In percent, but never 0 or 100 for what is neither impossible nor certain. */
export function chanceOf(value: number): Figure {
  const n = Math.round(100 * value);
  const share = Math.min(1, Math.max(0, value));
  if (n === 0 && value > FLOAT) return { key: "odds-chance-below", args: { n: 1 }, share };
  if (n === 100 && value < 1 - FLOAT) return { key: "odds-chance-above", args: { n: 99 }, share };
  return { key: "odds-chance", args: { n }, share };
}

/** So many on average; a bar is full when every die brings one. */
const averageOf = (value: number, dice: number): Figure => ({
  key: "odds-average",
  args: { n: Math.round(10 * value) / 10 },
  share: Math.min(1, Math.max(0, value / Math.max(1, dice))),
});

/** The faces that an action keeps; null if it does something else. */
function keptBy(action: string, dice: string): string | null {
  if (action === "stop") return inOrder(dice);
  return action.startsWith("keep ") ? inOrder(diceOf(parse(action))) : null;
}

function wordsOf(goal: string): Pick<GoalRow, "key" | "args" | "icon"> {
  const [kind = "", monster = ""] = goal.split(":");
  const [measure = "", least = ""] = kind.split(">=");
  const number = /^([123])s$/.exec(measure)?.[1];
  const icon = number ? "dice" : (ICONS[measure] ?? "odds");
  if (monster) return { key: "odds-goal-kill", args: { monster }, icon };
  if (number) return { key: least ? "odds-goal-numbers-least" : "odds-goal-numbers", args: { number: Number(number), n: Number(least) }, icon };
  return { key: least ? `odds-goal-${measure}-least` : `odds-goal-${measure}`, args: { n: Number(least) }, icon };
}

function rowOf({ goal, chance, value, stop, action }: GoalOdds, dice: string): GoalRow {
  const figure = (each: number): Figure => (chance ? chanceOf(each) : averageOf(each, dice.length));
  return { goal, ...wordsOf(goal), best: figure(value), now: figure(stop), action, kept: keptBy(action, dice) };
}

/** Whether odds tell of just what is to be decided in a picture. */
const isAbout = (odds: Odds, picture: Picture): boolean => (odds.ply ?? 0) === picture.ply && odds.seat === picture.asked?.seat;

export function goalRows(odds: Odds, picture: Picture): GoalRow[] {
  if (!isAbout(odds, picture)) return [];
  return (odds.goals ?? []).map((each) => rowOf(each, picture.board?.dice ?? ""));
}

/** What each answer means for one's life, in the words of the buttons. */
export function answerRows(odds: Odds, picture: Picture, choices: Choices | null): AnswerRow[] {
  if (!isAbout(odds, picture) || !choices) return [];
  const safest = Math.min(...(odds.answers ?? []).map(({ danger }) => danger));
  return (odds.answers ?? []).flatMap(({ action, danger }) => {
    const choice = choices.others.find((each) => each.action === action);
    if (!choice) return [];
    return [{ action, key: choice.key, args: choice.args, danger: chanceOf(danger), isSafest: danger - safest < FLOAT }];
  });
}

/** The monsters that live, with the chance to die before their next turn where it is known. */
export const dangersOf = (odds: Odds): Danger[] =>
  odds.threats.flatMap((chance, seat) => (chance === null ? [] : [{ seat, chance: chanceOf(chance) }]));

/** A name for the moment that odds are asked for: with the same name nothing new is to be told.
 *  Whoever decides, or only looks on, is told at every decision; whoever waits, when a turn begins or hearts change. */
export function momentOf(picture: Picture, mine: readonly number[]): string {
  const { board, asked, phase, seq } = picture;
  if (phase !== "playing" || !board || !asked) return "";
  if (!mine.length || mine.includes(asked.seat)) return `decision ${seq}`;
  return ["turn", board.turn, ...board.monsters.map(({ health, place }) => `${health}${place}`)].join(" ");
}
