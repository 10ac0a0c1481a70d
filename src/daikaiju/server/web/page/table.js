// A table in the browser: what is known of it, what is shown, and what one can do there.

import { aboutTable, trust } from "./about.js";
import { after, resultIn, verdictOn } from "./after.js";
import * as api from "./api.js";
import { asking, chosenFaces, clockText, stillKept } from "./asking.js";
import { market, monsters } from "./board.js";
import { el, fields, morph, obey } from "./dom.js";
import { Feed, changesIn } from "./feed.js";
import { gathering } from "./gathering.js";
import { recall, remember } from "./memory.js";
import { ordersOf } from "./orders.js";
import { say } from "./speak.js";
import { announce, complain, note, status } from "./shell.js";
import { mySeats } from "./who.js";
import { Wire } from "./wire.js";

const NO_SEAT = { monster: "", holder: "", name: "", bot: null, present: false, entropy: "" }; // unless said
const LOOK_BACK = 80; // entries of the log that are told to whoever comes later

export async function visit(main, code, server) {
  const [{ table }, me] = await Promise.all([api.tableOf(code), api.me()]);
  const seen = {
    table, server, you: me?.id ?? "", name: me?.name ?? "",
    picture: null, chosen: new Set(), changes: {}, ahead: 0, verdict: null,
  };
  new TablePage(main, seen);
}

class TablePage {
  constructor(main, seen) {
    this.seen = seen;
    this.board = el("div", { class: "board" }, el("p", {}, say("table.look-first")));
    this.list = el("ol", { class: "feed", tabindex: 0, "aria-label": say("feed.title") });
    this.chat = el("form", { class: "chat", "data-do": "say", hidden: true }, [
      el("input", { name: "text", maxlength: 300, "aria-label": say("feed.say"), placeholder: say("feed.say"), autocomplete: "off", dir: "auto", required: true }),
      el("button", {}, say("feed.say.go")),
    ]);
    const side = el("aside", { class: "side" }, [el("h2", {}, say("feed.title")), this.list, this.chat]);
    this.more = el("div", { class: "more" });
    main.replaceChildren(el("div", { class: "table" }, [this.board, side, this.more]));
    this.feed = new Feed(this.list);
    this.isLookingBack = false;
    this.later = [];
    obey(main, this.deeds());
    this.wire = new Wire(seen.table, (message) => this.hear(message), status);
    setInterval(() => this.tick(), 1000);
  }

  // --- what the server says --------------------------------------------------------------------

  hear(message) {
    if (message.type === "welcome") this.welcome(message);
    else if (message.type === "update") this.update(message);
    else if (message.type === "present") this.presence(message);
    else if (message.type === "closing") complain(message.sentence);
    else if (message.type === "refused" && !message.id) this.turnedAway(message);
  }

  welcome({ you, picture }) {
    this.seen.you = you;
    this.seen.changes = {};
    note("");
    if (!recall(this.seen.table).commitment) remember(this.seen.table, { commitment: picture.commitment });
    this.take(picture);
    this.lookBack(picture.seq);
  }

  update(message) {
    this.seen.changes = changesIn(message, this.seen.changes);
    if (this.isLookingBack) this.later.push(message);
    else this.feed.add(message);
    this.take(message.picture);
  }

  presence({ seats, watchers = 0 }) {
    const { picture } = this.seen;
    if (!picture) return;
    picture.seats.forEach((seat, n) => {
      seat.present = seats[n];
    });
    picture.watchers = watchers;
    this.show();
  }

  turnedAway({ sentence, again }) {
    complain(sentence);
    if (again) return;
    this.wire.giveUp();
    if (!this.seen.picture) this.board.replaceChildren(el("p", {}, el("a", { href: "/" }, say("page.back"))));
  }

  take(picture) {
    const { seen } = this;
    const before = seen.picture;
    seen.picture = { ...picture, seats: picture.seats.map((seat) => ({ ...NO_SEAT, ...seat })) };
    seen.ahead = picture.now - Date.now();
    if (!before || before.ply !== picture.ply) {
      const dice = picture.board?.dice ?? "";
      seen.chosen = before?.legal?.length ? stillKept(seen.kept ?? "", dice) : new Set();
      seen.kept = "";
    }
    this.show();
    if (before?.ply !== picture.ply) announce(newsIn(picture));
  }

  // Tell what happened before one came, or while the line was down.
  async lookBack(seq) {
    this.isLookingBack = true;
    try {
      const { updates } = await api.updates(this.seen.table, Math.max(this.feed.seq, seq - LOOK_BACK));
      updates.forEach((update) => this.feed.add(update));
    } catch (error) {
      complain(error.message);
    }
    this.isLookingBack = false;
    this.later.splice(0).forEach((update) => this.feed.add(update));
  }

  // --- what is shown ---------------------------------------------------------------------------

  show() {
    const { seen } = this;
    const { picture } = seen;
    const decided = document.activeElement?.closest(".asking");
    morph(this.board, el("div", { class: "board" }, [heading(seen), contents(seen)]));
    morph(this.more, el("div", { class: "more" }, [picture.phase === "gathering" ? null : aboutTable(seen), trust(seen)]));
    if (decided && !document.activeElement.closest(".asking")) document.getElementById("question")?.focus({ preventScroll: true });
    this.chat.hidden = !mySeats(seen).length;
    document.title = picture.legal?.length ? say("page.title.turn") : say("page.title.table", { code: picture.code });
  }

  tick() {
    for (const clock of document.querySelectorAll("[data-until]")) {
      clock.textContent = clockText(Number(clock.dataset.until), this.seen.ahead);
    }
  }

  // --- what one can do -------------------------------------------------------------------------

  async send(command) {
    note("");
    const answer = await this.wire.send(command);
    if (answer.type === "refused") {
      complain(answer.sentence);
      this.show();
      return null;
    }
    return answer;
  }

  deeds() {
    const toSeat = (type) => ({ seat }) => this.send({ type, seat: Number(seat) });
    return {
      sit: ({ seat }) => this.sit(Number(seat)),
      take: ({ seat }) => this.sit(Number(seat)),
      change: ({ seat }, form) => this.change(Number(seat), fields(form)),
      man: ({ seat }, element) => this.send({ type: "man", seat: Number(seat), level: element.value || this.seen.picture.setup.level }),
      free: toSeat("free"),
      leave: toSeat("leave"),
      return: toSeat("return"),
      resize: ({ seats }) => this.send({ type: "resize", seats: Number(seats) }),
      start: () => this.send({ type: "start" }),
      choose: ({ die }) => this.choose(Number(die)),
      act: ({ action }) => this.act(action),
      order: ({ seat }, form) => this.order(Number(seat), form),
      say: (_, form) => this.speak(form),
      rematch: () => this.rematch(),
      "to-rematch": () => this.toRematch(),
      verify: () => this.verify(),
      fork: (_, form) => this.fork(Number(fields(form).ply)),
      "fork-at": ({ ply }) => this.fork(Number(ply)),
      copy: () => copyLink(),
    };
  }

  // Sit down with the name in the field; whoever is new here gets a cookie first.
  async sit(seat) {
    const { seen } = this;
    const typed = document.getElementById("your-name")?.value.trim();
    const name = typed || seen.name || say("start.nameless");
    if (!mySeats(seen).length) await this.become(name);
    const entropy = api.newId();
    const done = await this.send({ type: "sit", seat, name: this.nameFor(name), entropy });
    if (done && seen.picture.phase === "gathering") this.rememberEntropy(seat, entropy);
  }

  // Several people at one device are told apart until they say what they are called.
  nameFor(name) {
    const { seen } = this;
    const number = mySeats(seen).length + 1;
    return seen.picture.phase === "gathering" && number > 1 ? `${name.slice(0, 22)} ${number}` : name;
  }

  async become(name) {
    const wasNobody = !this.seen.you;
    try {
      this.seen.name = (await api.become(name)).name;
    } catch (error) {
      complain(error.message);
    }
    if (wasNobody) this.wire.connectNow(); // so that the table knows who we are
  }

  async change(seat, { name, monster = "", entropy }) {
    const done = await this.send({ type: "sit", seat, name, monster, entropy });
    if (done) this.rememberEntropy(seat, entropy);
  }

  rememberEntropy(seat, text) {
    const { entropy = {} } = recall(this.seen.table);
    remember(this.seen.table, { entropy: { ...entropy, [seat]: text } });
  }

  choose(die) {
    const { chosen } = this.seen;
    if (!chosen.delete(die)) chosen.add(die);
    this.show();
  }

  act(action) {
    const { seen } = this;
    if (this.wire.isWaitingFor("act") || !seen.picture.legal?.includes(action)) return;
    seen.kept = action.startsWith("keep ") ? chosenFaces(seen) : "";
    this.send({ type: "act", seat: seen.picture.asked.seat, ply: seen.picture.ply, action });
  }

  async order(seat, form) {
    if (await this.send({ type: "order", seat, orders: ordersOf(form) })) note(say("orders.saved"));
  }

  async speak(form) {
    if (await this.send({ type: "say", text: fields(form).text })) form.reset();
  }

  async rematch() {
    const done = await this.send({ type: "rematch" });
    if (done) this.toRematch(done.table);
  }

  async toRematch(table = this.seen.picture.next) {
    try {
      const { picture } = await api.look(table);
      location.assign(`/t/${picture.code}`);
    } catch (error) {
      complain(error.message);
    }
  }

  async verify() {
    const { seen } = this;
    seen.verdict = [say("fair.working")];
    this.show();
    try {
      seen.verdict = await verdictOn(seen);
    } catch (error) {
      seen.verdict = [error.message];
    }
    this.show();
  }

  async fork(ply) {
    const { seen } = this;
    try {
      await this.become(seen.name || say("start.nameless"));
      const { picture } = await api.openTable({ setup: seen.picture.setup, fork: { table: seen.table, ply } });
      location.assign(`/t/${picture.code}`);
    } catch (error) {
      complain(error.message);
    }
  }
}

function heading(seen) {
  const { picture } = seen;
  const words = [say(`edition.${picture.setup.edition}`)];
  const others = (picture.watchers ?? 0) - (mySeats(seen).length ? 0 : 1);
  if (!mySeats(seen).length && picture.phase !== "gathering") words.push(say("table.you-watch"));
  if (others > 0) words.push(say("table.watchers", { n: others }));
  return el("div", { class: "table-head", "data-key": "head" }, [
    el("h1", {}, say("table.name", { code: picture.code })), el("p", { class: "soft" }, words.join(" · ")),
  ]);
}

function contents(seen) {
  if (seen.picture.phase === "gathering") return gathering(seen);
  const isOver = seen.picture.phase === "over";
  return [
    isOver ? after(seen) : null,
    monsters(seen),
    isOver ? null : asking(seen),
    market(seen),
  ];
}

// What those who listen to the page are told.
function newsIn(picture) {
  if (picture.phase === "over") return resultIn(picture);
  return picture.legal?.length ? document.getElementById("question")?.textContent ?? "" : "";
}

async function copyLink() {
  const field = document.getElementById("link");
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
    note(say("table.copied"));
  } catch {
    note(say("table.not-copied")); // no clipboard at plain addresses
  }
}
