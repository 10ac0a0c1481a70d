// The line to a table: it connects, connects again by itself, and loses no command on the way.
//
// A command stays in `unanswered` until the server has said `done` or `refused`. After an
// interruption it is sent again under the same id, which the server carries out only once.

import type { AnyCommand, AnyMessage, Closing, Done, Refused } from "../generated/protocol.ts";
import { newId, socketAddress } from "./api.ts";

const SILENCE = 20_000; // milliseconds after which we ask whether anybody is there …
const PATIENCE = 10_000; // … and how long we wait for the answer
const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const FOR_GOOD: ReadonlySet<string> = new Set(["replaced", "not-here"]); // nobody comes back after these
const LATER: ReadonlySet<string> = new Set(["unavailable", "closing", "too-fast"]); // they pass by themselves
const LATER_WAIT = 1500;

/** How the line is; `back`: up again after an interruption. */
export type Connection = "connecting" | "up" | "back" | "trying" | "lost" | "unsent" | "gone";
export type Answer = Done | Refused;

type WithoutId<C> = C extends unknown ? Omit<C, "id"> : never;
/** A command as the page gives it: the line adds the id. */
export type Command = WithoutId<AnyCommand>;

interface Waiting {
  whole: AnyCommand;
  answer: (message: Answer) => void;
}

export interface Listener {
  heard(message: AnyMessage): void;
  status(how: Connection, resent: number): void;
}

/** What a table is followed by: a wire to the server, or the script of a lesson. */
export interface Link {
  /** A server keeps the table: so there are words, records, rematches and other tables. */
  readonly isServed: boolean;
  send(command: Command): Promise<Answer>;
  connectNow(): void;
  giveUp(): void;
}

export class Wire implements Link {
  readonly isServed = true;
  private socket: WebSocket | undefined;
  private readonly unanswered = new Map<string, Waiting>();
  private tries = 0;
  private isUp = false;
  private isOver = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private watchdog: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly table: string,
    private readonly listener: Listener,
  ) {
    addEventListener("online", this.connectNow);
    document.addEventListener("visibilitychange", this.lookAgain);
    this.connect();
  }

  /** Send a command; the answer is what the server says to it, however long that takes. */
  send(command: Command): Promise<Answer> {
    const whole = { ...command, id: newId() } as AnyCommand;
    return new Promise((answer) => {
      this.unanswered.set(whole.id, { whole, answer });
      if (this.isUp) this.put(whole);
      else this.listener.status(this.isOver ? "gone" : "unsent", 0);
    });
  }

  isWaitingFor(type: AnyCommand["type"]): boolean {
    return [...this.unanswered.values()].some(({ whole }) => whole.type === type);
  }

  readonly connectNow = (): void => {
    clearTimeout(this.timer);
    this.connect();
  };

  private readonly lookAgain = (): void => {
    if (!document.hidden && !this.isUp) this.connectNow();
  };

  /** We leave, or the table does not want us: no use in trying again. */
  giveUp(): void {
    clearTimeout(this.timer);
    this.drop();
    this.isOver = true;
    removeEventListener("online", this.connectNow);
    document.removeEventListener("visibilitychange", this.lookAgain);
    this.listener.status("gone", 0);
  }

  private connect(): void {
    if (this.isOver) return;
    this.drop();
    this.tellDown(this.tries ? "trying" : "connecting");
    const socket = new WebSocket(socketAddress(this.table));
    this.socket = socket;
    socket.onmessage = (event) => this.take(JSON.parse(String(event.data)) as AnyMessage);
    socket.onclose = () => this.wait(Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries));
    this.watch(PATIENCE);
  }

  // Whoever has done something meanwhile wants to know above all that it is not lost.
  private tellDown(how: Connection): void {
    this.listener.status(this.unanswered.size && how !== "connecting" ? "unsent" : how, 0);
  }

  private put(command: AnyCommand): void {
    this.socket?.send(JSON.stringify(command));
  }

  private drop(): void {
    clearTimeout(this.watchdog);
    this.isUp = false;
    if (!this.socket) return;
    this.socket.onclose = null;
    this.socket.onmessage = null;
    this.socket.close();
  }

  // Try again after a while; not everybody at once, should a server come back to many.
  private wait(milliseconds: number): void {
    this.drop();
    this.tries += 1;
    this.tellDown("lost");
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.connect(), milliseconds * (0.75 + Math.random() / 2));
  }

  // A line that has gone dead without a word is given up.
  private watch(patience: number): void {
    clearTimeout(this.watchdog);
    this.watchdog = setTimeout(() => this.wait(FIRST_WAIT), patience);
  }

  private take(message: AnyMessage): void {
    clearTimeout(this.watchdog);
    this.watchdog = setTimeout(() => this.ask(), SILENCE);
    if (message.type === "welcome") this.arrive();
    if (message.type === "closing") this.leave(message);
    if (message.type === "done" || message.type === "refused") this.answer(message);
    this.listener.heard(message);
  }

  private leave({ code, after }: Closing): void {
    if (FOR_GOOD.has(code)) this.giveUp();
    else this.wait(after * 1000);
  }

  private ask(): void {
    this.put({ type: "ping", id: newId() });
    this.watch(PATIENCE);
  }

  private arrive(): void {
    const again = [...this.unanswered.values()];
    this.listener.status(this.tries ? "back" : "up", again.length);
    this.tries = 0;
    this.isUp = true;
    for (const { whole } of again) this.put(whole);
  }

  private answer(message: Answer): void {
    const waiting = message.id ? this.unanswered.get(message.id) : undefined;
    if (!waiting) return;
    if (message.type === "refused" && LATER.has(message.code)) {
      setTimeout(() => this.isUp && this.put(waiting.whole), LATER_WAIT);
      return;
    }
    this.unanswered.delete(waiting.whole.id);
    waiting.answer(message);
  }
}
