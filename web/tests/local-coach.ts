/// <reference types="node" />
// The coach in WebAssembly: node local-coach.mjs FOLDER SEARCH < tasks > replies. SEARCH is the module of the coach, with
// SIMD or without. tests/test_local_coach.py compares the replies with those of the server.

import { readFileSync } from "node:fs";
import { viewFrom } from "../src/local/board.ts";
import { CoachEngine } from "../src/local/coach/engine.ts";
import { Evaluator } from "../src/local/coach/evaluator.ts";
import { giveHint } from "../src/local/coach/hint.ts";
import { GameReview } from "../src/local/coach/review.ts";
import { readPosition } from "../src/local/position.ts";
import { Rules } from "../src/local/rules.ts";

interface Task {
  type: "review" | "hint" | "chances";
  position: string;
  moves: string[]; // of a review
}

const [folder, searchModule] = process.argv.slice(2);
const read = (name: string): Uint8Array<ArrayBuffer> => new Uint8Array(readFileSync(`${folder}/${name}`));
const compiled = (name: string): WebAssembly.Module => new WebAssembly.Module(read(`${name}.wasm`));
const rules = new Rules(compiled("rules"));
const evaluator = new Evaluator(rules, new CoachEngine(compiled(searchModule!), read("champion.bin").buffer));

function perform(task: Task): unknown {
  const state = readPosition(rules, task.position);
  evaluator.forget();
  if (task.type === "hint") return giveHint(evaluator, viewFrom(state, [rules.actor(state)]));
  if (task.type === "chances") return evaluator.chances(viewFrom(state, []));
  const review = new GameReview(evaluator, state, task.moves);
  review.runQuickly();
  const quick = review.reply();
  evaluator.forget();
  for (const _ of review.runDeeply());
  return { quick, whole: review.reply(), chances: review.chances(), decisions: [...review.decisions.values()] };
}

for (const task of JSON.parse(readFileSync(0, "utf8")) as Task[]) process.stdout.write(`${JSON.stringify(perform(task))}\n`);
