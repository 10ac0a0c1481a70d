// A table as a function of its log, as in server/tables/table.py: no clock, no storage.

import type { Phase, Setup } from "../generated/protocol.ts";
import { isAway, isFree, newSeat, type Entry, type Opened, type Seat, type SeatEntry, type UndoTarget, type WhatOf } from "./entries.ts";
import { eliminatedSeats, timesOfFall } from "./ranks.ts";
import { Play } from "./play.ts";
import { positionText, readPosition } from "./position.ts";
import type { Rules } from "./rules.ts";
import { newGame } from "./setup.ts";
import { C, type State } from "./state.ts";
import { canBeUndone } from "./undo.ts";

export interface CompletedCommand {
  by: string;
  command: string;
  seq: number;
  ply: number;
}

/** What follows from the log, except the state of the game. */
export interface Snapshot {
  setup: Setup;
  code: string;
  host: string;
  seats: readonly Seat[];
  created: number;
  seq: number;
  phase: Phase;
  position: string; // the current one; before the game, a start position or ""
  ply: number;
  draws: number;
  asked_at: number; // when the pending decision began
  changed: number;
  origin: string;
  next: string;
  next_code: string;
  recent: readonly CompletedCommand[];
  earlier: readonly UndoTarget[]; // undo targets of the seat that decides, oldest first
  undone: number; // seq of the last undo entry
  hinted: string; // the position id of the last hint
  hurried: boolean; // bots play without pauses while no person has a monster
  out: readonly number[]; // eliminated seats, the first one first …
  fell: readonly number[]; // … and the ply after which each was out
  start_text: string;
}

export class Table {
  readonly id: string;
  readonly rules: Rules;
  snapshot: Snapshot;
  state: State | null = null;
  /** The seat that must decide, CHANCE or NOBODY. */
  asked: number = C.NOBODY;
  #legal: number[] | null = null;

  private constructor(rules: Rules, id: string, snapshot: Snapshot) {
    this.rules = rules;
    this.id = id;
    this.snapshot = snapshot;
  }

  static open(rules: Rules, id: string, { seq, at, by, what }: Entry): Table {
    const { setup, code, seats, position, origin } = what as Opened;
    const table = new Table(rules, id, {
      ...{ setup, code, host: by, seats, created: at, seq, phase: "gathering", position, ply: 0, draws: 0 },
      ...{ asked_at: 0, changed: at, origin, next: "", next_code: "", recent: [], earlier: [], undone: 0 },
      ...{ hinted: "", hurried: false, out: [], fell: [], start_text: "" },
    });
    return table;
  }

  /** The table after the next entry, with its moves; `play` has them already. This table does not change. */
  apply(entry: Entry, play: Play | null = null): [Table, Play | null] {
    const next = new Table(this.rules, this.id, { ...this.snapshot });
    next.#setState(this.state, this.asked);
    return [next, next.#apply(entry, play)];
  }

  // --- queries ---------------------------------------------------------------------------------

  get seats(): readonly Seat[] {
    return this.snapshot.seats;
  }

  get legal(): readonly number[] {
    return (this.#legal ??= this.state ? this.rules.legal(this.state) : []);
  }

  /** Identifies a position; after an undo its ply occurs again. */
  get positionId(): string {
    return `${this.snapshot.ply} ${this.snapshot.undone}`;
  }

  /** The position before the last decision if it can be undone now. */
  undoTarget(now: number): UndoTarget | null {
    const to = this.snapshot.earlier.at(-1);
    if (!to) return null;
    const { clock } = this.snapshot.setup;
    const until = to.asked_at + Math.round(secondsLeft(clock, to.reserve) * 1000);
    return (clock.move || clock.reserve) && now >= until ? null : to;
  }

  /** Whether a person plays a monster that is not out. */
  get hasPerson(): boolean {
    return this.seats.some((seat, n) => seat.holder && !isAway(seat) && (!this.state || this.state.isAlive(n)));
  }

  seatsOf(player: string): number[] {
    return this.seats.flatMap((seat, n) => (player && seat.holder === player ? [n] : []));
  }

  findCompleted(player: string, command: string): CompletedCommand | undefined {
    return this.snapshot.recent.find((each) => each.by === player && each.command === command);
  }

  /** The first position of the game. */
  initialPosition(monsters: readonly string[]): State {
    const { position, setup } = this.snapshot;
    return position ? readPosition(this.rules, position) : newGame(this.rules, setup.edition, monsters, setup.options);
  }

  // --- applying entries ------------------------------------------------------------------------

  #setState(state: State | null, asked: number): void {
    this.state = state;
    this.asked = asked;
    this.#legal = null;
  }

  #apply({ seq, at, what, by, command }: Entry, play: Play | null): Play | null {
    const { snapshot } = this;
    if (what.type === "started") play = this.#start(what, play);
    else if (what.type === "moved") play = this.#move(what, play);
    else if (what.type === "undone") this.#undo(what, seq);
    else if (what.type === "resized") snapshot.seats = Array.from({ length: what.seats }, (_, n) => snapshot.seats[n] ?? newSeat());
    else if (what.type === "hurried") snapshot.hurried = true;
    else if (what.type === "hinted") snapshot.hinted = this.positionId;
    else if (what.type === "followed") [snapshot.next, snapshot.next_code] = [what.table, what.code];
    else if (what.type !== "opened" && what.type !== "said") this.#applyToSeat(what, at);
    if (play) this.#advance(play);
    if (play || what.type === "back") snapshot.asked_at = at;
    [snapshot.seq, snapshot.changed] = [seq, at];
    if (command) snapshot.recent = [...snapshot.recent, { by, command, seq, ply: snapshot.ply }].slice(-C.MAX_RECENT_COMMANDS);
    return play;
  }

  #start(what: WhatOf<"started">, play: Play | null): Play {
    const { snapshot } = this;
    const { level, clock } = snapshot.setup;
    play ??= new Play(this.rules, this.initialPosition(what.monsters)).replay(what.moves);
    snapshot.seats = snapshot.seats.map((seat, n) => ({
      ...seat,
      monster: what.monsters[n]!,
      bot: isFree(seat) ? level : seat.bot,
      reserve: clock.reserve,
    }));
    snapshot.phase = "playing";
    snapshot.start_text = what.entropy;
    return play;
  }

  #move({ seat, why, moves, spent }: WhatOf<"moved">, play: Play | null): Play {
    play ??= new Play(this.rules, this.state!).replay(moves, seat, why);
    this.snapshot.earlier = this.#undoTargets(seat, why, play);
    if (why === "person") this.#changeSeat(seat, { bot: null, reserve: this.#reserveAfter(seat, spent) });
    return play;
  }

  #reserveAfter(seat: number, spent: number): number {
    const overtime = Math.max(0, spent - this.snapshot.setup.clock.move);
    return Math.max(0, this.seats[seat]!.reserve - overtime);
  }

  #undoTargets(seat: number, why: string, play: Play): UndoTarget[] {
    const { position, ply, asked_at, earlier } = this.snapshot;
    if (why !== "person" || !canBeUndone(this.rules, this.state!, play, seat)) return [];
    return [...earlier, { position, ply, asked_at, reserve: this.seats[seat]!.reserve }].slice(-C.MAX_UNDO_STEPS);
  }

  // Restore the position, the clock and the reserve of before the decision.
  #undo({ seat, to }: WhatOf<"undone">, seq: number): void {
    const { snapshot } = this;
    [snapshot.position, snapshot.ply, snapshot.asked_at, snapshot.undone] = [to.position, to.ply, to.asked_at, seq];
    snapshot.earlier = snapshot.earlier.filter((other) => other.ply < to.ply);
    const state = readPosition(this.rules, to.position);
    this.#setState(state, this.rules.actor(state));
    this.#noteEliminations(state);
    this.#changeSeat(seat, { reserve: to.reserve });
  }

  #advance(play: Play): void {
    const { snapshot } = this;
    this.#setState(play.state, this.rules.actor(play.state));
    snapshot.position = positionText(play.state);
    snapshot.ply += play.steps.length;
    this.#noteEliminations(play.state);
    snapshot.draws += play.draws;
    snapshot.phase = this.asked === C.NOBODY ? "over" : "playing";
  }

  #noteEliminations(state: State): void {
    const { snapshot } = this;
    const out = eliminatedSeats(snapshot.out, state);
    snapshot.fell = timesOfFall(snapshot.out, snapshot.fell, out, snapshot.ply);
    snapshot.out = out;
  }

  #applyToSeat(what: SeatEntry, at: number): void {
    const isNewPlayer = ["sat", "manned", "freed", "away"].includes(what.type);
    if (what.seat === this.asked && isNewPlayer) this.snapshot.earlier = []; // no undo of another player's decisions
    if (what.type === "sat") this.#sit(what);
    else if (what.type === "manned") this.#changeSeat(what.seat, { bot: what.level, monster: what.monster, holder: "", name: "" });
    else if (what.type === "freed") this.#free(what.seat);
    else if (what.type === "away") this.#leave(what.seat, at);
    else if (what.type === "back") this.#changeSeat(what.seat, { bot: null });
    else this.#changeSeat(what.seat, { orders: what.orders });
  }

  // A bot plays for the holder. Leaving does not refill the reserve.
  #leave(seat: number, at: number): void {
    const spent = seat === this.asked ? (at - this.snapshot.asked_at) / 1000 : 0;
    this.#changeSeat(seat, { bot: this.snapshot.setup.level, reserve: this.#reserveAfter(seat, spent) });
  }

  #sit({ seat, player, name, monster, entropy }: WhatOf<"sat">): void {
    const before = this.seats[seat]!;
    const orders = before.holder === player ? before.orders : {};
    const text = this.snapshot.phase === "gathering" ? entropy : before.entropy;
    this.#setSeat(seat, newSeat({ monster, holder: player, name, orders, reserve: before.reserve, entropy: text }));
  }

  // In a running game a bot takes over and the entropy stays.
  #free(seat: number): void {
    const { monster, entropy, reserve } = this.seats[seat]!;
    const { phase, position, setup } = this.snapshot;
    const isGathering = phase === "gathering";
    const kept = { monster: isGathering && !position ? "" : monster, entropy: isGathering ? "" : entropy, reserve };
    this.#setSeat(seat, newSeat({ ...kept, bot: isGathering ? null : setup.level }));
  }

  #changeSeat(seat: number, parts: Partial<Seat>): void {
    this.#setSeat(seat, { ...this.seats[seat]!, ...parts });
  }

  #setSeat(number: number, seat: Seat): void {
    this.snapshot.seats = this.seats.map((other, n) => (n === number ? seat : other));
  }
}

/** The time for a decision of a seat that has `reserve` seconds left. */
export const secondsLeft = ({ move }: Setup["clock"], reserve: number): number =>
  Math.max(move + reserve, move || C.EMPTY_BANK_SECONDS);
