// Emblems of the cards from Gas Refinery to Mimic.
import {
  block, bolt, disc, dot, emblem, flame, flat, form, heart, hoop, line, mirrored, put, star, tube, type Emblem,
} from "./shapes.ts";

export const G_TO_M: Record<string, Emblem> = {
  gas_refinery: emblem(
    "wicked", "ground",
    flame(48, 13, 0.75),
    block("soft", 44, 23, 8, 36),
    form("paper", "M8 32Q8 26 22 26Q36 26 36 32V58H8Z"),
    flat("heart", "M9.5 40H34.5V47H9.5Z"),
    line("night", "M8 33Q22 38 36 33M36 52H46", 2.8),
    tube("claw", "M22 26V16H44", 3),
  ),
  giant_brain: emblem(
    "number", "rays",
    form("neon", "M32 12C28 6 18 8 17 15C9 16 7 25 11 30C6 36 9 46 17 47C18 54 28 57 32 52C36 57 46 54 47 47C55 46 58 36 53 30C57 25 55 16 47 15C46 8 36 6 32 12Z"),
    line("night", "M32 13V51M18 16Q24 17 24 23M12 30Q19 27 24 32M18 46Q18 39 26 40M46 16Q40 17 40 23M52 30Q45 27 40 32M46 46Q46 39 38 40", 3),
  ),
  gourmet: emblem(
    "claw", "sun",
    disc("ink", 32, 32, 17), hoop("paper-edge", 32, 32, 10, 2.5),
    tube("soft", "M11 30V56M11 8V30M6 9V18Q6 24 11 24Q16 24 16 18V9", 2.6),
    form("soft", "M51 8Q60 12 58 34H53V56H49V8Z"),
    star(32, 32, 8),
  ),
  heal: emblem("volt", "sun", heart(32, 33, 2.35), form("ink", "M28 22H36V28H42V36H36V42H28V36H22V28H28Z")),
  healing_ray: emblem(
    "wicked", "stripes",
    flat("volt", "M34 25L62 6V50Z"), heart(51, 28, 0.85),
    form("soft", "M5 18H26Q34 22 34 29Q34 35 26 38H18L15 56H5L8 38H5Z"),
    disc("volt", 20, 28, 5), block("heart", 32, 22, 5, 13),
  ),
  herbivore: emblem(
    "star", "sun",
    form("volt", "M10 54C6 28 20 8 56 8C58 22 57 32 52 40A6 6 0 0 0 42 44A6 6 0 0 0 36 52C28 56 18 58 10 54Z"),
    line("night", "M6 60Q22 36 44 20M22 40V28M22 40L34 40M32 30V20", 3),
  ),
  herd_culler: emblem(
    "number", "ground",
    disc("ink", 20, 22, 9), disc("ink", 44, 22, 9), disc("ink", 32, 16, 10),
    mirrored(form("soft", "M19 28Q8 24 6 32Q10 40 20 36Z")),
    form("soft", "M18 26Q32 18 46 26Q46 46 38 54Q32 58 26 54Q18 46 18 26Z"),
    dot("night", 25, 34, 2.6), dot("night", 39, 34, 2.6), line("night", "M29 49L32 51L35 49", 2.5),
    form("paper", "M44 42H58V58H44Z"), dot("heart", 51, 50, 3.5),
  ),
  hibernation: emblem(
    "edge", "ground",
    form("wicked", "M4 58C4 40 14 32 26 32C36 32 40 38 46 40Q58 42 58 58Z"),
    line("night", "M38 50Q42 54 46 50M14 46Q20 40 28 42", 3),
    form("paper", "M44 42L48 34L51 43Z"),
    line("ink", "M30 12H42L30 26H42", 4.5), line("ink", "M48 18H56L48 28H56", 3.5), line("ink", "M18 20H24L18 27H24", 3),
  ),
  high_altitude_bombing: emblem(
    "heart", "stripes",
    put([
      form("soft", "M-9-13L-14-27L0-21L14-27L9-13Z"),
      form("dusk", "M0 28C-16 18-14-8-9-15H9C14-8 16 18 0 28Z"),
      flat("star", "M-11.5 0H11.5L11 7H-11Z"),
    ], 32, 31, 1, 20),
  ),
  it_has_a_child: emblem(
    "wicked", "rays",
    form("volt", "M18 36C16 20 24 10 32 10C40 10 48 20 46 36Z"),
    dot("ink", 26, 25, 4), dot("ink", 38, 25, 4), dot("night", 27, 26, 2), dot("night", 37, 26, 2),
    form("star", "M32 4L37 13H27Z"),
    form("ink", "M10 34L18 40L25 32L32 40L39 32L46 40L54 34C56 50 46 60 32 60C18 60 8 50 10 34Z"),
    dot("neon-cold", 23, 49, 3.5), dot("neon-cold", 40, 52, 2.8), dot("neon-cold", 43, 43, 2),
  ),
  jet_fighters: emblem(
    "neon-cold", "stripes",
    put([form("soft", "M0-24L5-8L22 8V14L5 10L10 20H-10L-5 10L-22 14V8L-5-8Z"), flat("edge", "M0-15L2.5-5H-2.5Z")], 23, 36, 0.85, 30),
    put([form("ink", "M0-24L5-8L22 8V14L5 10L10 20H-10L-5 10L-22 14V8L-5-8Z"), flat("edge", "M0-15L2.5-5H-2.5Z")], 43, 22, 0.7, 30),
    flame(8, 55, 0.5, 210),
  ),
  jets: emblem(
    "edge", "sun",
    flame(21, 50, 0.85, 180), flame(43, 50, 0.85, 180),
    mirrored(form("ink", "M14 40V20Q14 8 21 5Q28 8 28 20V40Z"), flat("heart", "M15.5 18Q16 10 21 7Q26 10 26.5 18Z"), form("soft", "M15 40H27L29 46H13Z")),
    block("star", 26, 22, 12, 9),
  ),
  lunar_powered: emblem(
    "edge", "plain",
    form("paper", "M40 6A27 27 0 1 0 58 44A22 22 0 0 1 40 6Z"),
    bolt(46, 27, 0.95), dot("ink", 12, 12, 2), dot("ink", 56, 56, 1.8),
  ),
  made_in_a_lab: emblem(
    "neon-cold", "sun",
    form("ink", "M25 6H39V24L55 52Q56 59 49 59H15Q8 59 9 52L25 24Z"),
    flat("neon", "M19.5 37H44.5L53 52Q53.5 57 49 57H15Q10.5 57 11 52Z"),
    line("night", "M21 6H43", 5),
    disc("ink", 27, 47, 3.5), disc("ink", 38, 43, 2.5), disc("ink", 39, 52, 2),
  ),
  media_friendly: emblem(
    "neon", "rays",
    tube("soft", "M32 46V58M20 59H44", 4),
    line("night", "M12 26V30Q12 46 32 46Q52 46 52 30V26", 4.5),
    form("dusk", "M20 16Q20 5 32 5Q44 5 44 16V28Q44 39 32 39Q20 39 20 28Z"),
    star(32, 21, 10),
  ),
  metamorph: emblem(
    "volt", "sun",
    mirrored(form("wicked", "M32 28C24 8 6 4 5 16C4 28 14 34 32 34Z"), form("neon", "M32 34C16 32 10 40 14 50C20 60 30 50 32 38Z"), dot("star", 15, 17, 4), dot("star", 22, 45, 3)),
    line("night", "M31 20L24 7M33 20L40 7", 2.8),
    form("dusk", "M29 22Q32 18 35 22V50Q32 56 29 50Z"),
  ),
  mimic: emblem(
    "star", "plain",
    form("neon", "M32 6C18 6 8 10 8 10V30C8 46 20 58 32 58Z"),
    form("number", "M32 6C46 6 56 10 56 10V30C56 46 44 58 32 58Z"),
    flat("night", "M14 24Q20 18 26 25Q20 30 14 24ZM50 24Q44 18 38 25Q44 30 50 24Z"),
    flat("night", "M16 38Q24 46 32 45V51Q20 50 16 38ZM48 49Q40 41 32 45V51Q42 47 48 49Z"),
  ),
};
