import { describe, expect, test } from "vitest";
import type { Happening, Step } from "../src/generated/protocol.ts";
import { logLines } from "../src/model/log-lines.ts";
import { messageWith, pictureOf, recorded, sentence, updateTo } from "./recorded-messages.ts";

const linesOf = (steps: Step[]): string[] =>
  logLines(updateTo(pictureOf(), steps), pictureOf()).map(({ key, args }) => sentence(key, args));
const after = (...events: Happening[]): string[] => linesOf([{ move: "done", ply: 21, seat: 0, why: "person", events }]);
const move = (text: string, why: Step["why"] = "person"): string[] => linesOf([{ move: text, ply: 21, seat: 1, why }]);

test("each recorded message has lines with complete texts", () => {
  for (const { before, update } of recorded) {
    for (const { key, args } of logLines(update, before)) {
      const text = sentence(key, args);
      expect(text).not.toMatch(/undefined|NaN|[a-z]_[a-z]|face-|none|\{|\$| {2}/);
    }
  }
});

test("each event of the rules has a line, and each line with a cause has a reason", () => {
  const events = [
    "stars", "energy", "health", "wickedness", "moved", "bought", "took", "eliminated", "turn", "poison", "shrink", "copied", "won",
    "swept", "extra_turn", "revealed",
  ];
  for (const what of events) {
    const { before, update } = messageWith(what);
    const keys = logLines(update, before).map(({ key }) => key);
    expect(keys.some((key) => key.startsWith(`log-${what}`)), what).toBe(true);
  }
  for (const { before, update } of recorded) {
    for (const line of logLines(update, before)) {
      if (line.kind === "event" && line.key !== "log-reshuffled" && !line.key.startsWith("log-won")) expect(line.cause, line.key).toBeTruthy();
    }
  }
});

test("the stated reason of a decision follows its line, also if the decision has no line", () => {
  const step = (text: string): Step => ({ move: text, ply: 21, seat: 1, why: "person", reason: "I feel lucky" });
  expect(linesOf([step("stop")])).toEqual(["The King keeps all dice", "The King explains: “I feel lucky”"]);
  expect(linesOf([step("pass")])).toEqual(["The King explains: “I feel lucky”"]);
});

describe("events", () => {
  test("have monster, amount and cause", () => {
    expect(after({ what: "stars", seat: 1, amount: 1, cause: "entering" })).toEqual(["The King gains 1 star (for entering Tokyo)"]);
    expect(after({ what: "stars", seat: 0, amount: 3, cause: "face:2" })).toEqual(["Gigazaur gains 3 stars (the 2s)"]);
    expect(after({ what: "health", seat: 1, amount: -2, cause: "claws" })).toEqual(["The King loses 2 hearts (claws from Gigazaur)"]);
    expect(after({ what: "health", seat: 2, amount: -1, cause: "jet_fighters" })).toEqual(["Kraken loses 1 heart (Jet Fighters)"]);
    expect(after({ what: "eliminated", seat: 2, cause: "poison" })).toEqual(["Kraken is eliminated (poison)"]);
    expect(after({ what: "copied", seat: 0, cause: "mimic", card: "jets" })).toEqual(["Gigazaur: Mimic now works as Jets"]);
  });

  test("a price is part of the purchase line", () => {
    expect(after({ what: "bought", seat: 0, amount: 5, cause: "jets" }, { what: "energy", seat: 0, amount: -5, cause: "jets" })).toEqual([
      "Gigazaur buys Jets for 5 energy",
    ]);
  });

  test("a card has the title of its edition", () => {
    const first = pictureOf();
    first.setup.edition = "first";
    const [line] = logLines(updateTo(first, [{ move: "use energy_drink", ply: 21, seat: 0, why: "person" }]), first);
    expect(line && sentence(line.key, line.args)).toBe("Gigazaur uses Telepath");
  });

  test("a turn is a heading before its lines", () => {
    const steps: Step[] = [{ move: "done", ply: 21, seat: 0, events: [{ what: "turn", seat: 1 }, { what: "stars", seat: 1, amount: 2, cause: "starting" }] }, { move: "roll 113ECH", ply: 22 }];
    const lines = logLines(updateTo(pictureOf(), steps), pictureOf());
    expect(lines.map(({ kind, seat }) => [kind, seat])).toEqual([["turn", 1], ["event", 1], ["move", 1]]);
    expect(lines[2]).toMatchObject({ key: "log-roll", dice: "113ECH", ply: 22 });
  });

  test("have their rules", () => {
    const [line] = logLines(updateTo(pictureOf(), [{ move: "stop", ply: 21, seat: 0, events: [{ what: "energy", seat: 0, amount: 1, cause: "face:E", rules: ["ENER-1"] }] }]), pictureOf());
    expect(line).toMatchObject({ cause: "face:E", rules: ["ENER-1"], kind: "event" });
  });
});

describe("moves", () => {
  test("have texts", () => {
    expect(move("keep none")).toEqual(["The King rerolls all dice"]);
    expect(move("use stretchy E>C")).toEqual(["The King uses Stretchy: an energy die becomes a claw"]);
    expect(move("use psychic_probe 3")).toEqual(["The King uses Psychic Probe on a 3"]);
    expect(move("heal kraken")).toEqual(["The King heals Kraken"]);
    expect(move("resolve 1")).toEqual(["The King resolves the 1s next"]);
    expect(move("swap jets of kraken")).toEqual(["The King swaps for Jets from Kraken"]);
    expect(move("store 0")).toEqual(["The King puts no energy on the card"]);
    expect(move("reveal ?")).toEqual(["A monster looks at the top card of the deck."]);
  });

  test("name standing orders, and have no line if forced", () => {
    expect(move("stay", "orders")).toEqual(["The King stays in Tokyo (standing orders)"]);
    expect(move("stop", "table")).toEqual([]);
    expect(move("pass")).toEqual([]);
  });

  test("of a newer server are shown as notation", () => {
    expect(move("dance jets")).toEqual(["The King: dance jets"]);
  });
});

describe("people", () => {
  const seen = (what: string): string[] => {
    const found = recorded.find(({ update }) => update.what === what);
    return found ? logLines(found.update, found.before).map(({ key, args }) => sentence(key, args)) : [];
  };

  test("join, leave and chat", () => {
    expect(seen("away")[0]).toMatch(/^Bob is away; a bot plays .+ for now\.$/);
    expect(seen("back")[0]).toMatch(/^Bob is back and plays .+ again\.$/);
    expect(seen("said")).toEqual(["Bob: Grr! <b>مرحبا</b>"]);
    expect(seen("sat")).toEqual(["Ann takes seat 1."]);
  });

  test.each([
    ["gathering", "manned", 2, "A bot (hard) takes seat 3."],
    ["gathering", "freed", 2, "Seat 3 is free."],
    ["gathering", "resized", -1, "The table now has 3 seats."],
    ["playing", "sat", 1, "Bob takes over The King."],
    ["playing", "manned", 2, "A bot (hard) now plays Kraken."],
    ["playing", "freed", 2, "A bot now plays Kraken."],
    ["over", "followed", -1, "A rematch has been opened."],
  ] as const)("%s, %s", (phase, what, seat, text) => {
    const lines = logLines({ type: "update", what, seat, picture: pictureOf({ phase }) }, null);
    expect(lines.map(({ key, args }) => sentence(key, args))).toEqual([text]);
  });

  test("a change of name gives no line", () => {
    const picture = pictureOf();
    expect(logLines({ type: "update", what: "sat", seat: 0, picture }, picture)).toEqual([]);
  });
});

test("a game without winner has one line about it", () => {
  const over = pictureOf({ phase: "over", result: { winners: [], reason: "nobody" } });
  expect(logLines(updateTo(over, []), pictureOf()).map(({ key, args }) => sentence(key, args))).toEqual(["No monster is left: nobody wins."]);
  expect(logLines(updateTo(over, []), over)).toEqual([]);
});

test("the first lines of a game", () => {
  const found = recorded.find(({ before, update }) => update.what === "started" && !before.board);
  const lines = found ? logLines(found.update, found.before) : [];
  expect(lines.slice(0, 2).map(({ key }) => key)).toEqual(["log-started", "log-first-throw"]);
  expect(lines.filter(({ key }) => key.startsWith("log-roll-first"))).toEqual([]);
  expect(lines.filter(({ kind }) => kind === "turn")).toHaveLength(1);
});
