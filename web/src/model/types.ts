// Types that model/ derives from messages for the components. Files in model/ are pure: they do not use the document,
// the clock or the network.

import type { Picture, Update } from "../generated/protocol.ts";
import type { TextArgs } from "../i18n/index.ts";

export type CueKind =
  | "turn" // a turn begins: seat
  | "throw" // seat throws: faces are thrown, kept stay
  | "decided" // a decision: text is the move in notation
  | "stars"
  | "energy"
  | "health"
  | "wickedness"
  | "poison"
  | "shrink" // seat gains or loses amount because of cause; from is the attacker, if any
  | "moved" // seat goes to a zone
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
  | "knocked_out"
  | "won"
  | "said"
  | "none"; // no animation: only the picture changes

/** One animated event, with its cause. */
export interface Cue {
  kind: CueKind;
  seat: number; // -1: none
  amount?: number;
  cause?: string; // as in Happening; of a throw: turn, card (shown in Board.aside), first (to find the first player)
  rules?: readonly string[];
  card?: string;
  faces?: string; // thrown faces, `113ECH`
  kept?: string; // kept faces
  to?: string; // a zone: outside, city, bay, out
  from?: number; // the attacker's seat
  text?: string;
}

/** A picture and a cue that are drawn for some time. */
export interface Frame {
  picture: Picture;
  cue: Cue;
  ms: number; // duration at normal speed
}

/** Splits an update into frames; the last picture is that of the update. */
export type Frames = (before: Picture, update: Update) => Frame[];

/** One log line: a catalogue key with its arguments, and the cause. */
export interface Line {
  key: string;
  args: TextArgs;
  seat: number;
  ply: number;
  kind: "turn" | "move" | "event" | "table" | "chat" | "reason"; // reason: that a player stated for a decision
  cause?: string;
  rules?: readonly string[];
  dice?: string; // faces drawn beside it
}

/** One legal action. */
export interface Choice {
  action: string; // sent to the server
  key: string; // catalogue key of the button
  args: TextArgs;
  on?: { card?: string; monster?: number; face?: string; slot?: number }; // target of the action
  tone: "main" | "plain" | "danger";
}

/** All legal actions of the player at this browser. */
export interface Choices {
  seat: number; // the seat that must decide; -1: none
  question: string; // Asked.question
  keeps: ReadonlyMap<string, string>; // sorted faces to keep → action
  undo?: true; // the last decision may be undone
  others: readonly Choice[]; // all other actions
}
