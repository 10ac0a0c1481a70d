// Hints that the player has seen; each hint is shown once in a browser.

const key = (hint: string): string => `daikaiju.seen.${hint}`;

export function isSeen(hint: string): boolean {
  try {
    return localStorage.getItem(key(hint)) !== null;
  } catch {
    return false; // without storage each visit is the first
  }
}

export function markSeen(hint: string): void {
  try {
    localStorage.setItem(key(hint), "yes");
  } catch {
    // see isSeen
  }
}
