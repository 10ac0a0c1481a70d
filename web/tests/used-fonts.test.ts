import { expect, test } from "vitest";
import { facesFor } from "../build-plugins/used-fonts.ts";

const face = (name: string, range: string): string =>
  `/* ${name} */\n@font-face {\n  font-family: 'Noto';\n  src: url(./files/${name}.woff2);\n  unicode-range: ${range};\n}\n`;
const STYLES = face("one", "U+4E00-4E0F,U+5000") + face("two", "U+6???") + face("three", "U+9F00-9FFF,U+20000");

test.each([
  ["怪獸", ["two"]], // U+602A, U+7378
  ["一", ["one"]], // U+4E00
  ["倀 𠀀", ["one", "three"]], // U+5000, U+20000: two units in a string
  ["abc", []],
])("the font has the files of the characters of %s", (text, names) => {
  const kept = facesFor(STYLES, text);
  expect([...kept.matchAll(/files\/(\w+)/g)].map(([, name]) => name)).toEqual(names);
  expect([...kept.matchAll(/@font-face/g)]).toHaveLength(names.length);
});

test("a font without ranges is kept", () => {
  const whole = "@font-face{font-family:'Noto';src:url(./files/all.woff2)}";
  expect(facesFor(whole, "一")).toBe(whole);
});
