"""The rulebook: examples can be played, and rules can be read by command."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from conftest import all_scenarios
from daikaiju.cli import main, output
from daikaiju.record import card_phases
from daikaiju.record.catalogue import catalogue
from daikaiju.record.position import position_text, read_position
from daikaiju.rules import actor, problems
from daikaiju.rules.hooks import Moment, OfferQuery
from daikaiju.rules.moments import price
from daikaiju.server.codegen import proofs
from daikaiju.server.protocol.values import Choices, Setup
from daikaiju.server.refusals import Refusal
from daikaiju.server.tables.examples import example_position, example_positions
from daikaiju.text import LANGUAGES, differences, examples, has_message, proof_count, rulebook
from daikaiju.text.translation import catalogue_keys
from registries import open_registry
from table_driver import TableDriver

ROOT = Path(__file__).parent.parent
PLAYABLE = [
    (id, edition) for id, by_edition in example_positions().items() for edition in by_edition
]
GAMES = 3


@pytest.fixture(autouse=True)
def _english_again() -> Iterator[None]:
    yield
    output.set_language("en")


def shown(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(["rules", *arguments]) == 0
    return capsys.readouterr().out


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(["rules", *arguments]) == 2
    return capsys.readouterr().err


# --- examples ------------------------------------------------------------------------------------


def test_every_example_has_a_text_and_a_position_in_each_of_its_editions() -> None:
    written = [key for key in catalogue_keys("rules.ftl") if key.startswith("example-")]
    assert sorted(example.key for example in examples()) == sorted(written)
    assert {example.section for example in examples()} <= {rule.section for rule in rulebook()}
    listed = {(example.id, edition) for example in examples() for edition in example.editions}
    assert set(PLAYABLE) == listed


@pytest.mark.parametrize(("example", "edition"), PLAYABLE)
def test_an_example_starts_after_a_throw(example: str, edition: str) -> None:
    line = example_position(example, edition)
    state = read_position(line)
    assert problems(state) == []
    assert position_text(state) == line
    assert actor(state) == state.turn
    assert sum(state.dice) == 6


@pytest.mark.parametrize(("example", "edition"), PLAYABLE)
def test_an_example_can_be_played_to_the_end(example: str, edition: str) -> None:
    for seed in range(GAMES):
        rng = random.Random(f"{example} {edition} {seed}")
        setup = Setup(edition=edition)  # type: ignore[arg-type]
        driver = TableDriver(setup, position=example_position(example, edition))
        driver.sit("ann")
        driver.start()
        while driver.table.snapshot.phase != "over":
            driver.decide(rng.randrange(1 << 16))
        assert driver.table.snapshot.phase == "over"


def test_a_table_is_opened_at_an_example(tmp_path: Path) -> None:
    async def opened() -> None:
        async with open_registry(tmp_path / "tables.db") as registry:
            setup = Setup(edition="dark", seats=2, options=Choices(tiles="green"))
            picture = (await registry.open_table(setup, "ann", "EX-5D")).picture
            assert picture.position == example_position("EX-5D", "dark")
            assert (picture.setup.seats, picture.setup.options) == (5, Choices())
            assert picture.seats[0].monster == "meka_dragon"
            for example in ("EX-5S", "EX-99"):
                with pytest.raises(Refusal, match="no-such-example"):
                    await registry.open_table(setup, "ann", example)

    asyncio.run(opened())


# --- files generated from scenarios --------------------------------------------------------------


def test_the_package_has_the_current_proof_counts() -> None:
    scenarios = list(all_scenarios())
    counts = proofs.proof_counts(scenarios)
    assert {rule.id: proof_count(rule.id) for rule in rulebook()} == counts
    assert (proof_count("COMP-4"), proof_count("NONE-1")) == (0, 0)
    page = json.loads(proofs.proofs_document(scenarios, ROOT))
    assert {id: len(listed) for id, listed in page.items()} == counts
    assert json.loads(proofs.proof_counts_document(scenarios))["rules"] == counts


def test_equal_rules_are_not_listed_as_differences() -> None:
    same = {difference.number for difference in differences() if difference.is_none}
    assert 19 in same
    assert 18 not in same
    for difference in differences():
        assert all(has_message(f"{difference.key}.{name}") for name in ("first", "second", "dark"))


def test_every_moment_has_a_phase_or_is_listed_as_other() -> None:
    from daikaiju.rules import moments

    every = {m for m in vars(moments).values() if isinstance(m, Moment)}
    grouped = {moment for those in card_phases.MOMENTS_BY_PHASE.values() for moment in those}
    assert not grouped & set(card_phases.OTHER_MOMENTS)
    assert {m for m in every if not isinstance(m, OfferQuery)} == grouped | set(
        card_phases.OTHER_MOMENTS
    )
    assert price in grouped
    assert all(card_phases.phases_of(entry) for entry in catalogue())
    discards = [entry for entry in catalogue() if entry.kind == "discard"]
    assert all("once" in card_phases.phases_of(entry) for entry in discards)


def test_phases_have_texts() -> None:
    folder = ROOT / "src/daikaiju/text/locales"
    for language in LANGUAGES:
        page = (folder / language / "page/cards.ftl").read_text(encoding="utf-8")
        assert all(f"\ncard-when-{group} = " in page for group in card_phases.MOMENTS_BY_PHASE), (
            language
        )


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
    listed = shown(capsys, "bay", "EX-4", "--lang", language)
    output.set_language(language)
    assert output.message("section-bay") in listed
    assert output.message("example-EX-4") in listed
    assert "…" not in listed  # nothing is truncated
    assert output.message("section-bay") in shown(
        capsys, output.message("section-bay"), "--lang", language
    )


def test_editions_side_by_side(capsys: pytest.CaptureFixture[str]) -> None:
    everything = shown(capsys, "--compare")
    assert "Twenty stars" in everything
    assert "Only one monster left" not in everything  # equal in all editions
    about = shown(capsys, "--compare", "end-of-game")
    assert "END-3" in about
    assert "BAY-4" not in about
    assert shown(capsys, "--compare", "energy") == "The editions do not differ in this.\n"


def test_an_unknown_rule_gives_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert refused(capsys, "CLAW-99").startswith(
        "daikaiju: the rulebook has no 'CLAW-99': "
        "name a rule such as CLAW-3, an example such as EX-4,"
    )
    elsewhere = "daikaiju: CLAW-6 is not in this edition; it is in: first\n"
    assert refused(capsys, "CLAW-6", "--edition", "dark") == elsewhere
    assert "it is in: dark" in refused(capsys, "wickedness", "--edition", "second")
