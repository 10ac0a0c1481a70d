"""A Parquet file with one row for each decision of a match. docs/data.md describes its columns.

Each thread fills its own buffers, and writes them when they are full: the memory does not grow with
the number of games. This needs pyarrow, the extra `data`.
"""

from __future__ import annotations

import json
import threading
from functools import cache
from pathlib import Path
from typing import Any, Final

import numpy as np

from ..rules.engine import load
from ..rules.setup import new_game
from ..spaces import actions, observations
from ..spaces.action_names import name_of
from .decision_rows import LEGAL_USED, ROWS_USED, DecisionRows, new_rows, write_decisions
from .match import Match, PlayedGame
from .tally import CELLS_PER_SEAT, ENDED, ENDINGS, RANK, SEAT_CELLS, WON

ROWS: Final = 16_384  # of one row group


@cache
def schema() -> Any:
    """Return the names and types of the columns."""
    import pyarrow as pa

    text, of_seats = pa.dictionary(pa.int16(), pa.string()), pa.list_(pa.int8())
    return pa.schema(
        {
            "game": pa.int64(),
            "ply": pa.int32(),
            "seat": pa.int8(),
            "player": text,
            "observation": pa.binary(observations.SIZE),
            "health": of_seats,
            "stars": of_seats,
            "energy": of_seats,
            "legal": pa.list_(pa.int16()),
            "choice": pa.int16(),
            "action": text,
            "won": pa.float32(),
            "rank": pa.int8(),
            "ending": text,
        }
    )


class DecisionFile:
    """A Parquet file that is being written. `add` may be called by several threads."""

    def __init__(self, file: Path, match: Match) -> None:
        from pyarrow.parquet import ParquetWriter

        load(write_decisions)
        self._match = match
        self._start = new_game(match.edition, match.seats, match.options).record
        self._names = [name_of(number) for number in range(actions.ACTIONS)]
        about = {b"daikaiju": json.dumps(_about(match)).encode()}
        columns = schema().with_metadata(about)
        self._file = file.open("wb")  # pyarrow would read a name with a colon as an address
        self._writer = ParquetWriter(self._file, columns, compression="zstd", compression_level=1)
        self._lock = threading.Lock()
        self._local = threading.local()
        self._buffers: list[_Buffer] = []

    def add(self, game: PlayedGame) -> None:
        """Append the decisions of a game."""
        if not hasattr(self._local, "buffer"):
            self._local.buffer = _Buffer(self._start.copy())
            with self._lock:
                self._buffers.append(self._local.buffer)
        buffer: _Buffer = self._local.buffer
        at = buffer.begin(game, self._start)
        while (at := buffer.write(game, at)) < len(game.moves):
            self._write(buffer)

    def close(self) -> None:
        """Write what is left, and the end of the file."""
        for buffer in self._buffers:
            self._write(buffer)
        self._writer.close()
        self._file.close()

    def _write(self, buffer: _Buffer) -> None:
        if buffer.has_rows():
            table = buffer.take(self._match, self._names)
            with self._lock:
                self._writer.write_table(table)


def _about(match: Match) -> dict[str, Any]:
    """Return what a reader needs to know of the whole file."""
    from .. import __version__

    return {
        "rules": __version__,
        "edition": match.edition,
        "seats": match.seats,
        "seed": match.seed,
        "specs": match.specs,
        "actions_version": actions.VERSION,
        "observations_version": observations.VERSION,
    }


class _Buffer:
    """The rows of one thread that are not written yet, and the games to which they belong."""

    def __init__(self, states: Any) -> None:
        self._states = states
        self._rows: DecisionRows = new_rows(ROWS)
        self._games: list[PlayedGame] = []

    def begin(self, game: PlayedGame, start: Any) -> int:
        self._states[:] = start
        self._games.append(game)
        return 0

    def write(self, game: PlayedGame, at: int) -> int:
        """Write decisions from move `at` on. Return the next move; fewer if the rows are full."""
        from ..rules.compiler import get_compiled

        number = len(self._games) - 1
        compiled = get_compiled(write_decisions)
        return int(compiled(self._states, game.moves, at, number, self._rows))

    def has_rows(self) -> bool:
        return bool(self._rows.used[ROWS_USED])

    def take(self, match: Match, names: list[str]) -> Any:
        """Return the rows as a table, and empty the buffers."""
        rows, count = self._rows, int(self._rows.used[ROWS_USED])
        table = _table(match, self._games, rows, count, names)
        rows.used[:] = 0
        self._games = self._games[-1:]
        return table


def _table(
    match: Match, games: list[PlayedGame], rows: DecisionRows, count: int, names: list[str]
) -> Any:
    import pyarrow as pa

    number, seat = rows.games[:count], rows.seats[:count]
    results = np.stack([game.row for game in games])
    of_seats = results[:, SEAT_CELLS:].reshape(len(games), -1, CELLS_PER_SEAT)
    players = np.array([game.players for game in games], np.int16)
    winners = of_seats[:, :, WON].sum(axis=1)
    seen = rows.observations[:count]
    columns = {
        "game": np.array([game.number for game in games])[number],
        "ply": rows.plies[:count],
        "seat": seat,
        "player": _dictionary(players[number, seat], match.specs),
        "observation": _binary(seen),
        **{name: _by_seat(seen, name, match.seats) for name in ("health", "stars", "energy")},
        "legal": pa.ListArray.from_arrays(
            pa.array(rows.ends[: count + 1], pa.int32()),
            pa.array(rows.legal[: rows.used[LEGAL_USED]], pa.int16()),
        ),
        "choice": rows.choices[:count],
        "action": _dictionary(rows.choices[:count], names),
        "won": (of_seats[number, seat, WON] / np.maximum(winners, 1)[number]),
        "rank": of_seats[number, seat, RANK],
        "ending": _dictionary(results[number, ENDED], ENDINGS),
    }
    arrays = [pa.array(value, schema().field(name).type) for name, value in columns.items()]
    return pa.Table.from_arrays(arrays, schema=schema())


def _dictionary(indices: Any, words: Any) -> Any:
    import pyarrow as pa

    return pa.DictionaryArray.from_arrays(
        pa.array(indices, pa.int16()), pa.array(words, pa.string())
    )


def _binary(rows: Any) -> Any:
    """Return one value of bytes for each row, without a copy for each."""
    import pyarrow as pa

    kind = schema().field("observation").type
    return pa.Array.from_buffers(kind, len(rows), [None, pa.py_buffer(rows.tobytes())])


def _by_seat(rows: Any, name: str, seats: int) -> Any:
    """Return a slice of the observations: values by seat, clockwise from the deciding one."""
    import pyarrow as pa

    place = observations.SLICES[name]
    values = np.ascontiguousarray(rows[:, place.start : place.start + seats])
    ends = np.arange(len(rows) + 1, dtype=np.int32) * seats
    return pa.ListArray.from_arrays(pa.array(ends), pa.array(values.reshape(-1)))
