// SVG paths of the icons, in a 24×24 view box. `sign`: filled with its own colour, for counters. `line`: stroked in the
// text colour, for actions; `also` is filled with the text colour.

export interface IconDrawing {
  sign?: string;
  colour?: string; // of the sign
  over?: string; // dark marks on top of the sign
  line?: string;
  also?: string;
}

export const ICONS = {
  // counters
  heart: { sign: "M12 21C5 16 2.5 12.5 2.5 8.8C2.5 3.2 9.6 2.4 12 7.2C14.4 2.4 21.5 3.2 21.5 8.8C21.5 12.5 19 16 12 21Z", colour: "heart" },
  star: { sign: "M12 1.8L15 8.4L22.2 9.2L16.9 14.1L18.4 21.2L12 17.6L5.6 21.2L7.1 14.1L1.8 9.2L9 8.4Z", colour: "star" },
  energy: { sign: "M14.5 1.5L4 13.5H10.5L8.5 22.5L20 9.8H13.2L17 1.5Z", colour: "volt" },
  claw: { sign: "M2.5 5C6 7.5 8.5 13 8 20C4.5 16 2.5 10.5 2.5 5ZM9 2.5C13 6.5 15 13 14.3 21.5C10.5 17 8.5 9.5 9 2.5ZM15.5 3.5C19.5 7 21.8 12.5 21.5 19C17.5 15.5 15.5 9.5 15.5 3.5Z", colour: "claw" },
  wickedness: { sign: "M5.2 9.5C2.5 7 2 4 3 1.8C5 4 7.6 5 9.3 5.4C11 4.9 13 4.9 14.7 5.4C16.4 5 19 4 21 1.8C22 4 21.5 7 18.8 9.5C20.6 15.5 17 22 12 22C7 22 3.4 15.5 5.2 9.5Z", colour: "wicked", over: "M7.5 11.5L10.5 13.3M16.5 11.5L13.5 13.3M8 17Q12 19.4 16 17" },
  poison: { sign: "M9 2H15V8.2C19 9.6 21 13 20 17C19 20.6 15.8 22 12 22C8.2 22 5 20.6 4 17C3 13 5 9.6 9 8.2Z", colour: "volt", over: "M8 2H16M6 14.5Q9 12.5 12 14.5T18 14.5M10 18h0M14 19h0" },
  shrink: { sign: "M2 12L8.5 5.5V9.5H10.6V14.5H8.5V18.5ZM22 12L15.5 5.5V9.5H13.4V14.5H15.5V18.5Z", colour: "number" },
  zombie: { sign: "M4 12C4 2 20 2 20 12V22H4Z", colour: "volt", over: "M7.5 9.5l3 3M10.5 9.5l-3 3M14 11h3M8 17.5h8M10 16v3M13 16v3" },
  tokyo: { sign: "M12 1.5L14 8.5H16.5V11H14.8L18.5 22H14.5C14.5 17 9.5 17 9.5 22H5.5L9.2 11H7.5V8.5H10Z", colour: "neon" },
  bay: { sign: "M1.5 15C4.5 4 15.5 2 20 8.5C22.5 12 20 15.5 17 14.5C17.5 11.5 14 10 12.5 12.5C11 15 13.5 18.5 22.5 17V22H1.5Z", colour: "neon-cold" },
  crown: { sign: "M2.5 20L1.5 6.5L7.5 11.5L12 3L16.5 11.5L22.5 6.5L21.5 20Z", colour: "star", over: "M6 16.5H18" },
  skull: { sign: "M12 2C18 2 21.5 6 21.5 11C21.5 14.2 20 16.2 17.5 17.3V22H6.5V17.3C4 16.2 2.5 14.2 2.5 11C2.5 6 6 2 12 2Z", colour: "soft", over: "M8 11h0.6M15.6 11h0.6M8 10.4h0.6M15.6 10.4h0.6M12 14.5v0.6M10.3 19v3M13.7 19v3" },
  // actions
  dice: { line: "M5 3H14.5A2 2 0 0 1 16.5 5V14.5A2 2 0 0 1 14.5 16.5H5A2 2 0 0 1 3 14.5V5A2 2 0 0 1 5 3ZM19 8.5C20.5 8.5 21 9.3 21 10.3V19A2 2 0 0 1 19 21H10.3C9.3 21 8.5 20.5 8.5 19M6.8 6.8h0M12.7 6.8h0M9.75 9.75h0M6.8 12.7h0M12.7 12.7h0" },
  clock: { line: "M12 3A9 9 0 1 1 12 21A9 9 0 1 1 12 3ZM12 7V12L15.5 14.5" },
  chat: { line: "M5 4H19A2 2 0 0 1 21 6V14A2 2 0 0 1 19 16H12L7 20.5V16H5A2 2 0 0 1 3 14V6A2 2 0 0 1 5 4ZM8 10h0M12 10h0M16 10h0" },
  sound: { line: "M15 9C16.6 10.6 16.6 13.4 15 15M17.8 6.2C21 9.4 21 14.6 17.8 17.8", also: "M3 9.5V14.5H6.5L11.5 19V5L6.5 9.5Z" },
  mute: { line: "M15.5 9.5L20.5 14.5M20.5 9.5L15.5 14.5", also: "M3 9.5V14.5H6.5L11.5 19V5L6.5 9.5Z" },
  settings: { line: "M4 7H9M15 7H20M12 4.5A2.5 2.5 0 1 1 12 9.5A2.5 2.5 0 1 1 12 4.5ZM4 17H6M12 17H20M9 14.5A2.5 2.5 0 1 1 9 19.5A2.5 2.5 0 1 1 9 14.5Z" },
  menu: { line: "M4 6H20M4 12H20M4 18H20" },
  more: { also: "M5 10A2 2 0 1 1 5 14A2 2 0 1 1 5 10ZM12 10A2 2 0 1 1 12 14A2 2 0 1 1 12 10ZM19 10A2 2 0 1 1 19 14A2 2 0 1 1 19 10Z" },
  bulb: { line: "M9.5 21H14.5M9 17.5H15M9 17.5C9 14 5.5 13 5.5 8.8C5.5 0.6 18.5 0.6 18.5 8.8C18.5 13 15 14 15 17.5" },
  help: { line: "M12 3A9 9 0 1 1 12 21A9 9 0 1 1 12 3ZM9.3 9.6C9.5 6.3 14.7 6.5 14.7 9.7C14.7 11.8 12 11.9 12 13.8M12 17h0" },
  info: { line: "M12 3A9 9 0 1 1 12 21A9 9 0 1 1 12 3ZM12 11.5V16.5M12 7.6h0" },
  book: { line: "M12 6C9.5 4.2 6 4 3 5V19C6 18 9.5 18.2 12 20C14.5 18.2 18 18 21 19V5C18 4 14.5 4.2 12 6ZM12 6V20" },
  link: { line: "M10 14C8 12 8 9.5 10 7.5L13 4.5C17 0.8 23 7 19.3 11L17.5 12.8M14 10C16 12 16 14.5 14 16.5L11 19.5C7 23.2 1 17 4.7 13L6.5 11.2" },
  qr: { line: "M4 4H10V10H4ZM14 4H20V10H14ZM4 14H10V20H4ZM14 14H16.5V16.5M20 14V15M14 20H15M19 19.5H20M7 7h0M17 7h0M7 17h0" },
  download: { line: "M12 3.5V15M7 10.5L12 15.5L17 10.5M4 17.5V20.5H20V17.5" },
  share: { line: "M12 15V3.5M7.5 8L12 3.5L16.5 8M6 11.5H4.5V20.5H19.5V11.5H18" },
  replay: { line: "M4.5 5V10H9.5M4.8 10A8 8 0 1 1 4.2 14" },
  undo: { line: "M8.5 4.5L4 9L8.5 13.5M4.5 9H14.5C22 9 22 19.5 14.5 19.5H8" },
  play: { also: "M7 4L20 12L7 20Z" },
  pause: { also: "M6 4H10V20H6ZM14 4H18V20H14Z" },
  next: { line: "M18 5V19", also: "M5 5L15 12L5 19Z" },
  previous: { line: "M6 5V19", also: "M19 5L9 12L19 19Z" },
  arrow: { line: "M4 12H20M14 6L20 12L14 18" },
  check: { line: "M4 12.8L9.5 18.2L20 6.5" },
  cross: { line: "M5.5 5.5L18.5 18.5M18.5 5.5L5.5 18.5" },
  plus: { line: "M12 4.5V19.5M4.5 12H19.5" },
  minus: { line: "M4.5 12H19.5" },
  bot: { line: "M6 8H18A2 2 0 0 1 20 10V18A2 2 0 0 1 18 20H6A2 2 0 0 1 4 18V10A2 2 0 0 1 6 8ZM12 8V4M12 3.6h0M9 12.5V13.5M15 12.5V13.5M9.5 17H14.5M1.8 12.5V15.5M22.2 12.5V15.5" },
  person: { line: "M4.5 21C4.5 12.5 19.5 12.5 19.5 21Z", also: "M12 3.2A4.4 4.4 0 1 1 12 12A4.4 4.4 0 1 1 12 3.2Z" },
  people: { line: "M2.5 20.5C2.5 13.5 14.5 13.5 14.5 20.5ZM17.5 15.2C20 15.6 21.5 17.4 21.5 20.5M16 4.6C19.8 4.8 19.8 10.4 16 10.8", also: "M8.5 4A3.7 3.7 0 1 1 8.5 11.4A3.7 3.7 0 1 1 8.5 4Z" },
  eye: { line: "M2 12C7 3.8 17 3.8 22 12C17 20.2 7 20.2 2 12Z", also: "M12 8.8A3.2 3.2 0 1 1 12 15.2A3.2 3.2 0 1 1 12 8.8Z" },
  lock: { line: "M7.5 11V8C7.5 2 16.5 2 16.5 8V11M5 11H19V20.5H5ZM12 15V16.5" },
  chart: { line: "M4 4V20H20.5M7.5 15.5L11.5 10.5L14.5 13L19.5 6.5" },
  odds: { line: "M18.5 5.5L5.5 18.5M7.5 4.8A2.7 2.7 0 1 1 7.5 10.2A2.7 2.7 0 1 1 7.5 4.8ZM16.5 13.8A2.7 2.7 0 1 1 16.5 19.2A2.7 2.7 0 1 1 16.5 13.8Z" },
  cards: { line: "M9 3.5H18.5A1.5 1.5 0 0 1 20 5V16.5M4 8A1.5 1.5 0 0 1 5.5 6.5H14.5A1.5 1.5 0 0 1 16 8V19A1.5 1.5 0 0 1 14.5 20.5H5.5A1.5 1.5 0 0 1 4 19ZM10 10.5L12 13.5L10 16.5L8 13.5Z" },
  language: { line: "M12 3A9 9 0 1 1 12 21A9 9 0 1 1 12 3ZM3.2 12H20.8M12 3C7.5 8 7.5 16 12 21C16.5 16 16.5 8 12 3Z" },
  warning: { line: "M12 3.5L22 20.5H2ZM12 10V14.5M12 17.5h0" },
} satisfies Record<string, IconDrawing>;

export type IconName = keyof typeof ICONS;
