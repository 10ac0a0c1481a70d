"""Files with every game of a match: records, and one row for each decision."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pandas
import polars
import pytest

from daikaiju.arena.match import make_match, play_groups
from daikaiju.cli import main
from daikaiju.record.game import Record, read_record, replay
from daikaiju.rules import State, actor, outcome
from daikaiju.rules.view import view
from daikaiju.spaces.action_names import name_of
from daikaiju.spaces.actions import ACTIONS, id_of, write_mask
from daikaiju.spaces.observations import SIZE, SLICES, observe

SEATS = 3
GAMES = 6
OWN_BOT = """
from daikaiju.bots.bot import Bot
from daikaiju.rules import legal_actions

class Last(Bot):
    def choose(self, state, seat, draw):
        return legal_actions(state)[-1]
"""


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with records and decisions of two matches: of compiled bots, of a Python bot."""
    folder = tmp_path_factory.mktemp("match")
    (folder / "last.py").write_text(OWN_BOT)
    for name, bot in (("compiled", "greedy"), ("python", f"py:{folder}/last.py:Last")):
        files = ["--records", str(folder / name), "--decisions", str(folder / f"{name}.parquet")]
        table = ["--seats", str(SEATS), "--games", str(GAMES)]
        assert main(["arena", "random", bot, *table, *files]) == 0
    return folder


def games(folder: Path) -> Iterator[tuple[int, Record]]:
    """Yield the number and the record of each game."""
    for file in sorted(folder.glob("game-*.txt")):
        yield int(file.stem.partition("-")[2]) - 1, read_record(file)


@pytest.mark.parametrize("name", ["compiled", "python"])
def test_every_game_has_a_record_that_replays_to_its_result(played: Path, name: str) -> None:
    numbers = []
    for number, record in games(played / name):
        numbers.append(number)
        *_, (state, _) = replay(record)
        assert outcome(state) is not None
        assert record.result
        assert "random" in record.players
    assert numbers == list(range(GAMES))


@pytest.mark.parametrize("name", ["compiled", "python"])
def test_every_decision_of_the_records_is_a_row(played: Path, name: str) -> None:
    table = polars.read_parquet(played / f"{name}.parquet").sort("game", "ply")
    rows = table.iter_rows(named=True)
    for number, record in games(played / name):
        for ply, (state, action) in enumerate(replay(record)):
            if action and actor(state) >= 0:
                row = next(rows)
                seat = actor(state)
                assert (row["game"], row["ply"], row["seat"]) == (number, ply, seat)
                assert row["player"] == record.players[seat]
                check_position(row, state, seat)
                assert row["choice"] == id_of(state, action)
                assert row["choice"] in row["legal"]
                assert row["action"] == name_of(row["choice"])
    assert next(rows, None) is None


def check_position(row: dict[str, Any], state: State, seat: int) -> None:
    """Check that a row shows the position as the seat sees it."""
    seen, mask = np.zeros(SIZE, np.int8), np.zeros(ACTIONS, np.int8)
    observe(view(state, seat), seat, seen, 0, 1)
    write_mask(state, np.zeros(4096, np.int64), mask)
    assert row["observation"] == seen.tobytes()
    assert row["legal"] == np.flatnonzero(mask).tolist()
    clockwise = [(seat + steps) % SEATS for steps in range(SEATS)]
    for name in ("health", "stars", "energy"):
        assert row[name] == [getattr(state, name)[other] for other in clockwise]


def test_pandas_reads_the_outcome_of_each_seat(played: Path) -> None:
    table = pandas.read_parquet(played / "compiled.parquet")
    for _, game in table.groupby("game"):
        seats = game.groupby("seat").first()
        assert seats["won"].sum() == pytest.approx(1)
        assert (seats["rank"] == 1).sum() == (seats["won"] > 0).sum()
        assert game["ending"].nunique() == 1
    seen = np.frombuffer(b"".join(table["observation"]), np.int8).reshape(-1, SIZE)
    assert (seen[:, SLICES["health"].start] == table["health"].str[0]).all()


def test_a_file_may_have_any_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("s3:decisions.parquet", "100%.parquet", "[red].parquet"):
        assert main(["arena", "random", "greedy", "--games", "2", "--decisions", name]) == 0
        assert len(polars.read_parquet((tmp_path / name).read_bytes())) > 10


def test_stored_games_are_those_of_the_match() -> None:
    match = make_match(["random", "greedy"], games=8)
    stored: list[Any] = []
    tally = play_groups(match, 0, match.groups, stored.append)
    assert [game.number for game in stored] == list(range(8))
    plain = play_groups(match, 0, match.groups)
    assert tally.rated == plain.rated
    assert tally.games == plain.games


def test_files_that_cannot_be_written_are_refused_before_the_match(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "file"
    file.write_text("")
    match = ["arena", "random", "greedy", "--games", "2"]
    assert main([*match, "--records", str(file)]) == 2
    assert f"{file} is not a folder" in capsys.readouterr().err
    assert main([*match, "--decisions", str(tmp_path)]) == 2
    assert f"{tmp_path} cannot be written" in capsys.readouterr().err
    assert main([*match, "--records", str(tmp_path), "--workers", "ray"]) == 2
    assert "leave out --workers ray" in capsys.readouterr().err
