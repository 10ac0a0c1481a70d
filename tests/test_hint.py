"""Hints of the coach: the best action, the compared one, and the numbers in the sentences."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from daikaiju.bots.registry import make_bot
from daikaiju.coach.consequences import consequences, main_facts
from daikaiju.coach.evaluation import Evaluator
from daikaiju.coach.hint import give_hint
from daikaiju.record.notation import parse_action
from daikaiju.rules import CHANCE, NOBODY, State, actor, legal_actions, new_game, sample, use
from daikaiju.rules.constants import STARS_TO_WIN
from daikaiju.rules.engine import advance
from daikaiju.text import LANGUAGES
from test_coach import assert_quotes, late_start


@pytest.fixture(scope="module")
def evaluator() -> Iterator[Evaluator]:
    use("compiled")
    yield Evaluator()
    use("auto")


def decisions(edition: str, seats: int, most: int) -> Iterator[State]:
    """Yield positions of a game of bots in which a monster has a choice."""
    rng, bot = random.Random(7), make_bot("greedy")
    state = new_game(edition, seats)
    while actor(state) != NOBODY and most:
        if actor(state) == CHANCE:
            advance(state, sample(state, rng.randrange))
            continue
        if len(legal_actions(state)) > 1 and rng.random() < 0.3:
            most -= 1
            yield state.copy()
        advance(state, bot.ask(state, actor(state), rng.randrange))


def test_the_hint_is_the_win_at_once(evaluator: Evaluator) -> None:
    state = late_start("second", 2, random.Random(2))
    state.stars[state.turn] = STARS_TO_WIN - 1
    advance(state, parse_action(state, "roll 111EEE"))
    hint = give_hint(evaluator, state)
    assert hint.chance == 1.0  # also with the dice that are kept for it
    assert hint.cost > hint.uncertainty


def test_every_number_in_the_sentences_of_hints_is_right(evaluator: Evaluator) -> None:
    explained = 0
    for edition, seats in (("second", 4), ("dark", 3)):
        for state in decisions(edition, seats, 8):
            hint = give_hint(evaluator, state)
            assert hint.best in [text for text, _ in hint.options] or hint.against
            if not hint.against:
                assert hint.reasons("en") == []
                continue
            options = evaluator.options(state)
            both = [
                consequences(evaluator, options, options.actions.index(parse_action(state, text)))
                for text in (hint.best, hint.against)
            ]
            facts = main_facts(*both)
            for language in LANGUAGES:
                texts = hint.reasons(language)
                assert 1 <= len(texts) <= 2
                for text, fact in zip(texts, facts, strict=False):
                    assert_quotes(text, fact, both)
            explained += 1
    assert explained > 4


def test_a_hint_uses_only_what_the_seat_may_know(evaluator: Evaluator) -> None:
    rng = random.Random(3)
    state = late_start("second", 3, rng, hearts=4)
    advance(state, sample(state, rng.randrange))
    other = (state.turn + 1) % 3
    found = []
    for card in [c for c in range(len(state.location)) if state.location[c] == 6][:3]:
        seen = state.copy()
        seen.location[card] = 7
        seen.seen_top[other] = 1
        found.append(give_hint(evaluator, seen))
    assert found[0] == found[1] == found[2]
