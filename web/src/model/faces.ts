// Sets of dice as text, in the order of notation: `113ECH`.

export const FACES = "123ECH";
export type Face = "1" | "2" | "3" | "E" | "C" | "H";

const rank = (face: string): number => FACES.indexOf(face);

export const isFace = (text: string): text is Face => text.length === 1 && FACES.includes(text);

/** The same dice in the order of notation. */
export const inOrder = (faces: string): string => [...faces].sort((a, b) => rank(a) - rank(b)).join("");

export const countOf = (faces: string, face: string): number => [...faces].filter((other) => other === face).length;

/** Whether `faces` contains `some`, counting repeats. */
export const holds = (faces: string, some: string): boolean =>
  [...new Set(some)].every((face) => countOf(faces, face) >= countOf(some, face));

/** `faces` with `some` removed. */
export function without(faces: string, some: string): string {
  const left = [...faces];
  for (const face of some) {
    const at = left.indexOf(face);
    if (at >= 0) left.splice(at, 1);
  }
  return left.join("");
}

/** A face as a Fluent argument: a number for 1 to 3, since Fluent distinguishes 1 and "1". */
export const faceWord = (face: string): string | number => ("123".includes(face) ? Number(face) : face);
