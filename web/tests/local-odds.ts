/// <reference types="node" />
// Odds of positions: node local-odds.mjs rules.wasm < positions > odds. tests/test_local_odds.py compares them with those
// of the server.

import { readFileSync } from "node:fs";
import { dangerIfStaying, oddsOf } from "../src/local/odds/odds.ts";
import { readPosition } from "../src/local/position.ts";
import { Rules } from "../src/local/rules.ts";

const rules = new Rules(new WebAssembly.Module(readFileSync(process.argv[2]!)));
for (const position of JSON.parse(readFileSync(0, "utf8")) as string[]) {
  const state = readPosition(rules, position);
  const danger = dangerIfStaying(rules, state, rules.actor(state)); // for standing orders
  process.stdout.write(`${JSON.stringify({ odds: oddsOf(rules, state, true), danger })}\n`);
}
