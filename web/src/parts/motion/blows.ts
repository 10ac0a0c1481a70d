// Hearts lost: to the claws of another monster, or to whatever else hurts.

import type { Cue } from "../../model/types.ts";
import { lose, number } from "./counters.ts";
import type { Spot } from "./spots.ts";
import { spread, type Stage, way } from "./stage.ts";

const FLIGHT = 230; // ms from one monster to the other
const MOST_CLAWS = 4;

/** Who struck: as the cue says, else whoever has the turn if it was done with claws; -1: nobody. */
export function strikerOf({ from, cause = "", seat }: Cue, active: number): number {
  if (from !== undefined && from >= 0) return from === seat ? -1 : from;
  return cause === "claws" && active !== seat ? active : -1;
}

export function hurt(stage: Stage, cue: Cue): void {
  const { seat, amount = 0 } = cue;
  const at = stage.spots.seat(seat);
  if (stage.quiet) return number(stage, at, amount, "heart", 0);
  const striker = strikerOf(cue, stage.cast.active);
  const wait = striker < 0 ? 0 : FLIGHT;
  if (striker >= 0) claws(stage, stage.spots.seat(striker), at, -amount);
  const panel = stage.spots.panel(seat);
  stage.shake(panel, Math.min(4 - 2 * amount, 14), 420, wait);
  const flash = [{ filter: "none" }, { filter: "brightness(1.9) saturate(.4)", offset: 0.15 }, { filter: "none" }];
  stage.move(panel, flash, { ms: 300, wait, hold: "none" });
  const burst = [
    { scale: "0.2", opacity: 0, rotate: "-20deg", easing: "cubic-bezier(.1,1.4,.3,1)" },
    { scale: "1", opacity: 1, rotate: "6deg", offset: 0.35 },
    { scale: "1.15", opacity: 0, rotate: "14deg" },
  ];
  stage.move(stage.shape("burst", at, 96 - 6 * Math.max(amount, -6), striker < 0 ? "bad" : "star"), burst, { ms: 520, wait });
  if (striker >= 0) slash(stage, at, wait);
  lose(stage, "broken", at, amount, wait + 60);
  number(stage, at, amount, "heart", wait + 60);
}

function claws(stage: Stage, from: Spot, to: Spot, strength: number): void {
  const total = Math.min(Math.max(strength, 2), MOST_CLAWS);
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI + 40; // the claw points up and to the right
  for (let n = 0; n < total; n++) {
    const aside = spread(n, total) * 26;
    const sprite = stage.shape("claw", { x: from.x, y: from.y }, 52);
    const turn = `rotate(${angle}deg)`;
    const frames = [
      { transform: `translate(0, ${aside}px) ${turn} scale(.5)`, opacity: 0, easing: "cubic-bezier(.5,0,.9,.5)" },
      { transform: `${way(from, to, 0.15)} translate(0, ${aside}px) ${turn} scale(1.2)`, opacity: 1, offset: 0.25 },
      { transform: `${way(from, to)} translate(0, ${aside}px) ${turn} scale(1.1)`, opacity: 1, offset: 0.92 },
      { transform: `${way(from, to)} translate(0, ${aside}px) ${turn} scale(.6)`, opacity: 0 },
    ];
    stage.move(sprite, frames, { ms: FLIGHT + 40, wait: 14 * n });
  }
}

// Three cuts across the monster, drawn from above downwards.
function slash(stage: Stage, at: Spot, wait: number): void {
  const cuts = stage.shape("slash", at, Math.min(Math.max(at.h, 90), 170), "ink");
  const frames = [
    { clipPath: "polygon(0 0, 100% 0, 100% 0, 0 0)", opacity: 1, easing: "cubic-bezier(.3,0,.2,1)" },
    { clipPath: "polygon(0 0, 100% 0, 100% 100%, 0 100%)", opacity: 1, offset: 0.3 },
    { clipPath: "polygon(0 0, 100% 0, 100% 100%, 0 100%)", opacity: 1, offset: 0.6 },
    { clipPath: "polygon(0 0, 100% 0, 100% 100%, 0 100%)", opacity: 0 },
  ];
  stage.move(cuts, frames, { ms: 560, wait });
}
