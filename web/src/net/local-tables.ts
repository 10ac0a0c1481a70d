// Where tables run: on a server, or in this browser.

import { rules } from "local-files";

/** The page has no server: all tables run in this browser. `make static` builds such a page. */
export const isStatic = import.meta.env.MODE === "static";

/** Tables can run in this browser: always on a static page, else while the server cannot be reached. */
export const hasLocalTables = Boolean(rules);

/** First letter of the codes of local tables; codes of servers never contain it. */
export const LOCAL_CODE = "L";
/** Start of the ids of local tables. */
export const LOCAL_ID = "local-";

export const isLocalCode = (code: string): boolean => code.toUpperCase().startsWith(LOCAL_CODE);
/** Requests about a table in this browser. */
export const isLocalPath = (path: string): boolean => new RegExp(`^/(tables/${LOCAL_ID}|codes/${LOCAL_CODE})`, "i").test(path);

const DEVICE = "daikaiju device"; // in localStorage, once this browser has a player of its own

/** Whether tables have run in this browser. Without storage nobody knows. */
export function isDeviceUsed(): boolean {
  try {
    return localStorage.getItem(DEVICE) !== null;
  } catch {
    return false;
  }
}

export function markDevice(isUsed: boolean): void {
  try {
    if (isUsed) localStorage.setItem(DEVICE, "yes");
    else localStorage.removeItem(DEVICE);
  } catch {
    // Then its games are not listed while the server is there.
  }
}

export const isLocalTable = (id: string): boolean => id.startsWith(LOCAL_ID);
