"""Lessons of the page: legal games with valid messages that the learner wins."""

from __future__ import annotations

import gzip
import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from daikaiju.server.codegen import lesson_script
from daikaiju.server.codegen.lesson_builder import (
    LEARNER,
    LessonBuilder,
    check_rules,
    lesson_documents,
)
from daikaiju.server.codegen.lesson_script import (
    Beat,
    LessonError,
    Script,
    Spot,
    find_spot,
    read_scripts,
)
from daikaiju.server.protocol.messages import Update, Welcome

ROOT = Path(__file__).parent.parent
MAX_BYTES = 40_000  # of a compressed lesson
SCRIPTS = {script.lesson: script for script in read_scripts()}
Json = dict[str, Any]


@pytest.fixture(scope="module")
def documents() -> dict[str, Json]:
    return {Path(path).stem: json.loads(text) for path, text in lesson_documents().items()}


def changed_script(**parts: Any) -> Script:
    """Return the first lesson with changed parts."""
    return msgspec.structs.replace(SCRIPTS["first_game"], **parts)


def built_beats(script: Script) -> list[Json]:
    return list(LessonBuilder(script).beats())


# --- lessons -------------------------------------------------------------------------------------


def test_first_game_comes_before_wickedness() -> None:
    assert list(SCRIPTS) == ["first_game", "wickedness"]


@pytest.mark.parametrize("name", SCRIPTS)
def test_learner_wins_and_gets_a_final_sentence(name: str, documents: dict[str, Json]) -> None:
    *_, last, words = documents[name]["beats"]
    assert last["update"]["picture"]["phase"] == "over"
    assert last["update"]["picture"]["result"]["winners"] == [LEARNER]
    assert words["kind"] == "say"


@pytest.mark.parametrize("name", SCRIPTS)
def test_lesson_messages_are_valid_table_messages(name: str, documents: dict[str, Json]) -> None:
    document = documents[name]
    welcome = msgspec.convert(document["welcome"], Welcome)
    seq = welcome.picture.seq
    for beat in document["beats"]:
        if "update" in beat:
            update = msgspec.convert(beat["update"], Update)
            assert update.picture.seq == seq + 1
            assert update.steps
            seq = update.picture.seq


@pytest.mark.parametrize("name", SCRIPTS)
def test_requested_actions_are_legal(name: str, documents: dict[str, Json]) -> None:
    document = documents[name]
    picture = document["welcome"]["picture"]
    for beat in document["beats"]:
        if beat["kind"] == "ask":
            accepted = [beat["action"], *(way["action"] for way in beat["also"])]
            assert set(accepted) <= set(picture["legal"])
            assert len(set(accepted)) == len(accepted)
        picture = beat.get("update", {}).get("picture", picture)


@pytest.mark.parametrize("name", SCRIPTS)
def test_every_sentence_has_a_catalogue_text(name: str, documents: dict[str, Json]) -> None:
    text = (ROOT / "src/daikaiju/text/locales/en/page/lesson.ftl").read_text("utf-8")
    written = set(re.findall(r"^(lesson-[a-z-]+) =", text, re.MULTILINE))
    needed = {beat["key"] for beat in documents[name]["beats"] if "key" in beat}
    needed |= {f"{b['key']}-else" for b in documents[name]["beats"] if b["kind"] == "ask"}
    prefix = f"lesson-{name.replace('_', '-')}-"
    assert {key for key in written if key.startswith(prefix)} == needed


def test_lessons_are_small_and_deterministic() -> None:
    first, second = lesson_documents(), lesson_documents()
    assert first == second
    assert all(len(gzip.compress(text.encode())) < MAX_BYTES for text in first.values())


def test_equivalent_keep_choices_are_accepted(documents: dict[str, Json]) -> None:
    asked = next(beat for beat in documents["first_game"]["beats"] if beat["kind"] == "ask")
    assert asked["action"] == "keep 33"
    assert [way["action"] for way in asked["also"]] == ["keep 33E", "keep 133", "keep 133E"]
    rolls = [way["steps"][1]["move"] for way in asked["also"]]
    assert rolls == ["roll 13H", "roll 3EH", "roll 3H"]


# --- invalid scripts -----------------------------------------------------------------------------


def test_script_with_an_unknown_key_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = (lesson_script.SCRIPTS / "first_game.yaml").read_text("utf-8")
    (tmp_path / "first_game.yaml").write_text(text + "extra: 1\n", "utf-8")
    monkeypatch.setattr(lesson_script, "SCRIPTS", tmp_path)
    with pytest.raises(LessonError, match=r"first_game\.yaml: .*extra"):
        read_scripts()


def test_script_name_must_match_its_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = (lesson_script.SCRIPTS / "first_game.yaml").read_text("utf-8")
    (tmp_path / "other.yaml").write_text(text, "utf-8")
    monkeypatch.setattr(lesson_script, "SCRIPTS", tmp_path)
    with pytest.raises(LessonError, match=r"other\.yaml: the name of its lesson is first_game"):
        read_scripts()


@pytest.mark.parametrize(
    ("beat", "error"),
    [
        (Beat(), "needs a sentence of the coach"),
        (Beat(say="x", chance=("roll 1",)), "needs a sentence of the coach"),
        (Beat(move="gigazaur: keep 33", chance=("roll 1111",)), "needs a sentence of the coach"),
        (Beat(say="x", move="gigazaur: keep HH"), "not possible now"),
        (Beat(say="x", move="kraken: stop"), "kraken cannot act now"),
        (Beat(say="x", move="gigazaur: keep 33"), "no prepared chance is left"),
        (Beat(say="x", move="gigazaur: keep 33", chance=("roll 1111", "roll 1")), "not happen"),
        (Beat(say="x", at="moon"), "no 'moon' on the screen"),
        (Beat(say="x", card="moon"), "no card 'moon'"),
        (
            Beat(say="x", move="keep 33", chance=("roll 1111",), also=("keep EC",)),
            "does not lead to the same",
        ),
    ],
)
def test_invalid_beat_is_refused(beat: Beat, error: str) -> None:
    with pytest.raises(LessonError, match=f"first_game, beat 1: .*{error}"):
        built_beats(changed_script(beats=(beat,)))


def test_cited_rules_must_belong_to_the_edition() -> None:
    script = SCRIPTS["wickedness"]
    beats = (Beat(say="x", rules=("WICK-1",)),)
    wrong = msgspec.structs.replace(script, edition="second", beats=beats)
    check_rules(msgspec.structs.replace(script, beats=beats))
    with pytest.raises(LessonError, match="WICK-1 is not a rule of the second edition"):
        check_rules(wrong)


def test_spots_on_the_screen_are_found() -> None:
    script = SCRIPTS["first_game"]
    assert find_spot(script, "") is None
    assert find_spot(script, "dice") == Spot("dice")
    assert find_spot(script, "kraken") == Spot("monster", 1)
    assert find_spot(script, "cyber_bunny health") == Spot("health", 2)
