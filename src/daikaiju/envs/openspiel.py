"""The game for OpenSpiel: importing this module registers `daikaiju`, with explicit chance nodes.

    import pyspiel
    import daikaiju.envs.openspiel
    game = pyspiel.load_game("daikaiju(players=2,cards=none)")

Players are seats, actions have the ids of `envs.actions`, an observation has the slices of
`envs.observations`, and the return of a player is its share of the win. Every throw, revealed card
and draw of lots is a chance node with exact probabilities. Outcomes have fixed numbers (`CHANCES`):
first dice, numbered like sets of kept dice; then revealed cards; then starting seats; then tile
faces.

After `longest` decisions the game is over without a winner.

There is no undo and no information state: a seat observes the table, not its history.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping
from itertools import combinations_with_replacement
from typing import Any, Final

import numpy as np

from ..record import action_text, position_text, read_position
from ..rules import engine
from ..rules.actions import A_LAY, A_REVEAL, A_ROLL, A_STARTS, MAX_ACTIONS, one_die, pack
from ..rules.agenda import actor
from ..rules.chance import MAX_DICE, dice_to_throw, outcome_count, outcome_weight
from ..rules.compiled_api import advance_first, list_chance_actions_first
from ..rules.constants import CHANCE, FACES, MAX_SEATS, NOBODY, ON_TOP
from ..rules.definitions import ALL_THINGS, CARD_OF, TILE
from ..rules.editions import EDITIONS, Options, option_values
from ..rules.signatures import Bytes, States, Words
from ..rules.state import State
from ..rules.view import view
from .action_errors import illegal_action_message
from .actions import ACTIONS, action_of, name_of, write_mask
from .card_cells import CARD_SLOTS
from .execution import executable, executables
from .extras import needs_extra
from .game_loop import observe_first
from .observations import SIZE, SLICES
from .setup import Setup

with needs_extra("openspiel"):
    import pyspiel

MAX_NODES: Final = (1 << 31) - 1  # limit of OpenSpiel
TERMINAL: Final = int(pyspiel.PlayerId.TERMINAL)
assert int(pyspiel.PlayerId.CHANCE) == CHANCE  # both sides use the same numbers

# --- outcomes of chance --------------------------------------------------------------------------


def _rolls() -> list[int]:
    """Return every set of up to ten dice, ordered by size, then by faces.

    The order continues the numbering of sets of kept dice in `envs.actions`.
    """
    sums = combinations_with_replacement(range(MAX_DICE + 1), FACES)
    in_order = sorted(sums, key=lambda each: each[::-1])
    return [pack(A_ROLL) + _dice(each) for each in in_order]


def _dice(sums: tuple[int, ...]) -> int:
    """Return the payload of a set of dice; sums[face] is its number of dice with faces up to this
    one.
    """
    before = (0, *sums[:-1])
    return sum((sums[face] - before[face]) * one_die(face) for face in range(FACES))


CHANCES: Final = (  # action of the engine by number; new cards add numbers only at the end
    *_rolls(),
    *(pack(A_STARTS, seat) for seat in range(MAX_SEATS)),
    *(pack(A_LAY if thing.kind == TILE else A_REVEAL, thing.number) for thing in ALL_THINGS),
)
OUTCOME_NUMBERS: Final = {action: number for number, action in enumerate(CHANCES)}
_THROW_OUTCOMES: dict[int, list[tuple[int, float]]] = {}  # outcomes by number of dice


def chance_outcomes(state: State) -> list[tuple[int, float]]:
    """Return the numbers of the possible outcomes of chance, ascending, with probabilities."""
    dice = dice_to_throw(state)
    if dice == 0:
        return _outcomes(state)
    if dice not in _THROW_OUTCOMES:
        _THROW_OUTCOMES[dice] = _outcomes(state)
    return _THROW_OUTCOMES[dice].copy()


def _outcomes(state: State) -> list[tuple[int, float]]:
    out = np.zeros(8 * MAX_ACTIONS, np.int64)
    actions = out[: _run(list_chance_actions_first, state, out)].tolist()
    total = int(outcome_count(state))
    return sorted(
        (OUTCOME_NUMBERS[action], int(outcome_weight(state, action)) / total) for action in actions
    )


# --- compiled or interpreted functions -----------------------------------------------------------


def mask_first(states: States, out: Words, mask: Bytes) -> int:
    return write_mask(states[0], out, mask)


def _run(function: Any, state: State, *rest: Any) -> Any:
    """Run a function of states[0], compiled or interpreted."""
    return executable(function)(state.record if engine.runs_compiled() else (state,), *rest)


def _mask_of(state: State) -> Any:
    mask = np.zeros(ACTIONS, np.int8)
    _run(mask_first, state, np.zeros(8 * MAX_ACTIONS, np.int64), mask)
    return mask


# --- the game ------------------------------------------------------------------------------------

# Values of table options as words; "printed": as in the edition.
_WORDS: Final = {None: "printed", True: "yes", False: "no"}
_RENAMED: Final = {"deck": "cards"}  # options whose parameter has another name


def _choices() -> dict[str, tuple[str, Mapping[str, Any]]]:
    """Return the field of `Options` and the values by word, the default first, by parameter."""
    found: dict[str, tuple[str, Mapping[str, Any]]] = {}
    for option, values in option_values().items():
        default = getattr(Options(), option)
        ordered = [default, *(value for value in values if value != default)]
        words = {_WORDS.get(value, str(value)): value for value in ordered}
        found[_RENAMED.get(option, option)] = option, words
    return found


CHOICES: Final = _choices()
PARAMETERS: Final = {  # of `load_game`, with defaults
    "edition": Setup().edition,
    "players": Setup().seats,
    "longest": Setup().longest,
    **{name: next(iter(words)) for name, (_, words) in CHOICES.items()},
}


def _game_type(hides: bool) -> pyspiel.GameType:
    kinds = pyspiel.GameType
    known = kinds.Information
    return kinds(
        short_name="daikaiju",
        long_name="Daikaiju (King of Tokyo)",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=known.IMPERFECT_INFORMATION if hides else known.PERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM,  # all monsters may be eliminated: then no player wins
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=MAX_SEATS,
        min_num_players=2,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=PARAMETERS,
    )


def _setup(given: dict[str, Any]) -> Setup:
    chosen = {}
    for name, (option, words) in CHOICES.items():
        if given[name] not in words:
            known = ", ".join(words)
            raise ValueError(f"{name} cannot be {given[name]!r}: it can be {known}")
        chosen[option] = words[given[name]]
    return Setup(
        edition=given["edition"],
        seats=given["players"],
        options=Options(**chosen),
        longest=given["longest"],
    )


class DaikaijuGame(pyspiel.Game):  # type: ignore[misc]
    """One kind of table with the parameters of `PARAMETERS`."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**PARAMETERS, **(params or {})}
        self.setup = _setup(given)
        self.hides = self.setup.options.deck != "none"  # whether hidden information exists
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=len(CHANCES),
            num_players=self.setup.seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=self.setup.longest,
        )
        super().__init__(_game_type(self.hides), info, given)
        executables(advance_first, observe_first, mask_first, list_chance_actions_first)

    def new_initial_state(self, position: str = "") -> DaikaijuState:
        """Return a new game, or any position of such a table from its text."""
        start = self._read(position) if position else self.setup.start
        return DaikaijuState(self, start.copy())

    def _read(self, line: str) -> State:
        state = read_position(line)
        here = EDITIONS[state.edition].name, state.seats
        if here != (self.setup.edition, self.setup.seats):
            raise ValueError(
                f"this position is of the edition {here[0]} with {here[1]} monsters:"
                f" choose one of the edition {self.setup.edition} with {self.setup.seats}"
            )
        return state

    def max_chance_nodes_in_history(self) -> int:
        """Return an upper bound; only endless ties for the first turn could exceed it."""
        return min(1000 + 8 * self.setup.longest, MAX_NODES - self.setup.longest)

    def action_to_string(self, player: int, action: int) -> str:
        """Return the meaning of an action as far as it is independent of the position."""
        return self.new_initial_state().action_to_string(player, action)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> Observer | PrivateObserver | None:
        """Return an observer of a seat's view, of public information, or of private information."""
        if params:
            raise ValueError(f"an observer takes no parameters, but was given {params}")
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        shows = {pyspiel.PrivateInfoType.SINGLE_PLAYER: True, pyspiel.PrivateInfoType.NONE: False}
        if wanted.perfect_recall or wanted.private_info not in shows:
            return None
        if wanted.public_info:
            return Observer(shows[wanted.private_info])
        return PrivateObserver(self.hides) if shows[wanted.private_info] else None


class DaikaijuState(pyspiel.State):  # type: ignore[misc]
    """A position of a game, and the number of decisions so far."""

    def __init__(self, game: DaikaijuGame, position: State) -> None:
        super().__init__(game)
        self.position = position
        self.decisions = 0
        self._longest = game.setup.longest
        self._update_player()

    def current_player(self) -> int:
        return self._player

    def is_terminal(self) -> bool:
        return self._player == TERMINAL

    def _update_player(self) -> None:
        """Update the player that must act."""
        who = actor(self.position)
        is_truncated = who != CHANCE and self.decisions >= self._longest
        self._player = TERMINAL if who == NOBODY or is_truncated else who
        self._mask: Any = None  # legal actions, computed on demand

    def returns(self) -> list[float]:
        """Return the share of the win of each player."""
        end = engine.outcome(self.position)
        winners = end.winners if end else ()
        return [(seat in winners) / max(1, len(winners)) for seat in range(self.position.seats)]

    def information_state_string(self, player: int = 0) -> str:
        raise ValueError("there is no information state: what a player sees is its observation")

    information_state_tensor = information_state_string

    def _legal_actions(self, player: int) -> list[int]:
        numbers: list[int] = np.flatnonzero(self._legal()).tolist()
        return numbers

    def _legal(self) -> Any:
        if self._mask is None:
            self._mask = _mask_of(self.position)
        return self._mask

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return chance_outcomes(self.position)

    def _apply_action(self, action: int) -> None:
        """Apply an action. An impossible one raises an error and changes nothing."""
        if not self._may(action):
            raise ValueError(self._why_not(action))
        self.decisions += self._player != CHANCE
        _run(advance_first, self.position, self._engine_action(action))
        self._update_player()

    def _may(self, number: int) -> bool:
        """Return whether the current actor can take this action."""
        if self._player == CHANCE:
            outcomes = chance_outcomes(self.position)
            at = bisect_left(outcomes, (number, 0.0))
            return at < len(outcomes) and outcomes[at][0] == number
        return self._player >= 0 and 0 <= number < ACTIONS and bool(self._legal()[number])

    def _why_not(self, number: int) -> str:
        if self.is_terminal():
            return f"the game is over: {number} cannot be applied, nor anything else"
        if self._player == CHANCE:
            return f"chance cannot bring {number} now: choose one of chance_outcomes()"
        return illegal_action_message(self.position, number)

    def _engine_action(self, number: int) -> int:
        return CHANCES[number] if self._player == CHANCE else int(action_of(self.position, number))

    def _action_to_string(self, player: int, action: int) -> str:
        """Return the notation of an action, or its general meaning if it is not legal here."""
        if player == CHANCE:
            return action_text(self.position, CHANCES[action])
        if player != self._player or not self._may(action):
            return name_of(action)
        return action_text(self.position, self._engine_action(action))

    def __str__(self) -> str:
        return position_text(self.position)


class Observer:
    """The view of a seat: `tensor` flat, `dict` by slice names, and as position text."""

    def __init__(self, shows_own: bool) -> None:
        self._shows_own = shows_own  # otherwise public information only
        self._cells = np.zeros(SIZE, np.int8)
        self.tensor = np.zeros(SIZE, np.float32)
        self.dict = {
            name: self.tensor[start:stop].reshape(shape)
            for name, (start, stop, shape, _) in SLICES.items()
        }

    def set_from(self, state: DaikaijuState, player: int) -> None:
        seen = state.position if self._shows_own else view(state.position, NOBODY)
        _run(observe_first, seen, player, self._cells)
        self.tensor[:] = self._cells

    def string_from(self, state: DaikaijuState, player: int) -> str:
        return position_text(view(state.position, player if self._shows_own else NOBODY))


class PrivateObserver:
    """Private information of a seat: the top card of the deck, if it has seen it."""

    def __init__(self, hides: bool) -> None:
        self._hides = hides  # whether hidden information exists
        self.tensor = np.zeros(CARD_SLOTS, np.float32)  # by the id of the card
        self.dict = {"top": self.tensor}

    def set_from(self, state: DaikaijuState, player: int) -> None:
        known = list(view(state.position, player).location)
        self.tensor[:] = 0
        if ON_TOP in known:
            self.tensor[CARD_OF[known.index(ON_TOP)]] = 1

    def string_from(self, state: DaikaijuState, player: int) -> str:
        known = list(view(state.position, player).location)
        card = ALL_THINGS[known.index(ON_TOP)].name if ON_TOP in known else "-"
        return f"top={card}" if self._hides else ""


pyspiel.register_game(_game_type(hides=True), DaikaijuGame)
