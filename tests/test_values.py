"""Values of the library: copies, pickles, comparison, texts, and checks of their arguments."""

from __future__ import annotations

import copy
import pickle
import random
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest

from conftest import EDITIONS, random_action
from daikaiju.bots.registry import make_bot
from daikaiju.envs import Batch, Game, Setup, aec
from daikaiju.envs.gym import MonsterEnv
from daikaiju.envs.openspiel import DaikaijuGame
from daikaiju.record import read_position
from daikaiju.rules import NOBODY, Options, State, actor, advance, new_game
from daikaiju.rules.errors import RulesError

pytestmark = pytest.mark.usefixtures("interpreted")
COPIES: dict[str, Callable[[Any], Any]] = {
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "pickle": lambda value: pickle.loads(pickle.dumps(value)),
}
every_copy = pytest.mark.parametrize("make_copy", COPIES.values(), ids=COPIES)


def played(edition: str = "second", actions: int = 60) -> State:
    rng, state = random.Random(1), new_game(edition, 3)
    for _ in range(actions):
        if actor(state) != NOBODY:
            advance(state, random_action(state, rng))
    return state


# --- states and options --------------------------------------------------------------------------


@every_copy
def test_a_copy_of_a_state_shares_no_memory(make_copy: Callable[[Any], Any]) -> None:
    state = played()
    before = state.tobytes()
    other = make_copy(state)
    assert other == state
    assert hash(other) == hash(state)
    other.stars[0] += 1
    other.throws = 7
    assert other != state
    assert state.tobytes() == before


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_text_of_a_state_reads_it_again(edition: str) -> None:
    state = played(edition)
    assert eval(repr(state), {"read_position": read_position}) == state
    assert repr(State()) == "<State without monsters>"


def test_a_notebook_shows_states_and_games_as_pictures() -> None:
    env = MonsterEnv()
    assert env._repr_svg_() is None
    assert State()._repr_svg_() is None
    env.reset(seed=1)
    for value in (played(), Game(), aec.env(), env):
        assert str(value._repr_svg_()).startswith("<svg ")


@pytest.mark.parametrize("monsters", ["4", 4.0, None, "kraken"])
def test_a_game_says_what_its_monsters_can_be(monsters: Any) -> None:
    with pytest.raises(RulesError, match="are no monsters: give 2 to 6, or their names"):
        new_game("second", monsters)


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({"deck": "nope"}, "option deck cannot be 'nope': choose full, none"),
        ({"tiles": "blue"}, "option tiles cannot be 'blue': choose red, green, mixed"),
        ({"two_player": 1}, "option two_player cannot be 1: choose True, False, None"),
        ({"bay": "yes"}, "option bay cannot be 'yes': choose True, False, None"),
        ({"win": True}, "option win cannot be True: choose at_once, end_of_turn, None"),
        ({"ties": None}, "option ties cannot be None: choose shared, active_first"),
        ({"packs": "mine"}, "option packs cannot be 'mine': choose None, or a tuple of names"),
    ],
)
def test_options_are_checked(options: dict[str, Any], says: str) -> None:
    with pytest.raises(RulesError) as found:
        Options(**options)
    assert str(found.value).startswith(says)
    assert "\n" not in str(found.value)


@every_copy
def test_options_and_setups_are_values(make_copy: Callable[[Any], Any]) -> None:
    setup = Setup("dark", 3, Options(tiles="mixed", packs=()), reward="place")
    assert setup.start.seats == 3
    assert make_copy(setup) == setup
    assert hash(make_copy(setup)) == hash(setup)
    assert make_copy(setup).start == setup.start
    assert make_copy(setup.options) == setup.options
    assert eval(repr(setup)) == setup


def test_a_setup_takes_options_as_a_mapping() -> None:
    assert Setup(options={"deck": "none"}) == Setup(options=Options(deck="none"))  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="there is no option 'decks': the options are tiles"):
        Setup(options={"decks": "none"})  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="None are no options: "):
        Setup(options=None)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="'full' are no options: "):
        new_game("second", 4, "full")  # type: ignore[arg-type]


# --- games and batches ---------------------------------------------------------------------------


def play_on(game: Game, decisions: int, seed: int = 1) -> None:
    rng = np.random.default_rng(seed)
    for _ in range(decisions):
        if not game.over:
            game.act(game.random_action(rng))


@every_copy
def test_a_copy_of_a_game_continues_like_it_and_does_not_change_it(
    make_copy: Callable[[Any], Any],
) -> None:
    game = Game(Setup("dark", 3, reward="place"))
    game.reset(5, 2)
    play_on(game, 30)
    other, untouched = make_copy(game), make_copy(game)
    assert other == game == untouched
    play_on(other, 25)
    assert other != game == untouched
    play_on(game, 25)
    assert other == game
    assert (other.observation(0) == game.observation(0)).all()
    assert other.rewards.tolist() == game.rewards.tolist()
    assert repr(other) == repr(game)
    assert "55 decisions, seat " in repr(game)


@every_copy
def test_a_copy_of_a_batch_continues_like_it_and_does_not_change_it(
    make_copy: Callable[[Any], Any],
) -> None:
    batch = Batch(Setup(seats=2), games=3, seed=4)
    for _ in range(10):
        batch.step(batch.sample())
    other, untouched = make_copy(batch), make_copy(batch)
    for _ in range(5):
        other.step(other.sample())
    assert other != batch == untouched
    for _ in range(5):
        batch.step(batch.sample())
    assert other == batch
    assert (other.masks == batch.masks).all()
    assert other.rows.observations is other.observations
    assert repr(batch).startswith("<Batch of 3 games, Setup(edition='second', seats=2, ")


def test_a_batch_draws_a_seed_or_says_what_is_wrong() -> None:
    batch = Batch(games=1, seed=None)
    assert batch == Batch(games=1, seed=batch.seed)
    for seed in ("one", 1.5, True, -1):
        with pytest.raises(ValueError, match="is no seed: choose a whole number from 0 to"):
            Batch(games=1, seed=seed)  # type: ignore[arg-type]
    for games in (0, None, 2.0, "2"):
        with pytest.raises(ValueError, match="games cannot be played: choose 1 or more"):
            Batch(games=games)  # type: ignore[arg-type]


@pytest.mark.parametrize("make", [Game, Batch])
@pytest.mark.parametrize("setup", ["second", None, Options()])
def test_what_is_no_setup_gives_one_sentence(make: Callable[[Any], Any], setup: Any) -> None:
    with pytest.raises(ValueError, match=r"is no setup: give Setup\(…\)"):
        make(setup)


# --- environments --------------------------------------------------------------------------------


def trace_table(env: Any, steps: int) -> list[Any]:
    """Play with the action spaces of an AEC environment; return what the agents were shown."""
    seen = []
    for _ in range(steps):
        agent = env.agent_selection
        observation, reward, ended, cut, _ = env.last()
        action = None if ended or cut else int(env.action_space(agent).sample())
        seen.append((agent, reward, action, observation["observation"].tobytes()))
        env.step(action)
    return seen


@every_copy
def test_a_copy_of_a_table_of_agents_continues_like_it(make_copy: Callable[[Any], Any]) -> None:
    env = aec.env(seats=3)
    env.reset(seed=3)
    for number, agent in enumerate(env.agents):
        env.action_space(agent).seed(number)
    trace_table(env, 20)
    other = make_copy(env)
    assert other == env != aec.env(seats=3)
    seen = trace_table(other, 20)
    assert other != env
    assert trace_table(env, 20) == seen
    assert other == env
    assert repr(env) == repr(other)
    assert repr(env).startswith("<Table of Setup(edition='second', seats=3, ")


def trace_monster(env: Any, steps: int) -> list[Any]:
    """Play with the action space of a Gymnasium environment; return what the learner was shown."""
    seen = []
    for _ in range(steps):
        action = int(env.action_space.sample())
        observation, reward, ended, cut, info = env.step(action)
        assert "illegal" not in info
        seen.append((action, float(reward), ended, observation.tobytes()))
        if ended or cut:
            env.reset()
    return seen


@every_copy
@pytest.mark.parametrize("opponents", ["greedy:60", ["random", "odds"]])
def test_a_copy_of_a_monster_continues_like_it(
    opponents: Any, make_copy: Callable[[Any], Any]
) -> None:
    env = MonsterEnv(seats=3, opponents=opponents, options={"deck": "none"}, seat="random")
    env.reset(seed=3)
    env.action_space.seed(1)
    steps = 2 if "odds" in opponents else 10
    trace_monster(env, steps)
    other = make_copy(env)
    assert other == env != MonsterEnv(seats=3)
    seen = trace_monster(other, steps)
    assert other != env
    assert trace_monster(env, steps) == seen
    assert other == env
    assert repr(env) == repr(other)
    assert repr(env).startswith("<MonsterEnv Setup(edition='second', seats=3, ")


def test_a_made_environment_can_be_copied() -> None:
    env = gymnasium.make("Daikaiju-v0", seats=2)
    env.reset(seed=1)
    other = copy.deepcopy(env)
    action = int(env.action_space.sample())
    assert (other.step(action)[0] == env.step(action)[0]).all()


@every_copy
def test_a_copy_of_an_openspiel_state_continues_like_it(make_copy: Callable[[Any], Any]) -> None:
    state = DaikaijuGame({"players": 2}).new_initial_state()
    rng = random.Random(1)
    for _ in range(30):
        state.apply_action(rng.choice(state.legal_actions()))
    other, before = make_copy(state), str(state)
    assert str(other) == before
    other.apply_action(other.legal_actions()[0])
    assert str(state) == before
    state.apply_action(state.legal_actions()[0])
    assert str(other) == str(state)


@every_copy
@pytest.mark.parametrize("spec", ["greedy:60", "odds", "search:0"])
def test_a_copy_of_a_bot_decides_like_it(spec: str, make_copy: Callable[[Any], Any]) -> None:
    state = read_position("second gigazaur,kraken throws=1 dice=123ECH step=probes agenda=keep.0")
    bot = make_bot(spec)
    bot.choose(state, 0, random.Random(1).randrange)
    actions = {each.choose(state, 0, random.Random(2).randrange) for each in (bot, make_copy(bot))}
    assert len(actions) == 1


# --- the package ---------------------------------------------------------------------------------


def test_completion_offers_the_packages_and_nothing_else() -> None:
    script = "import daikaiju; print(dir(daikaiju)); print(daikaiju.rules.new_game().seats)"
    run = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    names, seats = run.stdout.splitlines()
    packages = ["arena", "bots", "card_api", "envs", "odds", "packs", "record", "rules", "text"]
    assert eval(names) == ["__version__", *packages]
    assert seats == "4"


# --- optional dependencies -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("module", "library", "extra"),
    [
        ("daikaiju.envs.gym", "gymnasium", "envs"),
        ("daikaiju.envs.aec", "pettingzoo", "envs"),
        ("daikaiju.envs.openspiel", "pyspiel", "openspiel"),
    ],
)
def test_a_missing_library_gives_one_sentence(module: str, library: str, extra: str) -> None:
    script = f"import sys; sys.modules[{library!r}] = None; import {module}"
    run = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=False
    )
    assert run.stderr.splitlines()[-1] == (
        f"ModuleNotFoundError: this needs {library}, which is not installed: "
        f"run `pip install 'daikaiju[{extra}]'`"
    )
