"""Pictures of positions: valid SVG that shows all public information, and nothing hidden."""

from __future__ import annotations

import random
import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator

import pytest

from conftest import EDITIONS, SEATS
from daikaiju.record import read_position
from daikaiju.record.picture import (
    WIDTH,
    Picture,
    draw_position,
    monster_title,
    thing_title,
    turn_title,
)
from daikaiju.record.timeline import CHART_HEIGHT, draw_timeline
from daikaiju.rules import NOBODY, State, actor, advance, new_game, view
from daikaiju.rules.constants import NOTHING, ON_TOP, STACK
from daikaiju.rules.definitions import ALL_THINGS, THING_BY_LABEL
from daikaiju.rules.market import price_for
from positions import play_random_game, questions

pytestmark = pytest.mark.usefixtures("interpreted")

SVG = "{http://www.w3.org/2000/svg}"
WON = (
    "second gigazaur,the_king,kraken turn=kraken stars=20,4,11 health=5,0,3 place=city,out,outside "
    "winner=1,0,0 step=over"
)


def drawn(state: State) -> ET.Element:
    return ET.fromstring(str(draw_position(state)))


def text_lines(state: State) -> list[str]:
    """Return all lines of text in a picture, in order."""
    return ["".join(element.itertext()) for element in drawn(state).iter(f"{SVG}text")]


def varied_positions() -> Iterator[State]:
    for states in questions(2).values():
        yield from states


def test_a_picture_is_svg_for_notebooks_and_files() -> None:
    shown = draw_position(new_game("second", 4))
    assert isinstance(shown, Picture)
    assert shown._repr_svg_() == str(shown)
    assert len(repr(shown)) < 80


def test_every_kind_of_question_can_be_drawn() -> None:
    for state in varied_positions():
        lines = text_lines(state)
        asked = monster_title(state, actor(state))
        assert [line for line in lines if line.startswith(f"{asked} decides ")]
        for seat in range(state.seats):
            assert monster_title(state, seat) in lines


def test_every_public_card_and_tile_is_drawn() -> None:
    for state in varied_positions():
        lines = text_lines(state)
        for thing in ALL_THINGS:
            location, title = state.location[thing.number], thing_title(state, thing.number)
            if location < state.seats or location == STACK:
                assert [line for line in lines if line.startswith(title)], title
        for card in state.market:
            if card != NOTHING:
                price = price_for(state, actor(state), card)
                at = lines.index(thing_title(state, card), lines.index("On offer"))
                assert lines[at + 2] == str(price)


def test_a_top_card_seen_by_one_monster_is_not_drawn() -> None:
    state = new_game("second", 3)
    state.location[THING_BY_LABEL["jets"].number], state.seen_top[1] = ON_TOP, 1
    assert str(draw_position(state)) == str(draw_position(view(state, NOBODY)))


def test_a_picture_has_no_external_references() -> None:
    for state in varied_positions():
        svg = str(draw_position(state)).replace("http://www.w3.org/2000/svg", "")
        assert not re.search(r"href|url\(|@import|@font-face|https?:|<script|<image| id=", svg)


def test_the_style_applies_only_to_the_picture() -> None:
    style = drawn(new_game("dark", 2)).findtext(f"{SVG}style") or ""
    rules = re.findall(
        r"([^{}]+)\{[^{}]+\}", style.replace("@media(prefers-color-scheme:dark){", "")
    )
    assert len(rules) > 20
    assert [rule for rule in rules if not rule.startswith(".daikaiju-picture ")] == []


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", SEATS)
def test_the_title_describes_the_position(edition: str, seats: int) -> None:
    state = new_game(edition, seats)
    root = drawn(state)
    assert root.get("role") == "img"
    assert root[0].tag == f"{SVG}title"
    title = root[0].text or ""
    assert f"{edition} edition" in title
    assert title.count("10 hearts, 0 stars, 0 energy") == seats


def test_the_end_of_a_game_names_the_winner() -> None:
    lines = text_lines(read_position(WON))
    assert lines[0] == "Gigazaur wins by stars"
    assert "wins" in lines
    assert "decides" not in lines


def test_all_rectangles_are_inside_the_picture() -> None:
    for state in varied_positions():
        root = drawn(state)
        height = float(root.get("height") or 0)
        for x, y, wide, tall in _boxes(root, 0, 0):
            assert -0.1 <= x <= x + wide <= WIDTH + 0.1
            assert -0.1 <= y <= y + tall <= height + 0.1


def test_panels_do_not_overlap() -> None:
    for state in varied_positions():
        panels = [box for box in _boxes(drawn(state), 0, 0, "panel edge") if box[2] > 200]
        for k, (x, y, wide, tall) in enumerate(panels):
            for left, top, wider, taller in panels[k + 1 :]:
                beside = x + wide <= left or left + wider <= x
                assert beside or y + tall <= top or top + taller <= y


def _boxes(
    element: ET.Element, x: float, y: float, kind: str = ""
) -> Iterator[tuple[float, float, float, float]]:
    """Yield the rectangles of a picture, without those inside scaled symbols."""
    move = re.fullmatch(r"translate\(([\d.-]+) ([\d.-]+)\)", element.get("transform") or "")
    if element.get("transform") and not move:
        return
    if move:
        x, y = x + float(move[1]), y + float(move[2])
    if element.tag == f"{SVG}rect" and "%" not in (element.get("width") or ""):
        if element.get("class", "").startswith(kind):
            left, top = float(element.get("x") or 0), float(element.get("y") or 0)
            wide, tall = float(element.get("width") or 0), float(element.get("height") or 0)
            yield x + left, y + top, wide, tall
    for child in element:
        yield from _boxes(child, x, y, kind)


# --- a whole game --------------------------------------------------------------------------------


def game_of(edition: str, seats: int) -> list[State]:
    """Return the decision positions of a random game, and the last position."""
    states: list[State] = []

    def keep_and_advance(state: State, action: int) -> None:
        if actor(state) >= 0:
            states.append(state.copy())
        advance(state, action)

    last = play_random_game(new_game(edition, seats), random.Random(seats), keep_and_advance)
    return [*states, last]


@pytest.mark.parametrize(("edition", "seats"), [("first", 3), ("second", 2), ("dark", 6)])
def test_a_timeline_shows_a_whole_game(edition: str, seats: int) -> None:
    states = game_of(edition, seats)
    root = ET.fromstring(str(draw_timeline(states)))
    lines = ["".join(element.itertext()) for element in root.iter(f"{SVG}text")]
    assert lines[0] == turn_title(states[-1])
    assert lines.count("Stars") == lines.count("Hearts") == lines.count("Tokyo City") == 1
    for seat in range(seats):
        assert lines.count(monster_title(states[0], seat)) == 2
    assert str(len(states) - 1) in lines


def test_a_line_ends_at_the_last_value() -> None:
    """The lines of two monsters end apart by as much as their stars differ."""
    states = [read_position(f"second gigazaur,kraken stars={a},{b}") for a, b in ((0, 0), (4, 12))]
    root = ET.fromstring(str(draw_timeline(states)))
    paths = [element.get("d") or "" for element in root.iter(f"{SVG}path")]
    ends = [float(found[1]) for path in paths if (found := re.search(r"V([\d.]+)H[\d.]+$", path))]
    assert len(ends) == 2
    assert abs(ends[0] - ends[1]) == pytest.approx((12 - 4) * CHART_HEIGHT / 20)


def test_a_timeline_without_positions_is_refused() -> None:
    with pytest.raises(ValueError, match="at least one position"):
        draw_timeline([])
