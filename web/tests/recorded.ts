// Real messages of tables (fixtures/record.py), and sentences with whatever is wrong with them.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Board, Picture, Update } from "../src/generated/protocol.ts";
import { titleOf, type Words } from "../src/words/index.ts";
import english from "./english.ts";
import raw from "./fixtures/messages.json?raw";

export interface Told {
  before: Picture;
  update: Update;
}

export const recorded = JSON.parse(raw) as Told[];

const inEnglish = new FluentBundle("en", { useIsolating: false });
inEnglish.addResource(new FluentResource(english));

/** A sentence; throws where a key is missing or an argument is. */
export function sentence(key: string, words: Words, bundle = inEnglish): string {
  const pattern = bundle.getMessage(key)?.value;
  if (!pattern) throw new Error(`there is no ${key}`);
  const args = Object.fromEntries(
    Object.entries(words).map(([name, word]) => [name, typeof word === "object" ? titleOf(word.card, word.edition) : word]),
  );
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, args, errors);
  if (errors.length) throw new Error(`${key}: ${errors.join("; ")}`);
  return text;
}

export const hasEvent = ({ update }: Told, what: string): boolean =>
  (update.steps ?? []).some(({ events = [] }) => events.some((event) => event.what === what));

/** The first message with such an event. */
export function toldOf(what: string): Told {
  const found = recorded.find((told) => hasEvent(told, what));
  if (!found) throw new Error(`no recorded message has the event ${what}`);
  return found;
}

const monster = (name: string, place: Board["monsters"][number]["place"] = "outside"): Board["monsters"][number] => ({
  monster: name, health: 10, stars: 0, energy: 5, place,
});

/** A table in the middle of a game, to be changed as a test likes. */
export function pictureOf(changes: Partial<Picture> = {}, board: Partial<Board> = {}): Picture {
  return {
    seq: 10, ply: 20, now: 1_000_000, phase: "playing", host: "ann", code: "ABCDEF", commitment: "",
    setup: {
      edition: "second", options: {}, seats: 3, clock: { move: 0, reserve: 0 }, open: false, watched: true, level: "medium",
      late: true, second_life: true, odds: true, pace: 700,
    },
    seats: [
      { monster: "gigazaur", holder: "ann", name: "Ann" },
      { monster: "the_king", holder: "bob", name: "Bob" },
      { monster: "kraken", bot: "hard" },
    ],
    board: {
      edition: "second", turn: 0, step: "throwing", throws: 2, dice: "113ECH",
      monsters: [monster("gigazaur"), monster("the_king", "city"), monster("kraken")],
      market: [{ card: "jets", prices: [5, 5, 4] }, null, { card: "heal", prices: [3, 3, 2] }], deck: 40, ...board,
    },
    asked: { seat: 0, since: 1_000_000, question: "keep" },
    legal: [],
    ...changes,
  };
}

/** An update that leads to a picture by these steps. */
export const updateTo = (picture: Picture, steps: NonNullable<Update["steps"]>): Update => ({
  type: "update", what: "moved", picture: { ...picture, seq: picture.seq + 1 }, steps,
});
