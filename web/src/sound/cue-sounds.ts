// The sound of each cue. Pure: the same cue always gives the same sound.

import type { Cue, CueKind } from "../model/types.ts";
import { bell, knock, later, scale, thud, whoosh, type Sound } from "./notes.ts";

export interface Listener {
  mine: boolean; // the cue is about the listener's own seat
}

const SILENCE: Sound = [];

/** Dice shaken in the hand, then thrown: one knock and two rebounds for each die. */
function dice(count: number): Sound {
  const inHand = Array.from({ length: 5 }, (_, n) => knock(0.045 * n, 0.1 + 0.02 * (n % 3), 900 + 170 * (n % 4)));
  const fallen = Array.from({ length: Math.min(Math.max(count, 1), 8) }, (_, n) => {
    const first = 0.3 + 0.055 * n + 0.02 * ((n * 7) % 3);
    const pitch = 420 + 55 * ((n * 5) % 6);
    return [...knock(first, 0.3, pitch), ...knock(first + 0.11, 0.16, pitch * 1.1), ...knock(first + 0.18, 0.08, pitch * 1.15)];
  });
  return [...inHand, ...fallen].flat();
}

/** Three claw strokes. */
const SWIPE: Sound = [0, 0.045, 0.09].flatMap((at) => whoosh(at, 0.16, 3600 - at * 9000, 700, 0.3));

const HEALED: Sound = [
  { voice: "triangle", at: 0, lasts: 0.4, pitch: scale(7), loud: 0.22, rise: 0.04 },
  { voice: "triangle", at: 0.14, lasts: 0.55, pitch: scale(10), loud: 0.22, rise: 0.04 },
];

const FLIP: Sound = [
  ...whoosh(0, 0.09, 1800, 4200, 0.22),
  { voice: "noise", at: 0.08, lasts: 0.03, pitch: 2600, loud: 0.2, narrow: 1 },
];

const RUMBLE: Sound = [
  { voice: "noise", at: 0, lasts: 1.1, pitch: 130, bend: 60, loud: 0.5, rise: 0.05, narrow: 0.7 },
  { voice: "sine", at: 0, lasts: 0.9, pitch: 52, bend: 34, loud: 0.4, rise: 0.03 },
];

function stars(amount: number): Sound {
  if (amount < 0) return [...bell(12, 0, 0.2), ...bell(10, 0.1, 0.18)];
  const top = 9 + Math.min(amount, 8); // more stars, higher pitch
  const run = Math.min(amount, 4);
  return Array.from({ length: run }, (_, n) => bell(top - run + 1 + n, 0.075 * n, 0.24, 0.55)).flat();
}

function energy(amount: number): Sound {
  if (amount < 0) return [{ voice: "sawtooth", at: 0, lasts: 0.16, pitch: 620, bend: 180, loud: 0.3 }];
  return Array.from({ length: Math.min(amount, 3) }, (_, n): Sound => [
    { voice: "sawtooth", at: 0.09 * n, lasts: 0.1, pitch: 180, bend: 1300 + 250 * n, loud: 0.4, rise: 0.005 },
    { voice: "noise", at: 0.09 * n + 0.03, lasts: 0.08, pitch: 5200, bend: 3000, loud: 0.3, narrow: 2 },
  ]).flat();
}

function health({ amount = 0, from, cause = "" }: Cue): Sound {
  if (amount > 0) return HEALED;
  const hits = [...thud(0, 0.55), ...(amount <= -3 ? thud(0.13, 0.5, 95) : SILENCE)];
  return from !== undefined || cause === "claws" ? [...SWIPE, ...later(hits, 0.2)] : hits;
}

function wickedness(amount: number): Sound {
  const [low, high] = amount < 0 ? [147, 104] : [104, 147]; // a tritone, outside the scale
  return [
    { voice: "triangle", at: 0, lasts: 0.4, pitch: low, loud: 0.26, rise: 0.02 },
    { voice: "triangle", at: 0.16, lasts: 0.55, pitch: high, loud: 0.26, rise: 0.02 },
    { voice: "sawtooth", at: 0.16, lasts: 0.5, pitch: high * 1.01, loud: 0.05, rise: 0.05 },
  ];
}

const bubbles = (amount: number): Sound =>
  [0, 0.09, 0.2].map((at, n) => {
    const [low, high] = [260 + 70 * n, 560 + 130 * n];
    return { voice: "sine", at, lasts: 0.1, pitch: amount < 0 ? high : low, bend: amount < 0 ? low : high, loud: 0.24, rise: 0.01 };
  });

const slide = (amount: number): Sound => [
  { voice: "square", at: 0, lasts: 0.4, pitch: amount < 0 ? 330 : 880, bend: amount < 0 ? 880 : 330, loud: 0.14, rise: 0.02 },
];

function moved(to = "outside"): Sound {
  if (to === "city" || to === "bay") return [...thud(0, 0.5, 105), ...thud(0.3, 0.62, 88), ...later(RUMBLE, 0.32, 0.45)];
  return [...whoosh(0, 0.5, 350, 1900, 0.34), ...whoosh(0.15, 0.4, 1500, 400, 0.2)];
}

const PURCHASE: Sound = [...FLIP, ...bell(12, 0.12, 0.16, 0.25), ...bell(14, 0.2, 0.18, 0.4)];

const chime = (first: number): Sound => [...bell(first, 0, 0.24, 0.5), ...bell(first + 3, 0.13, 0.24, 0.8)];

const FALL: Sound = [
  { voice: "sawtooth", at: 0, lasts: 0.68, pitch: 220, bend: 45, loud: 0.2, rise: 0.02 },
  { voice: "square", at: 0.02, lasts: 0.66, pitch: 208, bend: 41, loud: 0.08, rise: 0.02 },
  ...thud(0.7, 0.6, 90),
  ...later(RUMBLE, 0.7, 0.8),
];

/** Fanfare: three rising calls and a chord. */
const FANFARE: Sound = [
  ...[5, 5, 7, 8, 7, 8, 10].flatMap((step, n): Sound => {
    const at = [0, 0.14, 0.28, 0.44, 0.7, 0.84, 1.0][n]!;
    const lasts = n === 3 ? 0.3 : 0.17;
    return [
      { voice: "sawtooth", at, lasts, pitch: scale(step), loud: 0.13, rise: 0.015 },
      { voice: "triangle", at, lasts, pitch: scale(step) * 2, loud: 0.14, rise: 0.015 },
    ];
  }),
  ...[5, 8, 10, 12].map((step): Sound[number] => ({ voice: "triangle", at: 1.2, lasts: 1.6, pitch: scale(step), loud: 0.17, rise: 0.03 })),
  { voice: "sawtooth", at: 1.2, lasts: 1.4, pitch: scale(0), loud: 0.12, rise: 0.03 },
  ...thud(1.2, 0.5, 110),
  ...[13, 15, 17].flatMap((step, n) => bell(step, 1.4 + 0.16 * n, 0.1, 0.8)),
];

const RIFFLE: Sound = Array.from({ length: 9 }, (_, n) => later(FLIP, 0.045 * n, 0.45)).flat();

const SOUNDS: Record<CueKind, (cue: Cue, listener: Listener) => Sound> = {
  turn: (_, { mine }) => (mine ? later(chime(7), 0, 1.5) : knock(0, 0.17, 300)),
  throw: ({ faces = "" }) => dice(faces.length),
  decided: () => knock(0, 0.35, 700),
  stars: ({ amount = 0 }) => stars(amount),
  energy: ({ amount = 0 }) => energy(amount),
  health,
  wickedness: ({ amount = 0 }) => wickedness(amount),
  poison: ({ amount = 0 }) => bubbles(amount),
  shrink: ({ amount = 0 }) => slide(amount),
  moved: ({ to }) => moved(to),
  bought: () => PURCHASE,
  lost_card: () => [...FLIP, ...whoosh(0.1, 0.25, 1600, 300, 0.2)],
  took: () => [...FLIP, ...later(wickedness(1), 0.1, 0.7)],
  used: () => [...bell(10, 0, 0.12, 0.25), ...bell(13, 0.07, 0.12, 0.4)],
  copied: () => [...FLIP, ...later(FLIP, 0.14, 0.6)],
  revealed: () => FLIP,
  swept: () => [...whoosh(0, 0.45, 900, 3800, 0.32), ...later(FLIP, 0.32)],
  reshuffled: () => RIFFLE,
  extra_turn: () => [...chime(5), ...later(chime(7), 0.26)],
  eliminated: () => FALL,
  knocked_out: () => FALL,
  won: ({ seat }) => (seat < 0 ? FALL : FANFARE),
  said: () => [{ voice: "sine", at: 0, lasts: 0.09, pitch: 480, bend: 760, loud: 0.3, rise: 0.01 }],
  none: () => SILENCE,
};

/** The sound of a cue for this listener. */
export function soundOf(cue: Cue, listener: Listener): Sound {
  return SOUNDS[cue.kind](cue, listener);
}

/** The sound of an error. */
export const ERROR: Sound = [
  { voice: "square", at: 0, lasts: 0.09, pitch: 196, loud: 0.09, rise: 0.005 },
  { voice: "square", at: 0.12, lasts: 0.14, pitch: 147, loud: 0.09, rise: 0.005 },
];

/** The duration of a sound, in seconds. */
export const lengthOf = (sound: Sound): number => Math.max(0, ...sound.map(({ at, lasts }) => at + lasts));
