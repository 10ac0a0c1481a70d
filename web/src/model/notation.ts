// Parser for moves in notation (`keep 11C`, `use stretchy E>C`): docs/notation.md.

import { isFace } from "./faces.ts";

export interface Move {
  text: string; // without the optional monster prefix
  verb: string;
  subject: string; // object of the verb: a card, faces, a number or a monster; "" for none
  owner: string; // owner of the card: the monster after `of`
  face: string; // face of the die that a card is used on
  turned: string; // new face of that die
}

export function parseMove(move: string): Move {
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
