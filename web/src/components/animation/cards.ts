// Animations of cards: bought, revealed, used, copied, lost, swept.

import Emblem from "../../art/Emblem.svelte";
import type { Cue } from "../../model/types.ts";
import type { Spot } from "./spots.ts";
import { spread, translation, type CueLayer } from "./cue-layer.ts";

const WIDTH = 92;

/** A small card with its emblem; without a name, a card back. */
function card(layer: CueLayer, at: Spot, name = ""): HTMLElement {
  const box = layer.box(name ? "card" : "card back", at, { width: `${WIDTH}px` });
  if (name) layer.put(box, Emblem, { card: name, size: WIDTH - 20 });
  return box;
}

/** Move a card from its location to its new owner, with a spin. */
function carry(layer: CueLayer, name: string, from: Spot, to: Spot): void {
  const box = card(layer, from, name);
  const frames = [
    { transform: "scale(.9)", opacity: 0, easing: "cubic-bezier(.2,1.3,.4,1)" },
    { transform: "translateY(-24px) scale(1.25) rotate(-4deg)", opacity: 1, offset: 0.25 },
    { transform: "translateY(-28px) scale(1.25) rotate(3deg)", opacity: 1, offset: 0.45, easing: "cubic-bezier(.6,0,.7,.4)" },
    { transform: `${translation(from, to)} scale(.55) rotate(360deg)`, opacity: 1, offset: 0.9 },
    { transform: `${translation(from, to)} scale(.2) rotate(380deg)`, opacity: 0 },
  ];
  layer.move(box, frames, { ms: 760, wait: 0 });
  ring(layer, to, 690);
}

function ring(layer: CueLayer, at: Spot, wait: number): void {
  const frames = [{ scale: "0.2", opacity: 0 }, { scale: "0.8", opacity: 1, offset: 0.3 }, { scale: "1.6", opacity: 0 }];
  layer.move(layer.box("ring", at), frames, { ms: 380, wait, easing: "ease-out" });
}

/** Show a card briefly at a spot. */
function show(layer: CueLayer, name: string, at: Spot, middle: Keyframe, last: Keyframe): void {
  const frames = [
    { transform: "translateY(16px) scale(.3)", opacity: 0, easing: "cubic-bezier(.2,1.5,.4,1)" },
    { transform: "translateY(-10px) scale(1.1)", opacity: 1, offset: 0.3 },
    { opacity: 1, offset: 0.65, ...middle },
    { opacity: 0, ...last },
  ];
  layer.move(card(layer, at, name), layer.reducedMotion ? FADE : frames, { ms: 850 });
}

const FADE = [{ opacity: 0 }, { opacity: 1, offset: 0.25 }, { opacity: 1, offset: 0.75 }, { opacity: 0 }];

export function bought(layer: CueLayer, { seat, card: name = "" }: Cue): void {
  const to = layer.spots.seat(seat);
  if (layer.reducedMotion) show(layer, name, to, {}, {});
  else carry(layer, name, layer.spots.card(name), to);
}

/** A Wickedness tile is taken; tiles have no slot in the market. */
export function took(layer: CueLayer, { seat, card: name = "" }: Cue): void {
  const to = layer.spots.seat(seat);
  if (layer.reducedMotion) show(layer, name, to, {}, {});
  else carry(layer, name, layer.spots.tiles(), to);
}

export function lost(layer: CueLayer, { seat, card: name = "" }: Cue): void {
  const falls = { transform: "translate(40px, 130px) rotate(40deg) scale(.8)", filter: "grayscale(1)" };
  show(layer, name, layer.spots.seat(seat), { transform: "translateY(-10px) rotate(6deg)", filter: "grayscale(1)" }, falls);
}

export function used(layer: CueLayer, { seat, card: name = "", cause = "" }: Cue): void {
  const at = layer.spots.seat(seat);
  show(layer, name || cause, at, { transform: "translateY(-14px) scale(1.2)" }, { transform: "translateY(-20px) scale(1.5)" });
  if (layer.reducedMotion) return;
  const shine = [{ opacity: 0, scale: "0.3", rotate: "-30deg" }, { opacity: 1, scale: "1", offset: 0.4 }, { opacity: 0, scale: "1.2", rotate: "30deg" }];
  layer.move(layer.shape("spark", { x: at.x + WIDTH * 0.45, y: at.y - 58 }, 54, "star"), shine, { ms: 500, wait: 220 });
}

/** A card copies another: two cards slide together. */
export function copied(layer: CueLayer, { seat, card: name = "" }: Cue): void {
  const at = layer.spots.seat(seat);
  if (layer.reducedMotion) return show(layer, name, at, {}, {});
  for (const side of [-1, 1]) {
    const frames = [
      { transform: `translateX(${side * 80}px) scale(.6)`, opacity: 0 },
      { transform: `translateX(${side * 56}px)`, opacity: 1, offset: 0.3, easing: "cubic-bezier(.7,0,.3,1)" },
      { transform: "none", opacity: 1, offset: 0.65 },
      { transform: "scale(1.3)", opacity: 0 },
    ];
    layer.move(card(layer, at, name), frames, { ms: 900 });
  }
}

/** A card turns over in its slot. */
export function revealed(layer: CueLayer, { amount, card: name = "" }: Cue): void {
  const at = amount === undefined ? layer.spots.card(name) : layer.spots.slot(amount);
  if (layer.reducedMotion) return;
  const back = [{ transform: "rotateY(0deg)", opacity: 1 }, { transform: "rotateY(90deg)", opacity: 1, offset: 0.99 }, { transform: "rotateY(90deg)", opacity: 0 }];
  const front = [{ transform: "rotateY(-90deg)", opacity: 1 }, { transform: "rotateY(0deg)", opacity: 1, offset: 0.5 }, { transform: "rotateY(0deg)", opacity: 0 }];
  layer.move(card(layer, at), back, { ms: 170, easing: "ease-in" });
  layer.move(card(layer, at, name), front, { ms: 420, wait: 170, easing: "ease-out" });
}

/** The market is swept: its cards fly off to the side. */
export function swept(layer: CueLayer): void {
  if (layer.reducedMotion) return;
  layer.spots.slots().forEach((at, n) => {
    const off = layer.spots.bounds.w - at.x + WIDTH;
    const frames = [
      { transform: "none", opacity: 1, easing: "cubic-bezier(.5,-.3,.8,.4)" },
      { transform: `translate(${off}px, ${-40 + 30 * n}px) rotate(${40 + 20 * n}deg)`, opacity: 1 },
    ];
    layer.move(card(layer, at), frames, { ms: 480, wait: 60 * n });
  });
}

/** The discard pile is reshuffled: a fan of cards opens and closes. */
export function reshuffled(layer: CueLayer): void {
  if (layer.reducedMotion) return;
  const at = layer.spots.deck();
  for (let n = 0; n < 7; n++) {
    const aside = spread(n, 7);
    const open = `translate(${aside * 120}px, ${Math.abs(aside) * 22}px) rotate(${aside * 34}deg)`;
    const frames = [{ transform: "scale(.6)", opacity: 0 }, { transform: open, opacity: 1, offset: 0.4 }, { transform: open, opacity: 1, offset: 0.55 }, { transform: "scale(.6)", opacity: 0 }];
    layer.move(card(layer, at), frames, { ms: 760, wait: 14 * n, easing: "cubic-bezier(.4,0,.2,1)" });
  }
}
