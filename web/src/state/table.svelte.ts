// A table as this browser follows it: how things stand, how far the screen has shown it, and what one can do.

import type { AnyMessage, Done, Picture, Present, Refused, Update, Welcome } from "../generated/protocol.ts";
import { framesOf } from "../model/frames.ts";
import { linesOf } from "../model/story.ts";
import type { Cue, Frame, Line } from "../model/types.ts";
import { standing } from "../model/undone.ts";
import * as api from "../net/api.ts";
import { Wire, type Command, type Connection, type Link, type Listener } from "../net/wire.ts";
import { recall, remember } from "./memory.ts";
import { complain, note } from "./notes.svelte.ts";
import { pause } from "./pacing.ts";
import { settings } from "./settings.svelte.ts";
import { version } from "./version.svelte.ts";

interface Queued extends Frame {
  told?: { seq: number; lines: Line[] }; // with the last frame of an update: what the log says then
}

export class TableState {
  readonly id: string;
  you = $state("");
  /** How things stand. */
  latest = $state.raw() as Picture;
  /** What is drawn: `latest`, or a picture on the way to it. */
  shown = $state.raw() as Picture;
  /** What happens on the screen now. */
  cue: Cue | null = $state.raw(null);
  lines: readonly Line[] = $state.raw([]);
  connection: Connection = $state("connecting");
  /** Commands that were sent again when the line came back. */
  resent = $state(0);
  /** Why the table cannot be followed any more. */
  refused: Refused | null = $state.raw(null);
  /** The server's clock less ours, in milliseconds. */
  ahead = $state(0);

  #decided = $state(-1); // the ply at which we have decided
  #queue: Queued[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #lines = new Map<number, Line[]>(); // by seq
  #wire: Link;
  #quiet = matchMedia("(prefers-reduced-motion: reduce)");

  /** Find a table by its code and follow it from now on. */
  static async open(code: string): Promise<TableState> {
    const { table } = await api.tableOf(code);
    const welcome = await api.look(table);
    version.spoken(welcome.protocol);
    return new TableState(welcome);
  }

  constructor(welcome: Welcome, connect = (listener: Listener): Link => new Wire(welcome.table, listener)) {
    this.id = welcome.table;
    this.you = welcome.you;
    this.#stand(welcome.picture);
    this.shown = this.latest;
    document.addEventListener("visibilitychange", this.#jumpIfHidden);
    this.#wire = connect({
      heard: (message) => this.#hear(message),
      status: (how, resent) => {
        this.connection = how;
        this.resent = resent;
        if (how === "lost" || how === "unsent") void version.askNowAndThen();
      },
    });
    if (this.isServed && !recall(this.id).commitment) remember(this.id, { commitment: welcome.picture.commitment });
  }

  close(): void {
    document.removeEventListener("visibilitychange", this.#jumpIfHidden);
    clearTimeout(this.#timer);
    this.#wire.giveUp();
  }

  /** A server keeps this table; a lesson is played without one. */
  get isServed(): boolean {
    return this.#wire.isServed;
  }

  /** Seats of whoever sits at this browser. */
  get mine(): number[] {
    return this.latest.seats.flatMap((seat, n) => (this.you && seat.holder === this.you ? [n] : []));
  }

  get isHost(): boolean {
    return Boolean(this.you) && this.latest.host === this.you;
  }

  /** All has been shown: now one may decide. */
  get isSettled(): boolean {
    return this.shown === this.latest;
  }

  /** A decision is on its way, or its outcome is not here yet. */
  get isDeciding(): boolean {
    return this.#decided === this.latest.ply;
  }

  // --- what one can do -------------------------------------------------------------------------

  /** Null if the server refused; then its sentence has been shown. */
  async send(command: Command): Promise<Done | null> {
    const answer = await this.#wire.send(command);
    if (answer.type === "done") return answer;
    if (answer.sentence) note(answer.sentence, "bad"); // the coach of a lesson has said it in another way
    return null;
  }

  /** Decide for the seat that is asked, once: a second click while the first is on its way does nothing. */
  async act(action: string): Promise<Done | null> {
    const { asked, ply, seq, legal } = this.latest;
    if (!asked || !legal?.includes(action)) return null;
    return this.#decide({ type: "act", seat: asked.seat, ply, seq, action });
  }

  /** Take the last decision back. */
  async undo(): Promise<Done | null> {
    const { asked, ply, seq, undo } = this.latest;
    if (!asked || !undo) return null;
    return this.#decide({ type: "undo", seat: asked.seat, ply, seq });
  }

  async #decide(command: Command & { ply: number }): Promise<Done | null> {
    if (this.isDeciding) return null;
    this.#decided = command.ply;
    const done = await this.send(command);
    // Refused; or its outcome was here before the answer, and perhaps has been taken back since.
    if (!done || done.seq <= this.latest.seq) this.#decided = -1;
    return done;
  }

  /** Become somebody, or be called otherwise; whoever was nobody is then known to the table. */
  async become(name: string): Promise<void> {
    const wasNobody = !this.you;
    const { id } = await api.become(name);
    this.you = id;
    if (wasNobody) this.#wire.connectNow();
  }

  /** Do not wait until it is tried again by itself. */
  reconnect(): void {
    this.#wire.connectNow();
  }

  /** Show at once how things stand. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const { told } of this.#queue.splice(0)) if (told) this.#tell(told.seq, told.lines);
    this.cue = null;
    this.shown = this.latest;
  }

  // --- what the server says --------------------------------------------------------------------

  #hear(message: AnyMessage): void {
    if (message.type === "welcome") this.#arrive(message);
    else if (message.type === "update") this.#update(message);
    else if (message.type === "present") this.#presence(message);
    else if (message.type === "closing") note(message.sentence);
    else if (message.type === "refused" && !message.id) void this.#turnedAway(message);
  }

  #arrive({ you, picture }: Welcome): void {
    this.you = you;
    this.#stand(picture);
    this.skip();
    void this.#lookBack(picture.seq);
  }

  #stand(picture: Picture): void {
    if (picture.ply !== this.#decided) this.#decided = -1; // it is over, also if the game comes back to this ply
    this.latest = picture;
    this.ahead = picture.now - Date.now();
  }

  #update(update: Update): void {
    const before = this.latest;
    const told = { seq: update.picture.seq, lines: linesOf(update, before) };
    this.#stand(update.picture);
    const frames: Queued[] = framesOf(before, update).map((frame) => ({ ...frame }));
    const last = frames.at(-1);
    if (last) last.told = told;
    else this.#tell(told.seq, told.lines);
    this.#queue.push(...frames);
    if (document.hidden || settings.speed === "none") this.skip();
    else if (this.#timer === undefined) this.#next();
  }

  #presence({ seats, watchers = 0 }: Present): void {
    const wasSettled = this.isSettled;
    const there = (picture: Picture): Picture => ({
      ...picture,
      watchers,
      seats: picture.seats.map((seat, n) => ({ ...seat, present: seats[n] ?? false })),
    });
    this.latest = there(this.latest);
    this.shown = wasSettled ? this.latest : there(this.shown);
  }

  // A server that was brought up to date no longer understands an older page: the game is kept, and the page says so.
  async #turnedAway(refused: Refused): Promise<void> {
    if (!refused.again) {
      this.#wire.giveUp();
      await version.askServer();
      if (version.isUnfit) return;
      this.refused = refused;
    }
    note(refused.sentence, "bad");
  }

  // --- what is shown of it ---------------------------------------------------------------------

  #next(): void {
    const milliseconds = pause(this.#queue, { speed: settings.speed, isQuiet: this.#quiet.matches });
    const frame = this.#queue.shift();
    if (!frame) {
      this.skip();
      return;
    }
    this.shown = this.#queue.length ? frame.picture : this.latest;
    this.cue = frame.cue;
    if (frame.told) this.#tell(frame.told.seq, frame.told.lines);
    this.#timer = setTimeout(() => this.#next(), milliseconds);
  }

  #jumpIfHidden = (): void => {
    if (document.hidden) this.skip();
  };

  #tell(seq: number, lines: Line[]): void {
    const isNewest = seq > Math.max(0, ...this.#lines.keys());
    this.#lines.set(seq, lines);
    this.lines = isNewest ? standing([...this.lines, ...lines]) : this.#linesInOrder();
  }

  // Tell what happened before one came, or while the line was down. The entry before those that are
  // missing is asked for as well: lines are told by comparing with what was before.
  async #lookBack(seq: number): Promise<void> {
    const known = Math.max(0, ...this.#lines.keys());
    if (known >= seq) return;
    const after = Math.max(0, known - 1, seq - api.MOST_UPDATES);
    try {
      const { updates } = await api.updates(this.id, after);
      updates.forEach((update, n) => {
        const at = update.picture.seq;
        const isOnlyCompared = n === 0 && after > 0;
        if (isOnlyCompared || this.#lines.has(at)) return;
        this.#lines.set(at, linesOf(update, updates[n - 1]?.picture ?? null));
      });
      this.lines = this.#linesInOrder();
    } catch (error) {
      complain(error);
    }
  }

  #linesInOrder(): Line[] {
    return standing([...this.#lines].sort(([a], [b]) => a - b).flatMap(([, lines]) => lines));
  }
}
