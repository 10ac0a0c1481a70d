"""Game records: a header and one line for each action, including chance.

    daikaiju record 1
    edition: second
    seats: gigazaur, the_king
    players: Ann, random
    packs: my_cards@0a1b2c3d4e5f6a7b
    rules: 0.2.0
    date: 2026-11-15
    deal: new
    commitment: 2f7b…
    entropy: ["seven blue whales", ""]
    secret: 9c01…
    result: gigazaur by stars
    chain: 77ab…

    reveal jets
    …
    gigazaur: keep 11C // two more 1s would score

A replay needs no RNG, and the moves are text: later changes of the code or of card numbers do not
break a record. Text after `//` is a comment. On the line of a move it is about that move, such as
the reason that the player stated. `position:` gives the start if that is not a new game.
`deal:` says that the draws have names: see draw_names.py.
`commitment:`, `entropy:` and `secret:` allow a reader to derive the dice again: see dice_proof.py.
`restored:` has later secrets of a game that was restored from a backup: see restored_dice.py.
`chain:` is the hash of the whole game: see game_hash.py.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field, fields, replace
from pathlib import Path

from ..packs import PACKS, find_pack
from ..rules.agenda import actor
from ..rules.editions import Options, find_edition
from ..rules.engine import advance, outcome
from ..rules.setup import check_monsters, new_game
from ..rules.state import State
from ..text import UserError, file_error_reason
from ..text.plain_text import clean_text
from .notation import NotationError, action_text, actor_name, monster_name, parse_action
from .position import read_position
from .restored_dice import RestoredDice, parse_restored, restored_text
from .scenario import read_options

FIRST_LINE = "daikaiju record 1"
COMMENT = "//"
MAX_REASON = 300  # characters of the reason that a player states for a decision
# The header fields after seats, options and players, in this order.
_TEXT_FIELDS = (
    "packs",
    "rules",
    "date",
    "deal",
    "commitment",
    "entropy",
    "secret",
    "restored",
    "position",
    "result",
    "chain",
)


class RecordError(UserError):
    """A record that cannot be read or replayed, with the location and the reason."""


@dataclass
class Record:
    """A running or finished game: its setup and all moves.

    Commas and line breaks in the names of players become spaces in the text.
    """

    edition: str
    seats: tuple[str, ...]
    options: Options = Options()
    players: tuple[str, ...] = ()  # by seat
    rules: str = ""
    date: str = ""
    deal: str = ""  # the draws have names; "new": made for this game; "again": played before
    commitment: str = ""
    entropy: tuple[str, ...] = ()  # by seat: the text that the player added to the RNG seed
    secret: str = ""  # of the dice, in hexadecimal; only after the end of the game
    restored: tuple[RestoredDice, ...] = ()  # later secrets, after restores from a backup
    position: str = ""
    result: str = ""
    chain: str = ""  # hash of the whole game (game_hash.py), only after its end
    packs: tuple[str, ...] | None = None  # references; None: all loaded packs
    moves: list[str] = field(default_factory=list)
    lines: list[int] = field(default_factory=list, repr=False)  # line number of each move
    comments: dict[int, str] = field(default_factory=dict)  # by index of the move

    def __post_init__(self) -> None:
        if self.packs is None:
            self.packs = tuple(pack.reference for pack in PACKS.values())

    def start(self) -> State:
        """Return the position before the first move. Raise PackError if a pack is missing."""
        packs = tuple(find_pack(reference).name for reference in self.packs or ())
        if self.position:
            return read_position(self.position)
        return new_game(self.edition, self.seats, replace(self.options, packs=packs))

    def play(self, state: State, action: int, comment: str = "") -> None:
        """Append an action with a comment and execute it."""
        if words := clean_text(comment):
            self.comments[len(self.moves)] = words
        text = action_text(state, action)
        self.moves.append(text if actor(state) < 0 else f"{actor_name(state)}: {text}")
        advance(state, action)
        self.result = result_text(state)

    def __str__(self) -> str:
        head = [FIRST_LINE, f"edition: {self.edition}", f"seats: {', '.join(self.seats)}"]
        chosen = _options_text(self.options)
        if chosen:
            head.append(f"options: {chosen}")
        if self.players:
            head.append(f"players: {', '.join(_clean_name(name) for name in self.players)}")
        texts = {name: getattr(self, name) for name in _TEXT_FIELDS}
        texts["packs"] = ", ".join(self.packs or ())
        texts["restored"] = restored_text(self.restored)
        if self.entropy:
            texts["entropy"] = json.dumps(self.entropy)
        head += [f"{name}: {text}" for name, text in texts.items() if text]
        return "\n".join([*head, "", *self._move_lines(), ""])

    def _move_lines(self) -> Iterator[str]:
        for index, move in enumerate(self.moves):
            comment = self.comments.get(index)
            yield f"{move} {COMMENT} {comment}" if comment else move


def result_text(state: State) -> str:
    """Return `gigazaur by stars`, `nobody`, `standstill`, or an empty text during the game."""
    end = outcome(state)
    if end is None:
        return ""
    if not end.winners:
        return end.reason
    names = " and ".join(monster_name(state, seat) for seat in end.winners)
    return f"{names} by {'stars' if end.reason == 'stars' else 'survival'}"


def _options_text(options: Options) -> str:
    """Return the options that are not the default, as `name=value` separated by commas."""
    values = {f.name: getattr(options, f.name) for f in fields(options) if f.name != "packs"}
    defaults = {f.name: f.default for f in fields(options)}
    return ", ".join(
        f"{name}={_option_text(value)}" for name, value in values.items() if value != defaults[name]
    )


def _clean_name(text: str) -> str:
    """Return a name without commas and line breaks."""
    return " ".join(text.replace(",", " ").split())


def _option_text(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


# --- reading -------------------------------------------------------------------------------------


def read_record(path: Path) -> Record:
    """Return the record in a file; raise RecordError with file and line if it is invalid."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        reason = file_error_reason(error)
        raise RecordError("mistake-file", file=str(path), reason=reason) from None
    except UnicodeDecodeError:
        raise RecordError("mistake-encoding", file=str(path)) from None
    return parse_record(text, str(path))


def parse_record(text: str, where: str = "record") -> Record:
    """Return the record in a text; `where` names the text in errors."""
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
        record = _record_from_header(head)
    except ValueError as error:
        raise RecordError("mistake-at", where=where, problem=error) from None
    for line_number, line in enumerate(lines[number:], start=number + 1):
        _add_line(record, line, line_number)
    return record


def _add_line(record: Record, line: str, number: int) -> None:
    """Add the move of a line with its comment. A comment without a move is left out."""
    move, _, comment = line.partition(COMMENT)
    if not move.strip():
        return
    if words := clean_text(comment):
        record.comments[len(record.moves)] = words
    record.moves.append(move.strip())
    record.lines.append(number)


def _record_from_header(head: dict[str, str]) -> Record:
    unknown = set(head) - {"edition", "seats", "options", "players", *_TEXT_FIELDS}
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
        options=_parse_options(head.get("options", "")),
        players=_parse_players(head.get("players", "")),
        rules=head.get("rules", ""),
        date=head.get("date", ""),
        deal=_parse_deal(head.get("deal", "")),
        commitment=head.get("commitment", ""),
        entropy=_parse_entropy(head.get("entropy", "[]"), len(seats)),
        secret=_parse_secret(head.get("secret", "")),
        restored=parse_restored(head.get("restored", "")),
        position=head.get("position", ""),
        result=head.get("result", ""),
        chain=head.get("chain", ""),
        packs=_parse_packs(head.get("packs", "")),
    )


def _parse_packs(text: str) -> tuple[str, ...]:
    """Return the references of the packs of a record; each must be loaded."""
    references = tuple(part.strip() for part in text.split(",")) if text else ()
    for reference in references:
        find_pack(reference)
    return references


def _parse_players(text: str) -> tuple[str, ...]:
    """Return one name for each seat; a missing name is empty."""
    return tuple(name.strip() for name in text.split(",")) if text else ()


def _parse_entropy(text: str, seats: int) -> tuple[str, ...]:
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, list) or not all(_is_printable(each) for each in found):
        raise RecordError("mistake-entropy", given=text)
    if len(found) not in (0, seats, seats + 1):  # perhaps one more, by the player who started
        raise RecordError("mistake-entropy-count", texts=len(found), seats=seats)
    return tuple(found)


def _is_printable(value: object) -> bool:
    return isinstance(value, str) and value.isascii() and value.isprintable()


def _parse_deal(text: str) -> str:
    if text not in ("", "new", "again"):
        raise RecordError("mistake-deal", given=text)
    return text


def _parse_secret(text: str) -> str:
    if text and not re.fullmatch("[0-9a-f]{64}", text):
        raise RecordError("mistake-secret", given=text)
    return text


def _parse_options(text: str) -> Options:
    given: dict[str, object] = {}
    for pair in filter(None, (part.strip() for part in text.split(","))):
        name, equals, value = pair.partition("=")
        if not equals:
            raise RecordError("mistake-pair", given=pair)
        given[name.strip()] = {"true": True, "false": False}.get(value.strip(), value.strip())
    return read_options(given)


# --- replaying -----------------------------------------------------------------------------------


def replay(record: Record, where: str = "record") -> Iterator[tuple[State, int]]:
    """Yield each position with the action taken in it; then the last position with 0.

    The state is one object that changes: copy it to keep it.
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
    """Return the position after the last move."""
    *_, (state, _) = replay(record, where)
    return state
