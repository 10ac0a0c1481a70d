"""Standing orders: what they decide, and that they decide nothing else."""

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
from daikaiju.rules.definitions import THINGS_PRINTED
from daikaiju.server.tables.standing_orders import NEEDS_DANGER, cards_for_orders, ordered
from daikaiju.server.tables.values import Orders
from positions import questions

MARKET = "market=tank,heal,energize"
# The King has thrown; Gigazaur is in Tokyo.
ATTACK = f"EDITION gigazaur,the_king place=city,outside turn=the_king {MARKET} DICE step=probes"

NEVER_ORDERED = (A_KEEP, A_USE_DIE, A_TURN_DIE, A_BUY, A_SWEEP, A_SELL, A_SWAP)


def attacked(*cards: str, edition: str = "second", dice: str = "CC1123", more: str = "") -> State:
    """The King stops throwing with these dice, while Gigazaur has these cards in Tokyo."""
    line = ATTACK.replace("EDITION", edition).replace("DICE", f"dice={dice}")
    owned = f" gigazaur={','.join(cards)}" if cards else ""
    return after(f"{line}{owned} {more} agenda=keep.1", "the_king: stop")


def after(line: str, *moves: str) -> State:
    state = read_position(line)
    for move in moves:
        state = apply(state, parse_action(state, move))
    return state


def decided(state: State, chance: float | None = None, **orders: Any) -> str | None:
    """What these orders do for whoever is asked, as text; None if the person is asked."""
    action = ordered(Orders(**orders), state, actor(state), chance)
    if action is None:
        return None
    assert action is not NEEDS_DANGER
    assert action in legal_actions(state)
    return f"{MONSTERS[state.monster[actor(state)]]}: {action_text(state, action)}"


# --- Tokyo ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_staying_and_yielding_by_order(edition: str) -> None:
    state = attacked(edition=edition)
    assert top_kind(state) == YIELD
    assert decided(state) is None
    assert decided(state, tokyo="stay") == "gigazaur: stay"
    assert decided(state, tokyo="yield") == "gigazaur: yield"


def test_yielding_by_hearts_counts_those_left_after_the_attack() -> None:
    state = attacked(more="health=5,10")  # two of the five are lost already
    assert state.health[0] == 3
    assert decided(state, tokyo="hearts", hearts=3) == "gigazaur: yield"
    assert decided(state, tokyo="hearts", hearts=2) == "gigazaur: stay"


def test_hearts_that_only_yielding_saves_are_counted_as_lost() -> None:
    state = attacked("jets", more="health=5,10")
    assert state.health[0] == 5
    assert decided(state, tokyo="hearts", hearts=3) == "gigazaur: yield"
    assert decided(state, tokyo="hearts", hearts=2) == "gigazaur: stay"
    dying = attacked("jets", more="health=1,10")
    assert decided(dying, tokyo="hearts", hearts=0) == "gigazaur: yield"


def test_yielding_by_danger_asks_for_it_and_then_decides() -> None:
    state = attacked()
    orders = Orders(tokyo="danger", danger=25)
    assert ordered(orders, state, 0) is NEEDS_DANGER
    assert decided(state, 0.25, tokyo="danger", danger=25) == "gigazaur: yield"
    assert decided(state, 0.249, tokyo="danger", danger=25) == "gigazaur: stay"
    assert decided(state, 0.0, tokyo="danger", danger=25) == "gigazaur: stay"
    assert decided(state, sum([0.1] * 10), tokyo="danger", danger=100) == "gigazaur: yield"


# --- cards ---------------------------------------------------------------------------------------


def test_a_protective_card_is_always_or_never_used() -> None:
    state = attacked("wings", more="energy=4,0")
    assert top_kind(state) == PROTECT
    assert decided(state) is None
    assert decided(state, cards={"wings": "use"}) == "gigazaur: use wings"
    assert decided(state, cards={"wings": "never"}) == "gigazaur: pass"
    assert decided(state, cards={"jets": "never", "camouflage": "use"}) is None


def test_what_is_never_used_leaves_other_cards_to_the_person() -> None:
    state = attacked("camouflage", "wings", more="energy=4,0")
    assert decided(state, cards={"wings": "never"}) is None
    assert decided(state, cards={"wings": "never", "camouflage": "use"}) == (
        "gigazaur: use camouflage"
    )
    assert decided(state, cards={"wings": "never", "camouflage": "never"}) == "gigazaur: pass"


def test_of_several_cards_the_one_named_first_is_used() -> None:
    state = attacked("camouflage", "wings", more="energy=4,0")
    assert decided(state, cards={"wings": "use", "camouflage": "use"}) == "gigazaur: use wings"
    assert decided(state, cards={"camouflage": "use", "wings": "use"}) == (
        "gigazaur: use camouflage"
    )


def test_orders_are_followed_until_nothing_protects_any_more() -> None:
    state = attacked("super_jump", "wings", edition="dark", more="energy=4,0")
    cards = {"super_jump": "use", "wings": "use"}
    taken = []
    while top_kind(state) == PROTECT:
        move = decided(state, cards=cards)
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
def test_an_order_for_a_card_counts_for_its_copy(edition: str, copier: str, more: str) -> None:
    state = attacked(copier, edition=edition, more=f"energy=4,0 {more}")
    assert decided(state, cards={"wings": "use"}) == f"gigazaur: use {copier}"
    assert decided(state, cards={"wings": "never"}) == "gigazaur: pass"
    assert decided(state, cards={"wings": "use", copier: "never"}) == "gigazaur: pass"
    assert decided(state, cards={copier: "use"}) == f"gigazaur: use {copier}"


def test_of_a_card_and_its_copy_each_can_have_its_own_order() -> None:
    more = "energy=4,0 the_king=camouflage copies=mimic>camouflage"
    state = attacked("mimic", "wings", more=more)
    orders = {"mimic": "never", "camouflage": "use", "wings": "never"}
    assert decided(state, cards=orders) == "gigazaur: pass"
    assert decided(state, cards={"camouflage": "use"}) == "gigazaur: use mimic"


def test_a_card_that_needs_a_die_can_only_be_refused() -> None:
    line = f"second gigazaur,the_king turn=the_king {MARKET} gigazaur=psychic_probe"
    state = after(f"{line} dice=CC1123 step=probes agenda=keep.1", "the_king: stop")
    assert decided(state, cards={"psychic_probe": "never"}) == "gigazaur: pass"
    assert decided(state, cards={"psychic_probe": "use"}) is None


def test_dice_thrown_for_a_card_are_left_lying() -> None:
    state = attacked("camouflage", "background_dweller")
    for move in ("gigazaur: use camouflage", "roll 3H"):
        state = apply(state, parse_action(state, move))
    assert "use background_dweller 3" in [action_text(state, a) for a in legal_actions(state)]
    assert decided(state, cards={"background_dweller": "never"}) == "gigazaur: pass"
    assert decided(state, cards={"background_dweller": "use"}) is None


OPPORTUNITY = (
    "second gigazaur,the_king turn=the_king energy=5,9 market=jets,heal,energize step=end_turn "
    "OWNED agenda=buy.1"
)


def claimed(owned: str = "gigazaur=opportunist") -> State:
    """The King buys, and what is turned up then can be bought by Gigazaur at once."""
    line = OPPORTUNITY.replace("OWNED", owned)
    return after(line, "the_king: buy jets", "reveal corner_store")


def test_an_opportunity_is_refused() -> None:
    assert decided(claimed()) is None
    assert decided(claimed(), cards={"opportunist": "never"}) == "gigazaur: pass"
    assert decided(claimed(), cards={"opportunist": "use"}) is None


def test_an_opportunity_is_refused_only_if_nothing_that_brings_it_is_wanted() -> None:
    copied = claimed("gigazaur=opportunist,mimic copies=mimic>opportunist")
    assert decided(copied, cards={"mimic": "never"}) is None
    assert decided(copied, cards={"opportunist": "never"}) == "gigazaur: pass"


def test_a_swap_is_refused() -> None:
    state = attacked("unstable_dna", edition="dark", more="the_king=wings")
    state = apply(state, parse_action(state, "yield"))
    assert "swap wings of the_king" in [action_text(state, a) for a in legal_actions(state)]
    assert decided(state, cards={"unstable_dna": "never"}) == "gigazaur: pass"
    assert decided(state, cards={"unstable_dna": "use"}) is None


def test_time_is_frozen_by_order() -> None:
    line = "second gigazaur,the_king market=tank,heal,energize gigazaur=freeze_time"
    state = after(f"{line} dice=11123C step=end_turn agenda=buy.0", "done")
    assert top_kind(state) == GO_ON
    assert decided(state, cards={"freeze_time": "use"}) == "gigazaur: use freeze_time"
    assert decided(state, cards={"freeze_time": "never"}) == "gigazaur: pass"


# --- one's own turn ------------------------------------------------------------------------------


def thrown(owned: str, throws: int) -> State:
    line = f"second gigazaur,the_king {MARKET} energy=4,0 health=5,10 gigazaur={owned}"
    left = f"throws={throws}" if throws else ""
    return read_position(f"{line} {left} dice=113ECH step=probes agenda=keep.0")


def test_while_throwing_nothing_is_used_by_order() -> None:
    for owned in ("energy_drink", "smoke_cloud counter=smoke_cloud*3", "rapid_healing"):
        for throws in (0, 2):
            card = owned.split()[0]
            assert decided(thrown(owned, throws), cards={card: "use"}) is None


def test_without_throws_what_is_never_used_does_not_stop_the_game() -> None:
    assert decided(thrown("energy_drink", 0), cards={"energy_drink": "never"}) == "gigazaur: stop"
    assert decided(thrown("energy_drink", 2), cards={"energy_drink": "never"}) is None


BUYING = "second gigazaur,the_king market=jets,tank,heal energy=4,9 step=end_turn"


def test_nothing_is_bought_below_so_much_energy() -> None:
    state = read_position(f"{BUYING} agenda=buy.0")
    assert decided(state) is None
    assert decided(state, buy_from=4) is None
    assert decided(state, buy_from=5) == "gigazaur: done"


def test_nor_in_the_turn_of_another() -> None:
    assert decided(claimed(), buy_from=5) is None
    assert decided(claimed(), buy_from=6) == "gigazaur: pass"


def test_healing_is_offered_while_buying_and_not_done_by_order() -> None:
    state = read_position(f"{BUYING} health=5,10 gigazaur=rapid_healing agenda=buy.0")
    assert decided(state, cards={"rapid_healing": "use"}) is None


# --- whatever happens ----------------------------------------------------------------------------


def random_orders(luck: random.Random, state: State) -> Orders:
    """Orders that name anything, above all what lies in front of somebody."""
    owned = [t.name for t in THINGS_PRINTED if state.lies[t.number] < state.seats]
    names = {luck.choice([t.name for t in THINGS_PRINTED]), *owned}
    chosen = luck.sample(sorted(names), luck.randint(0, len(names)))
    return Orders(
        tokyo=luck.choice(["ask", "stay", "yield", "hearts", "danger"]),
        hearts=luck.randint(0, 12),
        danger=luck.randint(0, 100),
        cards={name: luck.choice(["use", "never"]) for name in chosen},
        buy_from=luck.choice([0, 3, 99]),
    )


@pytest.mark.parametrize("edition", EDITIONS)
def test_orders_never_do_what_is_not_legal(edition: str) -> None:
    luck = random.Random(5)
    starts = (random_start(luck) for _ in range(90))
    for state in starts:
        if EDITION_NAMES[state.edition] == edition:
            play_with_random_orders(luck, state)


def play_with_random_orders(luck: random.Random, state: State) -> None:
    for _ in range(150):
        if is_over(state):
            return
        seat = actor(state)
        if seat >= 0:
            check_random_orders(luck, state, seat)
        advance(state, random_action(state, luck))


@pytest.mark.parametrize("edition", EDITIONS)
def test_orders_are_legal_in_every_kind_of_question(edition: str) -> None:
    luck = random.Random(7)
    for (asked_in, _), states in questions(3).items():
        for state in states if asked_in == edition else ():
            for _ in range(10):
                check_random_orders(luck, state, actor(state))


def check_random_orders(luck: random.Random, state: State, seat: int) -> None:
    orders, before = random_orders(luck, state), position_text(state)
    for danger in (None, luck.random()):
        action = ordered(orders, state, seat, danger)
        if action is NEEDS_DANGER:
            assert danger is None
            assert top_kind(state) == YIELD
        elif action is not None:
            assert action in legal_actions(state), (before, orders)
            assert kind_of(action) not in NEVER_ORDERED
            assert kind_of(action) != A_USE or top_kind(state) in (PROTECT, GO_ON)
        assert action == ordered(orders, view(state, seat), seat, danger)
    assert ordered(Orders(), state, seat) is None
    assert ordered(orders, state, (seat + 1) % state.seats) is None
    assert position_text(state) == before


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_cards_to_order_are_those_that_ask_in_the_turn_of_another(edition: str) -> None:
    """… as far as random play finds them: `use CARD` out of turn is nothing else."""
    found = set()
    for (asked_in, kind), states in questions(3).items():
        for state in states if asked_in == edition and kind != KEEP else ():
            if actor(state) != state.turn:
                texts = [action_text(state, action) for action in legal_actions(state)]
                found |= {text.split()[1] for text in texts if text.startswith("use ")}
    assert found <= {*cards_for_orders(edition)}
    assert found >= {"background_dweller", "psychic_probe"}


def test_what_each_edition_lets_somebody_order() -> None:
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
