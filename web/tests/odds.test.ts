import { describe, expect, test } from "vitest";
import type { GoalOdds, Odds, Picture } from "../src/generated/protocol.ts";
import { choicesOf } from "../src/model/choices.ts";
import { answerRows, chanceOf, dangersOf, goalRows, requestKey, type OddsValue } from "../src/model/odds.ts";
import { hasText, t } from "../src/i18n/index.ts";
import { pictureOf } from "./recorded-messages.ts";

const said = ({ key, args }: OddsValue): string => t(key, args);
const asked = (seat = 0): Partial<Picture> => ({ asked: { seat, since: 0, question: "keep" } });
const goal = (name: string, more: Partial<GoalOdds> = {}): GoalOdds => ({ goal: name, chance: false, value: 1.25, stop: 0, action: "keep none", ...more });
const at = (picture: Picture, more: Partial<Odds> = {}): Odds => ({ threats: [], ply: picture.ply, seat: 0, ...more });

describe("numbers", () => {
  test.each([
    [0, "0%"], [0.001, "<1%"], [0.004, "<1%"], [0.006, "1%"], [0.5, "50%"], [0.994, "99%"], [0.999, ">99%"], [1, "100%"], [1 - 1e-12, "100%"],
  ])("%d is %s", (value, words) => expect(said(chanceOf(value))).toBe(words));

  test("an average has one decimal, and its bar is full at one per die", () => {
    const picture = pictureOf(asked());
    const dice = picture.board?.dice.length ?? 0;
    const [row] = goalRows(at(picture, { goals: [goal("stars", { value: dice / 2, stop: 2 })] }), picture);
    expect(row && said(row.best)).toBe(dice % 2 ? `${dice / 2}` : `${dice / 2}.0`);
    expect(row?.best.share).toBe(0.5);
    expect(row && said(row.now)).toBe("2.0");
  });
});

describe("goals", () => {
  test.each([
    ["win", "Win now", "crown"],
    ["kill:the_king", "Eliminate The King", "skull"],
    ["stars", "Stars", "star"],
    ["claws>=3", "At least 3 claws", "claw"],
    ["energy>=2", "At least 2 energy", "energy"],
    ["3s>=3", "Three 3s", "dice"],
    ["1s>=4", "At least 4 1s", "dice"],
    ["2s", "2s", "dice"],
  ])("%s reads %s", (name, words, icon) => {
    const picture = pictureOf(asked());
    const [row] = goalRows(at(picture, { goals: [goal(name)] }), picture);
    expect(row && hasText(row.key)).toBe(true);
    expect(row && t(row.key, row.args)).toBe(words);
    expect(row?.icon).toBe(icon);
  });

  test.each([["keep 3C", "3C"], ["keep none", ""], ["use smoke_cloud", null]])("%s keeps %s", (action, kept) => {
    const picture = pictureOf(asked());
    expect(goalRows(at(picture, { goals: [goal("stars", { action })] }), picture)[0]?.kept).toBe(kept);
  });

  test("stop keeps all dice", () => {
    const picture = pictureOf(asked());
    const [row] = goalRows(at(picture, { goals: [goal("stars", { action: "stop" })] }), picture);
    expect(row?.kept).toHaveLength(picture.board?.dice.length ?? -1);
  });

  test("odds of another ply or another seat are not shown", () => {
    const picture = pictureOf(asked());
    const odds = at(picture, { goals: [goal("stars")] });
    expect(goalRows({ ...odds, ply: picture.ply + 1 }, picture)).toEqual([]);
    expect(goalRows({ ...odds, seat: 1 }, picture)).toEqual([]);
  });
});

describe("danger", () => {
  test("eliminated monsters are omitted", () => {
    expect(dangersOf({ threats: [0.25, null, 0] }).map(({ seat, chance }) => [seat, said(chance)])).toEqual([[0, "25%"], [2, "0%"]]);
  });

  test("answers have the texts of their buttons, and the safest is marked", () => {
    const picture = pictureOf({ legal: ["yield", "stay"], ...asked() });
    const odds = at(picture, { answers: [{ action: "yield", danger: 0.04 }, { action: "stay", danger: 0.5 }, { action: "pass", danger: 0 }] });
    const rows = answerRows({ ...odds, answers: (odds.answers ?? []).slice(0, 2) }, picture, choicesOf(picture, [0]));
    expect(rows.map((row) => [t(row.key, row.args), said(row.danger), row.isSafest])).toEqual([["Leave Tokyo", "4%", true], ["Stay in Tokyo", "50%", false]]);
    expect(answerRows(odds, picture, choicesOf(picture, [0]))).toHaveLength(2);
    expect(answerRows(odds, picture, null)).toEqual([]);
  });
});

describe("requestKey", () => {
  const picture = pictureOf(asked(1));
  const later: Picture = { ...picture, seq: picture.seq + 1, ply: picture.ply + 1 };

  test("changes at each own decision, and for a spectator at each decision", () => {
    expect(requestKey(picture, [1])).not.toBe(requestKey(later, [1]));
    expect(requestKey(picture, [])).not.toBe(requestKey(later, []));
  });

  test("changes for a waiting player when a turn begins or hearts change", () => {
    expect(requestKey(picture, [0])).toBe(requestKey(later, [0]));
    const board = picture.board!;
    expect(requestKey({ ...later, board: { ...board, turn: 2 } }, [0])).not.toBe(requestKey(picture, [0]));
    const hurt = board.monsters.map((monster, n) => (n ? monster : { ...monster, health: 1 }));
    expect(requestKey({ ...later, board: { ...board, monsters: hurt } }, [0])).not.toBe(requestKey(picture, [0]));
  });

  test("is empty if no game is running", () => {
    expect(requestKey({ ...picture, phase: "over" }, [0])).toBe("");
    expect(requestKey({ ...picture, phase: "gathering", board: null }, [0])).toBe("");
  });
});
