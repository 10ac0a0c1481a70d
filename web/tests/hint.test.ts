import { describe, expect, it } from "vitest";
import type { HintReply, Picture, Setup } from "../src/generated/protocol.ts";
import { allowsHints, otherActions } from "../src/model/hint.ts";
import { commandFor } from "../src/components/shortcuts.ts";
import { recorded } from "./recorded-messages.ts";

const picture = (hints: Setup["hints"], ...holders: string[]): Picture => {
  const base = recorded[0]!.update.picture;
  return { ...base, setup: { ...base.setup, hints }, seats: holders.map((holder) => ({ ...base.seats[0]!, holder })) };
};

describe("hints", () => {
  it("are for one player against bots, unless the table allows or forbids them", () => {
    expect(allowsHints(picture("bots", "ann", ""))).toBe(true);
    expect(allowsHints(picture("bots", "ann", "bob"))).toBe(false);
    expect(allowsHints(picture("bots", "ann", "ann"))).toBe(false);
    expect(allowsHints(picture("all", "ann", "bob"))).toBe(true);
    expect(allowsHints(picture("none", "ann", ""))).toBe(false);
  });

  it("list other good actions once", () => {
    const options = ["keep CC", "keep C", "stop"].map((action) => ({ action, chance: 0.3 }));
    const hint: HintReply = { seat: 0, ply: 3, best: "keep CC", chance: 0.4, against: "stop", cost: 0.05, uncertainty: 0.01, options, sentences: [] };
    expect(otherActions(hint)).toEqual(["keep C"]);
  });

  it("open with H", () => expect(commandFor("h", null)).toEqual({ do: "hint" }));
});
