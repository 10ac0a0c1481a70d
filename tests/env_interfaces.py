"""Recorded games, and drivers that replay them through each interface of `daikaiju.envs`.

A game is recorded with the interpreted rules only: legal actions, chance from a numbered RNG
stream, and `view` for the knowledge of each seat. A driver replays recorded games through one
interface and yields what it shows; `compare` checks that against the record.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, fields, replace
from functools import cache
from itertools import pairwise
from typing import Any

import numpy as np
import pyspiel
import pytest

from conftest import interpreted_rules
from daikaiju.bots.bot import Bot, DrawBelow
from daikaiju.envs import Batch, Game, Setup, aec, gym, openspiel
from daikaiju.envs.game_loop import ENDED, RUNNING, TRUNCATED
from daikaiju.envs.rewards import REWARDS, living_bits, pay_after, pay_eliminated, start_rewards
from daikaiju.rng.splitmix import draw, stream
from daikaiju.rules import CHANCE, NOBODY, State, actor, legal_actions, view
from daikaiju.rules.actions import (
    A_BUY,
    A_COPY,
    A_STORE,
    A_SWAP,
    A_TAKE,
    A_TURN_DIE,
    A_USE,
    A_USE_DIE,
    kind_of,
)
from daikaiju.rules.chance import chance_action, outcome_count
from daikaiju.rules.constants import MAX_SEATS
from daikaiju.rules.operations import is_alive
from daikaiju.rules.transitions import advance
from daikaiju.spaces.actions import ACTIONS, id_of
from daikaiju.spaces.observations import SIZE, observe

Row = np.ndarray[Any, Any]
NOT_SHOWN = None
CARD_ACTIONS = (A_USE, A_USE_DIE, A_TURN_DIE, A_BUY, A_COPY, A_SWAP, A_STORE, A_TAKE)


@dataclass
class Shown:
    """What an interface shows of a game at a decision and at the end."""

    game: int  # its number among the games of one seed
    at: int  # the number of decisions before
    ending: int  # RUNNING, ENDED or TRUNCATED
    seat: int  # the seat that must decide, or NOBODY
    position: bytes | None = NOT_SHOWN
    mask: Row | None = NOT_SHOWN
    observation: Row | None = NOT_SHOWN
    paid: dict[int, float] = field(default_factory=dict)  # rewards by seat …
    since: int = -1  # … for the decisions from this number on; -1: for the last one


@dataclass
class Recorded:
    """A whole game: each action, and what an interface must show at each decision and the end."""

    setup: Setup
    seed: int
    number: int
    moves: list[tuple[int, bool]] = field(default_factory=list)  # action, was it a choice
    ids: list[int] = field(default_factory=list)  # of the choices
    shown: list[Shown] = field(default_factory=list)
    paid: list[Row] = field(default_factory=list)  # for each decision, by seat


# --- recording -----------------------------------------------------------------------------------


@cache
def recorded(setup: Setup, seed: int, games: int) -> tuple[Recorded, ...]:
    """Return the first games of a seed, with random choices."""
    with interpreted_rules():
        return tuple(_record(Recorded(setup, seed, number)) for number in range(games))


def _record(game: Recorded) -> Recorded:
    setup = game.setup
    state = State.frombytes(setup.start.tobytes())
    choices = random.Random(f"{setup.edition} {setup.seats} {game.seed} {game.number}")
    rng = np.array([stream(game.seed, game.number)], np.uint64)
    _apply_all(game, state, rng, [])
    while game.shown[-1].ending == RUNNING:
        action = _choose(legal_actions(state), choices)
        game.ids.append(id_of(state, action))
        _apply_all(game, state, rng, [(action, True)])
    return game


def _choose(legal: list[int], rng: random.Random) -> int:
    """Return a random action; half the time one that brings cards or tiles into play, if any."""
    cards = [a for a in legal if kind_of(a) in CARD_ACTIONS] if rng.random() < 0.5 else []
    return rng.choice(cards or legal)


def _apply_all(game: Recorded, state: State, rng: Row, todo: list[tuple[int, bool]]) -> None:
    """Apply the actions and all automatic ones, record the rewards and the next view."""
    kind, paid = REWARDS[game.setup.reward], np.zeros(MAX_SEATS, np.float32)
    start_rewards(state, kind, paid)
    while todo or _add_automatic(game, state, rng, todo):
        action, was_chosen = todo.pop()
        was_living = living_bits(state)
        advance(state, action)
        game.moves.append((action, was_chosen))
        if game.setup.reward == "place":
            pay_eliminated(state, was_living, paid)
    if game.ids:
        pay_after(state, kind, paid)
        game.paid.append(paid)
    game.shown.append(_shown(game, state))


def _add_automatic(game: Recorded, state: State, rng: Row, todo: list[tuple[int, bool]]) -> bool:
    """Append the action of chance or the only legal one, if there is one."""
    if actor(state) == CHANCE:
        todo.append((chance_action(state, draw(rng, outcome_count(state))), False))
    elif game.setup.skip_forced and len(legal_actions(state)) == 1:
        todo.append((legal_actions(state)[0], False))
    return bool(todo)


def _shown(game: Recorded, state: State) -> Shown:
    at, seat = len(game.ids), actor(state)
    ending = ENDED if seat == NOBODY else TRUNCATED if at >= game.setup.longest else RUNNING
    mask, row = np.zeros(ACTIONS, np.int8), np.zeros(SIZE, np.int8)
    if ending == RUNNING:
        mask[[id_of(state, action) for action in legal_actions(state)]] = 1
        observe(view(state, seat), seat, row, 0, 1)
    else:
        seat = NOBODY
    return Shown(game.number, at, ending, seat, state.tobytes(), mask, row)


# --- comparing -----------------------------------------------------------------------------------


def compare(game: Recorded, shown: Shown) -> None:
    """Check what an interface shows against the record."""
    expected = game.shown[shown.at]
    where = f"{game.setup}, game {game.number} of seed {game.seed}, decision {shown.at}"
    assert (shown.seat, shown.ending) == (expected.seat, expected.ending), where
    assert shown.position in (NOT_SHOWN, expected.position), where
    for name in ("mask", "observation"):
        if getattr(shown, name) is not NOT_SHOWN:
            assert np.array_equal(getattr(shown, name), getattr(expected, name)), f"{where}: {name}"
    first = shown.at - 1 if shown.since < 0 else shown.since
    for seat, paid in shown.paid.items():
        due = sum(float(each[seat]) for each in game.paid[max(first, 0) : shown.at])
        assert paid == pytest.approx(due, abs=1e-6), where


# --- drivers -------------------------------------------------------------------------------------

Driver = Callable[[Sequence[Recorded]], Iterator[Shown]]


def _arguments(setup: Setup) -> dict[str, Any]:
    return {each.name: getattr(setup, each.name) for each in fields(setup)}


def play_game_class(games: Sequence[Recorded]) -> Iterator[Shown]:
    """`Game`, on which the Python interfaces are built."""
    table = Game(games[0].setup)
    for game in games:
        table.reset(game.seed, game.number)
        for at in range(len(game.shown)):
            ending = ENDED if table.over else TRUNCATED if table.truncated else RUNNING
            seat = table.actor if ending == RUNNING else NOBODY
            shown = Shown(game.number, at, ending, seat, table.state.tobytes())
            if ending == RUNNING:
                shown.mask, shown.observation = table.mask(), table.observation(seat)
            shown.paid = dict(enumerate(table.rewards.tolist())) if at else {}
            yield shown
            if ending == RUNNING:
                table.act(game.ids[at])


def play_aec(games: Sequence[Recorded]) -> Iterator[Shown]:
    """PettingZoo: each agent decides, in turn and out of turn; eliminated agents are removed."""
    env = aec.env(**_arguments(games[0].setup))
    for game in games:
        env.reset(seed=game.seed if game.number == 0 else None)
        since = [0] * game.setup.seats
        yield _aec_view(env, game, 0)
        for at, number in enumerate(game.ids, start=1):
            since[game.shown[at - 1].seat] = at - 1
            env.step(number)
            paid = {int(name[-1]): env.rewards[name] for name in env.agents}
            _remove_eliminated(env)
            shown = _aec_view(env, game, at)
            yield replace(shown, paid=paid)
            if env.agents:  # the reward since the last decision of this seat
                own = {shown.seat: env.last(observe=False)[1]}
                yield replace(shown, paid=own, since=since[shown.seat])


def _remove_eliminated(env: aec.Table) -> None:
    while env.agents and any(env.last(observe=False)[2:4]):
        env.step(None)


def _aec_view(env: aec.Table, game: Recorded, at: int) -> Shown:
    """Return what the selected agent sees, or the end of the game."""
    table = env.game
    position = table.state.tobytes()
    if not env.agents:
        return Shown(game.number, at, ENDED if table.over else TRUNCATED, NOBODY, position)
    seat = int(env.agent_selection[-1])
    assert env.agents == [f"monster_{living}" for living in table.living]
    seen = env.observe(env.agent_selection)
    mask, row = seen["action_mask"], seen["observation"]
    return Shown(game.number, at, RUNNING, seat, position, mask, row)


class Replayer(Bot):
    """Repeats the recorded decisions, and checks that it gets the recorded view."""

    def __init__(self, game: Recorded) -> None:
        super().__init__("recorded")
        self._game, self._at = game, 0
        self._choices = [action for action, was_chosen in game.moves if was_chosen]

    def choose(self, state: State, seat: int, draw: DrawBelow) -> int:
        while not self._is_asked(seat, state.tobytes()):
            self._at += 1
        self._at += 1
        return self._choices[self._at - 1]

    def _is_asked(self, seat: int, seen: bytes) -> bool:
        then = self._game.shown[self._at]
        assert then.ending == RUNNING, "a bot is shown a position that was not recorded"
        known = view(State.frombytes(then.position or b""), seat)
        return then.seat == seat and known.tobytes() == seen


def play_gym(games: Sequence[Recorded]) -> Iterator[Shown]:
    """Gymnasium: once from each seat; the other seats repeat the recorded decisions."""
    for game in games:
        for seat in range(game.setup.seats):
            if game.number == 0 and any(shown.seat == seat for shown in game.shown):
                yield from _play_seat(game, seat)


def _play_seat(game: Recorded, seat: int) -> Iterator[Shown]:
    env = gym.MonsterEnv(seat=seat, opponents=Replayer(game), **_arguments(game.setup))
    observation, info = env.reset(seed=game.seed)
    own = [shown.at for shown in game.shown if shown.seat == seat]
    yield _gym_view(env, game, own[0], observation, info)
    for at, later in pairwise([*own, _end_for(game, seat, own[-1])]):
        observation, reward, ended, cut, info = env.step(game.ids[at])
        assert (ended, cut) == _is_over_for(game, seat, later)
        shown = _gym_view(env, game, later, observation, info)
        shown.paid = {seat: reward}
        shown.since = 0 if at == own[0] else at
        yield shown


def _end_for(game: Recorded, seat: int, last: int) -> int:
    """Return the number of decisions after which the game is over for a seat."""
    later = range(last + 1, len(game.shown))
    return next(at for at in later if any(_is_over_for(game, seat, at)))


def _is_over_for(game: Recorded, seat: int, at: int) -> tuple[bool, bool]:
    """Return whether the game is terminated and whether it is truncated for a seat."""
    shown = game.shown[at]
    falls = not is_alive(State.frombytes(shown.position or b""), seat)
    return falls or shown.ending == ENDED, shown.ending == TRUNCATED and not falls


def _gym_view(
    env: gym.MonsterEnv, game: Recorded, at: int, row: Row, info: dict[str, Any]
) -> Shown:
    """Return what one seat sees; after its elimination the game may go on without it."""
    then, position = game.shown[at], env.table.state.tobytes()
    if then.seat == env.table.seat:
        return Shown(game.number, at, RUNNING, then.seat, position, info["action_mask"], row)
    assert not info["action_mask"].any()
    return Shown(game.number, at, then.ending, then.seat, position)


def play_openspiel(games: Sequence[Recorded]) -> Iterator[Shown]:
    """OpenSpiel: each outcome of chance is applied and must have a positive probability."""
    loaded = pyspiel.load_game("daikaiju", _parameters(games[0].setup))
    observer = loaded.make_py_observer()
    for game in games:
        state, at = loaded.new_initial_state(), 0
        for action, was_chosen in game.moves:
            if was_chosen:
                yield _openspiel_view(state, game, at, observer)
                at += 1
            _apply(state, action)
        yield _openspiel_view(state, game, at, observer)


def _parameters(setup: Setup) -> dict[str, Any]:
    options = {
        "cards" if name == "deck" else name: {True: "yes", False: "no"}.get(value, value)
        for name, value in vars(setup.options).items()
        if value is not None
    }
    own = {"edition": setup.edition, "players": setup.seats, "longest": setup.longest}
    return {**own, **options}


def _apply(state: openspiel.DaikaijuState, action: int) -> None:
    if state.is_chance_node():
        number = openspiel.OUTCOME_NUMBERS[action]
        assert dict(state.chance_outcomes())[number] > 0
        state.apply_action(number)
    else:
        state.apply_action(id_of(state.position, action))


def _openspiel_view(
    state: openspiel.DaikaijuState, game: Recorded, at: int, observer: openspiel.Observer
) -> Shown:
    position = state.position.tobytes()
    paid = dict(enumerate(state.rewards())) if game.setup.reward == "win" else {}
    if state.is_terminal():
        ending = ENDED if actor(state.position) == NOBODY else TRUNCATED
        return Shown(game.number, at, ending, NOBODY, position, paid=paid)
    seat = state.current_player()
    observer.set_from(state, seat)
    mask, row = np.array(state.legal_actions_mask(seat)), observer.tensor
    return Shown(game.number, at, RUNNING, seat, position, mask, row, paid)


def play_batch(games: Sequence[Recorded]) -> Iterator[Shown]:
    """All games side by side in one batch; each ends at its own time."""
    yield from play_in_batch(Batch, games, [iter([game]) for game in games])


def play_narrow_batch(games: Sequence[Recorded]) -> Iterator[Shown]:
    """All games one after the other in a batch of one row."""
    yield from play_in_batch(Batch, games, [iter(games)])


def play_in_batch(
    make: Callable[[Setup, int, int], Batch],
    games: Sequence[Recorded],
    rows: list[Iterator[Recorded]],
) -> Iterator[Shown]:
    """Play the games of each row; rows without further games play on until all are finished."""
    batch = make(games[0].setup, len(rows), games[0].seed)
    now = [(next(games_of_row, None), 0) for games_of_row in rows]
    yield from _batch_views(batch, now)
    while any(game for game, _ in now):
        batch.step(np.array([_action(batch, i, *each) for i, each in enumerate(now)]))
        for i, (game, at) in enumerate(now):
            paid = dict(enumerate(batch.rewards[i].tolist()))
            if game and batch.ends[i]:
                yield Shown(game.number, at + 1, int(batch.ends[i]), NOBODY, paid=paid)
                now[i] = next(rows[i], None), 0
            else:
                now[i] = game, at + 1
        yield from _batch_views(batch, now)


def _action(batch: Batch, i: int, game: Recorded | None, at: int) -> int:
    return game.ids[at] if game else int(np.flatnonzero(batch.masks[i])[0])


def _batch_views(batch: Batch, now: list[tuple[Recorded | None, int]]) -> Iterator[Shown]:
    for i, (game, at) in enumerate(now):
        if game:
            seat, position = int(batch.actors[i]), batch.states[i].tobytes()
            mask, row = batch.masks[i], batch.observations[i]
            paid = dict(enumerate(batch.rewards[i].tolist())) if at else {}
            yield Shown(game.number, at, RUNNING, seat, position, mask, row, paid)


# Add each new interface here; `play_in_batch` fits every interface that has the arrays of a Batch.
DRIVERS: dict[str, Driver] = {
    "game": play_game_class,
    "aec": play_aec,
    "gym": play_gym,
    "openspiel": play_openspiel,
    "batch": play_batch,
    "narrow_batch": play_narrow_batch,
}
