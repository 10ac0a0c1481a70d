"""Tables in the browser send the same messages as tables of the server, in random games."""

from __future__ import annotations

from base64 import b64decode
from pathlib import Path
from typing import Any

import msgspec
import pytest

from daikaiju.rules import use
from daikaiju.rules.constants import EDITION_NAMES
from daikaiju.server.protocol.messages import Update
from daikaiju.wasm.module_cache import wasm_module
from local_games import LocalGame, last_state, random_game
from node_scripts import bundle, run_node

pytestmark = pytest.mark.compiled
GAMES = 10  # of each edition and number of seats: 150 in all


class PlayedInNode(msgspec.Struct):
    """What web/tests/local-games.ts writes about one game."""

    updates: list[Update]
    end: str  # the last state
    parsed: bool  # its text reads back to the same state


@pytest.fixture(scope="module")
def script(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    folder = tmp_path_factory.mktemp("local")
    module = folder / "rules.wasm"
    module.write_bytes(wasm_module("rules"))
    return bundle("local-games", folder), module


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_every_message_of_random_games_is_the_same(script: Any, edition: str) -> None:
    use("compiled")
    games = [random_game(edition, seats, n) for seats in range(2, 7) for n in range(GAMES)]
    assert all(game.table.snapshot.phase == "over" for game in games)
    found = run_node(*script, tasks=[game.task for game in games])
    for game, line in zip(games, found, strict=True):
        _compare(game, msgspec.json.decode(line, type=PlayedInNode))


def _compare(game: LocalGame, played: PlayedInNode) -> None:
    for own, found in zip(game.messages, played.updates, strict=True):
        assert found == own
    assert b64decode(played.end) == last_state(game).tobytes()
    assert played.parsed
