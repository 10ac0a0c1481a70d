"""The full game for OpenSpiel: positions with histories, and the game that creates them."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable
from typing import Any, Final

import numpy as np

from ...record import action_text, position_text, read_position
from ...rules import engine
from ...rules.agenda import LOOK, actor, top_kind
from ...rules.compiled_api import advance_first, list_chance_actions_first
from ...rules.constants import CHANCE, DECK, MAX_SEATS, NOBODY, ON_TOP
from ...rules.definitions import ALL_THINGS
from ...rules.editions import EDITIONS
from ...rules.locations import count_at, nth_at
from ...rules.market import is_top_seen
from ...rules.state import State
from ...rules.view import hide_top_card, view
from ...spaces.action_names import name_of
from ...spaces.actions import ACTIONS, action_of
from ...spaces.observations import observe_first
from ..action_errors import illegal_action_message
from ..execution import executables
from ..extras import needs_extra
from .chance_numbers import CHANCES, chance_outcomes, legal_mask, mask_first, run_first
from .observers import HistoryObserver, Observer, PrivateObserver
from .parameters import PARAMETERS, setup_of
from .resampled import resample

with needs_extra("openspiel"):
    import pyspiel

MAX_NODES: Final = (1 << 31) - 1  # limit of OpenSpiel
TERMINAL: Final = int(pyspiel.PlayerId.TERMINAL)
NEVER: Final = -1
assert int(pyspiel.PlayerId.CHANCE) == CHANCE  # both sides use the same numbers


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
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=PARAMETERS,
    )


class DaikaijuGame(pyspiel.Game):  # type: ignore[misc]
    """One kind of table with the parameters of `PARAMETERS`."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**PARAMETERS, **(params or {})}
        self.setup = setup_of(given)
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
        return DaikaijuState(self, start.copy(), bool(position))

    def _read(self, line: str) -> State:
        state = read_position(line)
        here = EDITIONS[state.edition].name, state.seats
        if here != (self.setup.edition, self.setup.seats):
            raise ValueError(
                f"this position is of the edition {here[0]} with {here[1]} monsters:"
                f" choose one of the edition {self.setup.edition} with {self.setup.seats}"
            )
        if state.asks_predictions:
            raise ValueError(
                "this position is of a table with predictions, which OpenSpiel does not play:"
                " choose one without asks_predictions"
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
    ) -> Observer | PrivateObserver | HistoryObserver | None:
        """Return an observer of the position or of its history, as a seat or all seats see it, or
        of the private information of a seat.
        """
        if params:
            raise ValueError(f"an observer takes no parameters, but was given {params}")
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        shows = {pyspiel.PrivateInfoType.SINGLE_PLAYER: True, pyspiel.PrivateInfoType.NONE: False}
        if wanted.private_info not in shows:
            return None
        shows_own = shows[wanted.private_info]
        if wanted.public_info:
            return (HistoryObserver if wanted.perfect_recall else Observer)(shows_own)
        return PrivateObserver(self.hides) if shows_own and not wanted.perfect_recall else None


class DaikaijuState(pyspiel.State):  # type: ignore[misc]
    """A position of a game, the number of decisions so far, and what each seat has seen."""

    def __init__(self, game: DaikaijuGame, position: State, is_given: bool = False) -> None:
        super().__init__(game)
        self.position = position
        self.decisions = 0
        self.logs = _first_logs(position, is_given)  # by seat; the last one is public
        self._start = position_text(position) if is_given else ""
        self._look = NEVER  # index in the history of the last card that a seat looked at
        self._longest = game.setup.longest
        self._hides = game.hides
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

    def _legal_actions(self, player: int) -> list[int]:
        numbers: list[int] = np.flatnonzero(self._legal()).tolist()
        return numbers

    def _legal(self) -> Any:
        if self._mask is None:
            self._mask = legal_mask(self.position)
        return self._mask

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return chance_outcomes(self.position)

    def _apply_action(self, action: int) -> None:
        """Apply an action. An impossible one raises an error and changes nothing."""
        if not self._may(action):
            raise ValueError(self._why_not(action))
        entry = self._log_entry(action)
        known = self._seats_that_know()
        self.decisions += self._player != CHANCE
        run_first(advance_first, self.position, self._engine_action(action))
        self._log(entry, known)
        self._update_player()

    def _log_entry(self, number: int) -> str:
        """Return what all seats see of an action: a card that a seat looks at is hidden."""
        if self._player != CHANCE:
            return f" {number}"
        if top_kind(self.position) != LOOK:
            return f" c{number}"
        self._look = self.move_number()
        return " c?"

    def _seats_that_know(self) -> list[int]:
        """Return the seats that know the card on top of the deck."""
        if not self._hides:
            return []
        return [seat for seat in range(self.position.seats) if self.position.seen_top[seat]]

    def _log(self, entry: str, known: list[int]) -> None:
        logs = [log + entry for log in self.logs]
        for seat in self._seats_that_know():
            if seat not in known:
                logs[seat] += f" top={_top_card(self.position)}"
        self.logs = tuple(logs)

    def resample_from_infostate(self, player: int, rng: Callable[[], float]) -> DaikaijuState:
        """Return a game that this player cannot distinguish from this one.

        The only hidden information is a card that others have looked at: it is drawn again from the
        cards that the player does not know. All other actions were possible with each of them.
        """
        if not is_top_seen(self.position) or self.position.seen_top[player]:
            return self.clone()
        start = self.get_game().new_initial_state(self._start)
        if self._look == NEVER:
            start = self.get_game().new_initial_state(
                position_text(_with_other_top(start.position, rng()))
            )
        return resample(self, start, self._look, rng)

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


def _first_logs(position: State, is_given: bool) -> tuple[str, ...]:
    """Return the logs of all seats and of spectators; they start with a position that was given."""
    if not is_given:
        return ("",) * (position.seats + 1)
    viewers = (*range(position.seats), NOBODY)
    return tuple(f" {position_text(view(position, viewer))}" for viewer in viewers)


def _top_card(position: State) -> str:
    return str(ALL_THINGS[list(position.location).index(ON_TOP)].name)


def _with_other_top(position: State, random: float) -> State:
    """Return the position with a card on top that is drawn from deck and top card."""
    other, seen = position.copy(), list(position.seen_top)
    hide_top_card(other)
    other.location[nth_at(other, DECK, int(random * count_at(other, DECK)))] = ON_TOP
    for seat, has_seen in enumerate(seen):
        other.seen_top[seat] = has_seen
    return other


pyspiel.register_game(_game_type(hides=True), DaikaijuGame)
