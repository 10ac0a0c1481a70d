// Runs one table: executes commands, stores the log, sends updates and performs duties, as in server/actors/.

import type { AnyCommand, AnyMessage, Done, Game, Level } from "../generated/protocol.ts";
import { mannerOf, type Bots } from "./bots.ts";
import { decide, playAction, type Decision } from "./commands.ts";
import { deadline, isPrediction, nextDuty, type Duty } from "./duties.ts";
import type { Entry } from "./entries.ts";
import { pack } from "./notation.ts";
import { orderedAction } from "./orders.ts";
import { ranksOf } from "./ranks.ts";
import { Play, type Why } from "./play.ts";
import { botRandom, randomBelow } from "./random.ts";
import { C, type State } from "./state.ts";
import type { Table } from "./table.ts";
import { UpdateBuilder } from "./updates.ts";

const BOT_RETRY_AFTER = 5_000; // milliseconds

export type Deliver = (message: AnyMessage) => void;

/** What a table needs from the local server. */
export interface Host {
  readonly upSince: number;
  bots(): Promise<Bots>;
  save(actor: TableActor): void;
  /** A table that this tab does not show has nothing to do. */
  release(actor: TableActor): void;
  openRematch(table: Table): Table;
}

export class TableActor {
  table: Table;
  readonly log: Entry[];
  readonly #host: Host;
  readonly #listeners = new Map<Deliver, string>(); // with the player
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isStopped = false; // the table is deleted

  constructor(host: Host, table: Table, log: Entry[]) {
    [this.#host, this.table, this.log] = [host, table, log];
  }

  listen(player: string, deliver: Deliver): void {
    this.#listeners.set(deliver, player);
    deliver(this.builder().welcome(player));
    this.schedule();
  }

  /** Nobody sees the table, and it waits for no time. */
  get isIdle(): boolean {
    return !this.#listeners.size && this.#timer === undefined;
  }

  /** Stop for ever; a bot that still thinks decides nothing. */
  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  unlisten(deliver: Deliver): void {
    this.#listeners.delete(deliver);
    this.schedule();
  }

  builder(): UpdateBuilder {
    const until = deadline(this.table, this.#host.upSince);
    return new UpdateBuilder(this.table, { now: Date.now(), present: new Set(this.#listeners.values()), until });
  }

  /** Execute a command once; a refusal is thrown. */
  execute(command: AnyCommand, player: string): Done {
    const known = this.table.findCompleted(player, command.id);
    if (!known && command.type !== "ping") this.#execute(command, player);
    const { seq, ply, next } = this.table.snapshot;
    return { type: "done", id: command.id, seq: known?.seq ?? seq, ply: known?.ply ?? ply, table: next };
  }

  #execute(command: AnyCommand, player: string): void {
    if (command.type === "rematch") {
      if (this.table.snapshot.next) return;
      const { id, snapshot } = this.#host.openRematch(this.table);
      this.#write({ what: { type: "followed", table: id, code: snapshot.code } }, player, command.id);
      return;
    }
    const present = new Set(this.#listeners.values());
    this.#write(decide(this.table, command, { player, now: Date.now(), present, below: randomBelow }), player, command.id);
  }

  /** Tell all players that the seat which decides gets a hint: once for a position. */
  noteHint(player: string): void {
    if (this.table.snapshot.hinted !== this.table.positionId) this.#write({ what: { type: "hinted", seat: this.table.asked } }, player);
  }

  // Append the entry of a decision, then send updates and store the log.
  #write({ what, play }: Decision, by = "", command = ""): void {
    const { seq, changed } = this.table.snapshot;
    const entry: Entry = { seq: seq + 1, at: Math.max(Date.now(), changed), what, by, command };
    const [after, played] = this.table.apply(entry, play);
    this.table = after;
    this.log.push(entry);
    const builder = this.builder();
    for (const [deliver, player] of this.#listeners) deliver(builder.update(entry, played, player));
    this.#host.save(this);
    this.schedule();
  }

  // --- duties ----------------------------------------------------------------------------------

  /** Set the timer for the next duty; without one, a table that nobody sees may be played in another tab. */
  schedule(): void {
    clearTimeout(this.#timer);
    const duty = nextDuty(this.table, this.#host.upSince);
    this.#timer = undefined;
    if (this.isIdle && !duty) this.#host.release(this);
    if (duty) this.#timer = setTimeout(() => void this.#perform(duty), Math.max(0, duty.at - Date.now()));
  }

  async #perform({ kind, seat }: Duty): Promise<void> {
    if (kind === "clock") this.#write({ what: { type: "away", seat, late: true } });
    else if (kind === "forced") this.#playOn(seat);
    else if (kind === "orders") this.#followOrders(seat);
    else await this.#letBotDecide(seat);
  }

  async #letBotDecide(seat: number): Promise<void> {
    const { positionId, state, seats } = this.table;
    const { bot } = seats[seat]!;
    const action = await this.#actionOfBot(state!, seat, bot!);
    if (this.#isStopped) return;
    const isStill = positionId === this.table.positionId && bot === this.table.seats[seat]!.bot;
    if (action === null) this.#scheduleLater();
    else if (isStill) this.#decide(seat, "bot", action);
    else this.schedule();
  }

  #scheduleLater(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.schedule(), BOT_RETRY_AFTER);
  }

  // null: the bot could not be loaded.
  async #actionOfBot(state: State, seat: number, level: Level): Promise<number | null> {
    try {
      const bots = await this.#host.bots();
      return await bots.choose(state, seat, mannerOf(level), botRandom);
    } catch (error) {
      console.error(error);
      return null;
    }
  }

  #playOn(seat: number): void {
    const play = new Play(this.table.rules, this.table.state!);
    play.playForced(randomBelow);
    this.#write({ what: { type: "moved", seat, why: "table", moves: play.moves, spent: 0, reason: "" }, play });
  }

  #followOrders(seat: number): void {
    if (isPrediction(this.table)) return this.#decide(seat, "table", pack(C.A_PASS)); // its time is over
    const action = orderedAction(this.table.rules, this.table.seats[seat]!.orders, this.table.state!, seat);
    if (action !== null) this.#decide(seat, "orders", action);
  }

  #decide(seat: number, why: Why, action: number): void {
    const play = playAction(this.table, action, why, randomBelow);
    this.#write({ what: { type: "moved", seat, why, moves: play.moves, spent: 0, reason: "" }, play });
  }

  /** The table in the list of games of a player. */
  game(player: string): Game {
    const { code, phase, setup, created, changed, seats, out, fell } = this.table.snapshot;
    const ranks = phase === "over" ? ranksOf(this.table.state!, out, fell) : [];
    const listed = seats.map(({ monster, name, bot, holder }, n) => ({
      ...{ monster, name, bot: holder ? null : bot, yours: holder === player, place: ranks[n] ?? 0 },
    }));
    const waits = phase === "playing" && (listed[this.table.asked]?.yours ?? false);
    return { table: this.table.id, code, phase, edition: setup.edition, level: setup.level, created, changed, seats: listed, waits };
  }
}
