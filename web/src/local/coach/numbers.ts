// Numbers as Python rounds and sorts them.

/** The nearest integer; of two, the even one. */
export function roundHalfEven(number: number): number {
  const floor = Math.floor(number);
  const rest = number - floor;
  if (rest !== 0.5) return rest < 0.5 ? floor : floor + 1;
  return floor % 2 === 0 ? floor : floor + 1;
}

/** Python's `round(number, digits)`: exact, for at most 6 digits of a small number. */
export function rounded(number: number, digits: number): number {
  const high = Number(number.toFixed(digits)); // exact, but of two it takes the one farther from 0
  const unit = 10 ** -digits;
  const isTie = Number.isInteger(number * 2 ** 20) && Math.abs(Math.abs(number) * 10 ** digits % 1) === 0.5;
  if (!isTie) return high;
  const last = Math.round(Math.abs(high) / unit);
  return last % 2 ? Number((Math.sign(number) * (last - 1) * unit).toFixed(digits)) : high;
}

/** NumPy's `round(number, digits)`: it multiplies, rounds and divides. */
export const roundedScaled = (number: number, digits: number): number => roundHalfEven(number * 10 ** digits) / 10 ** digits;

/** The indices of the numbers, highest first; equal ones stay in order. */
export const indicesDown = (numbers: readonly number[]): number[] =>
  numbers.map((_, index) => index).sort((a, b) => numbers[b]! - numbers[a]!);

/** The index of the highest number; of several the first. */
export const indexOfMax = (numbers: readonly number[]): number => numbers.indexOf(Math.max(...numbers));

export const range = (length: number): number[] => Array.from({ length }, (_, n) => n);
