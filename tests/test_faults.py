"""Plugs pulled in the middle of play: what anybody was told is never lost, and games go on.

A few pulls each; `python -m benchmarks.faults` pulls a hundred times.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from benchmarks.faults import tried

from postgres import needs_postgres

ROOT = Path(__file__).parent.parent


def test_a_server_killed_in_the_middle_of_play_loses_nothing() -> None:
    assert tried("server", times=4, tables=3) == []


def pulled(*arguments: str) -> str:
    """A trial with a PostgreSQL of its own: others use the one of the tests."""
    command = [".ci/postgres", sys.executable, "-m", "benchmarks.faults", *arguments]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@needs_postgres
def test_a_node_killed_for_good_loses_nothing_and_the_other_goes_on() -> None:
    assert "lost or wrong: 0" in pulled("--pull", "node", "--tables", "3")


@needs_postgres
def test_a_database_stopped_and_started_again_loses_nothing() -> None:
    assert "lost or wrong: 0" in pulled("--pull", "database", "--times", "2", "--tables", "3")
