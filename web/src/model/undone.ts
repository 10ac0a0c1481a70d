// Decisions that were taken back: what they did is not told any more, only that it was taken back.

import type { Line } from "./types.ts";

export const UNDONE = "log-undone"; // the line that says so; its ply is where the game went back to

/** The lines that still hold, of all in their order. Words and notes stay, whatever was decided around them. */
export function standing(lines: readonly Line[]): Line[] {
  const stood: Line[] = [];
  for (const line of lines) {
    if (line.key === UNDONE) dropAfter(stood, line.ply);
    stood.push(line);
  }
  return stood;
}

// Nothing that was done before the moment gone back to comes after something that is taken back.
function dropAfter(lines: Line[], ply: number): void {
  const isTaken = (line: Line): boolean => line.ply > ply && line.kind !== "chat" && line.kind !== "table";
  for (let n = lines.length - 1; n >= 0 && lines[n]!.ply > ply; n -= 1) if (isTaken(lines[n]!)) lines.splice(n, 1);
}
