// Draws the PNG icons anew from public/icon.svg, for launchers that take no SVG: `node icons/draw.mjs`, after a
// change of the drawing. It needs a Chromium; CHROMIUM names it where it is not called `chromium`.

import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { fileURLToPath } from "node:url";
import { join } from "node:path";

const PUBLIC = fileURLToPath(new URL("../public/", import.meta.url));
const DRAWING = readFileSync(join(PUBLIC, "icon.svg"), "utf-8");
const SIDE = 512; // of the drawing

// `around`: more of the scene on each side, in the units of the drawing, and no corners of its own. Launchers cut
// maskable icons into shapes of theirs and leave the middle four fifths; Apple's round the corners.
const ICONS = [
  { name: "icon-192.png", size: 192 },
  { name: "icon-512.png", size: 512 },
  { name: "icon-maskable-512.png", size: 512, around: 76 },
  { name: "apple-touch-icon.png", size: 180, around: 24 },
];

function page({ size, around = 0 }) {
  let drawn = DRAWING.replace("<svg ", `<svg width="${size}" height="${size}" `);
  if (around) {
    const [start, side] = [-around, SIDE + 2 * around];
    drawn = drawn
      .replace(`viewBox="0 0 ${SIDE} ${SIDE}"`, `viewBox="${start} ${start} ${side} ${side}"`)
      .replace(/<rect [^>]*>/, `<rect x="${start}" y="${start}" width="${side}" height="${side}"/>`);
  }
  return `<!doctype html><style>body { margin: 0 } svg { display: block }</style>${drawn}`;
}

const folder = mkdtempSync(join(tmpdir(), "icons-"));
try {
  for (const icon of ICONS) {
    const source = join(folder, "icon.html");
    writeFileSync(source, page(icon));
    execFileSync(process.env.CHROMIUM ?? "chromium", [
      ...["--headless", "--no-sandbox", "--hide-scrollbars", "--default-background-color=00000000"],
      `--window-size=${icon.size},${icon.size}`,
      `--screenshot=${join(PUBLIC, icon.name)}`,
      `file://${source}`,
    ]);
  }
} finally {
  rmSync(folder, { recursive: true });
}
