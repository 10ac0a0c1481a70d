// Download of game records.

import * as api from "../net/api.ts";
import { isLocalTable } from "../net/local-tables.ts";
import { notifyError } from "./notifications.svelte.ts";

/** Click handler of the link to a record: the record of a table in this browser has no address of its own. */
export function saveRecord(event: MouseEvent, table: string, code: string): void {
  if (!isLocalTable(table)) return;
  event.preventDefault();
  api.localRecord(table).then(({ text }) => download(text, `${code}.txt`), notifyError);
}

function download(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
