// What this browser remembers of a table, so that it can check the dice afterwards by itself:
// the commitment that it first saw, and what it stirred in.

const key = (table) => `daikaiju table ${table}`;

export function recall(table) {
  try {
    return JSON.parse(localStorage.getItem(key(table))) ?? {};
  } catch {
    return {}; // nothing kept, or keeping is forbidden
  }
}

export function remember(table, facts) {
  try {
    localStorage.setItem(key(table), JSON.stringify({ ...recall(table), ...facts }));
  } catch {
    // A browser that keeps nothing can still play.
  }
}
