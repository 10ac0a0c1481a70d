// Sets of dice as text: `113ECH`. The order in which they are written is that of notation.

export const FACES = "123ECH";
export type Face = "1" | "2" | "3" | "E" | "C" | "H";

const rank = (face: string): number => FACES.indexOf(face);

export const isFace = (text: string): text is Face => text.length === 1 && FACES.includes(text);

/** The same dice in the order of notation. */
export const inOrder = (faces: string): string => [...faces].sort((a, b) => rank(a) - rank(b)).join("");

export const countOf = (faces: string, face: string): number => [...faces].filter((other) => other === face).length;

/** Whether all of `some` are among `faces`, each as often. */
export const holds = (faces: string, some: string): boolean =>
  [...new Set(some)].every((face) => countOf(faces, face) >= countOf(some, face));

/** What is left of `faces` without `some`. */
export function without(faces: string, some: string): string {
  const left = [...faces];
  for (const face of some) {
    const at = left.indexOf(face);
    if (at >= 0) left.splice(at, 1);
  }
  return left.join("");
}

/** A face as an argument of words: numbers as numbers, since Fluent tells `1` and "1" apart. */
export const faceWord = (face: string): string | number => ("123".includes(face) ? Number(face) : face);
