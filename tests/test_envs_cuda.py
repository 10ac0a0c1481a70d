"""Games on a GPU equal the games on the CPU, bit for bit. These tests need a GPU."""

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
from daikaiju.rules import State, play_game
from daikaiju.rules.chance import chance_action, outcome_count

TABLES = (
    Setup("second", 4),
    Setup("dark", 6, reward="place", skip_forced=True),
    Setup("first", 3, reward="shaped", longest=150),
)
pytestmark = pytest.mark.usefixtures("interpreted")
needs_gpu = pytest.mark.skipif(bool(why_no_gpu()), reason=why_no_gpu() or "there is one")


def check_batches(setup: Setup, games: int, steps: int) -> None:
    """Compare both batches after each step with the same seed and actions."""
    on_cpu, on_gpu = Batch(setup, games, seed=3), CudaBatch(setup, games, seed=3)
    for _ in range(steps):
        actions = on_cpu.sample()
        assert actions.tolist() == on_gpu.sample().copy_to_host().tolist()
        on_cpu.step(actions)
        on_gpu.step(actions)
        assert on_cpu.states.tobytes() == on_gpu.states.copy_to_host().tobytes()
        for mine, other in zip(on_cpu.rows, on_gpu.rows, strict=True):
            assert np.array_equal(mine, other.copy_to_host())


def check_playouts(setup: Setup, games: int, player: str = "random") -> None:
    """Compare whole games, their winners and last positions."""
    playouts = Playouts(setup, player, side_by_side=games)
    played = playouts.play(games, seed=8)
    decisions = 0
    for number in range(games):
        state, counts = setup.start.copy(), [0, 0, 0]
        play = play_randomly if player == "random" else play_greedily
        play(state, np.array([stream(8, number)]), [0] * 8192, counts)
        assert playouts.state(number) == state
        assert played.winners[number] == _winners(state)
        decisions += counts[0]
    assert played.decisions == decisions


def _winners(state: State) -> int:
    return sum(state.winner[seat] << seat for seat in range(state.seats))


def play_greedily(state: State, rng: Any, out: Any, counts: Any) -> None:
    def decide(state: State, seat: int) -> int:
        counts[0] += 1
        return greedy_action(state, seat, out)

    play_game(state, decide, lambda state: chance_action(state, draw(rng, outcome_count(state))))


def check_widths(setup: Setup, games: int, width: int) -> None:
    """Check that a game does not depend on the number of games played side by side."""
    all_at_once = Playouts(setup, side_by_side=games).play(games, seed=8)
    in_turn = Playouts(setup, side_by_side=width).play(games, seed=8)
    assert in_turn.winners.tolist() == all_at_once.winners.tolist()
    assert in_turn.decisions == all_at_once.decisions


def check_torch_memory() -> None:
    """Check that PyTorch shares the memory of the batch, without a copy."""
    torch = pytest.importorskip("torch")
    batch = CudaBatch(games=200)
    observations = torch.as_tensor(batch.observations, device="cuda")
    masks = torch.as_tensor(batch.masks, device="cuda")
    assert observations.data_ptr() == batch.observations.__cuda_array_interface__["data"][0]
    for _ in range(20):
        batch.step(torch.multinomial(masks.float(), 1)[:, 0])
        batch.synchronize()
        assert np.array_equal(observations.cpu().numpy(), batch.observations.copy_to_host())


@needs_gpu
@pytest.mark.parametrize("setup", TABLES, ids=lambda setup: setup.edition)
def test_a_batch_on_a_gpu_equals_one_on_the_cpu(setup: Setup) -> None:
    check_batches(setup, games=40, steps=200)


@needs_gpu
@pytest.mark.parametrize("setup", TABLES, ids=lambda setup: setup.edition)
def test_whole_games_on_a_gpu_equal_those_on_the_cpu(setup: Setup) -> None:
    check_playouts(Setup(setup.edition, setup.seats), games=40)


@needs_gpu
def test_greedy_games_on_a_gpu_equal_those_on_the_cpu() -> None:
    check_playouts(Setup("second", 4), games=40, player="greedy")


@needs_gpu
def test_games_do_not_depend_on_the_number_side_by_side() -> None:
    check_widths(Setup("second", 4), games=5000, width=700)


@needs_gpu
def test_pytorch_shares_the_memory() -> None:
    check_torch_memory()


@needs_gpu
def test_an_illegal_action_changes_nothing() -> None:
    batch = CudaBatch(games=5)
    before = batch.states.copy_to_host().tobytes()
    actions = batch.sample().copy_to_host()
    actions[3] = 1889
    with pytest.raises(ValueError, match=r"game 3: .* cannot take the action 1889"):
        batch.step(actions)
    assert batch.states.copy_to_host().tobytes() == before


@needs_gpu
def test_other_libraries_share_the_memory() -> None:
    shown = CudaBatch(games=5).observations.__cuda_array_interface__
    assert shown["shape"][0] == 5
    assert shown["typestr"] == "|i1"


@pytest.mark.skipif(not why_no_gpu(), reason="there is a GPU")
def test_without_a_gpu_the_error_is_one_sentence() -> None:
    with pytest.raises(NoGPU) as refused:
        CudaBatch(games=5)
    assert str(refused.value) == why_no_gpu()


def test_an_unknown_player_gives_one_sentence() -> None:
    with pytest.raises(ValueError, match=r"'perfect' does not play on a GPU: random, greedy do"):
        Playouts(player="perfect")
