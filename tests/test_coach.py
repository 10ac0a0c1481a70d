"""The coach: sums of luck and skill, costs against exact values, sentences, interrupted reviews."""

from __future__ import annotations

import itertools
import json
import random
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from daikaiju.bots.registry import make_bot
from daikaiju.cli.main import main
from daikaiju.coach.consequences import Consequences, consequences
from daikaiju.coach.evaluation import Evaluator
from daikaiju.coach.explanation import sentences
from daikaiju.coach.fact import Fact
from daikaiju.coach.ground_truth import trials
from daikaiju.coach.judgement import THRESHOLDS, judge_quickly, label_of
from daikaiju.coach.many_games import games_by_player, standard_error
from daikaiju.coach.review import GameReview
from daikaiju.record.game import Record, RecordError, parse_record
from daikaiju.record.notation import monster_name, parse_action
from daikaiju.record.position import position_text, read_position
from daikaiju.rules import CHANCE, NOBODY, State, actor, legal_actions, new_game, sample, use
from daikaiju.rules.agenda import THROW, top_kind
from daikaiju.rules.constants import STARS_TO_WIN
from daikaiju.rules.engine import advance
from daikaiju.rules.operations import is_alive
from daikaiju.text import LANGUAGES
from samples import amount

TABLES = [(e, n) for e in ("first", "second", "dark") for n in (2, 3, 4, 6)]


@pytest.fixture(scope="module")
def evaluator() -> Iterator[Evaluator]:
    use("compiled")
    yield Evaluator()
    use("auto")


def late_start(edition: str, seats: int, rng: random.Random, hearts: int = 1) -> State:
    """Return the first throw of a game in which all monsters have few hearts and many stars."""
    state = new_game(edition, seats)
    while top_kind(state) != THROW:
        advance(state, sample(state, rng.randrange))
    for seat in range(seats):
        state.health[seat] = hearts
        state.stars[seat] = STARS_TO_WIN - rng.randint(1, 3)
    state.place[rng.randrange(seats)] = 1
    return state


def record_from(state: State, rng: random.Random, bots: tuple[str, ...] = ()) -> Record:
    """Return the record of a random game, or of bots, from a position."""
    names = tuple(monster_name(state, seat) for seat in range(state.seats))
    edition = ("first", "second", "dark")[state.edition]
    record = Record(edition, names, position=position_text(state))
    players = [make_bot(spec) for spec in bots]
    while actor(state) != NOBODY:
        seat = actor(state)
        if seat == CHANCE:
            action = sample(state, rng.randrange)
        elif players:
            action = players[seat % len(players)].ask(state, seat, rng.randrange)
        else:
            action = rng.choice(legal_actions(state))
        record.play(state, action)
    return record


def quick_review(record: Record, evaluator: Evaluator) -> GameReview:
    review = GameReview(record, evaluator)
    assert len(list(review.run_quickly())) == len(record.moves) + 1
    return review


def weak_game() -> Record:
    """Return the end of a game of weak players."""
    rng = random.Random(5)
    start = late_start("second", 3, rng, hearts=5)
    for seat in range(3):
        start.stars[seat] = 14
    return record_from(start, rng, ("greedy", "random", "random"))


@pytest.fixture(scope="module")
def reviewed(evaluator: Evaluator) -> GameReview:
    """A game of weak players with a complete review."""
    review = quick_review(weak_game(), evaluator)
    for _ in review.run_deeply():
        pass
    assert review.is_complete
    return review


# --- luck and skill ------------------------------------------------------------------------------


def assert_adds_up(review: GameReview) -> None:
    chances = review.chances()
    for seat, terms in enumerate(review.terms()):
        assert terms.total() == pytest.approx(chances[-1][seat] - chances[0][seat], abs=1e-9)


def test_luck_and_skill_add_up_in_many_games(evaluator: Evaluator) -> None:
    rng = random.Random(1)
    for number in range(amount(1000, part=150)):
        edition, seats = TABLES[number % len(TABLES)]
        record = record_from(late_start(edition, seats, rng), rng)
        review = quick_review(record, evaluator)
        assert_adds_up(review)
        assert sum(review.chances()[-1]) == pytest.approx(1) or record.result == "nobody"


def test_the_terms_of_decisions_are_the_costs(reviewed: GameReview) -> None:
    """Own decisions lose exactly the costs that the review lists; luck is never a decision."""
    assert_adds_up(reviewed)
    for seat, terms in enumerate(reviewed.terms()):
        costs = sum(d.cost for d in reviewed.decisions.values() if d.seat == seat)
        assert terms.own_decisions == pytest.approx(-costs, abs=1e-6)
    assert any(terms.own_decisions < -0.05 for terms in reviewed.terms())


def test_every_position_of_a_review_has_chances(reviewed: GameReview) -> None:
    chances = np.array(reviewed.chances())
    assert np.abs(chances.sum(axis=1) - 1).max() < 0.02  # nobody wins now and then
    assert chances.min() > -0.05
    assert chances.max() < 1.05


# --- ground truth --------------------------------------------------------------------------------


def test_costs_match_the_solved_core(evaluator: Evaluator) -> None:
    bots = [make_bot("odds"), make_bot("greedy")]

    def player(state: State, seat: int, rng: random.Random) -> int:
        return bots[seat].ask(state, seat, rng.randrange)

    games = [("second", 1), ("first", 2), ("second", 3)]
    found = [t for edition, seed in games for t in trials(evaluator, edition, player, seed)]
    clear = [trial for trial in found if trial.is_clear]
    assert len(clear) > 25
    assert np.mean([trial.error for trial in found]) <= 0.005
    assert np.mean([trial.same_best for trial in clear]) >= 0.97
    assert np.mean([trial.error <= trial.uncertainty for trial in found]) >= 0.9


def test_a_win_at_once_is_the_best_action(evaluator: Evaluator) -> None:
    state = late_start("second", 2, random.Random(2))
    state.stars[state.turn] = STARS_TO_WIN - 1
    advance(state, parse_action(state, "roll 111EEE"))
    options = evaluator.options(state)
    stop = options.actions.index(parse_action(state, "stop"))
    assert options.own()[stop] == 1.0
    judgement = judge_quickly(options, parse_action(state, "keep none"))
    assert judgement.cost > 0.03
    assert options.own()[judgement.best] == 1.0


def test_nothing_within_the_uncertainty_is_a_mistake() -> None:
    for cost, uncertainty in itertools.product(np.linspace(0, 0.3, 61), np.linspace(0, 0.3, 61)):
        label = label_of(cost, uncertainty)
        assert (label == "fine") == (cost <= uncertainty or cost < THRESHOLDS["inaccuracy"])


def test_hidden_cards_change_no_cost(evaluator: Evaluator) -> None:
    """A top card that only another monster has seen must not matter."""
    rng = random.Random(3)
    state = late_start("second", 3, rng)
    advance(state, sample(state, rng.randrange))
    other = (state.turn + 1) % 3
    found = []
    for card in [c for c in range(len(state.location)) if state.location[c] == 6][:3]:
        seen = state.copy()
        seen.location[card] = 7
        seen.seen_top[other] = 1
        evaluator.forget()
        found.append(evaluator.options(seen).own())
    for other_values in found[1:]:
        assert np.array_equal(found[0], other_values)


# --- words ---------------------------------------------------------------------------------------


def numbers_in(sentence: str) -> list[float]:
    western = sentence.translate(str.maketrans("۰۱۲۳۴۵۶۷۸۹٫", "0123456789."))
    return [float(n.replace(",", ".")) for n in re.findall(r"\d+(?:[.,]\d+)?", western)]


def test_every_number_in_every_sentence_is_right(
    reviewed: GameReview, evaluator: Evaluator
) -> None:
    labelled = [d for d in reviewed.decisions.values() if d.label != "fine"]
    assert len(labelled) > 5
    for decision in labelled:
        evaluator.forget()
        options = evaluator.options(reviewed.state_at(decision.ply))
        both = [
            consequences(evaluator, options, options.actions.index(parse_action(options.state, a)))
            for a in (decision.best, decision.action)
        ]
        for language in LANGUAGES:
            texts = sentences(decision, reviewed.monsters, "second", language)
            assert 1 <= len(texts) <= 2
            for text, fact in zip(texts, decision.facts, strict=False):
                assert_quotes(text, fact, both)


def assert_quotes(text: str, fact: Fact, both: list[Consequences]) -> None:
    """A sentence with numbers must quote those of the fact for both actions."""
    found = numbers_in(text)
    if not found:
        return  # about a card
    if fact.name == "kills":
        values = [each.kills.get(fact.seat, 0.0) for each in both]
    else:
        values = [getattr(each, fact.name) for each in both]
    if fact.name in ("wins", "dies", "danger", "kills"):
        assert sorted(found) == sorted(round(100 * value) for value in values), text
    else:
        assert found == [pytest.approx(abs(values[0] - values[1]), abs=0.051)], text


def test_the_chance_of_an_elimination_is_that_of_all_throws(evaluator: Evaluator) -> None:
    """One die more must show a claw: one in six; with two dice eleven of 36."""
    state = late_start("second", 2, random.Random(4))
    attacker, other = state.turn, 1 - state.turn
    for seat, place, hearts in ((attacker, 0, 9), (other, 1, 1)):
        state.place[seat], state.health[seat], state.stars[seat] = place, hearts, 0
    advance(state, parse_action(state, "roll 1123EE"))
    state.throws = 1
    options = evaluator.options(state)
    for keep, chance in (("keep 1123E", 1 / 6), ("keep 123E", 11 / 36)):
        index = options.actions.index(parse_action(state, keep))
        found = consequences(evaluator, options, index)
        assert found.kills[other] == pytest.approx(chance)
        assert found.wins == pytest.approx(chance)


# --- the command and its file --------------------------------------------------------------------


def test_an_interrupted_review_goes_on(
    evaluator: Evaluator,
) -> None:
    record = weak_game()
    part = quick_review(record, evaluator)
    next(part.run_deeply())
    assert not part.is_complete
    rest = GameReview(record, evaluator)
    assert rest.resume(json.dumps(part.as_dict()))
    list(rest.run_quickly())
    done = sum(d.is_deep for d in rest.decisions.values())
    assert done == 1
    assert rest.chances() == part.chances()


def test_a_review_of_another_game_is_not_resumed(
    reviewed: GameReview, evaluator: Evaluator
) -> None:
    rng = random.Random(6)
    record = record_from(late_start("second", 3, rng), rng)
    other = GameReview(record, evaluator)
    assert not other.resume(json.dumps(reviewed.as_dict()))
    for broken in ("{", "[]", "{}"):
        assert not other.resume(broken)


def test_a_running_game_is_refused(evaluator: Evaluator) -> None:
    rng = random.Random(6)
    record = record_from(late_start("second", 3, rng), rng)
    with pytest.raises(RecordError):
        GameReview(replace(record, moves=record.moves[:-1]), evaluator)


def test_the_command_prints_and_stores_a_review(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], evaluator: Evaluator
) -> None:
    rng = random.Random(8)
    record = record_from(late_start("second", 4, rng), rng)
    file = tmp_path / "game.txt"
    file.write_text(str(record), encoding="utf-8")
    assert main(["review", str(file)]) == 0
    shown = capsys.readouterr().out
    assert "own decisions" in shown
    assert "result" in shown
    assert main(["review", str(file), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert len(found["chances"]) == len(record.moves) + 1
    assert found["complete"]


def test_positions_of_records_can_be_read_again() -> None:
    rng = random.Random(9)
    record = record_from(late_start("dark", 3, rng), rng)
    assert parse_record(str(record)).position == record.position
    assert is_alive(read_position(record.position), 0)


def test_results_over_many_games_are_adjusted_for_luck(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], evaluator: Evaluator
) -> None:
    rng, files, reviews = random.Random(11), [], []
    for number in range(3):
        record = record_from(late_start("second", 3, rng), rng)
        record.players = ("Ann", "Bob", ("Ann", "Cyd", "Cyd")[number])
        files.append(str(tmp_path / f"{number}.txt"))
        Path(files[-1]).write_text(str(record), encoding="utf-8")
        reviews.append(quick_review(record, evaluator))
    ann, bob, cyd = games_by_player(reviews)
    assert [(p.player, p.games) for p in (ann, bob, cyd)] == [("Ann", 4), ("Bob", 3), ("Cyd", 2)]
    for player in (ann, bob, cyd):
        skill = [t.own_decisions + t.others_decisions for t in player.terms]
        expected = [start + each for start, each in zip(player.starts, skill, strict=True)]
        assert player.without_luck == pytest.approx(expected, abs=1e-9)
    assert standard_error([0.2, 0.4]) == pytest.approx(0.1)
    assert standard_error([0.2]) is None
    assert main(["review", "--quick", *files]) == 0
    shown = capsys.readouterr().out
    mean = 100 * sum(bob.without_luck) / 3
    assert f"{mean:.1f} %" in shown
    assert main(["review", "--quick", "--json", *files]) == 0
    assert len(json.loads(capsys.readouterr().out)) == 3
