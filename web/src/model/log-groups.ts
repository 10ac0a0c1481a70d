// The throws of a turn as one log entry, with the single throws below it. Reasons that the player stated follow it.

import { inOrder } from "./faces.ts";
import type { Line } from "./types.ts";

/** A line of the log; `steps`: the lines that it stands for. */
export interface LogEntry {
  line: Line;
  steps: readonly Line[];
}

const ROLL = "log-roll";
const isReason = ({ kind }: Line): boolean => kind === "reason";
const THROWING = new Set([ROLL, "log-keep", "log-keep-none", "log-stop"]);

export function logEntries(lines: readonly Line[]): LogEntry[] {
  const entries: LogEntry[] = [];
  let run: Line[] = [];
  const close = (): void => {
    entries.push(...entriesOfRun(run));
    run = [];
  };
  for (const line of lines) {
    const isSameSeat = !run.length || run[0]!.seat === line.seat;
    const belongs = isSameSeat && (isReason(line) ? run.length > 0 : THROWING.has(line.key));
    if (!belongs) close();
    if (belongs || THROWING.has(line.key)) run.push(line);
    else entries.push({ line, steps: [] });
  }
  close();
  return entries;
}

function entriesOfRun(run: readonly Line[]): LogEntry[] {
  const steps = run.filter((line) => !isReason(line));
  const first = steps[0];
  const alone = (lines: readonly Line[]): LogEntry[] => lines.map((line) => ({ line, steps: [] }));
  if (first?.key !== ROLL || steps.length < 2) return alone(run);
  return [{ line: { ...first, dice: finalDice(steps) }, steps }, ...alone(run.filter(isReason))];
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
