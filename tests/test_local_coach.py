"""Reviews, hints and win chances in the browser are those of the server, number by number."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from conftest import random_action
from daikaiju.coach.evaluation import Evaluator
from daikaiju.coach.explanation import message_text
from daikaiju.coach.review import GameReview
from daikaiju.record.game import Record
from daikaiju.record.position import position_text
from daikaiju.rules import NOBODY, State, actor, advance, legal_actions, new_game, use
from daikaiju.rules.agenda import PREDICT, THROW, top_kind
from daikaiju.rules.constants import EDITION_NAMES
from daikaiju.rules.view import view
from daikaiju.server.updates.coach_requests import hint_at
from daikaiju.server.updates.review_worker import _reply
from daikaiju.wasm.module_cache import wasm_module
from daikaiju.wasm.weights_file import champion_file
from node_scripts import bundle, run_node
from test_coach import late_start, record_from

pytestmark = pytest.mark.compiled
GAMES = (("second", 2), ("first", 3), ("dark", 4), ("dark", 2))
TABLES = [(edition, seats) for edition in EDITION_NAMES for seats in (2, 4, 6)]
HINTS = 2  # of each table


@pytest.fixture(scope="module")
def evaluator() -> Iterator[Evaluator]:
    use("compiled")
    yield Evaluator()
    use("auto")


@pytest.fixture(scope="module")
def coach(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("coach")
    for name in ("rules", "search", "search-plain"):
        (folder / f"{name}.wasm").write_bytes(wasm_module(name))
    (folder / "champion.bin").write_bytes(champion_file())
    bundle("local-coach", folder)
    return folder


def ask(folder: Path, tasks: list[Any], module: str = "search") -> list[Any]:
    lines = run_node(folder / "local-coach.mjs", folder, module, tasks=tasks)
    return [msgspec.json.decode(line) for line in lines]


def test_reviews_are_those_of_the_server(coach: Path, evaluator: Evaluator) -> None:
    rng = random.Random(4)
    records = [record_from(late_start(*game, rng, hearts=4), rng) for game in GAMES]
    tasks = [{"type": "review", "position": r.position, "moves": r.moves} for r in records]
    explained = 0
    for record, found in zip(records, ask(coach, tasks), strict=True):
        review = GameReview(record, evaluator)
        evaluator.forget()
        assert [1 for _ in review.run_quickly()]
        compare(found["quick"], review, record)
        assert list(review.run_deeply()) is not None
        compare(found["whole"], review, record)
        assert found["chances"] == review.chances()
        explained += compare_facts(found["decisions"], review)
    assert explained > 10


def compare(found: Any, review: GameReview, record: Record) -> None:
    """Compare the reply of the browser with that of the server."""
    for decision in found["decisions"]:
        speak(decision, record.edition)
    assert found == plain(_reply(review, record.edition, "en"))


def plain(reply: Any) -> Any:
    """Return a reply as the page reads it."""
    return msgspec.json.decode(msgspec.json.encode(reply))


def speak(found: Any, edition: str) -> None:
    """Make sentences of the messages in the reply of the browser."""
    found["sentences"] = [message_text(m, edition, "en") for m in found["sentences"]]


def compare_facts(found: list[Any], review: GameReview) -> int:
    """Compare the numbers and the messages of all decisions; return how many have facts."""
    decisions = [review.decisions[each["ply"]] for each in found]
    for one, other in zip(found, decisions, strict=True):
        assert [fact.as_dict() for fact in other.facts] == one["facts"]
        assert (one["lost"], one["isDeep"]) == (other.lost, other.is_deep)
    return sum(bool(each.facts) for each in decisions)


def positions(tables: list[tuple[str, int]], many: int) -> list[State]:
    """Return positions of random games in which a seat decides."""
    found: list[State] = []
    for number, table in enumerate(tables):
        state, rng = new_game(*table), random.Random(number)
        while actor(state) != NOBODY and len(found) < many * (number + 1):
            is_choice = len(legal_actions(state)) > 1 and top_kind(state) != PREDICT
            if is_choice and rng.random() < 0.1:
                found.append(state.copy())
            advance(state, random_action(state, rng))
    return found


def test_hints_are_those_of_the_server(coach: Path, evaluator: Evaluator) -> None:
    texts = [position_text(view(state, actor(state))) for state in positions(TABLES, HINTS)]
    tasks = [{"type": "hint", "position": text} for text in texts]
    for text, found in zip(texts, ask(coach, tasks), strict=True):
        expected = plain(hint_at(text, "en"))
        speak(found, text.split(" ")[0])
        assert found == expected


def test_chances_for_spectators_are_those_of_the_server(coach: Path, evaluator: Evaluator) -> None:
    starts = []
    for number, table in enumerate(TABLES):
        state, rng = new_game(*table), random.Random(number)
        while top_kind(state) != THROW or rng.random() < 0.8:
            advance(state, random_action(state, rng))
        starts.append(state)
    tasks = [{"type": "chances", "position": position_text(state)} for state in starts]
    for state, found in zip(starts, ask(coach, tasks), strict=True):
        evaluator.forget()
        assert found == evaluator.chances(view(state, NOBODY)).tolist()


def test_without_simd_the_numbers_are_the_same(coach: Path) -> None:
    texts = [position_text(view(state, actor(state))) for state in positions(TABLES[:3], 2)]
    tasks = [{"type": "hint", "position": text} for text in texts]
    assert ask(coach, tasks, "search-plain") == ask(coach, tasks)
