"""Fair dice: unbiased, unforeseen, and what their numbers mean at the table."""

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

from by_hand import SECRET, TEXTS, digits, drawn_by_hand
from conftest import EDITIONS, OPTIONS, is_over
from daikaiju.arena.fuzzer import random_start
from daikaiju.record import action_text, read_position
from daikaiju.record.dice_proof import bring, possible
from daikaiju.rng.provably_fair import SPAN, Dice, commitment, new_secret
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

ABOUT_TO_THROW = "market=jets,tank,heal step=probes throws=2 agenda=keep.0/throw.0"


# --- numbers -------------------------------------------------------------------------------------


@pytest.mark.parametrize("n", [1, 2, 6, 7, 63, 66, 6**6, 6**10, 2**255 + 1, 2**256])
def test_draws_are_what_anybody_computes(n: int) -> None:
    dice = Dice(SECRET, TEXTS)
    for number in range(50):
        assert dice.number == number
        assert dice.below(n) == drawn_by_hand(SECRET, TEXTS, number, n)[0]


def test_numbers_that_would_be_likelier_are_rejected() -> None:
    """Nearly half of all digests are too great for a number below 2**255 + 1."""
    rejected = [drawn_by_hand(SECRET, TEXTS, number, 2**255 + 1)[1] for number in range(50)]
    assert max(rejected) > 3
    assert 25 < sum(rejected) < 100
    for number, attempts in enumerate(rejected):
        assert Dice(SECRET, TEXTS, number).below(2**255 + 1) < 2**255 + 1
        assert (Dice(SECRET, TEXTS, number).below(SPAN) > 2**255) == (attempts > 0)


def chi_square(seen: Counter[int], n: int) -> float:
    expected: float = seen.total() / n
    return sum((seen[k] - expected) ** 2 / expected for k in range(n))


def is_even(seen: Counter[int], n: int) -> bool:
    """Within four standard deviations of what equal chances bring, and not too even either."""
    return abs(chi_square(seen, n) - (n - 1)) < 4 * math.sqrt(2 * (n - 1))


@pytest.mark.parametrize(("n", "draws"), [(2, 20_000), (6, 20_000), (7, 20_000), (66, 30_000)])
def test_all_numbers_are_equally_likely(n: int, draws: int) -> None:
    dice = Dice(SECRET, TEXTS)
    drawn = [dice.below(n) for _ in range(draws)]
    assert is_even(Counter(drawn), n)
    pairs = Counter(a * n + b for a, b in zip(drawn[::2], drawn[1::2], strict=True))
    assert n > 7 or is_even(pairs, n * n), "a draw tells something of the next"


def test_all_throws_are_equally_likely() -> None:
    dice = Dice(SECRET, TEXTS)
    assert is_even(Counter(dice.below(6**6) for _ in range(5 * 6**6)), 6**6)


def test_games_differ_and_the_same_draw_is_always_the_same() -> None:
    def game(secret: bytes, *entropy: str) -> tuple[int, ...]:
        dice = Dice(secret, entropy)
        return tuple(dice.below(6**6) for _ in range(5))

    other = bytes([1, *SECRET[1:]])
    entropies = [(), ("",), ("", ""), ("a", ""), ("", "a"), ("ab", "c"), ("a", "bc"), ("abc", "")]
    games = [game(secret, *texts) for secret in (SECRET, other) for texts in entropies]
    assert len(set(games)) == len(games)
    assert game(SECRET, *TEXTS) == game(SECRET, *TEXTS)
    assert Dice(SECRET, TEXTS, 3).below(6**6) == game(SECRET, *TEXTS)[3]


def test_a_secret_is_new_and_its_commitment_is_its_own() -> None:
    first, second = new_secret(), new_secret()
    assert len(first) == 32
    assert first != second
    assert commitment(first) != commitment(second)
    assert commitment(first) == hashlib.sha256(b"daikaiju secret 1\n" + first).hexdigest()


def test_what_makes_no_dice_gets_one_sentence() -> None:
    with pytest.raises(ValueError, match="a secret has 32 bytes, not 5"):
        Dice(b"short", ())
    with pytest.raises(ValueError, match="a secret has 32 bytes, not 0"):
        commitment(b"")
    for text in ("two\nlines", "Käfer", "\x7f"):
        with pytest.raises(ValueError, match="only have printable ASCII characters"):
            Dice(SECRET, ("fine", text))
    for n in (0, -1, SPAN + 1):
        with pytest.raises(ValueError, match=re.escape(f"there is no draw below {n}")):
            Dice(SECRET, ()).below(n)


# --- what they mean ------------------------------------------------------------------------------


def at(number: int) -> Callable[[int], int]:
    """Luck that always draws this number."""
    return lambda n: number


def ways(state: State) -> int:
    """How many numbers there are to draw from; only one is asked for."""
    asked = []

    def below(n: int) -> int:
        asked.append(n)
        return 0

    bring(state, below)
    (only,) = asked
    return only


def distribution(state: State) -> Counter[int]:
    """In how many ways each action is brought."""
    return Counter(bring(state, at(way)) for way in range(ways(state)))


def exactly(state: State) -> dict[int, Fraction]:
    """What the rules say about that."""
    return {action: chance * ways(state) for action, chance in chance_outcomes(state)}


def first_of_kind(state: State, kind: int) -> State:
    """Let chance go on until it is asked for this."""
    while top_kind(state) != kind:
        advance(state, bring(state, at(0)))
    return state


@cache
def chances(edition: str) -> tuple[State, ...]:
    """Every kind of question to chance that this edition has."""
    names = ",".join(find_edition(edition).monsters[:2])
    throws = [read_position(f"{edition} {names} {ABOUT_TO_THROW}.{dice}") for dice in range(1, 6)]
    look = read_position(f"{edition} {names} market=jets,tank,heal step=buying agenda=buy.0/look.0")
    lot = new_game(edition, 5, OPTIONS[2])
    mixed = [new_game(edition, 3, Options(tiles="mixed"))] if edition == "dark" else []
    opening = first_of_kind(new_game(edition, 3), OPENING_THROW)
    return (new_game(edition, 6), first_of_kind(lot, REVEAL), *throws, look, *mixed, opening)


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_is_brought_follows_the_exact_chances(edition: str) -> None:
    kinds = {top_kind(state) for state in chances(edition)}
    assert {REVEAL, LOOK, OPENING_THROW} <= kinds
    assert (LAY_TILE in kinds) == (edition == "dark")
    for state in chances(edition):
        assert exactly(state) == distribution(state)


@pytest.mark.parametrize("edition", EDITIONS)
def test_who_starts_by_lot_is_a_seat(edition: str) -> None:
    state = new_game(edition, 5, Options(starter="lot", deck="none"))
    names = find_edition(edition).monsters[:5]
    assert possible(state) == [f"starts {name}" for name in names]
    brought = [action_text(state, bring(state, at(seat))) for seat in range(5)]
    assert brought == possible(state)


def test_cards_and_tiles_are_counted_in_the_order_of_their_names() -> None:
    reveal, lay = new_game("first", 2), new_game("dark", 2, Options(tiles="mixed"))
    labels = sorted(find_edition("first").deck)
    assert "extra_head#2" in labels
    assert possible(reveal) == [f"reveal {label}" for label in labels]
    assert action_text(reveal, bring(reveal, at(len(labels) - 1))) == f"reveal {labels[-1]}"
    assert len(possible(lay)) == 2
    assert possible(lay) == sorted(possible(lay))
    assert action_text(lay, bring(lay, at(1))) == possible(lay)[1]


def test_dice_are_digits_also_when_more_than_ten_are_thrown_for_a_card() -> None:
    state = read_position(
        "second gigazaur,the_king gigazaur=camouflage,even_bigger loss=12,0 dice=113ECH "
        "step=probes agenda=keep.1/throw_for.0.camouflage.12"
    )
    luck = random.Random(7)
    legal = dict(chance_outcomes(state))
    for number in [0, 6**10 - 1, *(luck.randrange(6**10) for _ in range(500))]:
        action = bring(state, at(number))
        assert action in legal
        assert action_text(state, action) == f"roll {digits(number, 10)}"
    dice = Dice(SECRET, TEXTS)
    state = apply(state, bring(state, dice.below))
    assert (top_kind(state), top_b(state)) == (THROW_FOR, 2)
    assert exactly(state) == distribution(state)
    state = apply(state, bring(state, dice.below))
    assert dice.number == 2
    assert top_kind(state) != THROW_FOR


def test_chance_brings_nothing_where_a_monster_decides() -> None:
    state = read_position("second gigazaur,the_king throws=2 dice=113ECH step=probes agenda=keep.0")
    dice = Dice(SECRET, ())
    with pytest.raises(IllegalAction, match="it is not chance's turn"):
        bring(state, dice.below)
    assert dice.number == 0


def test_what_is_brought_is_legal_wherever_games_lead() -> None:
    luck, dice, kinds = random.Random(3), Dice(SECRET, TEXTS), set()
    rich = [random_start(luck) for _ in range(150)]
    for state in [*rich, new_game("dark", 3, Options(tiles="mixed"))]:
        for _ in range(60):
            if actor(state) == CHANCE:
                kinds.add(top_kind(state))
                number, action = dice.number, bring(state, dice.below)
                assert dice.number == number + 1
                assert is_legal(state, action)
            elif is_over(state):
                break
            else:
                action = luck.choice(legal_actions(state))
            advance(state, action)
    assert kinds == set(range(THROW, LAY_TILE + 1))
