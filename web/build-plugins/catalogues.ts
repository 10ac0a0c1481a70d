/// <reference types="node" />
// Vite plugin: the page's texts, from the Fluent catalogues that the server and the command line use too. The module
// `catalogues` has one loader for each part of each language, so that a browser downloads only what it needs.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const LOCALES = fileURLToPath(new URL("../../src/daikaiju/text/locales", import.meta.url));
const PARTS: Readonly<Record<string, readonly string[]>> = {
  page: ["page"], // a folder: all of its files
  cards: ["cards.ftl"],
  rules: ["rules.ftl"],
  rulings: ["rulings.ftl"],
  puzzle: ["puzzle.ftl", "coach.ftl"],
  refusals: ["server.ftl"], // sentences of local tables
};
const ALL = "catalogues";
const ONE = /^catalogue:(?<language>[\w-]+)\/(?<part>\w+)$/;

export function cataloguePlugin(): Plugin {
  return {
    name: "daikaiju-catalogues",
    resolveId: (id) => (id === ALL || ONE.test(id) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${ALL}`) return loaders();
      const { language, part } = ONE.exec(id.slice(1))?.groups ?? {};
      if (!language || !part || !id.startsWith("\0")) return null;
      const files = PARTS[part]!.flatMap((name) => filesAt(join(LOCALES, language, name)));
      files.forEach((file) => this.addWatchFile(file));
      return `export default ${JSON.stringify(files.map(read).join("\n"))};`;
    },
  };
}

function loaders(): string {
  const languages = readdirSync(LOCALES).map((language) => {
    const parts = Object.keys(PARTS).map((part) => `${part}: () => import("catalogue:${language}/${part}")`);
    return `${JSON.stringify(language)}: { ${parts.join(", ")} }`;
  });
  return `export default { ${languages.join(", ")} };`;
}

const filesAt = (path: string): string[] =>
  path.endsWith(".ftl")
    ? [path]
    : readdirSync(path)
        .sort()
        .map((name) => join(path, name));

// Drop comments: they are for translators.
const read = (file: string): string =>
  readFileSync(file, "utf-8")
    .split("\n")
    .filter((line) => !line.startsWith("#"))
    .join("\n");
