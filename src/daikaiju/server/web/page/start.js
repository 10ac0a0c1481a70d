// The start page: play at once, open a table, join one, find those one sits at.

import * as api from "./api.js";
import { el, fields, morph, obey } from "./dom.js";
import { setupFields, setupOf } from "./setup.js";
import { complain, note } from "./shell.js";
import { say } from "./speak.js";

const BOTS_NOW = 4; // seats of a game that begins at once

export async function greet(main, server) {
  const seen = { server, me: null, open: { tables: [] }, mine: { tables: [] } };
  obey(main, deeds(main, seen));
  seen.me = await api.me();
  show(main, seen);
  await reload(main, seen);
}

async function reload(main, seen) {
  seen.open = await api.openTables(0);
  if (seen.me) seen.mine = await api.myTables(0);
  show(main, seen);
}

function show(main, seen) {
  morph(main, el("main", { id: "main", class: "start" }, [
    el("h1", { class: "lead", "data-key": "lead" }, say("start.lead")),
    el("div", { class: "columns", "data-key": "columns" }, [
      el("div", { class: "column" }, [playing(seen), joining(), mine(seen), open(seen)]),
      el("div", { class: "column" }, opening(seen)),
    ]),
  ]));
}

// --- what is shown -------------------------------------------------------------------------------

function playing({ me }) {
  return el("form", { class: "panel now", "data-do": "now", "data-key": "now" }, [
    el("label", { for: "your-name" }, say("start.name")),
    el("input", { id: "your-name", name: "name", value: me?.name ?? "", maxlength: 24, autocomplete: "nickname", dir: "auto" }),
    el("p", { class: "soft" }, say("start.name.hint")),
    el("p", { class: "starting" }, [
      el("button", { class: "main big" }, say("start.now")), el("span", { class: "soft" }, say("start.now.hint")),
    ]),
  ]);
}

function joining() {
  return el("form", { class: "panel", "data-do": "join", "data-key": "join" }, [
    el("h2", {}, say("start.join")),
    el("p", { class: "link" }, [
      el("label", { for: "code" }, say("start.code")),
      el("input", { id: "code", name: "code", required: true, maxlength: 12, autocomplete: "off", autocapitalize: "characters", spellcheck: "false", dir: "ltr" }),
      el("button", {}, say("start.code.go")),
    ]),
  ]);
}

function opening({ server }) {
  return el("form", { class: "panel", "data-do": "open", "data-key": "open" }, [
    el("h2", {}, say("start.new")),
    setupFields(server),
    el("p", {}, el("button", { class: "main" }, say("start.new.go"))),
  ]);
}

function mine({ mine: { tables, next } }) {
  if (!tables.length) return null;
  return el("section", { "data-key": "mine" }, [el("h2", {}, say("start.mine")), list(tables), more("more-mine", next)]);
}

function open({ open: { tables, next } }) {
  return el("section", { "data-key": "open-tables" }, [
    el("h2", {}, [say("start.open"), " ", el("button", { type: "button", class: "quiet", "data-do": "reload" }, say("start.reload"))]),
    tables.length ? list(tables) : el("p", { class: "soft" }, say("start.open.none")),
    more("more-open", next),
  ]);
}

function list(tables) {
  return el("ul", { class: "tables" }, tables.map(({ code, phase, edition, people, seats }) =>
    el("li", { "data-key": code }, el("a", { href: `/t/${code}` }, [
      el("b", { class: "code" }, code),
      el("span", {}, say("start.table", { edition: say(`edition.${edition}`), people: String(people), seats: String(seats) })),
      el("span", { class: `tag phase-${phase}` }, say(`phase.${phase}`)),
    ])),
  ));
}

const more = (deed, next) => (next ? el("button", { type: "button", "data-do": deed }, say("start.more")) : null);

// --- what one can do -----------------------------------------------------------------------------

function deeds(main, seen) {
  const trying = (deed) => async (...words) => {
    note("");
    try {
      await deed(...words);
    } catch (error) {
      complain(error.message);
    }
  };
  const further = (which, ask) => trying(async () => {
    const part = await ask(seen[which].next);
    seen[which] = { ...part, tables: [...seen[which].tables, ...part.tables] };
    show(main, seen);
  });
  return {
    now: trying(playNow),
    open: trying(openOne),
    join: trying(join),
    reload: trying(() => reload(main, seen)),
    "more-mine": further("mine", api.myTables),
    "more-open": further("open", api.openTables),
  };
}

const typedName = () => document.getElementById("your-name").value.trim();

async function playNow() {
  const name = typedName() || say("start.nameless");
  await api.become(name);
  const { table, picture } = await api.openTable({ setup: { seats: BOTS_NOW } });
  await api.command(table, { type: "sit", id: api.newId(), seat: 0, name, entropy: api.newId() });
  await api.command(table, { type: "start", id: api.newId() });
  location.assign(`/t/${picture.code}`);
}

async function openOne(_, form) {
  await api.become(typedName() || say("start.nameless"));
  const { picture } = await api.openTable({ setup: setupOf(form) });
  location.assign(`/t/${picture.code}`);
}

async function join(_, form) {
  if (typedName()) await api.become(typedName());
  const { code } = await api.tableOf(fields(form).code.trim().toUpperCase());
  location.assign(`/t/${code}`);
}
