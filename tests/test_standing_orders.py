"""Standing orders: the decisions they make, and those they leave to the player."""

from __future__ import annotations

import random
from typing import Any

import pytest

from conftest import EDITIONS, is_over, random_action
from daikaiju.arena.fuzzer import random_start
from daikaiju.record import action_text, parse_action, position_text, read_position
from daikaiju.rules import (
    MONSTERS,
    State,
    actor,
    advance,
    apply,
    legal_actions,
    view,
)
from daikaiju.rules.actions import (
    A_BUY,
    A_KEEP,
    A_SELL,
    A_SWAP,
    A_SWEEP,
    A_TURN_DIE,
    A_USE,
    A_USE_DIE,
    kind_of,
)
from daikaiju.rules.agenda import GO_ON, KEEP, PROTECT, YIELD, top_kind
from daikaiju.rules.constants import EDITION_NAMES
from daikaiju.rules.definitions import ALL_THINGS
from daikaiju.server.protocol.values import Orders
from daikaiju.server.tables.standing_orders import NEEDS_DANGER, cards_for_orders, ordered_action
from positions import questions

MARKET = "market=tank,heal,energize"
# The King has thrown dice; Gigazaur is in Tokyo.
ATTACK_POSITION = (
    f"EDITION gigazaur,the_king place=city,outside turn=the_king {MARKET} DICE step=probes"
)

NEVER_ORDERED = (A_KEEP, A_USE_DIE, A_TURN_DIE, A_BUY, A_SWEEP, A_SELL, A_SWAP)


def after_attack(
    *cards: str, edition: str = "second", dice: str = "CC1123", more: str = ""
) -> State:
    """Return the state after The King attacks Gigazaur, which has these cards, in Tokyo."""
    line = ATTACK_POSITION.replace("EDITION", edition).replace("DICE", f"dice={dice}")
    owned = f" gigazaur={','.join(cards)}" if cards else ""
    return after_moves(f"{line}{owned} {more} agenda=keep.1", "the_king: stop")


def after_moves(line: str, *moves: str) -> State:
    state = read_position(line)
    for move in moves:
        state = apply(state, parse_action(state, move))
    return state


def ordered_move(state: State, chance: float | None = None, **orders: Any) -> str | None:
    """Return the ordered move of the asked player as text, or None if the player must decide."""
    action = ordered_action(Orders(**orders), state, actor(state), chance)
    if action is None:
        return None
    assert action is not NEEDS_DANGER
    assert action in legal_actions(state)
    return f"{MONSTERS[state.monster[actor(state)]]}: {action_text(state, action)}"


# --- Tokyo ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_tokyo_order_decides_to_stay_or_yield(edition: str) -> None:
    state = after_attack(edition=edition)
    assert top_kind(state) == YIELD
    assert ordered_move(state) is None
    assert ordered_move(state, tokyo="stay") == "gigazaur: stay"
    assert ordered_move(state, tokyo="yield") == "gigazaur: yield"


def test_hearts_order_counts_hearts_after_the_attack() -> None:
    state = after_attack(more="health=5,10")  # two of the five hearts are lost
    assert state.health[0] == 3
    assert ordered_move(state, tokyo="hearts", hearts=3) == "gigazaur: yield"
    assert ordered_move(state, tokyo="hearts", hearts=2) == "gigazaur: stay"


def test_hearts_saved_only_by_yielding_count_as_lost() -> None:
    state = after_attack("jets", more="health=5,10")
    assert state.health[0] == 5
    assert ordered_move(state, tokyo="hearts", hearts=3) == "gigazaur: yield"
    assert ordered_move(state, tokyo="hearts", hearts=2) == "gigazaur: stay"
    dying = after_attack("jets", more="health=1,10")
    assert ordered_move(dying, tokyo="hearts", hearts=0) == "gigazaur: yield"


def test_danger_order_requests_the_danger_and_then_decides() -> None:
    state = after_attack()
    orders = Orders(tokyo="danger", danger=25)
    assert ordered_action(orders, state, 0) is NEEDS_DANGER
    assert ordered_move(state, 0.25, tokyo="danger", danger=25) == "gigazaur: yield"
    assert ordered_move(state, 0.249, tokyo="danger", danger=25) == "gigazaur: stay"
    assert ordered_move(state, 0.0, tokyo="danger", danger=25) == "gigazaur: stay"
    assert ordered_move(state, sum([0.1] * 10), tokyo="danger", danger=100) == "gigazaur: yield"


# --- cards ---------------------------------------------------------------------------------------


def test_protective_card_is_used_always_or_never() -> None:
    state = after_attack("wings", more="energy=4,0")
    assert top_kind(state) == PROTECT
    assert ordered_move(state) is None
    assert ordered_move(state, cards={"wings": "use"}) == "gigazaur: use wings"
    assert ordered_move(state, cards={"wings": "never"}) == "gigazaur: pass"
    assert ordered_move(state, cards={"jets": "never", "camouflage": "use"}) is None


def test_never_order_leaves_other_cards_to_the_player() -> None:
    state = after_attack("camouflage", "wings", more="energy=4,0")
    assert ordered_move(state, cards={"wings": "never"}) is None
    assert ordered_move(state, cards={"wings": "never", "camouflage": "use"}) == (
        "gigazaur: use camouflage"
    )
    assert ordered_move(state, cards={"wings": "never", "camouflage": "never"}) == "gigazaur: pass"


def test_first_card_of_several_orders_is_used() -> None:
    state = after_attack("camouflage", "wings", more="energy=4,0")
    assert ordered_move(state, cards={"wings": "use", "camouflage": "use"}) == "gigazaur: use wings"
    assert ordered_move(state, cards={"camouflage": "use", "wings": "use"}) == (
        "gigazaur: use camouflage"
    )


def test_orders_are_followed_until_no_protection_is_left() -> None:
    state = after_attack("super_jump", "wings", edition="dark", more="energy=4,0")
    cards = {"super_jump": "use", "wings": "use"}
    taken = []
    while top_kind(state) == PROTECT:
        move = ordered_move(state, cards=cards)
        assert move
        taken.append(move)
        state = apply(state, parse_action(state, move))
    assert taken == ["gigazaur: use super_jump", "gigazaur: use wings"]
    assert state.health[0] == 10


@pytest.mark.parametrize(
    ("edition", "copier", "more"),
    [
        ("second", "mimic", "the_king=wings copies=mimic>wings"),
        ("dark", "fluxling", "the_king=wings copies=fluxling>wings"),
    ],
)
def test_order_for_a_card_applies_to_its_copy(edition: str, copier: str, more: str) -> None:
    state = after_attack(copier, edition=edition, more=f"energy=4,0 {more}")
    assert ordered_move(state, cards={"wings": "use"}) == f"gigazaur: use {copier}"
    assert ordered_move(state, cards={"wings": "never"}) == "gigazaur: pass"
    assert ordered_move(state, cards={"wings": "use", copier: "never"}) == "gigazaur: pass"
    assert ordered_move(state, cards={copier: "use"}) == f"gigazaur: use {copier}"


def test_card_and_its_copy_can_have_different_orders() -> None:
    more = "energy=4,0 the_king=camouflage copies=mimic>camouflage"
    state = after_attack("mimic", "wings", more=more)
    orders = {"mimic": "never", "camouflage": "use", "wings": "never"}
    assert ordered_move(state, cards=orders) == "gigazaur: pass"
    assert ordered_move(state, cards={"camouflage": "use"}) == "gigazaur: use mimic"


def test_card_that_needs_a_die_can_only_be_refused() -> None:
    line = f"second gigazaur,the_king turn=the_king {MARKET} gigazaur=psychic_probe"
    state = after_moves(f"{line} dice=CC1123 step=probes agenda=keep.1", "the_king: stop")
    assert ordered_move(state, cards={"psychic_probe": "never"}) == "gigazaur: pass"
    assert ordered_move(state, cards={"psychic_probe": "use"}) is None


def test_never_order_passes_on_dice_thrown_for_a_card() -> None:
    state = after_attack("camouflage", "background_dweller")
    for move in ("gigazaur: use camouflage", "roll 3H"):
        state = apply(state, parse_action(state, move))
    assert "use background_dweller 3" in [action_text(state, a) for a in legal_actions(state)]
    assert ordered_move(state, cards={"background_dweller": "never"}) == "gigazaur: pass"
    assert ordered_move(state, cards={"background_dweller": "use"}) is None


OPPORTUNIST_POSITION = (
    "second gigazaur,the_king turn=the_king energy=5,9 market=jets,heal,energize step=end_turn "
    "OWNED agenda=buy.1"
)


def after_purchase(owned: str = "gigazaur=opportunist") -> State:
    """Return the state after The King buys; Gigazaur can buy the revealed card."""
    line = OPPORTUNIST_POSITION.replace("OWNED", owned)
    return after_moves(line, "the_king: buy jets", "reveal corner_store")


def test_opportunist_can_only_be_refused() -> None:
    assert ordered_move(after_purchase()) is None
    assert ordered_move(after_purchase(), cards={"opportunist": "never"}) == "gigazaur: pass"
    assert ordered_move(after_purchase(), cards={"opportunist": "use"}) is None


def test_opportunist_is_refused_only_if_every_copy_is_refused() -> None:
    copied = after_purchase("gigazaur=opportunist,mimic copies=mimic>opportunist")
    assert ordered_move(copied, cards={"mimic": "never"}) is None
    assert ordered_move(copied, cards={"opportunist": "never"}) == "gigazaur: pass"


def test_swap_can_only_be_refused() -> None:
    state = after_attack("unstable_dna", edition="dark", more="the_king=wings")
    state = apply(state, parse_action(state, "yield"))
    assert "swap wings of the_king" in [action_text(state, a) for a in legal_actions(state)]
    assert ordered_move(state, cards={"unstable_dna": "never"}) == "gigazaur: pass"
    assert ordered_move(state, cards={"unstable_dna": "use"}) is None


def test_freeze_time_order_is_followed() -> None:
    line = "second gigazaur,the_king market=tank,heal,energize gigazaur=freeze_time"
    state = after_moves(f"{line} dice=11123C step=end_turn agenda=buy.0", "done")
    assert top_kind(state) == GO_ON
    assert ordered_move(state, cards={"freeze_time": "use"}) == "gigazaur: use freeze_time"
    assert ordered_move(state, cards={"freeze_time": "never"}) == "gigazaur: pass"


# --- own turn ------------------------------------------------------------------------------------


def after_throw(owned: str, throws: int) -> State:
    line = f"second gigazaur,the_king {MARKET} energy=4,0 health=5,10 gigazaur={owned}"
    left = f"throws={throws}" if throws else ""
    return read_position(f"{line} {left} dice=113ECH step=probes agenda=keep.0")


def test_use_orders_do_nothing_while_throwing() -> None:
    for owned in ("energy_drink", "smoke_cloud counter=smoke_cloud*3", "rapid_healing"):
        for throws in (0, 2):
            card = owned.split()[0]
            assert ordered_move(after_throw(owned, throws), cards={card: "use"}) is None


def test_never_order_stops_when_no_throws_are_left() -> None:
    assert (
        ordered_move(after_throw("energy_drink", 0), cards={"energy_drink": "never"})
        == "gigazaur: stop"
    )
    assert ordered_move(after_throw("energy_drink", 2), cards={"energy_drink": "never"}) is None


BUYING_POSITION = "second gigazaur,the_king market=jets,tank,heal energy=4,9 step=end_turn"


def test_buy_order_ends_buying_below_the_threshold() -> None:
    state = read_position(f"{BUYING_POSITION} agenda=buy.0")
    assert ordered_move(state) is None
    assert ordered_move(state, buy_from=4) is None
    assert ordered_move(state, buy_from=5) == "gigazaur: done"


def test_buy_order_applies_in_the_turn_of_an_opponent() -> None:
    assert ordered_move(after_purchase(), buy_from=5) is None
    assert ordered_move(after_purchase(), buy_from=6) == "gigazaur: pass"


def test_use_orders_do_nothing_while_buying() -> None:
    state = read_position(f"{BUYING_POSITION} health=5,10 gigazaur=rapid_healing agenda=buy.0")
    assert ordered_move(state, cards={"rapid_healing": "use"}) is None


# --- random positions ----------------------------------------------------------------------------


def random_orders(rng: random.Random, state: State) -> Orders:
    """Return random orders, mostly for cards in play."""
    owned = [t.name for t in ALL_THINGS if state.location[t.number] < state.seats]
    names = {rng.choice([t.name for t in ALL_THINGS]), *owned}
    chosen = rng.sample(sorted(names), rng.randint(0, len(names)))
    return Orders(
        tokyo=rng.choice(["ask", "stay", "yield", "hearts", "danger"]),
        hearts=rng.randint(0, 12),
        danger=rng.randint(0, 100),
        cards={name: rng.choice(["use", "never"]) for name in chosen},
        buy_from=rng.choice([0, 3, 99]),
    )


@pytest.mark.parametrize("edition", EDITIONS)
def test_random_orders_are_always_legal(edition: str) -> None:
    rng = random.Random(5)
    starts = (random_start(rng) for _ in range(90))
    for state in starts:
        if EDITION_NAMES[state.edition] == edition:
            play_with_random_orders(rng, state)


def play_with_random_orders(rng: random.Random, state: State) -> None:
    for _ in range(150):
        if is_over(state):
            return
        seat = actor(state)
        if seat >= 0:
            check_random_orders(rng, state, seat)
        advance(state, random_action(state, rng))


@pytest.mark.parametrize("edition", EDITIONS)
def test_orders_are_legal_for_every_question(edition: str) -> None:
    rng = random.Random(7)
    for (asked_in, _), states in questions(4).items():
        for state in states if asked_in == edition else ():
            for _ in range(13):
                check_random_orders(rng, state, actor(state))


def check_random_orders(rng: random.Random, state: State, seat: int) -> None:
    orders, before = random_orders(rng, state), position_text(state)
    for danger in (None, rng.random()):
        action = ordered_action(orders, state, seat, danger)
        if action is NEEDS_DANGER:
            assert danger is None
            assert top_kind(state) == YIELD
        elif action is not None:
            assert action in legal_actions(state), (before, orders)
            assert kind_of(action) not in NEVER_ORDERED
            assert kind_of(action) != A_USE or top_kind(state) in (PROTECT, GO_ON)
        assert action == ordered_action(orders, view(state, seat), seat, danger)
    assert ordered_action(Orders(), state, seat) is None
    assert ordered_action(orders, state, (seat + 1) % state.seats) is None
    assert position_text(state) == before


@pytest.mark.parametrize("edition", EDITIONS)
def test_cards_for_orders_are_those_usable_in_an_opponents_turn(edition: str) -> None:
    """Random play finds no `use CARD` out of turn for any other card."""
    found = set()
    for (asked_in, kind), states in questions(4).items():
        for state in states if asked_in == edition and kind != KEEP else ():
            if actor(state) != state.turn:
                texts = [action_text(state, action) for action in legal_actions(state)]
                found |= {text.split()[1] for text in texts if text.startswith("use ")}
    assert found <= {*cards_for_orders(edition)}
    assert found >= {"background_dweller", "psychic_probe"}


def test_cards_for_orders_of_each_edition() -> None:
    base = ("camouflage", "wings", "rapid_healing", "psychic_probe", "background_dweller")
    assert cards_for_orders("first") == (*base, "opportunist", "mimic")
    assert cards_for_orders("second") == cards_for_orders("first")
    assert {*cards_for_orders("dark")} == {
        *base,
        "opportunist",
        "super_jump",
        "unstable_dna",
        "fluxling",
    }
    with pytest.raises(ValueError, match="there is no edition 'third'"):
        cards_for_orders("third")
