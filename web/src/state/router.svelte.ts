// Router: the current route, changed by links, by the browser's buttons, or by `go`.

import { isStatic } from "../net/local-tables.ts";
import { browserAddress, routeOf, staticRouteOf, type Route } from "./address.ts";

const here = (): Route => (isStatic ? staticRouteOf(location.hash) : routeOf(location.pathname, location.hash));

class Router {
  route: Route = $state.raw(here());

  constructor() {
    addEventListener("popstate", () => (this.route = here()));
  }

  go(address: string): void {
    history.pushState(null, "", browserAddress(address, isStatic));
    this.route = here();
    scrollTo(0, 0);
  }
}

export const router = new Router();
export const go = (address: string): void => router.go(address);

/** Change the address without a new entry in the history. */
export const replaceAddress = (address: string): void => history.replaceState(null, "", browserAddress(address, isStatic));

/** The whole address of a screen, to share it. */
export const linkTo = (address: string): string => new URL(browserAddress(address, isStatic), location.href).href;

/** Click handler: links within the page change the route without a page load. */
export function handleLinkClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || event.defaultPrevented || link.hasAttribute("download")) return;
  const { origin, pathname, search, hash } = new URL(link.href);
  if (origin !== location.origin || !/^\/(t\/.*)?$/.test(pathname)) return;
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  const isMenu = event.button === 2; // the right button
  if (isPlain && !link.target) {
    event.preventDefault();
    go(pathname + search + hash);
  } else if (isStatic && !isMenu) {
    event.preventDefault(); // the path of the link is not that of the page
    open(linkTo(pathname + search + hash), "_blank");
  }
}
