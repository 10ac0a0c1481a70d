"""A folder with the record of each game of a match."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from .. import __version__
from ..record.game import Record
from ..record.notation import monster_name
from ..rules.engine import prepare
from ..rules.setup import new_game
from ..text import UserError, file_error_reason
from .match import Match, PlayedGame


class RecordFolder:
    """Writes `game-000001.txt` and so on. `add` may be called by several threads."""

    def __init__(self, folder: Path, match: Match) -> None:
        self._folder, self._match = folder, match
        state = new_game(match.edition, match.seats, match.options)
        self._monsters = tuple(monster_name(state, seat) for seat in range(match.seats))
        with _file_errors(folder):
            folder.mkdir(parents=True, exist_ok=True)
        prepare().join()

    def add(self, game: PlayedGame) -> None:
        """Write the record of a game."""
        record = Record(
            self._match.edition,
            self._monsters,
            self._match.options,
            players=tuple(self._match.specs[player] for player in game.players),
            rules=__version__,
        )
        state = record.start()
        for action in game.moves.tolist():
            record.play(state, action)
        file = self._folder / f"game-{game.number + 1:06}.txt"
        with _file_errors(file):
            file.write_text(str(record), encoding="utf-8")


@contextmanager
def _file_errors(file: Path) -> Iterator[None]:
    """Turn a failure to write into a UserError that names the file."""
    try:
        yield
    except OSError as error:
        reason = file_error_reason(error)
        raise UserError("mistake-not-written", file=str(file), reason=reason) from None
