// Data of a table in localStorage: the first commitment and the player's entropy, to verify the dice after the game,
// and the dice selection, to restore it after a reload.

export interface TableData {
  commitment?: string;
  entropy?: Record<number, string>; // by seat
  marked?: { ply: number; places: readonly number[] };
}

const key = (table: string): string => `daikaiju table ${table}`;

export function loadTableData(table: string): TableData {
  try {
    return (JSON.parse(localStorage.getItem(key(table)) ?? "{}") ?? {}) as TableData;
  } catch {
    return {}; // no valid data, or storage is disabled
  }
}

export function saveTableData(table: string, facts: TableData): void {
  try {
    localStorage.setItem(key(table), JSON.stringify({ ...loadTableData(table), ...facts }));
  } catch {
    // Playing works without storage.
  }
}

export function saveEntropy(table: string, seat: number, text: string): void {
  saveTableData(table, { entropy: { ...loadTableData(table).entropy, [seat]: text } });
}
