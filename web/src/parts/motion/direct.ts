// Which motion a cue asks for.

import type { Cue, CueKind } from "../../model/types.ts";
import { hurt } from "./blows.ts";
import { bought, copied, lost, reshuffled, revealed, swept, took, used } from "./cards.ts";
import { count, isCounter } from "./counters.ts";
import { eliminated, won } from "./ends.ts";
import type { Stage } from "./stage.ts";
import { moveTo } from "./tokyo.ts";
import { said, thrown, turn } from "./turns.ts";

const MOTIONS: Partial<Record<CueKind, (stage: Stage, cue: Cue) => void>> = {
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
  won,
  said,
};

/** Puts a cue on the stage. */
export function direct(stage: Stage, cue: Cue): void {
  const { kind, amount = 0 } = cue;
  if (kind === "health" && amount < 0) hurt(stage, cue);
  else if (isCounter(kind)) count(stage, { ...cue, kind });
  else MOTIONS[kind]?.(stage, cue);
}

/** Whether there is anything to see of a cue. */
export const isShown = ({ kind }: Cue): boolean => isCounter(kind) || kind in MOTIONS;
