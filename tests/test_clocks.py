"""Clocks of players: time for a decision, time banks, and bots that stand in."""

from __future__ import annotations

import pytest

from daikaiju.server.protocol.messages import Leave, Man, Return
from daikaiju.server.protocol.values import EMPTY_BANK_SECONDS, Clock, Setup
from daikaiju.server.refusals import Refusal
from daikaiju.server.tables.commands import ABSENCE_MS, decide
from daikaiju.server.tables.duties import deadline, next_duty
from table_driver import TableDriver, started_game, update_builder


def game_with_clock(move: int = 0, reserve: int = 0) -> TableDriver:
    return started_game(setup=Setup(seats=2, clock=Clock(move, reserve)))


def seconds_to_decide(driver: TableDriver) -> float:
    """Return the time that the asked player has from now on."""
    return (deadline(driver.table, driver.table.asked) - driver.now) / 1000


def decide_after(driver: TableDriver, seconds: float) -> int:
    """Let the asked player decide after some seconds; return the seat."""
    seat = driver.table.asked
    driver.now += round(seconds * 1000)
    driver.decide(0)
    return seat


def test_without_a_clock_nothing_is_due() -> None:
    driver = game_with_clock()
    assert deadline(driver.table, driver.table.asked) == 0
    assert next_duty(driver.table) is None


def test_time_bank_alone_pays_for_all_the_time_of_a_decision() -> None:
    driver = game_with_clock(reserve=300)
    assert seconds_to_decide(driver) == 300
    seat = decide_after(driver, 100)
    assert driver.table.seats[seat].reserve == pytest.approx(200)


def test_time_bank_pays_only_for_time_beyond_that_of_the_decision() -> None:
    driver = game_with_clock(move=60, reserve=300)
    assert seconds_to_decide(driver) == 360
    seat = decide_after(driver, 50)
    assert driver.table.seats[seat].reserve == 300
    driver = game_with_clock(move=60, reserve=300)
    seat = decide_after(driver, 70)
    assert driver.table.seats[seat].reserve == pytest.approx(290)


def test_player_with_an_empty_bank_gets_a_short_time() -> None:
    driver = game_with_clock(reserve=30)
    seat = driver.table.asked
    decide_after(driver, 40)
    while driver.table.asked != seat:
        driver.decide(0)
    assert driver.table.seats[seat].reserve == 0
    assert seconds_to_decide(driver) == EMPTY_BANK_SECONDS


def test_leaving_and_returning_does_not_refill_the_bank() -> None:
    driver = game_with_clock(reserve=300)
    seat = driver.table.asked
    player = driver.table.seats[seat].holder
    driver.now += 250_000
    driver.do(Leave(id="l", seat=seat), player)
    driver.do(Return(id="r", seat=seat), player)
    assert driver.table.seats[seat].reserve == pytest.approx(50)
    assert seconds_to_decide(driver) == pytest.approx(50)


def test_leaving_in_the_turn_of_another_player_costs_no_time() -> None:
    driver = game_with_clock(reserve=300)
    other = 1 - driver.table.asked
    driver.now += 250_000
    driver.do(Leave(id="l", seat=other), driver.table.seats[other].holder)
    assert driver.table.seats[other].reserve == 300


def test_all_players_see_from_when_on_a_bot_may_stand_in() -> None:
    driver = game_with_clock()
    asked = driver.table.asked
    other = driver.table.seats[1 - asked].holder
    shown = update_builder(driver).picture(other).asked
    assert shown
    assert shown.stand_in == driver.table.snapshot.asked_at + ABSENCE_MS
    man = Man(id="m", seat=asked, level="medium")
    with pytest.raises(Refusal, match="still-waited-for"):
        decide(driver.table, man, other, shown.stand_in - 1, present={other})
    assert decide(driver.table, man, other, shown.stand_in, present={other})


def test_no_bot_stands_in_for_a_bot() -> None:
    driver = game_with_clock()
    seat = driver.table.asked
    driver.do(Leave(id="l", seat=seat), driver.table.seats[seat].holder)
    shown = update_builder(driver).picture("ann").asked
    assert shown
    assert (shown.stand_in, shown.until) == (0, 0)
