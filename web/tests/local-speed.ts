/// <reference types="node" />
// Speed of the WebAssembly modules: node local-speed.mjs FOLDER < tasks > processor milliseconds of each task.
// benchmarks/static_speed.py compares them with machine code.

import { readFileSync } from "node:fs";
import { Search } from "../src/local/bots.ts";
import { State } from "../src/local/state.ts";
import { WasmMemory, type WasmExports } from "../src/local/wasm-memory.ts";

interface Task {
  state: string; // base64
  games: number; // random games from it; 0: a search in it
  leaves: number;
}

const OUT = 65_536; // words for legal actions
const SEED = 1;
const read = (name: string): Uint8Array<ArrayBuffer> => new Uint8Array(readFileSync(`${process.argv[2]}/${name}`));
const compiled = (name: string): WebAssembly.Module => new WebAssembly.Module(read(`${name}.wasm`));
const rules = new WebAssembly.Instance(compiled("rules")).exports as WasmExports;
const memory = new WasmMemory(rules);
const [start, game, rng, out, counts] = [2048, 2048, 8, 8 * OUT, 24].map((bytes) => memory.allocate(bytes));
const search = new Search(compiled("search"), read("champion.bin").buffer);

function perform({ state, games, leaves }: Task): void {
  const position = new State(new Uint8Array(Buffer.from(state, "base64")));
  if (games) {
    memory.write(start!, position.bytes);
    rules.play_many!(start!, 1, game!, 1, games, 0, SEED, rng!, 1, out!, OUT, counts!, 3);
  } else {
    const random = { fraction: () => 0, word: () => 1n };
    search.choose(position, position.top.parts[0]!, { temperature: 0, attention: 0, milliseconds: 0, leaves }, random);
  }
}

for (const task of JSON.parse(readFileSync(0, "utf8")) as Task[]) {
  const before = process.cpuUsage();
  perform(task);
  const { user, system } = process.cpuUsage(before);
  process.stdout.write(`${(user + system) / 1000}\n`);
}
