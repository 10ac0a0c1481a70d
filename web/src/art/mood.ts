// Moods of the drawn monsters, and the monsters' ids in the protocol.

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

/** Whether the fists are raised. */
export const raised = (mood: Mood): boolean => mood === "proud" || mood === "glad";

/** Whether bruises are drawn. */
export const bruised = (mood: Mood): boolean => mood === "hurt" || mood === "out";
