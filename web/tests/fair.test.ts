// The dice of docs/fair-dice.md, checked as the browser checks them.

import { describe, expect, it } from "vitest";
import type { Proof } from "../src/generated/protocol.ts";
import { check, commitmentOf } from "../src/net/fair.ts";
import { hmac, sha256 } from "../src/net/sha256.ts";
import { verdictLines } from "../src/parts/ending.ts";

const proof: Proof = {
  commitment: "0eae83d23d837ed1497bc96231033e582d8649e123caa21fc3b1551b8196347b",
  secret: "fbf9f40cc43cc37ca22a33543700d88497774a0f99947441197941fb45c02f81",
  entropy: ["seven blue whales", ""],
  draws: [{ number: 0, ply: 0, ways: 46656, brought: "roll 33EEEH", possible: [] }],
};
const hex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
const bytes = (text: string) => new TextEncoder().encode(text);

describe("the check of the dice", () => {
  it("finds honest dice honest", async () => {
    expect(await commitmentOf(proof.secret)).toBe(proof.commitment);
    expect(await check(proof)).toEqual({ fits: true, draws: 1, wrong: [] });
    expect(verdictLines(proof, await check(proof), {})).toEqual([{ key: "table-fair-good", args: { n: 1 } }]);
  });

  it("finds a die that was turned", async () => {
    const turned = { ...proof, draws: [{ ...proof.draws[0]!, brought: "roll 333EEH" }] };
    const found = await check(turned);
    expect(found.wrong).toEqual([{ number: 0, brought: "roll 333EEH", derived: "roll 33EEEH" }]);
    expect(verdictLines(turned, found, {}).map(({ key }) => key)).toEqual(["table-fair-bad-count", "table-fair-bad-draw"]);
  });

  it("finds another secret, another commitment and a text that was left out", async () => {
    const other = { ...proof, secret: "00".repeat(32), entropy: ["", ""] };
    const seen = { commitment: "ab", entropy: { 0: "seven blue whales" } };
    const keys = verdictLines(other, await check(other), seen).map(({ key }) => key);
    expect(keys.slice(0, 3)).toEqual(["table-fair-bad-commitment", "table-fair-changed-commitment", "table-fair-bad-entropy"]);
  });
});

describe("SHA-256 for plain addresses", () => {
  it("says what the standards say", () => {
    expect(hex(sha256(bytes("abc")))).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    expect(hex(sha256(bytes("")))).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    const said = hmac(bytes("Jefe"), bytes("what do ya want for nothing?")); // RFC 4231, case 2
    expect(hex(said)).toBe("5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843");
  });
});
