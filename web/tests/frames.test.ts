import { describe, expect, test } from "vitest";
import type { Board, Happening } from "../src/generated/protocol.ts";
import { BoardTracker } from "../src/model/board-tracker.ts";
import { framesOf, MS } from "../src/model/frames.ts";
import type { CueKind } from "../src/model/types.ts";
import { messageWith, pictureOf, recorded, updateTo, type RecordedMessage } from "./recorded-messages.ts";

const kinds = ({ before, update }: RecordedMessage): CueKind[] => framesOf(before, update).map(({ cue }) => cue.kind);

// These have no events: exchanged cards, dice turned by a card, the state after a resurrection.
const WITHOUT_EVENTS = /"move":"(swap|use herd_culler)|"cause":"(it_has_a_child|zombify)"/;

/** The values that must match the next picture; those of eliminated monsters are ignored. */
function essence(board: Board) {
  return {
    turn: board.turn,
    dice: board.dice,
    deck: board.deck,
    market: board.market.map((offer) => offer?.card ?? ""),
    tiles: [...(board.tiles ?? [])].sort(),
    monsters: board.monsters.map((m) => (m.place === "out" ? "out" : {
      health: m.health, energy: m.energy, place: m.place, poison: m.poison ?? 0, shrink: m.shrink ?? 0,
      wickedness: m.wickedness ?? 0, cards: (m.cards ?? []).map(({ card, copies = "" }) => card + copies).sort(),
      owned: (m.tiles ?? []).map(({ card }) => card).sort(),
    })),
  };
}

describe("each recorded update", () => {
  test("ends with its own picture", () => {
    for (const { before, update } of recorded) {
      const frames = framesOf(before, update);
      expect(frames.at(-1)?.picture).toBe(update.picture);
      for (const { ms } of frames) expect(ms).toBeGreaterThanOrEqual(0);
    }
  });

  test("has a last tracked board equal to its picture", () => {
    const tracked = recorded.filter(({ update }) => update.picture.board && !WITHOUT_EVENTS.test(JSON.stringify(update.steps ?? [])));
    expect(tracked.length).toBeGreaterThan(0.9 * recorded.length);
    for (const { before, update } of tracked) {
      const tracker = new BoardTracker(before, update);
      for (const step of update.steps ?? []) {
        tracker.applyMove(step);
        for (const event of step.events ?? []) tracker.applyEvent(event);
      }
      if (update.picture.board && tracker.board) expect(essence(tracker.board)).toEqual(essence(update.picture.board));
    }
  });

  test("has no decision and no result before its last frame", () => {
    for (const { before, update } of recorded) {
      for (const { picture } of framesOf(before, update).slice(0, -1)) {
        expect(picture.asked).toBeNull();
        expect(picture.legal).toEqual([]);
        expect(picture.result).toBeNull();
        expect(picture.phase).toBe("playing");
      }
    }
  });

  test("does not change the previous picture", () => {
    for (const { before, update } of recorded) {
      const copies = structuredClone([before, update]);
      framesOf(before, update);
      expect([before, update]).toEqual(copies);
    }
  });

  test("stays below the time limit", () => {
    for (const { before, update } of recorded) {
      const all = framesOf(before, update).reduce((sum, { ms }) => sum + ms, 0);
      expect(all).toBeLessThan(9100);
    }
  });
});

describe("order of frames", () => {
  const end = pictureOf({}, { turn: 0, throws: 1, dice: "112EHH" });
  const keeping = updateTo(end, [
    { move: "keep 11", ply: 21, seat: 0, why: "person" },
    { move: "roll 2EHH", ply: 22 },
  ]);

  test("dice are kept, then the others are thrown", () => {
    const [kept, fallen] = framesOf(pictureOf(), keeping);
    expect(kept?.cue).toMatchObject({ kind: "decided", seat: 0, text: "keep 11", kept: "11" });
    expect(kept?.picture.board?.dice).toBe("113ECH");
    expect(fallen?.cue).toMatchObject({ kind: "throw", seat: 0, faces: "2EHH", kept: "11" });
    expect(fallen?.ms).toBe(700);
  });

  test("damage has the attacker's seat, and repeated events are shorter", () => {
    const hits: Happening[] = [1, 2].map((seat) => ({ what: "health", seat, amount: -2, cause: "claws", rules: ["CLAW-1"] }));
    const frames = framesOf(pictureOf(), updateTo(end, [{ move: "stop", ply: 21, seat: 0, why: "bot", events: hits }]));
    expect(frames.map(({ cue }) => cue.kind)).toEqual(["decided", "health", "health"]);
    expect(frames[1]?.cue).toMatchObject({ seat: 1, amount: -2, cause: "claws", rules: ["CLAW-1"], from: 0 });
    expect(frames[1]?.picture.board?.monsters.map(({ health }) => health)).toEqual([10, 8, 10]);
    expect(frames[1]?.ms).toBe(450);
    expect(frames[2]?.ms).toBeLessThan(450);
  });

  test("a payment has no frame of its own", () => {
    const events: Happening[] = [
      { what: "bought", seat: 0, amount: 5, cause: "jets" },
      { what: "energy", seat: 0, amount: -5, cause: "jets" },
      { what: "moved", seat: 1, amount: 0, cause: "jets" },
    ];
    const frames = framesOf(pictureOf(), updateTo(end, [{ move: "buy jets", ply: 21, seat: 0, why: "person", events }]));
    expect(frames.map(({ cue }) => cue.kind)).toEqual(["bought", "moved"]);
    const board = frames[0]?.picture.board;
    expect(board?.monsters[0]).toMatchObject({ energy: 0, cards: [{ card: "jets" }] });
    expect(board?.market[0]).toBeNull();
    expect(frames[1]?.cue.to).toBe("outside");
  });

  test("the last picture corrects differences", () => {
    const frames = framesOf(pictureOf(), updateTo(end, [
      { move: "stop", ply: 21, seat: 0, why: "person", events: [{ what: "stars", seat: 0, amount: 99, cause: "face:1" }, { what: "unheard_of", seat: 0 }] },
    ]));
    expect(frames.at(-1)?.picture.board).toBe(end.board);
  });

  test("dice for a card are separate from those of the turn", () => {
    const frames = framesOf(pictureOf(), updateTo(end, [
      { move: "use camouflage", ply: 21, seat: 1, why: "person" },
      { move: "roll CH", ply: 22 },
      { move: "stay", ply: 23, seat: 1, why: "person" },
    ]));
    expect(frames[0]?.cue).toMatchObject({ kind: "used", card: "camouflage" });
    expect(frames[1]?.cue).toMatchObject({ kind: "throw", faces: "CH", cause: "card" });
    expect(frames[1]?.picture.board).toMatchObject({ dice: "113ECH", aside: "CH" });
  });
});

describe("special updates", () => {
  test("a new game reveals the market and throws for the first turn", () => {
    const started = recorded.find(({ before, update }) => update.what === "started" && !before.board);
    const frames = started ? framesOf(started.before, started.update) : [];
    expect(frames.slice(0, 3).map(({ cue }) => cue.kind)).toEqual(["revealed", "revealed", "revealed"]);
    expect(frames[0]?.picture.board?.market.filter(Boolean)).toHaveLength(1);
    const turn = frames.findIndex(({ cue }) => cue.kind === "turn");
    expect(frames.slice(3, turn).every(({ cue }) => cue.cause === "first")).toBe(true);
    expect(frames.at(-1)?.cue).toMatchObject({ kind: "throw", cause: "turn", kept: "" });
  });

  test("elimination and victory have long frames", () => {
    expect(kinds(messageWith("eliminated"))).toContain("eliminated");
    expect(kinds(messageWith("won"))).toContain("won");
    expect(MS.won).toBeGreaterThan(MS.eliminated);
  });

  test("chat takes no time; table events change the picture at once", () => {
    const said = recorded.find(({ update }) => update.what === "said");
    const [frame] = said ? framesOf(said.before, said.update) : [];
    expect(frame).toMatchObject({ ms: 0, cue: { kind: "said", seat: 1 } });
    const away = recorded.find(({ update }) => update.what === "away");
    expect(away && kinds(away)).toEqual(["none"]);
  });

  test("a card that another player has looked at stays hidden", () => {
    const hidden = recorded.find(({ update }) => update.steps?.some(({ move }) => move === "reveal ?"));
    expect(hidden && framesOf(hidden.before, hidden.update).some(({ cue }) => cue.kind === "revealed" && !cue.card)).toBe(false);
  });
});
