"""Compiles plain functions of this package to one WebAssembly module.

Numba translates each function to LLVM code, as for the CPU (rules/compiler.py), but nothing is
optimised for this machine: optimised code would have its pointer size built in. All code is linked,
optimised and written for wasm32, then `wasm-ld` (extra `wasm`) makes the module. The same sources
and versions give the same bytes.

JavaScript calls the exported functions with numbers: an array is its address and its length, an
integer has 32 bits. A module that writes events exports the address of `events`: their number, then
kind, seat, amount and source of each, all with 32 bits. JavaScript sets the number to 0.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, NamedTuple

import llvmlite.binding as llvm
import numba
from llvmlite import ir
from numba import types
from numba.core.registry import cpu_target
from numba.extending import intrinsic

from ..rules.code_library import InnerLibrary, libraries_of, reachable_libraries
from ..rules.compiler import INNER_FLAGS, Translator
from ..rules.events import note_change
from ..rules.machine_types import signature_of
from ..rules.signatures import RARELY_CALLED

TRIPLE: Final = "wasm32-unknown-unknown"
LAYOUT: Final = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
FEATURES: Final = "+bulk-memory,+sign-ext,+nontrapping-fptoint,+mutable-globals"
SIMD: Final = ",+simd128"
INLINING: Final = "--inline-threshold=1500"  # 225, the default: 15 % slower, 30 % smaller
# Loops handle 16 numbers at a time: four instructions with one address each. LLVM would choose one
# instruction. The search is 4 to 7 % faster, the module 3 % larger. 0 is the choice of LLVM.
LOOPS: Final = {True: "--force-vector-width=16", False: "--force-vector-width=0"}  # by SIMD
STACK: Final = 1 << 16  # bytes
EVENTS: Final = "events"  # exported
MOST_EVENTS: Final = 4096  # a power of 2; further events replace the first ones
EVENT_WORDS: Final = 4


def compile_modules(
    functions: Sequence[Any], writes_events: bool, uses_simd: Iterable[bool]
) -> Iterator[bytes]:
    """Yield WebAssembly modules that export these functions under their names.

    There is one for each of `uses_simd`; all are made of the same LLVM code.
    """
    linked = _linked_module(functions, writes_events)
    for is_simd in uses_simd:
        module, machine = linked.clone(), _target_machine(FEATURES + SIMD if is_simd else FEATURES)
        llvm.set_option("", LOOPS[is_simd])
        _optimise(module, machine)
        yield _link(bytes(machine.emit_object(module)), functions)


# --- from Python to LLVM -------------------------------------------------------------------------


class _RawLibrary(InnerLibrary):
    """The code of one function, without any optimisation."""

    def _optimize_functions(self, ll_module: Any) -> None:
        """Do nothing."""


def _linked_module(functions: Sequence[Any], writes_events: bool) -> Any:
    """Return one LLVM module with all functions and their wrappers."""
    replacements = {note_change: _note_and_write()} if writes_events else {}
    translate = Translator(_compile_raw, intrinsic, replacements)
    compiled = [next(iter(translate(function).overloads.values())) for function in functions]
    pairs = zip(functions, compiled, strict=True)
    texts = [_DEFINED_EVENTS] if writes_events else []
    module = llvm.parse_assembly("\n".join([*texts, *(_wrapper(*pair) for pair in pairs)]))
    for library in reachable_libraries(each.library for each in compiled):
        module.link_in(llvm.parse_assembly(_without_target(str(library._final_module))))
    module.triple, module.data_layout = TRIPLE, LAYOUT
    return module


def _compile_raw(function: Any) -> Any:
    """Compile for one signature; functions with default values compile when first called."""
    fixed: list[Any] = [] if function.__defaults__ else [[signature_of(function)]]
    with libraries_of(_RawLibrary):
        return numba.njit(*fixed, **INNER_FLAGS)(function)


def _without_target(text: str) -> str:
    """Return LLVM text without the lines that describe this machine."""
    lines = text.splitlines()
    return "\n".join(line for line in lines if not line.startswith(("target ", "source_filename")))


# --- events --------------------------------------------------------------------------------------

_WORD: Final = ir.IntType(32)
_EVENT_CELLS: Final = ir.ArrayType(_WORD, 1 + EVENT_WORDS * MOST_EVENTS)
_DEFINED_EVENTS: Final = f"@{EVENTS} = global {_EVENT_CELLS} zeroinitializer"


def _note_and_write() -> Any:
    """Return a compiled version of `note_change` that also writes the event to the memory."""
    note: Any = _compile_raw(note_change)
    write: Any = intrinsic(_write_event)

    def note_and_write(state, kind, seat, amount, source):  # type: ignore[no-untyped-def]
        note(state, kind, seat, amount, source)
        write(kind, seat, amount, source)

    note_and_write.__annotations__ = note_change.__annotations__
    with libraries_of(_RawLibrary):
        return numba.njit([signature_of(note_change)], **INNER_FLAGS)(note_and_write)


def _write_event(context: Any, kind: Any, seat: Any, amount: Any, source: Any) -> Any:
    """An intrinsic of Numba: its type, and the function that generates its code."""

    def generate(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        cells = ir.GlobalVariable(builder.module, _EVENT_CELLS, EVENTS)
        count = builder.load(builder.gep(cells, [_WORD(0), _WORD(0)]))
        slot = builder.and_(count, _WORD(MOST_EVENTS - 1))
        first = builder.add(builder.mul(slot, _WORD(EVENT_WORDS)), _WORD(1))
        for number, value in enumerate(values):
            place = builder.gep(cells, [_WORD(0), builder.add(first, _WORD(number))])
            builder.store(builder.trunc(value, _WORD), place)
        builder.store(builder.add(count, _WORD(1)), builder.gep(cells, [_WORD(0), _WORD(0)]))
        return context.get_dummy_value()

    return types.void(*[types.int64] * EVENT_WORDS), generate


# --- exported functions --------------------------------------------------------------------------


class _Parameter(NamedTuple):
    """A parameter of an exported function, in LLVM text."""

    declared: str
    code: str  # converts it
    passed: tuple[str, ...]  # arguments by Numba's convention


def _wrapper(function: Any, compiled: Any) -> str:
    """Return an exported function that calls a function by Numba's convention."""
    kinds = enumerate(_flat(signature_of(function)))
    parameters = [_parameter(f"%p{number}", kind) for number, kind in kinds]
    passed = ["ptr %result", "ptr %error", *(a for p in parameters for a in p.passed)]
    name, has_result = compiled.fndesc.llvm_func_name, compiled.signature.return_type != types.none
    end = [
        "  %wide = load i64, ptr %result",
        "  %found = trunc i64 %wide to i32",
        "  ret i32 %found",
    ]
    lines = [
        f'declare i32 @"{name}"({", ".join(argument.split()[0] for argument in passed)})',
        f"define {'i32' if has_result else 'void'} @{function.__name__}"
        f"({', '.join(p.declared for p in parameters)}) {{",
        "  %result = alloca i64, align 8",
        "  %error = alloca ptr, align 8",
        *(p.code for p in parameters),
        f'  %status = call i32 @"{name}"({", ".join(passed)})',
        *(end if has_result else ["  ret void"]),
        "}",
    ]
    return "\n".join(lines)


def _flat(kinds: Iterable[Any]) -> Iterator[Any]:
    """Yield the types of parameters, those of a NamedTuple one by one."""
    for kind in kinds:
        if isinstance(kind, types.BaseTuple):
            yield from _flat(kind.types)  # type: ignore[attr-defined]
        else:
            yield kind


def _parameter(name: str, kind: Any) -> _Parameter:
    if isinstance(kind, types.Array) and kind.ndim == 1:
        size = _bytes_of(kind.dtype)
        length = f"i64 {name}_wide"
        return _Parameter(
            f"ptr {name}, i32 {name}_length",
            f"  {name}_wide = zext i32 {name}_length to i64",
            ("ptr null", "ptr null", length, f"i64 {size}", f"ptr {name}", length, f"i64 {size}"),
        )
    if kind == types.int64:
        code = f"  {name}_wide = sext i32 {name} to i64"
        return _Parameter(f"i32 {name}", code, (f"i64 {name}_wide",))
    if kind == types.float64:
        return _Parameter(f"double {name}", "", (f"double {name}",))
    raise TypeError(f"a parameter of the type {kind} cannot be exported: use int, float or arrays")


def _bytes_of(kind: Any) -> int:
    context = cpu_target.target_context
    return int(context.get_abi_sizeof(context.get_data_type(kind)))


# --- from LLVM to WebAssembly --------------------------------------------------------------------


def _target_machine(features: str) -> Any:
    cpu_target.target_context.codegen()  # Numba's own targets must be initialised first
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    return llvm.Target.from_triple(TRIPLE).create_target_machine(
        features=features, opt=3, codemodel="small", reloc="static"
    )


def _optimise(module: Any, machine: Any) -> None:
    """Optimise a module as a whole. Only the exported functions stay visible."""
    for function in module.functions:
        if not function.is_declaration and function.name.startswith("_Z"):
            function.linkage = "internal"
            if any(name in function.name for name in RARELY_CALLED):
                function.add_function_attribute("noinline")
    for variable in module.global_variables:
        if not variable.is_declaration and variable.name != EVENTS:
            variable.linkage = "internal"
    llvm.set_option("", INLINING)
    options = llvm.create_pipeline_tuning_options(speed_level=3)
    builder = llvm.create_pass_builder(machine, options)
    builder.getModulePassManager().run(module, builder)


def _link(code: bytes, functions: Sequence[Any]) -> bytes:
    """Link object code to a module that exports its memory and the functions."""
    with TemporaryDirectory() as folder:
        source, result = Path(folder) / "code.o", Path(folder) / "code.wasm"
        source.write_bytes(code)
        names = ["__heap_base", *(function.__name__ for function in functions)]
        exports = [f"--export={name}" for name in names]
        command = [sys.executable, "-m", "ziglang", "wasm-ld", str(source), "-o", str(result)]
        command += ["--no-entry", "--strip-all", f"-zstack-size={STACK}"]
        command += [*exports, f"--export-if-defined={EVENTS}"]
        subprocess.run(command, check=True)
        return result.read_bytes()
