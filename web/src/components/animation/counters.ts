// Animations of counters: stars, energy, hearts, wickedness and tokens.

import type { Cue } from "../../model/types.ts";
import { formatNumber } from "../../i18n/index.ts";
import type { ShapeName } from "./shapes.ts";
import type { Spot } from "./spots.ts";
import { spread, translation, type CueLayer } from "./cue-layer.ts";

export type Counter = "stars" | "energy" | "health" | "wickedness" | "poison" | "shrink";

const LOOKS: Record<Counter, { gained: ShapeName; lost: ShapeName; colour: string }> = {
  stars: { gained: "star", lost: "star", colour: "star" },
  energy: { gained: "bolt", lost: "bolt", colour: "volt" },
  health: { gained: "heart", lost: "broken", colour: "heart" },
  wickedness: { gained: "horns", lost: "horns", colour: "wicked" },
  poison: { gained: "drop", lost: "drop", colour: "volt" },
  shrink: { gained: "shrink", lost: "shrink", colour: "neon-cold" },
};
const MOST = 6; // shapes for one change

export const isCounter = (kind: string): kind is Counter => kind in LOOKS;

/** `+3`, `−2`, with U+2212 as minus. */
export const signed = (amount: number): string => (amount < 0 ? `−${formatNumber(-amount)}` : `+${formatNumber(amount)}`);

/** The number of shapes for a change. */
export const shapesFor = (amount: number): number => Math.min(Math.abs(amount), MOST);

export function count(layer: CueLayer, cue: Cue & { kind: Counter }): void {
  const { kind, seat, amount = 0, cause = "" } = cue;
  if (!amount) return;
  const at = layer.spots.seat(seat);
  const { gained, lost, colour } = LOOKS[kind];
  if (layer.reducedMotion) return number(layer, at, amount, colour, 0);
  const dice = cause.startsWith("face:") ? layer.spots.dice(cause.slice(5)) : [];
  if (amount > 0) gain(layer, gained, dice, at, amount);
  else lose(layer, lost, at, amount);
  number(layer, at, amount, colour, amount > 0 ? (dice.length ? 330 : 120) : 0);
}

/** The change as a number, rising from the monster. */
export function number(layer: CueLayer, at: Spot, amount: number, colour: string, wait: number): void {
  const words = layer.words("number", at, signed(amount), { color: `var(--${colour})` });
  if (layer.reducedMotion) {
    layer.move(words, [{ opacity: 0 }, { opacity: 1, offset: 0.2 }, { opacity: 1, offset: 0.75 }, { opacity: 0 }], { ms: 900 });
    return;
  }
  const frames = [
    { transform: "translateY(10px) scale(.3)", opacity: 0, easing: "cubic-bezier(.2,1.6,.4,1)" },
    { transform: "translateY(-4px) scale(1.15)", opacity: 1, offset: 0.22 },
    { transform: "translateY(-12px) scale(1)", opacity: 1, offset: 0.65 },
    { transform: "translateY(-46px) scale(.9)", opacity: 0 },
  ];
  layer.move(words, frames, { ms: 950, wait });
}

function gain(layer: CueLayer, shape: ShapeName, dice: readonly Spot[], at: Spot, amount: number): void {
  const total = shapesFor(amount);
  for (let n = 0; n < total; n++) {
    const die = dice[n % dice.length];
    if (die) fly(layer, layer.shape(shape, die, 44), die, at, 45 * n);
    else rise(layer, layer.shape(shape, at, 38), total === 1 ? -1 : spread(n, total), 50 * n); // a single shape is beside the number
  }
  const glow = layer.shape("spark", at, 90, "ink");
  const shine = [{ opacity: 0, scale: "0.2", rotate: "0deg" }, { opacity: 0.9, scale: "1", offset: 0.4 }, { opacity: 0, scale: "1.3", rotate: "60deg" }];
  layer.move(glow, shine, { ms: 420, wait: dice.length ? 330 : 0 });
}

// Fly from the dice to the monster, in an arc.
function fly(layer: CueLayer, sprite: HTMLElement, from: Spot, to: Spot, wait: number): void {
  const frames = [
    { transform: "scale(.2)", opacity: 0, easing: "cubic-bezier(.2,1.5,.4,1)" },
    { transform: "translateY(-26px) scale(1.15)", opacity: 1, offset: 0.28, easing: "cubic-bezier(.6,0,.8,.4)" },
    { transform: `${translation(from, to)} scale(.7)`, opacity: 1, offset: 0.92 },
    { transform: `${translation(from, to)} scale(.2)`, opacity: 0 },
  ];
  layer.move(sprite, frames, { ms: 560, wait });
}

function rise(layer: CueLayer, sprite: HTMLElement, aside: number, wait: number): void {
  const frames = [
    { transform: `translate(${aside * 14}px, 30px) scale(.2)`, opacity: 0, easing: "cubic-bezier(.2,.8,.3,1)" },
    { transform: `translate(${aside * 46}px, ${-22 - 16 * (1 - Math.abs(aside))}px) rotate(${aside * 16}deg)`, opacity: 1, offset: 0.5 },
    { transform: `translate(${aside * 52}px, -64px) rotate(${aside * 20}deg) scale(.8)`, opacity: 0 },
  ];
  layer.move(sprite, frames, { ms: 850, wait });
}

/** Shapes jump up a little, then fall. */
export function lose(layer: CueLayer, shape: ShapeName, at: Spot, amount: number, wait = 0): void {
  const total = shapesFor(amount);
  for (let n = 0; n < total; n++) {
    const aside = total === 1 ? 0.35 : spread(n, total);
    const frames = [
      { transform: "scale(.4)", opacity: 0, easing: "cubic-bezier(.2,.7,.4,1)" },
      { transform: `translate(${aside * 34}px, -34px) rotate(${aside * 20}deg) scale(1)`, opacity: 1, offset: 0.3, easing: "cubic-bezier(.5,0,.9,.6)" },
      { transform: `translate(${aside * 76}px, 92px) rotate(${aside * 130}deg) scale(.8)`, opacity: 0 },
    ];
    layer.move(layer.shape(shape, at, 38), frames, { ms: 850, wait: wait + 30 * n });
  }
}
