// The champion's network in the memory of a WebAssembly module: the fields of `Brain` in bots/champion/network.py.

import tables from "../generated/engine.json";
import type { WasmMemory } from "./wasm-memory.ts";

const SIZES = tables.bots;

/** Copy the weights into the memory; return address and length of each array. src/daikaiju/wasm/weights_file.py
 * describes the file. */
export function loadNetwork(memory: WasmMemory, weights: ArrayBuffer): number[] {
  const [offsets = 0, table = 0, singles = 0, halves = 0] = new Int32Array(weights, 0, 4);
  let at = 16;
  const take = (length: number): ArrayBuffer => weights.slice(at, (at += length));
  const numbers = new Int32Array(take(4 * offsets));
  const rows = new Int16Array(take(2 * table));
  const layers = new Float32Array(singles + halves);
  layers.set(new Float32Array(take(4 * singles)));
  layers.set(widened(new Uint16Array(take(2 * halves))), singles);
  const [wide, narrow] = [numbers[SIZES.wide]!, numbers[SIZES.narrow]!];
  const observation = new Int8Array(SIZES.observation);
  const sums = new Int32Array(wide);
  const active = new Int32Array(Math.max(SIZES.observation, wide));
  const hidden = new Float32Array(wide + 2 * narrow + SIZES.outcomes);
  return [rows, numbers, layers, observation, sums, active, hidden].flatMap(({ buffer, byteLength, length }) => {
    const address = memory.allocate(byteLength);
    memory.write(address, new Uint8Array(buffer));
    return [address, length];
  });
}

// Numbers of 16 bits as numbers of 32 bits, which is exact. Loops take a tenth of the time of `Float32Array.from`.
function widened(halves: Uint16Array): Float32Array {
  const all = new Float32Array(1 << 16);
  for (let half = 0; half < all.length; half += 1) all[half] = valueOf(half);
  const found = new Float32Array(halves.length);
  for (let n = 0; n < halves.length; n += 1) found[n] = all[halves[n]!]!;
  return found;
}

function valueOf(half: number): number {
  const [sign, exponent, fraction] = [half >> 15 ? -1 : 1, (half >> 10) & 31, half & 1023];
  return sign * (exponent ? 2 ** (exponent - 15) * (1 + fraction / 1024) : 2 ** -14 * (fraction / 1024));
}
