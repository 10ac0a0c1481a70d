// Random numbers of local games, from the random source of the browser. Nobody can verify them.

import type { BotRandom } from "./bots.ts";

const SPAN = 2 ** 32;
const CODE_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";

const word = (): number => crypto.getRandomValues(new Uint32Array(1))[0]!;

/** A uniform random whole number below n, at most 2^32. */
export function randomBelow(n: number): number {
  const limit = SPAN - (SPAN % n); // higher words would make some numbers more likely
  for (;;) {
    const drawn = word();
    if (drawn < limit) return drawn % n;
  }
}

export const botRandom: BotRandom = {
  fraction: () => word() / SPAN,
  word: () => (BigInt(word() >>> 2) << 32n) | BigInt(word()),
};

/** Random letters of a code. */
export const randomLetters = (many: number): string =>
  Array.from({ length: many }, () => CODE_LETTERS[randomBelow(CODE_LETTERS.length)]!).join("");
