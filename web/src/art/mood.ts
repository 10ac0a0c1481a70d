// What every drawn monster knows: how it feels, and how it is called on the wire.

export type Mood = "calm" | "proud" | "hurt" | "out" | "glad";

export const MOODS: readonly Mood[] = ["calm", "proud", "hurt", "out", "glad"];

export const MONSTERS = [
  "gigazaur",
  "the_king",
  "meka_dragon",
  "alienoid",
  "kraken",
  "cyber_bunny",
  "cyber_kitty",
  "space_penguin",
] as const;

export type MonsterName = (typeof MONSTERS)[number];

/** Fists go up when it goes well. */
export const raised = (mood: Mood): boolean => mood === "proud" || mood === "glad";

/** Bruises stay on those who fall. */
export const bruised = (mood: Mood): boolean => mood === "hurt" || mood === "out";
