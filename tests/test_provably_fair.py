"""Provably fair dice: unbiased, unpredictable, and how their numbers become actions."""

from __future__ import annotations

import hashlib
import math
import random
import re
from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from functools import cache

import pytest

from conftest import EDITIONS, OPTIONS, is_over
from daikaiju.arena.fuzzer import random_start
from daikaiju.record import action_text, read_position
from daikaiju.record.dice_proof import draw_action, possible_texts
from daikaiju.rng.provably_fair import DIGEST_RANGE, FairDice, commitment, new_secret
from daikaiju.rules import (
    CHANCE,
    IllegalAction,
    Options,
    State,
    actor,
    advance,
    apply,
    chance_outcomes,
    find_edition,
    is_legal,
    legal_actions,
    new_game,
)
from daikaiju.rules.agenda import (
    LAY_TILE,
    LOOK,
    OPENING_THROW,
    REVEAL,
    THROW,
    THROW_FOR,
    top_b,
    top_kind,
)
from reference_dice import SECRET, TEXTS, digits, reference_draw

ABOUT_TO_THROW = "market=jets,tank,heal step=probes throws=2 agenda=keep.0/throw.0"


# --- numbers -------------------------------------------------------------------------------------


@pytest.mark.parametrize("n", [1, 2, 6, 7, 63, 66, 6**6, 6**10, 2**255 + 1, 2**256])
def test_draws_equal_the_reference_implementation(n: int) -> None:
    dice = FairDice(SECRET, TEXTS)
    for number in range(50):
        assert dice.number == number
        assert dice.below(n) == reference_draw(SECRET, TEXTS, number, n)[0]


def test_biased_numbers_are_rejected() -> None:
    """Nearly half of all digests are too large for a number below 2**255 + 1."""
    rejected = [reference_draw(SECRET, TEXTS, number, 2**255 + 1)[1] for number in range(50)]
    assert max(rejected) > 3
    assert 25 < sum(rejected) < 100
    for number, attempts in enumerate(rejected):
        assert FairDice(SECRET, TEXTS, number).below(2**255 + 1) < 2**255 + 1
        assert (FairDice(SECRET, TEXTS, number).below(DIGEST_RANGE) > 2**255) == (attempts > 0)


def chi_square(seen: Counter[int], n: int) -> float:
    expected: float = seen.total() / n
    return sum((seen[k] - expected) ** 2 / expected for k in range(n))


def is_even(seen: Counter[int], n: int) -> bool:
    """Return whether the counts fit equal chances: within four standard deviations."""
    return abs(chi_square(seen, n) - (n - 1)) < 4 * math.sqrt(2 * (n - 1))


@pytest.mark.parametrize(("n", "draws"), [(2, 20_000), (6, 20_000), (7, 20_000), (66, 30_000)])
def test_all_numbers_are_equally_likely(n: int, draws: int) -> None:
    dice = FairDice(SECRET, TEXTS)
    drawn = [dice.below(n) for _ in range(draws)]
    assert is_even(Counter(drawn), n)
    pairs = Counter(a * n + b for a, b in zip(drawn[::2], drawn[1::2], strict=True))
    assert n > 7 or is_even(pairs, n * n), "a draw depends on the one before"


def test_all_throws_are_equally_likely() -> None:
    dice = FairDice(SECRET, TEXTS)
    assert is_even(Counter(dice.below(6**6) for _ in range(5 * 6**6)), 6**6)


def test_games_differ_and_draws_are_deterministic() -> None:
    def game(secret: bytes, *entropy: str) -> tuple[int, ...]:
        dice = FairDice(secret, entropy)
        return tuple(dice.below(6**6) for _ in range(5))

    other = bytes([1, *SECRET[1:]])
    entropies = [(), ("",), ("", ""), ("a", ""), ("", "a"), ("ab", "c"), ("a", "bc"), ("abc", "")]
    games = [game(secret, *texts) for secret in (SECRET, other) for texts in entropies]
    assert len(set(games)) == len(games)
    assert game(SECRET, *TEXTS) == game(SECRET, *TEXTS)
    assert FairDice(SECRET, TEXTS, 3).below(6**6) == game(SECRET, *TEXTS)[3]


def test_secrets_and_commitments_are_unique() -> None:
    first, second = new_secret(), new_secret()
    assert len(first) == 32
    assert first != second
    assert commitment(first) != commitment(second)
    assert commitment(first) == hashlib.sha256(b"daikaiju secret 1\n" + first).hexdigest()


def test_invalid_dice_give_one_sentence() -> None:
    with pytest.raises(ValueError, match="a secret has 32 bytes, not 5"):
        FairDice(b"short", ())
    with pytest.raises(ValueError, match="a secret has 32 bytes, not 0"):
        commitment(b"")
    for text in ("two\nlines", "Käfer", "\x7f"):
        with pytest.raises(ValueError, match="only contain printable ASCII characters"):
            FairDice(SECRET, ("fine", text))
    for n in (0, -1, DIGEST_RANGE + 1):
        with pytest.raises(ValueError, match=re.escape(f"cannot draw below {n}")):
            FairDice(SECRET, ()).below(n)


# --- actions -------------------------------------------------------------------------------------


def constant(number: int) -> Callable[[int], int]:
    """Return a source that always draws this number."""
    return lambda n: number


def outcome_count(state: State) -> int:
    """Return the size of the one draw that the position needs."""
    asked = []

    def below(n: int) -> int:
        asked.append(n)
        return 0

    draw_action(state, below)
    (only,) = asked
    return only


def distribution(state: State) -> Counter[int]:
    """Count the draws that give each action."""
    return Counter(draw_action(state, constant(number)) for number in range(outcome_count(state)))


def expected_distribution(state: State) -> dict[int, Fraction]:
    """Return the expected counts by the chances of the rules."""
    return {action: chance * outcome_count(state) for action, chance in chance_outcomes(state)}


def advance_to(state: State, kind: int) -> State:
    """Draw outcomes until chance must decide this kind of question."""
    while top_kind(state) != kind:
        advance(state, draw_action(state, constant(0)))
    return state


@cache
def chance_positions(edition: str) -> tuple[State, ...]:
    """Return positions with every kind of chance question of this edition."""
    names = ",".join(find_edition(edition).monsters[:2])
    throws = [read_position(f"{edition} {names} {ABOUT_TO_THROW}.{dice}") for dice in range(1, 6)]
    look = read_position(f"{edition} {names} market=jets,tank,heal step=buying agenda=buy.0/look.0")
    lot = new_game(edition, 5, OPTIONS[2])
    mixed = [new_game(edition, 3, Options(tiles="mixed"))] if edition == "dark" else []
    opening = advance_to(new_game(edition, 3), OPENING_THROW)
    return (new_game(edition, 6), advance_to(lot, REVEAL), *throws, look, *mixed, opening)


@pytest.mark.parametrize("edition", EDITIONS)
def test_draws_follow_the_exact_chances(edition: str) -> None:
    kinds = {top_kind(state) for state in chance_positions(edition)}
    assert {REVEAL, LOOK, OPENING_THROW} <= kinds
    assert (LAY_TILE in kinds) == (edition == "dark")
    for state in chance_positions(edition):
        assert expected_distribution(state) == distribution(state)


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_starting_lot_draws_a_seat(edition: str) -> None:
    state = new_game(edition, 5, Options(starter="lot", deck="none"))
    names = find_edition(edition).monsters[:5]
    assert possible_texts(state) == [f"starts {name}" for name in names]
    drawn_texts = [action_text(state, draw_action(state, constant(seat))) for seat in range(5)]
    assert drawn_texts == possible_texts(state)


def test_cards_and_tiles_are_drawn_in_alphabetical_order() -> None:
    reveal, lay = new_game("first", 2), new_game("dark", 2, Options(tiles="mixed"))
    labels = sorted(find_edition("first").deck)
    assert "extra_head#2" in labels
    assert possible_texts(reveal) == [f"reveal {label}" for label in labels]
    assert (
        action_text(reveal, draw_action(reveal, constant(len(labels) - 1)))
        == f"reveal {labels[-1]}"
    )
    assert len(possible_texts(lay)) == 2
    assert possible_texts(lay) == sorted(possible_texts(lay))
    assert action_text(lay, draw_action(lay, constant(1))) == possible_texts(lay)[1]


def test_dice_are_digits_of_the_draw_for_up_to_ten_dice() -> None:
    state = read_position(
        "second gigazaur,the_king gigazaur=camouflage,even_bigger loss=12,0 dice=113ECH "
        "step=probes agenda=keep.1/throw_for.0.camouflage.12"
    )
    rng = random.Random(7)
    legal = dict(chance_outcomes(state))
    for number in [0, 6**10 - 1, *(rng.randrange(6**10) for _ in range(500))]:
        action = draw_action(state, constant(number))
        assert action in legal
        assert action_text(state, action) == f"roll {digits(number, 10)}"
    dice = FairDice(SECRET, TEXTS)
    state = apply(state, draw_action(state, dice.below))
    assert (top_kind(state), top_b(state)) == (THROW_FOR, 2)
    assert expected_distribution(state) == distribution(state)
    state = apply(state, draw_action(state, dice.below))
    assert dice.number == 2
    assert top_kind(state) != THROW_FOR


def test_no_draw_is_possible_where_a_monster_decides() -> None:
    state = read_position("second gigazaur,the_king throws=2 dice=113ECH step=probes agenda=keep.0")
    dice = FairDice(SECRET, ())
    with pytest.raises(IllegalAction, match="chance cannot act"):
        draw_action(state, dice.below)
    assert dice.number == 0


def test_draws_are_legal_in_all_positions() -> None:
    rng, dice, kinds = random.Random(3), FairDice(SECRET, TEXTS), set()
    late_positions = [random_start(rng) for _ in range(150)]
    for state in [*late_positions, new_game("dark", 3, Options(tiles="mixed"))]:
        for _ in range(60):
            if actor(state) == CHANCE:
                kinds.add(top_kind(state))
                number, action = dice.number, draw_action(state, dice.below)
                assert dice.number == number + 1
                assert is_legal(state, action)
            elif is_over(state):
                break
            else:
                action = rng.choice(legal_actions(state))
            advance(state, action)
    assert kinds == set(range(THROW, LAY_TILE + 1))
