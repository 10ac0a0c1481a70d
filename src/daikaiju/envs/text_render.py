"""A position as plain text, for the render modes of the environments.

Only public information is shown.
"""

from __future__ import annotations

import sys

from ..record.notation import actor_name, faces_text, monster_name, thing_label
from ..rules.agenda import KEEP, actor, top_kind
from ..rules.constants import EDITION_NAMES, NOBODY, NOTHING, OUT, ZONE_NAMES
from ..rules.definitions import ALL_THINGS, KEEP_CARD, KIND, TILE
from ..rules.engine import outcome
from ..rules.market import price_for
from ..rules.state import State
from .descriptions import QUESTIONS

RENDER_MODES = ("human", "ansi")


def checked_mode(mode: str | None) -> str | None:
    """Return a valid render mode. Raise ValueError otherwise."""
    if mode not in (None, *RENDER_MODES):
        known = ", ".join(RENDER_MODES)
        raise ValueError(f"there is no render mode {mode!r}: there are {known}, or None")
    return mode


def render(state: State, mode: str | None) -> str | None:
    """Return the position as text, or print it in the mode "human"."""
    if mode != "human":
        return draw(state)
    sys.stdout.write(draw(state) + "\n")
    return None


def draw(state: State) -> str:
    """Return the table as lines: the current decision, every monster, the market."""
    lines = [_headline(state)]
    lines += [_monster_line(state, seat) for seat in range(state.seats)]
    offered = [_offer(state, card) for card in state.market if card != NOTHING]
    if offered:
        lines.append(f"on offer: {', '.join(offered)}")
    return "\n".join(lines) + "\n"


def _headline(state: State) -> str:
    """Return the first line, such as
    `second edition: the_king's turn, dice 11CEHH, 2 rolls left; the_king is asked: keep`."""
    edition = f"{EDITION_NAMES[state.edition]} edition"
    if actor(state) == NOBODY:
        return f"{edition}: the game is over, {_result(state)}"
    words = [f"{edition}: {monster_name(state, state.turn)}'s turn"]
    if any(state.dice):
        words.append(f"dice {faces_text(list(state.dice))}, {state.throws} rolls left")
    question = QUESTIONS[top_kind(state) - KEEP].replace("_", " ")
    return f"{', '.join(words)}; {actor_name(state)} is asked: {question}"


def _result(state: State) -> str:
    end = outcome(state)
    if end is None or not end.winners:
        return "no monster has won"
    return f"won by {' and '.join(monster_name(state, seat) for seat in end.winners)}"


def _monster_line(state: State, seat: int) -> str:
    mark = ">" if seat == actor(state) else " "
    name = f"{mark} monster_{seat} {monster_name(state, seat):13}"
    if state.place[seat] == OUT:
        return f"{name} out"
    counts = (
        f"{state.health[seat]:2} hearts {state.stars[seat]:2} stars {state.energy[seat]:2} energy"
    )
    return (
        f"{name} {ZONE_NAMES[state.place[seat]]:7} {counts}  {_possessions(state, seat)}".rstrip()
    )


def _possessions(state: State, seat: int) -> str:
    """Return tokens, wickedness, cards and tiles with their counters."""
    tokens = (("poison", state.poison), ("shrink", state.shrink), ("wicked", state.wickedness))
    words = [f"{name} {row[seat]}" for name, row in tokens if row[seat]]
    for thing in ALL_THINGS:
        if state.location[thing.number] == seat and KIND[thing.number] in (KEEP_CARD, TILE):
            counter = state.counter[thing.number]
            words.append(f"{thing.label}*{counter}" if counter else thing.label)
    return ", ".join(words)


def _offer(state: State, card: int) -> str:
    """Return a card and its price for the active monster."""
    return f"{thing_label(card)} for {price_for(state, state.turn, card)}"
