// The form in which somebody decides how a new table shall be.

import { el, fields } from "./dom.js";
import { say } from "./speak.js";

const CLOCKS = { none: { move: 0, reserve: 0 }, live: { move: 60, reserve: 300 }, day: { move: 86400, reserve: 0 } };
const PACES = ["0", "700", "2000"];
const USUAL = { edition: "second", seats: "4", level: "medium", pace: "700" };
const ALWAYS_SHARED = new Set(["at_once", "end_of_turn"]); // worded alike wherever they are chosen

export function setupFields({ editions, levels }) {
  const seats = ["2", "3", "4", "5", "6"];
  return [
    choice("edition", "setup.edition", editions.map(({ name }) => [name, say(`edition.${name}`)])),
    choice("seats", "setup.seats", seats.map((n) => [n, n])),
    choice("level", "setup.level", levels.map((level) => [level, say(`level.${level}`)])),
    choice("clock", "setup.clock", Object.keys(CLOCKS).map((name) => [name, say(`clock.${name}`)])),
    choice("open", "setup.open", [["no", say("open.no")], ["yes", say("open.yes")]]),
    choice("pace", "setup.pace", PACES.map((pace) => [pace, say(`pace.${pace}`)])),
    tick("watched", "setup.watched"),
    tick("late", "setup.late"),
    tick("second_life", "setup.second_life"),
    rulesInDetail(editions),
  ];
}

function choice(name, word, values, chosen = USUAL[name]) {
  const options = values.map(([value, text]) => el("option", { value, selected: value === chosen }, text));
  return el("p", { class: "field" }, [
    el("label", { for: `setup-${name}` }, say(word)), el("select", { id: `setup-${name}`, name }, options),
  ]);
}

function tick(name, word) {
  return el("p", { class: "tick" }, [
    el("input", { type: "checkbox", id: `setup-${name}`, name, checked: true }), el("label", { for: `setup-${name}` }, say(word)),
  ]);
}

// What the rulebooks leave open or answer differently; the server says what there is to choose.
function rulesInDetail(editions) {
  const options = new Map(editions.flatMap((edition) => edition.options).map((option) => [option.name, option]));
  return el("details", {}, [
    el("summary", {}, say("setup.rules")),
    [...options.values()].map(({ name, values }) =>
      choice(`option ${name}`, `choice.${name}`, [["", say("choice.edition")], ...values.map((value) => [String(value), wordFor(name, value)])], ""),
    ),
  ]);
}

function wordFor(name, value) {
  if (typeof value === "boolean") return say(value ? "choice.yes" : "choice.no");
  return say(ALWAYS_SHARED.has(value) ? `choice.${value}` : `choice.${name}.${value}`);
}

// What the form says, as the server wants to hear it.
export function setupOf(form) {
  const said = fields(form);
  return {
    edition: said.edition,
    seats: Number(said.seats),
    level: said.level,
    clock: CLOCKS[said.clock],
    open: said.open === "yes",
    pace: Number(said.pace),
    watched: "watched" in said,
    late: "late" in said,
    second_life: "second_life" in said,
    options: optionsIn(said),
  };
}

function optionsIn(said) {
  const chosen = Object.entries(said).filter(([name, value]) => name.startsWith("option ") && value);
  const value = (text) => (text === "true" || text === "false" ? text === "true" : text);
  return Object.fromEntries(chosen.map(([name, text]) => [name.slice("option ".length), value(text)]));
}
