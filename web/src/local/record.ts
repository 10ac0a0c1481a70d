// A game as a record, as in record/game.py: a server or the command line can open it. It has no proof of the dice.

import type { Choices } from "../generated/protocol.ts";
import { sha256 } from "../net/sha256.ts";
import type { Entry, WhatOf } from "./entries.ts";
import { refuseIf } from "./refusal.ts";
import { monsterOf } from "./state.ts";
import type { Table } from "./table.ts";
import { resultOf } from "./updates.ts";

export const FIRST_LINE = "daikaiju record 1";
const UNHASHED = /^(chain|rules|date):/; // header fields that do not describe the game

/** The record of a table with this log. */
export function recordOf(table: Table, log: readonly Entry[]): string {
  const started = log.find(({ what }) => what.type === "started");
  refuseIf(!started || !table.state, "not-begun");
  const { moves, comments } = movesOf(log);
  const { rules } = started!.what as WhatOf<"started">;
  const { setup } = table.snapshot;
  const { position } = log[0]!.what as WhatOf<"opened">;
  const seats = table.seats.map(({ monster }) => monster).join(", ");
  const names = table.seats.map(({ holder, name, bot }) => (holder ? name : (bot ?? "")));
  const fields: [string, string][] = [
    ["edition", setup.edition],
    ["seats", seats],
    ["options", optionsText(setup.options)],
    ["players", names.map((name) => name.replaceAll(",", " ").split(/\s+/).join(" ").trim()).join(", ")],
    ["rules", rules],
    ["date", new Date(started!.at).toISOString().slice(0, 10)],
    ["position", position],
    ["result", resultText(table)],
  ];
  const head = fields.filter(([, text]) => text).map(([name, text]) => `${name}: ${text}`);
  if (table.snapshot.phase === "over") head.push(`chain: ${chainOf(head, moves)}`);
  return [FIRST_LINE, ...head, "", ...moves.map((move, n) => (comments.get(n) ? `${move} // ${comments.get(n)}` : move)), ""].join("\n");
}

// The moves of the log without those that were undone, and the stated reasons.
function movesOf(log: readonly Entry[]): { moves: string[]; comments: Map<number, string> } {
  const moves: string[] = [];
  const comments = new Map<number, string>();
  for (const { what } of log) {
    if (what.type === "undone") moves.length = what.to.ply;
    if (what.type === "moved") comments.set(moves.length, what.reason);
    if (what.type === "started" || what.type === "moved") moves.push(...what.moves);
  }
  return { moves, comments };
}

const optionsText = (options: Choices): string =>
  Object.entries(options)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${name}=${value}`)
    .join(", ");

function resultText({ state, snapshot }: Table): string {
  if (snapshot.phase !== "over") return "";
  const { winners, reason } = resultOf(state!);
  if (!winners.length) return reason;
  return `${winners.map((seat) => monsterOf(state!, seat)).join(" and ")} by ${reason === "stars" ? "stars" : "survival"}`;
}

// The hash of the whole game: docs/fair-dice.md.
function chainOf(head: readonly string[], moves: readonly string[]): string {
  const lines = head.filter((line) => !UNHASHED.test(line));
  return moves.reduce((digest, move) => hash(`${digest}\n${move}`), hash(["daikaiju game 1", ...lines].join("\n")));
}

const hash = (text: string): string =>
  Array.from(sha256(new TextEncoder().encode(text)), (byte) => byte.toString(16).padStart(2, "0")).join("");
