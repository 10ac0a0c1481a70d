// Geometry of a rolling die. Pure.

export const FACES = ["1", "2", "3", "E", "C", "H"] as const;

/** Rotation of the cube that brings a face to the front: about x and y, in degrees. */
const ROTATIONS: Record<string, readonly [x: number, y: number]> = {
  "1": [0, 0],
  "2": [0, -90],
  "3": [-90, 0],
  E: [90, 0],
  C: [0, 90],
  H: [0, 180],
};

/** The transform of a side, so that `ROTATIONS` brings it to the front. */
export function sideTurn(face: string): string {
  const [x, y] = ROTATIONS[face] ?? [0, 0];
  return `rotateX(${-x}deg) rotateY(${-y}deg) translateZ(50cqi)`;
}

/** The transform of the cube with a face in front, plus `over` whole turns and a tilt of `askew` degrees. */
export function cubeTurn(face: string, over: readonly [number, number] = [0, 0], askew = 0): string {
  const [x, y] = ROTATIONS[face] ?? [0, 0];
  return `translateZ(-50cqi) rotateZ(${askew}deg) rotateX(${x + 360 * over[0]}deg) rotateY(${y + 360 * over[1]}deg)`;
}

/** Parameters of one fall: start, number of turns, duration. Made from random numbers 0…1. */
export interface Fall {
  x: number; // in die widths
  y: number;
  over: readonly [number, number];
  askew: number;
  ms: number;
}

export function fallOf(chance: () => number): Fall {
  const sign = () => (chance() < 0.5 ? -1 : 1);
  return {
    x: (chance() - 0.5) * 2.4,
    y: -1.8 - chance() * 0.8,
    over: [sign() * (1 + Math.round(chance())), sign()],
    askew: sign() * (40 + chance() * 80),
    ms: 640 + chance() * 260,
  };
}
