// Verification of the dice: derives each draw of a finished game from the published secret, as docs/fair-dice.md
// describes byte by byte.

import type { Draw, Proof } from "../generated/protocol.ts";
import { recordProblems, type Seen } from "./record-check.ts";
import { hmac as plainHmac, sha256 as plainSha256 } from "./sha256.ts";

const FACES = "123ECH";
const CARD = "reveal ";
const SPAN = 1n << 256n;
const encoder = new TextEncoder();
const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle; // undefined in insecure contexts

type Bytes = Uint8Array<ArrayBuffer>;

/** A draw that differs from the one derived from the secret. */
export interface WrongDraw {
  number: number;
  brought: string;
  derived: string;
}

export interface Verification {
  fits: boolean; // the secret matches the commitment published before the game
  draws: number;
  wrong: WrongDraw[];
  problems: Problem[]; // of the record: not complete, changed, or not the game that the page showed
  compared: number; // moves that the page showed and that are in the record
}

export interface Problem {
  key: "bad-hash" | "bad-missing" | "bad-game" | "bad-shown";
  number?: number; // of a move
}

export async function sha256(bytes: Bytes): Promise<Bytes> {
  return subtle ? new Uint8Array(await subtle.digest("SHA-256", bytes)) : plainSha256(bytes);
}

type Sign = (message: string) => Promise<Bytes>;

// Return a function that signs with this key; the key is imported once for all draws.
async function createSigner(key: Bytes): Promise<Sign> {
  if (!subtle) return async (message) => plainHmac(key, encoder.encode(message));
  const kind = { name: "HMAC", hash: "SHA-256" };
  const usable = await subtle.importKey("raw", key, kind, false, ["sign"]);
  return async (message) => new Uint8Array(await subtle.sign("HMAC", usable, encoder.encode(message)));
}

export const hex = (bytes: Bytes): string => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
const fromHex = (text: string): Bytes => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));

/** The commitment for a secret, published before the game. */
export async function commitmentOf(secret: string): Promise<string> {
  const words = encoder.encode("daikaiju secret 1\n");
  return hex(await sha256(new Uint8Array([...words, ...fromHex(secret)])));
}

async function entropyDigest(entropy: readonly string[]): Promise<string> {
  const lines = entropy.map((text) => `${text}\n`).join("");
  return hex(await sha256(encoder.encode(`daikaiju entropy 1\n${lines}`)));
}

// The number of a draw, below `ways`. Digests at or above `limit` are rejected, so that no number is more likely.
async function drawNumber({ sign, entropy }: Secret, { number, name = "", ways }: Draw): Promise<bigint> {
  const [span, start] = [BigInt(ways), name ? `daikaiju draw 2\n${entropy}\n${name}` : `daikaiju draw 1\n${entropy}\n${number}`];
  const limit = SPAN - (SPAN % span);
  for (let attempt = 0; ; attempt += 1) {
    const digest = BigInt(`0x${hex(await sign(`${start}\n${attempt}`))}`);
    if (digest < limit) return digest % span;
  }
}

// The card of a draw with a name: of all cards in the deck, the one with the smallest digest.
async function drawCard({ sign, entropy }: Secret, { name, possible = [] }: Draw): Promise<string> {
  const ranks = await Promise.all(
    possible.map(async (text) => ({ text, rank: hex(await sign(`daikaiju draw 2\n${entropy}\n${name} ${text.slice(CARD.length)}\n0`)) })),
  );
  return ranks.sort((a, b) => (a.rank < b.rank ? -1 : 1))[0]?.text ?? "";
}

const derive = async (secret: Secret, draw: Draw): Promise<string> =>
  draw.name && draw.brought.startsWith(CARD) ? drawCard(secret, draw) : outcomeOf(await drawNumber(secret, draw), draw);

/** Whether the names of draws are in order: the draws of a turn are counted, and so are the turns of a seat. */
export function areNamesInOrder(draws: readonly Draw[]): boolean {
  const turns = new Map<string, number>();
  const counts = new Map<string, number>();
  return draws.every(({ name = "" }) => {
    if (!name) return true;
    const [kind = "", seat = "", turn = "", index = ""] = name.split(" ");
    if (Number(turn) < (turns.get(seat) ?? 0)) return false;
    turns.set(seat, Number(turn));
    const key = `${kind} ${seat} ${turn}`;
    const count = counts.get(key) ?? 0;
    counts.set(key, count + 1);
    return Number(index) === count;
  });
}

// The outcome of a number: one of the possible outcomes, or a base-six digit for each die.
function outcomeOf(number: bigint, { ways, possible = [] }: Draw): string {
  if (possible.length) return possible[Number(number)] ?? "";
  const faces: number[] = [];
  let rest = number;
  for (let left = BigInt(ways); left > 1n; left /= 6n) {
    faces.push(Number(rest % 6n));
    rest /= 6n;
  }
  return `roll ${faces.sort().map((digit) => FACES[digit]).join("")}`;
}

interface Secret {
  first: number; // its first draw
  fits: boolean; // it matches its commitment
  sign: Sign;
  entropy: string; // digest of the texts
}

async function makeSecret(first: number, secret: string, commitment: string, texts: readonly string[]): Promise<Secret> {
  const fits = (await commitmentOf(secret)) === commitment;
  return { first, fits, sign: await createSigner(fromHex(secret)), entropy: await entropyDigest(texts) };
}

// The secret of the game, and those that replaced it after restores from a backup.
async function secretsOf({ secret, commitment, entropy, restored = [] }: Proof): Promise<Secret[]> {
  const later = restored.map((each) => makeSecret(each.first, each.secret, each.commitment, [...entropy, each.entropy]));
  return Promise.all([makeSecret(0, secret, commitment, entropy), ...later]);
}

/** Derive each draw again, and check the record; `seen` is the game as this page showed it. */
export async function verifyProof(proof: Proof, seen?: Seen): Promise<Verification> {
  const secrets = await secretsOf(proof);
  const wrong: WrongDraw[] = [];
  for (const [number, draw] of proof.draws.entries()) {
    const derived = await derive(secrets.filter(({ first }) => first <= number).at(-1)!, draw);
    if (derived !== draw.brought) wrong.push({ number, brought: draw.brought, derived });
  }
  const { problems, compared } = await recordProblems(proof, seen);
  return { fits: secrets.every(({ fits }) => fits), draws: proof.draws.length, wrong, problems, compared };
}
