// WebSocket connection to a table. It reconnects by itself and loses no command.
//
// A command stays in `unanswered` until the server answers `done` or `refused`. After a reconnect it is sent again with
// the same id; the server executes each id once.

import type { AnyCommand, AnyMessage, Closing, Done, Refused } from "../generated/protocol.ts";
import { newId, socketAddress } from "./api.ts";

const PING_AFTER = 20_000; // milliseconds without a message until a ping is sent
const ANSWER_TIMEOUT = 10_000; // milliseconds to wait for the answer
const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const FINAL_CODES: ReadonlySet<string> = new Set(["replaced", "not-here"]); // closing codes without reconnect
const TEMPORARY_CODES: ReadonlySet<string> = new Set(["unavailable", "closing", "too-fast"]); // temporary refusals: the command is sent again
const RESEND_DELAY = 1500;

/** Status of the connection; `back`: up again after an interruption. */
export type ConnectionStatus = "connecting" | "up" | "back" | "trying" | "lost" | "unsent" | "gone";
export type Answer = Done | Refused;

type WithoutId<C> = C extends unknown ? Omit<C, "id"> : never;
/** A command without id; the connection adds the id. */
export type Command = WithoutId<AnyCommand>;

interface PendingCommand {
  command: AnyCommand;
  answer: (message: Answer) => void;
}

export interface Listener {
  onMessage(message: AnyMessage): void;
  onStatus(status: ConnectionStatus, resent: number): void;
}

/** Source of a table's messages: a server connection, or the script of a lesson. */
export interface TableConnection {
  /** A server hosts the table: chat, records, rematches and branches are possible. */
  readonly isServed: boolean;
  send(command: Command): Promise<Answer>;
  connectNow(): void;
  close(): void;
}

export class SocketConnection implements TableConnection {
  readonly isServed = true;
  private socket: WebSocket | undefined;
  private readonly unanswered = new Map<string, PendingCommand>();
  private tries = 0;
  private seq = 0; // of the newest entry of the log that has arrived
  private isUp = false;
  private isOver = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private watchdog: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly table: string,
    private readonly listener: Listener,
  ) {
    addEventListener("online", this.connectNow);
    document.addEventListener("visibilitychange", this.reconnectIfVisible);
    this.connect();
  }

  /** Send a command and return the server's answer; without a time limit. */
  send(withoutId: Command): Promise<Answer> {
    const command = { ...withoutId, id: newId() } as AnyCommand;
    return new Promise((answer) => {
      this.unanswered.set(command.id, { command, answer });
      if (this.isUp) this.write(command);
      else this.listener.onStatus(this.isOver ? "gone" : "unsent", 0);
    });
  }

  isWaitingFor(type: AnyCommand["type"]): boolean {
    return [...this.unanswered.values()].some(({ command }) => command.type === type);
  }

  readonly connectNow = (): void => {
    clearTimeout(this.timer);
    this.connect();
  };

  private readonly reconnectIfVisible = (): void => {
    if (!document.hidden && !this.isUp) this.connectNow();
  };

  /** Close for good: the page leaves the table, or the table has closed the connection. */
  close(): void {
    clearTimeout(this.timer);
    this.disconnect();
    this.isOver = true;
    removeEventListener("online", this.connectNow);
    document.removeEventListener("visibilitychange", this.reconnectIfVisible);
    this.listener.onStatus("gone", 0);
  }

  private connect(): void {
    if (this.isOver) return;
    this.disconnect();
    this.reportDown(this.tries ? "trying" : "connecting");
    const socket = new WebSocket(socketAddress(this.table, this.seq));
    this.socket = socket;
    socket.onmessage = (event) => this.receive(JSON.parse(String(event.data)) as AnyMessage);
    socket.onclose = () => this.retryLater(Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries));
    this.startWatchdog(ANSWER_TIMEOUT);
  }

  // With unanswered commands the status is `unsent`: the user must know that they are not lost.
  private reportDown(status: ConnectionStatus): void {
    this.listener.onStatus(this.unanswered.size && status !== "connecting" ? "unsent" : status, 0);
  }

  private write(command: AnyCommand): void {
    this.socket?.send(JSON.stringify(command));
  }

  private disconnect(): void {
    clearTimeout(this.watchdog);
    this.isUp = false;
    if (!this.socket) return;
    this.socket.onclose = null;
    this.socket.onmessage = null;
    this.socket.close();
  }

  // Retry later, with jitter, so that not all clients reconnect to a restarted server at once.
  private retryLater(milliseconds: number): void {
    this.disconnect();
    this.tries += 1;
    this.reportDown("lost");
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.connect(), milliseconds * (0.75 + Math.random() / 2));
  }

  // Reconnect if no message arrives in time.
  private startWatchdog(timeout: number): void {
    clearTimeout(this.watchdog);
    this.watchdog = setTimeout(() => this.retryLater(FIRST_WAIT), timeout);
  }

  private receive(message: AnyMessage): void {
    clearTimeout(this.watchdog);
    this.watchdog = setTimeout(() => this.ping(), PING_AFTER);
    if (message.type === "welcome" || message.type === "update") this.seq = message.picture.seq;
    if (message.type === "welcome") this.handleWelcome();
    if (message.type === "closing") this.handleClosing(message);
    if (message.type === "done" || message.type === "refused") this.answer(message);
    this.listener.onMessage(message);
  }

  private handleClosing({ code, after }: Closing): void {
    if (FINAL_CODES.has(code)) this.close();
    else this.retryLater(after * 1000);
  }

  private ping(): void {
    this.write({ type: "ping", id: newId() });
    this.startWatchdog(ANSWER_TIMEOUT);
  }

  private handleWelcome(): void {
    const unansweredCommands = [...this.unanswered.values()];
    this.listener.onStatus(this.tries ? "back" : "up", unansweredCommands.length);
    this.tries = 0;
    this.isUp = true;
    for (const { command } of unansweredCommands) this.write(command);
  }

  private answer(message: Answer): void {
    const pending = message.id ? this.unanswered.get(message.id) : undefined;
    if (!pending) return;
    if (message.type === "refused" && TEMPORARY_CODES.has(message.code)) {
      setTimeout(() => this.isUp && this.write(pending.command), RESEND_DELAY);
      return;
    }
    this.unanswered.delete(pending.command.id);
    pending.answer(message);
  }
}
