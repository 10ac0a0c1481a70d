import { describe, expect, test } from "vitest";
import type { Board, Happening } from "../src/generated/protocol.ts";
import { Course } from "../src/model/course.ts";
import { framesOf, MS } from "../src/model/frames.ts";
import type { CueKind } from "../src/model/types.ts";
import { pictureOf, recorded, toldOf, updateTo, type Told } from "./recorded.ts";

const kinds = ({ before, update }: Told): CueKind[] => framesOf(before, update).map(({ cue }) => cue.kind);

// An exchange of cards, dice that a card turns and what is left after coming back from the dead have no events.
const UNTOLD = /"move":"(swap|use herd_culler)|"cause":"(it_has_a_child|zombify)"/;

/** What must add up to the next picture. What is left of an eliminated monster nobody looks at. */
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

describe("every recorded update", () => {
  test("ends with its own picture", () => {
    for (const { before, update } of recorded) {
      const frames = framesOf(before, update);
      expect(frames.at(-1)?.picture).toBe(update.picture);
      for (const { ms } of frames) expect(ms).toBeGreaterThanOrEqual(0);
    }
  });

  test("adds up: nothing jumps when the last frame is drawn", () => {
    const told = recorded.filter(({ update }) => update.picture.board && !UNTOLD.test(JSON.stringify(update.steps ?? [])));
    expect(told.length).toBeGreaterThan(0.9 * recorded.length);
    for (const { before, update } of told) {
      const course = new Course(before, update);
      for (const step of update.steps ?? []) {
        course.move(step);
        for (const event of step.events ?? []) course.happens(event);
      }
      if (update.picture.board && course.board) expect(essence(course.board)).toEqual(essence(update.picture.board));
    }
  });

  test("asks nobody and lets nobody win before it is over", () => {
    for (const { before, update } of recorded) {
      for (const { picture } of framesOf(before, update).slice(0, -1)) {
        expect(picture.asked).toBeNull();
        expect(picture.legal).toEqual([]);
        expect(picture.result).toBeNull();
        expect(picture.phase).toBe("playing");
      }
    }
  });

  test("leaves the picture before it as it was", () => {
    for (const { before, update } of recorded) {
      const copies = structuredClone([before, update]);
      framesOf(before, update);
      expect([before, update]).toEqual(copies);
    }
  });

  test("takes no longer than people wait for", () => {
    for (const { before, update } of recorded) {
      const all = framesOf(before, update).reduce((sum, { ms }) => sum + ms, 0);
      expect(all).toBeLessThan(9100);
    }
  });
});

describe("one after the other", () => {
  const end = pictureOf({}, { turn: 0, throws: 1, dice: "112EHH" });
  const keeping = updateTo(end, [
    { move: "keep 11", ply: 21, seat: 0, why: "person" },
    { move: "roll 2EHH", ply: 22 },
  ]);

  test("dice are kept, then the others fall", () => {
    const [kept, fallen] = framesOf(pictureOf(), keeping);
    expect(kept?.cue).toMatchObject({ kind: "decided", seat: 0, text: "keep 11", kept: "11" });
    expect(kept?.picture.board?.dice).toBe("113ECH");
    expect(fallen?.cue).toMatchObject({ kind: "throw", seat: 0, faces: "2EHH", kept: "11" });
    expect(fallen?.ms).toBe(700);
  });

  test("claws fly from whose turn it is, hearts fall one after the other", () => {
    const hits: Happening[] = [1, 2].map((seat) => ({ what: "health", seat, amount: -2, cause: "claws", rules: ["CLAW-1"] }));
    const frames = framesOf(pictureOf(), updateTo(end, [{ move: "stop", ply: 21, seat: 0, why: "bot", events: hits }]));
    expect(frames.map(({ cue }) => cue.kind)).toEqual(["decided", "health", "health"]);
    expect(frames[1]?.cue).toMatchObject({ seat: 1, amount: -2, cause: "claws", rules: ["CLAW-1"], from: 0 });
    expect(frames[1]?.picture.board?.monsters.map(({ health }) => health)).toEqual([10, 8, 10]);
    expect(frames[1]?.ms).toBe(450);
    expect(frames[2]?.ms).toBeLessThan(450);
  });

  test("a price is paid while the card is bought", () => {
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

  test("what does not add up is put right by the last picture, silently", () => {
    const frames = framesOf(pictureOf(), updateTo(end, [
      { move: "stop", ply: 21, seat: 0, why: "person", events: [{ what: "stars", seat: 0, amount: 99, cause: "face:1" }, { what: "unheard_of", seat: 0 }] },
    ]));
    expect(frames.at(-1)?.picture.board).toBe(end.board);
  });

  test("dice for a card lie beside those of the turn", () => {
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

describe("moments", () => {
  test("a new game lays out its cards and throws for the first turn", () => {
    const told = recorded.find(({ before, update }) => update.what === "started" && !before.board);
    const frames = told ? framesOf(told.before, told.update) : [];
    expect(frames.slice(0, 3).map(({ cue }) => cue.kind)).toEqual(["revealed", "revealed", "revealed"]);
    expect(frames[0]?.picture.board?.market.filter(Boolean)).toHaveLength(1);
    const turn = frames.findIndex(({ cue }) => cue.kind === "turn");
    expect(frames.slice(3, turn).every(({ cue }) => cue.cause === "first")).toBe(true);
    expect(frames.at(-1)?.cue).toMatchObject({ kind: "throw", cause: "turn", kept: "" });
  });

  test("an elimination and a win take their time", () => {
    expect(kinds(toldOf("eliminated"))).toContain("eliminated");
    expect(kinds(toldOf("won"))).toContain("won");
    expect(MS.won).toBeGreaterThan(MS.eliminated);
  });

  test("words keep nobody waiting; people who come and go change the picture at once", () => {
    const said = recorded.find(({ update }) => update.what === "said");
    const [frame] = said ? framesOf(said.before, said.update) : [];
    expect(frame).toMatchObject({ ms: 0, cue: { kind: "said", seat: 1 } });
    const away = recorded.find(({ update }) => update.what === "away");
    expect(away && kinds(away)).toEqual(["none"]);
  });

  test("a card that others have looked at stays hidden", () => {
    const hidden = recorded.find(({ update }) => update.steps?.some(({ move }) => move === "reveal ?"));
    expect(hidden && framesOf(hidden.before, hidden.update).some(({ cue }) => cue.kind === "revealed" && !cue.card)).toBe(false);
  });
});
