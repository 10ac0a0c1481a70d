"""The card study: gifts, pairs of games, statistics, text, charts, and the command line."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from daikaiju.arena.match_stats import NoGamesPlayed
from daikaiju.arena.match_text import interruption
from daikaiju.arena.study import (
    DIFFERENCES,
    GROUPS,
    LESS_AT_THE_START,
    SQUARES,
    SUMS,
    WIN_PARTS,
    WITH,
    WITHOUT,
    Study,
    gifts_of,
    make_study,
    matters,
    play_part,
    run_study,
    start,
    sums_of,
    wins_of,
)
from daikaiju.arena.study_report import html
from daikaiju.arena.study_stats import half_width, price_finding, study_statistics
from daikaiju.arena.study_text import bargains_text, headline, left_out, points
from daikaiju.arena.tally import CELLS_PER_SEAT, ROW, SEAT_CELLS
from daikaiju.cli import main
from daikaiju.cli.interval_strip import Strip, make_strip
from daikaiju.rules.constants import DECK, GONE, NOBODY, STACK
from daikaiju.rules.definitions import ALL_THINGS, KIND, THING_BY_LABEL, TILE
from daikaiju.rules.validation import problems

EDITIONS = ("first", "second", "dark")


def number(name: str) -> int:
    return THING_BY_LABEL[name].number


def fake_play(study: Study, index: int, first: int, groups: int) -> Any:
    """Play nothing: each seat wins a quarter, and with the gift more by the index of the card."""
    rng = np.random.default_rng([study.match.seed, index, first])
    shape = (groups, study.match.seats)
    chance = 1 / study.match.seats + 0.1 * (index % 5)
    return sums_of(WIN_PARTS * (rng.random(shape) < chance), np.full(shape, WIN_PARTS // shape[1]))


def fake_statistics(study: Study) -> dict[str, Any]:
    return study_statistics(study, run_study(study, 2, play=fake_play), 1.0)


# --- gifts ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 4, 6])
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_gift_gives_a_valid_position(edition: str, seats: int) -> None:
    for gift in gifts_of(edition):
        for seat in (NOBODY, *range(seats)):
            state = start(edition, seats, gift, seat)
            assert problems(state) == [], ALL_THINGS[gift].label
            assert state.location[gift] in (seat, GONE)


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_gift_is_not_available_to_other_seats(edition: str) -> None:
    for gift in gifts_of(edition):
        state = start(edition, 4, gift, NOBODY)
        assert state.location[gift] == GONE
        if KIND[gift] == TILE:
            assert state.location[number(ALL_THINGS[gift].card.back)] == GONE


def test_a_gift_has_its_immediate_effect() -> None:
    assert list(start("second", 3, number("even_bigger"), 1).health[:3]) == [10, 12, 10]
    assert list(start("second", 3, number("energize"), 2).energy[:3]) == [0, 0, 9]
    assert list(start("second", 3, number("flame_thrower"), 0).health[:3]) == [10, 8, 8]
    tank = start("first", 3, number("tank"), 1)
    assert (tank.stars[1], tank.health[1]) == (4, 7)
    assert start("dark", 3, number("starburst"), 0).energy[0] == 12
    assert start("second", 3, number("battery_monster"), 0).counter[number("battery_monster")] == 6


def test_gifts_without_an_effect_are_left_out() -> None:
    out = {e: [ALL_THINGS[g].name for g in gifts_of(e) if not matters(e, g)] for e in EDITIONS}
    alike = {"evacuation_orders", "high_altitude_bombing"}
    assert set(out["first"]) == {*alike, "heal", "battery_monster"}  # no energy to store yet
    assert set(out["second"]) == {*alike, "heal"}
    assert set(out["dark"]) == {*alike, "monster_pets", "widespread_panic"}
    assert set(LESS_AT_THE_START) <= {t.name for t in ALL_THINGS}


def test_each_card_is_studied_once_and_a_second_copy_stays_in_the_deck() -> None:
    names = [ALL_THINGS[gift].name for gift in gifts_of("second")]
    assert len(names) == len(set(names)) == 64
    assert start("second", 4, number("extra_head"), 0).location[number("extra_head#2")] == DECK
    assert len(gifts_of("dark")) == 65 + 20
    assert start("dark", 4, number("devious"), NOBODY).location[number("eternal")] == STACK


# --- sums ----------------------------------------------------------------------------------------


def test_wins_are_shared() -> None:
    rows = np.zeros((3, ROW), np.int64)
    for game, winners in enumerate(((1,), (0, 2), ())):
        for seat in winners:
            rows[game, SEAT_CELLS + seat * CELLS_PER_SEAT] = 1
    assert wins_of(rows, 3).tolist() == [[0, 60, 0], [30, 0, 30], [0, 0, 0]]


def test_sums_checked_by_hand() -> None:
    given = np.array([[60, 60], [0, 60], [30, 0]])  # the wins of the seat with the card
    without = np.array([[60, 0], [0, 60], [60, 0]])
    sums = sums_of(given, without)
    assert sums.tolist() == [3, 210, 180, 30, 60**2 + 30**2]
    study = Study(make_study(seats=2, games=20).match, (number("jets"),))
    card = study_statistics(study, np.array([sums]), 1.0)["cards"][0]
    assert (card["pairs"], card["price"], card["kind"]) == (6, 5, "keep")
    assert (card["with"], card["without"]) == pytest.approx((3.5 / 6, 3 / 6), abs=1e-6)
    assert card["added"] == pytest.approx(0.5 / 6, abs=1e-6)
    assert card["per_energy"] == pytest.approx(0.1 / 6, abs=1e-6)
    assert sum(card["interval"]) / 2 == pytest.approx(card["added"], abs=1e-6)


def test_intervals_contain_the_true_value_19_times_of_20() -> None:
    rng = np.random.default_rng(3)
    groups, values, weights = 60, np.array([-0.5, 0.0, 0.25, 0.5]), [0.2, 0.3, 0.2, 0.3]
    samples = rng.choice(values, (2000, groups), p=weights)
    halves = [half_width(groups, row.sum(), (row**2).sum()) for row in samples]
    held = np.abs(samples.mean(axis=1) - values @ weights) <= halves
    assert 0.935 <= held.mean() <= 0.965


def test_identical_groups_still_have_an_interval() -> None:
    assert half_width(100, 0.0, 0.0) == 0.03


# --- workers -------------------------------------------------------------------------------------


def test_every_group_of_every_card_is_played_once() -> None:
    study = make_study(["jets", "wings"], games=250)  # 63 groups of four
    for index in range(2):
        groups = [g for i, first, n in study.parts() if i == index for g in range(first, first + n)]
        assert groups == list(range(63))


def test_the_result_does_not_depend_on_the_number_of_workers() -> None:
    study = make_study(games=1000)
    one, three = (run_study(study, workers, play=fake_play) for workers in (1, 3))
    assert (one == three).all()
    assert (one[:, GROUPS] == 250).all()


def test_ctrl_c_keeps_the_played_games() -> None:
    study = make_study(["jets", "wings"], games=400)  # four parts a card
    progress: list[int] = []

    def stop_after_three(games: int) -> None:
        progress.append(games)
        if len(progress) == 3:
            raise KeyboardInterrupt

    sums = run_study(study, 2, stop_after_three, fake_play)
    assert sums[:, GROUPS].tolist() == [50, 25]
    found = study_statistics(study, sums, 1.0)
    assert interruption(found) == "Stopped after 375 of 1,000 games."
    with pytest.raises(NoGamesPlayed):
        study_statistics(study, np.zeros((2, SUMS), np.int64), 1.0)


# --- real games ----------------------------------------------------------------------------------


def test_a_card_without_effect_adds_nothing() -> None:
    """Heal finds no missing hearts at the start: both games of a pair are equal."""
    match = make_study(games=40).match
    sums = play_part(Study(match, (number("heal"),)), 0, 0, 30)
    assert (sums[GROUPS], sums[DIFFERENCES], sums[SQUARES]) == (30, 0, 0)
    assert sums[WITH] == sums[WITHOUT] > 0


def test_a_strong_card_adds_much_with_any_number_of_workers() -> None:
    study = make_study(["extra_head", "corner_store"], games=600, seed=5)
    one, two = (run_study(study, workers) for workers in (1, 2))
    assert (one == two).all()
    strong, weak = study_statistics(study, one, 1.0)["cards"]
    assert strong["id"] == "extra_head"
    assert strong["interval"][0] > 0.1
    assert strong["interval"][0] > weak["interval"][1]
    assert 0.24 < strong["without"] <= 0.25


def test_slow_bots_and_tiles_can_be_studied() -> None:
    study = make_study(["cyberbrain", "fluxling"], "dark", seats=2, bot="odds", games=20)
    sums = run_study(study, 2)
    assert (sums[:, GROUPS] == 10).all()


# --- prices and text -----------------------------------------------------------------------------


def make_card(name: str, price: int | None, added: float, note: str = "") -> dict[str, Any]:
    return {"id": name, "price": price, "added": added, "plus_minus": 0.01, "note": note}


def test_bargains_are_above_the_price_line() -> None:
    cards = [make_card(f"card{price}", price, 0.02 * price) for price in range(2, 8)]
    cards += [make_card("cheap", 4, 0.18), make_card("dear", 5, 0.0)]
    others = [make_card("tile", None, 0.5), make_card("copier", 8, -0.3, "finds nothing to copy")]
    found = price_finding(cards + others)
    assert found is not None
    assert found["cards"] == 8
    assert (found["bargains"][0], found["overpriced"][0]) == ("cheap", "dear")
    assert 0 < found["correlation"] < 1
    assert found["slope"] == pytest.approx(0.02 - 0.1 / 18, abs=1e-6)


def test_a_price_line_needs_cards_of_several_prices() -> None:
    assert price_finding([make_card(f"card{n}", 3, 0.1 * n) for n in range(9)]) is None
    assert price_finding([make_card(f"card{n}", n, 0.1 * n) for n in range(4)]) is None


def test_points_are_signed() -> None:
    assert [points(share) for share in (0.1234, -0.004, 0.0, -0.0001)] == [
        "+12.3",
        "−0.4",
        "0.0",
        "0.0",
    ]


def test_the_strip_shows_zero_the_interval_and_the_mark() -> None:
    strip = Strip(-0.1, 0.1, 21)
    tile = {"kind": "tile", "added": 0.05, "interval": [0.03, 0.07]}
    assert strip.draw(tile) == " " * 10 + "│  ──▲──"
    keep = {"kind": "keep", "added": 0.01, "interval": [-0.01, 0.03]}
    assert strip.draw(keep) == " " * 9 + "─┼●──"
    assert strip.heading() == "−10       0       +10"
    assert make_strip([tile, keep], 100).column(0.07) == 59


def test_headline_and_texts() -> None:
    found = fake_statistics(make_study(games=4000))
    assert re.fullmatch(r".+ adds most: greedy wins 6\d.\d % of its games.*", headline(found))
    assert left_out(found).startswith("Not studied: Evacuation Orders, Heal, High Altitude Bombing")
    assert bargains_text(found).startswith(
        "Compared with other cards of the same price, as greedy plays"
    )
    assert found["command"] == (
        "daikaiju study cards --edition second --seats 4 --bot greedy --games 4000 --seed 1"
    )
    assert json.loads(json.dumps(found)) == found


# --- the report ----------------------------------------------------------------------------------


class Page(HTMLParser):
    """Counts the elements of a page and checks that each is closed."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[str] = []
        self.kinds: list[str] = []
        self.feed(text)
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.kinds.append(dict(attrs).get("class") or "")
        if tag not in ("meta", "link"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.kinds.append(dict(attrs).get("class") or "")


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_report_shows_every_card(edition: str) -> None:
    found = fake_statistics(make_study((), edition, games=400))
    text = html(found)
    page = Page(text)
    cards = found["cards"]
    assert not re.search(r"https?:|@import|url\((?!#)", text)
    assert page.tags.count("tr") == 1 + len(cards)
    assert page.tags.count("path") >= 2 * len(cards) - len(LESS_AT_THE_START) - 20
    assert any(kind.startswith("hollow") for kind in page.kinds)
    assert all(card["title"].replace("'", "&#x27;") in text for card in cards)
    assert ("Wickedness tile" in text) == (edition == "dark")


def test_the_report_of_one_card_has_no_price_line() -> None:
    text = html(fake_statistics(make_study(["jets"], games=400)))
    Page(text)
    assert "Price and value" not in text


# --- the command line ----------------------------------------------------------------------------


def test_the_study_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data, page = tmp_path / "study.json", tmp_path / "study.html"
    words = ["study", "cards", "Extra Head", "mimic", "--games", "80", "--workers", "2"]
    assert main([*words, "--json", str(data), "--html", str(page)]) == 0
    out = capsys.readouterr().out
    found = json.loads(data.read_text(encoding="utf-8"))
    assert {card["id"] for card in found["cards"]} == {"extra_head", "mimic"}
    assert headline(found) in " ".join(out.split())
    assert "Mimic°" in out
    assert found["command"] in out
    Page(page.read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["extra_hed"], "there is no card or tile 'extra_hed': did you mean extra_head"),
        (["zombify"], "Zombify is not in the second edition"),
        (["heal"], "Heal cannot be studied: before the first roll it has no effect"),
        (["--bot", "gready"], "there is no bot 'gready'"),
        (["--bot", "search:50ms"], "search:50ms cannot be studied: use a compiled bot"),
        (["--games", "20"], "20 games are too few for 4 seats: there must be"),
        (["--games", "0"], "0 games cannot be played"),
        (["--seats", "7"], "7 monsters cannot play: there must be 2 to 6"),
        (["--workers", "0"], "0 workers cannot play: there must be 1 to"),
        (["--json", "no/such/folder.json"], "no/such/folder.json cannot be written"),
    ],
)
def test_bad_input_gives_one_sentence(
    words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["study", "cards", *words]) == 2
    errors = capsys.readouterr().err
    assert errors.startswith(f"daikaiju: {sentence}")
    assert errors.count("\n") == 1
