// Opening tables and sitting down at them.

import type { Setup } from "../generated/protocol.ts";
import * as api from "../net/api.ts";
import { t } from "../words/index.ts";
import { rememberEntropy } from "./memory.ts";

const SEATS_NOW = 4; // of a game that begins at once: you and three bots

export const nameOr = (typed: string): string => typed.trim() || t("start-nameless");

/** A game that begins at once; its code. */
export async function playNow(typed: string): Promise<string> {
  const name = nameOr(typed);
  const entropy = api.newId();
  await api.become(name);
  const { table, picture } = await api.openTable({ setup: { seats: SEATS_NOW } });
  await api.command(table, { type: "sit", id: api.newId(), seat: 0, name, entropy });
  rememberEntropy(table, 0, entropy);
  await api.command(table, { type: "start", id: api.newId() });
  return picture.code;
}

/** A table that waits for people; its code. */
export async function openTable(typed: string, setup: Partial<Setup>): Promise<string> {
  await api.become(nameOr(typed));
  const { picture } = await api.openTable({ setup });
  return picture.code;
}
