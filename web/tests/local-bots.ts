/// <reference types="node" />
// Decisions of bots in WebAssembly: node local-bots.mjs FOLDER SEARCH < tasks > actions. SEARCH is the module of the search,
// with SIMD or without. tests/test_local_bots.py compares them with those of the compiled bots.

import { readFileSync } from "node:fs";
import { Bots, Greedy, Policy, Search, type Manner } from "../src/local/bots.ts";
import { Rules } from "../src/local/rules.ts";
import { State } from "../src/local/state.ts";

interface Task {
  state: string; // base64
  seat: number;
  manner: Manner;
  fraction: number;
  words: [string, string];
}

const [folder, searchModule] = process.argv.slice(2);
const read = (name: string): Uint8Array<ArrayBuffer> => new Uint8Array(readFileSync(`${folder}/${name}`));
const compiled = (name: string): WebAssembly.Module => new WebAssembly.Module(read(`${name}.wasm`));
const weights = read("champion.bin").buffer;
const search = new Search(compiled(searchModule!), weights);
const policy = new Policy(compiled("policy"), weights);
const bots = new Bots(new Rules(compiled("rules")), new Greedy(compiled("policy")), async () => policy, async () => search);
await bots.loadPolicy();

for (const { state, seat, manner, fraction, words } of JSON.parse(readFileSync(0, "utf8")) as Task[]) {
  const left = words.map(BigInt);
  const random = { fraction: () => fraction, word: () => left.shift()! };
  const action = await bots.choose(new State(new Uint8Array(Buffer.from(state, "base64"))), seat, manner, random);
  process.stdout.write(`${action}\n`);
}
