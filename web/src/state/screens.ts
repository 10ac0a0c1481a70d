// The screens that are loaded when they are first shown.

import type { Component } from "svelte";

export type ScreenName = "NewTable" | "Gathering" | "Table" | "Cards" | "Replay" | "Lesson" | "Rules" | "Settings";
type Loaded = { default: Component<Record<string, unknown>> };

const FILES = import.meta.glob<Loaded>(["../screens/*.svelte", "!../screens/Start.svelte", "!../screens/NotFound.svelte"]);
const fileOf = (name: ScreenName): string => `../screens/${name}.svelte`;

/** Whether this version of the page has that screen. */
export const isThere = (name: ScreenName): boolean => fileOf(name) in FILES;

export async function screen(name: ScreenName): Promise<Component<Record<string, unknown>>> {
  return (await FILES[fileOf(name)]!()).default;
}
