"""Games on a GPU are those on the processor, bit for bit. Only where there is a GPU."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from daikaiju.arena.random_play import play_randomly
from daikaiju.bots.greedy import greedy_action
from daikaiju.envs import Batch, Setup
from daikaiju.envs.cuda import CudaBatch, NoGPU, Playouts
from daikaiju.envs.cuda_compiler import why_no_gpu
from daikaiju.rng.splitmix import draw, stream
from daikaiju.rules import CHANCE, NOBODY, State, actor
from daikaiju.rules.chance import brought, ways
from daikaiju.rules.transitions import advance

TABLES = (
    Setup("second", 4),
    Setup("dark", 6, reward="place", skip_forced=True),
    Setup("first", 3, reward="shaped", longest=150),
)
pytestmark = pytest.mark.usefixtures("interpreted")
on_a_gpu = pytest.mark.skipif(bool(why_no_gpu()), reason=why_no_gpu() or "there is one")


def same_batches(setup: Setup, games: int, steps: int) -> None:
    """The same seed and actions, step by step."""
    here, there = Batch(setup, games, seed=3), CudaBatch(setup, games, seed=3)
    for _ in range(steps):
        actions = here.sample()
        assert actions.tolist() == there.sample().copy_to_host().tolist()
        here.step(actions)
        there.step(actions)
        assert here.states.tobytes() == there.states.copy_to_host().tobytes()
        for mine, other in zip(here.rows, there.rows, strict=True):
            assert np.array_equal(mine, other.copy_to_host())


def same_playouts(setup: Setup, games: int, player: str = "random") -> None:
    """Whole games, their winners and where they ended."""
    field = Playouts(setup, player, side_by_side=games)
    played = field.play(games, seed=8)
    decisions = 0
    for number in range(games):
        state, counts = setup.start.copy(), [0, 0, 0]
        play = play_randomly if player == "random" else play_greedily
        play(state, np.array([stream(8, number)]), [0] * 8192, counts)
        assert field.state(number) == state
        assert played.winners[number] == _winners(state)
        decisions += counts[0]
    assert played.decisions == decisions


def _winners(state: State) -> int:
    return sum(state.winner[seat] << seat for seat in range(state.seats))


def play_greedily(state: State, luck: Any, out: Any, counts: Any) -> None:
    while (who := actor(state)) != NOBODY:
        if who == CHANCE:
            advance(state, brought(state, draw(luck, ways(state))))
        else:
            advance(state, greedy_action(state, who, out))
            counts[0] += 1


def same_in_any_place(setup: Setup, games: int, places: int) -> None:
    """A game does not depend on how many are played side by side."""
    all_at_once = Playouts(setup, side_by_side=games).play(games, seed=8)
    in_turn = Playouts(setup, side_by_side=places).play(games, seed=8)
    assert in_turn.winners.tolist() == all_at_once.winners.tolist()
    assert in_turn.decisions == all_at_once.decisions


def same_memory_in_torch() -> None:
    """PyTorch sees what the batch writes, without a copy."""
    torch = pytest.importorskip("torch")
    batch = CudaBatch(games=200)
    seen = torch.as_tensor(batch.observations, device="cuda")
    masks = torch.as_tensor(batch.masks, device="cuda")
    assert seen.data_ptr() == batch.observations.__cuda_array_interface__["data"][0]
    for _ in range(20):
        batch.step(torch.multinomial(masks.float(), 1)[:, 0])
        batch.synchronize()
        assert np.array_equal(seen.cpu().numpy(), batch.observations.copy_to_host())


@on_a_gpu
@pytest.mark.parametrize("setup", TABLES, ids=lambda setup: setup.edition)
def test_a_batch_on_a_gpu_is_a_batch(setup: Setup) -> None:
    same_batches(setup, games=40, steps=200)


@on_a_gpu
@pytest.mark.parametrize("setup", TABLES, ids=lambda setup: setup.edition)
def test_whole_games_on_a_gpu_are_those_on_the_processor(setup: Setup) -> None:
    same_playouts(Setup(setup.edition, setup.seats), games=40)


@on_a_gpu
def test_greedy_games_on_a_gpu_are_those_on_the_processor() -> None:
    same_playouts(Setup("second", 4), games=40, player="greedy")


@on_a_gpu
def test_games_are_the_same_in_any_place() -> None:
    same_in_any_place(Setup("second", 4), games=5000, places=700)


@on_a_gpu
def test_pytorch_sees_the_same_memory() -> None:
    same_memory_in_torch()


@on_a_gpu
def test_an_illegal_action_changes_nothing() -> None:
    batch = CudaBatch(games=5)
    before = batch.states.copy_to_host().tobytes()
    actions = batch.sample().copy_to_host()
    actions[3] = 1889
    with pytest.raises(ValueError, match=r"game 3: .* cannot take the action 1889"):
        batch.step(actions)
    assert batch.states.copy_to_host().tobytes() == before


@on_a_gpu
def test_other_libraries_see_the_same_memory() -> None:
    shown = CudaBatch(games=5).observations.__cuda_array_interface__
    assert shown["shape"][0] == 5
    assert shown["typestr"] == "|i1"


@pytest.mark.skipif(not why_no_gpu(), reason="there is a GPU")
def test_without_a_gpu_one_sentence_says_so() -> None:
    with pytest.raises(NoGPU) as refused:
        CudaBatch(games=5)
    assert str(refused.value) == why_no_gpu()


def test_unknown_players_are_named() -> None:
    with pytest.raises(ValueError, match=r"'perfect' does not play on a GPU: random, greedy do"):
        Playouts(player="perfect")
