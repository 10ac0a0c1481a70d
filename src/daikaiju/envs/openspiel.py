"""The game for OpenSpiel: importing this registers `daikaiju`, with explicit chance nodes.

    import pyspiel
    import daikaiju.envs.openspiel
    game = pyspiel.load_game("daikaiju(players=2,cards=none)")

Players are seats, actions have the numbers of `envs.actions`, an observation has the slices of
`envs.observing`, and the return of a player is its share of the win. Every throw, every card
turned up and every lot is a chance node with exact probabilities. Its outcomes have fixed numbers
(`CHANCES`): first the dice that fall, numbered as sets of kept dice are; then the cards turned up
or looked at; then the seats drawn to start; then the faces of tiles that are laid.

Whoever is asked after `longest` decisions is asked no more: the game is over, and nobody has won.

There is no undo, and no information state: a seat observes the table, not how it came about.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping
from itertools import combinations_with_replacement
from typing import Any, Final

import numpy as np
import pyspiel

from ..record import action_text, position_text, read_position
from ..record.notation import thing_label
from ..rules import engine
from ..rules.actions import A_LAY, A_REVEAL, A_ROLL, A_STARTS, MOST_ACTIONS, one_die, pack
from ..rules.agenda import actor
from ..rules.chance import MOST_DICE, dice_to_throw, ways, weight
from ..rules.compiled_api import advance_first, list_chances_first
from ..rules.constants import CHANCE, FACES, MOST_SEATS, NOBODY, ON_TOP
from ..rules.definitions import THINGS_PRINTED, TILE
from ..rules.editions import EDITIONS, Options
from ..rules.state import State
from ..rules.view import view
from .action_errors import why_not
from .actions import ACTIONS, action_of, name_of, write_mask
from .execution import ready
from .game_loop import observe_first
from .observations import SIZE, SLICES
from .setup import Setup

MOST_NODES: Final = (1 << 31) - 1  # that OpenSpiel can count
TERMINAL: Final = int(pyspiel.PlayerId.TERMINAL)
assert int(pyspiel.PlayerId.CHANCE) == CHANCE  # so that both sides call everybody the same

# --- what chance brings, numbered ----------------------------------------------------------------


def _rolls() -> list[int]:
    """Every set of up to ten dice: by how many they are, then by how many are no hearts, …

    These are the numbers that `envs.actions` gives to sets of kept dice, carried on.
    """
    sums = combinations_with_replacement(range(MOST_DICE + 1), FACES)
    in_order = sorted(sums, key=lambda each: each[::-1])
    return [pack(A_ROLL) + _dice(each) for each in in_order]


def _dice(sums: tuple[int, ...]) -> int:
    """The payload of a set of dice: sums[face] of them show this face or one before it."""
    before = (0, *sums[:-1])
    return sum((sums[face] - before[face]) * one_die(face) for face in range(FACES))


CHANCES: Final = (  # the engine's action for each number
    *_rolls(),
    *(pack(A_REVEAL, thing.number) for thing in THINGS_PRINTED if thing.kind != TILE),
    *(pack(A_STARTS, seat) for seat in range(MOST_SEATS)),
    *(pack(A_LAY, thing.number) for thing in THINGS_PRINTED if thing.kind == TILE),
)
NUMBERS: Final = {action: number for number, action in enumerate(CHANCES)}
_THROWS: dict[int, list[tuple[int, float]]] = {}  # the outcomes of throwing so many dice


def chance_outcomes(state: State) -> list[tuple[int, float]]:
    """The numbers of what chance may bring, ascending, and how likely each is."""
    dice = dice_to_throw(state)
    if dice == 0:
        return _outcomes(state)
    if dice not in _THROWS:
        _THROWS[dice] = _outcomes(state)
    return _THROWS[dice].copy()


def _outcomes(state: State) -> list[tuple[int, float]]:
    out = np.zeros(8 * MOST_ACTIONS, np.int64)
    actions = out[: _run(list_chances_first, state, out)].tolist()
    total = int(ways(state))
    return sorted((NUMBERS[action], int(weight(state, action)) / total) for action in actions)


# --- what runs as machine code, or as it is written ----------------------------------------------


def mask_first(states: Any, out: Any, mask: Any) -> int:
    return write_mask(states[0], out, mask)


def _run(function: Any, state: State, *rest: Any) -> Any:
    """A function of states[0], as the engine runs now."""
    return ready(function)(state.record if engine.runs_compiled() else (state,), *rest)


def _mask_of(state: State) -> Any:
    mask = np.zeros(ACTIONS, np.int8)
    _run(mask_first, state, np.zeros(8 * MOST_ACTIONS, np.int64), mask)
    return mask


# --- the game ------------------------------------------------------------------------------------

# What a table may choose: the field of `Options`, and what each word stands for, the usual first.
_YES_OR_NO: Final = {"printed": None, "yes": True, "no": False}  # as the edition has it, or not
_WHEN: Final = {"printed": None, "at_once": "at_once", "end_of_turn": "end_of_turn"}
CHOICES: Final[dict[str, tuple[str, Mapping[str, Any]]]] = {
    "cards": ("deck", {"full": "full", "none": "none"}),
    "tiles": ("tiles", {"red": "red", "green": "green", "mixed": "mixed"}),
    "two_player": ("two_player", _YES_OR_NO),
    "bay": ("bay", _YES_OR_NO),
    "win": ("win", _WHEN),
    "survivor": ("survivor", _WHEN),
    "ties": ("ties", {"shared": "shared", "active_first": "active_first"}),
    "starter": ("starter", {"throw": "throw", "lot": "lot"}),
}
PARAMETERS: Final = {  # of `load_game`, with what they are unless somebody says otherwise
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
        utility=kinds.Utility.GENERAL_SUM,  # all may die, and then nobody has won
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=MOST_SEATS,
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
    """One kind of table: its parameters are those of `PARAMETERS`."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**PARAMETERS, **(params or {})}
        self.setup = _setup(given)
        self.hides = self.setup.options.deck != "none"  # anything from anybody
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

    def new_initial_state(self, position: str = "") -> DaikaijuState:
        """A new game, or any position of such a table by its line of notation."""
        start = self._read(position) if position else self.setup.start
        return DaikaijuState(self, Position.frombytes(start.tobytes()))

    def _read(self, line: str) -> State:
        state = read_position(line)
        here = EDITIONS[state.edition].name, state.seats
        if here != (self.setup.edition, self.setup.seats):
            raise ValueError(
                f"this position is of the edition {here[0]} with {here[1]} monsters:"
                f" one of the edition {self.setup.edition} with {self.setup.seats} would be right"
            )
        return state

    def max_chance_nodes_in_history(self) -> int:
        """More than ever come: only a throw for the first turn that is tied again and again could
        go on for longer."""
        return min(1000 + 8 * self.setup.longest, MOST_NODES - self.setup.longest)

    def action_to_string(self, player: int, action: int) -> str:
        """What an action means, as far as no position is needed to say it."""
        return self.new_initial_state().action_to_string(player, action)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> Observer | PrivateObserver | None:
        """What a seat sees, what all see, or what it alone has seen; nothing else is observed."""
        if params:
            raise ValueError(f"an observer takes no parameters, but was given {params}")
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        shows = {pyspiel.PrivateInfoType.SINGLE_PLAYER: True, pyspiel.PrivateInfoType.NONE: False}
        if wanted.perfect_recall or wanted.private_info not in shows:
            return None
        if wanted.public_info:
            return Observer(shows[wanted.private_info])
        return PrivateObserver(self.hides) if shows[wanted.private_info] else None


class Position(State):
    """A state of the rules that can be copied and pickled with what holds it, as OpenSpiel does."""

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return Position.frombytes, (self.tobytes(),)


class DaikaijuState(pyspiel.State):  # type: ignore[misc]
    """A position of a game of this table, and how many decisions led to it."""

    def __init__(self, game: DaikaijuGame, position: Position) -> None:
        super().__init__(game)
        self.position = position
        self.decisions = 0
        self._longest = game.setup.longest
        self._look()

    def current_player(self) -> int:
        return self._player

    def is_terminal(self) -> bool:
        return self._player == TERMINAL

    def _look(self) -> None:
        """See who is to act now."""
        who = actor(self.position)
        is_cut_short = who != CHANCE and self.decisions >= self._longest
        self._player = TERMINAL if who == NOBODY or is_cut_short else who
        self._mask: Any = None  # what is legal here, once somebody asks

    def returns(self) -> list[float]:
        """The share that each player has of the win, once there is one."""
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
        """Do it; what is not possible is refused, and nothing changes."""
        if not self._may(action):
            raise ValueError(self._why_not(action))
        self.decisions += self._player != CHANCE
        _run(advance_first, self.position, self._engine_action(action))
        self._look()

    def _may(self, number: int) -> bool:
        """Can whoever is to act now do this?"""
        if self._player == CHANCE:
            outcomes = chance_outcomes(self.position)
            at = bisect_left(outcomes, (number, 0.0))
            return at < len(outcomes) and outcomes[at][0] == number
        return self._player >= 0 and 0 <= number < ACTIONS and bool(self._legal()[number])

    def _why_not(self, number: int) -> str:
        if self.is_terminal():
            return f"the game is over: {number} cannot be applied, nor anything else"
        if self._player == CHANCE:
            return f"chance cannot bring {number} now: one of chance_outcomes() would be right"
        return why_not(self.position, number)

    def _engine_action(self, number: int) -> int:
        return CHANCES[number] if self._player == CHANCE else int(action_of(self.position, number))

    def _action_to_string(self, player: int, action: int) -> str:
        """As notation writes it here; by the table of actions where it cannot be done now."""
        if player == CHANCE:
            return action_text(self.position, CHANCES[action])
        if player != self._player or not self._may(action):
            return name_of(action)
        return action_text(self.position, self._engine_action(action))

    def __str__(self) -> str:
        return position_text(self.position)


class Observer:
    """What a seat sees: `tensor` flat, `dict` by the names of the slices, and as a position."""

    def __init__(self, shows_own: bool) -> None:
        self._shows_own = shows_own  # else only what a spectator knows
        self._sight = np.zeros(SIZE, np.int8)
        self.tensor = np.zeros(SIZE, np.float32)
        self.dict = {
            name: self.tensor[start:stop].reshape(shape)
            for name, (start, stop, shape, _) in SLICES.items()
        }

    def set_from(self, state: DaikaijuState, player: int) -> None:
        seen = state.position if self._shows_own else view(state.position, NOBODY)
        _run(observe_first, seen, player, self._sight)
        self.tensor[:] = self._sight

    def string_from(self, state: DaikaijuState, player: int) -> str:
        return position_text(view(state.position, player if self._shows_own else NOBODY))


class PrivateObserver:
    """What a seat knows that others may not: the top card of the deck, if it has looked at it."""

    def __init__(self, hides: bool) -> None:
        self._hides = hides  # anything at all
        self.tensor = np.zeros(SLICES["top"].shape, np.float32)
        self.dict = {"top": self.tensor}

    def set_from(self, state: DaikaijuState, player: int) -> None:
        known = view(state.position, player)
        self.tensor[:] = [place == ON_TOP for place in known.lies]

    def string_from(self, state: DaikaijuState, player: int) -> str:
        known = list(view(state.position, player).lies)
        card = thing_label(known.index(ON_TOP)) if ON_TOP in known else "-"
        return f"top={card}" if self._hides else ""


pyspiel.register_game(_game_type(hides=True), DaikaijuGame)
