// Stars, energy, hearts, wickedness and tokens that a monster gains or loses.

import type { Cue } from "../../model/types.ts";
import { counted } from "../../words/index.ts";
import type { ShapeName } from "./shapes.ts";
import type { Spot } from "./spots.ts";
import { spread, type Stage, way } from "./stage.ts";

export type Counter = "stars" | "energy" | "health" | "wickedness" | "poison" | "shrink";

const LOOKS: Record<Counter, { gained: ShapeName; lost: ShapeName; colour: string }> = {
  stars: { gained: "star", lost: "star", colour: "star" },
  energy: { gained: "bolt", lost: "bolt", colour: "volt" },
  health: { gained: "heart", lost: "broken", colour: "heart" },
  wickedness: { gained: "horns", lost: "horns", colour: "wicked" },
  poison: { gained: "drop", lost: "drop", colour: "volt" },
  shrink: { gained: "shrink", lost: "shrink", colour: "neon-cold" },
};
const MOST = 6; // shapes for one change: the number says the rest

export const isCounter = (kind: string): kind is Counter => kind in LOOKS;

/** `+3`, `−2`, with a true minus. */
export const signed = (amount: number): string => (amount < 0 ? `−${counted(-amount)}` : `+${counted(amount)}`);

/** How many shapes show a change. */
export const shapesFor = (amount: number): number => Math.min(Math.abs(amount), MOST);

export function count(stage: Stage, cue: Cue & { kind: Counter }): void {
  const { kind, seat, amount = 0, cause = "" } = cue;
  if (!amount) return;
  const at = stage.spots.seat(seat);
  const { gained, lost, colour } = LOOKS[kind];
  if (stage.quiet) return number(stage, at, amount, colour, 0);
  const dice = cause.startsWith("face:") ? stage.spots.dice(cause.slice(5)) : [];
  if (amount > 0) gain(stage, gained, dice, at, amount);
  else lose(stage, lost, at, amount);
  number(stage, at, amount, colour, amount > 0 ? (dice.length ? 330 : 120) : 0);
}

/** What changed, in figures, rising from the monster. */
export function number(stage: Stage, at: Spot, amount: number, colour: string, wait: number): void {
  const words = stage.words("number", at, signed(amount), { color: `var(--${colour})` });
  if (stage.quiet) {
    stage.move(words, [{ opacity: 0 }, { opacity: 1, offset: 0.2 }, { opacity: 1, offset: 0.75 }, { opacity: 0 }], { ms: 900 });
    return;
  }
  const frames = [
    { transform: "translateY(10px) scale(.3)", opacity: 0, easing: "cubic-bezier(.2,1.6,.4,1)" },
    { transform: "translateY(-4px) scale(1.15)", opacity: 1, offset: 0.22 },
    { transform: "translateY(-12px) scale(1)", opacity: 1, offset: 0.65 },
    { transform: "translateY(-46px) scale(.9)", opacity: 0 },
  ];
  stage.move(words, frames, { ms: 950, wait });
}

function gain(stage: Stage, shape: ShapeName, dice: readonly Spot[], at: Spot, amount: number): void {
  const total = shapesFor(amount);
  for (let n = 0; n < total; n++) {
    const die = dice[n % dice.length];
    if (die) fly(stage, stage.shape(shape, die, 44), die, at, 45 * n);
    else rise(stage, stage.shape(shape, at, 38), total === 1 ? -1 : spread(n, total), 50 * n); // one alone stands beside the number
  }
  const glow = stage.shape("spark", at, 90, "ink");
  const shine = [{ opacity: 0, scale: "0.2", rotate: "0deg" }, { opacity: 0.9, scale: "1", offset: 0.4 }, { opacity: 0, scale: "1.3", rotate: "60deg" }];
  stage.move(glow, shine, { ms: 420, wait: dice.length ? 330 : 0 });
}

// From the dice to the monster, in an arc.
function fly(stage: Stage, sprite: HTMLElement, from: Spot, to: Spot, wait: number): void {
  const frames = [
    { transform: "scale(.2)", opacity: 0, easing: "cubic-bezier(.2,1.5,.4,1)" },
    { transform: "translateY(-26px) scale(1.15)", opacity: 1, offset: 0.28, easing: "cubic-bezier(.6,0,.8,.4)" },
    { transform: `${way(from, to)} scale(.7)`, opacity: 1, offset: 0.92 },
    { transform: `${way(from, to)} scale(.2)`, opacity: 0 },
  ];
  stage.move(sprite, frames, { ms: 560, wait });
}

function rise(stage: Stage, sprite: HTMLElement, aside: number, wait: number): void {
  const frames = [
    { transform: `translate(${aside * 14}px, 30px) scale(.2)`, opacity: 0, easing: "cubic-bezier(.2,.8,.3,1)" },
    { transform: `translate(${aside * 46}px, ${-22 - 16 * (1 - Math.abs(aside))}px) rotate(${aside * 16}deg)`, opacity: 1, offset: 0.5 },
    { transform: `translate(${aside * 52}px, -64px) rotate(${aside * 20}deg) scale(.8)`, opacity: 0 },
  ];
  stage.move(sprite, frames, { ms: 850, wait });
}

/** Thrown up a little, then down and away. */
export function lose(stage: Stage, shape: ShapeName, at: Spot, amount: number, wait = 0): void {
  const total = shapesFor(amount);
  for (let n = 0; n < total; n++) {
    const aside = total === 1 ? 0.35 : spread(n, total);
    const frames = [
      { transform: "scale(.4)", opacity: 0, easing: "cubic-bezier(.2,.7,.4,1)" },
      { transform: `translate(${aside * 34}px, -34px) rotate(${aside * 20}deg) scale(1)`, opacity: 1, offset: 0.3, easing: "cubic-bezier(.5,0,.9,.6)" },
      { transform: `translate(${aside * 76}px, 92px) rotate(${aside * 130}deg) scale(.8)`, opacity: 0 },
    ];
    stage.move(stage.shape(shape, at, 38), frames, { ms: 850, wait: wait + 30 * n });
  }
}
