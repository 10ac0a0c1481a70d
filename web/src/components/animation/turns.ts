// Animations of turn starts, throws and chat messages.

import Monster from "../../art/Monster.svelte";
import type { Cue } from "../../model/types.ts";
import { colourOf, monsterName } from "../names.ts";
import { t } from "../../i18n/index.ts";
import type { CueLayer } from "./cue-layer.ts";

const LONGEST_TEXT = 90; // characters; the log has the whole text

/** The name of the monster at a seat, else of the player. */
export function displayName({ context }: CueLayer, seat: number): string {
  const monster = context.monsters[seat];
  return monster ? monsterName(monster) : (context.players[seat] ?? "");
}

/** A banner with the player of the turn. */
export function turn(layer: CueLayer, { seat, kind }: Cue): void {
  if (seat < 0) return;
  const isMine = layer.context.mine.includes(seat);
  const over = { x: layer.spots.middle.x, y: layer.spots.place("city").y }; // over the drawing, not over controls
  const monster = layer.context.monsters[seat] ?? "";
  const colour = monster ? colourOf(monster) : "var(--neon)";
  const band = layer.box(isMine ? "band mine" : "band", over, { background: colour });
  if (monster) {
    const portrait = document.createElement("div");
    portrait.className = "portrait";
    band.append(portrait);
    layer.put(portrait, Monster, { name: monster, mood: isMine ? "glad" : "calm" });
  }
  const words = document.createElement("div");
  const [large, small] = [document.createElement("b"), document.createElement("bdi")];
  large.textContent = kind === "extra_turn" ? t("cue-extra-turn") : isMine ? t("cue-turn-mine") : t("cue-turn", { name: displayName(layer, seat) });
  small.textContent = isMine || kind === "extra_turn" ? displayName(layer, seat) : (layer.context.players[seat] ?? "");
  words.append(large, small);
  band.append(words);
  layer.move(band, layer.reducedMotion ? FADED : SWUNG, { ms: isMine ? 1200 : 950 });
  glow(layer, layer.spots.panel(seat), isMine ? "var(--neon-cold)" : colour);
}

const FADED = [{ opacity: 0 }, { opacity: 1, offset: 0.15 }, { opacity: 1, offset: 0.8 }, { opacity: 0 }];
const SWUNG = [
  { transform: "translateX(-110vw) rotate(-3deg)", easing: "cubic-bezier(.1,.9,.3,1)" },
  { transform: "translateX(-1vw) rotate(-3deg)", offset: 0.28 },
  { transform: "translateX(1vw) rotate(-3deg)", offset: 0.74, easing: "cubic-bezier(.7,0,.9,.3)" },
  { transform: "translateX(110vw) rotate(-3deg)" },
];

function glow(layer: CueLayer, panel: HTMLElement | null, colour: string): void {
  const dark = { boxShadow: "0 0 0 0 transparent" };
  layer.move(panel, [dark, { boxShadow: `0 0 0 4px ${colour}, 0 0 34px 6px ${colour}`, offset: 0.3 }, dark], { ms: 1000, hold: "none" });
}

/** Shake the tray when the dice land; the dice animate themselves. */
export function thrown(layer: CueLayer): void {
  layer.shake(layer.spots.tray(), 3, 260, 330);
}

/** A chat message in a bubble at the monster. */
export function chat(layer: CueLayer, { seat, text = "" }: Cue): void {
  if (seat < 0 || !text) return;
  const at = layer.spots.seat(seat);
  const short = text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT - 1)}…` : text;
  const bubble = layer.words("bubble", { x: at.x, y: Math.max(at.y - at.h * 0.3, 40) }, short);
  bubble.dir = "auto";
  const pops = [{ scale: "0.3", opacity: 0, easing: "cubic-bezier(.2,1.6,.4,1)" }, { scale: "1", opacity: 1, offset: 0.08 }, { scale: "1", opacity: 1, offset: 0.92 }, { scale: "0.9", opacity: 0 }];
  layer.move(bubble, layer.reducedMotion ? FADED : pops, { ms: 2600 });
}
