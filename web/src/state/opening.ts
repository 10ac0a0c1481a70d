// Opening tables and sitting down at them.

import type { Setup, Welcome } from "../generated/protocol.ts";
import type { Edition } from "../model/rulebook.ts";
import * as api from "../net/api.ts";
import { t } from "../words/index.ts";
import { rememberEntropy } from "./memory.ts";

const SEATS_NOW = 4; // of a game that begins at once: you and three bots

export const nameOr = (typed: string): string => typed.trim() || t("start-nameless");

/** A game that begins at once; its code. */
export async function playNow(typed: string): Promise<string> {
  const name = nameOr(typed);
  await api.become(name);
  return begin(await api.openTable({ setup: { seats: SEATS_NOW } }), 0, name);
}

/** An example of the rulebook, to be played on from there by whoever is at turn; the code of its table. */
export async function playExample(example: string, edition: Edition): Promise<string> {
  const known = await api.me();
  const name = nameOr(known?.name ?? "");
  await api.become(name);
  const opened = await api.openTable({ setup: { edition }, example });
  return begin(opened, opened.picture.board?.turn ?? 0, name);
}

// Bots take all the other seats.
async function begin({ table, picture }: Welcome, seat: number, name: string): Promise<string> {
  const entropy = api.newId();
  await api.command(table, { type: "sit", id: api.newId(), seat, name, entropy });
  rememberEntropy(table, seat, entropy);
  await api.command(table, { type: "start", id: api.newId() });
  return picture.code;
}

/** A table that waits for people; its code. */
export async function openTable(typed: string, setup: Partial<Setup>): Promise<string> {
  await api.become(nameOr(typed));
  const { picture } = await api.openTable({ setup });
  return picture.code;
}
