"""What a match has shown: figures, intervals, rating, words, the report and the command line."""

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
from daikaiju.arena.match_stats import command, figures
from daikaiju.arena.match_text import endings_text, headline, shortened, stopped, troubles, verdict
from daikaiju.arena.rating import rate
from daikaiju.arena.tally import Tally
from daikaiju.arena.workers import run
from daikaiju.cli import main
from daikaiju.rules.editions import Options
from pretending import FOUR, a_match, pretended, small_tally

BRACKETS = 'cmd:python <b>bot</b>.py --name "a & b" --and --a --long --tail'


# --- figures -------------------------------------------------------------------------------------


def test_figures_of_games_checked_by_hand() -> None:
    found = figures(*small_tally(), seconds=2.0)
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
    odds = figures(*small_tally(), seconds=2.0)["bots"][0]
    assert odds["interval"] == pytest.approx(wilson(0.625, 4), abs=1e-6)
    assert odds["effective_games"] == 4


def test_the_command_plays_the_same_match() -> None:
    match = a_match((BRACKETS, "greedy"), seats=3)
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


def test_without_a_game_there_is_nothing_to_report() -> None:
    with pytest.raises(ValueError, match="no game was finished"):
        figures(a_match(), Tally(3, 4), 1.0)


# --- intervals -----------------------------------------------------------------------------------


def test_wilson_interval_is_the_known_one() -> None:
    assert wilson(0.5, 100) == pytest.approx((0.403832, 0.596168), abs=1e-6)
    assert wilson(0.0, 10) == pytest.approx((0.0, 0.277533), abs=1e-6)
    assert wilson(0.3, 0) == (0.0, 1.0)


@pytest.mark.parametrize("alike", [0.0, 0.5, 0.9], ids=["independent", "related", "nearly alike"])
def test_intervals_hold_the_truth_19_times_of_20(alike: float) -> None:
    """However much games of a group have in common."""
    luck = np.random.default_rng(7)
    truth, trials, groups, together = 0.3, 1500, 40, 4
    shared = luck.random((trials, groups, 1)) < truth
    own = luck.random((trials, groups, together)) < truth
    won = np.where(luck.random((trials, groups, 1)) < alike, shared, own).mean(axis=2)
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
    """The pretended players are half a step of e apart: 400 / ln 10 / 2 = 87 points."""
    match = a_match(("odds", "greedy", "random", "easy"), games=8000)
    points = [r.points for r in rate(run(match, 2, play=pretended))]
    assert np.diff(points) == pytest.approx([-87, -87, -87], abs=20)
    assert np.mean(points) == pytest.approx(1500)


def test_seats_of_one_bot_are_rated_as_one() -> None:
    match = a_match(("odds", "greedy"), games=8000)
    better, worse = rate(run(match, 2, play=pretended))
    assert better.points - worse.points == pytest.approx(87, abs=20)
    assert 0 < better.plus_minus < 25


def test_a_bot_among_its_copies_stays_where_it_is() -> None:
    (alone,) = rate(run(a_match(("odds",)), 2, play=pretended))
    assert alone.points == pytest.approx(1500)


# --- words ---------------------------------------------------------------------------------------


def test_the_result_in_words() -> None:
    match = a_match(("odds", "greedy"), games=4000)
    found = figures(match, run(match, 2, play=pretended), 1.0)
    assert re.fullmatch(
        r"odds won 3\d\.\d % of 4,000 games \(3\d\.\d–3\d\.\d %\); par is 25 %\.", headline(found)
    )
    assert verdict(found).endswith("the intervals lie apart, so odds is the better bot here.")
    assert stopped(found) == ""
    few = a_match(("odds", "greedy"), games=4)
    assert verdict(figures(few, run(few, 2, play=pretended), 1.0)).endswith(
        "the intervals overlap, so these games do not tell the two apart."
    )


def test_a_bot_alone_has_nobody_to_beat() -> None:
    match = a_match(("random",))
    found = figures(match, run(match, 2, play=pretended), 1.0)
    assert headline(found).startswith("random sat at every seat of 400 games")
    assert found["bots"][0]["win_rate"] == 0.25


def test_what_happens_seldom_is_not_nothing() -> None:
    found = {
        "games": 10_000,
        "endings": {"stars": 9999, "survival": 0, "nobody": 1, "standstill": 0},
    }
    assert endings_text(found) == "Of all games, 100.0 % by 20 stars, under 0.1 % with nobody left."


def test_names_beside_charts_are_short() -> None:
    assert shortened("search:50ms") == "search:50ms"
    assert shortened(BRACKETS) == "cmd:python …long --tail"


def test_ticks_are_round() -> None:
    assert scale(0, 0.506).ticks() == pytest.approx([0, 0.2, 0.4, 0.6])
    assert scale(1398.2, 1589.0, 5).ticks() == pytest.approx([1350, 1400, 1450, 1500, 1550, 1600])


# --- the report ----------------------------------------------------------------------------------

VOID = {"meta", "link", "br"}
REFERRING = {"src", "href", "xlink:href", "action", "data", "poster", "srcset"}


class Page(HTMLParser):
    """Reads a page as strictly as nobody else does."""

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
        self.references += [str(value) for name, value in attrs if name in REFERRING]
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.setdefault(tag, []).append(dict(attrs))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] not in ("style", "script"):
            self.words.append(data)


def a_report(specs: tuple[str, ...] = FOUR, seats: int = 4) -> tuple[dict[str, Any], str]:
    match = a_match(specs, seats)
    tally = run(match, 2, play=pretended)
    tally.troubles = {BRACKETS: f"{BRACKETS} said <nothing>"}
    found = figures(match, tally, 1.0)
    return found, html(found)


def test_the_report_is_one_file_that_asks_for_nothing() -> None:
    found, text = a_report()
    page = Page(text)
    assert page.references == ["data:,"]
    assert "http:" not in text
    assert "https:" not in text
    assert not re.search(r"@import|url\((?!#)", text)
    words = "".join(page.words)
    assert all(bot["spec"] in words for bot in found["bots"])
    assert headline(found).replace(" %", "\u202f%").split("(")[0] in words
    assert found["command"] in words


def test_the_report_can_be_heard() -> None:
    """Tables have captions and scopes; every drawing that says something has a title."""
    page = Page(a_report()[1])
    assert len(page.tags["caption"]) == len(page.tags["table"]) == 1
    assert all("scope" in cell for cell in page.tags["th"])
    drawings = [svg for svg in page.tags["svg"] if svg.get("aria-hidden") != "true"]
    assert all(svg["role"] == "img" for svg in drawings)
    assert len(page.tags["title"]) == 1 + len(drawings)


def test_what_comes_from_outside_is_escaped() -> None:
    found, text = a_report((BRACKETS, "odds"))
    page = Page(text)
    assert troubles(found) == [f"{BRACKETS} said <nothing>"]
    assert "nothing" not in page.tags
    assert f"{BRACKETS} said <nothing>" in "".join(page.words)


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_every_table_has_a_report(seats: int) -> None:
    for specs in (("odds",), ("odds", "greedy"), ("odds", "greedy", "random", "easy")[:seats]):
        Page(a_report(specs, seats)[1])


def test_a_report_of_one_group_holds() -> None:
    match = a_match(games=4)
    Page(html(figures(match, pretended(match, 0, 1), 1.0)))


# --- the command line ----------------------------------------------------------------------------


def test_a_match_from_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data, page = tmp_path / "match.json", tmp_path / "match.html"
    words = ["arena", "greedy", "random", "--seats", "3", "--games", "30", "--workers", "2"]
    assert main([*words, "--json", str(data), "--html", str(page), "--option", "deck=none"]) == 0
    out = capsys.readouterr().out
    found = json.loads(data.read_text(encoding="utf-8"))
    assert headline(found) in " ".join(out.split())
    assert found["games"] == 30
    assert found["options"] == {"deck": "none"}
    Page(page.read_text(encoding="utf-8"))


def test_the_bots_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "--list"]) == 0
    out = capsys.readouterr().out
    assert all(key in out for key in ("random", "greedy", "odds", "search", "cmd"))


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["nosuchbot", "random"], "nosuchbot"),
        (["random", "--seats", "9"], "9 monsters cannot play"),
        (["random", "random", "--games", "0"], "0 games cannot be played"),
        (["random", "random", "--option", "deck"], "an option reads NAME=VALUE"),
        (["random", "random", "--option", "deck=half"], "option deck cannot be 'half'"),
        (["random", "random", "--json", "/nowhere/at/all"], "no file can be written there"),
        (["random", "random", "--workers", "none"], "workers cannot be 'none'"),
    ],
)
def test_bad_input_is_one_sentence(
    words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", *words]) == 2
    error = capsys.readouterr().err
    assert error.startswith("daikaiju: ")
    assert sentence in error
    assert error.count("\n") == 1
