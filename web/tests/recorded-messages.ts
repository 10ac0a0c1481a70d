// Recorded messages of tables (fixtures/record.py), and helpers for texts and pictures.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Board, Picture, Update } from "../src/generated/protocol.ts";
import { cardTitle, type TextArgs } from "../src/i18n/index.ts";
import english from "./english-catalogue.ts";
import raw from "./fixtures/messages.json?raw";

export interface RecordedMessage {
  before: Picture;
  update: Update;
}

export const recorded = JSON.parse(raw) as RecordedMessage[];

const inEnglish = new FluentBundle("en", { useIsolating: false });
inEnglish.addResource(new FluentResource(english));

/** A text; throws if the key or an argument is missing. */
export function sentence(key: string, words: TextArgs, bundle = inEnglish): string {
  const pattern = bundle.getMessage(key)?.value;
  if (!pattern) throw new Error(`missing key ${key}`);
  const args = Object.fromEntries(
    Object.entries(words).map(([name, word]) => [name, typeof word === "object" ? cardTitle(word.card, word.edition) : word]),
  );
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, args, errors);
  if (errors.length) throw new Error(`${key}: ${errors.join("; ")}`);
  return text;
}

export const hasEvent = ({ update }: RecordedMessage, what: string): boolean =>
  (update.steps ?? []).some(({ events = [] }) => events.some((event) => event.what === what));

/** The first message with an event. */
export function messageWith(what: string): RecordedMessage {
  const found = recorded.find((message) => hasEvent(message, what));
  if (!found) throw new Error(`no recorded message has the event ${what}`);
  return found;
}

const monster = (name: string, place: Board["monsters"][number]["place"] = "outside"): Board["monsters"][number] => ({
  monster: name, health: 10, stars: 0, energy: 5, place,
});

/** A picture in the middle of a game, with changes. */
export function pictureOf(changes: Partial<Picture> = {}, board: Partial<Board> = {}): Picture {
  return {
    seq: 10, ply: 20, now: 1_000_000, phase: "playing", host: "ann", code: "ABCDEF", commitment: "",
    setup: { ...recorded[0]!.before.setup, edition: "second", options: {}, seats: 3, odds: true },
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

/** An update with a picture and steps. */
export const updateTo = (picture: Picture, steps: NonNullable<Update["steps"]>): Update => ({
  type: "update", what: "moved", picture: { ...picture, seq: picture.seq + 1 }, steps,
});
