"""Calls from machine code to functions that are compiled once (`signatures.compiled_once`).

Each such function is machine code of its own. A caller contains only its symbol. The symbol names
the function and the hash of its sources, so that caller and function can be compiled by different
processes and in any order. It must be known to LLVM before machine code that calls it is loaded.
"""

from __future__ import annotations

import inspect
from typing import Any, Final

import llvmlite.binding as llvm
from numba.core import cgutils
from numba.extending import intrinsic

_NOWHERE: Final = 1  # an address; a call ends the process


def define_symbol(symbol: str, compilation: Any) -> None:
    """Make a compiled function callable under this symbol."""
    name = compilation.fndesc.llvm_func_name
    llvm.add_symbol(symbol, compilation.library.get_pointer_to_function(name))


def declare_symbol(symbol: str) -> None:
    """Let code that calls a function by its symbol be compiled here, but not be called."""
    if llvm.address_of_symbol(symbol) is None:
        llvm.add_symbol(symbol, _NOWHERE)


def call_by_symbol(function: Any, symbol: str, signature: Any) -> Any:
    """Return what compiled code calls instead of a function that has this symbol."""

    def generate(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        convention = context.call_conv
        kind = convention.get_function_type(signature.return_type, signature.args)
        callee = cgutils.get_or_insert_function(builder.module, kind, symbol)  # type: ignore[no-untyped-call]
        _, returned = convention.call_function(
            builder, callee, signature.return_type, signature.args, values
        )
        return returned

    def call(context: Any, *arguments: Any) -> Any:
        return signature, generate

    parameters = inspect.signature(function).parameters.values()
    context = inspect.Parameter("context", inspect.Parameter.POSITIONAL_OR_KEYWORD)
    call.__signature__ = inspect.Signature([context, *parameters])  # type: ignore[attr-defined]
    return intrinsic(call)
