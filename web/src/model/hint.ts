// Hints of the champion at the table.

import type { HintReply, Picture } from "../generated/protocol.ts";

/** Whether the table allows hints: always, or while one player plays against bots only. */
export function allowsHints({ setup, seats }: Picture): boolean {
  if (setup.hints !== "bots") return setup.hints === "all";
  return seats.filter(({ holder }) => holder).length === 1;
}

/** The other good actions of a hint. */
export const otherActions = ({ best, against, options }: HintReply): string[] =>
  options.map(({ action }) => action).filter((action) => action !== best && action !== against);
