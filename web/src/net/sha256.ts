// SHA-256 (FIPS 180-4) for pages without WebCrypto. Browsers offer WebCrypto only in secure contexts (HTTPS or
// localhost), and a server in a home network may use plain HTTP.

const FIRST_PRIMES = primes(64);
const START = FIRST_PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUNDS = Int32Array.from(FIRST_PRIMES, (prime) => fraction(Math.cbrt(prime)));

function primes(many: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < many; n += 1) {
    if (found.every((prime) => n % prime)) found.push(n);
  }
  return found;
}

// The first 32 bits of the fractional part.
function fraction(number: number): number {
  return ((number - Math.floor(number)) * 2 ** 32) | 0;
}

const rotate = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

export function sha256(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const sums = Int32Array.from(START);
  const view = new DataView(padded(bytes).buffer);
  for (let at = 0; at < view.byteLength; at += 64) compress(sums, view, at);
  const digest = new DataView(new ArrayBuffer(32));
  sums.forEach((word, n) => digest.setInt32(4 * n, word));
  return new Uint8Array(digest.buffer);
}

// Padding: a 1 bit, zeros, and the message length in bits.
function padded(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  whole.set(bytes);
  whole[bytes.length] = 0x80;
  new DataView(whole.buffer).setBigUint64(whole.length - 8, BigInt(bytes.length) * 8n);
  return whole;
}

function compress(sums: Int32Array, view: DataView, at: number): void {
  const words = schedule(view, at);
  let [a, b, c, d, e, f, g, h] = sums as unknown as [number, number, number, number, number, number, number, number];
  for (let n = 0; n < 64; n += 1) {
    const mixed = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const first = (h + mixed + ((e & f) ^ (~e & g)) + ROUNDS[n]! + words[n]!) | 0;
    const second = ((rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [a, b, c, d, e, f, g, h] = [(first + second) | 0, a, b, c, (d + first) | 0, e, f, g];
  }
  [a, b, c, d, e, f, g, h].forEach((word, n) => {
    sums[n]! += word;
  });
}

function schedule(view: DataView, at: number): Int32Array {
  const words = new Int32Array(64);
  for (let n = 0; n < 16; n += 1) words[n] = view.getInt32(at + 4 * n);
  for (let n = 16; n < 64; n += 1) {
    const x = words[n - 15]!;
    const y = words[n - 2]!;
    const early = rotate(x, 7) ^ rotate(x, 18) ^ (x >>> 3);
    const late = rotate(y, 17) ^ rotate(y, 19) ^ (y >>> 10);
    words[n] = words[n - 16]! + early + words[n - 7]! + late;
  }
  return words;
}

// HMAC (RFC 2104), for keys not longer than one block.
export function hmac(key: Uint8Array, bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const pad = (by: number) => Uint8Array.from({ length: 64 }, (_, n) => (key[n] ?? 0) ^ by);
  return sha256(joined(pad(0x5c), sha256(joined(pad(0x36), bytes))));
}

function joined(a: Uint8Array, b: Uint8Array): Uint8Array {
  const both = new Uint8Array(a.length + b.length);
  both.set(a);
  both.set(b, a.length);
  return both;
}
