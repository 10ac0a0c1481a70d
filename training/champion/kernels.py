"""The operations of training that touch every cell: Triton kernels on a GPU, PyTorch elsewhere.

`expand` turns observations into binary inputs, `sample` draws legal actions, `policy_loss` is the
clipped objective of PPO with its gradient in one pass. Both versions compute the same. Logits may
have more columns than there are actions: those behind the last action are ignored.
"""

from __future__ import annotations

from typing import Any

import torch

try:
    from . import triton_kernels
except ImportError:  # no Triton: CPU only
    triton_kernels = None  # type: ignore[assignment]


def expand(observations: Any, cells: Any, thresholds: Any, kind: torch.dtype) -> Any:
    """Return the inputs of the network: 1 where a cell is at least its threshold."""
    if observations.is_cuda:
        return triton_kernels.expand(observations, cells, thresholds)
    return (observations[:, cells] >= thresholds).to(kind)


def dense(inputs: Any, layer: Any, relu: bool = False) -> Any:
    """Return the outputs of a linear layer, with `relu` those of a ReLU behind it.

    On a GPU the ReLU is part of the matrix product, and the gradient of the biases is summed in a
    kernel that is faster than PyTorch's.
    """
    if inputs.is_cuda:
        return _Dense.apply(inputs, layer.weight, layer.bias, relu)
    return torch.relu(layer(inputs)) if relu else layer(inputs)


class _Dense(torch.autograd.Function):
    """A linear layer in bfloat16."""

    @staticmethod
    def forward(context: Any, inputs: Any, weight: Any, bias: Any, relu: bool) -> Any:
        inputs, weight, bias = inputs.bfloat16(), weight.bfloat16(), bias.bfloat16()
        product = torch._addmm_activation if relu else torch.addmm
        outputs = product(bias, inputs, weight.t())
        context.save_for_backward(inputs, weight, outputs if relu else None)
        return outputs

    @staticmethod
    def backward(context: Any, *gradients: Any) -> Any:
        inputs, weight, outputs = context.saved_tensors
        gradient, sums = triton_kernels.sum_columns(gradients[0].contiguous(), outputs)
        own = gradient @ weight if context.needs_input_grad[0] else None
        return own, (gradient.t() @ inputs).float(), sums, None


def sample(logits: Any, masks: Any, seed: int) -> tuple[Any, Any]:
    """Draw a legal action for each row; return the actions and the logarithm of their chances."""
    if logits.is_cuda:
        return triton_kernels.sample(logits, masks, seed)
    chances = torch.log_softmax(
        logits[:, : masks.shape[1]].float().masked_fill(~masks, -torch.inf), dim=1
    )
    generator = torch.Generator().manual_seed(seed)
    actions = torch.multinomial(chances.exp(), 1, generator=generator)
    return actions[:, 0], chances.gather(1, actions)[:, 0]


def policy_loss(
    logits: Any, masks: Any, actions: Any, old: Any, advantages: Any, weights: Any, terms: Any
) -> tuple[Any, Any]:
    """Return the mean loss of the policy, and the mean of its entropy.

    `old` has the logarithms of the chances with which the actions were drawn. Rows with the weight
    0 do not count. `terms` are the clip range and the weight of the entropy.
    """
    if logits.is_cuda:
        return triton_kernels.policy_loss(logits, masks, actions, old, advantages, weights, terms)
    clip, entropy_weight = terms
    chances = torch.log_softmax(
        logits[:, : masks.shape[1]].float().masked_fill(~masks, -torch.inf), dim=1
    )
    ratio = (chances.gather(1, actions[:, None])[:, 0] - old).exp()
    clipped = ratio.clamp(1 - clip, 1 + clip)
    gain = torch.minimum(ratio * advantages, clipped * advantages)
    entropy = -(chances.exp() * chances.masked_fill(~masks, 0)).sum(dim=1)
    loss = -(weights * (gain + entropy_weight * entropy)).mean()
    return loss, entropy.detach().mean()
