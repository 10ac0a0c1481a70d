// Where tables run: on a server, or in this browser.

/** The page has no server: all tables run in this browser. `make static` builds such a page. */
export const isStatic = import.meta.env.MODE === "static";

/** First letter of the codes of local tables; codes of servers never contain it. */
export const LOCAL_CODE = "L";
/** Start of the ids of local tables. */
export const LOCAL_ID = "local-";

export const isLocalCode = (code: string): boolean => code.toUpperCase().startsWith(LOCAL_CODE);
export const isLocalTable = (id: string): boolean => id.startsWith(LOCAL_ID);
