// The server's odds as rows to draw: the chance of each goal, and the danger of each monster.

import type { GoalOdds, Odds, Picture } from "../generated/protocol.ts";
import type { TextArgs } from "../i18n/index.ts";
import { inOrder } from "./faces.ts";
import { diceOf, parseMove } from "./notation.ts";
import type { Choices } from "./types.ts";

/** A number to show: `key` and `args` of its text, and the filled `share` of its bar, from 0 to 1. */
export interface OddsValue {
  key: string;
  args: TextArgs;
  share: number;
}

/** One goal. `kept` are the faces to keep for it; null: another action comes first. */
export interface GoalRow {
  goal: string;
  key: string; // catalogue key
  args: TextArgs;
  icon: string;
  best: OddsValue;
  now: OddsValue; // if the player stops now
  action: string;
  kept: string | null;
}

export interface Danger {
  seat: number;
  chance: OddsValue;
}

export interface AnswerRow {
  action: string;
  key: string;
  args: TextArgs;
  danger: OddsValue;
  isSafest: boolean;
}

const ICONS: Readonly<Record<string, string>> = {
  stars: "star", claws: "claw", hearts: "heart", energy: "energy", kill: "skull", win: "crown",
};
const FLOAT = 1e-9; // tolerance for sums of floats

/** A chance in percent; 0 and 100 only if impossible or certain. */
export function chanceOf(value: number): OddsValue {
  const n = Math.round(100 * value);
  const share = Math.min(1, Math.max(0, value));
  if (n === 0 && value > FLOAT) return { key: "odds-chance-below", args: { n: 1 }, share };
  if (n === 100 && value < 1 - FLOAT) return { key: "odds-chance-above", args: { n: 99 }, share };
  return { key: "odds-chance", args: { n }, share };
}

/** An average; the bar is full at one per die. */
const averageOf = (value: number, dice: number): OddsValue => ({
  key: "odds-average",
  args: { n: Math.round(10 * value) / 10 },
  share: Math.min(1, Math.max(0, value / Math.max(1, dice))),
});

/** The faces that an action keeps; null: the action keeps no dice. */
function keptBy(action: string, dice: string): string | null {
  if (action === "stop") return inOrder(dice);
  return action.startsWith("keep ") ? inOrder(diceOf(parseMove(action))) : null;
}

function goalText(goal: string): Pick<GoalRow, "key" | "args" | "icon"> {
  const [kind = "", monster = ""] = goal.split(":");
  const [measure = "", least = ""] = kind.split(">=");
  const number = /^([123])s$/.exec(measure)?.[1];
  const icon = number ? "dice" : (ICONS[measure] ?? "odds");
  if (monster) return { key: "odds-goal-kill", args: { monster }, icon };
  if (number) return { key: least ? "odds-goal-numbers-least" : "odds-goal-numbers", args: { number: Number(number), n: Number(least) }, icon };
  return { key: least ? `odds-goal-${measure}-least` : `odds-goal-${measure}`, args: { n: Number(least) }, icon };
}

function rowOf({ goal, chance, value, stop, action }: GoalOdds, dice: string): GoalRow {
  const valueOf = (each: number): OddsValue => (chance ? chanceOf(each) : averageOf(each, dice.length));
  return { goal, ...goalText(goal), best: valueOf(value), now: valueOf(stop), action, kept: keptBy(action, dice) };
}

/** Whether the odds belong to the decision in a picture. */
const isAbout = (odds: Odds, picture: Picture): boolean => (odds.ply ?? 0) === picture.ply && odds.seat === picture.asked?.seat;

export function goalRows(odds: Odds, picture: Picture): GoalRow[] {
  if (!isAbout(odds, picture)) return [];
  return (odds.goals ?? []).map((each) => rowOf(each, picture.board?.dice ?? ""));
}

/** The danger after each answer, with the text of its button. */
export function answerRows(odds: Odds, picture: Picture, choices: Choices | null): AnswerRow[] {
  if (!isAbout(odds, picture) || !choices) return [];
  const safest = Math.min(...(odds.answers ?? []).map(({ danger }) => danger));
  return (odds.answers ?? []).flatMap(({ action, danger }) => {
    const choice = choices.others.find((each) => each.action === action);
    if (!choice) return [];
    return [{ action, key: choice.key, args: choice.args, danger: chanceOf(danger), isSafest: danger - safest < FLOAT }];
  });
}

/** The living monsters with their chance of elimination before their next turn, if known. */
export const dangersOf = (odds: Odds): Danger[] =>
  odds.threats.flatMap((chance, seat) => (chance === null ? [] : [{ seat, chance: chanceOf(chance) }]));

/** A key for an odds request: the same key needs no new request. A player who decides, and a spectator, request odds at
 *  each decision; a waiting player when a turn begins or hearts change. */
export function requestKey(picture: Picture, mine: readonly number[]): string {
  const { board, asked, phase, seq } = picture;
  if (phase !== "playing" || !board || !asked) return "";
  if (!mine.length || mine.includes(asked.seat)) return `decision ${seq}`;
  return ["turn", board.turn, ...board.monsters.map(({ health, place }) => `${health}${place}`)].join(" ");
}
