// Statistics of a player's finished games, by level of the bots, by edition and by monster.

import type { Game, GameSeat } from "../generated/protocol.ts";

export interface Share {
  name: string; // a level, an edition or a monster
  games: number;
  wins: number;
  place: number; // mean place
}

export interface GameStatistics {
  all: Share;
  levels: Share[];
  editions: Share[];
  monsters: Share[];
}

interface Played {
  game: Game;
  own: GameSeat;
}

/** The own seat with the best place; undefined for a spectator. */
export function ownSeat({ seats }: Game): GameSeat | undefined {
  return seats.filter(({ yours }) => yours).sort((a, b) => (a.place ?? 0) - (b.place ?? 0))[0];
}

/** Games that wait for the player first, then other open games, then finished ones; each the latest first. */
export function sortGames(games: readonly Game[]): Game[] {
  const worth = ({ phase, waits }: Game): number => (phase === "over" ? 2 : waits ? 0 : 1);
  return [...games].sort((a, b) => worth(a) - worth(b) || b.changed - a.changed);
}

export function gameStatistics(games: readonly Game[]): GameStatistics {
  const played = games.flatMap((game): Played[] => {
    const own = ownSeat(game);
    return game.phase === "over" && own?.place ? [{ game, own }] : [];
  });
  return {
    all: shareOf("", played),
    levels: sharesBy(played.filter(hasOnlyBots), ({ game }) => game.level),
    editions: sharesBy(played, ({ game }) => game.edition),
    monsters: sharesBy(played, ({ own }) => own.monster ?? ""),
  };
}

// The level of bots says nothing about games with other people.
const hasOnlyBots = ({ game }: Played): boolean => game.seats.every(({ yours, bot }) => yours || bot);

function sharesBy(played: readonly Played[], nameOf: (each: Played) => string): Share[] {
  const groups = new Map<string, Played[]>();
  for (const each of played) groups.set(nameOf(each), [...(groups.get(nameOf(each)) ?? []), each]);
  return [...groups].map(([name, group]) => shareOf(name, group)).sort((a, b) => b.games - a.games);
}

function shareOf(name: string, played: readonly Played[]): Share {
  const places = played.map(({ own }) => own.place ?? 0);
  const sum = places.reduce((all, place) => all + place, 0);
  return { name, games: places.length, wins: places.filter((place) => place === 1).length, place: places.length ? sum / places.length : 0 };
}
