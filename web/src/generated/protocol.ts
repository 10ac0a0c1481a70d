// Made by `daikaiju docs` from src/daikaiju/server/. Do not edit.

/** The version of the messages. */
export const PROTOCOL = 1;

export type EditionName = "first" | "second" | "dark";

export type Level = "easy" | "medium" | "hard" | "expert";

export type Phase = "gathering" | "playing" | "over";

export type Language = "en" | "fr" | "es" | "ru" | "zh-Hant" | "fa";

/** Take a seat (or, while gathering, change one's name or monster there). */
export interface Sit {
  type: "sit";
  /** A seat, counted clockwise from 0. */
  seat: number;
  /** What somebody is called. */
  name: string;
  /** If absent: "". */
  monster?: string;
  /** Anything: it stirs the dice of the game. If absent: "". */
  entropy?: string;
  /** Chosen by the client; a command sent again under the same id is done once. */
  id: string;
}

/**
 * Let a bot have a free seat, or change its level.
 *
 * Also: let one stand in for somebody who is not connected and for whom all have waited a minute.
 */
export interface Man {
  type: "man";
  /** A seat, counted clockwise from 0. */
  seat: number;
  level: Level;
  /** Chosen by the client; a command sent again under the same id is done once. */
  id: string;
}

/** Give a seat up; whoever opened the table may free any seat while gathering. */
export interface Free {
  type: "free";
  /** A seat, counted clockwise from 0. */
  seat: number;
  /** Chosen by the client; a command sent again under the same id is done once. */
  id: string;
}

/** Let a bot stand in for you until you are back. */
export interface Leave {
  type: "leave";
  /** A seat, counted clockwise from 0. */
  seat: number;
  /** Chosen by the client; a command sent again under the same id is done once. */
  id: string;
}

/** Play again yourself. */
export interface Return {
  type: "return";
  /** A seat, counted clockwise from 0. */
  seat: number;
  /** Chosen by the client; a command sent again under the same id is done once. */
  id: string;
}

/** Change how many seats the table has, while gathering. */
export interface Resize {
  type: "resize";
  /** How many monsters play. */
  seats: number;
  /** Chosen by the client; a command sent again under the same id is done once. */
  id: string;
}

/** Begin the game; bots take the seats that are free. */
export interface Start {
  type: "start";
  /** Chosen by the client; a command sent again under the same id is done once. */
  id: string;
}

/** Decide, as notation writes it: `keep 11C`, `buy jets`, `yield`. */
export interface Act {
  type: "act";
  /** A seat, counted clockwise from 0. */
  seat: number;
  /** The number of moves seen: an older one is stale. */
  ply: number;
  action: string;
  /** `seq` of the picture seen; if given, it is stale once a decision was undone. If absent: 0. */
  seq?: number;
  /** Chosen by the client; a command sent again under the same id is done once. */
  id: string;
}

/**
 * Take your last decision back, if `Picture.undo` says that you may.
 *
 * It must have touched neither chance nor another monster, and you must still be asked.
 */
export interface Undo {
  type: "undo";
  /** A seat, counted clockwise from 0. */
  seat: number;
  /** The number of moves seen: an older one is stale. */
  ply: number;
  /** `seq` of the picture seen; if given, it is stale once a decision was undone. If absent: 0. */
  seq?: number;
  /** Chosen by the client; a command sent again under the same id is done once. */
  id: string;
}

/** Give a seat standing orders. */
export interface Order {
  type: "order";
  /** A seat, counted clockwise from 0. */
  seat: number;
  orders: Orders;
  /** Chosen by the client; a command sent again under the same id is done once. */
  id: string;
}

/** Say something to the table. */
export interface Say {
  type: "say";
  text: string;
  /** Chosen by the client; a command sent again under the same id is done once. */
  id: string;
}

/** After the game: the same people at a new table. */
export interface Rematch {
  type: "rematch";
  /** Chosen by the client; a command sent again under the same id is done once. */
  id: string;
}

/** Is anybody there? Changes nothing. */
export interface Ping {
  type: "ping";
  /** Chosen by the client; a command sent again under the same id is done once. */
  id: string;
}

/** The first message on a socket. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  /** The version of the rules. */
  rules: string;
  /** Your public id. */
  you: string;
  table: string;
  picture: Picture;
}

/** Something happened. Updates arrive in the order of `picture.seq`, without gaps. */
export interface Update {
  type: "update";
  /** The kind of entry: `sat`, `moved`, `undone`, `said` … */
  what: string;
  picture: Picture;
  /** Who asked for it. If absent: "". */
  by?: string;
  /** Whom it concerns. If absent: -1. */
  seat?: number;
  /** If absent: []. */
  steps?: Step[];
  /** With `said`: who … If absent: "". */
  name?: string;
  /** … and what. If absent: "". */
  text?: string;
}

/** Who is connected has changed. */
export interface Present {
  type: "present";
  seats: boolean[];
  /** If absent: 0. */
  watchers?: number;
}

/** Your command was carried out and stored. */
export interface Done {
  type: "done";
  id: string;
  seq: number;
  /** If absent: 0. */
  ply?: number;
  /** With `rematch`: the new one. If absent: "". */
  table?: string;
}

/** Your command was not carried out; nothing has changed. */
export interface Refused {
  type: "refused";
  code: string;
  sentence: string;
  /** If absent: "". */
  id?: string;
  /** If absent: 0. */
  seq?: number;
  /** If absent: 0. */
  ply?: number;
  /** The same command may work a little later. If absent: false. */
  again?: boolean;
}

/** The server goes down or this socket is no longer wanted; come back after a while. */
export interface Closing {
  type: "closing";
  code: string;
  sentence: string;
  /** Seconds. */
  after: number;
}

/**
 * An option of the rules: what a table may choose, and what it gets if it does not.
 *
 * With `usual` null that hangs on the number of seats.
 */
export interface Choice {
  name: string;
  values: (boolean | string)[];
  usual: boolean | string | null;
}

/** A rulebook. */
export interface EditionSeen {
  name: string;
  year: number;
  /** In the box. */
  monsters: string[];
  options: Choice[];
}

/** How much of everything there may be. */
export interface LimitsSeen {
  /** Unfinished ones that somebody has opened. */
  tables_of_player: number;
  sockets_of_table: number;
  /** A minute and address. */
  requests: number;
  /** Tables looked up by code, a minute and address. */
  codes: number;
  /** A second and socket. */
  commands: number;
  /** Bytes of a message on a socket. */
  message: number;
  /** Bytes of the body of a request … */
  body: number;
  /** … and of one that brings a record along. */
  record: number;
}

/** What this server is and offers. */
export interface ServerInfo {
  name: string;
  version: string;
  protocol: number;
  monsters: string[];
  editions: EditionSeen[];
  levels: Level[];
  languages: string[];
  /** That standing orders can be given for. */
  cards: string[];
  limits: LimitsSeen;
}

/** Whether the server lives, or whether it can store anything. */
export interface Health {
  ok: boolean;
}

/** You, as this server knows you: by the cookie of your browser. */
export interface Me {
  /** Public: seats refer to it; empty: this server does not know you. */
  id: string;
  name: string;
  /** Empty: as your browser says. */
  language: string;
}

/** Become somebody. */
export interface NewPlayer {
  /** What somebody is called, or nothing. If absent: "". */
  name?: string;
  /** If absent: null. */
  language?: Language | null;
}

/** Change what is not null. */
export interface ChangeMe {
  /** If absent: null. */
  name?: string | null;
  /** If absent: null. */
  language?: Language | null;
}

/**
 * Open a table: for a new game, or from a position of another table, of a record, or of an
 * example of the rulebook in the edition of the setup.
 */
export interface NewTable {
  /** If absent: all that its fields are if absent. */
  setup?: Partial<Setup>;
  /** If absent: null. */
  fork?: Fork | null;
  /** If absent: null. */
  record?: FromRecord | null;
  /** An example of the rulebook, like EX-4. If absent: "". */
  example?: string;
}

/** A table in a list. */
export interface Listed {
  table: string;
  code: string;
  phase: Phase;
  edition: EditionName;
  seats: number;
  /** Who have a seat. */
  people: number;
  /** Milliseconds since 1970. */
  created: number;
  changed: number;
}

/** Some tables, the latest first. With `next`, that as `before` brings those after them. */
export interface Listing {
  tables: Listed[];
  /** If absent: 0. */
  next?: number;
}

/** Which part of a list. */
export interface Page {
  /** What the part before it had as `next`. If absent: 0. */
  before?: number;
  /** How many at most. If absent: 50. */
  most?: number;
}

/** The table that a code names. */
export interface Found {
  table: string;
  code: string;
}

/** Which updates. */
export interface After {
  /** The `seq` of the last one that is known. If absent: 0. */
  after?: number;
  /** How many at most. If absent: 100. */
  most?: number;
}

/** What happened at a table, in order, as you may know it. */
export interface History {
  updates: Update[];
}

/** What odds are wanted for; with nothing, the server chooses what is worth a look. */
export interface Goals {
  /** With commas between them: `stars`, `claws>=3`, `kill:MONSTER`, `win` … If absent: "". */
  goal?: string;
}

/** How much of a game: its first moves, or with null all of them. */
export interface UpTo {
  /** If absent: null. */
  ply?: number | null;
}

/** All that is needed to derive every draw of a finished game again. */
export interface Proof {
  commitment: string;
  secret: string;
  entropy: string[];
  draws: Draw[];
}

/** Exact odds in a position, from what whoever asks may see of it. */
export interface Odds {
  /** By seat: the chance to die before its next turn; null: out, or unknown. */
  threats: (number | null)[];
  /** Of the picture that they belong to. If absent: 0. */
  seq?: number;
  /** If absent: 0. */
  ply?: number;
  /** Who is asked, if goals or answers are told. If absent: -1. */
  seat?: number;
  /** If it throws dice; the most telling first. If absent: []. */
  goals?: GoalOdds[];
  /** Else, if it matters to its life what it answers. If absent: []. */
  answers?: AnswerOdds[];
  /** False: something would take too long to find out and was left out. If absent: true. */
  whole?: boolean;
}

/** What the table shall decide for somebody without asking. */
export interface Orders {
  /** Hurt in Tokyo: what to do, or what decides it. If absent: "ask". */
  tokyo?: "ask" | "danger" | "hearts" | "stay" | "yield";
  /** With `hearts`: yield with so many or fewer. If absent: 3. */
  hearts?: number;
  /** With `danger`: yield if it may die so likely, in percent. If absent: 25. */
  danger?: number;
  /** Cards to use whenever they are offered, or never. If absent: {}. */
  cards?: Record<string, "never" | "use">;
  /** With less energy than this: buy nothing. If absent: 0. */
  buy_from?: number;
}

/** All that there is to see: nothing of an earlier picture is needed. */
export interface Picture {
  seq: number;
  ply: number;
  /** The server's clock, milliseconds since 1970. */
  now: number;
  phase: Phase;
  setup: Setup;
  /** Who opened the table. */
  host: string;
  code: string;
  commitment: string;
  seats: SeatSeen[];
  /** If absent: null. */
  board?: Board | null;
  /** One line that reads back: docs/notation.md. If absent: "". */
  position?: string;
  /** If absent: null. */
  asked?: Asked | null;
  /** What you may do, if it is you who must decide. If absent: []. */
  legal?: string[];
  /** … and whether you may take your last decision back. If absent: false. */
  undo?: boolean;
  /** If absent: null. */
  result?: Result | null;
  /** Of the dice, when the game is over. If absent: "". */
  secret?: string;
  /** The table that this one follows or branches from. If absent: "". */
  origin?: string;
  /** The table of the rematch … If absent: "". */
  next?: string;
  /** … and its code. If absent: "". */
  next_code?: string;
  /** Connected people who do not sit here. If absent: 0. */
  watchers?: number;
}

/** One move and what it did. */
export interface Step {
  /** As notation writes it; `reveal ?` where you may not see the card. */
  move: string;
  ply: number;
  /** Who; -1: chance. If absent: -1. */
  seat?: number;
  /** If absent: "table". */
  why?: "bot" | "orders" | "person" | "table";
  /** If absent: []. */
  events?: Happening[];
}

/** What whoever opens a table decides. */
export interface Setup {
  edition: EditionName;
  options: Choices;
  /** How many monsters play. */
  seats: number;
  clock: Clock;
  /** Listed for everybody; else found by its code. */
  open: boolean;
  /** Those who do not sit here may look on. */
  watched: boolean;
  /** The bot that plays wherever nobody does. */
  level: Level;
  /** A bot's seat may be taken in the middle. */
  late: boolean;
  /** … also by somebody whose own monster is out. */
  second_life: boolean;
  /** Whoever sees the game may ask for the odds. */
  odds: boolean;
  /** Milliseconds before each decision of a bot. */
  pace: number;
}

/** A position of another table to go on from. */
export interface Fork {
  /** The name of a table. */
  table: string;
  /** A number of moves from the start. */
  ply: number;
}

/** A position of a game record to go on from. */
export interface FromRecord {
  text: string;
  /** A number of moves from the start. */
  ply: number;
}

/** One draw, told so that nobody needs the rules to check it. */
export interface Draw {
  number: number;
  /** Moves before it. */
  ply: number;
  /** The number drawn is below this. */
  ways: number;
  /** As recorded. */
  brought: string;
  /** What each number brings; of dice, its digits say it. */
  possible: string[];
}

/** What the dice can still do for a goal, if they are thrown for nothing else. */
export interface GoalOdds {
  /** `stars`, `claws>=3`, `kill:MONSTER`, `win` … */
  goal: string;
  /** The values are chances; else they are averages. */
  chance: boolean;
  /** With the best play from here on. */
  value: number;
  /** If no more dice are thrown. */
  stop: number;
  /** What to do now for the best value. */
  action: string;
}

/** What an answer means for whoever is asked. */
export interface AnswerOdds {
  action: string;
  /** The chance to die before its next turn. */
  danger: number;
}

/** Who sits where. */
export interface SeatSeen {
  /** If absent: "". */
  monster?: string;
  /** If absent: "". */
  holder?: string;
  /** If absent: "". */
  name?: string;
  /** If absent: null. */
  bot?: Level | null;
  /** Connected. If absent: false. */
  present?: boolean;
  /** If absent: 0. */
  reserve?: number;
  /** If absent: "". */
  entropy?: string;
  /** Only for the holder. If absent: null. */
  orders?: Orders | null;
}

/** Everything that lies on the table, as one seat may see it. */
export interface Board {
  edition: string;
  /** Whose. */
  turn: number;
  /** Of the turn. */
  step: string;
  /** Left. */
  throws: number;
  /** `113ECH`. */
  dice: string;
  monsters: MonsterSeen[];
  market: (OnOffer | null)[];
  /** Cards left. */
  deck: number;
  /** If absent: []. */
  discard?: string[];
  /** That can be taken. If absent: []. */
  tiles?: string[];
  /** The top card of the deck, for those who have looked at it. If absent: "". */
  top?: string;
  /** Dice just thrown for a card. If absent: "". */
  aside?: string;
}

/** Who must decide. */
export interface Asked {
  seat: number;
  /** Milliseconds since 1970. */
  since: number;
  /** When a bot takes over; 0: nobody is hurried. If absent: 0. */
  until?: number;
  /** `keep`, `yield`, `buy` …: the frames of docs/notation.md. If absent: "". */
  question?: string;
}

/** How the game ended. */
export interface Result {
  winners: number[];
  reason: "nobody" | "stars" | "survivor";
}

/** A change, and what brought it about. */
export interface Happening {
  /** Rules.events.EVENT_NAMES. */
  what: string;
  seat: number;
  /** With `moved` the place (0 outside, 1 City, 2 Bay), with `revealed` the slot. If absent: 0. */
  amount?: number;
  /** A card or tile, `face:1`, `claws`, `entering`, … If absent: "". */
  cause?: string;
  /** Ids of docs/rules.md, or `card:NAME`, `tile:NAME`. If absent: []. */
  rules?: string[];
  /** With `copied`: what is copied now. If absent: "". */
  card?: string;
}

/** Options of the rules; null is what the edition says. See docs/notation.md. */
export interface Choices {
  /** If absent: "red". */
  tiles?: "green" | "mixed" | "red";
  /** If absent: null. */
  two_player?: boolean | null;
  /** If absent: null. */
  bay?: boolean | null;
  /** If absent: null. */
  win?: "at_once" | "end_of_turn" | null;
  /** If absent: null. */
  survivor?: "at_once" | "end_of_turn" | null;
  /** If absent: "shared". */
  ties?: "active_first" | "shared";
  /** If absent: "throw". */
  starter?: "lot" | "throw";
  /** If absent: "full". */
  deck?: "full" | "none";
}

/** How long people may think. With `move` 0 nobody is hurried. */
export interface Clock {
  /** Seconds for each decision. */
  move: number;
  /** Seconds that a seat has beyond that in a whole game. */
  reserve: number;
}

/** A monster on the board. */
export interface MonsterSeen {
  monster: string;
  health: number;
  stars: number;
  energy: number;
  place: "bay" | "city" | "out" | "outside";
  /** If absent: 0. */
  poison?: number;
  /** If absent: 0. */
  shrink?: number;
  /** If absent: 0. */
  wickedness?: number;
  /** If absent: false. */
  zombie?: boolean;
  /** If absent: []. */
  cards?: CardSeen[];
  /** If absent: []. */
  tiles?: CardSeen[];
}

/** A card in the market, with what it costs each monster, by seat. */
export interface OnOffer {
  card: string;
  prices: number[];
}

/** A card or tile in front of a monster. */
export interface CardSeen {
  card: string;
  /** What lies on it: smoke, stored energy. If absent: 0. */
  counter?: number;
  /** The card that it works as. If absent: "". */
  copies?: string;
}

/** What browsers send. */
export type AnyCommand =
  | Sit
  | Man
  | Free
  | Leave
  | Return
  | Resize
  | Start
  | Act
  | Undo
  | Order
  | Say
  | Rematch
  | Ping;

/** What the server sends on a socket. */
export type AnyMessage = Welcome | Update | Present | Done | Refused | Closing;

/** Why something is refused; later versions may know more. */
export type RefusalCode =
  | "bad-request"
  | "bad-name"
  | "no-player"
  | "foreign-origin"
  | "not-your-seat"
  | "not-the-host"
  | "not-seated"
  | "private"
  | "no-such-page"
  | "no-such-table"
  | "no-such-code"
  | "no-such-seat"
  | "no-such-move"
  | "no-such-example"
  | "not-allowed"
  | "stale"
  | "not-your-turn"
  | "nothing-to-undo"
  | "illegal"
  | "seat-taken"
  | "seat-not-free"
  | "already-seated"
  | "monster-taken"
  | "no-such-monster"
  | "seats-occupied"
  | "has-begun"
  | "not-begun"
  | "is-over"
  | "not-over"
  | "nobody-seated"
  | "not-away"
  | "already-away"
  | "still-waited-for"
  | "seats-fixed"
  | "no-late"
  | "no-second-life"
  | "no-odds"
  | "bad-record"
  | "too-big"
  | "wrong-type"
  | "too-fast"
  | "too-many-tables"
  | "too-many-sockets"
  | "table-full"
  | "server-error"
  | "odds-unknown"
  | "unavailable"
  | "closing";
