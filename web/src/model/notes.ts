// What happens at a table beside the game, as lines of the log: people come and go, people talk.

import type { Picture, Update } from "../generated/protocol.ts";
import { monsterAt } from "./board.ts";
import type { Line } from "./types.ts";

const OF_SEAT = new Set(["sat", "manned", "freed", "away", "back", "undone"]);

export function notesOf(update: Update, before: Picture | null): Line[] {
  const { what, picture } = update;
  if (what === "said") return [said(update)];
  if (OF_SEAT.has(what)) return ofSeat(update, before);
  const note = (key: string, args: Line["args"] = {}): Line[] => [{ key, args, seat: -1, ply: picture.ply, kind: "table" }];
  if (what === "resized") return note("log-resized", { n: picture.seats.length });
  return what === "followed" ? note("log-followed") : [];
}

function said({ picture, by = "", name = "", text = "" }: Update): Line {
  const seat = picture.seats.findIndex(({ holder }) => by !== "" && holder === by);
  return { key: "log-said", args: { name, text }, seat, ply: picture.ply, kind: "chat" };
}

function ofSeat({ what, picture, seat = -1 }: Update, before: Picture | null): Line[] {
  const now = picture.seats[seat];
  const was = before?.seats[seat];
  // Another name or monster on the same seat is no news.
  if (!now || (what === "sat" && was?.holder === now.holder)) return [];
  const isPlaying = picture.phase !== "gathering";
  const args = { n: seat + 1, name: now.name || was?.name || "", level: now.bot ?? "", monster: monsterAt(picture, seat) };
  const key = isPlaying && ["sat", "freed", "manned"].includes(what) ? `log-${what}-playing` : `log-${what}`;
  return [{ key, args, seat, ply: picture.ply, kind: "table" }];
}
