/// <reference types="node" />
// Vite plugin: of the many files of the Chinese font, the page has only those with characters of its own texts. A name
// or message with another character shows it in a system font.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const STYLES = /noto-sans-tc[\\/]index\.css$/;
const TEXTS = fileURLToPath(new URL("../../src/daikaiju/text/locales/zh-Hant", import.meta.url));
const FACE = /(?:\/\*[^*]*\*\/\s*)?@font-face\s*\{[^}]*\}\s*/g;
const RANGE = /U\+([0-9A-F?]+)(?:-([0-9A-F]+))?/gi;

export function usedFontsPlugin(): Plugin {
  return {
    name: "daikaiju-used-fonts",
    enforce: "pre",
    transform: (code, id) => (STYLES.test(id) ? { code: facesFor(code, textsIn(TEXTS)), map: null } : null),
  };
}

/** Return the styles with only those font files that have a character of the text. */
export function facesFor(styles: string, text: string): string {
  const points = [...new Set(text)].map((character) => character.codePointAt(0)!);
  return styles.replace(FACE, (face) => (hasAny(face, points) ? face : ""));
}

function hasAny(face: string, points: readonly number[]): boolean {
  const ranges = [...(/unicode-range:([^;}]+)/.exec(face)?.[1] ?? "U+0-10FFFF").matchAll(RANGE)];
  return ranges.some(([, from = "", to]) => {
    const [first, last] = [from.replaceAll("?", "0"), to ?? from.replaceAll("?", "F")].map((digits) => parseInt(digits, 16));
    return points.some((point) => point >= first! && point <= last!);
  });
}

const textsIn = (folder: string): string =>
  readdirSync(folder, { recursive: true, encoding: "utf-8" })
    .filter((name) => name.endsWith(".ftl"))
    .map((name) => readFileSync(join(folder, name), "utf-8"))
    .join("\n");
