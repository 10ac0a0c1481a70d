// Web fonts for scripts that not all systems have; a browser downloads only the parts it shows.

import type { LanguageCode } from "./languages.ts";

const FONTS: Partial<Record<LanguageCode, () => Promise<unknown>>> = {
  "zh-Hant": () => import("@fontsource-variable/noto-sans-tc/index.css"),
  fa: () => import("@fontsource-variable/vazirmatn/index.css"),
};

/** Load the web font of a language. If that fails, the browser uses a system font. */
export const loadFont = (code: LanguageCode): void => void FONTS[code]?.().catch(() => undefined);
