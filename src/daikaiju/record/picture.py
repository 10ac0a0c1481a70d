"""Draws a position as SVG, for notebooks, web pages and files.

    draw_position(state)             # in a notebook: shows the table
    Path("position.svg").write_text(str(draw_position(state)))

The monsters are clockwise around Tokyo, the first at the top left; the market is below. The
picture shows only public information: never a card that one player has looked at.
"""

from __future__ import annotations

from typing import Final
from xml.sax.saxutils import escape

from ..rules import agenda
from ..rules.agenda import actor, top_kind
from ..rules.constants import (
    BAY,
    CHANCE,
    CITY,
    COPIERS,
    DECK,
    DISCARD,
    DOWN,
    FACE_LETTERS,
    NOBODY,
    NOTHING,
    ON_TOP,
    OUT,
    OUTSIDE,
    STACK,
    STARS_TO_WIN,
    TOP_WICKEDNESS,
    WICKED_LEVELS,
)
from ..rules.definitions import ALL_THINGS, COPIER, DISCARD_CARD, KIND, LEVEL, TILE
from ..rules.editions import EDITIONS
from ..rules.market import price_for
from ..rules.operations import bay_is_open, in_tokyo, is_alive, max_health, occupant
from ..rules.state import State
from ..text import has_message, translate
from . import svg_shapes as shapes
from .game import result_text
from .notation import faces_text, monster_name
from .svg_shapes import box, group, icon, text

WIDTH: Final = 860
EDGE: Final = 16  # margin of the picture
GAP: Final = 12
PANEL: Final = 262  # width of a monster's panel
MIDDLE: Final = WIDTH - 2 * (EDGE + PANEL + GAP)  # width between the panels
HEADER: Final = 62
ROW: Final = 22  # height of a row of chips
ON_TURN: Final = "in turn"
_ZONES: Final = {
    OUTSIDE: "outside",
    CITY: "in Tokyo City",
    BAY: "in Tokyo Bay",
    OUT: "out",
    DOWN: "knocked out",
}
_DECISIONS: Final = {
    agenda.KEEP: "which dice to keep",
    agenda.PROBE: "whether to meddle with the dice",
    agenda.CHANGE: "whether to change dice",
    agenda.ASIDE: "whether to throw a die again",
    agenda.ORDER: "what counts next",
    agenda.USE_HEART: "what a heart is used for",
    agenda.PROTECT: "whether to ward off the loss",
    agenda.YIELD: "whether to leave Tokyo",
    agenda.SWAP: "whether to exchange a card",
    agenda.BUY: "what to buy",
    agenda.OPPORTUNITY: "whether to buy the new card first",
    agenda.STORE: "how much energy to store",
    agenda.SELL: "what to sell",
    agenda.COPY: "what to copy",
    agenda.MOVE_COPY: "whether to copy another card",
    agenda.TAKE: "which Wickedness tile to take",
    agenda.GO_ON: "whether to take another turn",
    agenda.PREDICT: "which monster will win",
}


class Picture:
    """An SVG picture: notebooks display it; `str()` returns the SVG."""

    def __init__(self, svg: str) -> None:
        self._svg = svg

    def _repr_svg_(self) -> str:
        return self._svg

    def __str__(self) -> str:
        return self._svg

    def __repr__(self) -> str:
        return f"<a picture of {len(self._svg):,} characters: str() of it is SVG>"


def draw_position(state: State) -> Picture:
    """Return a picture of the public information of a position."""
    panels = _panels(state)
    middle = [*_tokyo(state), _dice(state)]
    height = max(_stack_height(column) for column in (*panels, middle))
    body = _header(state)
    lefts = (EDGE, EDGE + PANEL + GAP, WIDTH - EDGE - PANEL)
    for left, column in zip(lefts, (panels[0], middle, panels[1]), strict=True):
        body += _stack(column, left, HEADER, height)
    bottom, below = HEADER + height + GAP, ""
    for own_height, piece in (_market(state), _wickedness(state)):
        if own_height:
            below += _place_at(piece, EDGE, bottom)
            bottom += own_height + GAP
    return make_picture(_description(state), body + below, bottom + 4)


def make_picture(title: str, body: str, height: float) -> Picture:
    """Return a picture with a background and a title that describes it."""
    size = f'viewBox="0 0 {WIDTH} {height:g}" width="{WIDTH}" height="{height:g}"'
    start = f'<svg xmlns="http://www.w3.org/2000/svg" class="{shapes.CLASS}" role="img" {size}'
    ground = f'{shapes.style()}<rect class="ground" width="100%" height="100%" rx="14"/>'
    fits = 'style="max-width:100%;height:auto"'
    return Picture(f"{start} {fits}><title>{escape(title)}</title>{ground}{body}</svg>")


def _stack_height(column: list[tuple[float, str]]) -> float:
    return sum(height for height, _ in column) + GAP * (len(column) - 1)


def _stack(column: list[tuple[float, str]], left: float, top: float, total: float) -> str:
    """Return the pieces below each other, centred within the total height."""
    y = top + (total - _stack_height(column)) / 2
    body = ""
    for height, piece in column:
        body += _place_at(piece, left, y)
        y += height + GAP
    return body


def _place_at(piece: str, x: float, y: float) -> str:
    return f'<g transform="translate({x:g} {y:g})">{piece}</g>'


# --- texts ---------------------------------------------------------------------------------------


def monster_title(state: State, seat: int) -> str:
    return translate("monster-name", monster=monster_name(state, seat))


def thing_title(state: State, thing: int) -> str:
    """Return the name of a card or tile in the edition of the game."""
    return _edition_message(state, thing, "", EDITIONS[state.edition].name)


def thing_effect(state: State, thing: int) -> str:
    return _edition_message(state, thing, ".effect", f"effect-{EDITIONS[state.edition].name}")


def _edition_message(state: State, thing: int, default: str, own: str) -> str:
    key = f"card-{ALL_THINGS[thing].name}"
    return translate(f"{key}.{own}" if has_message(f"{key}.{own}") else f"{key}{default}")


def _pending_text(state: State) -> str:
    """Return what the game waits for."""
    who = actor(state)
    if who == NOBODY:
        return "The game is over"
    if who == CHANCE:
        return "Chance is next"
    return f"{monster_title(state, who)} decides {_DECISIONS[top_kind(state)]}"


def turn_title(state: State) -> str:
    """Return whose turn it is, or who has won."""
    if actor(state) != NOBODY:
        return f"{monster_title(state, state.turn)}’s turn"
    winners = [monster_title(state, seat) for seat in range(state.seats) if state.winner[seat]]
    how = result_text(state).rpartition(" by ")[2]
    verb = "wins" if len(winners) == 1 else "win"
    return f"{' and '.join(winners)} {verb} by {how}" if winners else "Nobody wins"


def _description(state: State) -> str:
    """Return the position as text, for screen readers."""
    sentences = [f"King of Tokyo, {_edition(state)}: {turn_title(state)}. {_pending_text(state)}."]
    for seat in range(state.seats):
        sentences.append(
            f"{monster_title(state, seat)}, {_ZONES[state.place[seat]]}: {state.health[seat]} "
            f"hearts, {state.stars[seat]} stars, {state.energy[seat]} energy."
        )
    return " ".join(sentences)


def _edition(state: State) -> str:
    return f"{EDITIONS[state.edition].name} edition"


# --- header and middle ---------------------------------------------------------------------------


def _header(state: State) -> str:
    head = text(EDGE, 30, turn_title(state), 20, weight=700)
    edition = text(EDGE, 48, f"King of Tokyo · {_edition(state)}", 12, "soft")
    return (
        head
        + edition
        + text(WIDTH - EDGE, 30, _pending_text(state), 14, "call", anchor="end", weight=600)
    )


def _tokyo(state: State) -> list[tuple[float, str]]:
    """Return Tokyo City, and Tokyo Bay if it is open, with their occupants."""
    city = box(0, 0, MIDDLE, 126, "city", 12) + shapes.skyline(16, 98, MIDDLE - 32)
    zones = [(126.0, city + _occupant(state, CITY, "Tokyo City", 126))]
    if bay_is_open(state):
        bay = box(0, 0, MIDDLE, 84, "sea", 12) + shapes.waves(14, 44, MIDDLE - 28)
        zones.append((84.0, bay + _occupant(state, BAY, "Tokyo Bay", 84)))
    return zones


def _occupant(state: State, zone: int, name: str, height: float) -> str:
    seat = occupant(state, zone)
    if seat == NOBODY:
        return text(MIDDLE / 2, height - 9, f"{name}: empty", 12, "soft", anchor="middle")
    body = shapes.head(monster_name(state, seat), MIDDLE / 2, height / 2 - 10, height * 0.56)
    title = f"{name}: {monster_title(state, seat)}"
    return body + text(MIDDLE / 2, height - 9, title, 12, anchor="middle", weight=600)


def _dice(state: State) -> tuple[float, str]:
    """Return the dice of the turn, and those thrown for a card."""
    throws = f"{state.throws or 'no'} throw{'' if state.throws == 1 else 's'} left"
    rows = [("Dice", throws if top_kind(state) == agenda.KEEP else "", list(state.dice))]
    if any(state.aside):
        rows.append(("Thrown for a card", "", list(state.aside)))
    y, body = 0.0, ""
    for name, note, counts in rows:
        faces = [face for face, n in zip(FACE_LETTERS, counts, strict=True) for _ in range(n)]
        body += text(0, y + 12, name, 12, weight=600)
        body += text(MIDDLE, y + 12, note if faces else "not thrown yet", 12, "soft", anchor="end")
        drawn = "".join(
            shapes.die(face, k % 6 * 46.4, y + 20 + k // 6 * 46, 41) for k, face in enumerate(faces)
        )
        body += group(f"{name}: {faces_text(counts)}", drawn) if faces else ""
        y += 22 + 46 * -(-len(faces) // 6)
    return y, body


# --- monsters ------------------------------------------------------------------------------------


def _panels(state: State) -> tuple[list[tuple[float, str]], list[tuple[float, str]]]:
    """Return the panels on the left and on the right, clockwise from the top left."""
    panels = [_panel(state, seat) for seat in range(state.seats)]
    on_right = state.seats // 2 if state.seats % 2 == 0 else state.seats // 2 + 1
    return [panels[0], *reversed(panels[1 + on_right :])], panels[1 : 1 + on_right]


def _panel(state: State, seat: int) -> tuple[float, str]:
    chips, chips_height = _chips(_belongings(state, seat), PANEL - 24)
    height = 92 + chips_height
    body = box(0.6, 0.6, PANEL - 1.2, height - 1.2, "panel edge", 10)
    if _mark(state, seat):
        thick = 1.4 if _mark(state, seat) == ON_TURN else 2.8
        body += shapes.ring(PANEL, height, "gold" if state.winner[seat] else "accent", thick)
    body += shapes.head(monster_name(state, seat), 30, 28, 36)
    body += text(56, 25, monster_title(state, seat), 15, weight=700)
    body += text(56, 41, _ZONES[state.place[seat]], 12, "ink" if in_tokyo(state, seat) else "soft")
    body += text(PANEL - 12, 25, _mark(state, seat), 12, "call", anchor="end", weight=600)
    body += _meters(state, seat) + _place_at(chips, 12, 88)
    title = f"{monster_title(state, seat)}, {_ZONES[state.place[seat]]}"
    return height, group(title, body, 1 if is_alive(state, seat) else 0.45)


def _mark(state: State, seat: int) -> str:
    """Return the reason to highlight a panel; empty if there is none."""
    if actor(state) == NOBODY:
        return "wins" if state.winner[seat] else ""
    if seat == actor(state):
        return "decides"
    return ON_TURN if seat == state.turn else ""


def _meters(state: State, seat: int) -> str:
    """Return hearts, stars, energy (and Wickedness): an icon, the number, a bar of the maximum."""
    found = [
        ("heart", "hearts", state.health[seat], int(max_health(state, seat))),
        ("star", "stars", state.stars[seat], STARS_TO_WIN),
        ("energy", "energy", state.energy[seat], 0),
    ]
    if state.has_wickedness:
        found.append(("wickedness", "Wickedness", state.wickedness[seat], TOP_WICKEDNESS))
    width = (PANEL - 24 - 10 * (len(found) - 1)) / len(found)
    body = ""
    for k, (symbol, name, value, most) in enumerate(found):
        x = 12 + k * (width + 10)
        part = icon(symbol, x, 51, 18) + text(x + 23, 66, str(value), 17, weight=700)
        if most:
            full = width * min(1, max(0, value / most))
            part += box(x, 73, width, 5, "rail", 2.5)
            part += f'<rect x="{x:g}" y="73" width="{full:g}" height="5" rx="2.5" '
            part += f'fill="{shapes.ICONS[symbol][0]}"/>'
        body += group(f"{value} {name}" + (f" of {most}" if most else ""), part)
    return body


def _belongings(state: State, seat: int) -> list[tuple[str, str, str]]:
    """Return the tokens, cards and tiles of a monster: name, CSS class and effect."""
    found = []
    for name, many in (("poison", state.poison[seat]), ("shrink", state.shrink[seat])):
        if many:
            found.append((f"{many} {name}", "chip", f"{many} {name} tokens"))
    if state.zombie[seat] and is_alive(state, seat):
        found.append(("zombie", "chip", "came back from the dead: hearts on dice do nothing"))
    for thing in (t.number for t in ALL_THINGS if state.location[t.number] == seat):
        kind = "tile" if KIND[thing] == TILE else "chip"
        found.append((_owned_title(state, thing), kind, thing_effect(state, thing)))
    return found


def _owned_title(state: State, thing: int) -> str:
    """Return the name of a card or tile with the card that it copies and its counters."""
    title = thing_title(state, thing)
    for k in range(COPIERS):
        if COPIER[k] == thing and state.copies[k] != NOTHING:
            title += f" = {thing_title(state, state.copies[k])}"
    return f"{title} · {state.counter[thing]}" if state.counter[thing] else title


def _chips(chips: list[tuple[str, str, str]], max_width: float) -> tuple[str, float]:
    """Return names in small boxes ("chips"), wrapped to the width, and their total height."""
    body, x, y = "", 0.0, 0.0
    for name, kind, title in chips:
        width = min(max_width, shapes.estimate_text_width(name, 11) + 16)
        if x and x + width > max_width:
            x, y = 0.0, y + ROW
        words = text(x + width / 2, y + 12.8, name, 11, anchor="middle")
        body += group(title, box(x, y, width, 18, kind, 9) + words)
        x += width + 5
    return body, y + ROW + 4 if chips else 0


# --- market and tiles ----------------------------------------------------------------------------


def _market(state: State) -> tuple[float, str]:
    """Return the market, with the prices for the actor, else for the player on turn."""
    deck = sum(location in (DECK, ON_TOP) for location in state.location)
    discarded = sum(location == DISCARD for location in state.location)
    if not deck and not discarded and all(card == NOTHING for card in state.market):
        return 0, ""
    buyer = actor(state) if actor(state) >= 0 else state.turn
    width = (WIDTH - 2 * EDGE - 2 * GAP) / 3
    body = text(0, 12, "On offer", 12, weight=600)
    body += text(
        WIDTH - 2 * EDGE, 12, f"{deck} in the deck, {discarded} discarded", 12, "soft", anchor="end"
    )
    for slot, card in enumerate(state.market):
        body += _place_at(_offer(state, buyer, card, width), slot * (width + GAP), 20)
    return 70, body


def _offer(state: State, buyer: int, card: int, width: float) -> str:
    frame = box(0.6, 0.6, width - 1.2, 48, "panel edge")
    if card == NOTHING:
        return frame + text(width / 2, 29, "empty", 12, "soft", anchor="middle")
    kind = "discard" if KIND[card] == DISCARD_CARD else "keep"
    body = frame + text(12, 21, thing_title(state, card), 13.5, weight=600)
    body += text(12, 38, kind, 11.5, "soft") + icon("energy", width - 30, 15, 19)
    price = int(price_for(state, buyer, card))
    body += text(width - 35, 31, str(price), 19, anchor="end", weight=700)
    return group(f"{thing_effect(state, card)} ({kind}, {price} energy)", body)


def _wickedness(state: State) -> tuple[float, str]:
    """Return the tiles that can still be taken, in columns by level."""
    if not state.has_wickedness:
        return 0, ""
    width = (WIDTH - 2 * EDGE - 2 * GAP) / 3
    most, body = 0.0, text(0, 12, "Wickedness tiles", 12, weight=600)
    for k, level in enumerate(WICKED_LEVELS):
        tiles = [
            (thing_title(state, t.number), "tile", thing_effect(state, t.number))
            for t in ALL_THINGS
            if state.location[t.number] == STACK and LEVEL[t.number] == level
        ]
        chips, height = _chips(tiles, width - 52)
        heading = icon("wickedness", 0, 1, 17) + text(21, 14.5, str(level), 14, weight=700)
        names = chips or text(0, 13.5, "none left", 11, "soft")
        body += _place_at(heading + _place_at(names, 46, 0), k * (width + GAP), 20)
        most = max(most, height)
    return 20 + max(most, ROW) - 2, body
