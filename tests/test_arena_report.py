"""Results of a match: statistics, intervals, rating, text, the HTML report and the command line."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from daikaiju.arena.charts import scale
from daikaiju.arena.confidence import wilson, win_interval
from daikaiju.arena.match import make_match
from daikaiju.arena.match_report import html
from daikaiju.arena.match_stats import command, match_statistics
from daikaiju.arena.match_text import (
    again_text,
    endings_text,
    headline,
    interruption,
    shortened,
    troubles,
    verdict,
)
from daikaiju.arena.rating import rate
from daikaiju.arena.tally import Tally, Trouble
from daikaiju.arena.workers import run
from daikaiju.cli import main
from daikaiju.rules.editions import Options
from fake_matches import FOUR_SEATS, fake_play, make_fake_match, small_tally

SPECIAL_SPEC = 'cmd:python <b>bot</b>.py --name "a & b" --and --a --long --tail'


# --- statistics ----------------------------------------------------------------------------------


def test_statistics_of_games_checked_by_hand() -> None:
    found = match_statistics(*small_tally(), seconds=2.0)
    odds, greedy = found["bots"]
    assert (odds["spec"], greedy["spec"]) == ("odds", "greedy")
    assert odds["win_rate"] == 0.625  # two games and half of a third, of four
    assert odds["won_by"] == {"stars": 0.375, "survival": 0.25}
    assert odds["places"] == [1.0, 0.0]
    assert odds["average_place"] == 1.0
    assert greedy["win_rate"] == 0.125
    assert greedy["average_place"] == 1.5
    assert odds["per_game"] == {"stars": 13.0, "damage": 0.0, "energy": 0.0, "cards": 1.5}
    assert found["a_seat"]["stars"] == 10.125
    assert [place["win_rate"] for place in odds["by_turn_order"]] == [0.75, 0.5]
    assert found["endings"] == {"standstill": 0, "stars": 2, "survival": 1, "nobody": 1}
    lengths = found["lengths"]
    assert (lengths["mean"], lengths["median"], lengths["tenth"]) == (22.5, 20, 10)
    assert (found["par"], found["games_a_second"], found["games"]) == (0.5, 2.0, 4)
    assert json.loads(json.dumps(found)) == found


def test_few_games_are_counted_as_independent() -> None:
    odds = match_statistics(*small_tally(), seconds=2.0)["bots"][0]
    assert odds["interval"] == pytest.approx(wilson(0.625, 4), abs=1e-6)
    assert odds["effective_games"] == 4


def test_the_shown_command_plays_the_same_match() -> None:
    match = make_fake_match((SPECIAL_SPEC, "greedy"), seats=3)
    assert command(match) == (
        "daikaiju arena 'cmd:python <b>bot</b>.py --name \"a & b\" --and --a --long --tail' "
        "greedy greedy --edition second --seats 3 --games 400 --seed 1"
    )
    for specs in ("greedy random", "random greedy greedy", "greedy greedy odds random"):
        asked = make_match(specs.split(), "dark", 3, 60, 5, Options(tiles="mixed", two_player=True))
        words = command(asked).split()
        assert words[-4:] == ["--option", "tiles=mixed", "--option", "two_player=true"]
        named = words[2 : words.index("--edition")]
        assert make_match(named, "dark", 3, 60, 5, asked.options) == asked


def test_statistics_need_a_finished_game() -> None:
    with pytest.raises(ValueError, match="no game was finished"):
        match_statistics(make_fake_match(), Tally(3, 4), 1.0)


# --- intervals -----------------------------------------------------------------------------------


def test_wilson_interval_has_the_published_values() -> None:
    assert wilson(0.5, 100) == pytest.approx((0.403832, 0.596168), abs=1e-6)
    assert wilson(0.0, 10) == pytest.approx((0.0, 0.277533), abs=1e-6)
    assert wilson(0.3, 0) == (0.0, 1.0)


@pytest.mark.parametrize("alike", [0.0, 0.5, 0.9], ids=["independent", "related", "nearly alike"])
def test_intervals_contain_the_true_rate_19_times_of_20(alike: float) -> None:
    """The rate holds for any correlation between the games of a group."""
    rng = np.random.default_rng(7)
    truth, trials, groups, together = 0.3, 1500, 40, 4
    shared = rng.random((trials, groups, 1)) < truth
    own = rng.random((trials, groups, together)) < truth
    won = np.where(rng.random((trials, groups, 1)) < alike, shared, own).mean(axis=2)
    held = 0
    for rates in won:
        low, high = win_interval(
            rates.mean(), groups * together, groups, rates.sum(), (rates**2).sum()
        )
        held += low <= truth <= high
    assert 0.93 <= held / trials <= 0.97


def test_related_games_count_less() -> None:
    alone = win_interval(0.5, 400, 100, 50.0, 31.25)  # as far apart as four independent games
    alike = win_interval(0.5, 400, 100, 50.0, 50.0)  # each group all won or all lost
    assert alone == pytest.approx(wilson(0.5, 400), abs=0.003)
    assert alike == pytest.approx(wilson(0.5, 100), abs=0.003)


# --- rating --------------------------------------------------------------------------------------


def test_rating_finds_the_known_strengths() -> None:
    """The fake players are half a step of e apart: 400 / ln 10 / 2 = 87 points."""
    match = make_fake_match(("odds", "greedy", "random", "easy"), games=8000)
    points = [r.points for r in rate(run(match, 2, play=fake_play))]
    assert np.diff(points) == pytest.approx([-87, -87, -87], abs=20)
    assert np.mean(points) == pytest.approx(1500)


def test_seats_of_one_bot_are_rated_as_one() -> None:
    match = make_fake_match(("odds", "greedy"), games=8000)
    better, worse = rate(run(match, 2, play=fake_play))
    assert better.points - worse.points == pytest.approx(87, abs=20)
    assert 0 < better.plus_minus < 25


def test_a_bot_against_its_copies_keeps_the_start_rating() -> None:
    (alone,) = rate(run(make_fake_match(("odds",)), 2, play=fake_play))
    assert alone.points == pytest.approx(1500)


# --- text ----------------------------------------------------------------------------------------


def test_headline_and_verdict() -> None:
    match = make_fake_match(("odds", "greedy"), games=4000)
    found = match_statistics(match, run(match, 2, play=fake_play), 1.0)
    assert re.fullmatch(
        r"odds won 3\d\.\d % of 4,000 games \(3\d\.\d–3\d\.\d %\); par is 25 %\.", headline(found)
    )
    assert re.search(
        r"odds is better by 1\d\.\d points \(paired: 1\d\.\d to 1\d\.\d\)\. The error rate of this "
        r"statement is at most 5 %\.$",
        verdict(found),
    )
    assert interruption(found) == ""
    few = make_fake_match(("odds", "greedy"), games=4)
    assert verdict(match_statistics(few, run(few, 2, play=fake_play), 1.0)).endswith(
        "so these games do not show which one is better."
    )


def test_the_command_of_an_interrupted_match_names_the_games_played() -> None:
    match = make_fake_match(("odds", "greedy"), games=4000)
    found = match_statistics(match, fake_play(match, 0, 30), 1.0)
    assert found["ended"] == "interrupted"
    assert found["command"].endswith(" --games 120 --seed 1")
    assert "plays the same 120 games again" in again_text(found)
    assert interruption(found) == "Stopped after 120 of 4,000 games."


def test_headline_of_a_match_with_one_bot() -> None:
    match = make_fake_match(("random",))
    found = match_statistics(match, run(match, 2, play=fake_play), 1.0)
    assert headline(found).startswith("random played all seats of 400 games")
    assert found["bots"][0]["win_rate"] == 0.25


def test_a_rare_ending_is_shown_as_under_0_1_per_cent() -> None:
    found = {
        "games": 10_000,
        "endings": {"stars": 9999, "survival": 0, "nobody": 1, "standstill": 0},
    }
    assert (
        endings_text(found)
        == "Of all games, 100.0 % by 20 stars, under 0.1 % with no monster left."
    )


def test_names_beside_charts_are_shortened() -> None:
    assert shortened("search:50ms") == "search:50ms"
    assert shortened(SPECIAL_SPEC) == "cmd:python …long --tail"


def test_ticks_are_round() -> None:
    assert scale(0, 0.506).ticks() == pytest.approx([0, 0.2, 0.4, 0.6])
    assert scale(1398.2, 1589.0, 5).ticks() == pytest.approx([1350, 1400, 1450, 1500, 1550, 1600])


# --- the report ----------------------------------------------------------------------------------

VOID_TAGS = {"meta", "link", "br"}
URL_ATTRIBUTES = {"src", "href", "xlink:href", "action", "data", "poster", "srcset"}


class Page(HTMLParser):
    """A strict HTML parser: every element must be closed."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.references: list[str] = []
        self.tags: dict[str, list[dict[str, str | None]]] = {}
        self.words: list[str] = []
        self.feed(text)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.setdefault(tag, []).append(dict(attrs))
        self.references += [str(value) for name, value in attrs if name in URL_ATTRIBUTES]
        if tag not in VOID_TAGS:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.setdefault(tag, []).append(dict(attrs))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] not in ("style", "script"):
            self.words.append(data)


def make_report(specs: tuple[str, ...] = FOUR_SEATS, seats: int = 4) -> tuple[dict[str, Any], str]:
    match = make_fake_match(specs, seats)
    tally = run(match, 2, play=fake_play)
    tally.add_trouble(SPECIAL_SPEC, Trouble(3, f"{SPECIAL_SPEC} said <something>"))
    tally.add_trouble(SPECIAL_SPEC, Trouble(2, f"{SPECIAL_SPEC} said <nothing>"))
    found = match_statistics(match, tally, 1.0)
    return found, html(found)


def test_the_report_is_one_file_without_external_references() -> None:
    found, text = make_report()
    page = Page(text)
    assert page.references == ["data:,"]
    assert "http:" not in text
    assert "https:" not in text
    assert not re.search(r"@import|url\((?!#)", text)
    words = "".join(page.words)
    assert all(bot["spec"] in words for bot in found["bots"])
    assert headline(found).replace(" %", "\u202f%").split("(")[0] in words
    assert found["command"] in words


def test_the_report_is_accessible() -> None:
    """Tables have captions and scopes; every informative drawing has a title."""
    page = Page(make_report()[1])
    assert len(page.tags["caption"]) == len(page.tags["table"]) == 1
    assert all("scope" in cell for cell in page.tags["th"])
    drawings = [svg for svg in page.tags["svg"] if svg.get("aria-hidden") != "true"]
    assert all(svg["role"] == "img" for svg in drawings)
    assert len(page.tags["title"]) == 1 + len(drawings)


def test_external_text_is_escaped() -> None:
    found, text = make_report((SPECIAL_SPEC, "odds"))
    page = Page(text)
    sentence = f"{SPECIAL_SPEC} said <nothing> (this was so in 2 of {found['games']:,} games)"
    assert troubles(found) == [sentence]
    assert "nothing" not in page.tags
    assert f"{SPECIAL_SPEC} said <nothing>" in "".join(page.words)


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_every_number_of_seats_has_a_report(seats: int) -> None:
    for specs in (("odds",), ("odds", "greedy"), ("odds", "greedy", "random", "easy")[:seats]):
        Page(make_report(specs, seats)[1])


def test_a_report_of_one_group_is_valid_html() -> None:
    match = make_fake_match(games=4)
    Page(html(match_statistics(match, fake_play(match, 0, 1), 1.0)))


# --- the command line ----------------------------------------------------------------------------


@pytest.mark.compiled
def test_the_command_plays_a_match(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data, page = tmp_path / "match.json", tmp_path / "match.html"
    words = ["arena", "greedy", "random", "--seats", "3", "--games", "30", "--workers", "2"]
    assert main([*words, "--json", str(data), "--html", str(page), "--option", "deck=none"]) == 0
    out = capsys.readouterr().out
    found = json.loads(data.read_text(encoding="utf-8"))
    assert headline(found) in " ".join(out.split())
    assert found["games"] == 30
    assert found["options"] == {"deck": "none"}
    Page(page.read_text(encoding="utf-8"))


def test_the_command_lists_the_bots(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "--list"]) == 0
    out = capsys.readouterr().out
    assert all(key in out for key in ("random", "greedy", "odds", "search", "cmd"))


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["nosuchbot", "random"], "nosuchbot"),
        (["random", "--seats", "9"], "9 monsters cannot play"),
        (["random", "random", "--games", "0"], "0 games cannot be played"),
        (["random", "random", "--option", "deck"], "'deck' is not an option: write NAME=VALUE"),
        (["random", "random", "--option", "deck=half"], "option deck cannot be 'half'"),
        (["random", "random", "--json", "/nowhere/at/all"], "/nowhere/at/all cannot be written"),
        (["random", "random", "--workers", "none"], "workers cannot be 'none'"),
    ],
)
def test_bad_input_gives_one_sentence(
    words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", *words]) == 2
    error = capsys.readouterr().err
    assert error.startswith("daikaiju: ")
    assert sentence in error
    assert error.count("\n") == 1
