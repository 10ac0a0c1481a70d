// The result of a game as a picture to share, drawn in the browser.

import { currentLanguage, textDirection } from "../i18n/index.ts";

export interface ResultImage {
  title: string;
  lead: string;
  rows: readonly { rank: string; name: string; sums: string; isOwn: boolean }[];
  foot: string;
}

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 56;
const FIGURE = 430; // size of the monster
const SHAPE_STYLE = ["fill", "fill-opacity", "stroke", "stroke-width", "stroke-dasharray", "stroke-linejoin", "stroke-linecap", "opacity", "display", "clip-path"] as const;

/** Draw the result beside the winner, whose drawing is `figure`. */
export async function drawResult(figure: SVGSVGElement | null, { title, lead, rows, foot }: ResultImage): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas");
  await document.fonts.ready;
  const isRtl = textDirection(currentLanguage()) === "rtl";
  drawBackground(context);
  const left = isRtl ? MARGIN : WIDTH - FIGURE - MARGIN;
  if (figure) context.drawImage(await imageOf(figure), left, HEIGHT - FIGURE - 70, FIGURE, FIGURE);
  const write = writer(context, isRtl);
  write(title, 110, 62, "--star", "--poster");
  write(lead, 165, 34, "--ink", "--text");
  rows.forEach(({ rank, name, sums, isOwn }, n) => write(`${rank}.  ${name}  ${sums}`, 235 + 54 * n, 34, isOwn ? "--star" : "--ink", "--text"));
  write(foot, HEIGHT - 36, 26, "--soft", "--text");
  return new Promise((done, fail) => canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("no picture"))), "image/png"));
}

const token = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

function drawBackground(context: CanvasRenderingContext2D): void {
  const sky = context.createLinearGradient(0, 0, 0, HEIGHT);
  sky.addColorStop(0, token("--night") || "#0b0a1e");
  sky.addColorStop(1, token("--haze") || "#2b2150");
  context.fillStyle = sky;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.fillStyle = token("--dusk") || "#1a1636";
  for (let n = 0; n < 24; n += 1) {
    const high = 60 + ((n * 73) % 120); // a skyline
    context.fillRect(n * 52, HEIGHT - high, 46, high);
  }
}

/** A function that writes a line of text, as small as needed to leave room for the figure. */
function writer(context: CanvasRenderingContext2D, isRtl: boolean) {
  const room = WIDTH - FIGURE - 3 * MARGIN;
  context.direction = isRtl ? "rtl" : "ltr";
  context.textAlign = "start";
  return (text: string, y: number, size: number, colour: string, family: string): void => {
    context.font = `800 ${size}px ${token(family) || "sans-serif"}`;
    const scale = Math.min(1, room / context.measureText(text).width);
    context.font = `800 ${Math.floor(size * scale)}px ${token(family) || "sans-serif"}`;
    context.fillStyle = token(colour) || "#fff";
    context.fillText(text, isRtl ? WIDTH - MARGIN : MARGIN, y);
  };
}

/** A drawing of the page as an image; what it takes from the style sheets of the page is written into it. */
async function imageOf(figure: SVGSVGElement): Promise<HTMLImageElement> {
  const copy = figure.cloneNode(true) as SVGSVGElement;
  const copies = copy.querySelectorAll<SVGElement>("*");
  figure.querySelectorAll("*").forEach((shape, n) => copyStyle(shape, copies[n]!));
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("width", String(FIGURE));
  copy.setAttribute("height", String(FIGURE));
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  return image;
}

function copyStyle(from: Element, to: SVGElement): void {
  const style = getComputedStyle(from);
  for (const name of SHAPE_STYLE) to.style.setProperty(name, style.getPropertyValue(name));
}

/** Share a picture with the apps of the device, or download it where that is not possible. */
export async function shareImage(blob: Blob, name: string, text: string): Promise<void> {
  const file = new File([blob], name, { type: blob.type });
  const shares = { files: [file], text };
  if (navigator.canShare?.(shares)) {
    await navigator.share(shares).catch((error: unknown) => {
      if (!(error instanceof DOMException && error.name === "AbortError")) throw error;
    });
    return;
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
