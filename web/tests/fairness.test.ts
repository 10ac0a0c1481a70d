// Verification of the example in docs/fair-dice.md.

import { describe, expect, it } from "vitest";
import type { Proof } from "../src/generated/protocol.ts";
import { commitmentOf, verifyProof } from "../src/net/fairness.ts";
import { hmac, sha256 } from "../src/net/sha256.ts";
import { verificationLines } from "../src/components/results.ts";

const proof: Proof = {
  commitment: "0eae83d23d837ed1497bc96231033e582d8649e123caa21fc3b1551b8196347b",
  secret: "fbf9f40cc43cc37ca22a33543700d88497774a0f99947441197941fb45c02f81",
  entropy: ["seven blue whales", ""],
  draws: [{ number: 0, ply: 0, ways: 46656, brought: "roll 33EEEH", possible: [] }],
};
const hex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
const bytes = (text: string) => new TextEncoder().encode(text);

describe("verifyProof", () => {
  it("accepts a correct proof", async () => {
    expect(await commitmentOf(proof.secret)).toBe(proof.commitment);
    expect(await verifyProof(proof)).toEqual({ fits: true, draws: 1, wrong: [] });
    expect(verificationLines(proof, await verifyProof(proof), {})).toEqual([{ key: "table-fair-good", args: { n: 1 } }]);
  });

  it("reports a changed die", async () => {
    const turned = { ...proof, draws: [{ ...proof.draws[0]!, brought: "roll 333EEH" }] };
    const found = await verifyProof(turned);
    expect(found.wrong).toEqual([{ number: 0, brought: "roll 333EEH", derived: "roll 33EEEH" }]);
    expect(verificationLines(turned, found, {}).map(({ key }) => key)).toEqual(["table-fair-bad-count", "table-fair-bad-draw"]);
  });

  it("reports a changed secret, a changed commitment and missing entropy", async () => {
    const other = { ...proof, secret: "00".repeat(32), entropy: ["", ""] };
    const seen = { commitment: "ab", entropy: { 0: "seven blue whales" } };
    const keys = verificationLines(other, await verifyProof(other), seen).map(({ key }) => key);
    expect(keys.slice(0, 3)).toEqual(["table-fair-bad-commitment", "table-fair-changed-commitment", "table-fair-bad-entropy"]);
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
