// Commands at a table: who may execute them, and which log entry they lead to, as in server/tables/commands.py.

import tables from "../generated/engine.json";
import type { AnyCommand } from "../generated/protocol.ts";
import { isAway, isFree, type Seat, type What } from "./entries.ts";
import { actionText, parseMove } from "./notation.ts";
import { Play, type DrawBelow, type Why } from "./play.ts";
import { readPosition } from "./position.ts";
import { LocalRefusal, refuseIf } from "./refusal.ts";
import { editionOf } from "./setup.ts";
import { monsterOf } from "./state.ts";
import type { Table } from "./table.ts";

/** An entry to write, with its moves if it has any. */
export interface Decision {
  what: What;
  play?: Play;
}

export interface Circumstances {
  player: string;
  now: number;
  present: ReadonlySet<string>; // the connected players
  below: DrawBelow; // the dice
}

type Command<Type extends AnyCommand["type"]> = Extract<AnyCommand, { type: Type }>;
type Handler<Type extends AnyCommand["type"]> = (table: Table, command: Command<Type>, at: Circumstances) => Decision;
type Handlers = { [Type in Exclude<AnyCommand["type"], "ping" | "rematch" | "renew" | "play_deal">]: Handler<Type> };

/** The entry that a command leads to; a refusal is thrown. Nothing changes. */
export function decide(table: Table, command: AnyCommand, at: Circumstances): Decision {
  const handler = HANDLERS[command.type as keyof Handlers] as Handler<AnyCommand["type"]> | undefined;
  if (!handler) throw new LocalRefusal("stale");
  return handler(table, command, at);
}

/** The moves that a legal action leads to. */
export function playAction(table: Table, action: number, why: Why, below: DrawBelow): Play {
  const play = new Play(table.rules, table.state!);
  play.move(action, why);
  play.playForced(below);
  return play;
}

const HANDLERS: Handlers = {
  sit(table, { seat: number, name: typed, monster: wanted = "", entropy = "" }, { player }) {
    const seat = seatAt(table, number);
    refuseIf(table.snapshot.phase === "over", "is-over");
    refuseIf(seat.holder && seat.holder !== player, "seat-taken", { name: seat.name });
    let { monster } = seat;
    if (table.snapshot.phase === "playing") checkLateSeat(table, number, player);
    else {
      monster = chooseMonster(table, number, wanted);
      const { position } = table.snapshot;
      refuseIf(position && !readPosition(table.rules, position).isAlive(number), "seat-not-free");
    }
    const name = cleanName(typed);
    refuseIf(!name, "bad-name");
    return { what: { type: "sat", seat: number, player, name, monster, entropy } };
  },

  man(table, { seat: number, level }, { player, now, present }) {
    const seat = seatAt(table, number);
    checkNotOver(table);
    checkMember(table, player);
    if (seat.holder) {
      refuseIf(isAway(seat), "seat-not-free");
      const { asked_at } = table.snapshot;
      const isAbsent = !present.has(seat.holder) && table.asked === number && now - asked_at >= tables.constants.ABSENCE_MS;
      refuseIf(!isAbsent, "still-waited-for");
      return { what: { type: "away", seat: number, late: true } };
    }
    refuseIf(table.snapshot.phase === "playing" && player !== table.snapshot.host, "not-the-host");
    return { what: { type: "manned", seat: number, monster: seat.monster || chooseMonster(table, number, ""), level } };
  },

  free(table, { seat: number }, { player }) {
    const seat = seatAt(table, number);
    checkNotOver(table);
    refuseIf(isFree(seat), "nobody-seated");
    if (seat.holder !== player) {
      refuseIf(table.snapshot.phase !== "gathering", "has-begun");
      refuseIf(seat.holder && player !== table.snapshot.host, "not-the-host");
      checkMember(table, player);
    }
    return { what: { type: "freed", seat: number } };
  },

  leave(table, { seat: number }, { player }) {
    const seat = ownSeat(table, number, player);
    checkNotOver(table);
    if (table.snapshot.phase === "gathering") return { what: { type: "freed", seat: number } };
    refuseIf(isAway(seat), "already-away");
    return { what: { type: "away", seat: number, late: false } };
  },

  return(table, { seat: number }, { player }) {
    const seat = ownSeat(table, number, player);
    checkPlaying(table);
    refuseIf(!isAway(seat), "not-away");
    return { what: { type: "back", seat: number } };
  },

  resize(table, { seats }, { player }) {
    checkGathering(table);
    checkMember(table, player);
    refuseIf(table.snapshot.position, "seats-fixed");
    refuseIf(table.seats.slice(seats).some(({ holder }) => holder), "seats-occupied");
    return { what: { type: "resized", seats } };
  },

  start(table, { entropy = "" }, { player, below }) {
    checkGathering(table);
    checkMember(table, player);
    refuseIf(!entropy && !table.seats.some((seat) => seat.entropy), "needs-text");
    const monsters = monstersOfSeats(table);
    const play = new Play(table.rules, table.initialPosition(monsters));
    play.playForced(below);
    return { what: { type: "started", rules: tables.version, monsters, moves: play.moves, entropy }, play };
  },

  act(table, { seat, ply, action: text, seq = 0, reason = "" }, { player, now, below }) {
    ownSeat(table, seat, player);
    checkPlaying(table);
    checkNotStale(table, ply, seq);
    const awaited = table.asked >= 0 ? monsterOf(table.state!, table.asked) : "";
    refuseIf(table.asked !== seat, "not-your-turn", { monster: awaited });
    const play = playAction(table, readAction(table, text), "person", below);
    const spent = Math.max(0, (now - table.snapshot.asked_at) / 1000);
    return { what: { type: "moved", seat, why: "person", moves: play.moves, spent, reason: cleanText(reason) }, play };
  },

  undo(table, { seat, ply, seq = 0 }, { player, now }) {
    ownSeat(table, seat, player);
    checkPlaying(table);
    checkNotStale(table, ply, seq);
    const to = table.undoTarget(now);
    if (!to || table.asked !== seat) throw new LocalRefusal("nothing-to-undo");
    return { what: { type: "undone", seat, to } };
  },

  order(table, { seat, orders }, { player }) {
    ownSeat(table, seat, player);
    checkNotOver(table);
    return { what: { type: "ordered", seat, orders } };
  },

  say(table, { text: typed }, { player }) {
    const seat = table.seats[table.seatsOf(player)[0] ?? -1];
    refuseIf(!seat, "not-seated");
    const text = cleanText(typed);
    refuseIf(!text, "bad-request", { detail: "text" });
    return { what: { type: "said", name: seat!.name, text } };
  },

  hurry(table, _, { player }) {
    checkPlaying(table);
    checkMember(table, player);
    refuseIf(table.hasPerson, "still-playing");
    return { what: { type: "hurried" } };
  },
};

// --- checks ----------------------------------------------------------------------------------------

function seatAt(table: Table, number: number): Seat {
  const seat = table.seats[number];
  if (!seat) throw new LocalRefusal("no-such-seat", { seats: table.seats.length });
  return seat;
}

function ownSeat(table: Table, number: number, player: string): Seat {
  const seat = seatAt(table, number);
  refuseIf(!player || seat.holder !== player, "not-your-seat");
  return seat;
}

function checkMember(table: Table, player: string): void {
  refuseIf(player !== table.snapshot.host && !table.seatsOf(player).length, "not-seated");
}

const checkGathering = ({ snapshot }: Table): void => refuseIf(snapshot.phase !== "gathering", "has-begun");
const checkNotOver = ({ snapshot }: Table): void => refuseIf(snapshot.phase === "over", "is-over");

function checkPlaying(table: Table): void {
  refuseIf(table.snapshot.phase === "gathering", "not-begun");
  checkNotOver(table);
}

function checkNotStale({ snapshot }: Table, ply: number, seq: number): void {
  refuseIf(ply !== snapshot.ply || (seq > 0 && seq < snapshot.undone), "stale");
}

// A player without a living monster may take a living monster of a bot.
function checkLateSeat(table: Table, number: number, player: string): void {
  const { late, second_life } = table.snapshot.setup;
  const mine = table.seatsOf(player);
  refuseIf(table.seats[number]!.holder, "already-seated");
  refuseIf(!late, "no-late");
  refuseIf(!table.state!.isAlive(number), "seat-not-free");
  refuseIf(mine.some((own) => table.state!.isAlive(own)), "already-seated");
  refuseIf(mine.length && !second_life, "no-second-life");
}

function readAction(table: Table, text: string): number {
  const action = parseMove(table.rules, table.state!, text);
  if (action !== null) return action;
  const legal = table.legal.map((each) => actionText(table.rules, table.state!, each));
  const shown = legal.slice(0, tables.constants.MAX_LEGAL_SHOWN);
  throw new LocalRefusal("illegal", { action: text, allowed: shown.join(", ") + (legal.length > shown.length ? " …" : "") });
}

// --- monsters and texts ----------------------------------------------------------------------------

// The monster for a seat: the wanted one, that of the seat, or the first free one.
function chooseMonster(table: Table, number: number, wanted: string): string {
  const own = table.seats[number]!.monster;
  if (table.snapshot.position) {
    refuseIf(wanted && wanted !== own, "seats-fixed");
    return own;
  }
  const others = new Set(table.seats.filter((_, n) => n !== number).map(({ monster }) => monster));
  refuseIf(wanted && others.has(wanted), "monster-taken", { monster: wanted });
  refuseIf(wanted && !tables.monsters.includes(wanted), "no-such-monster", { monster: wanted, monsters: tables.monsters.join(", ") });
  return wanted || own || firstFree(table, others);
}

// The first free monster; those of the edition come first.
const firstFree = (table: Table, taken: ReadonlySet<string>): string =>
  [...editionOf(table.snapshot.setup.edition).monsters, ...tables.monsters].find((monster) => !taken.has(monster))!;

function monstersOfSeats(table: Table): string[] {
  const taken = new Set(table.seats.map(({ monster }) => monster).filter(Boolean));
  return table.seats.map(({ monster: own }) => {
    const monster = own || firstFree(table, taken);
    taken.add(monster);
    return monster;
  });
}

// Text on one line, without control and direction characters; joiners stay: Persian and emoji need them.
const cleanText = (text: string): string => text.normalize("NFC").replace(/(?:(?![\u200c\u200d])[\p{C}\p{Z}])+/gu, " ").trim();

// A name has no commas, which separate players in the header of a record.
const cleanName = (text: string): string => cleanText(text.replaceAll(",", " ")).replace(/^[\u200c\u200d]+|[\u200c\u200d]+$/g, "");
