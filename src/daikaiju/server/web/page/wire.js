// The line to a table: it connects, connects again by itself, and loses no command on the way.
//
// A command stays in `unanswered` until the server has said `done` or `refused`. After an
// interruption it is sent again under the same id, which the server carries out only once.

import { newId, socketAddress } from "./api.js";

const SILENCE = 20_000; // milliseconds after which we ask whether anybody is there …
const PATIENCE = 10_000; // … and how long we wait for the answer
const LONGEST_WAIT = 15_000;
const FOR_GOOD = new Set(["replaced", "not-here"]); // reasons to close after which nobody comes back
const LATER = new Set(["unavailable", "closing", "too-fast"]); // refusals that pass by themselves
const LATER_WAIT = 1500;

export class Wire {
  // `heard(message)` gets what the server says; `status(kind, n)` how the line is.
  constructor(table, heard, status) {
    this.table = table;
    this.heard = heard;
    this.status = status;
    this.unanswered = new Map();
    this.tries = 0;
    addEventListener("online", () => this.connectNow());
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden && !this.isUp) this.connectNow();
    });
    this.connect();
  }

  // Send a command; the answer is what the server says to it.
  send(command) {
    const whole = { ...command, id: newId() };
    return new Promise((answer) => {
      this.unanswered.set(whole.id, { whole, answer });
      if (this.isUp) this.socket.send(JSON.stringify(whole));
      else this.status("unsent");
    });
  }

  isWaitingFor(type) {
    return [...this.unanswered.values()].some(({ whole }) => whole.type === type);
  }

  connectNow() {
    clearTimeout(this.timer);
    this.connect();
  }

  connect() {
    if (this.isOver) return;
    this.drop();
    this.status(this.tries ? "trying" : "connecting");
    const socket = (this.socket = new WebSocket(socketAddress(this.table)));
    socket.onmessage = (event) => this.take(JSON.parse(event.data));
    socket.onclose = () => this.wait(Math.min(LONGEST_WAIT, 500 * 2 ** this.tries));
    this.watch(PATIENCE);
  }

  drop() {
    clearTimeout(this.watchdog);
    this.isUp = false;
    if (this.socket) {
      this.socket.onclose = this.socket.onmessage = null;
      this.socket.close();
    }
  }

  // Try again after a while; not everybody at once, should a server come back to many.
  wait(milliseconds) {
    this.drop();
    this.tries += 1;
    const pause = milliseconds * (0.75 + Math.random() / 2);
    this.status("lost", Math.ceil(pause / 1000));
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.connect(), pause);
  }

  // A line that has gone dead without a word is given up.
  watch(patience) {
    clearTimeout(this.watchdog);
    this.watchdog = setTimeout(() => this.wait(500), patience);
  }

  take(message) {
    clearTimeout(this.watchdog);
    this.watchdog = setTimeout(() => this.ask(), SILENCE);
    if (message.type === "welcome") this.arrive();
    if (message.type === "closing") this.leave(message);
    if (message.type === "done" || message.type === "refused") this.answer(message);
    this.heard(message);
  }

  leave({ code, after }) {
    if (FOR_GOOD.has(code)) this.giveUp();
    else this.wait(after * 1000);
  }

  // The table does not want us: no use in trying again.
  giveUp() {
    clearTimeout(this.timer);
    this.drop();
    this.isOver = true;
    this.status("gone");
  }

  ask() {
    this.socket.send(JSON.stringify({ type: "ping", id: newId() }));
    this.watch(PATIENCE);
  }

  arrive() {
    const again = [...this.unanswered.values()];
    this.status(this.tries ? "back" : "up", again.length);
    this.tries = 0;
    this.isUp = true;
    for (const { whole } of again) this.socket.send(JSON.stringify(whole));
  }

  answer(message) {
    const waiting = this.unanswered.get(message.id);
    if (!waiting) return;
    if (LATER.has(message.code)) {
      setTimeout(() => this.isUp && this.socket.send(JSON.stringify(waiting.whole)), LATER_WAIT);
      return;
    }
    this.unanswered.delete(message.id);
    waiting.answer(message);
  }
}
