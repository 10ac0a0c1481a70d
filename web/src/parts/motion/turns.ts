// Turns that begin, dice that are thrown, words that are said.

import Monster from "../../art/Monster.svelte";
import type { Cue } from "../../model/types.ts";
import { colourOf, monsterName } from "../names.ts";
import { t } from "../../words/index.ts";
import type { Stage } from "./stage.ts";

const LONGEST_SAYING = 90; // signs; the log has the rest


/** The name of the monster at a seat, else of the person. */
export function nameAt({ cast }: Stage, seat: number): string {
  const monster = cast.monsters[seat];
  return monster ? monsterName(monster) : (cast.people[seat] ?? "");
}

/** A band across the table with whose turn it is. */
export function turn(stage: Stage, { seat, kind }: Cue): void {
  if (seat < 0) return;
  const isMine = stage.cast.mine.includes(seat);
  const over = { x: stage.spots.middle.x, y: stage.spots.place("city").y }; // over the picture, not over what is to be clicked
  const monster = stage.cast.monsters[seat] ?? "";
  const colour = monster ? colourOf(monster) : "var(--neon)";
  const band = stage.box(isMine ? "band mine" : "band", over, { background: colour });
  if (monster) {
    const portrait = document.createElement("div");
    portrait.className = "portrait";
    band.append(portrait);
    stage.put(portrait, Monster, { name: monster, mood: isMine ? "glad" : "calm" });
  }
  const words = document.createElement("div");
  const [large, small] = [document.createElement("b"), document.createElement("bdi")];
  large.textContent = kind === "extra_turn" ? t("cue-extra-turn") : isMine ? t("cue-turn-mine") : t("cue-turn", { name: nameAt(stage, seat) });
  small.textContent = isMine || kind === "extra_turn" ? nameAt(stage, seat) : (stage.cast.people[seat] ?? "");
  words.append(large, small);
  band.append(words);
  stage.move(band, stage.quiet ? FADED : SWUNG, { ms: isMine ? 1200 : 950 });
  glow(stage, stage.spots.panel(seat), isMine ? "var(--neon-cold)" : colour);
}

const FADED = [{ opacity: 0 }, { opacity: 1, offset: 0.15 }, { opacity: 1, offset: 0.8 }, { opacity: 0 }];
const SWUNG = [
  { transform: "translateX(-110vw) rotate(-3deg)", easing: "cubic-bezier(.1,.9,.3,1)" },
  { transform: "translateX(-1vw) rotate(-3deg)", offset: 0.28 },
  { transform: "translateX(1vw) rotate(-3deg)", offset: 0.74, easing: "cubic-bezier(.7,0,.9,.3)" },
  { transform: "translateX(110vw) rotate(-3deg)" },
];

function glow(stage: Stage, panel: HTMLElement | null, colour: string): void {
  const dark = { boxShadow: "0 0 0 0 transparent" };
  stage.move(panel, [dark, { boxShadow: `0 0 0 4px ${colour}, 0 0 34px 6px ${colour}`, offset: 0.3 }, dark], { ms: 1000, hold: "none" });
}

/** The tray trembles when the dice fall into it; the dice turn by themselves. */
export function thrown(stage: Stage): void {
  stage.shake(stage.spots.tray(), 3, 260, 330);
}

/** What somebody says, in a bubble at their monster. */
export function said(stage: Stage, { seat, text = "" }: Cue): void {
  if (seat < 0 || !text) return;
  const at = stage.spots.seat(seat);
  const short = text.length > LONGEST_SAYING ? `${text.slice(0, LONGEST_SAYING - 1)}…` : text;
  const bubble = stage.words("bubble", { x: at.x, y: Math.max(at.y - at.h * 0.3, 40) }, short);
  bubble.dir = "auto";
  const pops = [{ scale: "0.3", opacity: 0, easing: "cubic-bezier(.2,1.6,.4,1)" }, { scale: "1", opacity: 1, offset: 0.08 }, { scale: "1", opacity: 1, offset: 0.92 }, { scale: "0.9", opacity: 0 }];
  stage.move(bubble, stage.quiet ? FADED : pops, { ms: 2600 });
}
