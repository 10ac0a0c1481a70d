// The two great moments: a monster is out, a monster has won.

import Monster from "../../art/Monster.svelte";
import type { Cue } from "../../model/types.ts";
import { t } from "../../words/index.ts";
import type { ShapeName } from "./shapes.ts";
import { spread, type Stage } from "./stage.ts";
import { nameAt } from "./turns.ts";

const LINGERS = [{ opacity: 0 }, { opacity: 1, offset: 0.12 }, { opacity: 1, offset: 0.85 }, { opacity: 0 }];

export function eliminated(stage: Stage, { seat }: Cue): void {
  const at = stage.spots.seat(seat);
  const isMine = stage.cast.mine.includes(seat);
  const { middle } = stage.spots;
  const said = t(isMine ? "cue-eliminated-mine" : "cue-eliminated", { name: nameAt(stage, seat) });
  if (stage.quiet) return stage.move(stage.words("verdict out", middle, said), LINGERS, { ms: 1800 });
  stage.move(stage.box("shade", middle), [{ opacity: 0 }, { opacity: 1, offset: 0.2 }, { opacity: 1, offset: 0.7 }, { opacity: 0 }], { ms: 1900 });
  const stamped = [
    { transform: "scale(3) rotate(-14deg)", opacity: 0, easing: "cubic-bezier(.5,0,1,.6)" },
    { transform: "scale(1) rotate(-6deg)", opacity: 1, offset: 0.2 },
    { transform: "scale(1.02) rotate(-6deg)", opacity: 1, offset: 0.85 },
    { transform: "scale(1) rotate(-6deg)", opacity: 0 },
  ];
  stage.move(stage.words("verdict out", middle, said), stamped, { ms: 1700, wait: 260 });
  const panel = stage.spots.panel(seat);
  const falls = [
    { transform: "none", filter: "none", easing: "cubic-bezier(.6,0,1,.5)" },
    { transform: "translateY(26px) rotate(4deg)", filter: "grayscale(1) brightness(.6)", offset: 0.3, easing: "cubic-bezier(.2,1.5,.5,1)" },
    { transform: "translateY(10px) rotate(2deg)", filter: "grayscale(1) brightness(.7)", offset: 0.5 },
    { transform: "translateY(10px) rotate(2deg)", filter: "grayscale(1) brightness(.7)", offset: 0.8 },
    { transform: "none", filter: "none" },
  ];
  stage.move(panel, falls, { ms: 1800, hold: "none" });
  stage.shake(stage.spots.scene("city"), 10, 700, 480);
  const rises = [
    { transform: "translateY(20px) scale(.2)", opacity: 0, easing: "cubic-bezier(.2,1.4,.4,1)" },
    { transform: "translateY(-14px) scale(1)", opacity: 1, offset: 0.25 },
    { transform: "translateY(-26px) scale(1)", opacity: 1, offset: 0.7 },
    { transform: "translateY(-90px) scale(1.3)", opacity: 0 },
  ];
  stage.move(stage.shape("skull", at, 110), rises, { ms: 1500, wait: 420 });
}

const MOMENT = 4200; // ms that a victory is celebrated

export function won(stage: Stage, { seat }: Cue): void {
  const { middle, bounds } = stage.spots;
  const isMine = stage.cast.mine.includes(seat);
  const monster = stage.cast.monsters[seat] ?? "";
  const key = seat < 0 ? "cue-won-nobody" : isMine ? "cue-won-mine" : "cue-won";
  const said = t(key, { name: nameAt(stage, seat) });
  const below = { x: middle.x, y: middle.y + bounds.h * 0.26 };
  if (seat < 0 || stage.quiet) return stage.move(stage.words("verdict won", below, said), LINGERS, { ms: 2600 });
  stage.move(stage.box("shade deep", middle), LINGERS, { ms: MOMENT });
  searchlights(stage);
  fireworks(stage);
  const size = Math.min(bounds.w * 0.5, bounds.h * 0.42, 360);
  if (monster) {
    const box = stage.box("walker", { x: middle.x, y: middle.y - bounds.h * 0.04 }, { width: `${size}px`, height: `${size}px` });
    stage.put(box, Monster, { name: monster, mood: "glad" });
    const bows = [
      { transform: `translateY(${bounds.h}px)`, opacity: 1, easing: "cubic-bezier(.2,1.2,.4,1)" },
      { transform: "none", opacity: 1, offset: 0.16 },
      ...[0.3, 0.44, 0.58, 0.72].map((offset, n) => ({ transform: `translateY(${n % 2 ? 0 : -14}px) rotate(${n % 2 ? 2 : -2}deg)`, offset })),
      { transform: "none", opacity: 1, offset: 0.86 },
      { transform: "none", opacity: 0 },
    ];
    stage.move(box, bows, { ms: MOMENT, easing: "ease-in-out" });
  }
  const crown = stage.shape("crown", { x: middle.x, y: middle.y - bounds.h * 0.04 - size * 0.56 }, size * 0.42);
  const comes = [
    { transform: `translateY(${-bounds.h * 0.6}px) rotate(-40deg)`, opacity: 1, easing: "cubic-bezier(.5,0,.8,.5)" },
    { transform: "translateY(6px) scale(1.1,.9)", opacity: 1, offset: 0.18, easing: "ease-out" },
    { transform: "translateY(-16px) rotate(5deg)", opacity: 1, offset: 0.24, easing: "ease-in" },
    { transform: "none", opacity: 1, offset: 0.3 },
    { transform: "none", opacity: 1, offset: 0.85 },
    { transform: "translateY(-30px)", opacity: 0 },
  ];
  stage.move(crown, comes, { ms: MOMENT - 500, wait: 500 });
  const pops = [
    { transform: "scale(.1) rotate(-8deg)", opacity: 0, easing: "cubic-bezier(.2,1.7,.4,1)" },
    { transform: "scale(1) rotate(-3deg)", opacity: 1, offset: 0.14 },
    { transform: "scale(1.04) rotate(-3deg)", opacity: 1, offset: 0.87 },
    { transform: "scale(1.1) rotate(-3deg)", opacity: 0 },
  ];
  stage.move(stage.words("verdict won", below, said), pops, { ms: MOMENT - 700, wait: 700 });
}

// Beams from below that sweep the sky.
function searchlights(stage: Stage): void {
  const { w, h } = stage.spots.bounds;
  for (let n = 0; n < 4; n++) {
    const beam = stage.box(n % 2 ? "beam cold" : "beam", { x: w * (0.14 + 0.24 * n), y: h });
    const lean = n < 2 ? 1 : -1;
    const frames = [
      { transform: `rotate(${-28 * lean}deg) scaleY(0)`, opacity: 0 },
      { transform: `rotate(${-20 * lean}deg) scaleY(1)`, opacity: 1, offset: 0.12 },
      { transform: `rotate(${26 * lean}deg) scaleY(1)`, opacity: 1, offset: 0.5 },
      { transform: `rotate(${-16 * lean}deg) scaleY(1)`, opacity: 1, offset: 0.86 },
      { transform: `rotate(${-24 * lean}deg) scaleY(1)`, opacity: 0 },
    ];
    stage.move(beam, frames, { ms: MOMENT, easing: "ease-in-out" });
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

// Rockets that burst into what the game is made of.
function fireworks(stage: Stage): void {
  const { w, h } = stage.spots.bounds;
  for (const { x, y, wait, shape, colour } of ROCKETS) {
    const at = { x: w * x, y: h * y };
    const climbs = [{ transform: `translateY(${h * (1 - y)}px)`, opacity: 1 }, { transform: "none", opacity: 1, offset: 0.95 }, { opacity: 0 }];
    stage.move(stage.box("rocket", at), climbs, { ms: 420, wait: wait - 420, easing: "cubic-bezier(.2,.6,.4,1)" });
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
      stage.move(stage.shape(shape, at, n % 2 ? 34 : 46, colour), frames, { ms: 1000, wait });
    }
  }
}
