// Actions on a seat during the game. The server checks them again.

import type { Picture } from "../generated/protocol.ts";
import { ownSeats } from "../model/board.ts";

export interface SeatActions {
  mine: boolean; // edit orders, give up the seat
  leave: boolean; // let a bot play
  back: boolean; // take over from the bot again
  standIn: boolean; // let a bot play for an absent player
  take: boolean; // take a bot's seat
}

export function seatActions(picture: Picture, n: number, you: string): SeatActions {
  const seat = picture.seats[n] ?? {};
  const isPlaying = picture.phase === "playing";
  const mine = Boolean(you) && seat.holder === you && isPlaying;
  const isGone = Boolean(seat.holder) && !mine && !seat.present && !seat.bot;
  const mayDecide = ownSeats(picture, you).length > 0 || (Boolean(you) && picture.host === you);
  return {
    mine,
    leave: mine && !seat.bot,
    back: mine && Boolean(seat.bot),
    standIn: isPlaying && isGone && mayDecide && picture.asked?.seat === n,
    take: isPlaying && mayTake(picture, n, you),
  };
}

// A player without a living monster may take a bot's living monster, if the table allows it.
function mayTake(picture: Picture, n: number, you: string): boolean {
  const { board, seats, setup } = picture;
  const isAlive = (at: number) => board?.monsters[at]?.place !== "out";
  const own = ownSeats(picture, you);
  const allowed = setup.late && !own.some(isAlive) && (!own.length || setup.second_life);
  return allowed && !seats[n]?.holder && isAlive(n);
}

export const hasActions = (actions: SeatActions): boolean => Object.values(actions).some(Boolean);
