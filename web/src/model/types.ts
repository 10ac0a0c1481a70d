// What the pure half of the client makes of messages, for the half that draws.
// No file in model/ touches the document, the clock or the network.

import type { Picture, Update } from "../generated/protocol.ts";
import type { Words } from "../words/index.ts";

export type CueKind =
  | "turn" // a turn begins: seat
  | "throw" // dice fall: faces thrown, kept stay; seat throws
  | "decided" // somebody chose something: text is the move as notation writes it
  | "stars"
  | "energy"
  | "health"
  | "wickedness"
  | "poison"
  | "shrink" // seat gains or loses amount; cause says why; from is the attacker where there is one
  | "moved" // seat goes to a place
  | "bought"
  | "lost_card"
  | "took"
  | "used"
  | "copied"
  | "revealed" // card
  | "swept"
  | "reshuffled"
  | "extra_turn"
  | "eliminated"
  | "won"
  | "said"
  | "none"; // nothing to see: the picture just changes

/** One thing that happens on the screen, with what brought it about. */
export interface Cue {
  kind: CueKind;
  seat: number; // -1: nobody's
  amount?: number;
  cause?: string; // as in Happening; of a throw: turn, card (it lies in Board.aside), first (for who begins)
  rules?: readonly string[];
  card?: string;
  faces?: string; // of dice that fall, `113ECH`
  kept?: string; // dice that stay
  to?: string; // a place: outside, city, bay, out
  from?: number; // the seat that did it
  text?: string;
}

/** What is drawn for a while: a picture in which so much has happened already, and what happens now. */
export interface Frame {
  picture: Picture;
  cue: Cue;
  ms: number; // how long at ordinary speed
}

/** An update as a row of frames; the last picture is that of the update. */
export type Frames = (before: Picture, update: Update) => Frame[];

/** One line of the log: a key of words/ with its arguments, and why. */
export interface Line {
  key: string;
  args: Words;
  seat: number;
  ply: number;
  kind: "turn" | "move" | "event" | "table" | "chat";
  cause?: string;
  rules?: readonly string[];
  dice?: string; // faces to be drawn with it
}

/** One thing that may be done now, as the server lists it. */
export interface Choice {
  action: string; // to be sent
  key: string; // words/ key of the button
  args: Words;
  on?: { card?: string; monster?: number; face?: string; slot?: number }; // what it is done with
  tone: "main" | "plain" | "danger";
}

/** All that the person at this browser may do now. */
export interface Choices {
  seat: number; // which of their seats is asked; -1: none
  question: string; // Asked.question
  keeps: ReadonlyMap<string, string>; // sorted faces that may be kept → action
  stop?: string; // the action that ends throwing
  undo?: true; // the last decision may be taken back
  others: readonly Choice[];
}
