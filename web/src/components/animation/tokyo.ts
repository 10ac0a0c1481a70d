// Animations of monsters that enter or leave Tokyo.

import Monster from "../../art/Monster.svelte";
import type { Cue } from "../../model/types.ts";
import { t } from "../../i18n/index.ts";
import type { Spot } from "./spots.ts";
import { spread, translation, type CueLayer } from "./cue-layer.ts";

const STRIDE = 190; // ms of one step
const STEPS = 3;
const WALKS = 0.8; // share of the time for walking; then the monster stands and fades
const SIZE = 120; // px of a walking monster

export const isTokyo = (place: string): boolean => place === "city" || place === "bay";

export function moveTo(layer: CueLayer, { seat, to = "outside", cause }: Cue): void {
  if (cause === "knockout") return; // it gets up where it lies, outside Tokyo
  if (to === "out") return; // an elimination cue follows
  const enters = isTokyo(to);
  const panel = layer.spots.seat(seat);
  const before = layer.context.zones[seat] ?? "";
  const place = layer.spots.place(enters ? to : isTokyo(before) ? before : "city");
  const above = { ...place, y: place.y - place.h * 0.36 };
  if (layer.reducedMotion) return sign(layer, above, enters ? to : "outside", 0);
  const stands = (enters && layer.spots.standing(to)) || place; // final position and size in the drawing
  const [from, goal] = enters ? [panel, stands] : [place, panel];
  walk(layer, seat, from, goal, enters);
  if (!enters) return sign(layer, above, "outside", 60);
  const landed = STEPS * STRIDE;
  layer.move(layer.spots.figure(to), [{ opacity: 0 }, { opacity: 0 }], { ms: landed, hold: "none" }); // hide it until the walk ends
  for (let step = 1; step <= STEPS; step++) layer.shake(layer.spots.scene(to), step === STEPS ? 12 : 4, 300, step * STRIDE);
  dust(layer, goal, landed);
  sign(layer, above, to, landed);
}

function walk(layer: CueLayer, seat: number, from: Spot, to: Spot, enters: boolean): void {
  const monster = layer.context.monsters[seat];
  const size = { width: `${SIZE}px`, height: `${SIZE}px` };
  const box = monster ? layer.box("walker", from, size) : layer.shape("foot", from, SIZE * 0.6);
  if (monster) layer.put(box, Monster, { name: monster, mood: enters ? "proud" : "hurt" });
  const height = enters ? 46 : 18;
  const grown = enters ? Math.min(Math.max(to.h / SIZE, 1), 3) : 0.7;
  const at = (part: number, wide = 1, high = 1) => {
    const size = 0.9 + (grown - 0.9) * part;
    return `${translation(from, to, part)} scale(${size * wide}, ${size * high})`;
  };
  const frames: Keyframe[] = [
    { transform: at(0, 0.5, 0.5), opacity: 0 },
    { transform: at(0), opacity: 1, offset: 0.06, easing: "cubic-bezier(.3,0,.6,1)" },
  ];
  for (let step = 0; step < STEPS; step++) {
    const [middle, end] = [(step + 0.5) / STEPS, (step + 1) / STEPS];
    frames.push(
      { transform: `translateY(${-height}px) ${at(middle)} rotate(${step % 2 ? 7 : -7}deg)`, offset: middle * WALKS, easing: "cubic-bezier(.5,0,.9,.6)" },
      { transform: at(end, 1.1, 0.88), opacity: 1, offset: end * WALKS, easing: "cubic-bezier(.3,.6,.5,1)" },
    );
  }
  frames.push({ transform: at(1), opacity: 1, offset: 0.88 }, { transform: at(1), opacity: 0 });
  layer.move(box, frames, { ms: (STEPS * STRIDE) / WALKS });
  if (!enters) haste(layer, from, to);
}

function dust(layer: CueLayer, at: Spot, wait: number): void {
  const foot = Math.min(at.h * 0.45, 150);
  for (let n = 0; n < 6; n++) {
    const aside = spread(n, 6) * Math.max(1, at.w / 200);
    const frames = [
      { transform: `translate(${aside * 20}px, ${foot}px) scale(.2)`, opacity: 0, easing: "cubic-bezier(.1,.7,.3,1)" },
      { transform: `translate(${aside * 70}px, ${foot - 20}px) scale(1)`, opacity: 1, offset: 0.4 },
      { transform: `translate(${aside * 110}px, ${foot - 32}px) scale(1.2)`, opacity: 0 },
    ];
    layer.move(layer.shape("puff", at, n % 2 ? 58 : 40), frames, { ms: 620, wait: wait + 25 * (n % 3) });
  }
}

// Speed lines behind a monster that leaves.
function haste(layer: CueLayer, from: Spot, to: Spot): void {
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  for (let n = 0; n < 4; n++) {
    const streak = layer.box("streak", { x: from.x, y: from.y + spread(n, 4) * 40 });
    const turned = `rotate(${angle}rad)`;
    const frames = [
      { transform: `${translation(from, to, 0)} ${turned} scaleX(.1)`, opacity: 0 },
      { transform: `${translation(from, to, 0.35)} ${turned} scaleX(1)`, opacity: 0.8, offset: 0.5 },
      { transform: `${translation(from, to, 0.8)} ${turned} scaleX(.2)`, opacity: 0 },
    ];
    layer.move(streak, frames, { ms: 480, wait: 50 * n, easing: "ease-out" });
  }
}

// A sign with the name of the zone, or “leaves”.
function sign(layer: CueLayer, at: Spot, place: string, wait: number): void {
  const words = layer.words(`sign ${place}`, at, t(`cue-moved-${place}`));
  const still = [{ opacity: 0 }, { opacity: 1, offset: 0.2 }, { opacity: 1, offset: 0.8 }, { opacity: 0 }];
  const jumps = [
    { transform: "scale(.2) rotate(-12deg)", opacity: 0, easing: "cubic-bezier(.2,1.7,.4,1)" },
    { transform: "scale(1) rotate(-4deg)", opacity: 1, offset: 0.25 },
    { transform: "scale(1) rotate(-4deg)", opacity: 1, offset: 0.75 },
    { transform: "translateY(-16px) rotate(-4deg)", opacity: 0 },
  ];
  layer.move(words, layer.reducedMotion ? still : jumps, { ms: 1000, wait });
}
