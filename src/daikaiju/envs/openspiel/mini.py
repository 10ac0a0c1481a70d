"""`daikaiju_mini`: a reduced game of two monsters, small enough for exact exploitability.

    game = pyspiel.load_game("daikaiju_mini")                    # 11,639 histories
    game = pyspiel.load_game("daikaiju_mini(throws=1,turns=3)")  # 2,707 histories
    game = pyspiel.load_game("daikaiju_mini(throws=1)")          # 471 histories

`mini_rules.py` has the rules. The game is zero-sum: 1 for a win, -1 for a loss, 0 for a draw. It
has hidden information (a secret card of each monster), information states with perfect recall as
strings and tensors, and its own small action space.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict
from typing import Any, Final

import numpy as np

from ..extras import needs_extra
from . import mini_rules as rules
from .mini_rules import CARDS, FACES, NONE, Hand, MiniPosition, MiniSetup, Phase
from .resampled import resample

with needs_extra("openspiel"):
    import pyspiel

ANSWERS: Final = ("yield", "stay", "play", "pass")  # actions after the sets of kept dice
YIELD, STAY, PLAY, PASS = range(len(ANSWERS))
CHANCE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)
PLAYERS: Final = 2
OTHER_EVENTS: Final = 3  # of a turn besides dice: yield, play, the card that is shown


def _game_type() -> pyspiel.GameType:
    kinds = pyspiel.GameType
    return kinds(
        short_name="daikaiju_mini",
        long_name="Daikaiju, reduced to two monsters with few dice",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=PLAYERS,
        min_num_players=PLAYERS,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=asdict(MiniSetup()),
    )


class MiniGame(pyspiel.Game):  # type: ignore[misc]
    """The reduced game with the parameters of `MiniSetup`."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**asdict(MiniSetup()), **(params or {})}
        self.setup = MiniSetup(**given)
        self.events = Events(self.setup)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.events.actions,
            max_chance_outcomes=self.events.outcomes,
            num_players=PLAYERS,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.setup.turns * (self.setup.throws - 1 + 2),
        )
        super().__init__(_game_type(), info, given)

    def new_initial_state(self) -> MiniState:
        return MiniState(self)

    def max_chance_nodes_in_history(self) -> int:
        return PLAYERS + self.setup.turns * self.setup.throws

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> MiniObserver | MiniHistoryObserver | None:
        """Return an observer of a monster's view of the position, or of its information state."""
        if params:
            raise ValueError(f"an observer takes no parameters, but was given {params}")
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        single = wanted.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if not (wanted.public_info and single):
            return None
        return MiniHistoryObserver(self) if wanted.perfect_recall else MiniObserver()


class Events:
    """Numbers of actions, of chance outcomes, and of events in the history that a monster has seen.

    Actions are sets of kept dice, then `ANSWERS`. Outcomes are sets of thrown dice, then cards. An
    event is an action, an outcome, a card that the other monster draws, or a card that is played.
    """

    def __init__(self, setup: MiniSetup) -> None:
        self.hands = rules.hands(setup.dice)
        self.numbers = {hand: number for number, hand in enumerate(self.hands)}
        self.actions = len(self.hands) + len(ANSWERS)
        self.outcomes = len(self.hands) + len(CARDS)
        self.hidden = self.actions + self.outcomes
        self.shown = self.hidden + 1
        self.count = self.shown + len(CARDS)
        self.longest = setup.turns * (2 * setup.throws - 1 + OTHER_EVENTS) + PLAYERS

    def action_name(self, action: int) -> str:
        answer = action - len(self.hands)
        return ANSWERS[answer] if answer >= 0 else f"keep {dice_text(self.hands[action])}"

    def outcome_name(self, outcome: int) -> str:
        card = outcome - len(self.hands)
        return f"draw {CARDS[card]}" if card >= 0 else f"roll {dice_text(self.hands[outcome])}"

    def name(self, event: int) -> str:
        if event < self.actions:
            return self.action_name(event)
        if event < self.hidden:
            return self.outcome_name(event - self.actions)
        return "draw ?" if event == self.hidden else CARDS[event - self.shown]


def dice_text(hand: Hand) -> str:
    return "".join(face * many for face, many in zip(FACES, hand, strict=True)) or "none"


class MiniState(pyspiel.State):  # type: ignore[misc]
    """A position, and the events that each monster has seen."""

    def __init__(self, game: MiniGame) -> None:
        super().__init__(game)
        self.position = rules.start_position(game.setup)
        self.logs = (b"", b"")  # events by monster

    @property
    def _setup(self) -> MiniSetup:
        return self.get_game().setup

    @property
    def _events(self) -> Events:
        return self.get_game().events

    def current_player(self) -> int:
        phase, active = self.position.phase, self.position.active
        if phase == Phase.OVER:
            return TERMINAL
        if phase in (Phase.DRAW, Phase.THROW):
            return CHANCE
        return 1 - active if phase == Phase.YIELD else active

    def is_terminal(self) -> bool:
        return self.position.phase == Phase.OVER

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0, 0.0]
        won = rules.winner(self._setup, self.position)
        return [0.0, 0.0] if won == NONE else [1.0 - 2 * won, 2.0 * won - 1]

    def _legal_actions(self, player: int) -> list[int]:
        events, at = self._events, self.position
        if at.phase == Phase.KEEP:
            return [events.numbers[hand] for hand in rules.kept_hands(at.kept)]
        first = len(events.hands) + (YIELD if at.phase == Phase.YIELD else PLAY)
        return [first, first + 1]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        events, at = self._events, self.position
        if at.phase == Phase.DRAW:
            return [(len(events.hands) + card, 1 / len(CARDS)) for card in range(len(CARDS))]
        odds = rules.throw_odds(self._setup.dice - sum(at.kept))
        return [(events.numbers[hand], chance) for hand, chance in odds.items()]

    def _apply_action(self, action: int) -> None:
        """Apply an action or an outcome of chance; an impossible one raises ValueError."""
        if action not in self.legal_actions():
            raise ValueError(f"{action} is not possible now: choose one of {self.legal_actions()}")
        event = self._events.actions * self.is_chance_node() + action
        self._log(event)
        self.position = self._after(action)

    def _after(self, action: int) -> MiniPosition:
        setup, at = self._setup, self.position
        hands = self._events.hands
        number = action - len(hands)
        if at.phase == Phase.THROW:
            return rules.after_throw(setup, at, hands[action])
        if at.phase == Phase.KEEP:
            return rules.after_keep(setup, at, hands[action])
        if at.phase == Phase.YIELD:
            return rules.after_yield(setup, at, number == YIELD)
        if at.phase == Phase.DRAW:
            return rules.after_draw(at, number)
        return rules.after_buy(setup, at, number == PLAY)

    def _log(self, event: int) -> None:
        """Add an event to the logs: a card is secret until it is played."""
        at, events = self.position, self._events
        seen = [bytes([event])] * PLAYERS
        if at.phase == Phase.DRAW:
            drawer = int(at.cards[0] != NONE)
            seen[1 - drawer] = bytes([events.hidden])
        elif event == len(events.hands) + PLAY:
            seen[1 - at.active] += bytes([events.shown + at.cards[at.active]])
        self.logs = self.logs[0] + seen[0], self.logs[1] + seen[1]

    def resample_from_infostate(self, player: int, rng: Callable[[], float]) -> MiniState:
        """Return a game in which the secret card of the other monster is drawn again."""
        other = 1 - player
        if self.position.cards[other] == NONE:
            return self.clone()
        start = self.get_game().new_initial_state()
        return resample(self, start, other, rng)

    def _action_to_string(self, player: int, action: int) -> str:
        events = self._events
        return events.outcome_name(action) if player == CHANCE else events.action_name(action)

    def __str__(self) -> str:
        return position_text(self.position, NONE)


def position_text(at: MiniPosition, viewer: int) -> str:
    """Return the position as one monster knows it, or with all cards for NONE."""
    values = {
        "active": at.active,
        "phase": at.phase.name.lower(),
        "turn": at.turn,
        "hearts": "{},{}".format(*at.hearts),
        "stars": "{},{}".format(*at.stars),
        "energy": "{},{}".format(*at.energy),
        "tokyo": "-" if at.tokyo == NONE else at.tokyo,
        "dice": dice_text(at.kept),
        "throws": at.throws,
        "cards": ",".join(_card_text(at, monster, viewer) for monster in range(PLAYERS)),
    }
    return " ".join(f"{name}={value}" for name, value in values.items())


def _card_text(at: MiniPosition, monster: int, viewer: int) -> str:
    if at.cards[monster] == NONE:
        return "-"
    return CARDS[at.cards[monster]] if viewer in (monster, NONE) else "?"


class MiniObserver:
    """A monster's view of the position: itself first in each slice. The history is not in it."""

    def __init__(self) -> None:
        sizes = {"monsters": 2 * 3, "tokyo": 2, "active": 2, "phase": len(Phase), "turn": 1}
        sizes |= {"throws": 1, "dice": len(FACES), "card": len(CARDS), "other_card": 1}
        self.tensor = np.zeros(sum(sizes.values()), np.float32)
        self.dict: dict[str, Any] = {}
        at = 0
        for name, size in sizes.items():
            self.dict[name] = self.tensor[at : at + size]
            at += size

    def set_from(self, state: MiniState, player: int) -> None:
        at, cells = state.position, self.dict
        order = (player, 1 - player)
        self.tensor[:] = 0
        cells["monsters"][:] = [
            pair[monster] for pair in (at.hearts, at.stars, at.energy) for monster in order
        ]
        cells["tokyo"][:] = [at.tokyo == monster for monster in order]
        cells["active"][:] = [at.active == monster for monster in order]
        cells["phase"][at.phase], cells["turn"][0], cells["throws"][0] = 1, at.turn, at.throws
        cells["dice"][:] = at.kept
        cells["card"][:] = [at.cards[player] == card for card in range(len(CARDS))]
        cells["other_card"][0] = at.cards[1 - player] != NONE

    def string_from(self, state: MiniState, player: int) -> str:
        return f"monster={player} {position_text(state.position, player)}"


class MiniHistoryObserver:
    """The information state: everything that a monster has seen, in order."""

    def __init__(self, game: MiniGame) -> None:
        self._events = game.events
        shape = (game.events.longest, game.events.count)
        self.tensor = np.zeros(PLAYERS + shape[0] * shape[1], np.float32)
        self.dict = {
            "monster": self.tensor[:PLAYERS],
            "events": self.tensor[PLAYERS:].reshape(shape),
        }

    def set_from(self, state: MiniState, player: int) -> None:
        self.tensor[:] = 0
        self.dict["monster"][player] = 1
        for index, event in enumerate(state.logs[player]):
            self.dict["events"][index, event] = 1

    def string_from(self, state: MiniState, player: int) -> str:
        names = [self._events.name(event) for event in state.logs[player]]
        return "; ".join([f"monster {player}", *names])


pyspiel.register_game(_game_type(), MiniGame)
