// Were the dice honest? Every draw of a finished game is derived again from the published secret,
// as docs/fair-dice.md describes it byte by byte.

import { hmac as plainHmac, sha256 as plainSha256 } from "./sha256.js";

const FACES = "123ECH";
const SPAN = 1n << 256n;
const encoder = new TextEncoder();
const subtle = globalThis.crypto?.subtle; // only at secure addresses

async function sha256(bytes) {
  return subtle ? new Uint8Array(await subtle.digest("SHA-256", bytes)) : plainSha256(bytes);
}

async function hmac(key, bytes) {
  if (!subtle) return plainHmac(key, bytes);
  const usable = await subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return new Uint8Array(await subtle.sign("HMAC", usable, bytes));
}

const hex = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
const fromHex = (text) => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));

// What must have been published before the game, given the secret.
export async function commitmentOf(secret) {
  const words = encoder.encode("daikaiju secret 1\n");
  return hex(await sha256(new Uint8Array([...words, ...fromHex(secret)])));
}

async function stirredBy(entropy) {
  const lines = entropy.map((text) => `${text}\n`).join("");
  return hex(await sha256(encoder.encode(`daikaiju entropy 1\n${lines}`)));
}

// The number of a draw, below `ways`; digests that would favour small numbers are passed over.
async function drawn(secret, stirred, number, ways) {
  const limit = SPAN - (SPAN % ways);
  for (let attempt = 0; ; attempt += 1) {
    const message = `daikaiju draw 1\n${stirred}\n${number}\n${attempt}`;
    const digest = BigInt(`0x${hex(await hmac(secret, encoder.encode(message)))}`);
    if (digest < limit) return digest % ways;
  }
}

// What a number brings: one of the possible things, or a digit in base six for each die.
function meaning(number, { ways, possible = [] }) {
  if (possible.length) return possible[Number(number)];
  const faces = [];
  for (let left = BigInt(ways); left > 1n; left /= 6n) {
    faces.push(Number(number % 6n));
    number /= 6n;
  }
  return `roll ${faces.sort().map((digit) => FACES[digit]).join("")}`;
}

// `{fits, draws, wrong}`: wrong lists the draws that are not what the secret says.
export async function check(proof) {
  const fits = (await commitmentOf(proof.secret)) === proof.commitment;
  const secret = fromHex(proof.secret);
  const stirred = await stirredBy(proof.entropy);
  const wrong = [];
  for (const [number, draw] of proof.draws.entries()) {
    const derived = meaning(await drawn(secret, stirred, number, BigInt(draw.ways)), draw);
    if (derived !== draw.brought) wrong.push({ number, brought: draw.brought, derived });
  }
  return { fits, draws: proof.draws.length, wrong };
}
