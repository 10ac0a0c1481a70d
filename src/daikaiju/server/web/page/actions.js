// Actions as notation writes them (`keep 11C`, `buy jets`), in words.

import { dice } from "./icons.js";
import { has, say, tell } from "./speak.js";
import { isThing, monster, title } from "./things.js";

const FACES = "123ECH";

// A set of faces in the order in which notation writes them.
export const inOrder = (faces) => [...faces].sort((a, b) => FACES.indexOf(a) - FACES.indexOf(b)).join("");

// `keep` and `none` for no faces at all.
export const keep = (faces) => `keep ${inOrder(faces) || "none"}`;

// The parts of an action: `use stretchy E>C` has verb, card, face and turned.
export function parse(action) {
  const text = action.replace(/^[a-z_]+: /, "");
  const [verb, ...rest] = text.split(" ");
  const [, subject = "", owner = ""] = /^(.*?)(?: of ([a-z_]+))?$/.exec(rest.join(" "));
  const [first = "", second = ""] = subject.split(" ");
  const [face, turned = ""] = second.split(">");
  return { text, verb, first, owner, face, turned };
}

// The card that an action is about, if it is about one.
export function cardOf(action) {
  const { verb, first } = parse(action);
  return verb !== "heal" && isThing(first) ? first : "";
}

// What a button says; turned dice are drawn (asking.js).
export function label(action, edition) {
  const { text, verb, first, owner, face } = parse(action);
  if (has(`act.${text}`)) return say(`act.${text}`);
  const card = title(first, edition);
  if (verb === "heal") return say("act.heal.whom", { monster: monster(first) });
  if (verb === "store") return say("act.store", { n: Number(first) });
  if (verb === "resolve") return say("act.resolve", { face: say(`face.all.${first}`) });
  if (face) return say("act.use.die", { card, face: say(`face.${face}`) });
  if (verb === "buy" && owner) return say("act.buy.from", { card, monster: monster(owner) });
  if (owner) return say(`act.${verb}`, { card, monster: monster(owner) });
  return say(has(`act.${verb}.plain`) ? `act.${verb}.plain` : `act.${verb}`, { card });
}

// What a move was, for the feed; `who` has made it.
export function told(move, who, edition) {
  const { text, verb, first, face, turned } = parse(move);
  if (text === "keep none") return tell("move.keep.none", { who });
  if (text === "reveal ?") return tell("move.reveal.hidden");
  if (verb === "keep" || verb === "roll") return tell(`move.${verb}`, { who, dice: dice(first) });
  if (has(`move.${text}`)) return tell(`move.${text}`, { who });
  const card = title(first, edition);
  if (verb === "heal") return tell("move.heal.whom", { who, monster: monster(first) });
  if (verb === "starts") return tell("move.starts", { monster: monster(first) });
  if (verb === "store") return tell("move.store", { who, n: Number(first) });
  if (verb === "resolve") return tell("move.resolve", { who, face: say(`face.all.${first}`) });
  if (turned) return tell("move.use.turn", { who, card, old: dice(face), new: dice(turned) });
  if (face) return tell("move.use.die", { who, card, dice: dice(face) });
  return tell(`move.${verb}`, { who, card });
}
