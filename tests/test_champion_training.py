"""Training of the champion, end to end on the CPU (needs PyTorch), and the parts of self-play."""

from __future__ import annotations

import shutil
from argparse import Namespace
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from daikaiju.bots.champion.network import new_brain
from daikaiju.bots.champion.weights import read_champion_weights
from daikaiju.envs import Mixture, Setup
from daikaiju.envs.cuda_compiler import why_no_gpu

pytestmark = [
    pytest.mark.learning,
    pytest.mark.compiled,
    pytest.mark.skipif(not find_spec("torch"), reason="PyTorch is not installed"),
]

DUELS = Mixture((Setup("second", 2, {"deck": "none"}, skip_forced=True, longest=200),))  # type: ignore[arg-type]
GAMES, STEPS = 256, 24


@pytest.fixture(scope="module")
def trained() -> tuple[Any, list[dict[str, float]]]:
    """Return a learner after some rounds of duels without cards, and the figures of all rounds."""
    import torch
    from training.champion.learner import Learner, Settings
    from training.champion.selfplay import SelfPlay

    torch.manual_seed(1)
    torch.set_num_threads(1)
    learner = Learner(Settings(rate=1e-3, portion=GAMES), "cpu")
    play = SelfPlay(DUELS, GAMES, STEPS, seed=1, device="cpu")
    rounds = [learner.learn(play.collect(learner.network, 0.97, 0.9), 0.0) for _ in range(6)]
    return learner, rounds


def test_self_play_learns_to_predict_the_winner(trained: Any) -> None:
    """The loss of the value falls below that of a coin: there are two monsters."""
    _, rounds = trained
    assert rounds[-1]["value loss"] < np.log(2)
    assert rounds[-1]["value loss"] < rounds[0]["value loss"] - 0.1


def test_the_policy_becomes_more_certain(trained: Any) -> None:
    _, rounds = trained
    assert rounds[-1]["entropy"] < rounds[0]["entropy"]


def test_returns_end_with_the_result(trained: Any) -> None:
    """A target is a distribution over the monsters and "nobody"."""
    import torch
    from training.champion.selfplay import SelfPlay

    play = SelfPlay(DUELS, 64, 40, seed=3, device="cpu")
    rollout = play.collect(trained[0].network, 0.97, 0.9)
    assert torch.allclose(rollout.targets.sum(dim=2), torch.ones(40, 64), atol=1e-4)
    assert (rollout.targets[..., 2:6] == 0).all(), "nobody sits there"
    ended = play._over.any(dim=0)
    assert ended.any()
    last = play._over.float().argmax(dim=0)
    results = rollout.targets[last, torch.arange(64)][ended]
    assert ((results == 0) | (results == 0.5) | (results == 1)).all()


def test_checkpoint_and_weights_can_be_read_again(trained: Any, tmp_path: Path) -> None:
    import torch
    from training.champion.checkpoint import load_checkpoint, save_checkpoint, save_weights
    from training.champion.learner import Learner, Settings

    learner, _ = trained
    save_checkpoint(tmp_path, learner, [{"decisions": 1}])
    again = Learner(Settings(), "cpu")
    assert load_checkpoint(tmp_path, again) == [{"decisions": 1}]
    for mine, other in zip(learner.network.parameters(), again.network.parameters(), strict=True):
        assert torch.equal(mine, other)
    assert again.updates == learner.updates
    save_weights(tmp_path / "weights.npz", learner, {})
    brain = new_brain(read_champion_weights(tmp_path / "weights.npz"))
    assert np.isfinite(brain.layers).all()
    assert (tmp_path / "weights.npz").stat().st_size < 8 << 20


on_each_device = pytest.mark.parametrize(
    "device",
    [
        "cpu",
        pytest.param(
            "cuda",
            marks=[
                pytest.mark.gpu,
                pytest.mark.skipif(bool(why_no_gpu()), reason=why_no_gpu() or "there is one"),
            ],
        ),
    ],
)


@on_each_device
def test_only_legal_actions_are_drawn_with_the_chances_of_the_policy(device: str) -> None:
    import torch
    from training.champion.kernels import sample

    torch.manual_seed(1)
    rows, actions = 20_000, 1890
    kind = torch.bfloat16 if device == "cuda" else torch.float32
    logits = torch.randn(1, actions + 30, device=device).to(kind).repeat(rows, 1)
    masks = (torch.rand(1, actions, device=device) < 0.005).repeat(rows, 1)
    drawn, chances = sample(logits, masks, 7)
    assert masks.gather(1, drawn[:, None]).all()
    legal = logits[0, :actions].float().masked_fill(~masks[0], -torch.inf)
    expected = torch.log_softmax(legal, dim=0)
    assert torch.allclose(chances, expected[drawn], atol=1e-3)
    found = torch.bincount(drawn, minlength=actions) / rows
    assert (found - expected.exp()).abs().max() < 0.02


@on_each_device
def test_a_layer_with_a_relu_has_the_outputs_and_gradients_of_both(device: str) -> None:
    import torch
    from training.champion.kernels import dense

    torch.manual_seed(1)
    layer = torch.nn.Linear(192, 128).bfloat16().float().to(device)  # exact as 16-bit numbers
    inputs = torch.randn(3000, 192, device=device).bfloat16().float().requires_grad_()
    change = torch.randn(3000, 128, device=device)
    arrays = inputs, layer.weight, layer.bias
    expected = torch.relu(layer(inputs))
    found = dense(inputs, layer, relu=True)
    assert _is_near(found, expected)
    for mine, other in zip(
        torch.autograd.grad(found, arrays, change.to(found.dtype)),
        torch.autograd.grad(expected, arrays, change),
        strict=True,
    ):
        assert _is_near(mine, other)


def _is_near(found: Any, expected: Any) -> bool:
    """Whether arrays are equal but for the rounding of 16-bit numbers."""
    return bool((found.float() - expected).norm() < 0.02 * expected.norm())


def test_an_exploiter_learns_from_its_own_decisions_only(trained: Any) -> None:
    """It has one seat of each game; decisions of its opponents have no weight in its policy."""
    from training.champion.learner import Learner, Settings
    from training.champion.selfplay import SelfPlay

    learner = Learner(Settings(), "cpu")
    play = SelfPlay(DUELS, 64, 40, seed=3, device="cpu", opponent=trained[0].network)
    rollout = play.collect(learner.network, 0.97, 0.9)
    assert (rollout.is_own == (play._by_whom == play._own_seats)).all()
    share = rollout.is_own.float().mean()
    assert 0.3 < share < 0.7
    part = type(rollout)(*(each[5] for each in rollout))
    assert (learner._hide_some_throws(part)[~part.is_own] == 0).all()
    assert 0 <= play.win_rate() < 0.5, "it has learnt nothing yet"


def test_a_network_wins_its_share_against_itself() -> None:
    from training.champion.calibration import WEIGHTS
    from training.champion.match import mean_and_half, play

    given = Namespace(games=9, seed=1, workers=1)
    rate, half = mean_and_half(play(WEIGHTS, WEIGHTS, "second", 3, given))
    assert rate == pytest.approx(1 / 3)
    assert half == pytest.approx(0)


def test_an_untrained_network_loses_against_the_champion(tmp_path: Path) -> None:
    from training.champion.calibration import WEIGHTS
    from training.champion.checkpoint import save_weights
    from training.champion.learner import Learner, Settings
    from training.champion.match import play

    save_weights(tmp_path / "new.npz", Learner(Settings(), "cpu"), {})
    given = Namespace(games=40, seed=1, workers=1)
    assert play(tmp_path / "new.npz", WEIGHTS, "second", 4, given).mean() < 0.1


def test_perfect_loses_no_chance_and_a_beginner_loses_many() -> None:
    from training.champion.core_loss import core_match, play_group

    match = core_match("greedy", two_player=False, games=4, seed=1)
    lost = [game.lost_chance for group in range(2) for game in play_group(match, group)]
    assert min(lost) >= 0
    assert sum(lost) / len(lost) > 0.2, "it wins 7 % of its games"
    match = core_match("perfect", two_player=False, games=2, seed=1)
    assert [game.lost_chance for game in play_group(match, 0)] == pytest.approx([0, 0], abs=1e-6)


def test_the_learning_curve_shows_what_a_snapshot_wins(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from training.champion import curve
    from training.champion.calibration import WEIGHTS

    shutil.copy(WEIGHTS, tmp_path / "weights.npz")
    words = [str(tmp_path), "--games", "40", "--into", str(tmp_path)]
    monkeypatch.setattr("sys.argv", ["curve", *words])
    curve.main()
    last = (tmp_path / "champion-curve.md").read_text(encoding="utf-8").splitlines()[-1]
    decisions, _, greedy, odds = last.strip("| ").split(" | ")
    assert float(decisions) > 5e9
    assert float(greedy.split()[0]) > float(odds.split()[0]) > 25
    assert "three odds" in (tmp_path / "champion-curve.svg").read_text(encoding="utf-8")
