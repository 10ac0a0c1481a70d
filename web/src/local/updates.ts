// Builds the messages of a table, as in server/updates/builder.py. Each contains only what its receiver may see.

import tables from "../generated/engine.json";
import { PROTOCOL, type Asked, type Picture, type Result, type SeatSeen, type Step, type Update, type Welcome } from "../generated/protocol.ts";
import { BoardWriter, question, viewFrom } from "./board.ts";
import type { Entry } from "./entries.ts";
import { happeningOf } from "./happenings.ts";
import { actionText } from "./notation.ts";
import type { Play, PlayedMove } from "./play.ts";
import { positionText, readPosition } from "./position.ts";
import { C, type State } from "./state.ts";
import type { Table } from "./table.ts";

const HIDDEN_MOVE = "reveal ?";

/** What a message says beside the table itself. */
export interface Surroundings {
  now: number;
  present?: ReadonlySet<string>; // the connected players
  until?: number; // deadline of the pending decision
  showsAll?: boolean; // nothing is hidden: a past state of a game that is over by now
}

export class UpdateBuilder {
  readonly #table: Table;
  readonly #at: Surroundings;
  readonly #state: State | null;

  constructor(table: Table, at: Surroundings) {
    this.#table = table;
    this.#at = at;
    const { position } = table.snapshot;
    this.#state = table.state ?? (position ? readPosition(table.rules, position) : null);
  }

  /** All that a player may see; the player "" is a spectator. */
  picture(player: string): Picture {
    const { snapshot } = this.#table;
    const isOver = snapshot.phase === "over";
    const held = this.#table.seatsOf(player);
    const decides = held.includes(this.#table.asked) && this.#table.seats[this.#table.asked]!.bot === null;
    const { seq, ply, phase, setup, host, code, next, next_code, start_text } = snapshot;
    return {
      ...{ seq, ply, now: this.#at.now, phase, setup, host, code, commitment: "", next, next_code, start_text },
      ...this.#positionAndBoard(this.#viewerSeats(player)),
      seats: this.#table.seats.map((_, n) => this.#seat(n, held.includes(n))),
      asked: this.#asked(),
      legal: decides ? this.#table.legal.map((action) => actionText(this.#table.rules, this.#table.state!, action)) : [],
      undo: decides && this.#table.undoTarget(this.#at.now) !== null,
      result: isOver ? resultOf(this.#table.state!) : null,
      origin: player && player === host ? snapshot.origin : "",
    };
  }

  welcome(player: string): Welcome {
    return { type: "welcome", protocol: PROTOCOL, rules: tables.version, you: player, table: this.#table.id, picture: this.picture(player) };
  }

  /** The update about the entry that led to this state. */
  update({ what, by }: Entry, play: Play | null, player: string): Update {
    const said = what.type === "said" ? { name: what.name, text: what.text } : {};
    const own = this.#viewerSeats(player);
    const reason = what.type === "moved" && own.includes(what.seat) ? what.reason : "";
    return {
      type: "update",
      what: what.type,
      picture: this.picture(player),
      by,
      seat: "seat" in what ? what.seat : -1,
      steps: play ? this.#steps(play, own, reason) : [],
      ...said,
    };
  }

  // The seats whose view a player gets. Before the game starts there are none.
  #viewerSeats(player: string): number[] {
    const { phase } = this.#table.snapshot;
    if (this.#at.showsAll || phase === "over") return this.#table.seats.map((_, n) => n);
    return phase === "playing" ? this.#table.seatsOf(player) : [];
  }

  #positionAndBoard(own: readonly number[]): Pick<Picture, "position" | "board"> {
    if (!this.#state) return { position: "", board: null };
    const visible = viewFrom(this.#state, own);
    const position = visible === this.#state ? this.#table.snapshot.position : positionText(visible);
    return { position, board: new BoardWriter(this.#table.rules, visible).board() };
  }

  #asked(): Asked | null {
    const { asked: seat, state } = this.#table;
    if (seat < 0 || !state) return null;
    const since = this.#table.snapshot.asked_at;
    const common = { seat, since, question: question(state) };
    if (this.#table.seats[seat]!.bot) return { ...common, until: 0, stand_in: 0 };
    return { ...common, until: this.#at.until ?? 0, stand_in: since + C.ABSENCE_MS };
  }

  #seat(number: number, isOwn: boolean): SeatSeen {
    const { monster, holder, name, bot, reserve, entropy, orders } = this.#table.seats[number]!;
    const present = Boolean(holder) && (this.#at.present?.has(holder) ?? false);
    return { monster, holder, name, bot, present, reserve, entropy, orders: isOwn && Object.keys(orders).length ? orders : null };
  }

  // The moves. The first one is the decision that the reason is about.
  #steps({ steps }: Play, own: readonly number[], reason: string): Step[] {
    const { edition } = this.#table.snapshot.setup;
    const first = this.#table.snapshot.ply - steps.length + 1;
    return steps.map((step, n) => ({
      move: moveText(step, own),
      ply: first + n,
      seat: step.seat,
      why: step.why,
      events: step.events.map((event) => happeningOf(event, edition)),
      reason: n ? "" : reason,
    }));
  }
}

// A move without its monster; a card that only another seat has seen is hidden.
function moveText({ move, seenBy }: PlayedMove, own: readonly number[]): string {
  return seenBy !== C.NOBODY && !own.includes(seenBy) ? HIDDEN_MOVE : move.split(": ").at(-1)!;
}

/** The result of a finished game. */
export function resultOf(state: State): Result {
  const winners = state.seatNumbers.filter((seat) => state.get("winner", seat));
  if (!winners.length) return { winners, reason: state.seatNumbers.some((seat) => state.isAlive(seat)) ? "standstill" : "nobody" };
  const isByStars = winners.every((seat) => state.get("stars", seat) >= C.STARS_TO_WIN);
  return { winners, reason: isByStars ? "stars" : "survivor" };
}
