// Animations of elimination and victory.

import Monster from "../../art/Monster.svelte";
import type { Cue } from "../../model/types.ts";
import { t } from "../../i18n/index.ts";
import type { ShapeName } from "./shapes.ts";
import { spread, type CueLayer } from "./cue-layer.ts";
import { displayName } from "./turns.ts";

const FADE = [{ opacity: 0 }, { opacity: 1, offset: 0.12 }, { opacity: 1, offset: 0.85 }, { opacity: 0 }];

export function eliminated(layer: CueLayer, { seat }: Cue): void {
  const at = layer.spots.seat(seat);
  const isMine = layer.context.mine.includes(seat);
  const { middle } = layer.spots;
  const text = t(isMine ? "cue-eliminated-mine" : "cue-eliminated", { name: displayName(layer, seat) });
  if (layer.reducedMotion) return layer.move(layer.words("verdict out", middle, text), FADE, { ms: 1800 });
  layer.move(layer.box("shade", middle), [{ opacity: 0 }, { opacity: 1, offset: 0.2 }, { opacity: 1, offset: 0.7 }, { opacity: 0 }], { ms: 1900 });
  const stamped = [
    { transform: "scale(3) rotate(-14deg)", opacity: 0, easing: "cubic-bezier(.5,0,1,.6)" },
    { transform: "scale(1) rotate(-6deg)", opacity: 1, offset: 0.2 },
    { transform: "scale(1.02) rotate(-6deg)", opacity: 1, offset: 0.85 },
    { transform: "scale(1) rotate(-6deg)", opacity: 0 },
  ];
  layer.move(layer.words("verdict out", middle, text), stamped, { ms: 1700, wait: 260 });
  const panel = layer.spots.panel(seat);
  const falls = [
    { transform: "none", filter: "none", easing: "cubic-bezier(.6,0,1,.5)" },
    { transform: "translateY(26px) rotate(4deg)", filter: "grayscale(1) brightness(.6)", offset: 0.3, easing: "cubic-bezier(.2,1.5,.5,1)" },
    { transform: "translateY(10px) rotate(2deg)", filter: "grayscale(1) brightness(.7)", offset: 0.5 },
    { transform: "translateY(10px) rotate(2deg)", filter: "grayscale(1) brightness(.7)", offset: 0.8 },
    { transform: "none", filter: "none" },
  ];
  layer.move(panel, falls, { ms: 1800, hold: "none" });
  layer.shake(layer.spots.scene("city"), 10, 700, 480);
  const rises = [
    { transform: "translateY(20px) scale(.2)", opacity: 0, easing: "cubic-bezier(.2,1.4,.4,1)" },
    { transform: "translateY(-14px) scale(1)", opacity: 1, offset: 0.25 },
    { transform: "translateY(-26px) scale(1)", opacity: 1, offset: 0.7 },
    { transform: "translateY(-90px) scale(1.3)", opacity: 0 },
  ];
  layer.move(layer.shape("skull", at, 110), rises, { ms: 1500, wait: 420 });
}

/** A monster falls over; unlike an eliminated one it gets up again. */
export function knockedOut(layer: CueLayer, { seat }: Cue): void {
  const isMine = layer.context.mine.includes(seat);
  const text = t(isMine ? "cue-knocked_out-mine" : "cue-knocked_out", { name: displayName(layer, seat) });
  layer.move(layer.words("verdict out", layer.spots.middle, text), FADE, { ms: layer.reducedMotion ? 1800 : 1200 });
  if (layer.reducedMotion) return;
  const falls = [{ transform: "none" }, { transform: "translateY(16px) rotate(4deg)", offset: 0.4 }, { transform: "none" }];
  layer.move(layer.spots.panel(seat), falls, { ms: 900, hold: "none" });
  layer.shake(layer.spots.scene("city"), 6, 400, 200);
}

const VICTORY_MS = 4200; // ms of the victory animation

export function won(layer: CueLayer, { seat }: Cue): void {
  const { middle, bounds } = layer.spots;
  const isMine = layer.context.mine.includes(seat);
  const monster = layer.context.monsters[seat] ?? "";
  const key = seat < 0 ? "cue-won-nobody" : isMine ? "cue-won-mine" : "cue-won";
  const text = t(key, { name: displayName(layer, seat) });
  const below = { x: middle.x, y: middle.y + bounds.h * 0.26 };
  if (seat < 0 || layer.reducedMotion) return layer.move(layer.words("verdict won", below, text), FADE, { ms: 2600 });
  layer.move(layer.box("shade deep", middle), FADE, { ms: VICTORY_MS });
  searchlights(layer);
  fireworks(layer);
  const size = Math.min(bounds.w * 0.5, bounds.h * 0.42, 360);
  if (monster) {
    const box = layer.box("walker", { x: middle.x, y: middle.y - bounds.h * 0.04 }, { width: `${size}px`, height: `${size}px` });
    layer.put(box, Monster, { name: monster, mood: "glad" });
    const bows = [
      { transform: `translateY(${bounds.h}px)`, opacity: 1, easing: "cubic-bezier(.2,1.2,.4,1)" },
      { transform: "none", opacity: 1, offset: 0.16 },
      ...[0.3, 0.44, 0.58, 0.72].map((offset, n) => ({ transform: `translateY(${n % 2 ? 0 : -14}px) rotate(${n % 2 ? 2 : -2}deg)`, offset })),
      { transform: "none", opacity: 1, offset: 0.86 },
      { transform: "none", opacity: 0 },
    ];
    layer.move(box, bows, { ms: VICTORY_MS, easing: "ease-in-out" });
  }
  const crown = layer.shape("crown", { x: middle.x, y: middle.y - bounds.h * 0.04 - size * 0.56 }, size * 0.42);
  const comes = [
    { transform: `translateY(${-bounds.h * 0.6}px) rotate(-40deg)`, opacity: 1, easing: "cubic-bezier(.5,0,.8,.5)" },
    { transform: "translateY(6px) scale(1.1,.9)", opacity: 1, offset: 0.18, easing: "ease-out" },
    { transform: "translateY(-16px) rotate(5deg)", opacity: 1, offset: 0.24, easing: "ease-in" },
    { transform: "none", opacity: 1, offset: 0.3 },
    { transform: "none", opacity: 1, offset: 0.85 },
    { transform: "translateY(-30px)", opacity: 0 },
  ];
  layer.move(crown, comes, { ms: VICTORY_MS - 500, wait: 500 });
  const pops = [
    { transform: "scale(.1) rotate(-8deg)", opacity: 0, easing: "cubic-bezier(.2,1.7,.4,1)" },
    { transform: "scale(1) rotate(-3deg)", opacity: 1, offset: 0.14 },
    { transform: "scale(1.04) rotate(-3deg)", opacity: 1, offset: 0.87 },
    { transform: "scale(1.1) rotate(-3deg)", opacity: 0 },
  ];
  layer.move(layer.words("verdict won", below, text), pops, { ms: VICTORY_MS - 700, wait: 700 });
}

// Light beams that sweep the screen.
function searchlights(layer: CueLayer): void {
  const { w, h } = layer.spots.bounds;
  for (let n = 0; n < 4; n++) {
    const beam = layer.box(n % 2 ? "beam cold" : "beam", { x: w * (0.14 + 0.24 * n), y: h });
    const lean = n < 2 ? 1 : -1;
    const frames = [
      { transform: `rotate(${-28 * lean}deg) scaleY(0)`, opacity: 0 },
      { transform: `rotate(${-20 * lean}deg) scaleY(1)`, opacity: 1, offset: 0.12 },
      { transform: `rotate(${26 * lean}deg) scaleY(1)`, opacity: 1, offset: 0.5 },
      { transform: `rotate(${-16 * lean}deg) scaleY(1)`, opacity: 1, offset: 0.86 },
      { transform: `rotate(${-24 * lean}deg) scaleY(1)`, opacity: 0 },
    ];
    layer.move(beam, frames, { ms: VICTORY_MS, easing: "ease-in-out" });
  }
}

const ROCKETS: readonly { x: number; y: number; wait: number; shape: ShapeName; colour: string }[] = [
  { x: 0.2, y: 0.3, wait: 500, shape: "star", colour: "star" },
  { x: 0.8, y: 0.24, wait: 850, shape: "heart", colour: "heart" },
  { x: 0.5, y: 0.16, wait: 1250, shape: "bolt", colour: "volt" },
  { x: 0.13, y: 0.52, wait: 1650, shape: "spark", colour: "neon-cold" },
  { x: 0.87, y: 0.5, wait: 1950, shape: "star", colour: "neon" },
  { x: 0.34, y: 0.2, wait: 2350, shape: "claw", colour: "claw" },
  { x: 0.68, y: 0.3, wait: 2700, shape: "star", colour: "star" },
];

// Rockets that burst into shapes of the game.
function fireworks(layer: CueLayer): void {
  const { w, h } = layer.spots.bounds;
  for (const { x, y, wait, shape, colour } of ROCKETS) {
    const at = { x: w * x, y: h * y };
    const climbs = [{ transform: `translateY(${h * (1 - y)}px)`, opacity: 1 }, { transform: "none", opacity: 1, offset: 0.95 }, { opacity: 0 }];
    layer.move(layer.box("rocket", at), climbs, { ms: 420, wait: wait - 420, easing: "cubic-bezier(.2,.6,.4,1)" });
    const count = 12;
    for (let n = 0; n < count; n++) {
      const angle = (2 * Math.PI * n) / count;
      const reach = Math.min(w, h) * (n % 2 ? 0.2 : 0.13);
      const out = `translate(${Math.cos(angle) * reach}px, ${Math.sin(angle) * reach}px)`;
      const frames = [
        { transform: "scale(.1)", opacity: 0, easing: "cubic-bezier(.1,.7,.3,1)" },
        { transform: `${out} rotate(${spread(n, count) * 90}deg) scale(1)`, opacity: 1, offset: 0.5 },
        { transform: `${out} translateY(46px) rotate(${spread(n, count) * 160}deg) scale(.4)`, opacity: 0 },
      ];
      layer.move(layer.shape(shape, at, n % 2 ? 34 : 46, colour), frames, { ms: 1000, wait });
    }
  }
}
