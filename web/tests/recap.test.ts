import { render } from "svelte/server";
import { describe, expect, it } from "vitest";
import Recap from "../src/components/Recap.svelte";
import { t } from "../src/i18n/index.ts";
import { logEntries } from "../src/model/log-groups.ts";
import { recapOf } from "../src/model/recap.ts";
import type { Line } from "../src/model/types.ts";

const turn = (seat: number): Line => ({ key: "log-turn", args: {}, seat, ply: 0, kind: "turn" });
const event = (seat: number, key: string, args: Line["args"] = {}): Line => ({ key, args, seat, ply: 0, kind: "event" });
const move = (seat: number, key: string, dice = ""): Line => ({ key, args: {}, seat, ply: 0, kind: "move", ...(dice ? { dice } : {}) });
const hit = (seat: number, by: string, amount: number): Line => event(seat, "log-health-lost", { cause: "claws", title: "", by, amount });

describe("recap at the start of the own turn", () => {
  const lines = [
    turn(0), hit(0, "kraken", 5), event(0, "log-bought"), // the own last turn: not in the recap
    turn(1), hit(0, "cyber_kitty", 1), hit(0, "cyber_kitty", 1), hit(2, "cyber_kitty", 2),
    turn(2), hit(0, "gigazaur", 1), event(2, "log-bought", { amount: 6 }), event(2, "log-revealed"),
    turn(0), event(0, "log-stars", { cause: "starting", amount: 2 }), move(0, "log-roll", "111"), hit(0, "kraken", 1),
  ];

  it("sums the changes of the own counters by cause", () => {
    const [health, stars] = recapOf(lines, 0).sums;
    expect(health).toMatchObject({ what: "health", amount: -3 });
    expect(health?.shares.map(({ amount, args }) => [args["by"], amount])).toEqual([["cyber_kitty", -2], ["gigazaur", -1]]);
    expect(stars).toMatchObject({ what: "stars", amount: 2 });
  });

  it("lists what other monsters did", () => {
    expect(recapOf(lines, 0).lines.map(({ key, seat }) => [key, seat])).toEqual([["log-bought", 2]]);
  });

  it("is empty at the turn of another monster and at the first turn of a game", () => {
    expect(recapOf(lines, 1)).toEqual({ sums: [], lines: [] });
    expect(recapOf([turn(0)], 0)).toEqual({ sums: [], lines: [] });
  });

  it("shows the latest lines, and says how many there are besides", () => {
    const bought = (n: number): Line[] => Array.from({ length: n }, () => event(1, "log-bought", { monster: "kraken", amount: 3, card: "jets", title: "" }));
    const shown = (n: number): string => {
      const recap = recapOf([turn(0), turn(1), ...bought(n), turn(0)], 0);
      return render(Recap, { props: { recap, explain: () => undefined, explainCounter: () => undefined } }).body;
    };
    expect(shown(4)).not.toContain(t("recap-more", { n: 0 }));
    expect(shown(4).match(/<button/g)).toHaveLength(4);
    expect(shown(6)).toContain(t("recap-more", { n: 2 }));
    expect(shown(6).match(/<button/g)).toHaveLength(5);
  });
});

describe("log", () => {
  it("shows the throws of a turn as one entry with the final dice", () => {
    const lines = [turn(1), move(1, "log-roll", "11ECHH"), move(1, "log-keep", "11"), move(1, "log-roll", "1CCH"), move(1, "log-stop"), event(1, "log-stars")];
    const entries = logEntries(lines);
    expect(entries.map(({ line }) => line.key)).toEqual(["log-turn", "log-roll", "log-stars"]);
    expect(entries[1]).toMatchObject({ line: { dice: "111CCH" }, steps: { length: 4 } });
  });

  it("shows the stated reasons of a turn after its throws", () => {
    const reason = (seat: number, words: string): Line => ({ key: "log-reason", args: { reason: words }, seat, ply: 1, kind: "reason" });
    const rolls = [move(1, "log-roll", "11ECHH"), move(1, "log-keep", "11"), reason(1, "a"), move(1, "log-roll", "1CCH"), move(1, "log-stop"), reason(1, "b")];
    const entries = logEntries([...rolls, event(1, "log-stars"), reason(1, "c"), move(2, "log-roll", "2"), reason(1, "d")]);
    expect(entries.map(({ line }) => line.args["reason"] ?? line.key)).toEqual(["log-roll", "a", "b", "log-stars", "c", "log-roll", "d"]);
    expect(entries[0]).toMatchObject({ line: { dice: "111CCH" }, steps: { length: 4 } });
  });

  it("keeps a single throw, and the throws of different monsters", () => {
    const entries = logEntries([move(1, "log-roll", "1"), move(2, "log-roll", "2"), move(2, "log-keep-none"), move(2, "log-roll", "3")]);
    expect(entries.map(({ line, steps }) => [line.seat, line.dice, steps.length])).toEqual([[1, "1", 0], [2, "3", 3]]);
  });
});
