/// <reference types="node" />
// Decisions of bots in WebAssembly: node local-bots.mjs FOLDER < tasks > actions. tests/test_local_bots.py compares
// them with those of the compiled bots.

import { readFileSync } from "node:fs";
import { Bots, type Manner } from "../src/local/bots.ts";
import { Rules } from "../src/local/rules.ts";
import { State } from "../src/local/state.ts";

interface Task {
  state: string; // base64
  seat: number;
  manner: Manner;
  fraction: number;
  words: [string, string];
}

const read = (name: string): Uint8Array<ArrayBuffer> => new Uint8Array(readFileSync(`${process.argv[2]}/${name}`));
const rules = new Rules(new WebAssembly.Module(read("rules.wasm")));
const bots = new Bots(rules, new WebAssembly.Module(read("bots.wasm")), read("champion.bin").buffer);

for (const { state, seat, manner, fraction, words } of JSON.parse(readFileSync(0, "utf8")) as Task[]) {
  const left = words.map(BigInt);
  const dice = { fraction: () => fraction, word: () => left.shift()! };
  const action = bots.choose(new State(new Uint8Array(Buffer.from(state, "base64"))), seat, manner, dice);
  process.stdout.write(`${action}\n`);
}
