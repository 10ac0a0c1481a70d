"""Rewards for each monster. All three kinds agree on the winners.

- `win`: the winners share 1, all others get 0. Nothing is paid before the end.
- `place`: the fraction of other monsters ranked below, ties counting half; paid when it is certain:
  to a monster when it is eliminated, to all others at the end. Monsters eliminated by the same
  action or throw are tied, and so are living monsters that have not won. The sum of a game is
  `seats / 2`.
- `shaped`: `win` plus the change of a potential: the share of a monster in the total strength, a
  rough estimate of its win chance. The potential is 0 for eliminated monsters and at the end, so
  that the sum is `win` minus the potential of the start and the optimal policy does not change (Ng,
  Harada and Russell, 1999).

Reward rows have one cell per absolute seat; they are not relative to an observer.
"""

from __future__ import annotations

from typing import Annotated, Any, Final

import numpy as np

from ..rules.agenda import actor
from ..rules.constants import MAX_SEATS, NOBODY
from ..rules.operations import is_alive
from ..rules.signatures import Array
from ..rules.state import State

Rewards = Annotated[Any, Array("float32")]  # one cell per seat
RewardRows = Annotated[Any, Array("float32", 2)]

WIN: Final = 0
PLACE: Final = 1
SHAPED: Final = 2
REWARDS: Final = {"win": WIN, "place": PLACE, "shaped": SHAPED}


def living_bits(state: State) -> int:
    """Return the living monsters as bits."""
    bits = 0
    for seat in range(state.seats):
        if is_alive(state, seat):
            bits |= 1 << seat
    return bits


def start_rewards(state: State, kind: int, reward: Rewards) -> None:
    """Initialise a row of rewards before an action."""
    for seat in range(MAX_SEATS):
        reward[seat] = 0.0
    if kind == SHAPED:
        _add_potentials(state, -1, reward)


def pay(state: State, was_living: int, kind: int, reward: Any) -> None:
    """Pay for one action after `start_rewards`; `was_living` (bits) were alive before it."""
    if kind == PLACE:
        pay_eliminated(state, was_living, reward)
    pay_after(state, kind, reward)


def pay_eliminated(state: State, was_living: int, reward: Rewards) -> None:
    """Pay the ranks of monsters that were just eliminated together; winners are paid at the end."""
    fallen = 0
    out_before = 0
    for seat in range(state.seats):
        if was_living >> seat & 1 == 0:
            out_before += 1
        elif not is_alive(state, seat) and not state.winner[seat]:
            fallen += 1
    for seat in range(state.seats):
        if was_living >> seat & 1 and not is_alive(state, seat) and not state.winner[seat]:
            reward[seat] = _rank_reward(state, out_before, fallen)


def pay_after(state: State, kind: int, reward: Rewards) -> None:
    """Pay at the end of the game, or add the potential if it continues."""
    if actor(state) == NOBODY:
        if kind == PLACE:
            _pay_ranks(state, reward)
        else:
            _pay_winners(state, reward)
    elif kind == SHAPED:
        _add_potentials(state, 1, reward)


def _rank_reward(state: State, behind: int, level: int) -> float:
    """Return the reward of each of `level` tied monsters with `behind` monsters below them."""
    return (2 * behind + level - 1) / (2 * (state.seats - 1))


def _pay_ranks(state: State, reward: Rewards) -> None:
    """Pay the ranks of the winners and of the other living monsters."""
    winners = 0
    losers = 0  # living monsters that have not won
    for seat in range(state.seats):
        if state.winner[seat]:
            winners += 1
        elif is_alive(state, seat):
            losers += 1
    for seat in range(state.seats):
        if state.winner[seat]:
            reward[seat] = _rank_reward(state, state.seats - winners, winners)
        elif is_alive(state, seat):
            reward[seat] = _rank_reward(state, state.seats - winners - losers, losers)


def _pay_winners(state: State, reward: Rewards) -> None:
    winners = 0
    for seat in range(state.seats):
        winners += state.winner[seat]
    for seat in range(state.seats):
        if state.winner[seat]:
            reward[seat] += np.float32(1 / winners)


def strength(state: State, seat: int) -> int:
    """Return hearts and stars plus half the energy; 0 for an eliminated monster."""
    if not is_alive(state, seat):
        return 0
    return 2 * state.health[seat] + 2 * state.stars[seat] + state.energy[seat]


def _add_potentials(state: State, sign: int, reward: Rewards) -> None:
    total = 0
    for seat in range(state.seats):
        total += strength(state, seat)
    for seat in range(state.seats):
        reward[seat] += np.float32(sign * strength(state, seat) / total)
