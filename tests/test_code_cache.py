"""The cache of machine code: processes share it, and damaged or unwritable folders do no harm."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

import daikaiju
from daikaiju.cli import main
from daikaiju.cli.compile_targets import GROUPS, find_function
from daikaiju.cli.main import _COMPILER_REPORTS
from daikaiju.rules import cache_folder, code_digests
from daikaiju.rules.compile_progress import TEXTS

SOURCE = Path(daikaiju.__file__).parent
# A small function, which compiles in a second.
SCRIPT = """
import numpy as np
from daikaiju.rng.splitmix import {function}
from daikaiju.rules.compiler import get_compiled
print(get_compiled({function})(3, 4))
"""
FUNCTION = "stream"
# Names that are passed to the compiler, but are variables.
VARIABLES = {"callee", "function", "functions", "needed", "number", "total", "API_FUNCTIONS"}


def start(folder: Path) -> subprocess.Popen[str]:
    """Start a process that needs a compiled function."""
    return subprocess.Popen(
        [sys.executable, "-c", SCRIPT.format(function=FUNCTION)],
        env={**os.environ, "DAIKAIJU_CACHE": str(folder)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def result(process: subprocess.Popen[str]) -> tuple[str, str]:
    """Return the output and the reports of a process."""
    out, err = process.communicate()
    assert process.returncode == 0, err
    return out, err


def test_processes_that_start_together_compile_once(tmp_path: Path) -> None:
    results = [result(each) for each in [start(tmp_path) for _ in range(3)]]
    assert len({out for out, _ in results}) == 1
    compiled = [err for _, err in results if "daikaiju: compiling stream (1 of 1), once for" in err]
    assert len(compiled) == 1


def test_damaged_machine_code_is_compiled_again(tmp_path: Path) -> None:
    out, _ = result(start(tmp_path))
    assert result(start(tmp_path)) == (out, "")
    for kind in ("nbi", "nbc"):
        (file,) = tmp_path.rglob(f"*.{kind}")
        file.write_bytes(b"damaged")
        again, err = result(start(tmp_path))
        assert again == out
        assert "the stored machine code of stream is damaged and is compiled again" in err
        assert result(start(tmp_path)) == (out, "")


def test_an_unwritable_folder_is_replaced_by_a_temporary_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "file"
    file.write_text("no folder can be here")
    monkeypatch.setenv("DAIKAIJU_CACHE", str(file / "cache"))
    folder = cache_folder.make_writable()
    assert folder.is_dir()
    assert cache_folder.cache_root() == folder == cache_folder.make_writable()
    err = capsys.readouterr().err
    assert f"the cache folder {file / 'cache'} cannot be written" in err
    assert err.count("\n") == 1
    folder.rmdir()


def test_a_process_with_an_unwritable_folder_still_works(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("no folder can be here")
    out, err = result(start(file / "cache"))
    assert out
    assert "cannot be written (Not a directory): machine code is kept in " in err
    replacement = Path(err.split("is kept in ")[1].split(" until ")[0])
    assert not replacement.exists()


@pytest.mark.parametrize("stored", ["damaged", f"{'0' * 64} short", "\xff"])
def test_damaged_digests_of_sources_are_computed_again(
    stored: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DAIKAIJU_CACHE", str(tmp_path))
    (tmp_path / code_digests.FILE_NAME).write_text(stored, encoding="latin-1")
    source = tmp_path / "source.py"
    source.write_text("x = 1\n")
    (digest,) = code_digests.code_digests([source])
    stored_lines = (tmp_path / code_digests.FILE_NAME).read_text().splitlines()
    assert [line.split()[1] for line in stored_lines] == [digest]


def test_every_report_is_translated() -> None:
    assert set(TEXTS) == set(_COMPILER_REPORTS)


# --- functions that are compiled once ------------------------------------------------------------

# `entry` calls `add` directly and through `twice`; `whole` contains all that it calls. `scaled` has
# a default value, so that Numba compiles it where it is called first.
SHARED_SOURCE = """
from daikaiju.rules.signatures import Words, compiled_once, compiled_whole

@compiled_once
def add(number: int, out: Words) -> int:
    out[0] += number
    return out[0]

@compiled_once
def twice(out: Words) -> None:
    add(add(1, out), out)

def scaled(number: int, factor: int = 3) -> int:
    return number * factor

def through(out: Words) -> int:
    return scaled(5) - 10 + out[0] - out[0]

def entry(out: Words) -> int:
    twice(out)
    return add(scaled(5) - 10, out)

def other(out: Words) -> int:
    twice(out)
    return add(through(out), out)

@compiled_whole
def whole(out: Words) -> int:
    twice(out)
    return add(5, out)
"""
SHARED_START = f"""
import numpy as np
from daikaiju.rng import splitmix
from daikaiju.rules.compiler import compile_alone, compile_missing, get_compiled
exec(compile({SHARED_SOURCE!r}, splitmix.__file__, "exec"), splitmix.__dict__)
"""
SHARED_SCRIPT = f"""{SHARED_START}
needed = [splitmix.entry, splitmix.other, splitmix.whole]
compile_missing(needed)
print([get_compiled(function)(np.full(1, 10)) for function in needed])
"""


def run_shared(folder: Path, script: str = SHARED_SCRIPT) -> tuple[str, list[str]]:
    """Return the output of a script, and the functions that it compiled."""
    process = subprocess.run(
        [sys.executable, "-c", script],
        env={**os.environ, "DAIKAIJU_CACHE": str(folder)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert process.returncode == 0, process.stderr
    lines = process.stderr.splitlines()
    return process.stdout, [line.split()[2] for line in lines if " compiling " in line]


def test_a_function_is_compiled_once_for_all_callers(tmp_path: Path) -> None:
    out, compiled = run_shared(tmp_path)
    assert out == "[27, 27, 27]\n"
    assert compiled == ["add", "twice", "entry", "other", "whole"]
    assert run_shared(tmp_path) == (out, [])
    for file in tmp_path.rglob("*add-*.nb*"):
        file.unlink()
    assert run_shared(tmp_path) == (out, ["add"])  # its callers stay valid


def test_a_function_can_be_compiled_before_those_that_it_calls(tmp_path: Path) -> None:
    for name in ("other", "twice"):
        script = f"{SHARED_START}compile_alone(splitmix.{name})"
        assert run_shared(tmp_path, script) == ("", [name])
    assert run_shared(tmp_path) == ("[27, 27, 27]\n", ["add", "entry", "whole"])


# --- compiling ahead -----------------------------------------------------------------------------


def compiled_names() -> set[str]:
    """Return the names of all functions that the package compiles, from its source code."""
    callers = {"get_compiled", "executable", "executables", "compile_missing", "load"}
    found: set[str] = set()
    for file in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in callers:
                found |= {argument.id for argument in node.args if isinstance(argument, ast.Name)}
    return found - VARIABLES


def test_every_compiled_function_can_be_compiled_ahead() -> None:
    listed = {name.partition(":")[2] for group in GROUPS.values() for name in group}
    assert compiled_names() - listed == set()
    assert all(callable(find_function(name)) for group in GROUPS.values() for name in group)


def test_compiling_ahead_twice_does_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["compile", "odds", "--workers", "1"]) == 0
    capsys.readouterr()
    assert main(["compile", "odds"]) == 0
    out, err = capsys.readouterr()
    assert out.startswith("Compiled 0 of 2 functions in ")
    assert err == ""
    assert main(["compile", "everything"]) == 2
    assert (
        "'everything' is unknown: choose rules, bots, odds, coach, arena, envs, openspiel"
        in capsys.readouterr().err
    )
