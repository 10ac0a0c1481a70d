// How a die turns while it falls. Pure.

export const FACES = ["1", "2", "3", "E", "C", "H"] as const;

/** How the cube lies if this face is in front: turns about x and y, in degrees. */
const LIES: Record<string, readonly [x: number, y: number]> = {
  "1": [0, 0],
  "2": [0, -90],
  "3": [-90, 0],
  E: [90, 0],
  C: [0, 90],
  H: [0, 180],
};

/** Where a side is put so that `LIES` brings it to the front. */
export function sideTurn(face: string): string {
  const [x, y] = LIES[face] ?? [0, 0];
  return `rotateX(${-x}deg) rotateY(${-y}deg) translateZ(50cqi)`;
}

/** How the cube is turned at the end; `over` whole turns before that, and `askew` by so many degrees. */
export function cubeTurn(face: string, over: readonly [number, number] = [0, 0], askew = 0): string {
  const [x, y] = LIES[face] ?? [0, 0];
  return `translateZ(-50cqi) rotateZ(${askew}deg) rotateX(${x + 360 * over[0]}deg) rotateY(${y + 360 * over[1]}deg)`;
}

/** One way to fall, out of chance numbers 0…1: from where, with how many turns, for how long. */
export interface Fall {
  x: number; // in sizes of the die
  y: number;
  over: readonly [number, number];
  askew: number;
  ms: number;
}

export function fallOf(chance: () => number): Fall {
  const away = () => (chance() < 0.5 ? -1 : 1);
  return {
    x: (chance() - 0.5) * 2.4,
    y: -1.8 - chance() * 0.8,
    over: [away() * (1 + Math.round(chance())), away()],
    askew: away() * (40 + chance() * 80),
    ms: 640 + chance() * 260,
  };
}
