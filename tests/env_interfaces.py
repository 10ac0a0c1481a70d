"""Recorded games, and how they are driven through the doors of `daikaiju.envs`.

A game is recorded with nothing but the rules, interpreted: their legal actions, their chance with
a numbered stream of luck, and what each seat may know by `view`. A door is a function that plays
recorded games over again and yields what it shows; `compare` holds that against the record.
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

from daikaiju.bots.bot import Bot, Luck
from daikaiju.envs import Batch, Game, Setup, aec, gym, openspiel
from daikaiju.envs.actions import ACTIONS, id_of
from daikaiju.envs.game_loop import CUT_SHORT, ENDED, GOES_ON
from daikaiju.envs.observations import SIZE, observe
from daikaiju.envs.rewards import REWARDS, before, living, pay_falls, pay_rest
from daikaiju.rng.splitmix import draw, stream
from daikaiju.rules import CHANCE, NOBODY, State, actor, legal_actions, running, use, view
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
from daikaiju.rules.chance import brought, ways
from daikaiju.rules.constants import MOST_SEATS
from daikaiju.rules.operations import alive
from daikaiju.rules.transitions import advance

Row = np.ndarray[Any, Any]
NOT_SHOWN = None
RICH = (A_USE, A_USE_DIE, A_TURN_DIE, A_BUY, A_COPY, A_SWAP, A_STORE, A_TAKE)


@dataclass
class Shown:
    """What a door shows of a game when somebody must decide, and when it is over."""

    game: int  # its number among those of one seed
    at: int  # after so many decisions
    ending: int  # GOES_ON, ENDED or CUT_SHORT
    seat: int  # who must decide, or NOBODY
    position: bytes | None = NOT_SHOWN
    mask: Row | None = NOT_SHOWN
    observation: Row | None = NOT_SHOWN
    paid: dict[int, float] = field(default_factory=dict)  # by seat …
    since: int = -1  # … for the decisions from here on; -1: for the last one


@dataclass
class Recorded:
    """A whole game: every action, and what is to be shown before each decision and at the end."""

    setup: Setup
    seed: int
    number: int
    moves: list[tuple[int, bool]] = field(default_factory=list)  # and whether somebody chose it
    ids: list[int] = field(default_factory=list)  # of what was chosen
    shown: list[Shown] = field(default_factory=list)
    paid: list[Row] = field(default_factory=list)  # for each decision, by seat


# --- recording -----------------------------------------------------------------------------------


@cache
def recorded(setup: Setup, seed: int, games: int) -> tuple[Recorded, ...]:
    """The first games of a seed, played at random."""
    way = running()
    use("interpreted")
    with np.errstate(over="ignore"):
        found = tuple(_record(Recorded(setup, seed, number)) for number in range(games))
    use(way)
    return found


def _record(game: Recorded) -> Recorded:
    setup = game.setup
    state = State.frombytes(setup.start.tobytes())
    choices = random.Random(f"{setup.edition} {setup.seats} {game.seed} {game.number}")
    luck = np.array([stream(game.seed, game.number)], np.uint64)
    _settle(game, state, luck, [])
    while game.shown[-1].ending == GOES_ON:
        action = _choice(legal_actions(state), choices)
        game.ids.append(id_of(state, action))
        _settle(game, state, luck, [(action, True)])
    return game


def _choice(legal: list[int], luck: random.Random) -> int:
    """Any action; half the time one of those that bring cards and tiles into play, if there are."""
    rich = [action for action in legal if kind_of(action) in RICH] if luck.random() < 0.5 else []
    return luck.choice(rich or legal)


def _settle(game: Recorded, state: State, luck: Row, todo: list[tuple[int, bool]]) -> None:
    """Do this and what then comes by itself, pay for it, and note what is to be shown."""
    kind, paid = REWARDS[game.setup.reward], np.zeros(MOST_SEATS, np.float32)
    before(state, kind, paid)
    while todo or _next(game, state, luck, todo):
        action, was_chosen = todo.pop()
        was_living = living(state)
        advance(state, action)
        game.moves.append((action, was_chosen))
        if game.setup.reward == "place":
            pay_falls(state, was_living, paid)
    if game.ids:
        pay_rest(state, kind, paid)
        game.paid.append(paid)
    game.shown.append(_shown(game, state))


def _next(game: Recorded, state: State, luck: Row, todo: list[tuple[int, bool]]) -> bool:
    """Put what comes by itself on the list, if anything does."""
    if actor(state) == CHANCE:
        todo.append((brought(state, draw(luck, ways(state))), False))
    elif game.setup.skip_forced and len(legal_actions(state)) == 1:
        todo.append((legal_actions(state)[0], False))
    return bool(todo)


def _shown(game: Recorded, state: State) -> Shown:
    at, seat = len(game.ids), actor(state)
    ending = ENDED if seat == NOBODY else CUT_SHORT if at >= game.setup.longest else GOES_ON
    mask, row = np.zeros(ACTIONS, np.int8), np.zeros(SIZE, np.int8)
    if ending == GOES_ON:
        mask[[id_of(state, action) for action in legal_actions(state)]] = 1
        observe(view(state, seat), seat, row, 0, 1)
    else:
        seat = NOBODY
    return Shown(game.number, at, ending, seat, state.tobytes(), mask, row)


# --- comparing -----------------------------------------------------------------------------------


def compare(game: Recorded, shown: Shown) -> None:
    """What a door shows is what was recorded."""
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


# --- the doors -----------------------------------------------------------------------------------

Door = Callable[[Sequence[Recorded]], Iterator[Shown]]


def _chosen(setup: Setup) -> dict[str, Any]:
    return {each.name: getattr(setup, each.name) for each in fields(setup)}


def through_game(games: Sequence[Recorded]) -> Iterator[Shown]:
    """The one game that doors for Python are built on."""
    table = Game(games[0].setup)
    for game in games:
        table.reset(game.seed, game.number)
        for at in range(len(game.shown)):
            ending = ENDED if table.over else CUT_SHORT if table.truncated else GOES_ON
            seat = table.actor if ending == GOES_ON else NOBODY
            shown = Shown(game.number, at, ending, seat, table.state.tobytes())
            if ending == GOES_ON:
                shown.mask, shown.observation = table.mask(), table.observation(seat)
            shown.paid = dict(enumerate(table.rewards.tolist())) if at else {}
            yield shown
            if ending == GOES_ON:
                table.act(game.ids[at])


def through_aec(games: Sequence[Recorded]) -> Iterator[Shown]:
    """PettingZoo: every agent is asked, in turn and out of it; who has fallen is taken off."""
    env = aec.env(**_chosen(games[0].setup))
    for game in games:
        env.reset(seed=game.seed if game.number == 0 else None)
        since = [0] * game.setup.seats
        yield _at_table(env, game, 0)
        for at, number in enumerate(game.ids, start=1):
            since[game.shown[at - 1].seat] = at - 1
            env.step(number)
            paid = {int(name[-1]): env.rewards[name] for name in env.agents}
            _take_off_the_fallen(env)
            shown = _at_table(env, game, at)
            yield replace(shown, paid=paid)
            if env.agents:  # since this monster last decided
                own = {shown.seat: env.last(observe=False)[1]}
                yield replace(shown, paid=own, since=since[shown.seat])


def _take_off_the_fallen(env: aec.Table) -> None:
    while env.agents and any(env.last(observe=False)[2:4]):
        env.step(None)


def _at_table(env: aec.Table, game: Recorded, at: int) -> Shown:
    """What the agent that is asked sees, or the table when it is over."""
    table = env.game
    position = table.state.tobytes()
    if not env.agents:
        return Shown(game.number, at, ENDED if table.over else CUT_SHORT, NOBODY, position)
    seat = int(env.agent_selection[-1])
    assert env.agents == [f"monster_{living}" for living in table.living]
    seen = env.observe(env.agent_selection)
    mask, row = seen["action_mask"], seen["observation"]
    return Shown(game.number, at, GOES_ON, seat, position, mask, row)


class Replayer(Bot):
    """Decides as was recorded, after looking whether it is shown what it was shown then."""

    def __init__(self, game: Recorded) -> None:
        super().__init__("recorded")
        self._game, self._at = game, 0
        self._chosen = [action for action, was_chosen in game.moves if was_chosen]

    def choose(self, state: State, seat: int, luck: Luck) -> int:
        while not self._is_asked(seat, state.tobytes()):
            self._at += 1
        self._at += 1
        return self._chosen[self._at - 1]

    def _is_asked(self, seat: int, seen: bytes) -> bool:
        then = self._game.shown[self._at]
        assert then.ending == GOES_ON, "a bot is shown a position that was not recorded"
        known = view(State.frombytes(then.position or b""), seat)
        return then.seat == seat and known.tobytes() == seen


def through_gym(games: Sequence[Recorded]) -> Iterator[Shown]:
    """Gymnasium: once from every seat, with bots in the others that decide as recorded."""
    for game in games:
        for seat in range(game.setup.seats):
            if game.number == 0 and any(shown.seat == seat for shown in game.shown):
                yield from _from_seat(game, seat)


def _from_seat(game: Recorded, seat: int) -> Iterator[Shown]:
    env = gym.MonsterEnv(seat=seat, opponents=Replayer(game), **_chosen(game.setup))
    sight, info = env.reset(seed=game.seed)
    own = [shown.at for shown in game.shown if shown.seat == seat]
    yield _from_chair(env, game, own[0], sight, info)
    for at, later in pairwise([*own, _end_for(game, seat, own[-1])]):
        sight, reward, ended, cut, info = env.step(game.ids[at])
        assert (ended, cut) == _is_over_for(game, seat, later)
        shown = _from_chair(env, game, later, sight, info)
        shown.paid = {seat: reward}
        shown.since = 0 if at == own[0] else at
        yield shown


def _end_for(game: Recorded, seat: int, last: int) -> int:
    """After how many decisions the game is over for a seat that decides no more."""
    later = range(last + 1, len(game.shown))
    return next(at for at in later if any(_is_over_for(game, seat, at)))


def _is_over_for(game: Recorded, seat: int, at: int) -> tuple[bool, bool]:
    """Is it over for a seat, and is it cut short?"""
    shown = game.shown[at]
    falls = not alive(State.frombytes(shown.position or b""), seat)
    return falls or shown.ending == ENDED, shown.ending == CUT_SHORT and not falls


def _from_chair(
    env: gym.MonsterEnv, game: Recorded, at: int, sight: Row, info: dict[str, Any]
) -> Shown:
    """What a single monster sees of the game; when it is out, that may go on without it."""
    then, position = game.shown[at], env.table.state.tobytes()
    if then.seat == env.table.seat:
        return Shown(game.number, at, GOES_ON, then.seat, position, info["action_mask"], sight)
    assert not info["action_mask"].any()
    return Shown(game.number, at, then.ending, then.seat, position)


def through_openspiel(games: Sequence[Recorded]) -> Iterator[Shown]:
    """OpenSpiel: every outcome of chance is applied, and must be one that may happen."""
    loaded = pyspiel.load_game("daikaiju", _parameters(games[0].setup))
    looking = loaded.make_py_observer()
    for game in games:
        state, at = loaded.new_initial_state(), 0
        for action, was_chosen in game.moves:
            if was_chosen:
                yield _at_node(state, game, at, looking)
                at += 1
            _apply(state, action)
        yield _at_node(state, game, at, looking)


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
        number = openspiel.NUMBERS[action]
        assert dict(state.chance_outcomes())[number] > 0
        state.apply_action(number)
    else:
        state.apply_action(id_of(state.position, action))


def _at_node(
    state: openspiel.DaikaijuState, game: Recorded, at: int, looking: openspiel.Observer
) -> Shown:
    position = state.position.tobytes()
    paid = dict(enumerate(state.rewards())) if game.setup.reward == "win" else {}
    if state.is_terminal():
        ending = ENDED if actor(state.position) == NOBODY else CUT_SHORT
        return Shown(game.number, at, ending, NOBODY, position, paid=paid)
    seat = state.current_player()
    looking.set_from(state, seat)
    mask, row = np.array(state.legal_actions_mask(seat)), looking.tensor
    return Shown(game.number, at, GOES_ON, seat, position, mask, row, paid)


def through_batch(games: Sequence[Recorded]) -> Iterator[Shown]:
    """All games side by side in one batch; each is over at its own time."""
    yield from in_batch(Batch, games, [iter([game]) for game in games])


def through_narrow_batch(games: Sequence[Recorded]) -> Iterator[Shown]:
    """All games one after the other in a batch with room for one."""
    yield from in_batch(Batch, games, [iter(games)])


def in_batch(
    make: Callable[[Setup, int, int], Batch],
    games: Sequence[Recorded],
    places: list[Iterator[Recorded]],
) -> Iterator[Shown]:
    """Places whose games are all over play on somehow until the others are."""
    batch = make(games[0].setup, len(places), games[0].seed)
    now = [(next(games_here, None), 0) for games_here in places]
    yield from _in_rows(batch, now)
    while any(game for game, _ in now):
        batch.step(np.array([_action(batch, i, *each) for i, each in enumerate(now)]))
        for i, (game, at) in enumerate(now):
            paid = dict(enumerate(batch.rewards[i].tolist()))
            if game and batch.ends[i]:
                yield Shown(game.number, at + 1, int(batch.ends[i]), NOBODY, paid=paid)
                now[i] = next(places[i], None), 0
            else:
                now[i] = game, at + 1
        yield from _in_rows(batch, now)


def _action(batch: Batch, i: int, game: Recorded | None, at: int) -> int:
    return game.ids[at] if game else int(np.flatnonzero(batch.masks[i])[0])


def _in_rows(batch: Batch, now: list[tuple[Recorded | None, int]]) -> Iterator[Shown]:
    for i, (game, at) in enumerate(now):
        if game:
            seat, position = int(batch.actors[i]), batch.states[i].tobytes()
            mask, row = batch.masks[i], batch.observations[i]
            paid = dict(enumerate(batch.rewards[i].tolist())) if at else {}
            yield Shown(game.number, at, GOES_ON, seat, position, mask, row, paid)


# Whoever builds another door adds it here; `in_batch` serves all that have the arrays of a Batch.
DOORS: dict[str, Door] = {
    "game": through_game,
    "aec": through_aec,
    "gym": through_gym,
    "openspiel": through_openspiel,
    "batch": through_batch,
    "narrow_batch": through_narrow_batch,
}
