// The log of a table: all its entries in order, as in server/tables/entries.py. The state of a table follows from it.

import type { Level, Orders, Setup } from "../generated/protocol.ts";
import type { Why } from "./play.ts";

/** A seat. The bot plays it if `bot` is set, else the holder; with both, the bot plays for a holder who is away. */
export interface Seat {
  monster: string; // "" until one is chosen
  holder: string; // id of a player; "": none
  name: string;
  bot: Level | null;
  orders: Orders;
  reserve: number; // seconds left in addition to those of each decision
  entropy: string;
}

/** An earlier position to which an undo returns. */
export interface UndoTarget {
  position: string;
  ply: number;
  asked_at: number;
  reserve: number;
}

export interface Opened {
  type: "opened";
  setup: Setup;
  code: string;
  seats: Seat[];
  position: string; // "": the setup of the edition
  origin: string; // id of the table whose rematch or branch this is
}

export type SeatEntry =
  | { type: "sat"; seat: number; player: string; name: string; monster: string; entropy: string }
  | { type: "manned"; seat: number; monster: string; level: Level }
  | { type: "freed"; seat: number }
  | { type: "away"; seat: number; late: boolean }
  | { type: "back"; seat: number }
  | { type: "ordered"; seat: number; orders: Orders };

export type What =
  | Opened
  | SeatEntry
  | { type: "resized"; seats: number }
  | { type: "started"; rules: string; monsters: string[]; moves: string[]; entropy: string }
  | { type: "moved"; seat: number; why: Why; moves: string[]; spent: number; reason: string }
  | { type: "undone"; seat: number; to: UndoTarget }
  | { type: "said"; name: string; text: string }
  | { type: "hurried" }
  | { type: "hinted"; seat: number }
  | { type: "followed"; table: string; code: string };

export type WhatOf<Type extends What["type"]> = Extract<What, { type: Type }>;

export interface Entry {
  seq: number; // 1, 2, 3 …
  at: number; // milliseconds since 1970
  what: What;
  by: string; // the player who caused it; "": the table itself
  command: string; // id of the command, so that it is executed once
}

const NO_SEAT: Seat = { monster: "", holder: "", name: "", bot: null, orders: {}, reserve: 0, entropy: "" };

export const newSeat = (parts: Partial<Seat> = {}): Seat => ({ ...NO_SEAT, ...parts });
export const isFree = ({ holder, bot }: Seat): boolean => !holder && bot === null;
export const isAway = ({ holder, bot }: Seat): boolean => Boolean(holder) && bot !== null;
