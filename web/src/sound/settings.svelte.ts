// How loud this browser is: kept between visits, the same in all its tabs.

const KEY = "daikaiju.sound";
const POLITE = 0.6;

export interface Loudness {
  volume: number; // 0…1
  muted: boolean;
}

/** What was stored; anything else means the ordinary loudness. */
export function parseLoudness(stored: string | null): Loudness {
  try {
    const { volume, muted } = JSON.parse(stored ?? "") as Partial<Loudness>;
    const usable = typeof volume === "number" && Number.isFinite(volume);
    return { volume: usable ? Math.min(1, Math.max(0, volume)) : POLITE, muted: muted === true };
  } catch {
    return { volume: POLITE, muted: false };
  }
}

// A browser may refuse storage (private windows, strict settings): then the choice lasts for the visit.
function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** The loudness now; components that read it follow it. */
export const loudness: Loudness = $state(parseLoudness(stored()));

export function setLoudness(change: Partial<Loudness>): void {
  Object.assign(loudness, parseLoudness(JSON.stringify({ ...loudness, ...change })));
  try {
    localStorage.setItem(KEY, JSON.stringify(loudness));
  } catch {
    // see stored()
  }
}

if (typeof window !== "undefined") {
  window.addEventListener("storage", ({ key, newValue }) => {
    if (key === KEY) Object.assign(loudness, parseLoudness(newValue));
  });
}
