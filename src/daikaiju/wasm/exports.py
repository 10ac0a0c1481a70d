"""The functions that JavaScript can call. `states` is the address of one state."""

from __future__ import annotations

from typing import Final

from ..arena.random_play import play_many
from ..bots.champion.network import Brain
from ..bots.champion_bot import choose_by_policy
from ..bots.greedy import greedy_action
from ..bots.lookahead import CHAMPION, kept_set, needs_all_numbers, set_on_table
from ..bots.scratch import Scratch
from ..bots.tree import begin_search, best_candidate, evaluate_leaves
from ..coach.dice_future import spread_dice
from ..coach.gains import apply_gains
from ..coach.turn_program import (
    Work,
    all_dice,
    clear_dice,
    fill_rows,
    has_program,
    judge,
    play_dice,
    play_on,
)
from ..odds.dice_sets import FIRST_INDEX
from ..rng.splitmix import stream
from ..rules.agenda import actor
from ..rules.chance import chance_action, dice_to_throw, outcome_count, outcome_weight
from ..rules.compiled_api import advance_first, list_chance_actions_first, list_legal_first
from ..rules.hooks import update_moment_bits
from ..rules.identity import public_name, thing_named
from ..rules.market import price_for
from ..rules.moments import after_turn, before_loss, loss_taken
from ..rules.signatures import RngStreams, States, Words
from ..rules.transitions import run_until_decision

# --- rules ---------------------------------------------------------------------------------------


def actor_first(states: States) -> int:
    """Return the seat that decides, CHANCE or NOBODY."""
    return actor(states[0])


def outcome_count_first(states: States) -> int:
    return outcome_count(states[0])


def outcome_weight_first(states: States, action: int) -> int:
    return outcome_weight(states[0], action)


def chance_action_first(states: States, index: int) -> int:
    return chance_action(states[0], index)


def dice_to_throw_first(states: States) -> int:
    return dice_to_throw(states[0])


def public_name_first(states: States, thing: int) -> int:
    return public_name(states[0], thing)


def thing_named_first(states: States, name: int) -> int:
    return thing_named(states[0], name)


def price_first(states: States, seat: int, card: int) -> int:
    return price_for(states[0], seat, card)


def hearts_lost_first(states: States, seat: int) -> int:
    """Return the hearts that a monster loses to the claws of this attack if it stays in Tokyo."""
    state = states[0]
    return int(loss_taken(state, seat, state.held[seat]))


def list_protections_first(states: States, seat: int, out: Words) -> int:
    """List the offers of cards before a loss of hearts."""
    return int(before_loss(states[0], seat, out, 0))


def list_more_turns_first(states: States, seat: int, out: Words) -> int:
    """List the offers of cards after a turn."""
    return int(after_turn(states[0], seat, out, 0))


def run_until_decision_first(states: States) -> None:
    run_until_decision(states[0])


def update_moment_bits_first(states: States, seat: int) -> None:
    update_moment_bits(states[0], seat)


RULES: Final = (
    actor_first,
    advance_first,
    chance_action_first,
    dice_to_throw_first,
    hearts_lost_first,
    list_chance_actions_first,
    list_legal_first,
    list_more_turns_first,
    list_protections_first,
    outcome_count_first,
    outcome_weight_first,
    play_many,
    price_first,
    public_name_first,
    run_until_decision_first,
    thing_named_first,
    update_moment_bits_first,
)

# --- bots ----------------------------------------------------------------------------------------


def begin_champion_search(scratch: Scratch, seat: int) -> int:
    return begin_search(scratch, seat, CHAMPION)


def evaluate_champion_leaves(scratch: Scratch, seat: int, many: int) -> int:
    return evaluate_leaves(scratch, seat, many, CHAMPION)


def greedy_action_first(states: States, seat: int, out: Words) -> int:
    return greedy_action(states[0], seat, out)


POLICY: Final = (choose_by_policy, greedy_action_first)
SEARCH: Final = (
    begin_champion_search,
    best_candidate,
    evaluate_champion_leaves,
)

# --- the coach -----------------------------------------------------------------------------------


def write_seeds(seeds: RngStreams, seed: int) -> None:
    """Write the first states of the random streams of a seed."""
    for number in range(len(seeds)):
        seeds[number] = stream(seed, number)


def fill_program(work: Work, brain: Brain, seeds: RngStreams, dice: int, throws: int) -> None:
    fill_rows(work, brain, dice, throws, seeds[0])


def play_final(work: Work, brain: Brain, seeds: RngStreams, final: int) -> None:
    play_dice(work, brain, final, seeds[0])


def play_with_seed(work: Work, brain: Brain, seeds: RngStreams, number: int) -> None:
    play_on(work, brain, seeds[number])


def has_program_first(states: States) -> int:
    return int(has_program(states[0]))


def all_dice_first(states: States) -> int:
    return all_dice(states[0])


def clear_dice_first(states: States) -> None:
    clear_dice(states[0])


def set_on_table_first(states: States) -> int:
    return set_on_table(states[0])


def all_differ_first(states: States, seat: int) -> int:
    """Return 1 if numbers that do not score may matter because of a card or tile."""
    return int(needs_all_numbers(states[0], seat))


def count_sets(dice: int) -> int:
    """Return the number of sets of up to so many dice."""
    return int(FIRST_INDEX[dice + 1])


COACH: Final = (
    all_dice_first,
    all_differ_first,
    apply_gains,
    clear_dice_first,
    count_sets,
    fill_program,
    has_program_first,
    judge,
    kept_set,
    play_final,
    play_with_seed,
    set_on_table_first,
    spread_dice,
    write_seeds,
)
