// Monsters and people by their names, as the table writes them.

import type { Picture, SeatSeen } from "../generated/protocol.ts";
import { monsterAt, seatsOf } from "../model/board.ts";
import { t } from "../words/index.ts";

export const monsterName = (monster: string): string => (monster ? t(`monster-${monster}`) : "");
export const nameAt = (picture: Picture, seat: number): string => monsterName(monsterAt(picture, seat));

/** “Ann”, or “Bot (medium)”. */
export function personOf(seat: SeatSeen): string {
  if (seat.holder) return seat.name ?? "";
  return seat.bot ? t("table-bot", { level: t(`level-${seat.bot}`) }) : t("table-free-seat");
}

/** “Gigazaur (Ann)”; of a bot only the monster. */
export function fullName(picture: Picture, seat: number): string {
  const { holder, name = "" } = picture.seats[seat] ?? {};
  const monster = nameAt(picture, seat);
  return holder ? t("table-who", { monster, who: name }) : monster;
}

/** The colour of a monster, as tokens.css names it. */
export const colourOf = (monster: string): string => `var(--${monster.replaceAll("_", "-")})`;

/** What they see as prices: those of whoever is asked here, else their own, else of the turn. */
export function payerIn(picture: Picture, you: string): number {
  if (picture.legal?.length && picture.asked) return picture.asked.seat;
  return seatsOf(picture, you)[0] ?? picture.board?.turn ?? 0;
}

/** Whether this table has a second place in Tokyo. */
export const hasBay = ({ setup }: Picture): boolean => setup.seats > 4 && setup.options.bay !== false;
