// Cards that go from the market to a monster, come, turn, work and are swept away.

import Emblem from "../../art/Emblem.svelte";
import type { Cue } from "../../model/types.ts";
import type { Spot } from "./spots.ts";
import { spread, type Stage, way } from "./stage.ts";

const WIDTH = 92;

/** A small card with its emblem; without a name, its back. */
function card(stage: Stage, at: Spot, name = ""): HTMLElement {
  const box = stage.box(name ? "card" : "card back", at, { width: `${WIDTH}px` });
  if (name) stage.put(box, Emblem, { card: name, size: WIDTH - 20 });
  return box;
}

/** From where it lay to whoever has it now, over a spin that shows it. */
function carry(stage: Stage, name: string, from: Spot, to: Spot): void {
  const box = card(stage, from, name);
  const frames = [
    { transform: "scale(.9)", opacity: 0, easing: "cubic-bezier(.2,1.3,.4,1)" },
    { transform: "translateY(-24px) scale(1.25) rotate(-4deg)", opacity: 1, offset: 0.25 },
    { transform: "translateY(-28px) scale(1.25) rotate(3deg)", opacity: 1, offset: 0.45, easing: "cubic-bezier(.6,0,.7,.4)" },
    { transform: `${way(from, to)} scale(.55) rotate(360deg)`, opacity: 1, offset: 0.9 },
    { transform: `${way(from, to)} scale(.2) rotate(380deg)`, opacity: 0 },
  ];
  stage.move(box, frames, { ms: 760, wait: 0 });
  ring(stage, to, 690);
}

function ring(stage: Stage, at: Spot, wait: number): void {
  const frames = [{ scale: "0.2", opacity: 0 }, { scale: "0.8", opacity: 1, offset: 0.3 }, { scale: "1.6", opacity: 0 }];
  stage.move(stage.box("ring", at), frames, { ms: 380, wait, easing: "ease-out" });
}

/** A card shown for a moment where something happens to it. */
function show(stage: Stage, name: string, at: Spot, middle: Keyframe, last: Keyframe): void {
  const frames = [
    { transform: "translateY(16px) scale(.3)", opacity: 0, easing: "cubic-bezier(.2,1.5,.4,1)" },
    { transform: "translateY(-10px) scale(1.1)", opacity: 1, offset: 0.3 },
    { opacity: 1, offset: 0.65, ...middle },
    { opacity: 0, ...last },
  ];
  stage.move(card(stage, at, name), stage.quiet ? FADE : frames, { ms: 850 });
}

const FADE = [{ opacity: 0 }, { opacity: 1, offset: 0.25 }, { opacity: 1, offset: 0.75 }, { opacity: 0 }];

export function bought(stage: Stage, { seat, card: name = "" }: Cue): void {
  const to = stage.spots.seat(seat);
  if (stage.quiet) show(stage, name, to, {}, {});
  else carry(stage, name, stage.spots.card(name), to);
}

/** Wickedness tiles lie in no slot of the market. */
export function took(stage: Stage, { seat, card: name = "" }: Cue): void {
  const to = stage.spots.seat(seat);
  if (stage.quiet) show(stage, name, to, {}, {});
  else carry(stage, name, stage.spots.tiles(), to);
}

export function lost(stage: Stage, { seat, card: name = "" }: Cue): void {
  const falls = { transform: "translate(40px, 130px) rotate(40deg) scale(.8)", filter: "grayscale(1)" };
  show(stage, name, stage.spots.seat(seat), { transform: "translateY(-10px) rotate(6deg)", filter: "grayscale(1)" }, falls);
}

export function used(stage: Stage, { seat, card: name = "", cause = "" }: Cue): void {
  const at = stage.spots.seat(seat);
  show(stage, name || cause, at, { transform: "translateY(-14px) scale(1.2)" }, { transform: "translateY(-20px) scale(1.5)" });
  if (stage.quiet) return;
  const shine = [{ opacity: 0, scale: "0.3", rotate: "-30deg" }, { opacity: 1, scale: "1", offset: 0.4 }, { opacity: 0, scale: "1.2", rotate: "30deg" }];
  stage.move(stage.shape("spark", { x: at.x + WIDTH * 0.45, y: at.y - 58 }, 54, "star"), shine, { ms: 500, wait: 220 });
}

/** One card becomes like another: two that slide into each other. */
export function copied(stage: Stage, { seat, card: name = "" }: Cue): void {
  const at = stage.spots.seat(seat);
  if (stage.quiet) return show(stage, name, at, {}, {});
  for (const side of [-1, 1]) {
    const frames = [
      { transform: `translateX(${side * 80}px) scale(.6)`, opacity: 0 },
      { transform: `translateX(${side * 56}px)`, opacity: 1, offset: 0.3, easing: "cubic-bezier(.7,0,.3,1)" },
      { transform: "none", opacity: 1, offset: 0.65 },
      { transform: "scale(1.3)", opacity: 0 },
    ];
    stage.move(card(stage, at, name), frames, { ms: 900 });
  }
}

/** A new card turns over in its slot. */
export function revealed(stage: Stage, { amount, card: name = "" }: Cue): void {
  const at = amount === undefined ? stage.spots.card(name) : stage.spots.slot(amount);
  if (stage.quiet) return;
  const back = [{ transform: "rotateY(0deg)", opacity: 1 }, { transform: "rotateY(90deg)", opacity: 1, offset: 0.99 }, { transform: "rotateY(90deg)", opacity: 0 }];
  const front = [{ transform: "rotateY(-90deg)", opacity: 1 }, { transform: "rotateY(0deg)", opacity: 1, offset: 0.5 }, { transform: "rotateY(0deg)", opacity: 0 }];
  stage.move(card(stage, at), back, { ms: 170, easing: "ease-in" });
  stage.move(card(stage, at, name), front, { ms: 420, wait: 170, easing: "ease-out" });
}

/** All of the offer goes: three cards fly off to the side. */
export function swept(stage: Stage): void {
  if (stage.quiet) return;
  stage.spots.slots().forEach((at, n) => {
    const off = stage.spots.bounds.w - at.x + WIDTH;
    const frames = [
      { transform: "none", opacity: 1, easing: "cubic-bezier(.5,-.3,.8,.4)" },
      { transform: `translate(${off}px, ${-40 + 30 * n}px) rotate(${40 + 20 * n}deg)`, opacity: 1 },
    ];
    stage.move(card(stage, at), frames, { ms: 480, wait: 60 * n });
  });
}

/** The discarded cards become the deck again: a fan that opens and closes. */
export function reshuffled(stage: Stage): void {
  if (stage.quiet) return;
  const at = stage.spots.deck();
  for (let n = 0; n < 7; n++) {
    const aside = spread(n, 7);
    const open = `translate(${aside * 120}px, ${Math.abs(aside) * 22}px) rotate(${aside * 34}deg)`;
    const frames = [{ transform: "scale(.6)", opacity: 0 }, { transform: open, opacity: 1, offset: 0.4 }, { transform: open, opacity: 1, offset: 0.55 }, { transform: "scale(.6)", opacity: 0 }];
    stage.move(card(stage, at), frames, { ms: 760, wait: 14 * n, easing: "cubic-bezier(.4,0,.2,1)" });
  }
}
