// All that happened at a table, page by page.

import type { Update } from "../../generated/protocol.ts";
import * as api from "../../net/api.ts";

/** Updates after those that are known, as far as they are told; `heard` hears how many there are already. */
export async function allUpdates(table: string, known: readonly Update[], heard: (count: number) => void): Promise<Update[]> {
  const all = [...known];
  for (;;) {
    const { updates } = await api.updates(table, all.at(-1)?.picture.seq ?? 0);
    all.push(...updates);
    heard(all.length);
    if (updates.length < api.MOST_UPDATES) return all;
  }
}
