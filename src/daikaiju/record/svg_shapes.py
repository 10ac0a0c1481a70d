"""SVG shapes of the pictures, original artwork: icons, dice, monster heads, colours.

Every function returns a piece of SVG. No element has an id, and every CSS rule is limited to the
class of the picture: several pictures on one page do not affect each other or the page.
"""

from __future__ import annotations

from typing import Final
from xml.sax.saxutils import escape

CLASS: Final = "daikaiju-picture"
HEART: Final = "#e23d5e"
STAR: Final = "#e0a100"
ENERGY: Final = "#1f9d5b"
CLAW: Final = "#e8622a"
WICKED: Final = "#8a5bd6"
NUMBER: Final = "#3b82c4"

# CSS class -> property, colour on a light page, colour on a dark page.
_SHADES: Final = {
    "ground": ("fill", "#f7f5ef", "#17172b"),
    "panel": ("fill", "#ffffff", "#22223c"),
    "edge": ("stroke", "#d8d3c4", "#3c3c60"),
    "ink": ("fill", "#1f1d2e", "#f3f0e8"),
    "soft": ("fill", "#6a6679", "#b3afca"),
    "rail": ("fill", "#e6e2d6", "#34345a"),
    "chip": ("fill", "#efeadd", "#30305a"),
    "tile": ("fill", "#e9e0f7", "#3f2d66"),
    "city": ("fill", "#dfe6f2", "#2b3358"),
    "tower": ("fill", "#b9c6de", "#414c80"),
    "sea": ("fill", "#cfe8ee", "#1f4a5c"),
    "wave": ("stroke", "#8cc4d2", "#3d7f96"),
    "accent": ("stroke", "#d6336c", "#ff6fa3"),
    "call": ("fill", "#d6336c", "#ff6fa3"),
    "gold": ("stroke", "#d29a00", "#ffcf4a"),
}
_FONT: Final = "font-family:system-ui,'Segoe UI','Noto Sans',Roboto,Helvetica,Arial,sans-serif"

# Colour and path of each icon. View box 24 by 24.
ICONS: Final = {
    "heart": (
        HEART,
        "M12 21C5 16 2.5 12.5 2.5 8.8C2.5 3.2 9.6 2.4 12 7.2C14.4 2.4 21.5 3.2 21.5 8.8C21.5 12.5 "
        "19 16 12 21Z",
    ),
    "star": (
        STAR,
        "M12 1.8L15 8.4L22.2 9.2L16.9 14.1L18.4 21.2L12 17.6L5.6 21.2L7.1 14.1L1.8 9.2L9 8.4Z",
    ),
    "energy": (ENERGY, "M14.5 1.5L4 13.5H10.5L8.5 22.5L20 9.8H13.2L17 1.5Z"),
    "wickedness": (
        WICKED,
        "M5.2 9.5C2.5 7 2 4 3 1.8C5 4 7.6 5 9.3 5.4C11 4.9 13 4.9 14.7 5.4C16.4 5 19 4 21 1.8C22 4 "
        "21.5 7 18.8 9.5C20.6 15.5 17 22 12 22C7 22 3.4 15.5 5.2 9.5Z",
    ),
}

# View box 100 by 100: numerals are lines, the other faces are filled shapes.
_NUMERALS: Final = {
    "1": "M38 37L54 25V75M39 75H68",
    "2": "M32 40C31 19 68 19 67 40C66 55 36 60 33 75H68",
    "3": "M33 26H66L48 46C72 45 74 75 49 75C41 75 35 72 31 66",
}
_SHAPES: Final = {
    "E": "M58 12L24 54H45L38 86L76 42H54L66 12Z",
    "C": "M14 24C28 32 36 54 36 82C24 66 14 46 14 24ZM38 14C54 28 62 54 60 88C46 68 36 40 38 14Z"
    "M64 18C78 30 88 52 88 78C74 64 64 42 64 18Z",
    "H": "M50 84C22 64 16 50 16 38C16 16 42 14 50 32C58 14 84 16 84 38C84 50 78 64 50 84Z",
}
_GROUNDS: Final = {"1": NUMBER, "2": NUMBER, "3": NUMBER, "E": ENERGY, "C": CLAW, "H": HEART}

# View box 40 by 40: the colour, the path behind the face, the path on the face.
_HEADS: Final = {
    "gigazaur": (
        "#4caf50",
        "M8 12L6 1L15 7L20 0L25 7L34 1L32 12Z",
        "M13 28L16 32L20 28L24 32L27 28",
    ),
    "the_king": ("#a9713c", "M9 11L7 2L15 7L20 0L25 7L33 2L31 11Z", "M14 29Q20 33 26 29"),
    "meka_dragon": ("#6d93ab", "M6 16L0 4L13 8ZM34 16L40 4L27 8Z", "M12 29H28M16 26V32M24 26V32"),
    "alienoid": (
        "#9c5bd0",
        "M11 11L5 0L16 7ZM29 11L35 0L24 7Z",
        "M17 31A3 2 0 1 0 23 31A3 2 0 1 0 17 31",
    ),
    "kraken": ("#2f93c8", "M6 30L0 40L12 36L20 40L28 36L40 40L34 30Z", "M15 29Q20 26 25 29"),
    "cyber_bunny": ("#e868a8", "M9 14L8 -3L17 9ZM31 14L32 -3L23 9Z", "M20 27V31M15 31Q20 35 25 31"),
    "cyber_kitty": (
        "#ec8a2c",
        "M5 16L5 1L17 8ZM35 16L35 1L23 8Z",
        "M4 26H11M29 26H36M15 29L20 32L25 29",
    ),
    "space_penguin": ("#d9bd1f", "M2 20A18 19 0 0 1 38 20Z", "M15 26L20 32L25 26Z"),
}


def style() -> str:
    """Return the style element: colours for light and dark pages, and the font."""
    rules = [f".{CLASS} text{{{_FONT}}}"]
    rules += [f".{CLASS} .{name}{{{what}:{light}}}" for name, (what, light, _) in _SHADES.items()]
    dark = [f".{CLASS} .{name}{{{what}:{night}}}" for name, (what, _, night) in _SHADES.items()]
    return f"<style>{''.join(rules)}@media(prefers-color-scheme:dark){{{''.join(dark)}}}</style>"


def text(
    x: float, y: float, words: str, size: float = 12, shade: str = "ink", **more: str | int
) -> str:
    """Return a line of text; `anchor` and `weight` as in SVG."""
    attributes = f'x="{x:g}" y="{y:g}" font-size="{size:g}"'
    attributes += f' text-anchor="{more["anchor"]}"' if "anchor" in more else ""
    attributes += f' font-weight="{more["weight"]}"' if "weight" in more else ""
    return f'<text class="{shade}" {attributes}>{escape(words)}</text>'


def box(x: float, y: float, width: float, height: float, kind: str, round_: float = 8) -> str:
    """Return a rectangle with round corners and the given CSS classes."""
    size = f'width="{width:g}" height="{height:g}" rx="{round_:g}"'
    line = ' stroke-width="1.2"' if "edge" in kind else ""
    return f'<rect class="{kind}" x="{x:g}" y="{y:g}" {size}{line}/>'


def ring(width: float, height: float, kind: str, thick: float) -> str:
    """Return an outline just inside the edge of a panel."""
    size = f'width="{width - thick:g}" height="{height - thick:g}" rx="10"'
    corner = f'x="{thick / 2:g}" y="{thick / 2:g}"'
    return f'<rect class="{kind}" {corner} {size} fill="none" stroke-width="{thick:g}"/>'


def group(title: str, body: str, opacity: float = 1) -> str:
    """Return a group whose title is shown as a tooltip."""
    dim = f' opacity="{opacity:g}"' if opacity < 1 else ""
    return f"<g{dim}><title>{escape(title)}</title>{body}</g>"


def icon(name: str, x: float, y: float, size: float) -> str:
    """Return an icon of ICONS; (x, y) is its top left corner."""
    colour, path = ICONS[name]
    return f'<path fill="{colour}" transform="{_transform(x, y, size / 24)}" d="{path}"/>'


def die(face: str, x: float, y: float, size: float) -> str:
    """Return a die that shows a face."""
    body = f'<rect x="3" y="3" width="94" height="94" rx="20" fill="{_GROUNDS[face]}"/>'
    if face in _NUMERALS:
        line = 'fill="none" stroke="#fff" stroke-width="13" stroke-linecap="round"'
        body += f'<path {line} stroke-linejoin="round" d="{_NUMERALS[face]}"/>'
    else:
        body += f'<path fill="#fff" d="{_SHAPES[face]}"/>'
    return f'<g transform="{_transform(x, y, size / 100)}">{body}</g>'


def head(monster: str, x: float, y: float, size: float) -> str:
    """Return the head of a monster, centred on a point."""
    colour, behind, mouth = _HEADS[monster]
    pen = 'fill="none" stroke="#1f1d2e" stroke-width="1.8"'
    body = (
        f'<path fill="{colour}" d="{behind}"/><ellipse fill="{colour}" cx="20" cy="21" rx="16" '
        'ry="15"/><g fill="#fff"><circle cx="14" cy="19" r="4.6"/><circle cx="26" cy="19" r="4.6"/>'
        '</g><g fill="#1f1d2e"><circle cx="14.8" cy="19.6" r="2.1"/><circle cx="25.2" cy="19.6" '
        f'r="2.1"/></g><path {pen} stroke-linecap="round" stroke-linejoin="round" d="{mouth}"/>'
    )
    return f'<g transform="{_transform(x - size / 2, y - size / 2, size / 40)}">{body}</g>'


def colour_of(monster: str) -> str:
    return _HEADS[monster][0]


def skyline(x: float, y: float, width: float) -> str:
    """Return the towers of the city; y is their base line."""
    path = (
        "M0 0V-22H14V-38H30V-16H42V-50H58V-28H70V-62H74V-74H78V-62H82V-28H96V-44H112V-20H126V-56"
        "H142V-30H156V-40H172V-14H184V-48H200V0Z"
    )
    scale = width / 200
    return f'<path class="tower" transform="translate({x:g} {y:g}) scale({scale:g})" d="{path}"/>'


def waves(x: float, y: float, width: float) -> str:
    """Return two rows of waves."""
    many = int(width // 16)
    rows = "".join(f"M{x:g} {y + 8 * k:g}" + "q4 -5 8 0t8 0" * many for k in range(2))
    return f'<path class="wave" fill="none" stroke-width="1.6" d="{rows}"/>'


def estimate_text_width(words: str, size: float) -> float:
    """Return the approximate width of a text in common fonts."""
    narrow = sum(letter in "iljtfr.,'’ :·I|!-" for letter in words)
    wide = sum(letter in "mwMWGOQ@%★" for letter in words)
    return size * (0.62 * len(words) - 0.26 * narrow + 0.28 * wide)


def _transform(x: float, y: float, scale: float) -> str:
    return f"translate({x:g} {y:g}) scale({scale:.4g})"
