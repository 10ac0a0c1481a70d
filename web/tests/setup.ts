// Every test speaks English, with all that there is to say.

import { need, speak } from "../src/words/index.ts";

await speak("en");
await need("rules");
await need("rulings");
