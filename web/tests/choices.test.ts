import { describe, expect, test } from "vitest";
import { choicesOf } from "../src/model/choices.ts";
import { freedomOf, keepAction } from "../src/model/dice-selection.ts";
import { parseMove } from "../src/model/notation.ts";
import type { Choice, Choices } from "../src/model/types.ts";
import { pictureOf, recorded, sentence } from "./recorded-messages.ts";

const may = (...legal: string[]): Choices => choicesOf(pictureOf({ legal }), [0]);
const only = (action: string): Choice => {
  const [choice] = may(action).others;
  if (!choice) throw new Error(`${action} cannot be clicked`);
  return choice;
};

// Each action form of docs/notation.md, with the label and the target of its button.
const FORMS: [action: string, label: string, on?: Choice["on"]][] = [
  ["use wings", "Use Wings", { card: "wings" }],
  ["use psychic_probe C", "Use Psychic Probe on a claw", { card: "psychic_probe", face: "C" }],
  ["use background_dweller 3", "Use Background Dweller on a 3", { card: "background_dweller", face: "3" }],
  ["use stretchy E>C", "Stretchy: change an energy die to a claw", { card: "stretchy", face: "E" }],
  ["use plot_twist 2>H", "Plot Twist: change a 2 to a heart", { card: "plot_twist", face: "2" }],
  ["resolve C", "Resolve claws next", { face: "C" }],
  ["heal", "Heal yourself"],
  ["heal the_king", "Heal The King", { monster: 1 }],
  ["cure poison", "Remove a poison token"],
  ["cure shrink", "Remove a shrink token"],
  ["yield", "Leave Tokyo"],
  ["stay", "Stay in Tokyo"],
  ["buy heal", "Buy Heal for 3 energy", { card: "heal", slot: 2 }],
  ["buy wings of the_king", "Buy Wings from The King", { card: "wings", monster: 1 }],
  ["buy tank", "Buy Tank from the top of the deck", { card: "tank" }],
  ["sweep", "Sweep the market"],
  ["done", "End turn"],
  ["sell extra_head#2", "Sell Extra Head", { card: "extra_head#2", monster: 0 }],
  ["copy jets of kraken", "Copy Jets from Kraken", { card: "jets", monster: 2 }],
  ["copy jets", "Copy Jets", { card: "jets" }],
  ["swap jets of kraken", "Swap for Jets from Kraken", { card: "jets", monster: 2 }],
  ["store 3", "Put 3 energy on it"],
  ["take fluxling", "Take Fluxling", { card: "fluxling" }],
  ["pass", "No, thanks"],
  ["hula 3", "hula 3"], // of a newer server
];

describe("each form of action has a button", () => {
  test.each(FORMS)("%s", (action, label, on) => {
    const choice = only(action);
    expect(choice.action).toBe(action);
    expect(sentence(choice.key, choice.args)).toBe(label);
    expect(choice.on).toEqual(on);
  });

  test("each recorded legal action has a button", () => {
    for (const { update } of recorded) {
      const { legal = [], asked } = update.picture;
      if (!asked || !legal.length) continue;
      const choices = choicesOf(update.picture, [asked.seat]);
      const all = [...choices.keeps.values(), ...choices.others.map(({ action }) => action)];
      expect(all.sort()).toEqual([...legal].sort());
      for (const { key, args, action, on } of choices.others) {
        expect(key, action).not.toBe("act-other");
        expect(sentence(key, args)).not.toMatch(/undefined|NaN|[a-z]_[a-z]/);
        expect(on?.monster ?? 0).toBeGreaterThanOrEqual(0);
      }
    }
  });

  test("each question of the rules has a text", () => {
    const questions = [
      "keep", "probe", "change", "aside", "order", "use_heart", "protect", "yield", "swap", "buy", "opportunity", "store",
      "sell", "copy", "move_copy", "take", "go_on",
    ];
    for (const question of questions) expect(sentence(`ask-${question}`, { n: 2, monster: "kraken" })).toMatch(/[.?]$/);
    for (const { update } of recorded) expect(questions).toContain(update.picture.asked?.question ?? "keep");
  });
});

describe("deciding seat", () => {
  test("only the deciding seat has choices, and only in its own browser", () => {
    const picture = pictureOf({ legal: ["stay", "yield"], asked: { seat: 1, since: 0, question: "yield" } });
    expect(choicesOf(picture, [0, 2])).toMatchObject({ seat: -1, others: [] });
    expect(choicesOf(picture, [0, 1])).toMatchObject({ seat: 1, question: "yield" });
    expect(choicesOf({ ...picture, legal: [] }, [1]).seat).toBe(-1);
  });
});

describe("dice", () => {
  const choices = may("keep none", "keep 1", "keep 11", "keep C", "keep 1C", "keep 11C", "stop");

  test("selected dice map to an action; equal dice are interchangeable", () => {
    expect(choices.others.map(({ action }) => action)).toEqual(["stop"]);
    expect(keepAction(choices, "C11", new Set())).toBe("keep none");
    expect(keepAction(choices, "C11", new Set([1]))).toBe("keep 1");
    expect(keepAction(choices, "C11", new Set([0, 2]))).toBe("keep 1C");
    expect(keepAction(choices, "CC1", new Set([0, 1]))).toBeUndefined();
  });

  test("have a freedom derived from the legal actions", () => {
    expect(freedomOf(choices, "11C")).toEqual(["free", "free", "free"]);
    expect(freedomOf(may("keep C", "keep 1C"), "13C")).toEqual(["free", "goes", "stays"]);
    expect(freedomOf(may("stop"), "13")).toEqual(["fixed", "fixed"]);
  });
});

test("parseMove accepts moves with and without a monster prefix", () => {
  expect(parseMove("the_king: use stretchy E > C")).toMatchObject({ verb: "use", subject: "stretchy", face: "E", turned: "C" });
  expect(parseMove("buy extra_head#2 of kraken")).toMatchObject({ verb: "buy", subject: "extra_head#2", owner: "kraken", face: "" });
  expect(parseMove("")).toMatchObject({ verb: "", subject: "" });
});
