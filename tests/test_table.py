"""Tables without a server: permissions, the log, duties."""

from __future__ import annotations

import random
from dataclasses import fields

import pytest

from daikaiju.record.position import position_text
from daikaiju.rules.editions import EDITIONS, Options
from daikaiju.server.protocol.messages import (
    Act,
    AnyCommand,
    Free,
    Hurry,
    Leave,
    Man,
    Order,
    Resize,
    Return,
    Say,
    Sit,
    Start,
)
from daikaiju.server.protocol.values import Choices, Clock, Orders, Setup
from daikaiju.server.refusals import Refusal
from daikaiju.server.tables.commands import ABSENCE_MS, decide
from daikaiju.server.tables.duties import GRACE_MS, deadline, next_duty
from daikaiju.server.tables.entries import Away, Sat, decode_entry, encode_entry
from daikaiju.server.tables.table import Table
from daikaiju.text.plain_text import clean_name, clean_text
from table_driver import SECRET, TableDriver

YIELD_POSITION = (  # gigazaur hurt the_king in Tokyo, which must stay or yield
    "second gigazaur,the_king turn=gigazaur place=outside,city health=10,6 stars=0,1 "
    "step=enter smashed=0,1 agenda=yield.1"
)


def assert_refused(
    driver: TableDriver, code: str, command: AnyCommand, player: str = "ann"
) -> None:
    before = driver.table.encode_snapshot()
    with pytest.raises(Refusal) as caught:
        driver.do(command, player)
    assert caught.value.code == code
    assert driver.table.encode_snapshot() == before


def two_player_game(setup: Setup = Setup(seats=2)) -> TableDriver:
    driver = TableDriver(setup)
    driver.sit("ann", "bob")
    driver.start()
    return driver


def test_table_options_match_the_rules_options() -> None:
    assert Choices().options() == Options(packs=())
    assert (*Choices.__struct_fields__, "packs") == tuple(f.name for f in fields(Options))


# --- gathering -----------------------------------------------------------------------------------


def test_player_can_change_and_free_a_seat() -> None:
    driver = TableDriver()
    driver.do(Sit(id="a", seat=1, name="Ann"))
    assert driver.table.seats[1].monster == "alienoid"
    driver.do(Sit(id="b", seat=1, name="Ann B.", monster="kraken"))
    assert (driver.table.seats[1].name, driver.table.seats[1].monster) == ("Ann B.", "kraken")
    driver.do(Free(id="c", seat=1))
    assert driver.table.seats[1].is_free
    assert driver.table.seats[1].monster == ""


def test_one_player_can_hold_several_seats() -> None:
    driver = TableDriver(Setup(seats=2))
    driver.sit("ann", "ann")
    driver.start()
    assert driver.table.seats_of("ann") == [0, 1]
    driver.decide(0)


def test_taken_seats_and_monsters_are_refused() -> None:
    driver = TableDriver()
    driver.sit("ann")
    assert_refused(driver, "seat-taken", Sit(id="x", seat=0, name="Bob"), "bob")
    assert_refused(
        driver, "monster-taken", Sit(id="x", seat=1, name="B", monster="alienoid"), "bob"
    )
    assert_refused(
        driver, "no-such-monster", Sit(id="x", seat=1, name="B", monster="mothra"), "bob"
    )
    assert_refused(driver, "no-such-seat", Sit(id="x", seat=4, name="Bob"), "bob")
    assert_refused(driver, "bad-name", Sit(id="x", seat=1, name="\u202e\n"), "bob")


def test_only_seated_players_and_the_host_change_the_table() -> None:
    driver = TableDriver()
    driver.sit("ann", "bob")
    for command in (
        Man(id="x", seat=2, level="easy"),
        Resize(id="x", seats=3),
        Start(id="x"),
        Say(id="x", text="hi"),
    ):
        assert_refused(driver, "not-seated", command, "eve")
    assert_refused(driver, "not-the-host", Free(id="x", seat=0), "bob")
    driver.do(Free(id="y", seat=1), "ann")
    assert driver.table.seats[1].is_free


def test_resize_is_refused_if_a_player_would_lose_a_seat() -> None:
    driver = TableDriver(Setup(seats=3))
    driver.do(Resize(id="a", seats=6))
    driver.do(Sit(id="b", seat=5, name="Bob"), "bob")
    assert_refused(driver, "seats-occupied", Resize(id="c", seats=5))
    driver.do(Free(id="d", seat=5), "bob")
    driver.do(Resize(id="e", seats=2))
    assert len(driver.table.seats) == 2


def test_bots_take_free_seats_when_the_game_starts() -> None:
    driver = TableDriver(Setup(level="hard"))
    driver.sit("ann")
    driver.do(Man(id="m", seat=2, level="easy"))
    driver.start()
    assert [seat.bot for seat in driver.table.seats] == [None, "hard", "easy", "hard"]
    assert len({seat.monster for seat in driver.table.seats}) == 4
    assert_refused(driver, "has-begun", Start(id="s"))
    assert_refused(driver, "has-begun", Resize(id="s", seats=3))


def test_game_needs_a_text_of_a_player() -> None:
    """Else the host could choose a secret with good dice."""
    driver = TableDriver()
    driver.do(Sit(id="sit", seat=0, name="Ann"))
    assert_refused(driver, "needs-text", Start(id="s"))
    assert driver.table.state is None
    driver.do(Start(id="s", entropy="seven blue whales"))
    assert driver.table.state is not None
    assert driver.table.entropy[-1] == "seven blue whales"


# --- playing -------------------------------------------------------------------------------------


def test_only_the_holder_of_the_asked_seat_can_act() -> None:
    driver = two_player_game()
    asked, ply = driver.table.asked, driver.table.snapshot.ply
    holder, other = ("ann", "bob") if asked == 0 else ("bob", "ann")
    keep = Act(id="x", seat=asked, ply=ply, action="stop")
    assert_refused(driver, "not-your-seat", keep, other)
    assert_refused(driver, "not-your-seat", keep, "eve")
    assert_refused(driver, "not-your-seat", keep, "")
    elsewhere = Act(id="x", seat=1 - asked, ply=ply, action="stop")
    assert_refused(driver, "not-your-turn", elsewhere, other)
    assert_refused(driver, "stale", Act(id="x", seat=asked, ply=ply - 1, action="stop"), holder)
    assert_refused(driver, "stale", Act(id="x", seat=asked, ply=ply + 1, action="stop"), holder)
    assert_refused(driver, "illegal", Act(id="x", seat=asked, ply=ply, action="buy jets"), holder)
    assert_refused(driver, "illegal", Act(id="x", seat=asked, ply=ply, action="roll 666"), holder)
    driver.do(keep, holder)
    assert driver.table.snapshot.ply > ply


def test_repeated_command_is_recognised() -> None:
    driver = two_player_game()
    entry = driver.act("stop")
    known = driver.table.find_completed(entry.by, entry.command)
    assert known
    assert known.seq == entry.seq
    assert driver.table.find_completed("eve", entry.command) is None


@pytest.mark.parametrize("edition", [edition.name for edition in EDITIONS])
@pytest.mark.parametrize("seats", range(2, 7))
def test_log_replay_gives_the_same_table(edition: str, seats: int) -> None:
    """Replaying the log gives the same table after every entry of a whole game."""
    rng = random.Random(f"{edition} {seats}")
    driver = TableDriver(Setup(edition=edition, seats=seats, clock=Clock(60, 60)))  # type: ignore[arg-type]
    driver.sit("ann", "bob")
    driver.start()
    again = Table.open("table", driver.log[0], SECRET)
    for entry in driver.log[1:]:
        again, _ = again.apply(decode_entry(encode_entry(entry)))
    while driver.table.snapshot.phase == "playing":
        driver.now += rng.randrange(90_000)
        driver.decide(rng.randrange(1 << 30))
        again, _ = again.apply(decode_entry(encode_entry(driver.log[-1])))
        assert again.encode_snapshot() == driver.table.encode_snapshot()
    state = Table.restore("table", driver.table.encode_snapshot(), SECRET).state
    assert state is not None
    assert state == driver.table.state
    assert position_text(state) == driver.table.snapshot.position


def test_game_can_start_from_any_position() -> None:
    driver = TableDriver(Setup(seats=2), position=YIELD_POSITION)
    assert_refused(driver, "seats-fixed", Resize(id="x", seats=3))
    assert_refused(driver, "seats-fixed", Sit(id="x", seat=0, name="Ann", monster="kraken"))
    driver.sit("ann", "bob")
    driver.start()
    assert driver.table.asked == 1
    driver.act("yield")
    assert driver.table.state is not None
    assert list(driver.table.state.place[:2]) != [0, 1]


# --- absence and replacement ---------------------------------------------------------------------


def test_bot_replaces_a_player_who_left_until_the_return() -> None:
    driver = two_player_game()
    driver.do(Leave(id="l", seat=0), "ann")
    assert driver.table.seats[0].is_away
    assert_refused(driver, "not-your-seat", Return(id="r", seat=0), "bob")
    assert_refused(driver, "seat-taken", Sit(id="r", seat=0, name="Eve"), "eve")
    driver.do(Return(id="r", seat=0), "ann")
    assert not driver.table.seats[0].is_away
    assert_refused(driver, "not-away", Return(id="q", seat=0), "ann")


def test_players_can_replace_an_absent_player_with_a_bot() -> None:
    driver = two_player_game()
    asked = driver.table.asked
    gone, other = driver.table.seats[asked].holder, driver.table.seats[1 - asked].holder
    stand_in = Man(id="m", seat=asked, level="easy")
    driver.now += ABSENCE_MS - 1
    assert_refused(driver, "still-waited-for", stand_in, other)
    driver.now += 1
    assert_refused(driver, "not-seated", stand_in, "eve")
    with pytest.raises(Refusal, match="still-waited-for"):
        decide(driver.table, stand_in, other, driver.now, {gone})
    driver.do(stand_in, other)
    assert driver.table.seats[asked].is_away
    driver.act("stop", gone)
    assert not driver.table.seats[asked].is_away


def test_acting_ends_the_absence() -> None:
    driver = two_player_game()
    asked = driver.table.asked
    holder = driver.table.seats[asked].holder
    driver.do(Leave(id="l", seat=asked), holder)
    driver.act("stop", holder)
    assert not driver.table.seats[asked].is_away


def test_bots_stop_when_all_players_have_left() -> None:
    driver = two_player_game()
    driver.do(Leave(id="l", seat=0), "ann")
    driver.do(Leave(id="m", seat=1), "bob")
    assert next_duty(driver.table) is None
    driver.do(Return(id="r", seat=1), "bob")
    asked = driver.table.asked
    assert (next_duty(driver.table) is None) == (asked == 1)


def test_late_player_can_take_a_bot_seat_if_allowed() -> None:
    driver = two_player_game(Setup(seats=3))
    before = driver.table.dice().below(1 << 64)
    assert_refused(driver, "already-seated", Sit(id="x", seat=2, name="Ann"), "ann")
    driver.do(Sit(id="y", seat=2, name="Eve", monster="kraken", entropy="late"), "eve")
    seat = driver.table.seats[2]
    assert (seat.holder, seat.bot, seat.monster) == ("eve", None, "gigazaur")
    assert driver.table.dice().below(1 << 64) == before
    closed = two_player_game(Setup(seats=3, late=False))
    assert_refused(closed, "no-late", Sit(id="x", seat=2, name="Eve"), "eve")


ELIMINATED_POSITION = (
    "second gigazaur,the_king,kraken turn=the_king place=out,city,outside health=0,9,9 "
    "step=buying agenda=buy.1"
)


def test_seat_of_an_eliminated_monster_cannot_be_taken() -> None:
    driver = TableDriver(Setup(seats=3), position=ELIMINATED_POSITION)
    assert_refused(driver, "seat-not-free", Sit(id="x", seat=0, name="Ann"))


@pytest.mark.parametrize("second_life", [True, False])
def test_eliminated_player_can_take_a_bot_seat_with_second_life(second_life: bool) -> None:
    driver = TableDriver(Setup(seats=3, second_life=second_life), position=ELIMINATED_POSITION)
    driver.write(Sat(0, "ann", "Ann", "gigazaur"))
    driver.write(Sat(1, "bob", "Bob", "the_king"))
    driver.start(entropy="ann")
    assert_refused(driver, "still-waited-for", Man(id="m", seat=0, level="easy"), "bob")
    take = Sit(id="t", seat=2, name="Ann")
    if second_life:
        driver.do(take, "ann")
        assert driver.table.seats_of("ann") == [0, 2]
    else:
        assert_refused(driver, "no-second-life", take, "ann")
        assert_refused(driver, "already-seated", Sit(id="u", seat=2, name="Bob"), "bob")


def test_bots_finish_without_pauses_when_no_person_has_a_monster() -> None:
    driver = TableDriver(Setup(seats=3, pace=500), position=ELIMINATED_POSITION)
    driver.write(Sat(0, "ann", "Ann", "gigazaur"))
    driver.write(Sat(1, "bob", "Bob", "the_king"))
    driver.start(entropy="ann")
    assert_refused(driver, "still-playing", Hurry(id="h"))
    driver.do(Leave(id="l", seat=1), "bob")
    assert_refused(driver, "not-seated", Hurry(id="h"), "eve")
    assert due_after(driver) == 500
    driver.do(Hurry(id="h"))
    assert due_after(driver) == 0
    driver.do(Return(id="r", seat=1), "bob")
    driver.do(Leave(id="s", seat=1), "bob")
    assert Table.restore("t", driver.table.encode_snapshot(), SECRET).snapshot.hurried
    driver.do(Sit(id="t", seat=2, name="Ann"))
    assert due_after(driver) == 500


def due_after(driver: TableDriver) -> int:
    """Return the milliseconds until the next duty."""
    due = next_duty(driver.table)
    assert due
    return due.at - driver.now


# --- duties --------------------------------------------------------------------------------------


def test_bot_duty_is_due_after_the_pace() -> None:
    driver = TableDriver(Setup(seats=2, pace=500))
    driver.sit("ann")
    driver.start()
    while driver.table.asked == 0:
        driver.decide(0)
    due = next_duty(driver.table)
    assert due
    assert (due.kind, due.seat, due.at) == ("bot", 1, driver.now + 500)


def test_bot_takes_over_when_the_reserve_is_used_up() -> None:
    driver = two_player_game(Setup(seats=2, clock=Clock(move=10, reserve=5)))
    asked = driver.table.asked
    assert deadline(driver.table, asked) == driver.now + 15_000
    driver.now += 12_000
    driver.act("stop")
    assert driver.table.seats[asked].reserve == pytest.approx(3)
    late = driver.table.asked
    due = next_duty(driver.table)
    assert due
    assert due.kind == "clock"
    driver.now = due.at
    driver.write(Away(late, late=True))
    due = next_duty(driver.table)
    assert due
    assert (due.kind, due.seat) == ("bot", late)


def test_server_downtime_does_not_count_for_deadlines() -> None:
    driver = two_player_game(Setup(seats=2, clock=Clock(move=60)))
    up_since = driver.now + 3_600_000
    assert deadline(driver.table, driver.table.asked, up_since) == up_since + GRACE_MS


def test_table_without_a_clock_has_no_deadline() -> None:
    assert next_duty(two_player_game().table) is None


def test_orders_are_due_at_once_for_matching_questions_only() -> None:
    driver = TableDriver(Setup(seats=2), position=YIELD_POSITION)
    driver.sit("ann", "bob")
    driver.start()
    assert next_duty(driver.table) is None
    driver.do(Order(id="o", seat=1, orders=Orders(buy_from=3)), "bob")
    assert next_duty(driver.table) is None
    driver.do(Order(id="p", seat=1, orders=Orders(tokyo="yield")), "bob")
    due = next_duty(driver.table)
    assert due
    assert (due.kind, due.seat) == ("orders", 1)
    assert_refused(driver, "not-your-seat", Order(id="q", seat=1, orders=Orders()), "ann")
    unknown = Orders(cards={"mothra": "use"})
    assert_refused(driver, "bad-request", Order(id="q", seat=1, orders=unknown), "bob")


# --- player text ---------------------------------------------------------------------------------


def test_player_text_is_reduced_to_plain_text() -> None:
    assert clean_text("a\u202eb\x00c\n d\t\u200be") == "a b c d e"
    assert clean_text("می\u200cخواهم, yes") == "می\u200cخواهم, yes"
    assert clean_name(" Ann,  Bob\r\n") == "Ann Bob"
