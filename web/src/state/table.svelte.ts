// Client state of a table: the latest picture, the frames still to show, and commands.

import type { AnyMessage, Done, Picture, Present, Refused, Update, Welcome } from "../generated/protocol.ts";
import { framesOf } from "../model/frames.ts";
import { logLines } from "../model/log-lines.ts";
import type { Cue, Frame, Line } from "../model/types.ts";
import { linesAfterUndo } from "../model/undo.ts";
import * as api from "../net/api.ts";
import { SocketConnection, type Command, type ConnectionStatus, type Listener, type TableConnection } from "../net/connection.ts";
import { isLocalTable } from "../net/local-tables.ts";
import { loadPacks } from "./packs.ts";
import { loadTableData, saveTableData } from "./table-storage.ts";
import { notify, notifyError } from "./notifications.svelte.ts";
import { frameDuration } from "./frame-timing.ts";
import { settings } from "./settings.svelte.ts";
import { version } from "./version.svelte.ts";

interface Queued extends Frame {
  logged?: { seq: number; lines: Line[] }; // log lines, added with the last frame of an update
}

export class TableState {
  readonly id: string;
  you = $state("");
  /** The newest picture from the server. */
  latest = $state.raw() as Picture;
  /** The picture on screen: `latest`, or an intermediate one. */
  shown = $state.raw() as Picture;
  /** The cue that is animated now. */
  cue: Cue | null = $state.raw(null);
  lines: readonly Line[] = $state.raw([]);
  /** Log lines from before the connection are still being loaded. */
  isLoadingLog = $state(false);
  connection: ConnectionStatus = $state("connecting");
  /** Number of commands that were sent again after a reconnect. */
  resent = $state(0);
  /** The refusal that ended the connection for good. */
  refused: Refused | null = $state.raw(null);
  /** The server's clock minus the local clock, in milliseconds. */
  clockOffset = $state(0);

  #isHurried = false; // bots finish the game: nothing is animated
  #decided = $state(-1); // ply of the decision that was sent
  #queue: Queued[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #lines = new Map<number, Line[]>(); // by seq
  #renewedSeq = -1; // of the last request for new dice after a restore
  /** The moves that this page has received, by the number of moves before each. */
  moves = new Map<number, string>();
  #connection: TableConnection;
  #reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");

  /** Find a table by its code and connect to it. */
  static async open(code: string): Promise<TableState> {
    const { table } = await api.findTable(code);
    const welcome = await api.getTable(table);
    version.checkProtocol(welcome.protocol);
    await loadPacks(welcome.picture.packs); // first: log lines name the cards
    if (!isLocalTable(table)) return new TableState(welcome);
    const { LocalConnection } = await import("../local/client.ts");
    return new TableState(welcome, (listener) => new LocalConnection(table, listener));
  }

  constructor(welcome: Welcome, connect = (listener: Listener): TableConnection => new SocketConnection(welcome.table, listener)) {
    this.id = welcome.table;
    this.you = welcome.you;
    this.#setPicture(welcome.picture);
    this.shown = this.latest;
    document.addEventListener("visibilitychange", this.#jumpIfHidden);
    this.#connection = connect({
      onMessage: (message) => this.#receive(message),
      onStatus: (status, resent) => {
        this.connection = status;
        this.resent = resent;
        if (status === "lost" || status === "unsent") void version.pollServer();
      },
    });
    this.isLoadingLog = this.isServed;
    if (this.isServed && !loadTableData(this.id).commitment) saveTableData(this.id, { commitment: welcome.picture.commitment });
  }

  close(): void {
    document.removeEventListener("visibilitychange", this.#jumpIfHidden);
    clearTimeout(this.#timer);
    this.#connection.close();
  }

  /** Whether a server hosts this table; a lesson has no server. */
  get isServed(): boolean {
    return this.#connection.isServed;
  }

  /** Whether the table runs in this browser: nobody else can join, and its dice cannot be verified. */
  get isLocal(): boolean {
    return isLocalTable(this.id);
  }

  /** Seats of the player at this browser. */
  get mine(): number[] {
    return this.latest.seats.flatMap((seat, n) => (this.you && seat.holder === this.you ? [n] : []));
  }

  get isHost(): boolean {
    return Boolean(this.you) && this.latest.host === this.you;
  }

  /** All frames have been shown; the player may decide. */
  get isSettled(): boolean {
    return this.shown === this.latest;
  }

  /** A decision was sent and its update has not arrived. */
  get isDeciding(): boolean {
    return this.#decided === this.latest.ply;
  }

  // --- commands --------------------------------------------------------------------------------

  /** Send a command. Null: the server refused; its sentence has been shown. */
  async send(command: Command): Promise<Done | null> {
    const answer = await this.#connection.send(command);
    if (answer.type === "done") return answer;
    if (answer.sentence) notify(answer.sentence, "bad"); // in a lesson the coach explains it
    return null;
  }

  /** Decide for the seat that must decide. A second click before the answer has no effect. */
  async act(action: string): Promise<Done | null> {
    const { asked, ply, seq, legal } = this.latest;
    if (!asked || !legal?.includes(action)) return null;
    return this.#decide({ type: "act", seat: asked.seat, ply, seq, action });
  }

  /** Undo the last decision. */
  async undo(): Promise<Done | null> {
    const { asked, ply, seq, undo } = this.latest;
    if (!asked || !undo) return null;
    return this.#decide({ type: "undo", seat: asked.seat, ply, seq });
  }

  async #decide(command: Command & { ply: number }): Promise<Done | null> {
    if (this.isDeciding) return null;
    this.#decided = command.ply;
    const done = await this.send(command);
    // Refused; or its update arrived before the answer, and may already be undone.
    if (!done || done.seq <= this.latest.seq) this.#decided = -1;
    return done;
  }

  /** Let the bots finish the game at once. */
  async finish(): Promise<void> {
    if (await this.send({ type: "hurry" })) this.skip();
  }

  /** Register the player or change the name. After a registration reconnect, so that the table knows the player. */
  async savePlayer(name: string): Promise<void> {
    const wasUnknown = !this.you;
    const { id } = await api.savePlayer(name);
    this.you = id;
    if (wasUnknown) this.#connection.connectNow();
  }

  /** Reconnect now, without waiting for the next retry. */
  reconnect(): void {
    this.#connection.connectNow();
  }

  /** Skip all frames and show the latest picture. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const { logged } of this.#queue.splice(0)) if (logged) this.#addLines(logged.seq, logged.lines);
    this.cue = null;
    this.shown = this.latest;
  }

  // --- messages --------------------------------------------------------------------------------

  #receive(message: AnyMessage): void {
    if (message.type === "welcome") this.#handleWelcome(message);
    else if (message.type === "update") this.#handleUpdate(message);
    else if (message.type === "present") this.#handlePresence(message);
    else if (message.type === "closing") notify(message.sentence);
    else if (message.type === "refused" && !message.id) void this.#handleRefusal(message);
  }

  #handleWelcome({ you, picture }: Welcome): void {
    this.you = you;
    this.#setPicture(picture);
    this.skip();
    void this.#loadHistory(picture.seq)
      .catch(notifyError)
      .finally(() => (this.isLoadingLog = false));
  }

  #setPicture(picture: Picture): void {
    if (picture.ply !== this.#decided) this.#decided = -1; // the decision is done, even if an undo returns to this ply
    this.latest = picture;
    this.clockOffset = picture.now - Date.now();
    this.#renewDice(picture);
  }

  // A game that was restored from a backup waits for a fresh text of a player.
  #renewDice({ renew, seq }: Picture): void {
    if (!renew || seq === this.#renewedSeq || !(this.mine.length || this.isHost)) return;
    this.#renewedSeq = seq;
    // Another player may have been faster: a refusal needs no message.
    void Promise.resolve().then(() => this.#connection.send({ type: "renew", entropy: api.newId() }));
  }

  #rememberMoves({ what, steps = [], picture }: Update): void {
    if (what === "undone") for (const ply of this.moves.keys()) if (ply >= picture.ply) this.moves.delete(ply);
    for (const { move, ply } of steps) this.moves.set(ply - 1, move);
  }

  #handleUpdate(update: Update): void {
    const before = this.latest;
    this.#rememberMoves(update);
    this.#setPicture(update.picture);
    const logged = { seq: update.picture.seq, lines: listOrNone(() => logLines(update, before)) };
    const frames: Queued[] = listOrNone(() => framesOf(before, update)).map((frame) => ({ ...frame }));
    const last = frames.at(-1);
    if (last) last.logged = logged;
    else this.#addLines(logged.seq, logged.lines);
    this.#queue.push(...frames);
    if (update.what === "hurried" || update.what === "sat") this.#isHurried = update.what === "hurried";
    if (document.hidden || settings.speed === "none" || this.#isHurried) this.skip();
    else if (this.#timer === undefined) this.#next();
  }

  #handlePresence({ seats, watchers = 0, spectators = [] }: Present): void {
    const wasSettled = this.isSettled;
    const withPresence = (picture: Picture): Picture => ({
      ...picture,
      watchers,
      spectators,
      seats: picture.seats.map((seat, n) => ({ ...seat, present: seats[n] ?? false })),
    });
    this.latest = withPresence(this.latest);
    this.shown = wasSettled ? this.latest : withPresence(this.shown);
  }

  // An updated server may refuse an older page: then the version banner asks for a reload, and the game is not lost.
  async #handleRefusal(refused: Refused): Promise<void> {
    if (!refused.again) {
      this.#connection.close();
      await version.checkServer();
      if (version.isIncompatible) return;
      this.refused = refused;
    }
    notify(refused.sentence, "bad");
  }

  // --- frames and log --------------------------------------------------------------------------

  #next(): void {
    const milliseconds = frameDuration(this.#queue, { speed: settings.speed, reducedMotion: this.#reducedMotion.matches });
    const frame = this.#queue.shift();
    if (!frame) {
      this.skip();
      return;
    }
    this.shown = this.#queue.length ? frame.picture : this.latest;
    this.cue = frame.cue;
    if (frame.logged) this.#addLines(frame.logged.seq, frame.logged.lines);
    this.#timer = setTimeout(() => this.#next(), milliseconds);
  }

  #jumpIfHidden = (): void => {
    if (document.hidden) this.skip();
  };

  #addLines(seq: number, lines: Line[]): void {
    const isNewest = seq > Math.max(0, ...this.#lines.keys());
    this.#lines.set(seq, lines);
    this.lines = isNewest ? linesAfterUndo([...this.lines, ...lines]) : this.#linesInOrder();
  }

  // Load the log lines from before the connection, or from an interruption. The update before the missing ones is
  // requested too: lines are made by comparing with the previous picture.
  async #loadHistory(seq: number): Promise<void> {
    const known = Math.max(0, ...this.#lines.keys());
    if (known >= seq) return;
    const after = Math.max(0, known - 1, seq - api.MOST_UPDATES);
    const { updates } = await api.updates(this.id, after);
    updates.forEach((update, n) => {
      const at = update.picture.seq;
      const isOnlyCompared = n === 0 && after > 0;
      if (isOnlyCompared || this.#lines.has(at)) return;
      this.#lines.set(at, listOrNone(() => logLines(update, updates[n - 1]?.picture ?? null)));
    });
    this.lines = this.#linesInOrder();
  }

  #linesInOrder(): Line[] {
    return linesAfterUndo([...this.#lines].sort(([a], [b]) => a - b).flatMap(([, lines]) => lines));
  }
}

// The list, or none after a fault: a move that cannot be described must not hide the new position.
function listOrNone<T>(list: () => T[]): T[] {
  try {
    return list();
  } catch (error) {
    console.error(error);
    return [];
  }
}
