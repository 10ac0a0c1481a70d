import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parseSettings } from "../src/state/settings.svelte.ts";

const SOURCE = join(import.meta.dirname, "../src");
// Cards, dice and drawings are the same in both themes.
const SAME = new Set(["CardView", "CardPrice", "Die", "Logo", "QrCode", "Tokyo"].map((name) => `components/${name}.svelte`));
const PIGMENT = /var\(--(?:dusk|haze|edge|ink|soft)\)|background: var\(--night\)|[^-]color: var\(--(?:star|neon|neon-cold|wicked|warn|ok|volt|heart|bad)\)/;

const components = ["components", "screens"].flatMap((folder) =>
  readdirSync(join(SOURCE, folder), { recursive: true, encoding: "utf-8" })
    .filter((file) => file.endsWith(".svelte"))
    .map((file) => `${folder}/${file}`),
);

test.each(components.filter((file) => !SAME.has(file)))("%s has the colours of the theme", (file) => {
  const lines = readFileSync(join(SOURCE, file), "utf-8").split("\n");
  expect(lines.filter((line) => PIGMENT.test(line))).toEqual([]);
});

test("the theme is that of the system until a user chooses", () => {
  expect(parseSettings(null).theme).toBe("system");
  expect(parseSettings('{"theme":"light"}').theme).toBe("light");
  expect(parseSettings('{"theme":"pink"}').theme).toBe("system");
});
