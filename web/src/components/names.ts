// Names of monsters and players for display.

import type { Picture, SeatSeen } from "../generated/protocol.ts";
import { monsterAt, ownSeats } from "../model/board.ts";
import { t } from "../i18n/index.ts";

export const monsterName = (monster: string): string => (monster ? t(`monster-${monster}`) : "");
export const monsterNameAt = (picture: Picture, seat: number): string => monsterName(monsterAt(picture, seat));

/** “Ann”, or “Bot (medium)”. */
export function playerName(seat: SeatSeen): string {
  if (seat.holder) return seat.name ?? "";
  return seat.bot ? t("table-bot", { level: t(`level-${seat.bot}`) }) : t("table-free-seat");
}

/** “Gigazaur (Ann)”; for a bot only the monster. */
export function fullName(picture: Picture, seat: number): string {
  const { holder, name = "" } = picture.seats[seat] ?? {};
  const monster = monsterNameAt(picture, seat);
  return holder ? t("table-who", { monster, who: name }) : monster;
}

/** The CSS colour of a monster, from tokens.css. */
export const colourOf = (monster: string): string => `var(--${monster.replaceAll("_", "-")})`;

/** The seat whose prices are shown: the deciding seat of this player, else the player's first seat, else the turn. */
export function payerOf(picture: Picture, you: string): number {
  if (picture.legal?.length && picture.asked) return picture.asked.seat;
  return ownSeats(picture, you)[0] ?? picture.board?.turn ?? 0;
}

/** Whether this table has Tokyo Bay. */
export const hasBay = ({ setup }: Picture): boolean => setup.seats > 4 && setup.options.bay !== false;
