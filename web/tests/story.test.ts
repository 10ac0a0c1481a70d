import { describe, expect, test } from "vitest";
import type { Happening, Step } from "../src/generated/protocol.ts";
import { linesOf } from "../src/model/story.ts";
import { pictureOf, recorded, sentence, toldOf, updateTo } from "./recorded.ts";

const told = (steps: Step[]): string[] =>
  linesOf(updateTo(pictureOf(), steps), pictureOf()).map(({ key, args }) => sentence(key, args));
const after = (...events: Happening[]): string[] => told([{ move: "done", ply: 21, seat: 0, why: "person", events }]);
const move = (text: string, why: Step["why"] = "person"): string[] => told([{ move: text, ply: 21, seat: 1, why }]);

test("every recorded message can be told, without a word or a name missing", () => {
  for (const { before, update } of recorded) {
    for (const { key, args } of linesOf(update, before)) {
      const text = sentence(key, args);
      expect(text).not.toMatch(/undefined|NaN|[a-z]_[a-z]|face-|none|\{|\$| {2}/);
    }
  }
});

test("every event of the rules leaves a line, and every line with a cause can be asked why", () => {
  const events = [
    "stars", "energy", "health", "wickedness", "moved", "bought", "took", "eliminated", "turn", "poison", "shrink", "copied", "won",
    "swept", "extra_turn", "revealed",
  ];
  for (const what of events) {
    const { before, update } = toldOf(what);
    const keys = linesOf(update, before).map(({ key }) => key);
    expect(keys.some((key) => key.startsWith(`log-${what}`)), what).toBe(true);
  }
  for (const { before, update } of recorded) {
    for (const line of linesOf(update, before)) {
      if (line.kind === "event" && line.key !== "log-reshuffled" && !line.key.startsWith("log-won")) expect(line.cause, line.key).toBeTruthy();
    }
  }
});

describe("events", () => {
  test("say who, how much and why", () => {
    expect(after({ what: "stars", seat: 1, amount: 1, cause: "entering" })).toEqual(["The King gains 1 star (for entering Tokyo)"]);
    expect(after({ what: "stars", seat: 0, amount: 3, cause: "face:2" })).toEqual(["Gigazaur gains 3 stars (the 2s)"]);
    expect(after({ what: "health", seat: 1, amount: -2, cause: "claws" })).toEqual(["The King loses 2 hearts (claws of Gigazaur)"]);
    expect(after({ what: "health", seat: 2, amount: -1, cause: "jet_fighters" })).toEqual(["Kraken loses 1 heart (Jet Fighters)"]);
    expect(after({ what: "eliminated", seat: 2, cause: "poison" })).toEqual(["Kraken is out of the game (poison)"]);
    expect(after({ what: "copied", seat: 0, cause: "mimic", card: "jets" })).toEqual(["Gigazaur: Mimic now works as Jets"]);
  });

  test("a price is told with the card", () => {
    expect(after({ what: "bought", seat: 0, amount: 5, cause: "jets" }, { what: "energy", seat: 0, amount: -5, cause: "jets" })).toEqual([
      "Gigazaur buys Jets for 5 energy",
    ]);
  });

  test("a card has the name that its edition prints", () => {
    const first = pictureOf();
    first.setup.edition = "first";
    const [line] = linesOf(updateTo(first, [{ move: "use energy_drink", ply: 21, seat: 0, why: "person" }]), first);
    expect(line && sentence(line.key, line.args)).toBe("Gigazaur uses Telepath");
  });

  test("a turn is a heading, and what follows stands below it", () => {
    const steps: Step[] = [{ move: "done", ply: 21, seat: 0, events: [{ what: "turn", seat: 1 }, { what: "stars", seat: 1, amount: 2, cause: "starting" }] }, { move: "roll 113ECH", ply: 22 }];
    const lines = linesOf(updateTo(pictureOf(), steps), pictureOf());
    expect(lines.map(({ kind, seat }) => [kind, seat])).toEqual([["turn", 1], ["event", 1], ["move", 1]]);
    expect(lines[2]).toMatchObject({ key: "log-roll", dice: "113ECH", ply: 22 });
  });

  test("rules go along", () => {
    const [line] = linesOf(updateTo(pictureOf(), [{ move: "stop", ply: 21, seat: 0, events: [{ what: "energy", seat: 0, amount: 1, cause: "face:E", rules: ["ENER-1"] }] }]), pictureOf());
    expect(line).toMatchObject({ cause: "face:E", rules: ["ENER-1"], kind: "event" });
  });
});

describe("moves", () => {
  test("are sentences", () => {
    expect(move("keep none")).toEqual(["The King throws all dice again"]);
    expect(move("use stretchy E>C")).toEqual(["The King uses Stretchy: an energy becomes a claw"]);
    expect(move("use psychic_probe 3")).toEqual(["The King uses Psychic Probe on a 3"]);
    expect(move("heal kraken")).toEqual(["The King heals Kraken"]);
    expect(move("resolve 1")).toEqual(["The King takes the 1s next"]);
    expect(move("swap jets of kraken")).toEqual(["The King takes Jets of Kraken in exchange"]);
    expect(move("store 0")).toEqual(["The King puts no energy on the card"]);
    expect(move("reveal ?")).toEqual(["Somebody looks at the top card of the deck."]);
  });

  test("say if standing orders decided, and are silent where there was no choice", () => {
    expect(move("stay", "orders")).toEqual(["The King stays in Tokyo (standing orders)"]);
    expect(move("stop", "table")).toEqual([]);
    expect(move("pass")).toEqual([]);
  });

  test("of a later server are told as they are", () => {
    expect(move("dance jets")).toEqual(["The King: dance jets"]);
  });
});

describe("people", () => {
  const seen = (what: string): string[] => {
    const found = recorded.find(({ update }) => update.what === what);
    return found ? linesOf(found.update, found.before).map(({ key, args }) => sentence(key, args)) : [];
  };

  test("come, go and talk", () => {
    expect(seen("away")[0]).toMatch(/^Bob is away; a bot plays .+ meanwhile\.$/);
    expect(seen("back")[0]).toMatch(/^Bob is back and plays .+ again\.$/);
    expect(seen("said")).toEqual(["Bob: Grr! <b>مرحبا</b>"]);
    expect(seen("sat")).toEqual(["Ann takes seat 1."]);
  });

  test.each([
    ["gathering", "manned", 2, "A bot (hard) takes seat 3."],
    ["gathering", "freed", 2, "Seat 3 is free."],
    ["gathering", "resized", -1, "The table has 3 seats now."],
    ["playing", "sat", 1, "Bob takes over The King."],
    ["playing", "manned", 2, "A bot (hard) plays Kraken now."],
    ["playing", "freed", 2, "A bot plays on for Kraken."],
    ["over", "followed", -1, "There will be a rematch."],
  ] as const)("%s, %s", (phase, what, seat, text) => {
    const lines = linesOf({ type: "update", what, seat, picture: pictureOf({ phase }) }, null);
    expect(lines.map(({ key, args }) => sentence(key, args))).toEqual([text]);
  });

  test("who only changes their name has not come", () => {
    const picture = pictureOf();
    expect(linesOf({ type: "update", what: "sat", seat: 0, picture }, picture)).toEqual([]);
  });
});

test("a game that nobody wins says so, once", () => {
  const over = pictureOf({ phase: "over", result: { winners: [], reason: "nobody" } });
  expect(linesOf(updateTo(over, []), pictureOf()).map(({ key, args }) => sentence(key, args))).toEqual(["Nobody is left standing: nobody wins."]);
  expect(linesOf(updateTo(over, []), over)).toEqual([]);
});

test("the first lines of a game", () => {
  const found = recorded.find(({ before, update }) => update.what === "started" && !before.board);
  const lines = found ? linesOf(found.update, found.before) : [];
  expect(lines.slice(0, 2).map(({ key }) => key)).toEqual(["log-started", "log-first-throw"]);
  expect(lines.filter(({ key }) => key.startsWith("log-roll-first"))).toEqual([]);
  expect(lines.filter(({ kind }) => kind === "turn")).toHaveLength(1);
});
