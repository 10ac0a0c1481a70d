// Maps cues to animations.

import type { Cue, CueKind } from "../../model/types.ts";
import { hurt } from "./damage.ts";
import { bought, copied, lost, reshuffled, revealed, swept, took, used } from "./cards.ts";
import { count, isCounter } from "./counters.ts";
import { eliminated, knockedOut, won } from "./game-end.ts";
import type { CueLayer } from "./cue-layer.ts";
import { moveTo } from "./tokyo.ts";
import { chat, thrown, turn } from "./turns.ts";

const ANIMATIONS: Partial<Record<CueKind, (layer: CueLayer, cue: Cue) => void>> = {
  turn,
  extra_turn: turn,
  throw: thrown,
  moved: moveTo,
  bought,
  took,
  lost_card: lost,
  used,
  copied,
  revealed,
  swept,
  reshuffled,
  eliminated,
  knocked_out: knockedOut,
  won,
  said: chat,
};

/** Start the animation of a cue. */
export function playCue(layer: CueLayer, cue: Cue): void {
  const { kind, amount = 0 } = cue;
  if (kind === "health" && amount < 0) hurt(layer, cue);
  else if (isCounter(kind)) count(layer, { ...cue, kind });
  else ANIMATIONS[kind]?.(layer, cue);
}

/** Whether a cue has an animation. */
export const hasAnimation = ({ kind }: Cue): boolean => isCounter(kind) || kind in ANIMATIONS;
