// Luck and skill: the change of each monster's win chance, by cause, as in coach/luck.py.

import type { LuckAndSkill } from "../../generated/protocol.ts";
import { C, type State } from "../state.ts";
import type { Chances } from "./engine.ts";

/** The cause of a move, and its seat: who decides, or for whom dice are thrown. */
export interface Cause {
  kind: "dice" | "cards" | "decision";
  seat: number;
}

export function causeOf({ top: { kind, parts } }: State): Cause {
  if (kind > C.LAST_CHANCE) return { kind: "decision", seat: parts[0]! };
  const isDice = kind === C.THROW || kind === C.THROW_FOR || kind === C.OPENING_THROW;
  return isDice ? { kind: "dice", seat: parts[0]! } : { kind: "cards", seat: -1 };
}

/** The terms of each monster. There is one row of chances more than causes. */
export function split(chances: readonly Chances[], causes: readonly Cause[]): LuckAndSkill[] {
  return chances[0]!.map((_, monster) => {
    const found: LuckAndSkill = { own_dice: 0, others_dice: 0, cards: 0, own_decisions: 0, others_decisions: 0 };
    causes.forEach((cause, n) => {
      const name = termOf(cause, monster);
      found[name] = found[name] + chances[n + 1]![monster]! - chances[n]![monster]!;
    });
    return found;
  });
}

function termOf({ kind, seat }: Cause, monster: number): keyof LuckAndSkill {
  if (kind === "cards") return "cards";
  const whose = seat === monster ? "own" : "others";
  return kind === "dice" ? `${whose}_dice` : `${whose}_decisions`;
}

/** The win chances before each move, and the result: a decision has those of the next position plus what it lost. */
export function chainChances(anchors: readonly (Chances | null)[], lost: readonly Chances[]): Chances[] {
  const found = [...anchors];
  for (let at = found.length - 2; at >= 0; at -= 1) {
    found[at] ??= found[at + 1]!.map((chance, seat) => chance + lost[at]![seat]!);
  }
  return found as Chances[];
}
