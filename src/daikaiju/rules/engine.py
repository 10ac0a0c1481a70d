"""The doors of the engine: what everybody else calls, interpreted or compiled by one switch.

`use("interpreted")`, `use("compiled")` or `use("auto")`; the variable DAIKAIJU_ENGINE chooses the
way where nobody has. "auto" plays interpreted at once and goes over to machine code when it is
ready: `prepare()` has it made by another process in the background, and kept on disk. Functions
outside the rules, such as those that bots decide with, are prepared by name and go over alike.
"""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Literal, get_args

from . import chance, transitions
from .actions import MOST_ACTIONS, kind_of
from .agenda import actor
from .constants import CHANCE, MONSTERS, NOBODY, STARS_TO_WIN
from .errors import Mistake
from .state import State

Way = Literal["interpreted", "compiled", "auto"]


class IllegalAction(ValueError):
    """An action that the rules do not allow in this position."""


@dataclass(frozen=True)
class Outcome:
    """How a game ended: who won (perhaps several, perhaps nobody) and by what."""

    winners: tuple[int, ...]
    reason: Literal["stars", "survivor", "nobody"]


# --- the switch ----------------------------------------------------------------------------------

_chosen: Way | None = None  # not yet asked for
_machine: Any = None  # the compiled doors, once they are there
_loaded: set[Any] = set()  # other functions whose machine code is there
_STAND_BACK = "import os; hasattr(os, 'nice') and os.nice(19)"  # a compiler can wait, people cannot


def use(way: Way) -> None:
    """Choose how the rules run from now on. "compiled" waits for the compiler if it must."""
    global _chosen
    if way not in get_args(Way):
        known = ", ".join(get_args(Way))
        text = f"the rules cannot run {way!r}: choose {known}"
        raise Mistake(text, "mistake-way", way=str(way), known=known)
    _chosen = way
    if way == "compiled":
        _load_machine()


def running() -> Way:
    """How the rules run at this moment: "interpreted" or "compiled"."""
    return "compiled" if _way() != "interpreted" and _machine is not None else "interpreted"


def runs_compiled(*functions: Any) -> bool:
    """Are these functions, given to `machine.compiled`, to be run as machine code now?

    "compiled" says yes and waits for the compiler if it must; "auto" says yes once they are loaded.
    """
    return _loaded.issuperset(functions) if _way() == "auto" else _way() == "compiled"


def _way() -> Way:
    if _chosen is None:
        use(os.environ.get("DAIKAIJU_ENGINE", "auto"))  # type: ignore[arg-type]
    assert _chosen is not None
    return _chosen


def load(*functions: Any) -> None:
    """Have these functions as machine code, waiting for the compiler if it must run first."""
    from .compiler import compiled

    for function in functions:
        compiled(function)
        _loaded.add(function)


def prepare(*functions: Any) -> threading.Thread:
    """Have machine code made in the background; the way "auto" then goes over to it.

    That of these functions, or of the rules themselves where none is named. Whoever has chosen
    "interpreted" needs none.
    """
    making = threading.Thread(target=_prepare, args=functions, name="daikaiju-compile", daemon=True)
    making.start()
    return making


def _prepare(*functions: Any) -> None:
    """Compile in another process, so that this one stays quick; then only load."""
    if _way() == "interpreted":
        return
    wanted = [f"from {f.__module__} import {f.__name__} as f; load(f)" for f in functions]
    script = [_STAND_BACK, "from daikaiju.rules.engine import load, use"]
    script += wanted or ["use('compiled')"]
    maker = [sys.executable, "-c", "\n".join(script)]
    if subprocess.run(maker, check=False, capture_output=True).returncode != 0:
        return
    if functions:
        load(*functions)
    else:
        _load_machine()


def _load_machine() -> None:
    global _machine
    from . import compiled_api

    _machine = compiled_api.Doors()


# --- asking --------------------------------------------------------------------------------------


def legal_actions(state: State) -> list[int]:
    """What the seat that must decide may do, ascending; empty when it is chance's turn or over."""
    if actor(state) < 0:
        return []
    return _listed(state, transitions.list_legal, "list_legal")


def chance_outcomes(state: State) -> list[tuple[int, Fraction]]:
    """What chance may bring now, with exact probabilities; empty when it is not its turn."""
    if actor(state) != CHANCE:
        return []
    total = chance.ways(state)
    actions = _listed(state, chance.list_chances, "list_chances")
    return [(action, Fraction(int(chance.weight(state, action)), int(total))) for action in actions]


def sample(state: State, below: Callable[[int], int]) -> int:
    """One outcome of chance; `below(n)` gives a whole number below n, all equally likely."""
    if actor(state) != CHANCE:
        raise IllegalAction("it is not chance's turn in this position")
    return int(chance.brought(state, below(int(chance.ways(state)))))


def outcome(state: State) -> Outcome | None:
    """How the game ended; None while it goes on."""
    if actor(state) != NOBODY:
        return None
    winners = tuple(seat for seat in range(state.seats) if state.winner[seat])
    if not winners:
        return Outcome((), "nobody")
    by_stars = all(state.stars[seat] >= STARS_TO_WIN for seat in winners)
    return Outcome(winners, "stars" if by_stars else "survivor")


def _listed(state: State, plain: Callable[[State, Any], int], door: str) -> list[int]:
    if running() == "compiled":
        return getattr(_machine, door)(state.record)
    out = [0] * (8 * MOST_ACTIONS)
    return out[: plain(state, out)]


# --- doing ---------------------------------------------------------------------------------------


def is_legal(state: State, action: int) -> bool:
    """May this be done now, by the seat that must decide or by chance?"""
    who = actor(state)
    if who == CHANCE:
        return action in _listed(state, chance.list_chances, "list_chances")
    return who != NOBODY and action in legal_actions(state)


def apply(state: State, action: int) -> State:
    """The position after an action, which is checked; the one given is left as it was."""
    if not is_legal(state, action):
        raise IllegalAction(_why_not(state, action))
    after = state.copy()
    after.events = state.events
    advance(after, action)
    return after


def advance(state: State, action: int) -> None:
    """Do an action in place, unchecked. With somebody listening the rules run interpreted."""
    if step_is_interpreted(state):
        transitions.advance(state, action)
    else:
        _machine.advance(state.record, action)


def step_is_interpreted(state: State) -> bool:
    """Will the next `advance` of this state run interpreted?"""
    return running() == "interpreted" or state.events is not None


def _why_not(state: State, action: int) -> str:
    who = actor(state)
    if who == NOBODY:
        return "the game is over: nothing more can be done"
    if who == CHANCE:
        return f"action {action} (kind {kind_of(action)}) is nothing that chance can bring now"
    name = MONSTERS[state.monster[who]]
    many = len(legal_actions(state))
    return f"action {action} (kind {kind_of(action)}) is not one of {name}'s {many} legal actions"
