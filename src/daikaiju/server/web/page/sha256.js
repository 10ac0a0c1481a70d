// SHA-256 for pages without WebCrypto: browsers offer that only at secure addresses (https, or
// this machine), and a table at home may have a plain one. FIPS 180-4, word by word.

const FIRST_PRIMES = primes(64);
const START = FIRST_PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUNDS = FIRST_PRIMES.map((prime) => fraction(Math.cbrt(prime)));

function primes(many) {
  const found = [];
  for (let n = 2; found.length < many; n += 1) {
    if (found.every((prime) => n % prime)) found.push(n);
  }
  return found;
}

// The first 32 bits behind the point.
function fraction(number) {
  return ((number - Math.floor(number)) * 2 ** 32) | 0;
}

const turn = (word, by) => (word >>> by) | (word << (32 - by));

export function sha256(bytes) {
  const sums = [...START];
  const view = new DataView(padded(bytes).buffer);
  for (let at = 0; at < view.byteLength; at += 64) mix(sums, view, at);
  const digest = new DataView(new ArrayBuffer(32));
  sums.forEach((word, n) => digest.setInt32(4 * n, word));
  return new Uint8Array(digest.buffer);
}

// A bit that ends the message, zeros, and its length in bits.
function padded(bytes) {
  const whole = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  whole.set(bytes);
  whole[bytes.length] = 0x80;
  new DataView(whole.buffer).setBigUint64(whole.length - 8, BigInt(bytes.length) * 8n);
  return whole;
}

function mix(sums, view, at) {
  const words = schedule(view, at);
  let [a, b, c, d, e, f, g, h] = sums;
  for (let n = 0; n < 64; n += 1) {
    const first = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS[n] + words[n]) | 0;
    const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [a, b, c, d, e, f, g, h] = [(first + second) | 0, a, b, c, (d + first) | 0, e, f, g];
  }
  [a, b, c, d, e, f, g, h].forEach((word, n) => {
    sums[n] = (sums[n] + word) | 0;
  });
}

function schedule(view, at) {
  const words = [];
  for (let n = 0; n < 16; n += 1) words.push(view.getInt32(at + 4 * n));
  for (let n = 16; n < 64; n += 1) {
    const [x, y] = [words[n - 15], words[n - 2]];
    const early = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3);
    const late = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10);
    words.push((words[n - 16] + early + words[n - 7] + late) | 0);
  }
  return words;
}

// HMAC (RFC 2104), for keys that are not longer than a block.
export function hmac(key, bytes) {
  const pad = (by) => Uint8Array.from({ length: 64 }, (_, n) => (key[n] ?? 0) ^ by);
  return sha256(joined(pad(0x5c), sha256(joined(pad(0x36), bytes))));
}

function joined(a, b) {
  const both = new Uint8Array(a.length + b.length);
  both.set(a);
  both.set(b, a.length);
  return both;
}
