"""Setup of a new game: SETUP-1 to SETUP-12."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from .agenda import DRAW_STARTER, LAY_TILE, OPENING, REFILL, push
from .constants import (
    BAY_SEATS,
    COPIERS,
    DECK,
    FULL_HEALTH,
    GONE,
    MAX_SEATS,
    MONSTERS,
    NOTHING,
    SLOTS,
    STACK,
    THINGS,
)
from .definitions import ALL_CARDS, ALL_THINGS, CARD_BY_NAME, GREEN, RED, THING_BY_LABEL, TILE, Card
from .editions import EDITIONS, Edition, Options, find_edition
from .errors import RulesError
from .first_player import TO_THROW
from .moments import saved
from .state import State
from .transitions import run_until_decision

T = TypeVar("T")


def new_game(
    edition: str = "second",
    monsters: int | Sequence[str] = 4,
    options: Options = Options(),
) -> State:
    """Return a new game. Its first actor is chance, which fills the market and draws the starter.

    `edition` is "first", "second" or "dark". `monsters` is a list of names, clockwise, or how many
    monsters of the edition play (2 to 6). `options` are the choices of the table.

        state = new_game("dark", ["kraken", "the_king"])
    """
    chosen = find_edition(edition)
    if not isinstance(options, Options):
        raise TypeError(f"{options!r} are no options: give Options(…)")
    state = initial_state(chosen, _monster_names(chosen, monsters), options)
    _push_opening(state, options)
    run_until_decision(state)
    return state


def _monster_names(edition: Edition, monsters: int | Sequence[str]) -> list[str]:
    if isinstance(monsters, str) or not isinstance(monsters, int | Sequence):
        raise RulesError(f"{monsters!r} are no monsters: give 2 to {MAX_SEATS}, or their names")
    names = list(edition.monsters[:monsters]) if isinstance(monsters, int) else list(monsters)
    count = monsters if isinstance(monsters, int) else len(names)
    check_monsters(names, count)
    return names


def check_monsters(names: Sequence[str], count: int | None = None) -> None:
    """Raise RulesError unless these are 2 to 6 known monsters, each once."""
    count = len(names) if count is None else count
    if not 2 <= count <= MAX_SEATS:
        text = f"{count} monsters cannot play: there must be 2 to {MAX_SEATS}"
        raise RulesError(text, "mistake-seats", many=count, most=MAX_SEATS)
    for name in names:
        if name not in MONSTERS:
            known = ", ".join(MONSTERS)
            text = f"there is no monster {name!r}: there are {known}"
            raise RulesError(text, "mistake-monster", monster=name, known=known)
        if names.count(name) > 1:
            text = f"{name} is there twice: each monster may play once"
            raise RulesError(text, "mistake-twice", monster=name)


def initial_state(edition: Edition, monsters: Sequence[str], options: Options) -> State:
    """Return the state before the setup draws: an empty agenda and an empty market."""
    state = State()
    state.edition = edition.number
    state.seats = len(monsters)
    _set_rule_flags(state, edition, options)
    for seat, name in enumerate(monsters):
        state.monster[seat] = MONSTERS.index(name)
        state.health[seat] = FULL_HEALTH
    for thing in range(THINGS):
        state.location[thing] = GONE
    for label in deck_of(edition, options):
        state.location[THING_BY_LABEL[label].number] = DECK
    for face in tiles_of(edition, options):
        if is_face_up(face, options):
            state.location[face.id] = STACK
    for slot in range(SLOTS):
        state.market[slot] = NOTHING
    for k in range(COPIERS):
        state.copies[k] = NOTHING
    return state


def deck_of(edition: Edition, options: Options) -> tuple[str, ...]:
    """Return the deck as a value: the labels of all its printed cards, those of packs last."""
    if options.deck == "none":
        return ()
    added = [thing.label for thing in ALL_THINGS if _is_added(thing.card, edition, options)]
    deck = (*edition.deck, *added)
    if options.knockout == "eliminated":
        return deck
    revivals = {thing for thing, _ in saved.effects}  # without use: no monster is eliminated
    return tuple(label for label in deck if THING_BY_LABEL[label].number not in revivals)


def _is_added(card: Card, edition: Edition, options: Options) -> bool:
    """Whether the table uses this card of a pack."""
    is_used = card.pack != "" and (options.packs is None or card.pack in options.packs)
    return is_used and edition.name in card.editions


def tiles_of(edition: Edition, options: Options) -> list[Card]:
    """Return the faces of all tiles of the table."""
    if not edition.has_wickedness:
        return []
    tiles = [card for card in ALL_CARDS if card.kind == TILE]
    return [
        tile
        for tile in tiles
        if tile.pack == "" or options.packs is None or tile.pack in options.packs
    ]


def is_face_up(face: Card, options: Options) -> bool:
    """Whether this face of a tile is up from the start; chance lays mixed tiles."""
    return {"red": face.side == RED, "green": face.side == GREEN, "mixed": False}[options.tiles]


def _set_rule_flags(state: State, edition: Edition, options: Options) -> None:
    seats = state.seats
    state.claws_take_tokyo = edition.claws_take_tokyo
    state.has_bay = seats >= BAY_SEATS and _or_default(options.bay, True)
    state.bay_moves_to_city = edition.bay_moves_to_city
    state.wins_at_once = _or_default(options.win, edition.win) == "at_once"
    state.survives_at_once = _or_default(options.survivor, edition.survivor) == "at_once"
    state.shares_wins = options.ties == "shared"
    state.tokyo_pays_energy = seats == 2 and _or_default(
        options.two_player, edition.pays_energy_to_two
    )
    state.has_wickedness = edition.has_wickedness
    state.added_claws_attack = edition.added_claws_attack
    state.takes_back_hearts = edition.takes_back_hearts
    state.stores_own_energy = edition.stores_own_energy
    state.knocks_out = options.knockout == "one_turn"
    state.asks_predictions = options.predictions


def _or_default(chosen: T | None, otherwise: T) -> T:
    return otherwise if chosen is None else chosen


def _push_opening(state: State, options: Options) -> None:
    """Push the frames before the first turn, the last one first."""
    if options.starter == "lot":
        push(state, DRAW_STARTER, 0)
    else:
        push(state, OPENING, 0)
        for seat in range(state.seats):
            state.opening[seat] = TO_THROW
    push(state, REFILL, 0)
    if options.tiles == "mixed" and state.has_wickedness:
        for face in reversed(tiles_of(EDITIONS[state.edition], options)):
            if face.side == RED:
                push(state, LAY_TILE, 0, face.id, CARD_BY_NAME[face.back].id)
