// Rating and streak of puzzles in localStorage.

import { NO_PROGRESS, type Progress } from "../model/puzzle.ts";

const KEY = "daikaiju.puzzles";

export function loadProgress(): Progress {
  try {
    return { ...NO_PROGRESS, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Progress>) };
  } catch {
    return NO_PROGRESS; // no valid data, or storage is disabled
  }
}

export function saveProgress(progress: Progress): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(progress));
  } catch {
    // Puzzles work without storage.
  }
}
