// Router: the current route, changed by links, by the browser's buttons, or by `go`.

import { routeOf, type Route } from "./address.ts";

const here = (): Route => routeOf(location.pathname, location.hash);

class Router {
  route: Route = $state.raw(here());

  constructor() {
    addEventListener("popstate", () => (this.route = here()));
  }

  go(address: string): void {
    history.pushState(null, "", address);
    this.route = here();
    scrollTo(0, 0);
  }
}

export const router = new Router();
export const go = (address: string): void => router.go(address);

/** Click handler: links within the page change the route without a page load. */
export function handleLinkClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const isOrdinary = !event.defaultPrevented && event.button === 0;
  const isPlain = isOrdinary && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (!link || !isPlain || link.target || link.hasAttribute("download")) return;
  const { origin, pathname, search, hash } = new URL(link.href);
  if (origin !== location.origin || !/^\/(t\/.*)?$/.test(pathname)) return;
  event.preventDefault();
  go(pathname + search + hash);
}
