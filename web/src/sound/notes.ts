// A sound as data: notes for the synthesiser. Pure, so that tests can check all sounds.

/** One note: an oscillator, or noise through a band-pass filter. */
export interface Note {
  voice: "sine" | "triangle" | "square" | "sawtooth" | "noise";
  at: number; // start, in seconds after the start of the sound
  lasts: number; // seconds
  pitch: number; // Hz: of the oscillator, or centre frequency of the noise
  bend?: number; // Hz at the end of a slide
  loud: number; // peak, 0…1
  rise?: number; // attack in seconds
  narrow?: number; // Q of the noise filter (1: hiss, 12: whistle)
}

export type Sound = readonly Note[];

/** Semitones of the scale (minor pentatonic on D), so that simultaneous sounds harmonise. */
const STEPS = [0, 3, 5, 7, 10] as const;
const LOWEST = 146.83; // D3

/** The pitch of a step of the scale; 0 is D3, 5 is D4 and so on. */
export function scale(step: number): number {
  const octave = Math.floor(step / STEPS.length);
  const within = STEPS[step - octave * STEPS.length]!;
  return LOWEST * 2 ** (octave + within / 12);
}

/** The same notes, delayed, with the volume scaled. */
export function later(sound: Sound, seconds: number, loudness = 1): Sound {
  return sound.map((note) => ({ ...note, at: note.at + seconds, loud: note.loud * loudness }));
}

/** A bell: a tone with a softer one an octave and a fifth above. */
export function bell(step: number, at: number, loud: number, lasts = 0.5): Sound {
  const pitch = scale(step);
  return [
    { voice: "sine", at, lasts, pitch, loud, rise: 0.004 },
    { voice: "triangle", at, lasts: lasts * 0.5, pitch: pitch * 3, loud: loud * 0.22, rise: 0.002 },
  ];
}

/** A heavy impact. */
export function thud(at: number, loud: number, pitch = 120): Sound {
  return [
    { voice: "sine", at, lasts: 0.28, pitch, bend: pitch * 0.35, loud, rise: 0.003 },
    { voice: "noise", at, lasts: 0.12, pitch: pitch * 2.4, bend: pitch, loud: loud * 0.7, narrow: 0.8 },
  ];
}

/** A die that hits wood. */
export function knock(at: number, loud: number, pitch: number): Sound {
  return [
    { voice: "noise", at, lasts: 0.035, pitch: pitch * 3, loud, narrow: 2.5 },
    { voice: "triangle", at, lasts: 0.05, pitch, bend: pitch * 0.7, loud: loud * 0.6, rise: 0.001 },
  ];
}

/** A rush of air. */
export function whoosh(at: number, lasts: number, from: number, to: number, loud: number): Sound {
  return [{ voice: "noise", at, lasts, pitch: from, bend: to, loud, rise: lasts * 0.35, narrow: 1.4 }];
}
