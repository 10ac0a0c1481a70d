"""The interface of the engine, with one switch between interpreted and compiled rules.

The switch is `use("interpreted")`, `use("compiled")` or `use("auto")`; without a call the
environment variable DAIKAIJU_ENGINE decides, then "auto". With "auto" the rules run interpreted
until machine code is ready: `prepare()` compiles it in another process and stores it on disk.
Functions outside the rules, for example of bots, are prepared by name and switch in the same way.
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
from .actions import MAX_ACTIONS, kind_of
from .agenda import actor
from .constants import CHANCE, MONSTERS, NOBODY, STARS_TO_WIN
from .errors import RulesError
from .operations import count_living
from .state import State

Backend = Literal["interpreted", "compiled", "auto"]


class IllegalAction(ValueError):
    """The rules do not allow this action in this position."""


@dataclass(frozen=True)
class Outcome:
    """The result of a finished game: the winning seats (none, one or several) and the reason.

    Without a winner all monsters have fallen ("nobody"), or none can act any more ("standstill").
    """

    winners: tuple[int, ...]
    reason: Literal["stars", "survivor", "nobody", "standstill"]


# --- choosing the backend ------------------------------------------------------------------------

_chosen_backend: Backend | None = None  # None: not chosen yet
_compiled_api: Any = None  # a CompiledApi, once it is loaded
_loaded_functions: set[Any] = set()  # other functions whose machine code is loaded
_LOWER_PRIORITY = "import os; hasattr(os, 'nice') and os.nice(19)"  # for the compiler process


def use(backend: Backend) -> None:
    """Choose how the rules run from now on: "interpreted", "compiled" or "auto".

    "compiled" loads machine code, and compiles it first if necessary (about a minute). "auto" runs
    interpreted until machine code is ready; `prepare` starts the compilation.
    """
    global _chosen_backend
    if backend not in get_args(Backend):
        known = ", ".join(get_args(Backend))
        text = f"unknown backend {backend!r}: choose {known}"
        raise RulesError(text, "mistake-way", way=str(backend), known=known)
    _chosen_backend = backend
    if backend == "compiled":
        _load_compiled_api()


def running() -> Backend:
    """Return how the rules run at this moment: "interpreted" or "compiled"."""
    if _backend() == "interpreted" or _compiled_api is None:
        return "interpreted"
    return "compiled"


def runs_compiled(*functions: Any) -> bool:
    """Whether the caller should run these functions as machine code (`compiler.get_compiled`) now.

    With "compiled" always, even if the compiler must run first; with "auto" once they are loaded.
    """
    if _backend() == "auto":
        return _loaded_functions.issuperset(functions)
    return _backend() == "compiled"


def _backend() -> Backend:
    if _chosen_backend is None:
        use(os.environ.get("DAIKAIJU_ENGINE", "auto"))  # type: ignore[arg-type]
    assert _chosen_backend is not None
    return _chosen_backend


def load(*functions: Any) -> None:
    """Load the machine code of these functions; compile it first if necessary."""
    if _loaded_functions.issuperset(functions):
        return
    from .compiler import compile_missing, get_compiled

    compile_missing(functions)
    for function in functions:
        get_compiled(function)
        _loaded_functions.add(function)


def prepare(*functions: Any) -> threading.Thread:
    """Compile in the background; with "auto", calls use the machine code once it is loaded.

    Without arguments this compiles the rules; else these functions. It does nothing with
    "interpreted". The returned thread ends when the machine code is loaded.
    """
    thread = threading.Thread(
        target=_compile_in_background, args=functions, name="daikaiju-compile", daemon=True
    )
    thread.start()
    return thread


def _compile_in_background(*functions: Any) -> None:
    """Compile in another process, so that this one stays responsive; then load the result."""
    if _backend() == "interpreted":
        return
    imports = [f"from {f.__module__} import {f.__name__} as f; load(f)" for f in functions]
    script = [_LOWER_PRIORITY, "from daikaiju.rules.engine import load, use"]
    script += imports or ["use('compiled')"]
    command = [sys.executable, "-c", "\n".join(script)]
    if subprocess.run(command, check=False, capture_output=True).returncode != 0:
        return
    if functions:
        load(*functions)
    else:
        _load_compiled_api()


def _load_compiled_api() -> None:
    global _compiled_api
    if _compiled_api is None:
        from . import compiled_api

        _compiled_api = compiled_api.CompiledApi()


# --- queries -------------------------------------------------------------------------------------


def legal_actions(state: State) -> list[int]:
    """Return the legal actions of the seat that decides, ascending.

    The list is empty at a chance event and after the end of the game.
    """
    if actor(state) < 0:
        return []
    return _list_actions(state, transitions.list_legal, "list_legal")


def chance_outcomes(state: State) -> list[tuple[int, Fraction]]:
    """Return the outcomes of a chance event: pairs of an action and its exact probability.

    The list is empty when `actor(state)` is not CHANCE.
    """
    if actor(state) != CHANCE:
        return []
    total = chance.outcome_count(state)
    actions = _list_actions(state, chance.list_chance_actions, "list_chance_actions")
    return [
        (action, Fraction(int(chance.outcome_weight(state, action)), int(total)))
        for action in actions
    ]


def sample(state: State, below: Callable[[int], int]) -> int:
    """Draw one outcome of a chance event and return its action.

    `below(n)` returns a uniform random integer from 0 to n - 1: `random.randrange`, for example.
    """
    if actor(state) != CHANCE:
        raise IllegalAction("it is not chance's turn in this position")
    return int(chance.chance_action(state, below(int(chance.outcome_count(state)))))


def outcome(state: State) -> Outcome | None:
    """Return the result of a finished game; None while the game is running."""
    if actor(state) != NOBODY:
        return None
    winners = tuple(seat for seat in range(state.seats) if state.winner[seat])
    if not winners:
        return Outcome((), "standstill" if count_living(state) else "nobody")
    by_stars = all(state.stars[seat] >= STARS_TO_WIN for seat in winners)
    return Outcome(winners, "stars" if by_stars else "survivor")


def _list_actions(state: State, function: Callable[[State, Any], int], method: str) -> list[int]:
    """List actions with the interpreted function, or with this method of the compiled API."""
    if running() == "compiled":
        return getattr(_compiled_api, method)(state.record)
    out = [0] * (8 * MAX_ACTIONS)
    return out[: function(state, out)]


# --- actions -------------------------------------------------------------------------------------


def is_legal(state: State, action: int) -> bool:
    """Return whether the next actor, a seat or chance, may take this action now."""
    who = actor(state)
    if who == CHANCE:
        return action in _list_actions(state, chance.list_chance_actions, "list_chance_actions")
    return who != NOBODY and action in legal_actions(state)


def apply(state: State, action: int) -> State:
    """Return the position after an action; `state` itself does not change.

    Raises IllegalAction if the action is not legal. `advance` is the fast version in place.
    """
    if not is_legal(state, action):
        raise IllegalAction(_explain_illegal(state, action))
    after = state.copy()
    after.events = state.events
    advance(after, action)
    return after


def advance(state: State, action: int) -> None:
    """Apply an action to `state` in place, without a check of legality.

    The step runs interpreted if `state.events` collects events.
    """
    if step_is_interpreted(state):
        transitions.advance(state, action)
    else:
        _compiled_api.advance(state.record, action)


def step_is_interpreted(state: State) -> bool:
    """Return whether the next `advance` of this state runs interpreted."""
    return running() == "interpreted" or state.events is not None


def _explain_illegal(state: State, action: int) -> str:
    who = actor(state)
    if who == NOBODY:
        return "the game is over: no action is possible"
    if who == CHANCE:
        return f"action {action} (kind {kind_of(action)}) is not a possible outcome of chance here"
    name = MONSTERS[state.monster[who]]
    many = len(legal_actions(state))
    return f"action {action} (kind {kind_of(action)}) is not one of {name}'s {many} legal actions"


# --- whole games ---------------------------------------------------------------------------------


def play_game(
    state: State,
    decide: Callable[[State, int], int | None],
    draw: Callable[[State], int | None],
    perform: Callable[[State, int], State | None] = advance,
) -> State:
    """Play until the game is over and return the last position.

    `decide(state, seat)` returns the action of a seat, `draw(state)` that of chance. Either may
    return None to stop early. `perform(state, action)` applies an action: `advance`, the default,
    changes `state` in place; `apply` checks the action and leaves `state` unchanged.

        play_game(new_game(), lambda state, seat: random.choice(legal_actions(state)),
                  lambda state: sample(state, random.randrange))
    """
    while (seat := actor(state)) != NOBODY:
        action = draw(state) if seat == CHANCE else decide(state, seat)
        if action is None:
            break
        after = perform(state, action)
        state = state if after is None else after
    return state
