// Made by `daikaiju docs` from src/daikaiju/server/. Do not edit.

/** Version of the protocol. */
export const PROTOCOL = 1;

export type EditionName = "first" | "second" | "dark";

export type Level =
  | "easy"
  | "medium"
  | "hard"
  | "expert"
  | "master"
  | "legend";

export type Phase = "gathering" | "playing" | "over";

export type Language = "en" | "fr" | "es" | "ru" | "zh-Hant" | "fa";

export type ReviewLabel = "fine" | "inaccuracy" | "mistake" | "blunder";

/** Take a seat. Before the game starts, also: change the own name or monster. */
export interface Sit {
  type: "sit";
  /** Number of a seat, clockwise from 0. */
  seat: number;
  /** Display name of a player. */
  name: string;
  /** If absent: "". */
  monster?: string;
  /** Any text. It is mixed into the randomness of the dice. If absent: "". */
  entropy?: string;
  /** Chosen by the client. A command sent again with the same id is executed once. */
  id: string;
}

/**
 * Give a free seat to a bot, or change the level of a bot.
 *
 * Also: let a bot play for a player who is not connected and has been awaited for a minute.
 */
export interface Man {
  type: "man";
  /** Number of a seat, clockwise from 0. */
  seat: number;
  level: Level;
  /** Chosen by the client. A command sent again with the same id is executed once. */
  id: string;
}

/** Give up a seat. Before the game starts, the host may free any seat. */
export interface Free {
  type: "free";
  /** Number of a seat, clockwise from 0. */
  seat: number;
  /** Chosen by the client. A command sent again with the same id is executed once. */
  id: string;
}

/** Let a bot play for you until you return. */
export interface Leave {
  type: "leave";
  /** Number of a seat, clockwise from 0. */
  seat: number;
  /** Chosen by the client. A command sent again with the same id is executed once. */
  id: string;
}

/** Play again after `leave`. */
export interface Return {
  type: "return";
  /** Number of a seat, clockwise from 0. */
  seat: number;
  /** Chosen by the client. A command sent again with the same id is executed once. */
  id: string;
}

/** Change the number of seats before the game starts. */
export interface Resize {
  type: "resize";
  /** Number of seats. */
  seats: number;
  /** Chosen by the client. A command sent again with the same id is executed once. */
  id: string;
}

/**
 * Start the game. Bots take the free seats.
 *
 * At least one player must have added a text to the dice: here, or with `sit`.
 */
export interface Start {
  type: "start";
  /** Any text. It is mixed into the randomness of the dice. If absent: "". */
  entropy?: string;
  /** Chosen by the client. A command sent again with the same id is executed once. */
  id: string;
}

/** Add a new text to the dice if `Picture.renew` is true, so that the game goes on. */
export interface Renew {
  type: "renew";
  /** Any text. It is mixed into the randomness of the dice. */
  entropy: string;
  /** Chosen by the client. A command sent again with the same id is executed once. */
  id: string;
}

/** Make a decision, in notation: `keep 11C`, `buy jets`, `yield`. */
export interface Act {
  type: "act";
  /** Number of a seat, clockwise from 0. */
  seat: number;
  /** `ply` of the picture that the client has seen. An older one is stale. */
  ply: number;
  action: string;
  /** `seq` of that picture. If given, it is stale after an undo. If absent: 0. */
  seq?: number;
  /** Why the player decides so. Others see it when the game is over. If absent: "". */
  reason?: string;
  /** Chosen by the client. A command sent again with the same id is executed once. */
  id: string;
}

/**
 * Undo your last decision if `Picture.undo` is true.
 *
 * The decision must have affected neither chance nor another monster, and you must decide next.
 */
export interface Undo {
  type: "undo";
  /** Number of a seat, clockwise from 0. */
  seat: number;
  /** `ply` of the picture that the client has seen. An older one is stale. */
  ply: number;
  /** `seq` of that picture. If given, it is stale after an undo. If absent: 0. */
  seq?: number;
  /** Chosen by the client. A command sent again with the same id is executed once. */
  id: string;
}

/** Set the standing orders of a seat. */
export interface Order {
  type: "order";
  /** Number of a seat, clockwise from 0. */
  seat: number;
  orders: Orders;
  /** Chosen by the client. A command sent again with the same id is executed once. */
  id: string;
}

/** Send a chat message to the table. Spectators may do so if `Setup.chat` is `all`. */
export interface Say {
  type: "say";
  text: string;
  /** Chosen by the client. A command sent again with the same id is executed once. */
  id: string;
}

/** Let the bots finish the game without pauses, when no person has a monster any more. */
export interface Hurry {
  type: "hurry";
  /** Chosen by the client. A command sent again with the same id is executed once. */
  id: string;
}

/** After the game: open a new table for the same players. */
export interface Rematch {
  type: "rematch";
  /** Chosen by the client. A command sent again with the same id is executed once. */
  id: string;
}

/** After the game: open a table with the same dice and cards for each seat and turn. */
export interface PlayDeal {
  type: "play_deal";
  /** Chosen by the client. A command sent again with the same id is executed once. */
  id: string;
}

/** Check the connection. Changes nothing. */
export interface Ping {
  type: "ping";
  /** Chosen by the client. A command sent again with the same id is executed once. */
  id: string;
}

/** The first message on a socket. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  /** Version of the rules. */
  rules: string;
  /** Your public id. */
  you: string;
  table: string;
  picture: Picture;
}

/** The table has changed. Updates arrive in the order of `picture.seq`, without gaps. */
export interface Update {
  type: "update";
  /** The kind of entry: `sat`, `moved`, `undone`, `said` … */
  what: string;
  picture: Picture;
  /** Public id of the player who caused it. If absent: "". */
  by?: string;
  /** Seat that the entry is about. If absent: -1. */
  seat?: number;
  /** If absent: []. */
  steps?: Step[];
  /** With `said`: name of the player or spectator. If absent: "". */
  name?: string;
  /** With `said`: the text. If absent: "". */
  text?: string;
}

/** Players or spectators have connected or disconnected. */
export interface Present {
  type: "present";
  seats: boolean[];
  /** If absent: 0. */
  watchers?: number;
  /** Names of spectators. If absent: []. */
  spectators?: string[];
}

/** Your command was executed and stored. */
export interface Done {
  type: "done";
  id: string;
  seq: number;
  /** If absent: 0. */
  ply?: number;
  /** With `rematch` and `play_deal`: id of the new table. If absent: "". */
  table?: string;
}

/** Your command was not executed. Nothing has changed. */
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
  /** The same command may succeed a little later. If absent: false. */
  again?: boolean;
}

/** The server shuts down or ends this socket. Connect again after `after` seconds. */
export interface Closing {
  type: "closing";
  code: string;
  sentence: string;
  /** Seconds. */
  after: number;
}

/**
 * An option of the rules: its possible values and its default.
 *
 * With `usual` null the default depends on the number of seats.
 */
export interface Choice {
  name: string;
  values: (boolean | string)[];
  usual: boolean | string | null;
}

/** An edition of the game. */
export interface EditionSeen {
  name: string;
  year: number;
  /** Monsters of this edition. */
  monsters: string[];
  options: Choice[];
}

/** The limits of this server. */
export interface LimitsSeen {
  /** Unfinished tables that one player has opened. */
  tables_of_player: number;
  sockets_of_table: number;
  /** Per minute and address. */
  requests: number;
  /** Tables looked up by code, per minute and address. */
  codes: number;
  /** Per second and socket. */
  commands: number;
  /** Maximal bytes of a message on a socket. */
  message: number;
  /** Maximal bytes of the body of a request. */
  body: number;
  /** Maximal bytes of the body of a request with a record. */
  record: number;
}

/** Properties of this server. */
export interface ServerInfo {
  name: string;
  version: string;
  protocol: number;
  monsters: string[];
  editions: EditionSeen[];
  levels: Level[];
  languages: string[];
  /** Cards for standing orders. */
  cards: string[];
  /** Packs of this server: see `GET /packs`. */
  packs: string[];
  /** The server can send e-mail to players who want it. */
  mail: boolean;
  limits: LimitsSeen;
}

/** Whether the server runs, or whether it can store data. */
export interface Health {
  ok: boolean;
}

/** The language of texts. */
export interface InLanguage {
  /** If absent: "en". */
  language?: Language;
}

/** A card, or a face of a Wickedness tile, of a pack. */
export interface PackCard {
  pack: string;
  kind: "discard" | "keep" | "tile";
  /** Of a tile: 3, 6 or 10. If absent: 0. */
  level?: number;
  /** Of a tile. If absent: "". */
  side?: "" | "green" | "red";
  /** For each edition that has the card. If absent: {}. */
  costs?: Record<string, number>;
  /** In the deck, if more than one. If absent: {}. */
  copies?: Record<string, number>;
  /** The phases of a game in which it acts. If absent: []. */
  when?: string[];
}

/** The cards of all packs of the server. Only the host of the server chooses packs. */
export interface PackCards {
  cards: Record<string, PackCard>;
  /** By `pack-NAME`, `card-NAME`, `card-NAME.effect`. */
  texts: Record<string, string>;
}

/** The player that the cookie identifies. */
export interface Me {
  /** Public id, used in seats; empty: no player. */
  id: string;
  name: string;
  /** Empty: as in Accept-Language. */
  language: string;
}

/** Create a player. */
export interface NewPlayer {
  /** Display name of a player, or empty. If absent: "". */
  name?: string;
  /** If absent: null. */
  language?: Language | null;
}

/** Change the fields that are not null. */
export interface ChangeMe {
  /** If absent: null. */
  name?: string | null;
  /** If absent: null. */
  language?: Language | null;
}

/**
 * Open a table for a new game, or from an existing position.
 *
 * The position is one of another table, of a record, of an example in the edition of the setup,
 * or of a puzzle.
 */
export interface NewTable {
  /** If absent: the defaults of its fields. */
  setup?: Partial<Setup>;
  /** If absent: null. */
  fork?: Fork | null;
  /** If absent: null. */
  record?: FromRecord | null;
  /** Id of an example of the rulebook, such as EX-4, or of a puzzle, such as k7qd. If absent: "". */
  example?: string;
}

/** A table in a list. */
export interface Listed {
  table: string;
  code: string;
  phase: Phase;
  edition: EditionName;
  seats: number;
  /** Number of players with a seat. */
  people: number;
  /** Milliseconds since 1970. */
  created: number;
  changed: number;
}

/** Some tables, the latest first. For the next part send `next` as `before`. */
export interface Listing {
  tables: Listed[];
  /** If absent: 0. */
  next?: number;
}

/** A part of a list. */
export interface Page {
  /** `next` of the previous part. If absent: 0. */
  before?: number;
  /** Maximal number. If absent: 50. */
  most?: number;
}

/** A seat in a list of games. */
export interface GameSeat {
  /** If absent: "". */
  monster?: string;
  /** If absent: "". */
  name?: string;
  /** A bot plays it. If absent: null. */
  bot?: Level | null;
  /** If absent: false. */
  yours?: boolean;
  /** In a finished game: 1 is a winner. If absent: 0. */
  place?: number;
}

/** A game of yours: the table with all seats, and your result. */
export interface Game {
  table: string;
  code: string;
  phase: Phase;
  edition: EditionName;
  /** Of bots. */
  level: Level;
  /** Milliseconds since 1970. */
  created: number;
  changed: number;
  seats: GameSeat[];
  /** The game waits for you. If absent: false. */
  waits?: boolean;
}

/** Some games, the latest first. For the next part send `next` as `before`. */
export interface Games {
  games: Game[];
  /** If absent: 0. */
  next?: number;
}

/** The games with one deal that you may see, the first game first. */
export interface DealGames {
  /** Of the first game. */
  code: string;
  games: Game[];
}

/** A game record to watch, and the part of its updates that is wanted. */
export interface UploadedRecord {
  text: string;
  /** The `seq` of the last known update. If absent: 0. */
  after?: number;
  /** Maximal number. If absent: 100. */
  most?: number;
}

/** The table of a code. */
export interface Found {
  table: string;
  code: string;
}

/** A range of updates. */
export interface After {
  /** The `seq` of the last known update. If absent: 0. */
  after?: number;
  /** Maximal number. If absent: 100. */
  most?: number;
}

/** Updates of a table in order, as you may see them. */
export interface History {
  updates: Update[];
}

/** Goals to compute odds for. Without a goal, the server chooses useful ones. */
export interface Goals {
  /** Comma-separated: `stars`, `claws>=3`, `kill:MONSTER`, `win` … If absent: "". */
  goal?: string;
}

/** The first moves of a game, or all moves if `ply` is null. */
export interface UpTo {
  /** If absent: null. */
  ply?: number | null;
}

/** The profile of the player of the session. */
export interface Profile {
  name: string;
  /** Favourite monster; empty: none. */
  monster: string;
  /** Number of browsers that use this profile. */
  devices: number;
}

/** Set the favourite monster; empty: none. */
export interface ChangeProfile {
  monster: string;
}

/** A code that another browser can use once to take over this profile. */
export interface MoveCode {
  code: string;
  /** Milliseconds since 1970. */
  expires: number;
  /** The code is behind the `#`: browsers do not send it to servers. */
  link: string;
  /** The link as a QR code: rows of `0` (light) and `1` (dark). */
  qr: string[];
}

/** Use a code from another browser. */
export interface UseMoveCode {
  /** A code from another device; spaces and dashes are ignored. */
  code: string;
}

/** A person with whom you have finished games. */
export interface Opponent {
  /** Public id. */
  player: string;
  /** In the last game. */
  name: string;
  /** In the last game. */
  monster: string;
  games: number;
  /** Of this person, in those games. */
  wins: number;
  /** End of the last game, milliseconds since 1970. */
  last: number;
  /** Of the last game: its `rematch` invites the same people. */
  table: string;
  code: string;
}

/** Your recent opponents, the last first, and your own wins against people. */
export interface Opponents {
  opponents: Opponent[];
  /** Finished games with other people. */
  games: number;
  wins: number;
}

/** A running game that waits for your decision. */
export interface Turn {
  table: string;
  code: string;
  monster: string;
  /** Milliseconds since 1970. */
  since: number;
  /** When a bot takes over; 0: no limit. */
  until: number;
}

/** The games that wait for you, and the text of a notification about them. */
export interface Turns {
  turns: Turn[];
  title: string;
  body: string;
}

/** What a browser needs to subscribe to Web Push notifications. */
export interface PushInfo {
  /** Public VAPID key of the server, base64url. */
  key: string;
}

/** The subscription of a browser, as `PushSubscription` describes it. */
export interface Subscribe {
  /** URL of the push service of a browser, https only. */
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** Cancel the subscription of a browser. */
export interface NoPush {
  /** URL of the push service of a browser, https only. */
  endpoint: string;
}

/** Your own e-mail address. Nobody else sees it. */
export interface EmailSeen {
  /** Empty: none. */
  address: string;
  /** Messages are sent only to a confirmed address. */
  confirmed: boolean;
}

/** Set the e-mail address; a message with a link to confirm it is sent there. */
export interface ChangeEmail {
  /** An e-mail address; only ASCII before the @. */
  address: string;
}

/** Confirm an e-mail address with the link in the message. */
export interface ConfirmEmail {
  /** The last part of the link in a message. */
  token: string;
}

/** The rating of a person who wants one: points on the scale of chess, 1500 at the start. */
export interface RatingSeen {
  points: number;
  /** Half width of the 95 % interval. */
  plus_minus: number;
  /** That have counted. */
  games: number;
}

/** Your own rating. */
export interface MyRating {
  /** Null: you have not asked for one. */
  rating: RatingSeen | null;
  /** For a place in the ranking. */
  least_games: number;
}

/** A person in the ranking. */
export interface Ranked {
  /** Of the profile; may be empty. */
  name: string;
  rating: RatingSeen;
  yours: boolean;
}

/**
 * The people of this server who want a rating and have enough games, the best first.
 *
 * The order is that of the lower ends of the intervals.
 */
export interface Ranking {
  players: Ranked[];
  least_games: number;
}

/** The people whose ratings are wanted. */
export interface RatingsOf {
  /** Public ids of players, separated by commas; at most 12. */
  players: string;
}

/** The ratings of those of the people who want one, by public id. */
export interface Ratings {
  ratings: Record<string, RatingSeen>;
}

/** A possible action of a decision. */
export interface ReviewedOption {
  /** As in the record. */
  action: string;
  /** To win, of the monster that decides, after a quick evaluation. */
  chance: number;
}

/** What one decision cost. Chances and costs are from 0 to 1. */
export interface ReviewedDecision {
  /** Number of moves before it. */
  ply: number;
  seat: number;
  /** As in the record. */
  action: string;
  /** The best action. */
  best: string;
  /** Win chance lost against the best action. */
  cost: number;
  /** Of the cost; a cost within it is fine. */
  uncertainty: number;
  label: ReviewLabel;
  /** The best actions. */
  options: ReviewedOption[];
  /** Why the best action is better. */
  sentences: string[];
}

/** The change of a monster's win chance by cause; the sum is the result minus the start. */
export interface LuckAndSkill {
  own_dice: number;
  others_dice: number;
  cards: number;
  own_decisions: number;
  others_decisions: number;
}

/** What the champion would do in your pending decision. Chances are from 0 to 1. */
export interface HintReply {
  seat: number;
  ply: number;
  /** As in the record. */
  best: string;
  /** To win, after the best action. */
  chance: number;
  /** The best action that is clearly worse, as in the record; empty: there is none. */
  against: string;
  /** Win chance that this action would lose. */
  cost: number;
  /** Of the cost. */
  uncertainty: number;
  /** The best actions. */
  options: ReviewedOption[];
  /** Why the best action is better. */
  sentences: string[];
}

/** Win chances for spectators at the start of the turn before the current one. */
export interface DelayedChances {
  /** Turns that began before that position; 0 with no chances: it is too early. */
  turn: number;
  /** By seat, from 0 to 1. */
  chances: number[];
}

/** The review of a finished game. Ask again while it is not complete. */
export interface Review {
  complete: boolean;
  /** Decisions that were examined closely. */
  done: number;
  /** Decisions to examine closely. */
  total: number;
  /** Win chances before each move and at the end, by seat. */
  chances: number[][];
  /** By seat. */
  terms: LuckAndSkill[];
  decisions: ReviewedDecision[];
}

/** The data to derive every draw of a finished game again. */
export interface Proof {
  commitment: string;
  secret: string;
  entropy: string[];
  draws: Draw[];
  /** The whole record, with the hash of the game. */
  record: string;
  /** Later secrets, after restores from a backup. */
  restored: RestoredDice[];
}

/** Exact odds in a position, from the information that the viewer has. */
export interface Odds {
  /** By seat: chance to die before its next turn; null: out, or unknown. */
  threats: (number | null)[];
  /** `seq` of the picture that the odds belong to. If absent: 0. */
  seq?: number;
  /** If absent: 0. */
  ply?: number;
  /** The seat that decides, if there are goals or answers. If absent: -1. */
  seat?: number;
  /** If the seat throws dice; the most useful first. If absent: []. */
  goals?: GoalOdds[];
  /** In other decisions, if the dangers differ. If absent: []. */
  answers?: AnswerOdds[];
  /** False: a part would take too long and was left out. If absent: true. */
  whole?: boolean;
}

/** Standing orders: decisions that the table makes for a player without asking. */
export interface Orders {
  /** What a monster does that is attacked in Tokyo, or what decides it. If absent: "ask". */
  tokyo?: "ask" | "danger" | "hearts" | "stay" | "yield";
  /** With `hearts`: yield with this many hearts or fewer. If absent: 3. */
  hearts?: number;
  /** With `danger`: yield if the chance to die is at least this many percent. If absent: 25. */
  danger?: number;
  /** Cards that are always used when offered, or never. If absent: {}. */
  cards?: Record<string, "never" | "use">;
  /** Buy nothing with less energy than this. If absent: 0. */
  buy_from?: number;
}

/** The complete visible state of a table. No earlier picture is needed. */
export interface Picture {
  seq: number;
  ply: number;
  /** Time of the server, milliseconds since 1970. */
  now: number;
  phase: Phase;
  setup: Setup;
  /** Public id of the player who opened the table. */
  host: string;
  code: string;
  commitment: string;
  seats: SeatSeen[];
  /** If absent: null. */
  board?: Board | null;
  /** The position as text, see docs/notation.md. If absent: "". */
  position?: string;
  /** If absent: null. */
  asked?: Asked | null;
  /** Your legal actions, if you must decide. If absent: []. */
  legal?: string[];
  /** Whether you may undo your last decision. If absent: false. */
  undo?: boolean;
  /** If absent: null. */
  result?: Result | null;
  /** Secret of the dice, once the game is over. If absent: "". */
  secret?: string;
  /** Id of the table whose rematch or fork this is; only the host sees it. If absent: "". */
  origin?: string;
  /** Id of the table of the rematch. If absent: "". */
  next?: string;
  /** Code of the table of the rematch. If absent: "". */
  next_code?: string;
  /** Number of connected spectators. If absent: 0. */
  watchers?: number;
  /** Their names; those without a name are only counted. If absent: []. */
  spectators?: string[];
  /** Names of the packs of the game: see `GET /packs`. If absent: []. */
  packs?: string[];
  /** Entropy that the player added who started the game. If absent: "". */
  start_text?: string;
  /** If absent: "". */
  deal?: "" | "again" | "new";
  /** Code of the table that played the deal first. If absent: "". */
  deal_code?: string;
  /** Commitments of later secrets, after restores from a backup. If absent: []. */
  restored?: string[];
  /** The game was restored and waits for a new text: see `renew`. If absent: false. */
  renew?: boolean;
}

/** One move with its events. */
export interface Step {
  /** In notation; `reveal ?` if you may not see the card. */
  move: string;
  ply: number;
  /** -1: chance. If absent: -1. */
  seat?: number;
  /** If absent: "table". */
  why?: "bot" | "orders" | "person" | "table";
  /** If absent: []. */
  events?: Happening[];
  /** That the player stated; during the game only for your own seats. If absent: "". */
  reason?: string;
}

/** The choices of the player who opens a table. */
export interface Setup {
  edition: EditionName;
  options: Choices;
  /** Number of seats. */
  seats: number;
  clock: Clock;
  /** The table is listed publicly; else players need its code. */
  open: boolean;
  /** Spectators may watch. */
  watched: boolean;
  /** Who may chat; `all`: spectators with a name too. */
  chat: "all" | "players";
  /** Level of bots on seats without a player. */
  level: Level;
  /** Players may take seats of bots during the game. */
  late: boolean;
  /** So may players whose own monster is out. */
  second_life: boolean;
  /** Players and spectators may request odds. */
  odds: boolean;
  /** Who may ask the champion for a hint; `bots`: a player against bots only. */
  hints: "all" | "bots" | "none";
  /** Spectators see the win chances, delayed by a full turn. */
  chances: boolean;
  /** Delay of each decision of a bot, in milliseconds. */
  pace: number;
  /** The game uses the packs of the server, if any. */
  packs: boolean;
}

/** A position of another table as the start of a game. */
export interface Fork {
  /** Id of a table. */
  table: string;
  /** Number of moves since the start. */
  ply: number;
}

/** A position of a game record as the start of a game. */
export interface FromRecord {
  text: string;
  /** Number of moves since the start. */
  ply: number;
}

/** One draw, with all that is needed to check it without the rules. */
export interface Draw {
  number: number;
  /** Moves before it. */
  ply: number;
  /** Exclusive upper bound of the drawn number. */
  ways: number;
  /** The recorded action. */
  brought: string;
  /** The outcome of each number; empty for dice (base-6 digits). */
  possible: string[];
  /** Of the draw in a deal: `throw 2 5 0`; empty: its number counts. */
  name: string;
}

/** A secret that replaces the previous one. */
export interface RestoredDice {
  /** Number of the first draw with this secret. */
  first: number;
  commitment: string;
  /** In hexadecimal; only after the end of the game. */
  secret: string;
  /** Added by a player after the commitment was published. */
  entropy: string;
}

/** The odds of one goal of the dice, if the player pursues no other goal. */
export interface GoalOdds {
  /** `stars`, `claws>=3`, `kill:MONSTER`, `win` … */
  goal: string;
  /** The values are chances; else averages. */
  chance: boolean;
  /** With the best play from now on. */
  value: number;
  /** If the player stops throwing now. */
  stop: number;
  /** The action for the best value. */
  action: string;
}

/** The danger after one legal action. */
export interface AnswerOdds {
  action: string;
  /** The chance of the monster to die before its next turn. */
  danger: number;
}

/** A seat with its holder or bot. */
export interface SeatSeen {
  /** If absent: "". */
  monster?: string;
  /** If absent: "". */
  holder?: string;
  /** If absent: "". */
  name?: string;
  /** If absent: null. */
  bot?: Level | null;
  /** Whether the holder is connected. If absent: false. */
  present?: boolean;
  /** If absent: 0. */
  reserve?: number;
  /** If absent: "". */
  entropy?: string;
  /** Sent to the holder only. If absent: null. */
  orders?: Orders | null;
}

/** The whole board, as one seat may see it. */
export interface Board {
  edition: string;
  /** Seat whose turn it is. */
  turn: number;
  /** Step of the turn. */
  step: string;
  /** Throws left. */
  throws: number;
  /** `113ECH`. */
  dice: string;
  monsters: MonsterSeen[];
  market: (OnOffer | null)[];
  /** Number of cards left. */
  deck: number;
  /** If absent: []. */
  discard?: string[];
  /** Tiles that can be taken. If absent: []. */
  tiles?: string[];
  /** Top card of the deck, if you have seen it. If absent: "". */
  top?: string;
  /** Dice that were thrown for a card. If absent: "". */
  aside?: string;
}

/** The pending decision. */
export interface Asked {
  seat: number;
  /** Milliseconds since 1970. */
  since: number;
  /** When a bot takes over; 0: no limit. If absent: 0. */
  until?: number;
  /** From when on a bot may replace the player, if not connected; 0: a bot plays. If absent: 0. */
  stand_in?: number;
  /** `keep`, `yield`, `buy` …, see docs/notation.md. If absent: "". */
  question?: string;
}

/** The result of the game. */
export interface Result {
  winners: number[];
  reason: "nobody" | "standstill" | "stars" | "survivor";
}

/** An event: a change and its cause. */
export interface Happening {
  /** One of rules.events.EVENT_NAMES. */
  what: string;
  seat: number;
  /** If absent: 0. */
  amount?: number;
  /** A card or tile, `face:1`, `claws`, `entering`, … If absent: "". */
  cause?: string;
  /** Ids of docs/reference/rules.md, or `card:NAME`, `tile:NAME`. If absent: []. */
  rules?: string[];
  /** With `copied`: the copied card. If absent: "". */
  card?: string;
}

/** Options of the rules; null means the rule of the edition. See docs/notation.md. */
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
  /** If absent: "eliminated". */
  knockout?: "eliminated" | "one_turn";
  /** If absent: false. */
  predictions?: boolean;
}

/**
 * Time limits of players.
 *
 * With `reserve` alone it is a time bank: a player with an empty bank still gets
 * EMPTY_BANK_SECONDS for each decision. With both 0 there is no limit.
 */
export interface Clock {
  /** Seconds for each decision. */
  move: number;
  /** Additional seconds of a seat for the whole game. */
  reserve: number;
}

/** A monster on the board. */
export interface MonsterSeen {
  monster: string;
  health: number;
  stars: number;
  energy: number;
  place: "bay" | "city" | "down" | "out" | "outside";
  /** If absent: 0. */
  poison?: number;
  /** If absent: 0. */
  shrink?: number;
  /** If absent: 0. */
  wickedness?: number;
  /** If absent: false. */
  zombie?: boolean;
  /** Seat whose win the eliminated player predicts. If absent: -1. */
  prediction?: number;
  /** Points for that prediction if it comes true. If absent: 0. */
  stake?: number;
  /** If absent: []. */
  cards?: CardSeen[];
  /** If absent: []. */
  tiles?: CardSeen[];
}

/** A card in the market, with its price for each seat. */
export interface OnOffer {
  card: string;
  prices: number[];
}

/** A card or tile of a monster. */
export interface CardSeen {
  card: string;
  /** Counters on it: smoke, stored energy. If absent: 0. */
  counter?: number;
  /** The card that it copies. If absent: "". */
  copies?: string;
}

/** Commands that clients send. */
export type AnyCommand =
  | Sit
  | Man
  | Free
  | Leave
  | Return
  | Resize
  | Start
  | Renew
  | Act
  | Undo
  | Order
  | Say
  | Hurry
  | Rematch
  | PlayDeal
  | Ping;

/** Messages that the server sends on a socket. */
export type AnyMessage = Welcome | Update | Present | Done | Refused | Closing;

/** Reason of a refusal; later versions may add codes. */
export type RefusalCode =
  | "bad-request"
  | "bad-name"
  | "bad-email"
  | "no-player"
  | "foreign-origin"
  | "not-your-seat"
  | "not-the-host"
  | "not-seated"
  | "private"
  | "no-such-page"
  | "no-such-table"
  | "no-such-code"
  | "no-such-move-code"
  | "no-such-email"
  | "no-mail"
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
  | "needs-text"
  | "is-over"
  | "not-over"
  | "nobody-seated"
  | "not-away"
  | "already-away"
  | "still-waited-for"
  | "still-playing"
  | "seats-fixed"
  | "no-late"
  | "no-second-life"
  | "no-odds"
  | "no-hints"
  | "no-chances"
  | "spectators-only"
  | "no-deal"
  | "deal-of-other"
  | "too-many-deals"
  | "no-hint-here"
  | "pack-missing"
  | "pack-changed"
  | "bad-record"
  | "too-big"
  | "wrong-type"
  | "too-fast"
  | "mail-limit"
  | "too-many-tables"
  | "too-many-sockets"
  | "table-full"
  | "server-error"
  | "odds-unknown"
  | "mail-failed"
  | "unavailable"
  | "closing";
