// Moves as notation writes them (`keep 11C`, `use stretchy E>C`), taken apart: docs/notation.md.

import { isFace } from "./faces.ts";

export interface Move {
  text: string; // without the monster that may stand before it
  verb: string;
  subject: string; // a card, faces, a number, a monster: what the verb needs; "" for none
  owner: string; // of the card: the monster after `of`
  face: string; // of the die that a card is used on …
  turned: string; // … and what it becomes
}

export function parse(move: string): Move {
  const text = move.replace(/^[a-z_]+: /, "").trim();
  const [verb = "", ...rest] = text.split(/\s+/);
  const [subject = "", second = "", third = ""] = rest;
  const owner = second === "of" ? third : "";
  const [face = "", turned = ""] = owner ? [] : rest.slice(1).join("").split(">");
  const onDie = verb === "use" && isFace(face);
  return { text, verb, subject, owner, face: onDie ? face : "", turned: onDie ? turned : "" };
}

/** The dice that a `keep` or `roll` names. */
export const diceOf = ({ subject }: Move): string => (subject === "none" ? "" : subject);
