// The table before the game: seats, monsters, bots, and who is invited.

import { invitation } from "./about.js";
import { market, monsters } from "./board.js";
import { el } from "./dom.js";
import { say } from "./speak.js";
import { monster } from "./things.js";
import { badge, isHost, isMine, levelWord, mySeats, person, remarks, yourName } from "./who.js";

const MOST_SEATS = 6;
const FEWEST_SEATS = 2;

export function gathering(seen) {
  const mine = mySeats(seen);
  const goesOn = Boolean(seen.picture.board); // from a position of another game
  return [
    el("section", { "data-key": "seats" }, [
      el("h2", {}, say("table.waiting")),
      goesOn ? el("p", { class: "soft" }, say("gathering.goes-on")) : null,
      mine.length ? null : yourName(seen),
      el("ol", { class: "seats" }, seen.picture.seats.map((seat, n) => oneSeat(seen, seat, n, mine.length))),
      howMany(seen, mine),
      starting(seen, mine),
    ]),
    el("section", { "data-key": "invite" }, [el("h2", {}, say("table.invite")), invitation(seen)]),
    goesOn ? [monsters(seen), market(seen)] : null,
  ];
}

function oneSeat(seen, seat, n, seated) {
  const isFree = !seat.holder && !seat.bot;
  const who = isFree ? say("seat.free") : person(seat);
  return el("li", { class: isFree ? "seat free" : "seat", "data-key": `seat${n}` }, [
    badge(seat.monster),
    el("div", { class: "who" }, [
      el("b", { dir: "auto" }, who),
      remarks(seen, seat),
      el("div", { class: "soft" }, seat.monster ? monster(seat.monster) : say("seat.number", { n: n + 1 })),
    ]),
    el("div", { class: "deeds" }, deedsOf(seen, seat, n, seated)),
    isMine(seen, seat) ? changing(seen, seat, n) : null,
  ]);
}

function deedsOf(seen, seat, n, seated) {
  const mayHelp = seated || isHost(seen);
  if (isMine(seen, seat)) return [button("free", n, "seat.stand")];
  if (seen.picture.board?.monsters[n].place === "out") return [];
  if (seat.holder) return isHost(seen) ? [button("free", n, "seat.free-it")] : [];
  const sitting = button("sit", n, seated ? "seat.sit.too" : seat.bot ? "seat.sit.instead" : "seat.sit", !seated);
  if (!seat.bot) return [sitting, mayHelp ? button("man", n, "seat.add-bot") : null];
  return mayHelp ? [levels(seat, n), button("free", n, "seat.remove-bot"), seated ? null : sitting] : [sitting];
}

function button(deed, n, word, isMain = false) {
  return el("button", { type: "button", "data-do": deed, "data-seat": n, class: isMain && "main" }, say(word));
}

function levels(seat, n) {
  const choices = ["easy", "medium", "hard", "expert"].map((level) =>
    el("option", { value: level, selected: level === seat.bot }, levelWord(level)),
  );
  const name = say("seat.level", { n: n + 1 });
  return el("select", { "data-do": "man", "data-seat": n, "data-value": seat.bot, "aria-label": name }, choices);
}

// Name and monster of one's own seat.
function changing(seen, seat, n) {
  const taken = new Set(seen.picture.seats.filter((other) => other !== seat).map((other) => other.monster));
  const monsters = seen.server.monsters.filter((name) => !taken.has(name));
  const isFixed = Boolean(seen.picture.position);
  return el("form", { class: "changing", "data-do": "change", "data-seat": n, "data-key": "change" }, [
    field(`name${n}`, "seat.name", el("input", {
      id: `name${n}`, name: "name", value: seat.name, maxlength: 24, required: true, dir: "auto",
    })),
    isFixed ? null : field(`monster${n}`, "seat.monster", el("select", {
      id: `monster${n}`, name: "monster", "data-value": seat.monster,
    }, monsters.map((name) => el("option", { value: name, selected: name === seat.monster }, monster(name))))),
    el("button", {}, say("seat.change")),
    el("details", { class: "wide" }, [
      el("summary", {}, say("seat.entropy")),
      el("p", { class: "soft" }, say("seat.entropy.hint")),
      el("input", {
        name: "entropy", value: seat.entropy ?? "", maxlength: 64, pattern: "[ -~]*",
        "aria-label": say("seat.entropy"), dir: "ltr", autocomplete: "off", spellcheck: "false",
      }),
    ]),
  ]);
}

function field(id, word, input) {
  return el("span", { class: "field" }, [el("label", { for: id }, say(word)), input]);
}

function howMany(seen, mine) {
  const seats = seen.picture.seats.length;
  if (seen.picture.position || !(mine.length || isHost(seen))) return null;
  const resize = (to, word) => el("button", {
    type: "button", "data-do": "resize", "data-seats": to, disabled: to < FEWEST_SEATS || to > MOST_SEATS,
  }, say(word));
  return el("p", { class: "deeds", "data-key": "how-many" }, [
    resize(seats + 1, "seat.more"), resize(seats - 1, "seat.fewer"),
  ]);
}

function starting(seen, mine) {
  if (!(mine.length || isHost(seen))) return el("p", { class: "soft" }, say("gathering.sit-first"));
  const free = seen.picture.seats.filter((seat) => !seat.holder && !seat.bot).length;
  const level = levelWord(seen.picture.setup.level);
  return el("div", { class: "starting", "data-key": "start" }, [
    el("button", { type: "button", class: "main big", "data-do": "start", disabled: !mine.length }, say("gathering.start")),
    el("span", { class: "soft" }, mine.length ? say(free ? "gathering.fill" : "gathering.full", { n: free, level }) : say("gathering.sit-first")),
    el("p", { class: "soft" }, say("gathering.same-browser")),
  ]);
}
