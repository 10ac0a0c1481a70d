// Sound settings in localStorage, shared by all tabs.

const KEY = "daikaiju.sound";
const DEFAULT_VOLUME = 0.6;

export interface SoundSettings {
  volume: number; // 0…1
  muted: boolean;
}

/** Parse stored sound settings; invalid values become defaults. */
export function parseSoundSettings(stored: string | null): SoundSettings {
  try {
    const { volume, muted } = JSON.parse(stored ?? "") as Partial<SoundSettings>;
    const usable = typeof volume === "number" && Number.isFinite(volume);
    return { volume: usable ? Math.min(1, Math.max(0, volume)) : DEFAULT_VOLUME, muted: muted === true };
  } catch {
    return { volume: DEFAULT_VOLUME, muted: false };
  }
}

// A browser may deny storage (private windows, strict settings): then settings last for the visit.
function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** The current sound settings (reactive). */
export const soundSettings: SoundSettings = $state(parseSoundSettings(stored()));

export function setSoundSettings(change: Partial<SoundSettings>): void {
  Object.assign(soundSettings, parseSoundSettings(JSON.stringify({ ...soundSettings, ...change })));
  try {
    localStorage.setItem(KEY, JSON.stringify(soundSettings));
  } catch {
    // see stored()
  }
}

if (typeof window !== "undefined") {
  window.addEventListener("storage", ({ key, newValue }) => {
    if (key === KEY) Object.assign(soundSettings, parseSoundSettings(newValue));
  });
}
