// Parsing of addresses. The server knows the paths `/`, `/t/CODE` and `/unsubscribe/TOKEN`; the page uses the fragment behind
// the #. A static page has one path, so that its tables are in the fragment too: `#t/CODE`, `#t/CODE/replay/12`.

export type Route =
  | { screen: "start" | "new" | "settings" | "games" | "watch" | "ranking" | "nowhere" }
  | { screen: "cards"; card: string }
  | { screen: "profile"; code: string }
  | { screen: "email" | "unsubscribe"; token: string }
  | { screen: "lesson"; lesson: string }
  | { screen: "puzzle"; puzzle: string }
  | { screen: "rules"; edition: string; place: string }
  | { screen: "table" | "deal"; code: string }
  | { screen: "replay"; code: string; at: string };

const PLAIN = ["new", "settings", "games", "watch", "ranking"] as const;

/** The address of a screen as the browser shows it: on a static page everything is in the fragment. */
export function browserAddress(address: string, isStatic: boolean): string {
  if (!isStatic) return address;
  const [path = "", hash = ""] = address.split("#");
  const code = /^\/t\/(.+)$/.exec(path)?.[1];
  const place = hash.replace(/^\//, "");
  return `#${code ? ["t", code, place].filter(Boolean).join("/") : place}`;
}

/** The route of an address of a static page, whatever its path is. */
export function staticRouteOf(hash: string): Route {
  const [word, code, ...place] = hash.replace(/^#\/?/, "").split("/");
  return word === "t" && code ? routeOf(`/t/${code}`, place.join("/")) : routeOf("/", hash);
}

/** The route of an address. */
export function routeOf(path: string, hash: string): Route {
  const [word = "", rest = "", further = ""] = hash.replace(/^#\/?/, "").split("/");
  const code = /^\/t\/([^/]+)\/?$/.exec(path)?.[1];
  if (code) {
    const called = readable(code);
    if (word === "deal") return { screen: "deal", code: called };
    return word === "replay" ? { screen: "replay", code: called, at: rest } : { screen: "table", code: called };
  }
  const token = /^\/unsubscribe\/([^/]+)$/.exec(path)?.[1];
  if (token) return { screen: "unsubscribe", token: readable(token) };
  if (path !== "/") return { screen: "nowhere" };
  if (word === "profile" || word === "move") return { screen: "profile", code: word === "move" ? rest : "" };
  if (word === "email") return { screen: "email", token: rest };
  if (word === "cards") return { screen: "cards", card: rest };
  if (word === "rules") return { screen: "rules", edition: rest, place: further };
  if (word === "puzzle") return { screen: "puzzle", puzzle: rest };
  if (word === "lesson") return { screen: "lesson", lesson: rest };
  const plain = PLAIN.find((screen) => screen === word);
  return { screen: plain ?? (word ? "nowhere" : "start") };
}

function readable(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The table code in a typed or pasted text, alone or in a link; "": none. */
export function codeIn(typed: string): string {
  const last = typed.trim().replace(/[?#].*$/, "").replace(/\/+$/, "").split("/").at(-1) ?? "";
  const signs = last.replace(/[\s-]/g, "").toUpperCase();
  return /^[0-9A-Z]{6}$/.test(signs) ? signs : "";
}
