/// <reference types="node" />
// Plays games with the tables that run in the browser: node local-games.mjs rules.wasm < tasks > results.
// tests/test_local_tables.py compares each message with that of the Python server.

import { createHash, createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import type { AnyCommand, Orders, Update } from "../src/generated/protocol.ts";
import { decide, playAction } from "../src/local/commands.ts";
import type { Entry, What } from "../src/local/entries.ts";
import { pastUpdates } from "../src/local/history.ts";
import { parseMove } from "../src/local/notation.ts";
import type { DrawBelow, Play, Why } from "../src/local/play.ts";
import { positionText, readPosition } from "../src/local/position.ts";
import { orderedAction } from "../src/local/orders.ts";
import { recordOf } from "../src/local/record.ts";
import { LocalRefusal } from "../src/local/refusal.ts";
import { Rules } from "../src/local/rules.ts";
import { Table } from "../src/local/table.ts";
import { updatesOfRecord } from "../src/local/uploads.ts";
import { UpdateBuilder } from "../src/local/updates.ts";

interface Move {
  seat: number;
  why: Why;
  action: string;
}
type Act = { now: number; player: string; command: AnyCommand } | { now: number; move: Move };
interface Task {
  opened: Entry;
  secret: string; // of the dice, in hexadecimal
  viewers: string[];
  orders: Orders[];
  acts: Act[];
  reads?: boolean; // what follows from the log is wanted too
}
interface Answer {
  updates?: Update[]; // for each viewer
  refused?: string;
  ordered?: (number | null)[]; // the actions that `orders` choose in the new position
}
interface Played {
  answers: Answer[];
  end: string; // the last state
  parsed: boolean; // its text reads back to the same state
  record?: string;
  past?: Update[]; // all updates again, made from the log …
  watched?: Update[]; // … and from the record
}

const rules = new Rules(new WebAssembly.Module(readFileSync(process.argv[2]!)));
const SPAN = 1n << 256n;

// The dice of the server: docs/fair-dice.md.
function diceOf({ seats, snapshot }: Table, secret: string, added = ""): DrawBelow {
  const texts = [...seats.map(({ entropy }) => entropy), snapshot.start_text || added].filter((text, n) => text || n < seats.length);
  const lines = texts.map((text) => `${text}\n`).join("");
  const entropy = createHash("sha256").update(`daikaiju entropy 1\n${lines}`).digest("hex");
  let { draws } = snapshot;
  return (n) => {
    const message = `daikaiju draw 1\n${entropy}\n${draws++}\n0`;
    const digest = BigInt(`0x${createHmac("sha256", Buffer.from(secret, "hex")).update(message).digest("hex")}`);
    if (digest >= SPAN - (SPAN % BigInt(n))) throw new Error("a rejected digest is too unlikely for a test");
    return Number(digest % BigInt(n));
  };
}

function perform(table: Table, act: Act, secret: string): { what: What; play?: Play; by: string } {
  if ("command" in act) {
    const added = act.command.type === "start" ? act.command.entropy : "";
    const at = { player: act.player, now: act.now, present: new Set<string>(), below: diceOf(table, secret, added) };
    return { ...decide(table, act.command, at), by: act.player };
  }
  const { seat, why, action } = act.move;
  const play = playAction(table, parseMove(rules, table.state!, action)!, why, diceOf(table, secret));
  return { what: { type: "moved", seat, why, moves: play.moves, spent: 0, reason: "" }, play, by: "" };
}

function playGame({ opened, secret, viewers, orders, acts, reads }: Task): Played {
  let table = Table.open(rules, "", opened);
  const log = [opened];
  const answers: Answer[] = [];
  for (const act of acts) {
    try {
      const { what, play, by } = perform(table, act, secret);
      const entry: Entry = { seq: table.snapshot.seq + 1, at: act.now, what, by, command: "" };
      const [next, played] = table.apply(entry, play);
      table = next;
      log.push(entry);
      const builder = new UpdateBuilder(table, { now: act.now });
      const { state, asked } = next;
      const ordered = state && asked >= 0 ? orders.map((each) => orderedAction(rules, each, state, asked)) : [];
      answers.push({ updates: viewers.map((viewer) => builder.update(entry, played, viewer)), ordered });
    } catch (error) {
      if (!(error instanceof LocalRefusal)) throw error;
      answers.push({ refused: error.code });
    }
  }
  const state = table.state!;
  const end = Buffer.from(state.bytes).toString("base64");
  const played = { answers, end, parsed: readPosition(rules, positionText(state)).equals(state) };
  if (!reads) return played;
  const record = recordOf(table, log);
  const past = pastUpdates(rules, "", log, viewers[0]!, 0, log.length);
  return { ...played, record, past, watched: updatesOfRecord(rules, record, 0, Infinity) };
}

const tasks = JSON.parse(readFileSync(0, "utf8")) as Task[];
for (const task of tasks) process.stdout.write(`${JSON.stringify(playGame(task))}\n`);
