// Loads the update history of a table, page by page.

import type { History, Update } from "../../generated/protocol.ts";
import * as api from "../../net/api.ts";

/** Loads the updates after a sequence number. */
export type LoadPart = (after: number) => Promise<History>;

/** All updates: `known` and those after it; `heard` is called with the number loaded so far. */
export async function loadUpdates(source: string | LoadPart, known: readonly Update[], onProgress: (count: number) => void): Promise<Update[]> {
  const load = typeof source === "string" ? (after: number) => api.updates(source, after) : source;
  const all = [...known];
  for (;;) {
    const { updates } = await load(all.at(-1)?.picture.seq ?? 0);
    all.push(...updates);
    onProgress(all.length);
    if (updates.length < api.MOST_UPDATES) return all;
  }
}
