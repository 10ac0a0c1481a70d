// Own results of reviewed games in localStorage, for the luck-adjusted result over many games.

import type { OwnResult } from "../model/review.ts";

const KEY = "daikaiju reviews";
const MOST = 500; // games; the oldest are dropped

function load(): Record<string, OwnResult> {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? "{}") ?? {}) as Record<string, OwnResult>;
  } catch {
    return {}; // no valid data, or storage is disabled
  }
}

export const reviewedGames = (): OwnResult[] => Object.values(load());

/** Store the own result of a game once. */
export function saveReviewed(table: string, own: OwnResult): void {
  const { [table]: _, ...others } = load();
  const kept = Object.entries({ ...others, [table]: own }).slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // The review works without storage.
  }
}
