// Uploaded game records as updates to watch, as in server/updates/uploads.py.

import tables from "../generated/engine.json";
import type { Choices, EditionName, Setup, Update } from "../generated/protocol.ts";
import { newSeat, type Entry, type Opened } from "./entries.ts";
import { pastUpdates } from "./history.ts";
import { actionText, parseMove } from "./notation.ts";
import { readPosition } from "./position.ts";
import { FIRST_LINE } from "./record.ts";
import { LocalRefusal, refuseIf } from "./refusal.ts";
import type { Rules } from "./rules.ts";
import { newGame } from "./setup.ts";
import { C, monsterOf } from "./state.ts";

interface ParsedRecord {
  head: Readonly<Record<string, string>>;
  moves: { text: string; comment: string; line: number }[];
}
interface Part {
  seat: number;
  moves: string[];
  reason: string;
}

const MAX_NAME = 24; // characters of a player's name that a table shows

/** The updates of a record. They hide nothing: the text has everything. */
export function updatesOfRecord(rules: Rules, text: string, after: number, most: number): Update[] {
  return pastUpdates(rules, "", logOf(rules, parseRecord(text)), "", after, most, true);
}

function parseRecord(text: string): ParsedRecord {
  const lines = text.split(/\r?\n/);
  refuseIf(lines[0]?.trim() !== FIRST_LINE, "bad-record", { detail: `record:1: ${FIRST_LINE}` });
  const empty = lines.findIndex((line) => !line.trim());
  const end = empty < 0 ? lines.length : empty;
  const head = Object.fromEntries(lines.slice(1, end).map((line) => [line.split(":")[0]!.trim(), line.slice(line.indexOf(":") + 1).trim()]));
  const moves = lines.slice(end).flatMap((line, n) => {
    const [move = "", ...comment] = line.split("//");
    return move.trim() ? [{ text: move.trim(), comment: comment.join("//").trim(), line: end + n + 1 }] : [];
  });
  refuseIf(head.packs, "pack-missing", { pack: head.packs ?? "" });
  refuseIf(moves.length > C.MAX_RECORD_MOVES, "bad-record", { detail: `record: ${moves.length} > ${C.MAX_RECORD_MOVES}` });
  return { head, moves };
}

// The log that a table would have written: each decision with what follows from it.
function logOf(rules: Rules, record: ParsedRecord): Entry[] {
  const opened = openingOf(record);
  const [start, ...decisions] = partsOf(rules, record, opened);
  const monsters = opened.seats.map(({ monster }) => monster);
  const entry = (seq: number, what: Entry["what"]): Entry => ({ seq, at: 0, what, by: "", command: "" });
  return [
    entry(1, opened),
    entry(2, { type: "started", rules: record.head.rules ?? "", monsters, moves: start!.moves, entropy: "" }),
    ...decisions.map(({ seat, moves, reason }, n) => entry(n + 3, { type: "moved", seat, why: "person", moves, spent: 0, reason })),
  ];
}

function openingOf({ head }: ParsedRecord): Opened {
  const monsters = (head.seats ?? "").split(",").map((name) => name.trim());
  const areKnown = monsters.every((name, n) => tables.monsters.includes(name) && monsters.indexOf(name) === n);
  refuseIf(!areKnown || monsters.length < 2 || monsters.length > C.MAX_SEATS, "bad-record", { detail: `seats: ${head.seats ?? ""}` });
  refuseIf(!tables.editions.some(({ name }) => name === head.edition), "bad-record", { detail: `edition: ${head.edition ?? ""}` });
  const names = (head.players ?? "").split(",").map((name) => name.trim());
  const seats = monsters.map((monster, n) => newSeat({ monster, holder: `record-${n}`, name: (names[n] ?? "").slice(0, MAX_NAME) || "?" }));
  const defaults = tables.defaults.setup as Setup;
  const setup = { ...defaults, edition: head.edition as EditionName, options: optionsIn(head.options ?? ""), seats: seats.length };
  return { type: "opened", setup, code: "", seats, position: head.position ?? "", origin: "" };
}

function optionsIn(text: string): Choices {
  const pairs = text.split(",").flatMap((pair) => (pair.trim() ? [pair.trim().split("=") as [string, string]] : []));
  const read = (value: string): boolean | string => (value === "true" || value === "false" ? value === "true" : value);
  return Object.fromEntries(pairs.map(([name, value]) => [name, read(value)]));
}

// The moves before the first choice; then each choice with its seat and what follows.
function partsOf(rules: Rules, { moves }: ParsedRecord, { setup, seats, position }: Opened): Part[] {
  const monsters = seats.map(({ monster }) => monster);
  const state = position ? readPosition(rules, position) : newGame(rules, setup.edition, monsters, setup.options);
  const parts: Part[] = [{ seat: C.NOBODY, moves: [], reason: "" }];
  for (const { text, comment, line } of moves) {
    const seat = rules.actor(state);
    const action = seat === C.NOBODY ? null : parseMove(rules, state, text);
    if (action === null) throw new LocalRefusal("bad-record", { detail: `record:${line}: ${text}` });
    if (seat >= 0 && rules.legal(state).length > 1) parts.push({ seat, moves: [], reason: comment.slice(0, C.MAX_REASON) });
    const written = actionText(rules, state, action);
    parts.at(-1)!.moves.push(seat < 0 ? written : `${monsterOf(state, seat)}: ${written}`);
    rules.advance(state, action);
  }
  return parts;
}
