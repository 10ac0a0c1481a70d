"""Tables in the browser send the same messages as tables of the server, in random games."""

from __future__ import annotations

from base64 import b64decode
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from conformance import portions
from daikaiju.record.game_hash import game_hash
from daikaiju.rng.provably_fair import SECRET_BYTES
from daikaiju.rules import use
from daikaiju.rules.constants import EDITION_NAMES
from daikaiju.server.protocol.messages import Update
from daikaiju.server.updates.records import past_updates, record_of
from daikaiju.server.updates.uploads import updates_of_record
from daikaiju.wasm.module_cache import wasm_module
from local_games import PLAYERS, Answer, LocalGame, last_state, public, random_game
from node_scripts import bundle, run_node
from samples import amount

pytestmark = pytest.mark.compiled
GAMES = portions(amount(8, part=2))  # of each edition and number of seats: 120 or 30 in all


class PlayedInNode(msgspec.Struct):
    """What web/tests/local-games.ts writes about one game."""

    answers: list[Answer]
    end: str  # the last state
    parsed: bool  # its text reads back to the same state
    record: str = ""
    past: list[Update] = []  # all updates again, made from the log …
    watched: list[Update] = []  # … and from the record


@pytest.fixture(scope="module")
def script(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    folder = tmp_path_factory.mktemp("local")
    module = folder / "rules.wasm"
    module.write_bytes(wasm_module("rules"))
    return bundle("local-games", folder), module


@pytest.mark.parametrize("numbers", GAMES, ids=str)
@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_random_games_have_the_same_messages_and_refusals(
    script: Any, edition: str, numbers: range
) -> None:
    use("compiled")
    games = [random_game(edition, seats, n) for n in numbers for seats in range(2, 7)]
    over = [game for game in games if game.table.snapshot.phase == "over"]
    over[0].task["reads"] = True
    assert len(over) > len(games) / 2  # without elimination a random game may take too long
    lines = run_node(*script, tasks=[game.task for game in games])
    found = [msgspec.json.decode(line, type=PlayedInNode) for line in lines]
    for game, played in zip(games, found, strict=True):
        for own, answer in zip(game.answers, played.answers, strict=True):
            assert answer == own
        assert b64decode(played.end) == last_state(game).tobytes()
        assert played.parsed
    compare_logs(over[0], next(played for played in found if played.record))


def compare_logs(game: LocalGame, played: PlayedInNode) -> None:
    """Compare what both sides make of the log of a finished game."""
    record = replace(record_of(game.log, PLAYERS[0], None), entropy=())  # local dice have no proof
    assert played.record == str(replace(record, chain=game_hash(record)))
    past = past_updates("", game.log, bytes(SECRET_BYTES), PLAYERS[0], 0, len(game.log))
    assert played.past == [public(update) for update in past]
    assert played.watched == updates_of_record(played.record, 0, len(game.log))
