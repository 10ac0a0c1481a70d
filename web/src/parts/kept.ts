/** Which of the dice that lie now are those that were kept: their places. */
export function placesOf(dice: string, kept: string): Set<number> {
  const left = [...kept];
  const places = [...dice].flatMap((face, place) => {
    const at = left.indexOf(face);
    if (at < 0) return [];
    left.splice(at, 1);
    return [place];
  });
  return new Set(places);
}
