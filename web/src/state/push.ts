// Subscription of this browser to Web Push notifications; only on request of the user.

import type { Health, PushInfo, Turns } from "../generated/protocol.ts";
import { request } from "../net/api.ts";

export type PushState = "impossible" | "denied" | "off" | "on";

const isPossible = (): boolean => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

// Without an active worker `ready` would wait for ever.
async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  return isPossible() ? navigator.serviceWorker.getRegistration("/") : undefined;
}

export async function pushState(): Promise<PushState> {
  const worker = await registration();
  if (!worker) return "impossible";
  if (Notification.permission === "denied") return "denied";
  return (await worker.pushManager.getSubscription()) ? "on" : "off";
}

/** Ask for permission and subscribe. Rejects if the push service cannot be reached. */
export async function turnPushOn(): Promise<PushState> {
  const worker = await registration();
  if (!worker) return "impossible";
  if ((await Notification.requestPermission()) !== "granted") return "denied";
  const { key } = await request<PushInfo>("GET", "/push");
  const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = subscription.toJSON();
  try {
    await request<Health>("POST", "/players/me/push", { endpoint, p256dh: keys?.["p256dh"], auth: keys?.["auth"] });
  } catch (error) {
    await subscription.unsubscribe();
    throw error;
  }
  return "on";
}

/** Unsubscribe, also if the server does not answer: it learns from the push service that the subscription has ended. */
export async function turnPushOff(): Promise<PushState> {
  const subscription = await (await registration())?.pushManager.getSubscription();
  if (subscription) {
    await request<Health>("POST", "/players/me/push/cancel", { endpoint: subscription.endpoint }).catch(() => undefined);
    await subscription.unsubscribe();
  }
  return pushState();
}

/** The running games that wait for this player; their number is the badge of the installed app. */
export async function loadTurns(): Promise<Turns> {
  const found = await request<Turns>("GET", "/players/me/turns");
  showBadge(found.turns.length);
  return found;
}

export function showBadge(count: number): void {
  if (!("setAppBadge" in navigator)) return;
  void (count ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => undefined); // not installed
}
