// Synthesiser: plays notes with WebAudio oscillators, noise and envelopes; no audio files.

import { lengthOf } from "./cue-sounds.ts";
import type { Note, Sound } from "./notes.ts";

const MOST_SOUNDS = 3; // at the same time; the oldest one is faded out
const FADE = 0.08; // seconds of fading out
const HEADROOM = 0.7;
const HISS = 2.2; // gain that makes filtered noise as loud as a tone
const SILENT = 0.0001; // exponential ramps cannot reach 0

interface Playing {
  bus: GainNode;
  ends: number;
}

export class Synth {
  readonly #context: BaseAudioContext;
  readonly #master: GainNode;
  readonly #noise: AudioBuffer;
  #playing: Playing[] = [];

  constructor(context: BaseAudioContext) {
    this.#context = context;
    const limiter = context.createDynamicsCompressor();
    limiter.threshold.value = -12;
    limiter.ratio.value = 8;
    limiter.attack.value = 0.003;
    limiter.connect(context.destination);
    this.#master = context.createGain();
    this.#master.connect(limiter);
    this.#noise = noiseOf(context);
  }

  /** Play a sound now, at a perceived volume of 0…1 (hence the square). */
  play(sound: Sound, volume: number): void {
    const now = this.#context.currentTime;
    this.#master.gain.setTargetAtTime(HEADROOM * volume * volume, now, 0.01);
    this.#limitSounds(now);
    const bus = this.#context.createGain();
    bus.connect(this.#master);
    for (const note of sound) this.#sound(note, now + 0.01, bus);
    this.#playing.push({ bus, ends: now + lengthOf(sound) + 0.1 });
  }

  /** Stop all sounds. */
  stopAll(): void {
    for (const playing of this.#playing) this.#fade(playing, this.#context.currentTime);
    this.#playing = [];
  }

  #limitSounds(now: number): void {
    for (const { bus } of this.#playing.filter(({ ends }) => ends <= now)) bus.disconnect();
    this.#playing = this.#playing.filter(({ ends }) => ends > now);
    while (this.#playing.length >= MOST_SOUNDS) this.#fade(this.#playing.shift()!, now);
  }

  #fade({ bus }: Playing, now: number): void {
    bus.gain.setValueAtTime(1, now);
    bus.gain.linearRampToValueAtTime(0, now + FADE);
  }

  #sound(note: Note, start: number, bus: GainNode): void {
    const begins = start + note.at;
    const ends = begins + note.lasts;
    const envelope = this.#context.createGain();
    envelope.gain.setValueAtTime(SILENT, begins);
    const loudest = note.voice === "noise" ? HISS * note.loud : note.loud;
    envelope.gain.exponentialRampToValueAtTime(loudest, begins + Math.min(note.rise ?? 0.002, note.lasts / 2));
    envelope.gain.exponentialRampToValueAtTime(SILENT, ends);
    envelope.connect(bus);
    const source = note.voice === "noise" ? this.#hiss(note, begins, envelope) : this.#tone(note, begins, envelope);
    source.onended = () => envelope.disconnect();
    source.start(begins);
    source.stop(ends + 0.02);
  }

  #tone(note: Note, begins: number, out: AudioNode): OscillatorNode {
    const source = this.#context.createOscillator();
    source.type = note.voice as OscillatorType;
    slide(source.frequency, note, begins);
    source.connect(out);
    return source;
  }

  #hiss(note: Note, begins: number, out: AudioNode): AudioBufferSourceNode {
    const source = this.#context.createBufferSource();
    source.buffer = this.#noise;
    source.loop = true;
    source.loopStart = note.at % 0.5; // different noise for the notes of one sound
    const band = this.#context.createBiquadFilter();
    band.type = "bandpass";
    band.Q.value = note.narrow ?? 1;
    slide(band.frequency, note, begins);
    source.connect(band).connect(out);
    return source;
  }
}

function slide(frequency: AudioParam, { pitch, bend, lasts }: Note, begins: number): void {
  frequency.setValueAtTime(pitch, begins);
  if (bend !== undefined) frequency.exponentialRampToValueAtTime(bend, begins + lasts);
}

function noiseOf(context: BaseAudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let n = 0; n < samples.length; n++) samples[n] = Math.random() * 2 - 1;
  return buffer;
}
