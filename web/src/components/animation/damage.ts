// Animations of lost hearts: by claws of another monster, or by other damage.

import type { Cue } from "../../model/types.ts";
import { lose, number } from "./counters.ts";
import type { Spot } from "./spots.ts";
import { spread, translation, type CueLayer } from "./cue-layer.ts";

const FLIGHT = 230; // ms from one monster to the other
const MOST_CLAWS = 4;

/** The attacker's seat: from the cue, else the active seat if the cause is claws; -1: none. */
export function strikerOf({ from, cause = "", seat }: Cue, active: number): number {
  if (from !== undefined && from >= 0) return from === seat ? -1 : from;
  return cause === "claws" && active !== seat ? active : -1;
}

export function hurt(layer: CueLayer, cue: Cue): void {
  const { seat, amount = 0 } = cue;
  const at = layer.spots.seat(seat);
  if (layer.reducedMotion) return number(layer, at, amount, "heart", 0);
  const striker = strikerOf(cue, layer.context.active);
  const wait = striker < 0 ? 0 : FLIGHT;
  if (striker >= 0) claws(layer, layer.spots.seat(striker), at, -amount);
  const panel = layer.spots.panel(seat);
  layer.shake(panel, Math.min(4 - 2 * amount, 14), 420, wait);
  const flash = [{ filter: "none" }, { filter: "brightness(1.9) saturate(.4)", offset: 0.15 }, { filter: "none" }];
  layer.move(panel, flash, { ms: 300, wait, hold: "none" });
  const burst = [
    { scale: "0.2", opacity: 0, rotate: "-20deg", easing: "cubic-bezier(.1,1.4,.3,1)" },
    { scale: "1", opacity: 1, rotate: "6deg", offset: 0.35 },
    { scale: "1.15", opacity: 0, rotate: "14deg" },
  ];
  layer.move(layer.shape("burst", at, 96 - 6 * Math.max(amount, -6), striker < 0 ? "bad" : "star"), burst, { ms: 520, wait });
  if (striker >= 0) slash(layer, at, wait);
  lose(layer, "broken", at, amount, wait + 60);
  number(layer, at, amount, "heart", wait + 60);
}

function claws(layer: CueLayer, from: Spot, to: Spot, strength: number): void {
  const total = Math.min(Math.max(strength, 2), MOST_CLAWS);
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI + 40; // the claw shape points up and to the right
  for (let n = 0; n < total; n++) {
    const aside = spread(n, total) * 26;
    const sprite = layer.shape("claw", { x: from.x, y: from.y }, 52);
    const turn = `rotate(${angle}deg)`;
    const frames = [
      { transform: `translate(0, ${aside}px) ${turn} scale(.5)`, opacity: 0, easing: "cubic-bezier(.5,0,.9,.5)" },
      { transform: `${translation(from, to, 0.15)} translate(0, ${aside}px) ${turn} scale(1.2)`, opacity: 1, offset: 0.25 },
      { transform: `${translation(from, to)} translate(0, ${aside}px) ${turn} scale(1.1)`, opacity: 1, offset: 0.92 },
      { transform: `${translation(from, to)} translate(0, ${aside}px) ${turn} scale(.6)`, opacity: 0 },
    ];
    layer.move(sprite, frames, { ms: FLIGHT + 40, wait: 14 * n });
  }
}

// Three cuts across the monster, drawn from top to bottom.
function slash(layer: CueLayer, at: Spot, wait: number): void {
  const cuts = layer.shape("slash", at, Math.min(Math.max(at.h, 90), 170), "ink");
  const frames = [
    { clipPath: "polygon(0 0, 100% 0, 100% 0, 0 0)", opacity: 1, easing: "cubic-bezier(.3,0,.2,1)" },
    { clipPath: "polygon(0 0, 100% 0, 100% 100%, 0 100%)", opacity: 1, offset: 0.3 },
    { clipPath: "polygon(0 0, 100% 0, 100% 100%, 0 100%)", opacity: 1, offset: 0.6 },
    { clipPath: "polygon(0 0, 100% 0, 100% 100%, 0 100%)", opacity: 0 },
  ];
  layer.move(cuts, frames, { ms: 560, wait });
}
