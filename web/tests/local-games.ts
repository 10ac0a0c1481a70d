/// <reference types="node" />
// Plays games with the tables that run in the browser: node local-games.mjs rules.wasm < tasks > results.
// tests/test_local_tables.py compares each message with that of the Python server.

import { createHash, createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import type { AnyCommand, Update } from "../src/generated/protocol.ts";
import { decide, playAction } from "../src/local/commands.ts";
import type { Entry, What } from "../src/local/entries.ts";
import { parseMove } from "../src/local/notation.ts";
import type { DrawBelow, Play, Why } from "../src/local/play.ts";
import { positionText, readPosition } from "../src/local/position.ts";
import { Rules } from "../src/local/rules.ts";
import { Table } from "../src/local/table.ts";
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
  acts: Act[];
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

function playGame({ opened, secret, viewers, acts }: Task): { updates: Update[]; end: string; parsed: boolean } {
  let table = Table.open(rules, "", opened);
  const updates: Update[] = [];
  for (const act of acts) {
    const { what, play, by } = perform(table, act, secret);
    const entry: Entry = { seq: table.snapshot.seq + 1, at: act.now, what, by, command: "" };
    const [next, played] = table.apply(entry, play);
    table = next;
    const builder = new UpdateBuilder(table, { now: act.now });
    updates.push(...viewers.map((viewer) => builder.update(entry, played, viewer)));
  }
  const state = table.state!;
  return { updates, end: Buffer.from(state.bytes).toString("base64"), parsed: readPosition(rules, positionText(state)).equals(state) };
}

const tasks = JSON.parse(readFileSync(0, "utf8")) as Task[];
for (const task of tasks) process.stdout.write(`${JSON.stringify(playGame(task))}\n`);
