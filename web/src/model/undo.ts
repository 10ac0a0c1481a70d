// Undo in the log: lines of undone decisions are removed; one line records the undo.

import type { Line } from "./types.ts";

export const UNDONE = "log-undone"; // key of the undo line; its ply is the ply after the undo

/** The lines without those that were undone. Chat and table lines always stay. */
export function linesAfterUndo(lines: readonly Line[]): Line[] {
  const remaining: Line[] = [];
  for (const line of lines) {
    if (line.key === UNDONE) removeAfter(remaining, line.ply);
    remaining.push(line);
  }
  return remaining;
}

// Lines are in ply order: the search can stop at the first line that is not after `ply`.
function removeAfter(lines: Line[], ply: number): void {
  const isUndone = (line: Line): boolean => line.ply > ply && line.kind !== "chat" && line.kind !== "table";
  for (let n = lines.length - 1; n >= 0 && lines[n]!.ply > ply; n -= 1) if (isUndone(lines[n]!)) lines.splice(n, 1);
}
