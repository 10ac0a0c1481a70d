// What this browser remembers of a table: so that it can check the dice afterwards by itself, the commitment that
// it first saw and what it stirred in; and the dice that were marked when the page is loaded again.

export interface Remembered {
  commitment?: string;
  entropy?: Record<number, string>; // by seat
  marked?: { ply: number; places: readonly number[] };
}

const key = (table: string): string => `daikaiju table ${table}`;

export function recall(table: string): Remembered {
  try {
    return (JSON.parse(localStorage.getItem(key(table)) ?? "{}") ?? {}) as Remembered;
  } catch {
    return {}; // nothing kept, or keeping is forbidden
  }
}

export function remember(table: string, facts: Remembered): void {
  try {
    localStorage.setItem(key(table), JSON.stringify({ ...recall(table), ...facts }));
  } catch {
    // A browser that keeps nothing can still play.
  }
}

export function rememberEntropy(table: string, seat: number, text: string): void {
  remember(table, { entropy: { ...recall(table).entropy, [seat]: text } });
}
