// Verification of the example in docs/fair-dice.md.

import { describe, expect, it } from "vitest";
import type { Picture, Proof } from "../src/generated/protocol.ts";
import { areNamesInOrder, commitmentOf, verifyProof } from "../src/net/fairness.ts";
import type { Seen } from "../src/net/record-check.ts";
import { hmac, sha256 } from "../src/net/sha256.ts";
import { verificationLines } from "../src/components/results.ts";
import dealProof from "./fixtures/deal-proof.json"; // tests/test_deals.py checks that it is current

const proof: Proof = {
  commitment: "0eae83d23d837ed1497bc96231033e582d8649e123caa21fc3b1551b8196347b",
  secret: "fbf9f40cc43cc37ca22a33543700d88497774a0f99947441197941fb45c02f81",
  entropy: ["seven blue whales", ""],
  draws: [
    { number: 0, ply: 0, ways: 46656, brought: "roll 33EEEH", possible: [], name: "" },
    { number: 1, ply: 2, ways: 6, brought: "roll 3", possible: [], name: "" },
  ],
  record: "daikaiju record 1\nedition: second\nseats: gigazaur, the_king\nplayers: Ann, greedy\nrules: 0.2.0\ndate: 2026-11-15\ncommitment: 0eae83d23d837ed1497bc96231033e582d8649e123caa21fc3b1551b8196347b\nentropy: [\"seven blue whales\", \"\"]\nsecret: fbf9f40cc43cc37ca22a33543700d88497774a0f99947441197941fb45c02f81\nposition: second gigazaur,the_king stars=17,9 health=6,8 energy=5,2 market=apartment_building,tank,heal step=probes throws=2 agenda=keep.0/throw.0.6\nresult: gigazaur by stars\nchain: a977d0bf91e8fd9178edc126672fa7ceaf3e1fb529dc7dc6fc69932bc6c3625b\n\nroll 33EEEH\ngigazaur: keep 33EEE\nroll 3\ngigazaur: stop\ngigazaur: done\n",
  restored: [],
};
// The same game, restored from a backup after its first draw.
const restored: Proof = {
  ...proof,
  restored: [{ first: 1, commitment: "2bd6b22c1511cd9a385a6ad251d430ba3d3b1f77eb9901b29f7279ddf1d40dd1", secret: "7902699be42c8a8e46fbbb4501726517e86b22c56a189f7625a6da49081b2451", entropy: "new whales" }],
  record: "daikaiju record 1\nedition: second\nseats: gigazaur, the_king\nplayers: Ann, greedy\nrules: 0.2.0\ndate: 2026-11-15\ncommitment: 0eae83d23d837ed1497bc96231033e582d8649e123caa21fc3b1551b8196347b\nentropy: [\"seven blue whales\", \"\"]\nsecret: fbf9f40cc43cc37ca22a33543700d88497774a0f99947441197941fb45c02f81\nrestored: [[1, \"2bd6b22c1511cd9a385a6ad251d430ba3d3b1f77eb9901b29f7279ddf1d40dd1\", \"7902699be42c8a8e46fbbb4501726517e86b22c56a189f7625a6da49081b2451\", \"new whales\"]]\nposition: second gigazaur,the_king stars=17,9 health=6,8 energy=5,2 market=apartment_building,tank,heal step=probes throws=2 agenda=keep.0/throw.0.6\nresult: gigazaur by stars\nchain: 1eec4ecf88c44a24a5776ce2e1ce70b4a0cef4648b4231f048f5348ad3e5a3ad\n\nroll 33EEEH\ngigazaur: keep 33EEE\nroll 3\ngigazaur: stop\ngigazaur: done\n",
};
const picture = {
  seats: [{ holder: "a", name: "Ann" }, { bot: "greedy" }],
  result: { winners: [0], reason: "stars" },
  board: { monsters: [{ monster: "gigazaur" }, { monster: "the_king" }] },
} as unknown as Picture;
const moves = new Map([[0, "roll 33EEEH"], [1, "keep 33EEE"], [2, "roll 3"], [4, "done"]]);
const keysOf = async (found: Proof, seen: Seen = { picture, moves }) =>
  verificationLines(found, await verifyProof(found, seen), {}).map(({ key }) => key.replace("table-fair-", ""));
const hex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
const bytes = (text: string) => new TextEncoder().encode(text);

describe("verifyProof", () => {
  it("accepts a correct proof", async () => {
    expect(await commitmentOf(proof.secret)).toBe(proof.commitment);
    expect(await verifyProof(proof)).toEqual({ fits: true, draws: 2, wrong: [], problems: [], compared: 0 });
    expect(verificationLines(proof, await verifyProof(proof), {})).toEqual([{ key: "table-fair-good", args: { n: 2 } }]);
    expect(await keysOf(proof)).toEqual(["good", "compared"]);
  });

  it("reports a changed die", async () => {
    const turned = { ...proof, draws: [{ ...proof.draws[0]!, brought: "roll 333EEH" }, proof.draws[1]!] };
    const found = await verifyProof(turned);
    expect(found.wrong).toEqual([{ number: 0, brought: "roll 333EEH", derived: "roll 33EEEH" }]);
    expect(verificationLines(turned, found, {}).map(({ key }) => key)).toEqual(["table-fair-bad-count", "table-fair-bad-draw", "table-fair-bad-missing"]);
  });

  it("reports a changed secret, a changed commitment and missing entropy", async () => {
    const other = { ...proof, secret: "00".repeat(32), entropy: ["", ""] };
    const seen = { commitment: "ab", entropy: { 0: "seven blue whales" } };
    const keys = verificationLines(other, await verifyProof(other), seen).map(({ key }) => key);
    expect(keys.slice(0, 3)).toEqual(["table-fair-bad-commitment", "table-fair-changed-commitment", "table-fair-bad-entropy"]);
  });
});

describe("draws with names", () => {
  const named = { ...(dealProof as Proof), restored: [] };
  const from = (number: number, change: Partial<Proof["draws"][number]>): Proof => ({ ...named, draws: named.draws.map((draw, n) => (n === number ? { ...draw, ...change } : draw)) });
  const keys = async (proof: Proof, data = {}) => verificationLines(proof, await verifyProof(proof), data).map(({ key }) => key.replace("table-fair-", ""));

  it("are derived from the seat, the turn and the purpose", async () => {
    expect(named.draws.some(({ brought }) => brought.startsWith("reveal "))).toBe(true);
    expect(await keys(named)).toEqual(["good"]);
  });

  it("must be counted in order, and each draw must have one", async () => {
    const roll = named.draws.findIndex(({ brought }) => brought.startsWith("roll "));
    expect(await keys(from(roll, { name: "throw 0 0 7" }))).toContain("bad-missing");
    expect(await keys(from(roll, { name: "" }))).toContain("bad-missing");
    expect(areNamesInOrder(named.draws)).toBe(true);
    expect(areNamesInOrder([...named.draws].reverse())).toBe(false);
  });

  it("of a deal that was played before are marked", async () => {
    const lines = verificationLines({ ...named, record: named.record.replace("deal: new", "deal: again") }, await verifyProof(named), { entropy: { 0: "other" } });
    expect(lines.map(({ key }) => key)).toEqual(["table-fair-good", "table-fair-deal"]);
  });
});

describe("the record of a proof", () => {
  const changed = (from: string, to: string): Proof => ({ ...proof, record: proof.record.replace(from, to) });

  it("accepts a game that was restored from a backup, and says so", async () => {
    expect(await keysOf(restored)).toEqual(["good", "compared", "restored"]);
    expect(await keysOf({ ...restored, restored: [] })).toEqual(["bad-missing"]);
    const other = { ...restored.restored![0]!, entropy: "old whales" };
    expect(await keysOf({ ...restored, restored: [other] })).toContain("bad-count");
    const uncommitted = { ...restored.restored![0]!, commitment: "00".repeat(32) };
    expect(await keysOf({ ...restored, restored: [uncommitted] })).toContain("bad-commitment");
  });

  it.each([
    ["a false result", changed("gigazaur by stars", "the_king by stars"), ["bad-hash", "bad-game"]],
    ["swapped players", changed("Ann, greedy", "greedy, Ann"), ["bad-hash", "bad-game"]],
    ["a cut game", changed("gigazaur: stop\ngigazaur: done\n", ""), ["bad-hash", "bad-shown"]],
    ["another decision", changed("keep 33EEE", "keep 33EE"), ["bad-hash", "bad-shown"]],
    ["no moves", changed(proof.record.slice(proof.record.indexOf("\n\n") + 2), ""), ["bad-hash", "bad-missing", "bad-shown"]],
    ["no draws", { ...proof, draws: [] }, ["bad-missing"]],
    ["a missing draw", { ...proof, draws: proof.draws.slice(0, 1) }, ["bad-missing"]],
    ["another text", { ...proof, entropy: ["", ""] }, ["bad-count", "bad-draw", "bad-draw", "bad-missing"]],
  ])("refuses %s", async (_, forged, keys) => {
    expect(await keysOf(forged)).toEqual(keys);
  });

  it("compares with the moves that the page showed", async () => {
    expect(await keysOf(proof, { picture, moves: new Map([[2, "roll 2"]]) })).toEqual(["bad-shown"]);
    expect(await keysOf(proof, { picture, moves: new Map([[2, "reveal ?"]]) })).toEqual(["good", "compared"]);
  });
});

describe("SHA-256 without WebCrypto", () => {
  it("matches the test vectors of the standards", () => {
    expect(hex(sha256(bytes("abc")))).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    expect(hex(sha256(bytes("")))).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    const said = hmac(bytes("Jefe"), bytes("what do ya want for nothing?")); // RFC 4231, case 2
    expect(hex(said)).toBe("5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843");
  });
});
