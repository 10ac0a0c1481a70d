"""Random faults while clients play: up to half a minute for each kind of store.

`python -m benchmarks.faults --minutes 60` does the same for an hour. The audit itself is tested
with logs that were changed.
"""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest
from benchmarks.fault_suite.audit import Findings, check_log
from benchmarks.fault_suite.players import Observations
from benchmarks.faults import Plan, run
from msgspec import structs

from daikaiju.server.protocol.messages import Done, Update
from daikaiju.server.tables.entries import Entry
from postgres import needs_postgres
from samples import amount
from table_driver import SECRET, TableDriver, started_game, update_builder

ROOT = Path(__file__).parent.parent
SECONDS = amount(30.0, part=8.0)
SEED = 2026


def test_nothing_is_lost_while_a_server_with_a_file_fails() -> None:
    report = asyncio.run(run(Plan(seconds=SECONDS, seed=SEED)))
    assert report.wrong == []
    assert report.findings.moves > 0


@needs_postgres
def test_nothing_is_lost_while_servers_and_their_database_fail() -> None:
    """With its own PostgreSQL; other tests share the one of the tests."""
    arguments = ("--minutes", str(SECONDS / 60), "--seed", str(SEED))
    command = [".ci/postgres", sys.executable, "-m", "benchmarks.faults", *arguments]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "0 lost, 0 doubled, 0 contradictory, 0 stuck" in done.stdout


# --- the audit -----------------------------------------------------------------------------------


def observed_game() -> tuple[TableDriver, Observations]:
    """Play some moves; return the table, and what Ann and a spectator received."""
    driver, observed = started_game(), Observations("table")
    for _ in range(12):
        driver.decide(0)
        entry = driver.log[-1]
        observed.record("ann", Done(entry.command, entry.seq))
        for player in ("ann", ""):
            observed.record(player, update_builder(driver).update(entry, driver.play, player))
    return driver, observed


def findings(
    observed: Observations, log: list[Entry], secret: bytes = SECRET
) -> tuple[bool, bool, bool]:
    found = Findings([], [], [])
    check_log(observed, log, secret, found)
    return bool(found.lost), bool(found.doubled), bool(found.contradictory)


def test_audit_accepts_a_whole_game() -> None:
    driver, observed = observed_game()
    assert findings(observed, driver.log) == (False, False, False)


def test_audit_finds_a_lost_entry() -> None:
    driver, observed = observed_game()
    assert findings(observed, driver.log[:-1]) == (True, False, False)


def test_audit_finds_a_command_that_was_executed_twice() -> None:
    driver, observed = observed_game()
    before = driver.log[-2]
    twice = structs.replace(driver.log[-1], by=before.by, command=before.command)
    assert findings(observed, [*driver.log[:-1], twice])[1]


@pytest.mark.parametrize("player", ["ann", ""])
def test_audit_finds_an_update_with_another_content(player: str) -> None:
    driver, observed = observed_game()
    received = observed.updates[player][3]
    picture = structs.replace(received.picture, position="other")
    observed.updates[player][3] = structs.replace(received, picture=picture)
    assert findings(observed, driver.log) == (False, False, True)


def test_audit_finds_dice_that_do_not_follow_from_the_secret() -> None:
    driver, observed = observed_game()
    assert findings(observed, driver.log, bytes(32)) == (False, False, True)


def test_audit_finds_updates_in_a_wrong_order() -> None:
    driver, observed = observed_game()
    updates: list[Update] = observed.updates["ann"]
    updates[2], updates[3] = updates[3], updates[2]
    assert findings(observed, driver.log) == (False, False, True)
