// Test setup: English, with all parts of the catalogues.

import { loadPart, setLanguage } from "../src/i18n/index.ts";

await setLanguage("en");
await loadPart("rules");
await loadPart("rulings");
await loadPart("puzzle");
await loadPart("refusals");
