"""Rewards for each monster, by three kinds that agree on who has won.

- `win`: the winners share 1, everybody else has 0. Nothing is paid before the end.
- `place`: the share of the other monsters that one has left behind, level ones counting half; paid
  when it is certain: to whoever falls, and to all others at the end. Monsters that fall by the
  same action or throw are level, and so are the living who have not won. A game pays `seats / 2`.
- `shaped`: `win`, and on the way the change of a potential: one's share of all living monsters'
  strength, a crude guess at the chance to win. The potential is 0 for whoever is out and when the
  game is over, so that all of it adds up to the same as `win` less the potential of the start:
  what is best to do stays best to do (Ng, Harada and Russell, 1999).

Rows of rewards have a cell for each seat of the table, not turned to whoever looks at them.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from ..rules.agenda import actor
from ..rules.constants import MOST_SEATS, NOBODY
from ..rules.operations import alive
from ..rules.state import State

WIN: Final = 0
PLACE: Final = 1
SHAPED: Final = 2
REWARDS: Final = {"win": WIN, "place": PLACE, "shaped": SHAPED}


def living(state: State) -> int:
    """Who is alive, as bits."""
    bits = 0
    for seat in range(state.seats):
        if alive(state, seat):
            bits |= 1 << seat
    return bits


def before(state: State, kind: int, reward: Any) -> None:
    """Begin a row of rewards, before somebody acts."""
    for seat in range(MOST_SEATS):
        reward[seat] = 0.0
    if kind == SHAPED:
        _add_potentials(state, -1, reward)


def pay(state: State, was_living: int, kind: int, reward: Any) -> None:
    """After one action since `before`, when those in `was_living` (bits) were alive."""
    if kind == PLACE:
        pay_falls(state, was_living, reward)
    pay_rest(state, kind, reward)


def pay_falls(state: State, was_living: int, reward: Any) -> None:
    """The places of those who have just fallen, all together; who wins by falling has the first."""
    fallen = 0
    out_before = 0
    for seat in range(state.seats):
        if was_living >> seat & 1 == 0:
            out_before += 1
        elif not alive(state, seat) and not state.winner[seat]:
            fallen += 1
    for seat in range(state.seats):
        if was_living >> seat & 1 and not alive(state, seat) and not state.winner[seat]:
            reward[seat] = _place(state, out_before, fallen)


def pay_rest(state: State, kind: int, reward: Any) -> None:
    """What is paid at the end, and the potential where the game goes on."""
    if actor(state) == NOBODY:
        if kind == PLACE:
            _pay_places(state, reward)
        else:
            _pay_winners(state, reward)
    elif kind == SHAPED:
        _add_potentials(state, 1, reward)


def _place(state: State, behind: int, level: int) -> float:
    """What a place is worth to each of `level` monsters with so many behind them."""
    return (2 * behind + level - 1) / (2 * (state.seats - 1))


def _pay_places(state: State, reward: Any) -> None:
    winners = 0
    losers = 0  # who are alive
    for seat in range(state.seats):
        if state.winner[seat]:
            winners += 1
        elif alive(state, seat):
            losers += 1
    for seat in range(state.seats):
        if state.winner[seat]:
            reward[seat] = _place(state, state.seats - winners, winners)
        elif alive(state, seat):
            reward[seat] = _place(state, state.seats - winners - losers, losers)


def _pay_winners(state: State, reward: Any) -> None:
    winners = 0
    for seat in range(state.seats):
        winners += state.winner[seat]
    for seat in range(state.seats):
        if state.winner[seat]:
            reward[seat] += np.float32(1 / winners)


def strength(state: State, seat: int) -> int:
    """Hearts and stars, and energy by half; 0 for whoever is out."""
    if not alive(state, seat):
        return 0
    return 2 * state.health[seat] + 2 * state.stars[seat] + state.energy[seat]


def _add_potentials(state: State, sign: int, reward: Any) -> None:
    total = 0
    for seat in range(state.seats):
        total += strength(state, seat)
    for seat in range(state.seats):
        reward[seat] += np.float32(sign * strength(state, seat) / total)
