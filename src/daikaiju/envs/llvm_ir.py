"""Rewrites of LLVM text before NVIDIA's compiler reads it.

The rules are much code, of which each game runs little; on a GPU, fetching instructions takes more
time than executing them. The rewrites shorten the code or keep threads together. None changes its
meaning:

- `limit_unrolling`: loops are not unrolled (partially).
- `prevent_inlining`: long functions with many call sites, rarely called ones, and some after which
  threads should reconverge are not inlined.
- `reconverge`: results of functions with several exits are opaque, so that the compiler cannot
  duplicate the code after the call for each exit (jump threading).
- `drop_negative_indices`: the code for indices relative to the end of an array is removed, since no
  rule uses them.
- `use_local_pointers`: pointers to thread-local memory get their address space: a load takes one
  instruction instead of several. Numba's pointers are generic.
- `skip_zeroing`: local arrays are not zeroed before use.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import partial

LOCAL_ADDRESS_SPACE = 5  # thread-local memory


class RewriteMismatch(Exception):
    """A rewrite found nothing to change: the compiler's text no longer has the expected form."""


def rewrite_modules(
    texts: Iterable[str],
    near: Sequence[str],
    apart: Sequence[str],
    short_loops: bool,
    runs_rules: bool = False,
) -> list[str]:
    """Return all modules of a program, each once, with every rewrite applied.

    `near` names pointer parameters in thread-local memory; functions whose names end with one of
    `apart` are not inlined; `short_loops` says whether loops of known length may be unrolled. If
    `runs_rules` is set the program contains the whole rules, so that every rewrite must find
    something to change. Each name of `near` must always be found.
    """
    modules = list(dict.fromkeys(texts))
    found = _local_parameters(modules, frozenset(near))
    rewrites: list[tuple[str, Callable[[list[str]], list[str]]]] = [
        ("reconverge", reconverge),
        ("skip_zeroing", lambda texts: [skip_zeroing(text) for text in texts]),
        ("drop_negative_indices", lambda texts: [drop_negative_indices(text) for text in texts]),
        ("prevent_inlining", lambda texts: prevent_inlining(texts, apart)),
        ("use_local_pointers", lambda texts: [use_local_pointers(text, found) for text in texts]),
        ("limit_unrolling", lambda texts: [limit_unrolling(text, short_loops) for text in texts]),
    ]
    for name, rewrite in rewrites:
        changed = rewrite(modules)
        if runs_rules and changed == modules:
            raise RewriteMismatch(f"the rewrite {name} found nothing to change")
        modules = changed
    return modules


# --- loops ---------------------------------------------------------------------------------------

_KEEP_LOOP = '!{!"llvm.loop.unroll.disable"}'
_KEEP_LONG_LOOP = '!{!"llvm.loop.unroll.runtime.disable"}'
_FIRST_METADATA = 9000  # metadata numbers that are not used otherwise
_LABEL = re.compile(r'"?([\w.$-]+)"?:')
_TARGET = re.compile(r'label %"?([\w.$-]+)"?')


def limit_unrolling(text: str, short_loops: bool) -> str:
    """Mark every backward branch: no unrolling (unless the length is known)."""
    note = _KEEP_LONG_LOOP if short_loops else _KEEP_LOOP
    lines, passed, notes = [], set[str](), 0
    for line in text.split("\n"):
        if line.startswith("define"):
            passed = set()
        elif label := _LABEL.match(line):
            passed.add(label[1])
        elif line.lstrip().startswith("br ") and passed.intersection(_TARGET.findall(line)):
            line += f", !llvm.loop !{_FIRST_METADATA + notes}"
            notes += 1
        lines.append(line)
    last = _FIRST_METADATA + notes
    lines += [f"!{n} = distinct !{{!{n}, !{last}}}" for n in range(_FIRST_METADATA, last)]
    return "\n".join([*lines, f"!{last} = {note}"] if notes else lines)


# --- inlining ------------------------------------------------------------------------------------

LONG = 250  # shorter functions, inlined ones included, are always inlined (lines)
REPEATED = 30_000  # lines that inlining one function may add
_FUNCTION = re.compile(r'^define [^\n]*?@"([^"]+)"\(.*?^}', re.MULTILINE | re.DOTALL)
_CALLED = re.compile(r'\bcall [^\n@]*@"([^"]+)"\(')
_DEFINED = re.compile(r'^define linkonce_odr [^\n]*@"([^"]+)"\(.*\)', re.MULTILINE)


def prevent_inlining(modules: Sequence[str], endings: Sequence[str]) -> list[str]:
    """Mark functions as noinline whose inlining would add too much code, and those with these
    suffixes.
    """
    bodies = {m[1]: m[0] for text in modules for m in _FUNCTION.finditer(text)}
    calls = {
        name: [callee for callee in _CALLED.findall(body) if callee in bodies]
        for name, body in bodies.items()
    }
    times = Counter(callee for callees in calls.values() for callee in callees)
    ends = [f"{ending}B" for ending in endings]  # Numba's suffix starts with a B
    apart = {name for name in bodies if any(end in name for end in ends)}
    while found := _next_to_separate(bodies, calls, times, apart):
        apart.add(found)
    mark = partial(_mark_noinline, apart)
    return [_DEFINED.sub(mark, text) for text in modules]


def _mark_noinline(apart: set[str], head: re.Match[str]) -> str:
    return f"{head[0]} noinline" if head[1] in apart else head[0]


def _next_to_separate(
    bodies: dict[str, str], calls: dict[str, list[str]], times: Counter[str], apart: set[str]
) -> str | None:
    """Return the shortest function that should not be inlined either."""
    lengths: dict[str, int] = {}

    def length(name: str) -> int:
        if name not in lengths:
            within = sum(length(callee) for callee in calls[name] if callee not in apart)
            lengths[name] = bodies[name].count("\n") + within
        return lengths[name]

    found = [
        name
        for name in bodies
        if name not in apart
        and length(name) >= LONG
        and (times[name] - 1) * length(name) > REPEATED
    ]
    return min(found, key=length, default=None)


# --- results -------------------------------------------------------------------------------------

_RETURNING = re.compile(
    r'^define linkonce_odr i32 @"([^"]+)"\(i\d+\* %"\.ret".*?^}', re.MULTILINE | re.DOTALL
)
_RETURN = re.compile(r"^ *ret i32 0$", re.MULTILINE)
_CALL_WITH_RESULT = re.compile(r' *%"[^"]+" = call i32 @"([^"]+)"\(i\d+\* (%"[^"]+")')
_LOAD = re.compile(r' *(%"[^"]+") = load (i\d+), i\d+\* (%"[^"]+")')
_OPAQUE_MOVE = 'call {0} asm sideeffect "mov.b{1} $0, $1;", "={2},{2}"({0} {3})'


def reconverge(modules: Sequence[str]) -> list[str]:
    """Make the results of functions with several exits opaque."""
    functions = (match for text in modules for match in _RETURNING.finditer(text))
    names = {match[1] for match in functions if len(_RETURN.findall(match[0])) > 1}
    return [_hide_results(text, names) for text in modules]


def _hide_results(text: str, names: set[str]) -> str:
    """Pass every result of these functions through one line of assembly."""
    lines, results = [], set[str]()  # pointers to results
    for line in text.split("\n"):
        if line.startswith("define"):
            results = set()
        if (call := _CALL_WITH_RESULT.match(line)) and call[1] in names:
            results.add(call[2])
        if (load := _LOAD.match(line)) and load[3] in results:
            lines += _opaque_load(load[1], load[2], load[3])
        else:
            lines.append(line)
    return "\n".join(lines)


def _opaque_load(value: str, kind: str, address: str) -> list[str]:
    """Return lines that load a value of this type without the compiler knowing it."""
    seen, wide, opaque = (f'{value[:-1]}.{name}"' for name in ("seen", "wide", "opaque"))
    load = f"  {seen} = load {kind}, {kind}* {address}"
    if kind == "i64":
        return [load, f"  {value} = {_OPAQUE_MOVE.format(kind, 64, 'l', seen)}"]
    if kind == "i32":
        return [load, f"  {value} = {_OPAQUE_MOVE.format(kind, 32, 'r', seen)}"]
    return [
        load,
        f"  {wide} = zext {kind} {seen} to i32",
        f"  {opaque} = {_OPAQUE_MOVE.format('i32', 32, 'r', wide)}",
        f"  {value} = trunc i32 {opaque} to {kind}",
    ]


# --- arrays --------------------------------------------------------------------------------------

_ZEROING = re.compile(r"^ *store \[\d+ x [^\]]*\] zeroinitializer, .*$", re.MULTILINE)


def skip_zeroing(text: str) -> str:
    """Remove the zeroing of arrays."""
    return _ZEROING.sub("", text)


_IF_NEGATIVE = re.compile(
    r"""^\ *(?P<negative>%"[^"]+")\ =\ icmp\ slt\ i64\ (?P<index>%"[^"]+"),\ 0\n
        \ *(?P<wrapped>%"[^"]+")\ =\ add\ i64\ (?P=index),\ .*\n
        (?P<result>\ *%"[^"]+"\ =\ )
        select\ +i1\ (?P=negative),\ i64\ (?P=wrapped),\ i64\ (?P=index)$""",
    re.MULTILINE | re.VERBOSE,
)


def drop_negative_indices(text: str) -> str:
    """Use indices as they are, without the correction for negative ones."""
    return _IF_NEGATIVE.sub(r"\g<result>add i64 \g<index>, 0", text)


# --- pointers ------------------------------------------------------------------------------------

_HEAD = re.compile(r'(define linkonce_odr|declare)\b.*?@"([^"]+)"\((.*)\)')
_CALL = re.compile(r'\s.*\bcall .*?@"([^"]+)"\((.*)\)')

Parameters = dict[str, list[int]]  # by function name: indices of parameters


def use_local_pointers(text: str, parameters: Parameters) -> str:
    """Let functions take thread-local pointers for these parameters."""
    lines: list[str] = []
    names: dict[str, str] = {}  # names of parameters in the body
    first: list[str] = []  # first lines of the body
    for line in text.split("\n"):
        if line.startswith(("define", "declare")):
            names, first = {}, []
            if (head := _HEAD.match(line)) and head[2] in parameters:
                line = _replace_parameters(
                    line, head, 3, parameters[head[2]], _parameter_cast(first, names)
                )
        elif line == "entry:":
            line = "\n".join([line, *first])
        else:
            for name in names:
                line = line.replace(name, names[name])
            if (call := _CALL.match(line)) and call[1] in parameters:
                line = _replace_parameters(
                    line, call, 2, parameters[call[1]], _argument_cast(lines)
                )
        lines.append(line)
    return "\n".join(lines)


def _local_parameters(modules: Iterable[str], near: frozenset[str]) -> Parameters:
    """Return which parameters of each function are pointers with one of these names."""
    parameters: Parameters = {}
    missing = set(near)
    heads = (_HEAD.match(line) for text in modules for line in text.split("\n"))
    for head in heads:
        if head and head[1] != "declare":
            names = [_pointer_name(each) for each in _split(head[3])]
            if found := [k for k, name in enumerate(names) if name in near]:
                parameters[head[2]] = found
                missing.difference_update(names)
    if missing:
        raise RewriteMismatch(f"no function has a pointer parameter {', '.join(sorted(missing))}")
    return parameters


def _pointer_name(parameter: str) -> str:
    """Return the name of a pointer parameter, else "". An array is several parameters: the one
    with the number 4 points to its data."""
    kind, _, name = parameter.rpartition(" ")
    return name.strip('%"').removesuffix(".4") if kind.endswith("*") else ""


def _replace_parameters(
    line: str,
    match: re.Match[str],
    group: int,
    at: Sequence[int],
    change: Callable[[str, str], str],
) -> str:
    """Return a line with some of its parameters replaced, given their types and values."""
    parts = _split(match[group])
    for k in at:
        kind, _, value = parts[k].rpartition(" ")
        parts[k] = change(kind, value) if value.startswith("%") else _local_type(parts[k])
    return line[: match.start(group)] + ", ".join(parts) + line[match.end(group) :]


def _local_type(kind: str) -> str:
    return f"{kind[:-1]} addrspace({LOCAL_ADDRESS_SPACE})*"


def _parameter_cast(first: list[str], names: dict[str, str]) -> Callable[[str, str], str]:
    """For a definition: cast the parameter to a generic pointer at the start of the body."""

    def take(kind: str, value: str) -> str:
        given, plain = f'{value[:-1]}.near"', f'{value[:-1]}.plain"'
        first.append(f"  {plain} = addrspacecast {_local_type(kind)} {given} to {kind}")
        names[value] = plain
        return f"{_local_type(kind)} {given}"

    return take


def _argument_cast(lines: list[str]) -> Callable[[str, str], str]:
    """For a call: cast the argument in the line before it."""

    def give(kind: str, value: str) -> str:
        given = f'%"near.{len(lines)}"'
        lines.append(f"  {given} = addrspacecast {kind} {value} to {_local_type(kind)}")
        return f"{_local_type(kind)} {given}"

    return give


def _split(parameters: str) -> list[str]:
    """Split parameters at commas that are not inside brackets."""
    parts, depth, last = [], 0, 0
    for i, letter in enumerate(parameters):
        depth += (letter in "([{<") - (letter in ")]}>")
        if letter == "," and depth == 0:
            parts.append(parameters[last:i].strip())
            last = i + 1
    return [part for part in [*parts, parameters[last:].strip()] if part]
