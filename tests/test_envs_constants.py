"""The arrays that GPU kernels read as constants fit into the constant memory of a GPU."""

from __future__ import annotations

from typing import Any

import numpy as np

from daikaiju.envs import stages
from daikaiju.rules.compiler import functions_reached

CONSTANT_MEMORY = 64 << 10  # bytes, for all constants of one kernel
INLINED = 1.3  # a function that is inlined in several places has several copies of its arrays


def test_constants_of_the_rules_fit_into_a_kernel() -> None:
    """Every function has its own copy of each array that it reads."""
    entries: tuple[Any, ...] = (stages.begin_call, stages.run_stage, stages.end_call)
    functions = {each for entry in entries for each in functions_reached(entry)}
    used = sum(_bytes_of_constants(function) for function in functions)
    assert used * INLINED < CONSTANT_MEMORY


def _bytes_of_constants(function: Any) -> int:
    names = function.__code__.co_names
    values = (function.__globals__.get(name) for name in names)
    return sum(value.nbytes for value in values if isinstance(value, np.ndarray))
