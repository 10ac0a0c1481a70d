// What happened, in words: each move with what it did and why.

import { parse, told } from "./actions.js";
import { signed } from "./board.js";
import { el } from "./dom.js";
import { unit, unseen } from "./icons.js";
import { has, say, tell } from "./speak.js";
import { isThing, ruleText, title } from "./things.js";
import { levelWord, nameOf } from "./who.js";

const MOST_LINES = 600;
const COUNTERS = new Set(["stars", "energy", "health", "wickedness"]);
const PLACES = ["outside", "city", "bay", "out"];
// The move says it already, or nobody needs to be told.
const UNSAID = new Set(["used", "took", "swept", "turn"]);
const QUIET = new Set(["pass", "done"]); // only what comes of it is worth a line
// Of these moves the event says more.
const SAID_BY_EVENT = { buy: "bought", yield: "moved", sell: "lost_card", reveal: "revealed" };

export class Feed {
  constructor(list) {
    this.list = list;
    this.seq = 0; // of the last update told …
    this.seats = []; // … and who sat where then
  }

  // Tell an update, once.
  add(update) {
    const { picture } = update;
    if (picture.seq <= this.seq) return;
    this.seq = picture.seq;
    const atEnd = this.list.scrollTop + this.list.clientHeight >= this.list.scrollHeight - 40;
    this.list.append(...linesOf(update, this.seats));
    this.seats = picture.seats;
    while (this.list.childElementCount > MOST_LINES) this.list.firstElementChild.remove();
    if (atEnd) this.list.scrollTop = this.list.scrollHeight;
  }
}

function linesOf(update, seatsBefore) {
  const { picture, what, seat, steps = [] } = update;
  if (what === "said") return [said(update)];
  if (what === "sat" && seatsBefore[seat]?.holder === picture.seats[seat].holder) return []; // only a change
  const note = noteOf(update);
  const lines = note ? [el("li", { class: "note" }, note)] : [];
  if (what === "started") lines.push(...beginning(steps));
  for (const step of steps) lines.push(...linesOfStep(step, picture));
  return lines;
}

// Dice before the first turn decide who has it; a game that goes on from a position has none.
function beginning(steps) {
  const heading = el("li", { class: "heading" }, say("feed.start"));
  const first = steps.findIndex(({ events = [] }) => events.some(({ what }) => what === "turn"));
  const throws = steps.slice(0, first + 1).some(({ move }) => move.startsWith("roll "));
  return throws ? [heading, el("li", { class: "note" }, say("feed.start.throw"))] : [heading];
}

function said({ name, text }) {
  const parts = { name: el("b", { dir: "auto" }, name), text: el("span", { dir: "auto" }, text) };
  return el("li", { class: "said" }, tell("feed.said", parts));
}

// Sitting down, leaving, and so on.
function noteOf({ what, seat = -1, picture }) {
  const at = picture.seats[seat];
  const parts = { n: seat + 1, name: at?.name ?? "", level: at?.bot ? levelWord(at.bot) : "" };
  if (what === "resized") return say("feed.resized", { n: picture.seats.length });
  if (what === "freed" && picture.phase !== "gathering") return say("feed.freed.playing", parts);
  const key = `feed.${what}`;
  return ["sat", "manned", "freed", "away", "back", "followed"].includes(what) ? say(key, parts) : null;
}

// --- moves and what they did --------------------------------------------------------------------

function linesOfStep(step, picture) {
  const { events = [] } = step;
  const turn = events.findIndex(({ what }) => what === "turn");
  const before = (turn < 0 ? events : events.slice(0, turn)).filter((event, n) => !isPayment(event, events[n - 1]));
  const lines = linesOfMove(step, linesOfEvents(before, picture), picture);
  if (turn < 0) return lines;
  return [...lines, headingOf(events[turn].seat, step.ply, picture), ...linesOfEvents(events.slice(turn + 1), picture)];
}

const linesOfEvents = (events, picture) => events.map((event) => lineOfEvent(event, picture)).filter(Boolean);

// That somebody buys a card for 5 energy says already that 5 energy are gone.
function isPayment({ what, seat, amount = 0 }, before) {
  return what === "energy" && before?.what === "bought" && before.seat === seat && before.amount === -amount;
}

function headingOf(seat, ply, picture) {
  const branch = el("button", { type: "button", class: "quiet", "data-do": "fork-at", "data-ply": ply }, say("feed.branch"));
  return el("li", { class: "heading" }, [say("feed.turn", { who: nameOf(picture, seat) }), " ", branch]);
}

// A move with its effects below it; effects that say all stand alone.
function linesOfMove({ move, seat = -1, why = "table", events = [] }, effects, picture) {
  const { verb } = parse(move);
  if (QUIET.has(verb) || events.some(({ what }) => what === SAID_BY_EVENT[verb])) return effects;
  const sentence = told(move, seat < 0 ? "" : nameOf(picture, seat), picture.setup.edition);
  const reason = why === "orders" ? ` (${say("feed.why.orders")})` : "";
  return [el("li", { class: seat < 0 ? "chance" : "move" }, [
    el("p", {}, [sentence, reason]),
    effects.length ? el("ul", {}, effects) : null,
  ])];
}

function lineOfEvent(event, picture) {
  if (UNSAID.has(event.what)) return null;
  const sentence = sentenceOf(event, picture);
  if (!sentence) return null;
  const because = causeOf(event, picture);
  const whole = because ? tell("event.because", { what: sentence, cause: because }) : sentence;
  return el("li", { class: `event ${event.what}` }, [whole, " ", whyOf(event)]);
}

function sentenceOf({ what, seat, amount = 0, cause = "", card: copied = "" }, picture) {
  const who = el("b", {}, nameOf(picture, seat));
  if (COUNTERS.has(what)) {
    return amount ? tell("event.gain", { who, amount: el("bdi", { dir: "ltr" }, signed(amount)), unit: unit(what) }) : null;
  }
  if (what === "moved") return tell(`event.moved.${PLACES[amount]}`, { who });
  if (what === "poison" || what === "shrink") return tell(amount < 0 ? `event.${what}.less` : `event.${what}`, { who });
  const [card, other] = [cause, copied].map((label) => title(label, picture.setup.edition));
  return has(`event.${what}`) ? tell(`event.${what}`, { who, card, copied: other, n: amount }) : null;
}

// Card, die or rule that brought it about, unless the sentence names it.
function causeOf({ what, cause = "" }, picture) {
  if (["bought", "lost_card", "copied", "revealed", "won", "reshuffled"].includes(what)) return "";
  if (isThing(cause)) return title(cause, picture.setup.edition);
  if (what === "moved" && cause !== "bay") return "";
  const [kind, face] = cause.split(":");
  if (kind === "face") return say(`face.all.${face}`);
  return has(`cause.${cause}`) ? say(`cause.${cause}`) : "";
}

// The rules behind an event, for those who ask.
function whyOf({ what, rules = [] }) {
  const known = what === "revealed" ? [] : rules.filter(ruleText);
  if (!known.length) return null;
  return el("details", { class: "why" }, [
    el("summary", { title: say("feed.why") }, [el("span", { "aria-hidden": "true" }, "?"), unseen(say("feed.why"))]),
    known.map((id) => el("p", {}, id.includes(":") ? ruleText(id) : say("feed.rule", { id, text: ruleText(id) }))),
  ]);
}

// --- for the board ------------------------------------------------------------------------------

// By how much every counter has changed in this turn: `{"0.stars": 2}`; `before` is what was known.
export function changesIn({ steps = [] }, before) {
  let changes = { ...before };
  for (const { what, seat, amount = 0 } of steps.flatMap(({ events = [] }) => events)) {
    if (what === "turn") changes = {};
    if (COUNTERS.has(what)) changes[`${seat}.${what}`] = (changes[`${seat}.${what}`] ?? 0) + amount;
  }
  return changes;
}
