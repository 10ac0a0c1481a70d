"""Failures during play: acknowledged commands are never lost, and games continue.

A few failures each; `python -m benchmarks.faults` causes a hundred.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from benchmarks.faults import run_trial

from postgres import needs_postgres

ROOT = Path(__file__).parent.parent


def test_killed_server_loses_no_acknowledged_command() -> None:
    assert run_trial("server", times=4, tables=3) == []


def run_fault_trial(*arguments: str) -> str:
    """Run a trial with its own PostgreSQL; other tests share the one of the tests."""
    command = [".ci/postgres", sys.executable, "-m", "benchmarks.faults", *arguments]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@needs_postgres
def test_killed_node_loses_nothing_and_the_other_node_continues() -> None:
    assert "lost or wrong: 0" in run_fault_trial("--pull", "node", "--tables", "3")


@needs_postgres
def test_restarted_database_loses_nothing() -> None:
    assert "lost or wrong: 0" in run_fault_trial(
        "--pull", "database", "--times", "2", "--tables", "3"
    )
