// The throws of a turn as one log entry, with the single throws below it.

import { inOrder } from "./faces.ts";
import type { Line } from "./types.ts";

/** A line of the log; `steps`: the lines that it stands for. */
export interface LogEntry {
  line: Line;
  steps: readonly Line[];
}

const ROLL = "log-roll";
const THROWING = new Set([ROLL, "log-keep", "log-keep-none", "log-stop"]);

export function logEntries(lines: readonly Line[]): LogEntry[] {
  const entries: LogEntry[] = [];
  let run: Line[] = [];
  const close = (): void => {
    entries.push(...entriesOfRun(run));
    run = [];
  };
  for (const line of lines) {
    const belongs = THROWING.has(line.key) && (!run.length || run[0]!.seat === line.seat);
    if (!belongs) close();
    if (THROWING.has(line.key)) run.push(line);
    else entries.push({ line, steps: [] });
  }
  close();
  return entries;
}

function entriesOfRun(run: readonly Line[]): LogEntry[] {
  const first = run[0];
  if (first?.key !== ROLL || run.length < 2) return run.map((line) => ({ line, steps: [] }));
  return [{ line: { ...first, dice: finalDice(run) }, steps: run }];
}

// Kept dice and the dice of the last throw.
function finalDice(run: readonly Line[]): string {
  let kept = "";
  let dice = "";
  for (const line of run) {
    if (line.key === ROLL) dice = kept + (line.dice ?? "");
    else if (line.key !== "log-stop") kept = line.dice ?? "";
  }
  return inOrder(dice);
}
