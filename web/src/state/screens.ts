// Lazy loading of screens.

import type { Component } from "svelte";

export type ScreenName = "NewTable" | "TableLobby" | "Table" | "Cards" | "Replay" | "Lesson" | "Rules" | "Settings" | "Games" | "Profile" | "Email" | "Ranking" | "Puzzle" | "Deal";
type Loaded = { default: Component<Record<string, unknown>> };

const FILES = import.meta.glob<Loaded>(["../screens/*.svelte", "!../screens/Start.svelte", "!../screens/NotFound.svelte"]);
const fileOf = (name: ScreenName): string => `../screens/${name}.svelte`;

/** Whether this build has the screen. */
export const hasScreen = (name: ScreenName): boolean => fileOf(name) in FILES;

export async function loadScreen(name: ScreenName): Promise<Component<Record<string, unknown>>> {
  return (await FILES[fileOf(name)]!()).default;
}

/** Load the code of a running table while the table is opened. A failure is reported when the table is shown. */
export function preloadTable(): void {
  Promise.all([loadScreen("Table"), import("./table.svelte.ts")]).catch(() => undefined);
}
