// The live list of public tables. While the page is hidden there is no connection.

import type { Listing } from "../generated/protocol.ts";
import { lobbyAddress } from "./api.ts";

const FIRST_WAIT = 2_000; // milliseconds until a new connection …
const LONGEST_WAIT = 60_000; // … doubled after each failure

/** Call `onListing` with each new list until the returned function is called. */
export function followLobby(onListing: (listing: Listing) => void, onLive: (isLive: boolean) => void): () => void {
  let socket: WebSocket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wait = FIRST_WAIT;

  function connect(): void {
    if (socket || document.hidden) return;
    const opened = (socket = new WebSocket(lobbyAddress()));
    opened.onmessage = ({ data }) => {
      const listing = JSON.parse(String(data)) as Partial<Listing>;
      if (!listing.tables) return; // a refusal
      wait = FIRST_WAIT;
      onLive(true);
      onListing(listing as Listing);
    };
    opened.onclose = () => {
      if (socket !== opened) return;
      socket = undefined;
      onLive(false);
      timer = setTimeout(connect, wait);
      wait = Math.min(LONGEST_WAIT, 2 * wait);
    };
  }

  function disconnect(): void {
    clearTimeout(timer);
    const opened = socket;
    socket = undefined;
    opened?.close();
  }

  const onVisibility = (): void => (document.hidden ? disconnect() : connect());
  document.addEventListener("visibilitychange", onVisibility);
  connect();
  return () => {
    document.removeEventListener("visibilitychange", onVisibility);
    disconnect();
  };
}
