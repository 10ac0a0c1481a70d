"""The ranks of a game: the order of elimination, and the final ranking."""

from __future__ import annotations

from ...rules.operations import is_alive
from ...rules.state import State


def eliminated_seats(before: tuple[int, ...], state: State) -> tuple[int, ...]:
    """Return the eliminated seats in order; those that have just fallen come last."""
    still = tuple(seat for seat in before if not is_alive(state, seat))
    fallen = [s for s in range(state.seats) if s not in still and not is_alive(state, s)]
    return (*still, *fallen)


def times_of_fall(
    before: tuple[int, ...], times: tuple[int, ...], after: tuple[int, ...], now: int
) -> tuple[int, ...]:
    """Return a time for each of the eliminated seats `after`: `now` for those that are new.

    `times` belongs to `before`. A table of an earlier version has no times: the order counts.
    """
    known = dict(zip(reversed(before), reversed(times), strict=False))
    oldest = {seat: index - len(before) for index, seat in enumerate(before)}
    return tuple(known.get(seat, oldest.get(seat, now)) for seat in after)


def ranks(state: State, out: tuple[int, ...], fell: tuple[int, ...] = ()) -> tuple[int, ...]:
    """Return the rank of each seat: winners, then the living by stars, then the last to fall.

    Equal stars, or elimination at the same time (`fell`), have the same rank.
    """
    times = dict(zip(out, times_of_fall(out, fell, out, 0), strict=True))

    def worth(seat: int) -> tuple[int, int]:
        if state.winner[seat]:
            return (2, 0)
        if is_alive(state, seat):
            return (1, state.stars[seat])
        return (0, times.get(seat, -len(out) - 1))

    worths = [worth(seat) for seat in range(state.seats)]
    return tuple(1 + sum(other > own for other in worths) for own in worths)
