// Requests to the server. Whatever goes wrong becomes an `Error` with a sentence for people.

import { say } from "./speak.js";

const ROOT = "/api/v1";

export class Refused extends Error {
  constructor(code, sentence) {
    super(sentence);
    this.code = code;
  }
}

async function request(method, path, body) {
  const headers = body === undefined ? {} : { "Content-Type": "application/json" };
  let answer;
  try {
    answer = await fetch(ROOT + path, { method, headers, body: body && JSON.stringify(body) });
  } catch {
    throw new Refused("unreachable", say("page.unreachable"));
  }
  const said = await answer.json().catch(() => null);
  if (answer.ok && said) return said;
  throw new Refused(said?.code ?? "odd", said?.sentence ?? say("page.odd-answer", { status: String(answer.status) }));
}

const of = (table) => `/tables/${encodeURIComponent(table)}`;

export const server = () => request("GET", "/server");
export const openTables = (before) => request("GET", `/tables?before=${before}`);
export const myTables = (before) => request("GET", `/tables/mine?before=${before}`);
export const openTable = (body) => request("POST", "/tables", body);
export const tableOf = (code) => request("GET", `/codes/${encodeURIComponent(code)}`);
export const look = (table) => request("GET", of(table));
export const command = (table, body) => request("POST", `${of(table)}/commands`, body);
export const updates = (table, after) => request("GET", `${of(table)}/updates?after=${after}&most=200`);
export const proof = (table) => request("GET", `${of(table)}/proof`);

// Who we are; null if this browser has never been here.
export async function me() {
  try {
    return await request("GET", "/players/me");
  } catch (error) {
    if (error.code === "no-player") return null;
    throw error;
  }
}

// Become somebody, or change one's name.
export async function become(name) {
  const known = await me();
  if (!known) return request("POST", "/players", { name });
  return known.name === name ? known : request("PATCH", "/players/me", { name });
}

export const recordAddress = (table) => `${ROOT}${of(table)}/record`;
export const qrAddress = (table) => `${ROOT}${of(table)}/qr.svg`;

export function socketAddress(table) {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${location.host}${ROOT}${of(table)}/socket?protocol=1`;
}

// A name for a command. `randomUUID` needs a secure address; a table in one's home may have none.
export function newId() {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
