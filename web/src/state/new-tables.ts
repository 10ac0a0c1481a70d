// Creation of tables, and of games that start at once.

import type { Setup, Welcome } from "../generated/protocol.ts";
import type { Edition } from "../model/rulebook.ts";
import * as api from "../net/api.ts";
import { favourite } from "../net/profile.ts";
import { t } from "../i18n/index.ts";
import { preloadTable } from "./screens.ts";
import { saveEntropy } from "./table-storage.ts";

const CHAMPION = "master"; // the level of the champion without a time limit
const SEATS_NOW = 4; // for a game that starts at once: the player and three bots

export const nameOrDefault = (typed: string): string => typed.trim() || t("start-nameless");

/** Start a game with bots at once; return its code. */
export async function playNow(typed: string): Promise<string> {
  preloadTable();
  const name = nameOrDefault(typed);
  await api.savePlayer(name);
  return startGame(await api.openTable({ setup: { seats: SEATS_NOW } }), 0, name);
}

/** Start a game with this setup and bots at once; return its code. */
export async function playSetup(setup: Partial<Setup>, name: string): Promise<string> {
  return startGame(await api.openTable({ setup }), 0, nameOrDefault(name));
}

/** Start a game from an example of the rulebook or a puzzle, at this seat or that whose turn it is; return its code. */
export async function playExample(example: string, edition: Edition, seat = -1): Promise<string> {
  const known = await api.me();
  const name = nameOrDefault(known?.name ?? "");
  await api.savePlayer(name);
  const opened = await api.openTable({ setup: { edition }, example });
  return startGame(opened, seat < 0 ? (opened.picture.board?.turn ?? 0) : seat, name);
}

/** Open a table with the deal of a finished game, with the player at one seat; return its code. */
export async function playDeal(first: string, seat: number): Promise<string> {
  const opened = await openDeal(first);
  const name = nameOrDefault((await api.me())?.name ?? "");
  await api.sendCommand(opened.table, { type: "sit", id: api.newId(), seat, name });
  return opened.picture.code;
}

/** Let the champion play a seat of a deal, with bots at all other seats, without pauses. */
export async function playDealByChampion(first: string, seat: number): Promise<void> {
  const { table } = await openDeal(first);
  await api.sendCommand(table, { type: "man", id: api.newId(), seat, level: CHAMPION });
  await api.sendCommand(table, { type: "start", id: api.newId(), entropy: api.newId() });
  await api.sendCommand(table, { type: "hurry", id: api.newId() });
}

async function openDeal(first: string): Promise<Welcome> {
  await api.savePlayer(nameOrDefault((await api.me())?.name ?? ""));
  const { table = "" } = await api.sendCommand(first, { type: "play_deal", id: api.newId() });
  return api.getTable(table);
}

async function sit({ table, picture }: Welcome, seat: number, name: string): Promise<void> {
  const entropy = api.newId();
  const monster = picture.position ? "" : await favourite();
  await api.sendCommand(table, { type: "sit", id: api.newId(), seat, name, monster, entropy });
  saveEntropy(table, seat, entropy);
}

// Bots take the other seats.
async function startGame(opened: Welcome, seat: number, name: string): Promise<string> {
  const { table, picture } = opened;
  await sit(opened, seat, name);
  await api.sendCommand(table, { type: "start", id: api.newId(), entropy: api.newId() });
  return picture.code;
}

/** Open a table that waits for players, with its host at the first seat; return its code. */
export async function openTable(typed: string, setup: Partial<Setup>): Promise<string> {
  const name = nameOrDefault(typed);
  await api.savePlayer(name);
  const opened = await api.openTable({ setup });
  await sit(opened, 0, name);
  return opened.picture.code;
}
