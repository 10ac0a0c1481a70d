// Renders the PNG icons from public/icon.svg, for launchers that do not accept SVG. Run `node icons/draw.mjs` after a
// change of the SVG. It needs Chromium; the environment variable CHROMIUM gives its path (default: `chromium`).

import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { fileURLToPath } from "node:url";
import { join } from "node:path";

const PUBLIC = fileURLToPath(new URL("../public/", import.meta.url));
const DRAWING = readFileSync(join(PUBLIC, "icon.svg"), "utf-8");
const SIDE = 512; // width and height of the SVG

// `around`: margin added on each side, in SVG units, with square corners. Launchers crop maskable icons to their own
// shape and keep the middle 80 %; Apple rounds the corners.
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
