// Plays games with the WebAssembly module of the rules: node wasm_games.mjs MODULE < tasks > results.
// A task is { start, seed, first, games } for random games, or { start, actions } for given actions.
import { readFileSync } from "node:fs";
import { createHash } from "node:crypto";

const OUT = 65_536; // words for legal actions
const module = new WebAssembly.Module(readFileSync(process.argv[2]));
const { exports } = new WebAssembly.Instance(module);
let top = exports.__heap_base.value;

function allocate(bytes) {
  const address = (top + 15) & ~15;
  top = address + bytes;
  const missing = top - exports.memory.buffer.byteLength;
  if (missing > 0) exports.memory.grow(Math.ceil(missing / 65_536));
  return address;
}

const [start, game, rng, out, counts] = [2048, 2048, 8, 8 * OUT, 24].map(allocate);
const bytes = (address, length) => new Uint8Array(exports.memory.buffer, address, length);

function playRandomGames({ start: text, seed, first, games }) {
  const record = Buffer.from(text, "base64");
  bytes(start, record.length).set(record);
  bytes(counts, 24).fill(0);
  const hash = createHash("sha256");
  for (let number = first; number < first + games; number++) {
    exports.play_many(start, 1, game, 1, 1, number, seed, rng, 1, out, OUT, counts, 3);
    hash.update(bytes(game, record.length));
  }
  return { hash: hash.digest("hex") };
}

/** Apply actions one by one; before each, note who acts and how many actions are possible. */
function playActions({ start: text, actions }) {
  const record = Buffer.from(text, "base64");
  bytes(game, record.length).set(record);
  const steps = [];
  for (const action of actions) {
    const legal = exports.list_legal_first(game, 1, out, OUT);
    const listed = Array.from(new BigInt64Array(exports.memory.buffer, out, legal), Number);
    const actor = exports.actor_first(game, 1);
    const numbers = new Int32Array(exports.memory.buffer, exports.events.value);
    numbers[0] = 0;
    exports.advance_first(game, 1, action);
    const events = Array.from({ length: numbers[0] }, (_, n) => [...numbers.subarray(1 + 4 * n, 5 + 4 * n)]);
    steps.push({ actor, legal: listed, events });
  }
  return { steps, end: Buffer.from(bytes(game, record.length)).toString("base64") };
}

const tasks = JSON.parse(readFileSync(0, "utf8"));
process.stdout.write(JSON.stringify(tasks.map((task) => (task.actions ? playActions(task) : playRandomGames(task)))));
