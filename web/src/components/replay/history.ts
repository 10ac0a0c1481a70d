// Loads the update history of a table, page by page.

import type { Update } from "../../generated/protocol.ts";
import * as api from "../../net/api.ts";

/** All updates: `known` and those after it; `heard` is called with the number loaded so far. */
export async function loadUpdates(table: string, known: readonly Update[], onProgress: (count: number) => void): Promise<Update[]> {
  const all = [...known];
  for (;;) {
    const { updates } = await api.updates(table, all.at(-1)?.picture.seq ?? 0);
    all.push(...updates);
    onProgress(all.length);
    if (updates.length < api.MOST_UPDATES) return all;
  }
}
