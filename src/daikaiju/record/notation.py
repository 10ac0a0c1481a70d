"""The notation of actions: `keep 11C`, `buy jets`, `roll 113ECH`. See docs/notation.md.

Every action text can be parsed back. Text is the stable format: card numbers may change.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection

from ..rules import actions as a
from ..rules.agenda import actor
from ..rules.constants import CHANCE, FACE_LETTERS, FACES, MAX_SEATS, MONSTERS, NOBODY
from ..rules.definitions import ALL_THINGS, THING_BY_LABEL, printed_copies
from ..rules.engine import is_legal, legal_actions
from ..rules.identity import public_name, thing_named
from ..rules.state import State
from ..text import UserError


class NotationError(UserError):
    """Invalid notation, or an action that is not legal now."""


# --- names ---------------------------------------------------------------------------------------


def monster_name(state: State, seat: int) -> str:
    return MONSTERS[state.monster[seat]]


def seat_of(state: State, name: str) -> int:
    """Return the seat of a monster."""
    for seat in range(state.seats):
        if monster_name(state, seat) == name:
            return seat
    seated = ", ".join(monster_name(state, seat) for seat in range(state.seats))
    raise NotationError("mistake-not-seated", monster=name, here=seated)


def actor_name(state: State) -> str:
    """Return the name of the actor: a monster, `chance`, or `nobody`."""
    who = actor(state)
    if who == CHANCE:
        return "chance"
    return "nobody" if who == NOBODY else monster_name(state, who)


def thing_number(label: str) -> int:
    """Return the number of a card or tile by its id, with or without the copy number."""
    label = label.removesuffix("#1")
    if label not in THING_BY_LABEL:
        raise NotationError("mistake-card", card=label)
    return THING_BY_LABEL[label].number


def thing_label(thing: int) -> str:
    return ALL_THINGS[thing].label


def faces_text(counts: list[int]) -> str:
    """Return dice as text: `113EC`, or `none`."""
    return "".join(letter * n for letter, n in zip(FACE_LETTERS, counts, strict=True)) or "none"


def parse_faces(text: str) -> list[int]:
    """Return how many dice of each face a text names; the order does not matter."""
    letters = "" if text == "none" else text.replace(" ", "").upper()
    wrong = [letter for letter in letters if letter not in FACE_LETTERS]
    if wrong:
        raise NotationError("mistake-face", face=wrong[0], known=" ".join(FACE_LETTERS))
    return [letters.count(face) for face in FACE_LETTERS]


# --- writing -------------------------------------------------------------------------------------

_FIXED_TEXTS = {
    a.A_STOP: "stop",
    a.A_HEAL: "heal",
    a.A_CURE_POISON: "cure poison",
    a.A_CURE_SHRINK: "cure shrink",
    a.A_YIELD: "yield",
    a.A_STAY: "stay",
    a.A_SWEEP: "sweep",
    a.A_DONE: "done",
    a.A_PASS: "pass",
}
_DICE_VERBS = {a.A_KEEP: "keep", a.A_ROLL: "roll"}
_THING_VERBS = {
    a.A_USE: "use",
    a.A_BUY: "buy",
    a.A_SELL: "sell",
    a.A_COPY: "copy",
    a.A_SWAP: "swap",
    a.A_TAKE: "take",
    a.A_REVEAL: "reveal",
    a.A_LAY: "lay",
}
_NAMES_OWNER = {a.A_BUY, a.A_COPY, a.A_SWAP}
_SEAT_VERBS = {a.A_HEAL_OTHER: "heal", a.A_STARTS: "starts", a.A_PREDICT: "predict"}
ACTION_TEXTS = {  # by kind of action, for clients that write the notation themselves
    "fixed": _FIXED_TEXTS,
    "dice": _DICE_VERBS,
    "things": _THING_VERBS,
    "seats": _SEAT_VERBS,
    "names_owner": sorted(_NAMES_OWNER),
}


def action_text(state: State, action: int) -> str:
    """Return the notation of an action in the position in which it is taken."""
    kind = a.kind_of(action)
    first = a.first_of(action)
    if kind in _FIXED_TEXTS:
        return _FIXED_TEXTS[kind]
    if kind in _DICE_VERBS:
        return f"{_DICE_VERBS[kind]} {faces_text([a.dice_of(action, f) for f in range(FACES)])}"
    if kind in _SEAT_VERBS:
        return f"{_SEAT_VERBS[kind]} {monster_name(state, first)}"
    if kind == a.A_RESOLVE:
        return f"resolve {FACE_LETTERS[first]}"
    if kind == a.A_STORE:
        return f"store {first}"
    if kind == a.A_USE_DIE:
        return f"use {thing_label(first)} {FACE_LETTERS[a.second_of(action)]}"
    if kind == a.A_TURN_DIE:
        old, new = FACE_LETTERS[a.second_of(action)], FACE_LETTERS[a.third_of(action)]
        return f"use {thing_label(first)} {old}>{new}"
    if kind in _THING_VERBS:
        owner = _owner_suffix(state, kind, thing_named(state, first))
        return f"{_THING_VERBS[kind]} {thing_label(first)}{owner}"
    raise ValueError(f"{action} is not an action number")


def _owner_suffix(state: State, kind: int, thing: int) -> str:
    """Return ` of gigazaur` if the card belongs to a monster and the action names the owner."""
    owner = state.location[thing]
    if kind not in _NAMES_OWNER or owner >= MAX_SEATS:
        return ""
    return f" of {monster_name(state, owner)}"


# --- reading -------------------------------------------------------------------------------------

Reader = Callable[[State, re.Match[str]], int]  # returns the action that a match names
_CARD = r"(?P<card>[a-z_]+(?:#\d)?)"
_PATTERNS: list[tuple[re.Pattern[str], Reader]] = []


def _pattern(pattern: str) -> Callable[[Reader], Reader]:
    """Register the decorated function as the reader of texts that match a pattern."""

    def register(reader: Reader) -> Reader:
        _PATTERNS.append((re.compile(pattern), reader))
        return reader

    return register


@_pattern(r"(?P<verb>keep|roll)\s*(?P<faces>none|[\w ]*)")
def _read_dice(state: State, match: re.Match[str]) -> int:
    kind = a.A_KEEP if match["verb"] == "keep" else a.A_ROLL
    counts = parse_faces(match["faces"])
    if max(counts) > 15:
        raise NotationError("mistake-many-dice")
    return a.pack(kind) + sum(n * a.one_die(face) for face, n in enumerate(counts))


@_pattern(r"resolve (?P<face>\w)")
def _read_resolve(state: State, match: re.Match[str]) -> int:
    return a.pack(a.A_RESOLVE, _parse_face(match["face"]))


@_pattern(rf"use {_CARD} (?P<face>\w)")
def _read_use_die(state: State, match: re.Match[str]) -> int:
    return a.pack(a.A_USE_DIE, thing_number(match["card"]), _parse_face(match["face"]))


@_pattern(rf"use {_CARD} (?P<old>\w) ?> ?(?P<new>\w)")
def _read_turn_die(state: State, match: re.Match[str]) -> int:
    old, new = _parse_face(match["old"]), _parse_face(match["new"])
    return a.pack(a.A_TURN_DIE, thing_number(match["card"]), old, new)


@_pattern(rf"(?P<verb>use|buy|sell|copy|swap|take|reveal|lay) {_CARD}(?: of (?P<owner>[a-z_]+))?")
def _read_thing(state: State, match: re.Match[str]) -> int:
    """Return an action with a card; `of OWNER` selects the copy that this monster has."""
    kind = next(k for k, verb in _THING_VERBS.items() if verb == match["verb"])
    name = thing_number(match["card"])
    if match["owner"]:
        owner = seat_of(state, match["owner"])
        owned = [t for t in printed_copies(name) if state.location[t] == owner]
        if not owned:
            raise NotationError("mistake-owner", monster=match["owner"], card=match["card"])
        if thing_named(state, name) not in owned:
            name = public_name(state, owned[0])
    return a.pack(kind, name)


@_pattern(r"store (?P<number>\d{1,2})")
def _read_store(state: State, match: re.Match[str]) -> int:
    return a.pack(a.A_STORE, int(match["number"]))


@_pattern(r"(?P<verb>heal|starts|predict) (?P<monster>[a-z_]+)")
def _read_seat(state: State, match: re.Match[str]) -> int:
    kind = next(k for k, verb in _SEAT_VERBS.items() if verb == match["verb"])
    return a.pack(kind, seat_of(state, match["monster"]))


def _parse_face(letter: str) -> int:
    return FACE_LETTERS.index(faces_text(parse_faces(letter)))


def parse_unchecked_action(state: State, text: str) -> int:
    """Return the action that a text names, without a check that it is legal."""
    words = " ".join(text.split())
    for kind, plain in _FIXED_TEXTS.items():
        if words == plain:
            return a.pack(kind)
    for pattern, reader in _PATTERNS:
        match = pattern.fullmatch(words)
        if match:
            return reader(state, match)
    raise NotationError("mistake-action", action=text, examples=_examples(state))


def parse_action(state: State, text: str, legal: Collection[int] | None = None) -> int:
    """Return the legal action that a text names; else raise an error with examples.

    `legal` are the legal actions of the position, if the caller knows them already.
    A copy of a card may be named by any copy number if the action is legal for one copy only:
    copies look alike, and older records number them differently.
    """
    who, _, rest = text.partition(":") if ":" in text else ("", "", text)
    if who and seat_of(state, who.strip()) != actor(state):
        raise NotationError("mistake-actor", monster=who.strip(), actor=actor_name(state))
    action = parse_unchecked_action(state, rest)
    for candidate in _with_other_copies(action):
        if is_legal(state, candidate) if legal is None else candidate in legal:
            return candidate
    if actor(state) == NOBODY:
        raise NotationError("mistake-over", action=rest.strip())
    examples = _examples(state)
    raise NotationError(
        "mistake-now", action=rest.strip(), actor=actor_name(state), examples=examples
    )


def _with_other_copies(action: int) -> list[int]:
    """Return the action, and the same action with the other copies of its card."""
    kind, name = a.kind_of(action), a.first_of(action)
    if kind not in _THING_VERBS:
        return [action]
    return [action, *(a.pack(kind, copy) for copy in printed_copies(name) if copy != name)]


def _examples(state: State, most: int = 8) -> str | UserError:
    """Return some legal actions."""
    if actor(state) == CHANCE:
        return UserError("mistake-examples-chance")
    texts = [action_text(state, action) for action in legal_actions(state)]
    if len(texts) > most:
        return UserError(
            "mistake-examples", actions=", ".join(texts[:most]), more=len(texts) - most
        )
    return ", ".join(texts) or "keep 11C, stop, buy jets, yield, pass"
