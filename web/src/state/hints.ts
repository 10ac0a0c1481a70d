// Which hints somebody has seen: each is shown to a newcomer once.

const key = (hint: string): string => `daikaiju.seen.${hint}`;

export function isSeen(hint: string): boolean {
  try {
    return localStorage.getItem(key(hint)) !== null;
  } catch {
    return false; // a browser that keeps nothing is always new
  }
}

export function markSeen(hint: string): void {
  try {
    localStorage.setItem(key(hint), "yes");
  } catch {
    // see isSeen
  }
}
