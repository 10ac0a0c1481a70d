"""Text formats: what reads back, and the errors for bad input."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from daikaiju.record import NotationError, RecordError, ScenarioError, parse_action, parse_record
from daikaiju.record.position import position_text, read_position
from daikaiju.record.scenario import read_scenarios
from daikaiju.rules import IllegalAction, Options, State, apply, new_game
from daikaiju.rules.actions import A_BUY, pack

KEEP = (
    "second gigazaur,the_king turn=gigazaur throws=2 dice=113ECH step=probes "
    "market=jets,tank,heal agenda=keep.0"
)


def table() -> State:
    return read_position(KEEP)


def test_faces_may_be_separated_and_in_any_order() -> None:
    state = table()
    wanted = parse_action(state, "keep 11C")
    assert parse_action(state, "keep C11") == wanted
    assert parse_action(state, "keep 1 1 C") == wanted
    assert parse_action(state, "gigazaur: keep 11C") == wanted


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("keep 111", "'keep 111' is not possible now: gigazaur may choose keep none"),
        ("keep 1X", "'X' is not a die face: the faces are 1 2 3 E C H"),
        ("dance", "'dance' is not an action; possible actions are: keep none"),
        ("buy jetz", "there is no card or tile 'jetz'"),
        (
            "buy jets of kraken",
            "'kraken' does not play in this game: the monsters are gigazaur, the_king",
        ),
        ("the_king: stop", "the_king cannot act now: gigazaur must act"),
        ("buy jets", "'buy jets' is not possible now"),
    ],
)
def test_an_impossible_action_gives_one_sentence(text: str, says: str) -> None:
    state = table()
    before = state.tobytes()
    with pytest.raises(NotationError) as error:
        parse_action(state, text)
    assert str(error.value).startswith(says)
    assert "\n" not in str(error.value)
    assert state.tobytes() == before


def test_an_illegal_action_changes_nothing() -> None:
    state = table()
    before = state.tobytes()
    with pytest.raises(IllegalAction, match="is not one of gigazaur's 48 legal actions"):
        apply(state, pack(A_BUY, 3))
    assert state.tobytes() == before


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("third gigazaur,kraken", "there is no edition 'third'"),
        ("second gigazaur", "1 monsters cannot play: there must be 2 to 6"),
        ("second gigazaur,gigazaur", "gigazaur is there twice"),
        ("second gigazaur,godzilla", "there is no monster 'godzilla'"),
        (f"{KEEP} place=city,city", "two monsters are in one zone of Tokyo"),
        (f"{KEEP} place=bay,outside", "a monster is in Tokyo Bay, which is not open"),
        (f"{KEEP} health=11,10", "has more than its limit"),
        (f"{KEEP} gigazaur=jets", "the market or the moments of a monster disagree"),
        (f"{KEEP} stars=3", "stars needs 2 numbers, one for each seat, not 1"),
        (f"{KEEP} luck=3", "'luck' does not play in this game"),
        (f"{KEEP} gigazaur=jetz", "there is no card or tile 'jetz'"),
        (f"{KEEP} agenda=dance.0", "'dance.0' is not a frame of the agenda"),
        (f"{KEEP} step=lunch", "'lunch' is unknown: choose over, start_turn"),
        ("", "a position must start with an edition and the monsters"),
    ],
)
def test_an_impossible_position_gives_one_sentence(line: str, says: str) -> None:
    with pytest.raises(ValueError, match=re.escape(says)):
        read_position(line)


def test_seven_monsters_cannot_play() -> None:
    with pytest.raises(ValueError, match="7 monsters cannot play: there must be 2 to 6"):
        new_game("second", 7)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "record:1: the first line of a game record must be"),
        ("daikaiju record 1\nedition second\n", "record:2: a header line must look like"),
        (
            "daikaiju record 1\nseats: kraken, alienoid\n",
            "record: the header field `edition:` is missing",
        ),
        (
            "daikaiju record 1\nedition: second\nseats: kraken, alienoid\noptions: win=never\n",
            "option win cannot be 'never'",
        ),
        (
            "daikaiju record 1\nedition: second\nseats: kraken, alienoid\n\nreveal jets\nstop\n",
            "record:6: 'stop' is not possible now",
        ),
    ],
)
def test_a_broken_record_gives_one_sentence_with_its_line(text: str, says: str) -> None:
    from daikaiju.record import last_position

    with pytest.raises(RecordError) as error:
        last_position(parse_record(text))
    assert says in str(error.value)


GOOD = """\
scenario: something
edition: second
seats: [gigazaur, the_king, kraken]
steps:
  - do: roll 112233
"""


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("scenario: [", "is not YAML"),
        ("- a list", "a scenario must be a mapping"),
        (GOOD.replace("steps", "stepz"), "unknown key 'stepz'"),
        (GOOD.replace("edition: second", "edition: third"), "there is no edition 'third'"),
        (GOOD.replace("edition: second\n", ""), "`edition:` is missing"),
        (GOOD + "options: {bay: maybe}\n", "option bay cannot be 'maybe'"),
        (GOOD + "options: {bey: true}\n", "there is no option 'bey'"),
    ],
)
def test_a_broken_scenario_gives_one_sentence_with_its_file(
    tmp_path: Path, text: str, says: str
) -> None:
    file = tmp_path / "broken.yaml"
    file.write_text(text)
    with pytest.raises(ScenarioError) as error:
        list(read_scenarios(file))
    assert says in str(error.value)
    assert str(error.value).startswith(f"{file}")


@pytest.mark.parametrize(
    ("start", "says"),
    [
        ("city: gigazaur\n  bay: gigazaur", "gigazaur cannot be in City and in Bay"),
        ("gigazaur: {cards: [jets]}\n  the_king: {cards: [jets]}", "jets is used twice"),
        ("gigazaur: {cards: [hibernation]}", "hibernation is not in this edition"),
        ("gigazaur: {cards: [jetz]}", "there is no card or tile 'jetz'"),
        ("gigazaur: {health: -1}", "gigazaur: health is -1"),
        ("gigazaur: {hearts: 3}", "gigazaur must be a mapping with keys among: alive, cards"),
        ("alienoid: {health: 3}", "'alienoid' does not play in this game"),
        ("gigazaur: {health: 13}", "has more than its limit"),
        ("market: [jets, tank, heal, energize]", "the market has 3 slots, not 4"),
    ],
)
def test_an_impossible_start_gives_one_sentence(tmp_path: Path, start: str, says: str) -> None:
    from daikaiju.record.scenario_runner import run_scenario

    file = tmp_path / "start.yaml"
    file.write_text(GOOD + f"start:\n  {start}\n")
    with pytest.raises(ScenarioError) as error:
        run_scenario(next(iter(read_scenarios(file))), "second")
    assert says in str(error.value)


@pytest.mark.parametrize(
    ("expect", "says"),
    [
        ("{gigazaur: 5}", "step 1: expect: `gigazaur` must be a mapping such as {health: 4}"),
        ("{godzilla: {health: 5}}", "step 1: 'godzilla' does not play in this game"),
        ("{gigazaur: {mood: 5}}", "step 1: expect: unknown value 'mood'"),
        ("{gigazaur: {cards: 5}}", "step 1: a value has the wrong type"),
    ],
)
def test_an_impossible_expectation_gives_one_sentence(
    tmp_path: Path, expect: str, says: str
) -> None:
    from daikaiju.record.scenario_runner import run_scenario

    file = tmp_path / "expect.yaml"
    file.write_text(GOOD + f"    expect: {expect}\n")
    with pytest.raises(ScenarioError, match=re.escape(says)):
        run_scenario(next(iter(read_scenarios(file))), "second")


@pytest.mark.parametrize("edition", ["first", "second", "dark"])
def test_a_position_without_cards_need_not_name_them(edition: str) -> None:
    state = new_game(edition, ["gigazaur", "kraken"], Options(deck="none"))
    written = position_text(state).split()
    short = " ".join("deck=none" if word.startswith("gone=") else word for word in written)
    assert "deck=none" in short
    assert read_position(short) == state


def test_a_position_reads_back() -> None:
    state = new_game("dark", 5, Options(tiles="mixed"))
    assert read_position(position_text(state)) == state
