"""Triton versions of kernels.py. In `sample` and `policy_loss` one program handles one row."""

# mypy: disable-error-code="no-untyped-def,untyped-decorator"

from __future__ import annotations

from functools import cache
from typing import Any

import torch
import triton
import triton.language as tl

SUMMED_ROWS = 64  # rows of a gradient that one program of `_sum_columns` adds at a time
SUMMED_COLUMNS = 128
SUM_PROGRAMS = 8  # per multiprocessor
# A random share of the total is multiplied by this, so that it is below the sum at the last legal
# column whatever the rounding of 2,048 additions.
BELOW_ONE = tl.constexpr(1 - 1e-5)
EXPAND_SHAPES = ((16, 128, 4), (8, 256, 4), (4, 512, 4), (32, 128, 8), (2, 1024, 8), (1, 1024, 4))


def _configurations() -> list[Any]:
    """Return numbers of warps to try for a program that handles a row of logits."""
    return [triton.Config({}, num_warps=warps) for warps in (1, 2, 4, 8)]


@triton.autotune(
    [triton.Config({"high": h, "wide": w}, num_warps=n) for h, w, n in EXPAND_SHAPES],
    key=["width", "size"],
)
@triton.jit
def _expand(
    rows, cells, thresholds, out, many, width, size, high: tl.constexpr, wide: tl.constexpr
):
    row = (tl.program_id(0) * high + tl.arange(0, high)).to(tl.int64)[:, None]
    column = tl.program_id(1) * wide + tl.arange(0, wide)
    inside = (row < many) & (column < size)[None, :]
    cell = tl.load(cells + column, mask=column < size, other=0)
    threshold = tl.load(thresholds + column, mask=column < size, other=127)
    value = tl.load(rows + row * width + cell[None, :], mask=inside, other=0)
    found = (value >= threshold[None, :]).to(tl.bfloat16)
    tl.store(out + row * size + column[None, :], found, mask=inside)


def expand(observations: Any, cells: Any, thresholds: Any) -> Any:
    many, width = observations.shape
    out = torch.empty((many, len(cells)), dtype=torch.bfloat16, device=observations.device)

    def grid(shape: Any) -> tuple[int, int]:
        return triton.cdiv(many, shape["high"]), triton.cdiv(len(cells), shape["wide"])

    _expand[grid](observations, cells, thresholds, out, many, width, len(cells))
    return out


@triton.autotune(_configurations(), key=["block"])
@triton.jit
def _sample(logits, masks, actions, chances, seed, stride, size, block: tl.constexpr):
    row = tl.program_id(0).to(tl.int64)
    column = tl.arange(0, block)
    legal = tl.load(masks + row * size + column, mask=column < size, other=0) != 0
    value = tl.load(logits + row * stride + column, mask=legal, other=-float("inf")).to(tl.float32)
    highest = tl.max(value, 0)
    power = tl.exp(value - highest)
    running = tl.cumsum(power, 0)  # the action is where it passes a random share of the total
    total = tl.sum(power, 0)
    draw = tl.rand(seed, row.to(tl.uint32)) * total * BELOW_ONE
    # A parallel sum may also grow by rounding where nothing is added: only legal columns count.
    action = tl.min(tl.where(legal & (running > draw), column, block), 0)
    taken = tl.load(logits + row * stride + action).to(tl.float32)
    tl.store(actions + row, action.to(tl.int64))
    tl.store(chances + row, taken - highest - tl.log(total))


def sample(logits: Any, masks: Any, seed: int) -> tuple[Any, Any]:
    many, stride = logits.shape
    actions = torch.empty(many, dtype=torch.int64, device=logits.device)
    chances = torch.empty(many, dtype=torch.float32, device=logits.device)
    arguments = logits, masks.view(torch.int8), actions, chances, seed, stride, masks.shape[1]
    _sample[(many,)](*arguments, triton.next_power_of_2(stride))
    return actions, chances


@triton.autotune(_configurations(), key=["block"])
@triton.jit
def _loss(logits, masks, actions, old, advantages, weights, gradient, losses, entropies,
          clip, entropy_weight, stride, size, scale, block: tl.constexpr):  # fmt: skip
    row = tl.program_id(0).to(tl.int64)
    column = tl.arange(0, block)
    legal = tl.load(masks + row * size + column, mask=column < size, other=0) != 0
    value = tl.load(logits + row * stride + column, mask=legal, other=-float("inf")).to(tl.float32)
    highest = tl.max(value, 0)
    power = tl.exp(value - highest)
    total = tl.sum(power, 0)
    chance = power / total
    logarithm = tl.where(legal, value - highest - tl.log(total), 0.0)
    entropy = -tl.sum(chance * logarithm, 0)
    taken = column == tl.load(actions + row)
    ratio = tl.exp(tl.sum(tl.where(taken, logarithm, 0.0), 0) - tl.load(old + row))
    advantage = tl.load(advantages + row)
    weight = tl.load(weights + row)
    limited = tl.minimum(tl.maximum(ratio, 1.0 - clip), 1.0 + clip) * advantage
    slope = tl.where(ratio * advantage <= limited, ratio * advantage, 0.0)
    change = entropy_weight * chance * (logarithm + entropy)
    change -= slope * (taken.to(tl.float32) - chance)
    change = tl.where(legal, change * weight * scale, 0.0)
    tl.store(gradient + row * stride + column, change.to(tl.bfloat16), mask=column < stride)
    gain = tl.minimum(ratio * advantage, limited)
    tl.store(losses + row, -weight * (gain + entropy_weight * entropy))
    tl.store(entropies + row, entropy)


class _PolicyLoss(torch.autograd.Function):
    @staticmethod
    def forward(context: Any, logits: Any, *rows: Any) -> Any:
        masks, actions, old, advantages, weights, (clip, entropy_weight) = rows
        many, stride = logits.shape
        gradient = torch.empty_like(logits)
        losses = torch.empty(many, dtype=torch.float32, device=logits.device)
        entropies = torch.empty_like(losses)
        arrays = logits, masks.view(torch.int8), actions, old, advantages, weights
        numbers = clip, entropy_weight, stride, masks.shape[1], 1.0 / many
        block = triton.next_power_of_2(stride)
        _loss[(many,)](*arrays, gradient, losses, entropies, *numbers, block)
        context.save_for_backward(gradient)
        entropy = entropies.mean()
        context.mark_non_differentiable(entropy)
        return losses.mean(), entropy

    @staticmethod
    def backward(context: Any, *gradients: Any) -> Any:
        """Return the gradient for a total loss that contains this loss with the weight 1."""
        (gradient,) = context.saved_tensors
        return (gradient, *[None] * 6)


def policy_loss(*arguments: Any) -> tuple[Any, Any]:
    loss, entropy = _PolicyLoss.apply(*arguments)
    return loss, entropy


@triton.jit
def _sum_columns(
    gradient, outputs, kept, sums, many, size,
    relu: tl.constexpr, high: tl.constexpr, wide: tl.constexpr, programs: tl.constexpr,
):  # fmt: skip
    column = tl.program_id(0) * wide + tl.arange(0, wide)
    total = tl.zeros((high, wide), tl.float32)
    for first in range(tl.program_id(1) * high, many, programs * high):
        row = (first + tl.arange(0, high)).to(tl.int64)[:, None]
        inside = (row < many) & (column < size)[None, :]
        place = row * size + column[None, :]
        part = tl.load(gradient + place, mask=inside, other=0.0)
        if relu:
            part = tl.where(tl.load(outputs + place, mask=inside, other=0.0) > 0, part, 0.0)
            tl.store(kept + place, part, mask=inside)
        total += part
    tl.atomic_add(sums + column, tl.sum(total, 0), mask=column < size)


def sum_columns(gradient: Any, outputs: Any = None) -> tuple[Any, Any]:
    """Return a gradient and the sum of each of its columns, as 32-bit numbers.

    With the outputs of a ReLU, the gradient is 0 where an output is not above 0.
    """
    many, size = gradient.shape
    sums = torch.zeros(size, dtype=torch.float32, device=gradient.device)
    relu = outputs is not None
    kept = torch.empty_like(gradient) if relu else gradient
    across = triton.cdiv(size, SUMMED_COLUMNS)
    programs = max(1, triton.cdiv(SUM_PROGRAMS * _multiprocessors(gradient.device), across))
    arrays = gradient, outputs if relu else gradient, kept, sums
    shape = SUMMED_ROWS, SUMMED_COLUMNS, programs
    _sum_columns[(across, programs)](*arrays, many, size, relu, *shape)
    return kept, sums


@cache
def _multiprocessors(device: Any) -> int:
    return int(torch.cuda.get_device_properties(device).multi_processor_count)
