// What somebody may do with a seat while the game is played. The server has the last word.

import type { Picture } from "../generated/protocol.ts";
import { seatsOf } from "../model/board.ts";

export interface SeatDeeds {
  mine: boolean; // orders, and to give it up
  leave: boolean; // let a bot play for me
  back: boolean; // play myself again
  standIn: boolean; // let a bot play for somebody who is gone
  take: boolean; // a bot's monster
}

export function seatDeeds(picture: Picture, n: number, you: string): SeatDeeds {
  const seat = picture.seats[n] ?? {};
  const isPlaying = picture.phase === "playing";
  const mine = Boolean(you) && seat.holder === you && isPlaying;
  const isGone = Boolean(seat.holder) && !mine && !seat.present && !seat.bot;
  const maySay = seatsOf(picture, you).length > 0 || (Boolean(you) && picture.host === you);
  return {
    mine,
    leave: mine && !seat.bot,
    back: mine && Boolean(seat.bot),
    standIn: isPlaying && isGone && maySay && picture.asked?.seat === n,
    take: isPlaying && mayTake(picture, n, you),
  };
}

// A bot's living monster may be taken by those who have none, if the table allows it.
function mayTake(picture: Picture, n: number, you: string): boolean {
  const { board, seats, setup } = picture;
  const isAlive = (at: number) => board?.monsters[at]?.place !== "out";
  const own = seatsOf(picture, you);
  const allowed = setup.late && !own.some(isAlive) && (!own.length || setup.second_life);
  return allowed && !seats[n]?.holder && isAlive(n);
}

export const hasDeeds = (deeds: SeatDeeds): boolean => Object.values(deeds).some(Boolean);
