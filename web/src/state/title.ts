// Title of the browser tab; it shows whether it is the player's turn.

import type { Picture } from "../generated/protocol.ts";
import { t } from "../i18n/index.ts";
import type { Route } from "./address.ts";

const NAMES: Record<Exclude<Route["screen"], "start" | "table">, string> = {
  new: "start-new",
  settings: "set-title",
  profile: "profile-title",
  email: "email-title",
  unsubscribe: "email-title",
  ranking: "rating-ranking",
  cards: "start-cards",
  lesson: "start-lesson",
  puzzle: "start-puzzle",
  rules: "book-title",
  games: "start-mine",
  replay: "start-replay",
  watch: "start-replay",
  deal: "deal-name",
  nowhere: "frame-missing",
};

export function pageTitle(route: Route, picture: Picture | null): string {
  if (route.screen === "start") return t("frame-title");
  if (route.screen !== "table") return t("frame-title-screen", { screen: t(NAMES[route.screen]) });
  if (picture?.legal?.length) return t("frame-title-turn");
  return t(picture?.phase === "over" ? "frame-title-over" : "frame-title-table", { code: route.code });
}
