"""The living rulebook: its examples can be played, its rules can be read, on every table and by
command."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from daikaiju.cli import main, output
from daikaiju.record.catalogue import catalogue
from daikaiju.record.position import position_text, read_position
from daikaiju.rules import actor, problems
from daikaiju.rules.hooks import Moment, Possible
from daikaiju.rules.moments import price
from daikaiju.server.codegen import proofs
from daikaiju.server.codegen import rulebook as described
from daikaiju.server.refusals import Refusal
from daikaiju.server.tables.examples import position_of, positions
from daikaiju.server.tables.values import Choices, Setup
from daikaiju.text import LANGUAGES, differences, examples, has_sentence, proofs_of, rulebook
from daikaiju.text.translation import keys_in
from halls import hall_at
from tables import Stage

ROOT = Path(__file__).parent.parent
PLAYABLE = [(id, edition) for id, by_edition in positions().items() for edition in by_edition]
GAMES = 3


@pytest.fixture(autouse=True)
def _english_again() -> Iterator[None]:
    yield
    output.speak("en")


def shown(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(["rules", *arguments]) == 0
    return capsys.readouterr().out


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(["rules", *arguments]) == 2
    return capsys.readouterr().err


# --- examples ------------------------------------------------------------------------------------


def test_every_example_has_words_and_a_position_in_each_of_its_editions() -> None:
    written = [key for key in keys_in("rules.ftl") if key.startswith("example-")]
    assert sorted(example.key for example in examples()) == sorted(written)
    assert {example.section for example in examples()} <= {rule.section for rule in rulebook()}
    told = {(example.id, edition) for example in examples() for edition in example.editions}
    assert set(PLAYABLE) == told


@pytest.mark.parametrize(("example", "edition"), PLAYABLE)
def test_an_example_begins_where_somebody_looks_at_its_dice(example: str, edition: str) -> None:
    line = position_of(example, edition)
    state = read_position(line)
    assert problems(state) == []
    assert position_text(state) == line
    assert actor(state) == state.turn
    assert sum(state.dice) == 6


@pytest.mark.parametrize(("example", "edition"), PLAYABLE)
def test_an_example_can_be_played_to_the_end(example: str, edition: str) -> None:
    for seed in range(GAMES):
        luck = random.Random(f"{example} {edition} {seed}")
        setup = Setup(edition=edition)  # type: ignore[arg-type]
        stage = Stage(setup, position=position_of(example, edition))
        stage.sit("ann")
        stage.start()
        while stage.table.kept.phase != "over":
            stage.decide(luck.randrange(1 << 16))
        assert stage.table.kept.phase == "over"


def test_a_table_is_opened_at_an_example(tmp_path: Path) -> None:
    async def opened() -> None:
        async with hall_at(tmp_path / "tables.db") as hall:
            setup = Setup(edition="dark", seats=2, options=Choices(tiles="green"))
            picture = (await hall.open_table(setup, "ann", "EX-5D")).picture
            assert picture.position == position_of("EX-5D", "dark")
            assert (picture.setup.seats, picture.setup.options) == (5, Choices())
            assert picture.seats[0].monster == "meka_dragon"
            for example in ("EX-5S", "EX-99"):
                with pytest.raises(Refusal, match="no-such-example"):
                    await hall.open_table(setup, "ann", example)

    asyncio.run(opened())


# --- what is made from scenarios -----------------------------------------------------------------


def test_what_the_package_knows_of_proofs() -> None:
    counts = proofs.proofs_by_rule(ROOT)
    assert {rule.id: proofs_of(rule.id) for rule in rulebook()} == counts
    assert (proofs_of("COMP-4"), proofs_of("NONE-1")) == (0, 0)
    page = json.loads(proofs.proofs_document(ROOT))
    assert {id: len(told) for id, told in page.items()} == counts
    assert json.loads(proofs.proofs_in_short(ROOT))["rules"] == counts


def test_differences_are_told_apart_from_what_is_the_same() -> None:
    same = {difference.number for difference in differences() if difference.is_none}
    assert 19 in same
    assert 18 not in same
    for difference in differences():
        assert all(has_sentence(f"{difference.key}.{name}") for name in ("first", "second", "dark"))


def test_every_moment_belongs_to_a_part_of_the_game_or_follows_from_one() -> None:
    from daikaiju.rules import moments

    every = {m for m in vars(moments).values() if isinstance(m, Moment)}
    grouped = {moment for those in described.WHEN.values() for moment in those}
    assert not grouped & set(described.FOLLOWS)
    assert {m for m in every if not isinstance(m, Possible)} == grouped | set(described.FOLLOWS)
    assert price in grouped
    assert all(described.when(entry) for entry in catalogue())
    discards = [entry for entry in catalogue() if entry.kind == "discard"]
    assert all("once" in described.when(entry) for entry in discards)


def test_parts_of_the_game_have_words() -> None:
    folder = ROOT / "src/daikaiju/text/locales"
    for language in LANGUAGES:
        page = (folder / language / "page/cards.ftl").read_text(encoding="utf-8")
        assert all(f"\ncard-when-{group} = " in page for group in described.WHEN), language


# --- the command ---------------------------------------------------------------------------------


def test_the_whole_rulebook_of_an_edition(capsys: pytest.CaptureFixture[str]) -> None:
    second, dark = shown(capsys), shown(capsys, "--edition", "dark")
    for rule in rulebook():
        assert (f"  {rule.id} " in second) == ("second" in rule.editions), rule.id
        assert (f"  {rule.id} " in dark) == ("dark" in rule.editions), rule.id
    assert second.startswith("How to play – Second edition\n")
    assert "Example EX-12: From the Bay to the City" in second


def test_sections_rules_and_examples_by_their_names(capsys: pytest.CaptureFixture[str]) -> None:
    assert "CLAW-7" in shown(capsys, "claws")
    assert "CLAW-6" in shown(capsys, "Claws: attacking", "--edition", "first")
    assert "Dark Edition" in shown(capsys, "wickedness")
    alone = shown(capsys, "claw-6", "ex-14")
    assert "In these editions: first." in alone
    assert "Twenty stars too late" in alone
    assert "no scenario" in shown(capsys, "COMP-4")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_in_every_language(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    told = shown(capsys, "bay", "EX-4", "--lang", language)
    output.speak(language)
    assert output.say("section-bay") in told
    assert output.say("example-EX-4") in told
    assert "…" not in told  # nothing was cut off to fit
    assert output.say("section-bay") in shown(capsys, output.say("section-bay"), "--lang", language)


def test_editions_side_by_side(capsys: pytest.CaptureFixture[str]) -> None:
    everything = shown(capsys, "--compare")
    assert "Twenty stars" in everything
    assert "Only one monster left" not in everything  # the same everywhere
    about = shown(capsys, "--compare", "end-of-game")
    assert "END-3" in about
    assert "BAY-4" not in about
    assert shown(capsys, "--compare", "energy") == "The editions do not differ in this.\n"


def test_what_is_not_in_the_rulebook_gets_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert refused(capsys, "CLAW-99").startswith(
        "daikaiju: the rulebook has no 'CLAW-99': name a rule like CLAW-3, an example like EX-4,"
    )
    elsewhere = "daikaiju: CLAW-6 is not in this edition, only in: first\n"
    assert refused(capsys, "CLAW-6", "--edition", "dark") == elsewhere
    assert "only in: dark" in refused(capsys, "wickedness", "--edition", "second")
