"""The lab: gifts in the middle of games, fair prices, partners, and compared table options."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from daikaiju.arena import experiments, lab, lab_stats, option_comparison
from daikaiju.arena.experiments import Estimate, Experiment, play_part, sums_of, win_estimate
from daikaiju.arena.game_loop import MatchBuffers
from daikaiju.arena.gifts import IMPOSSIBLE, RESULT, RESULTS, play_gifts
from daikaiju.arena.tally import ENDINGS, WIN_PARTS
from daikaiju.bots.dispatch import GREEDY
from daikaiju.bots.scratch import STATES, new_scratch
from daikaiju.cli import main
from daikaiju.rules import Options
from daikaiju.rules.constants import MAX_SEATS
from daikaiju.rules.definitions import CARD_BY_NAME
from daikaiju.rules.state import RECORD, StateArray
from daikaiju.text import UserError
from pack_games import PACK, run_command

ENERGIZE = CARD_BY_NAME["energize"].id  # its effect is 9 energy
JETS = CARD_BY_NAME["jets"].id
GIFTS = (experiments.NO_GIFT, experiments.NO_GIFT, experiments.give_card(ENERGIZE))


def experiment(**changes: Any) -> Experiment:
    usual = Experiment(
        bot="greedy",
        edition="second",
        seats=3,
        gifts=(*GIFTS, experiments.give_energy(9)),
        contrasts=(((1, 1), (0, -1)), ((2, 1), (3, -1)), ((3, 1), (0, -1))),
        groups=400,
        removed=(ENERGIZE,),
        seed=4,
    )
    return replace(usual, **changes)


# --- gifts ---------------------------------------------------------------------------------------


def play_interpreted(given: Experiment, groups: int) -> Any:
    """Return the results of some groups by [group, gift, cell], played by interpreted code."""
    players = np.repeat(np.array([GREEDY, 100], np.int64), MAX_SEATS)
    counts = np.zeros(RESULTS + groups * len(given.gifts) * RESULT, np.int64)
    scratch = new_scratch()._replace(states=StateArray(np.zeros(STATES, RECORD)))
    start = experiments.starting_position(given.edition, given.seats, given.removed)
    starts, stored = (StateArray(np.zeros(1, RECORD)) for _ in range(2))
    starts[0] = start
    gifts = np.array(given.gifts, np.int64).reshape(-1)
    with np.errstate(over="ignore"):
        play_gifts(
            MatchBuffers(scratch, players, counts, given.seed), starts, stored, gifts, groups, 0
        )
    return counts[RESULTS:].reshape(groups, len(given.gifts), RESULT)


@pytest.mark.usefixtures("interpreted")
def test_games_with_the_same_gift_are_the_same_game() -> None:
    """Energize and 9 energy are the same gift, and so is nothing twice."""
    results = play_interpreted(experiment(), 3)
    assert (results[:, 0] == results[:, 1]).all()
    assert (results[:, 2] == results[:, 3]).all()


@pytest.mark.usefixtures("interpreted")
def test_a_card_on_the_table_is_not_given() -> None:
    """A card in the market or with a monster cannot also be a gift."""
    gifts = tuple(experiments.give_card(card.id) for card in CARD_BY_NAME.values() if card.costs)
    given = experiment(gifts=gifts[:40], edition="second", removed=())
    results = play_interpreted(given, 1)
    assert (results[0, :, 0] == IMPOSSIBLE).any()
    assert (results[0, :, 0] >= 0).any()


@pytest.mark.compiled
def test_compiled_gifts_are_those_of_interpreted_rules() -> None:
    given = experiment()
    sums = play_part(given, 0, 3)
    results = play_interpreted(given, 3)
    assert [row.tolist() for row in sums] == [
        sums_of(results, contrast).tolist() for contrast in given.contrasts
    ]


@pytest.mark.compiled
def test_energy_helps_and_the_sum_of_parts_is_the_whole() -> None:
    given = experiment()
    parts = sum(play_part(given, first, 100) for first in range(0, 400, 100))
    [whole] = experiments.run_experiments([given], 2)
    assert (parts == whole).all()
    assert win_estimate(whole[2]).sign == 1


def test_sums_leave_out_impossible_games_and_count_shared_wins() -> None:
    rows = [[[60, 30, 1], [0, 20, 2]], [[IMPOSSIBLE, 0, 0], [60, 9, 1]], [[30, 10, 1], [30, 14, 2]]]
    sums = sums_of(np.array(rows), ((0, 1), (1, -1)))
    assert sums[: experiments.FIRST_ENDING].tolist() == [2, 60, 3600, 6, 116]
    assert experiments.ending_shares(sums) == {
        name: {"stars": 1.0, "survival": -1.0}.get(name, 0.0) for name in ENDINGS
    }
    assert win_estimate(sums).mean == 0.5 * 60 / WIN_PARTS


# --- fair prices ---------------------------------------------------------------------------------


def fair(value: float, around: float) -> dict[str, Any]:
    """The fair price of a card that adds as much as `value` energy, if each energy adds 1 point."""
    gifts = (0, *lab.ENERGIES)
    added, *differences = (Estimate((value - e) / 100, around / 100) for e in gifts)
    return lab_stats.fair_price(added, differences)


def test_the_fair_price_is_the_energy_that_adds_as_much() -> None:
    assert fair(5, 1) == pytest.approx({"low": 4, "value": 5, "high": 6})
    assert fair(0.5, 1) == pytest.approx({"low": 0, "value": 0.5, "high": 1.5})
    assert fair(17.5, 1) == {"low": pytest.approx(16.5), "value": pytest.approx(17.5), "high": None}
    assert fair(30, 1) == {"low": None, "value": None, "high": None}


@pytest.mark.parametrize(
    ("price", "verdict"),
    [(3, lab_stats.CHEAP), (4, lab_stats.FAIR), (6, lab_stats.FAIR), (7, lab_stats.EXPENSIVE)],
)
def test_a_price_outside_the_interval_is_not_fair(price: int, verdict: str) -> None:
    assert lab_stats.price_verdict(price, fair(5, 1)) == verdict
    assert lab_stats.price_verdict(price, fair(30, 1)) == lab_stats.CHEAP


@pytest.mark.compiled
def test_the_fair_price_of_energize_is_the_energy_that_it_gives() -> None:
    chosen = lab.make_lab(["energize"], strong_bot="greedy", effort=0.16)
    main = lab.main_experiment(chosen, "greedy", lab.MAIN_GROUPS)
    [sums] = experiments.run_experiments([main], 2)
    price = lab_stats._measured(sums, 0, 1, 8)["fair_price"]
    assert price["low"] < 9.5
    assert price["high"] > 8.5
    assert price["high"] - price["low"] < 5


# --- partners and tables -------------------------------------------------------------------------


def test_the_best_and_worst_partners_of_a_screening_are_played_again() -> None:
    chosen = lab.make_lab(["jets"])
    pairs = lab.candidate_pairs(chosen)
    assert all(card == JETS != other for card, other in pairs)
    sums = np.zeros((len(pairs), experiments.SUMS), np.int64)
    sums[:, experiments.GROUPS] = 10
    sums[:, experiments.WINS] = np.arange(len(pairs))
    assert lab.extreme_pairs(chosen, pairs, sums) == [*pairs[:3], *pairs[-3:]]


def test_tables_of_all_editions_that_have_a_card() -> None:
    tables = [(each.edition, each.seats) for each in lab.table_experiments(lab.make_lab(["jets"]))]
    assert len(tables) == 15
    dark_only = lab.make_lab(["eternal"])
    assert dark_only.edition == "dark"
    assert {each.edition for each in lab.table_experiments(dark_only)} == {"dark"}


# --- the first look ------------------------------------------------------------------------------


def played_at_once(given: Experiment, first: int, groups: int) -> Any:
    """Sums that depend only on the numbers of the groups, as those of played games do."""
    sums = experiments.no_sums(given)
    sums[:, experiments.GROUPS] = groups
    sums[:, experiments.WINS] = sum(range(first, first + groups))
    return sums


def test_a_first_look_comes_before_all_other_games_and_changes_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    played: list[str] = []

    def play(given: Experiment, first: int, groups: int) -> Any:
        played.append(given.bot)
        return played_at_once(given, first, groups)

    run = partial(experiments.run_experiments, play=play)
    monkeypatch.setattr(lab, "run_experiments", run)
    chosen, looks = lab.make_lab(["jets"]), list[tuple[lab.LabResults, int]]()
    found = lab.run_lab(chosen, 1, first_look=lambda results: looks.append((results, len(played))))
    [(look, parts)] = looks
    assert look.games == sum(played_games(look)) < found.games == found.asked
    assert parts < len(played)
    for bot, usual in (("greedy", lab.MAIN_GROUPS), ("odds", lab.STRONG_GROUPS)):
        [whole] = run([lab.main_experiment(chosen, bot, usual)], 1)
        assert (found.main[bot][1] == whole).all()
        assert look.main[bot][1][0, experiments.GROUPS] == lab.FIRST_LOOK * usual


def played_games(results: lab.LabResults) -> list[int]:
    """Return the games of each main experiment."""
    return [
        int(sums[0, experiments.GROUPS]) * len(given.gifts) for given, sums in results.main.values()
    ]


def test_after_an_interrupt_nothing_more_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    def play(given: Experiment, first: int, groups: int) -> Any:
        raise KeyboardInterrupt

    run = partial(experiments.run_experiments, play=play)
    monkeypatch.setattr(lab, "run_experiments", run)
    looks = list[lab.LabResults]()
    found = lab.run_lab(lab.make_lab(["jets"]), 1, first_look=looks.append)
    assert (looks, found.games) == ([], 0)


# --- the command ---------------------------------------------------------------------------------


@pytest.mark.compiled
def test_the_command_reports_as_text_json_and_page(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    files = tmp_path / "lab.json", tmp_path / "lab.html"
    words = ["lab", "jets", "--effort", "0.01", "--json", str(files[0]), "--html", str(files[1])]
    assert main([*words, "--strong-bot", "greedy"]) == 0
    found = json.loads(files[0].read_text(encoding="utf-8"))
    [card] = found["cards"]
    assert (card["id"], card["price"], len(card["tables"])) == ("jets", 5, 15)
    assert found["games"] == found["asked"]
    assert "Jets" in capsys.readouterr().out
    page = files[1].read_text(encoding="utf-8")
    assert "Balance report" in page
    assert found["command"] in page


@pytest.mark.compiled
def test_an_option_that_changes_nothing_has_no_difference() -> None:
    """Tokyo Bay needs five monsters."""
    comparison = option_comparison.make_comparison(
        Options(bay=False), editions=["second"], seats=[4, 6], effort=0.02
    )
    four, six = option_comparison.run_comparison(comparison, 2)
    assert all(four[name]["plus_minus"] == 0 for name in option_comparison.MEASURES)
    assert six["turns"]["added"] != 0


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["lab"], "name a pack such as my_cards.py, or cards"),
        (["lab", "jets", "--option", "bay=false"], "give cards or table options, not both"),
        (["lab", "jetz"], "jets"),
        (["lab", "--option", "bay"], "bay"),
        (["lab", "--option", "ties=shared"], "both sets of table options are the same"),
        (["lab", "jets", "--effort", "0"], "the effort 0"),
        (["lab", "jets", "--seats", "7"], "there must be 2 to 6"),
        (["lab", "jets", "--bot", "search:50ms"], "cannot be studied"),
        (["lab", "eternal", "--edition", "first"], "first"),
        (["lab", "nothing.py"], "there is no file"),
    ],
)
def test_a_wrong_call_gives_one_sentence(
    words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words) == 2
    error = capsys.readouterr().err
    assert sentence in error
    assert len(error.strip().splitlines()) == 1


def test_a_pack_is_loaded_before_the_action_space_is_built() -> None:
    """The command names the wrong number of seats, not the pack."""
    for words in (["lab", str(PACK)], ["lab", "jets", "--pack", str(PACK)]):
        status, _, error = run_command(*words, "--seats", "9")
        assert (status, error.splitlines()) == (2, [error.strip()])
        assert "9 monsters cannot play" in error


def test_a_lab_needs_a_compiled_bot() -> None:
    with pytest.raises(UserError, match="cannot be studied"):
        lab.make_lab(["jets"], bot="cmd:python my_bot.py")
