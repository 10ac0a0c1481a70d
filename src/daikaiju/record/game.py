"""Game records: a header and one line an action, chance included. A record replays by itself.

    daikaiju record 1
    edition: second
    seats: gigazaur, the_king
    players: Ann, random
    rules: 0.1.0
    date: 2026-11-15
    commitment: 2f7b…
    entropy: ["seven blue whales", ""]
    secret: 9c01…
    result: gigazaur by stars

    reveal jets
    …
    gigazaur: keep 11C

No generator is needed to read it, so it survives later changes of the code; its moves are text,
so it survives renumbered cards. `position:` may give the start where that is not a new game.
With `commitment:`, `entropy:` and `secret:` everybody can derive its dice again: see dice_proof.py.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field, fields
from pathlib import Path

from ..rules.agenda import actor
from ..rules.editions import Options, find_edition
from ..rules.engine import advance, outcome
from ..rules.setup import check_monsters, new_game
from ..rules.state import State
from ..text import Told, reason_of
from .notation import NotationError, action_text, actor_name, monster_name, parse_action
from .position import read_position
from .scenario import read_options

FIRST_LINE = "daikaiju record 1"
# What follows seats, options and players in a header, in this order.
_TEXTS = ("rules", "date", "commitment", "entropy", "secret", "position", "result")


class RecordError(Told):
    """A record that cannot be read or replayed: where, and why."""


@dataclass
class Record:
    """A game, running or finished: how it was set up and everything that happened.

    The name of a player never contains commas or new lines: in text they become spaces.
    """

    edition: str
    seats: tuple[str, ...]
    options: Options = Options()
    players: tuple[str, ...] = ()  # by seat
    rules: str = ""
    date: str = ""
    commitment: str = ""
    entropy: tuple[str, ...] = ()  # what each seat added to the dice, if anybody could
    secret: str = ""  # of the dice, in hexadecimal; once the game is over
    position: str = ""
    result: str = ""
    moves: list[str] = field(default_factory=list)
    lines: list[int] = field(default_factory=list, repr=False)  # where each move stands in a file

    def start(self) -> State:
        """The position before the first move."""
        if self.position:
            return read_position(self.position)
        return new_game(self.edition, self.seats, self.options)

    def play(self, state: State, action: int) -> None:
        """Note an action and do it."""
        text = action_text(state, action)
        self.moves.append(text if actor(state) < 0 else f"{actor_name(state)}: {text}")
        advance(state, action)
        self.result = result_text(state)

    def __str__(self) -> str:
        head = [FIRST_LINE, f"edition: {self.edition}", f"seats: {', '.join(self.seats)}"]
        chosen = _chosen_options(self.options)
        if chosen:
            head.append(f"options: {chosen}")
        if self.players:
            head.append(f"players: {', '.join(_one_name(name) for name in self.players)}")
        texts = {name: getattr(self, name) for name in _TEXTS}
        if self.entropy:
            texts["entropy"] = json.dumps(self.entropy)
        head += [f"{name}: {text}" for name, text in texts.items() if text]
        return "\n".join([*head, "", *self.moves, ""])


def result_text(state: State) -> str:
    """`gigazaur by stars`, `nobody`, or nothing while the game goes on."""
    end = outcome(state)
    if end is None:
        return ""
    if not end.winners:
        return "nobody"
    names = " and ".join(monster_name(state, seat) for seat in end.winners)
    return f"{names} by {'stars' if end.reason == 'stars' else 'survival'}"


def _chosen_options(options: Options) -> str:
    values = {f.name: getattr(options, f.name) for f in fields(options)}
    usual = {f.name: f.default for f in fields(options)}
    return ", ".join(
        f"{name}={_word(value)}" for name, value in values.items() if value != usual[name]
    )


def _one_name(text: str) -> str:
    """A name that can stand among others in one line, whatever somebody has called themselves."""
    return " ".join(text.replace(",", " ").split())


def _word(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


# --- reading -------------------------------------------------------------------------------------


def read_record(path: Path) -> Record:
    """The record in a file; a sentence with file and line if it is none."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        reason = reason_of(error)
        raise RecordError("mistake-file", file=str(path), reason=reason) from None
    except UnicodeDecodeError:
        raise RecordError("mistake-encoding", file=str(path)) from None
    return parse_record(text, str(path))


def parse_record(text: str, where: str = "record") -> Record:
    lines = text.splitlines()
    if not lines or lines[0].strip() != FIRST_LINE:
        raise RecordError("mistake-first-line", where=f"{where}:1", line=FIRST_LINE)
    head: dict[str, str] = {}
    number = 1
    for number, line in enumerate(lines[1:], start=2):
        if not line.strip():
            break
        name, colon, value = line.partition(":")
        if not colon:
            raise RecordError("mistake-header-line", where=f"{where}:{number}")
        head[name.strip()] = value.strip()
    try:
        record = _from_head(head)
    except ValueError as error:
        raise RecordError("mistake-at", where=where, problem=error) from None
    for at, line in enumerate(lines[number:], start=number + 1):
        move = line.partition("//")[0].strip()
        if move:
            record.moves.append(move)
            record.lines.append(at)
    return record


def _from_head(head: dict[str, str]) -> Record:
    unknown = set(head) - {"edition", "seats", "options", "players", *_TEXTS}
    if unknown:
        raise RecordError("mistake-header-name", name=sorted(unknown)[0])
    for name in ("edition", "seats"):
        if name not in head:
            raise RecordError("mistake-header-lacks", name=name)
    seats = tuple(name.strip() for name in head["seats"].split(","))
    find_edition(head["edition"])
    check_monsters(seats)
    return Record(
        edition=head["edition"],
        seats=seats,
        options=_read_chosen(head.get("options", "")),
        players=_read_players(head.get("players", "")),
        rules=head.get("rules", ""),
        date=head.get("date", ""),
        commitment=head.get("commitment", ""),
        entropy=_read_entropy(head.get("entropy", "[]"), len(seats)),
        secret=_read_secret(head.get("secret", "")),
        position=head.get("position", ""),
        result=head.get("result", ""),
    )


def _read_players(text: str) -> tuple[str, ...]:
    """One name a seat; a seat without one keeps its place."""
    return tuple(name.strip() for name in text.split(",")) if text else ()


def _read_entropy(text: str, seats: int) -> tuple[str, ...]:
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, list) or not all(_is_printable(each) for each in found):
        raise RecordError("mistake-entropy", given=text)
    if len(found) not in (0, seats):
        raise RecordError("mistake-entropy-count", texts=len(found), places=seats)
    return tuple(found)


def _is_printable(value: object) -> bool:
    return isinstance(value, str) and value.isascii() and value.isprintable()


def _read_secret(text: str) -> str:
    if text and not re.fullmatch("[0-9a-f]{64}", text):
        raise RecordError("mistake-secret", given=text)
    return text


def _read_chosen(text: str) -> Options:
    given: dict[str, object] = {}
    for pair in filter(None, (part.strip() for part in text.split(","))):
        name, equals, value = pair.partition("=")
        if not equals:
            raise RecordError("mistake-pair", given=pair)
        given[name.strip()] = {"true": True, "false": False}.get(value.strip(), value.strip())
    return read_options(given)


# --- replaying -----------------------------------------------------------------------------------


def replay(record: Record, where: str = "record") -> Iterator[tuple[State, int]]:
    """Each action with the position in which it was taken; then the last position with 0.

    The state given is one object that moves on: copy it to keep it.
    """
    try:
        state = record.start()
    except ValueError as error:
        raise RecordError("mistake-at", where=where, problem=error) from None
    for index, move in enumerate(record.moves):
        try:
            action = parse_action(state, move)
        except NotationError as error:
            line = record.lines[index] if index < len(record.lines) else index + 1
            raise RecordError("mistake-at", where=f"{where}:{line}", problem=error) from None
        yield state, action
        advance(state, action)
    yield state, 0


def last_position(record: Record, where: str = "record") -> State:
    """The position after the last move."""
    *_, (state, _) = replay(record, where)
    return state
