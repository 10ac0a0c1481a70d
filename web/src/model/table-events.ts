// Log lines for table events outside the game: players join and leave, chat.

import type { Picture, Update } from "../generated/protocol.ts";
import { monsterAt } from "./board.ts";
import type { Line } from "./types.ts";

const SEAT_EVENTS = new Set(["sat", "manned", "freed", "away", "back", "undone", "hinted"]);

export function tableEventLines(update: Update, before: Picture | null): Line[] {
  const { what, picture } = update;
  if (what === "said") return [chatLine(update)];
  if (SEAT_EVENTS.has(what)) return seatLines(update, before);
  const tableLine = (key: string, args: Line["args"] = {}): Line[] => [{ key, args, seat: -1, ply: picture.ply, kind: "table" }];
  if (what === "resized") return tableLine("log-resized", { n: picture.seats.length });
  return what === "followed" || what === "dealt" || what === "hurried" || what === "restored" ? tableLine(`log-${what}`) : [];
}

function chatLine({ picture, by = "", name = "", text = "" }: Update): Line {
  const seat = picture.seats.findIndex(({ holder }) => by !== "" && holder === by);
  return { key: seat >= 0 ? "log-said" : "people-said", args: { name, text }, seat, ply: picture.ply, kind: "chat" };
}

function seatLines({ what, picture, seat = -1 }: Update, before: Picture | null): Line[] {
  const now = picture.seats[seat];
  const was = before?.seats[seat];
  // The same player changed name or monster: no line.
  if (!now || (what === "sat" && was?.holder === now.holder)) return [];
  const isPlaying = picture.phase !== "gathering";
  const args = { n: seat + 1, name: now.name || was?.name || "", level: now.bot ?? "", monster: monsterAt(picture, seat) };
  const key = isPlaying && ["sat", "freed", "manned"].includes(what) ? `log-${what}-playing` : `log-${what}`;
  return [{ key, args, seat, ply: picture.ply, kind: "table" }];
}
