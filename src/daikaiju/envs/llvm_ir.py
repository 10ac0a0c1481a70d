"""What is changed in LLVM's text before NVIDIA's compiler reads it.

The rules are much code, of which every game runs a little; on a GPU fetching instructions takes
more time than doing what they say. Changes here make the code shorter, or keep threads together
that run it, and none changes what it means:

- Loops stay loops, instead of being written out in part (`mark_loops`).
- Long functions that are called in many places, or seldom, stay functions (`keep_apart`), and some
  others that threads should leave together.
- Threads that leave a function by different ways meet again (`let_meet`). A compiler that sees
  which way gives which answer, and what comes of it, leads each way on by itself.
- Indices count from the start of an array, never from its end (`count_forward`): no rule needs it.
- Pointers to what a thread has for itself say so (`keep_near`): reading there takes 1 instruction,
  reading what may lie anywhere takes several. Numba's pointers may all point anywhere.
- Arrays of a thread are not wiped before they are used (`leave_blank`).
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import partial

NEAR = 5  # LLVM's number for the memory that each thread has for itself


def prepared(
    texts: Iterable[str], near: Iterable[str], apart: Sequence[str], short_loops: bool
) -> list[str]:
    """All modules of a program, each once.

    `near` names parameters that are a thread's own; functions whose names end with one of `apart`
    are kept apart; `short_loops` says whether loops of known length may be written out.
    """
    met = let_meet(list(dict.fromkeys(texts)))
    modules = keep_apart([count_forward(leave_blank(text)) for text in met], apart)
    places = _near_places(modules, frozenset(near))
    return [mark_loops(keep_near(text, places), short_loops) for text in modules]


# --- loops ---------------------------------------------------------------------------------------

_KEEP_LOOP = '!{!"llvm.loop.unroll.disable"}'
_KEEP_LONG_LOOP = '!{!"llvm.loop.unroll.runtime.disable"}'
_FIRST_NOTE = 9000  # numbers of notes that nobody else uses
_LABEL = re.compile(r'"?([\w.$-]+)"?:')
_TARGET = re.compile(r'label %"?([\w.$-]+)"?')


def mark_loops(text: str, short_loops: bool) -> str:
    """A module with a note at every jump back: this stays a loop (unless its length is known)."""
    note = _KEEP_LONG_LOOP if short_loops else _KEEP_LOOP
    lines, passed, notes = [], set[str](), 0
    for line in text.split("\n"):
        if line.startswith("define"):
            passed = set()
        elif label := _LABEL.match(line):
            passed.add(label[1])
        elif line.lstrip().startswith("br ") and passed.intersection(_TARGET.findall(line)):
            line += f", !llvm.loop !{_FIRST_NOTE + notes}"
            notes += 1
        lines.append(line)
    last = _FIRST_NOTE + notes
    lines += [f"!{n} = distinct !{{!{n}, !{last}}}" for n in range(_FIRST_NOTE, last)]
    return "\n".join([*lines, f"!{last} = {note}"] if notes else lines)


# --- functions -----------------------------------------------------------------------------------

LONG = 250  # lines of a function, with those of all functions within, that may stay apart
REPEATED = 30_000  # lines that a function may add by being written out in several places
_FUNCTION = re.compile(r'^define [^\n]*?@"([^"]+)"\(.*?^}', re.MULTILINE | re.DOTALL)
_CALLED = re.compile(r'\bcall [^\n@]*@"([^"]+)"\(')
_DEFINED = re.compile(r'^define linkonce_odr [^\n]*@"([^"]+)"\(.*\)', re.MULTILINE)


def keep_apart(modules: Sequence[str], endings: Sequence[str]) -> list[str]:
    """Modules in which functions whose repetition would add too much are not written out, nor those
    whose names end so."""
    bodies = {m[1]: m[0] for text in modules for m in _FUNCTION.finditer(text)}
    calls = {
        name: [callee for callee in _CALLED.findall(body) if callee in bodies]
        for name, body in bodies.items()
    }
    times = Counter(callee for callees in calls.values() for callee in callees)
    ends = [f"{ending}B" for ending in endings]  # what Numba adds to a name begins with a B
    apart = {name for name in bodies if any(end in name for end in ends)}
    while found := _repeated(bodies, calls, times, apart):
        apart.add(found)
    mark = partial(_marked_apart, apart)
    return [_DEFINED.sub(mark, text) for text in modules]


def _marked_apart(apart: set[str], head: re.Match[str]) -> str:
    return f"{head[0]} noinline" if head[1] in apart else head[0]


def _repeated(
    bodies: dict[str, str], calls: dict[str, list[str]], times: Counter[str], apart: set[str]
) -> str | None:
    """The shortest of the functions that should be kept apart too."""
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


# --- answers -------------------------------------------------------------------------------------

_ANSWERING = re.compile(
    r'^define linkonce_odr i32 @"([^"]+)"\(i\d+\* %"\.ret".*?^}', re.MULTILINE | re.DOTALL
)
_WAY_OUT = re.compile(r"^ *ret i32 0$", re.MULTILINE)
_ASKED = re.compile(r' *%"[^"]+" = call i32 @"([^"]+)"\(i\d+\* (%"[^"]+")')
_HEARD = re.compile(r' *(%"[^"]+") = load (i\d+), i\d+\* (%"[^"]+")')
_UNSEEN = 'call {0} asm sideeffect "mov.b{1} $0, $1;", "={2},{2}"({0} {3})'


def let_meet(modules: Sequence[str]) -> list[str]:
    """Modules in which answers of functions with several ways out do not show the way."""
    functions = (match for text in modules for match in _ANSWERING.finditer(text))
    names = {match[1] for match in functions if len(_WAY_OUT.findall(match[0])) > 1}
    return [_hiding(text, names) for text in modules]


def _hiding(text: str, names: set[str]) -> str:
    """A module in which whatever these functions answer passes through a line of assembly."""
    lines, answers = [], set[str]()  # places where answers lie
    for line in text.split("\n"):
        if line.startswith("define"):
            answers = set()
        if (asked := _ASKED.match(line)) and asked[1] in names:
            answers.add(asked[2])
        if (heard := _HEARD.match(line)) and heard[3] in answers:
            lines += _hidden(heard[1], heard[2], heard[3])
        else:
            lines.append(line)
    return "\n".join(lines)


def _hidden(value: str, kind: str, place: str) -> list[str]:
    """Lines that load a value of this kind as one that the compiler knows nothing of."""
    seen, wide, told = (f'{value[:-1]}.{name}"' for name in ("seen", "wide", "told"))
    load = f"  {seen} = load {kind}, {kind}* {place}"
    if kind == "i64":
        return [load, f"  {value} = {_UNSEEN.format(kind, 64, 'l', seen)}"]
    if kind == "i32":
        return [load, f"  {value} = {_UNSEEN.format(kind, 32, 'r', seen)}"]
    return [
        load,
        f"  {wide} = zext {kind} {seen} to i32",
        f"  {told} = {_UNSEEN.format('i32', 32, 'r', wide)}",
        f"  {value} = trunc i32 {told} to {kind}",
    ]


# --- arrays --------------------------------------------------------------------------------------

_WIPE = re.compile(r"^ *store \[\d+ x [^\]]*\] zeroinitializer, .*$", re.MULTILINE)


def leave_blank(text: str) -> str:
    """A module whose arrays are not wiped at first."""
    return _WIPE.sub("", text)


_IF_NEGATIVE = re.compile(
    r"""^\ *(?P<negative>%"[^"]+")\ =\ icmp\ slt\ i64\ (?P<index>%"[^"]+"),\ 0\n
        \ *(?P<wrapped>%"[^"]+")\ =\ add\ i64\ (?P=index),\ .*\n
        (?P<result>\ *%"[^"]+"\ =\ )
        select\ +i1\ (?P=negative),\ i64\ (?P=wrapped),\ i64\ (?P=index)$""",
    re.MULTILINE | re.VERBOSE,
)


def count_forward(text: str) -> str:
    """A module whose indices are taken as they are, also if they were negative."""
    return _IF_NEGATIVE.sub(r"\g<result>add i64 \g<index>, 0", text)


# --- pointers ------------------------------------------------------------------------------------

_HEAD = re.compile(r'(define linkonce_odr|declare)\b.*?@"([^"]+)"\((.*)\)')
_CALL = re.compile(r'\s.*\bcall .*?@"([^"]+)"\((.*)\)')

Places = dict[str, list[int]]  # by the name of a function: which of its parameters


def keep_near(text: str, places: Places) -> str:
    """A module in which functions take pointers to a thread's own memory at these places."""
    lines: list[str] = []
    names: dict[str, str] = {}  # what a parameter is called in the body
    first: list[str] = []  # lines to come first in the body
    for line in text.split("\n"):
        if line.startswith(("define", "declare")):
            names, first = {}, []
            if (head := _HEAD.match(line)) and head[2] in places:
                line = _changed(line, head, 3, places[head[2]], _taker(first, names))
        elif line == "entry:":
            line = "\n".join([line, *first])
        else:
            for name in names:
                line = line.replace(name, names[name])
            if (call := _CALL.match(line)) and call[1] in places:
                line = _changed(line, call, 2, places[call[1]], _giver(lines))
        lines.append(line)
    return "\n".join(lines)


def _near_places(modules: Iterable[str], near: frozenset[str]) -> Places:
    """Where functions of ours have parameters of these names that are pointers."""
    heads = (_HEAD.match(line) for text in modules for line in text.split("\n"))
    places = {
        head[2]: [k for k, each in enumerate(_split(head[3])) if _is_near(each, near)]
        for head in heads
        if head and head[1] != "declare"
    }
    return {name: found for name, found in places.items() if found}


def _is_near(parameter: str, near: frozenset[str]) -> bool:
    """An array is several parameters: the one numbered 4 points to what is in it."""
    kind, _, name = parameter.rpartition(" ")
    return kind.endswith("*") and name.strip('%"').removesuffix(".4") in near


def _changed(
    line: str,
    match: re.Match[str],
    group: int,
    at: Sequence[int],
    change: Callable[[str, str], str],
) -> str:
    """A line with some of its parameters changed, given their types and values."""
    parts = _split(match[group])
    for k in at:
        kind, _, value = parts[k].rpartition(" ")
        parts[k] = change(kind, value) if value.startswith("%") else _near(parts[k])
    return line[: match.start(group)] + ", ".join(parts) + line[match.end(group) :]


def _near(kind: str) -> str:
    return f"{kind[:-1]} addrspace({NEAR})*"


def _taker(first: list[str], names: dict[str, str]) -> Callable[[str, str], str]:
    """For a definition: the body begins by making an ordinary pointer of it."""

    def take(kind: str, value: str) -> str:
        given, plain = f'{value[:-1]}.near"', f'{value[:-1]}.plain"'
        first.append(f"  {plain} = addrspacecast {_near(kind)} {given} to {kind}")
        names[value] = plain
        return f"{_near(kind)} {given}"

    return take


def _giver(lines: list[str]) -> Callable[[str, str], str]:
    """For a call: the line before it makes the pointer."""

    def give(kind: str, value: str) -> str:
        given = f'%"near.{len(lines)}"'
        lines.append(f"  {given} = addrspacecast {kind} {value} to {_near(kind)}")
        return f"{_near(kind)} {given}"

    return give


def _split(parameters: str) -> list[str]:
    """Parameters between commas; those in brackets are not between parameters."""
    parts, depth, last = [], 0, 0
    for i, letter in enumerate(parameters):
        depth += (letter in "([{<") - (letter in ")]}>")
        if letter == "," and depth == 0:
            parts.append(parameters[last:i].strip())
            last = i + 1
    return [part for part in [*parts, parameters[last:].strip()] if part]
