"""Tables without a server: who may do what, what the log says, what is due."""

from __future__ import annotations

import random
from dataclasses import fields

import pytest

from daikaiju.record.position import position_text
from daikaiju.rules.editions import EDITIONS, Options
from daikaiju.server.refusals import Refusal
from daikaiju.server.tables.commands import LONG_WAIT, clean, clean_name, decide
from daikaiju.server.tables.duties import PARDON, deadline, duty
from daikaiju.server.tables.entries import Away, Sat, decode_entry, encode_entry
from daikaiju.server.tables.table import Table
from daikaiju.server.tables.values import Choices, Clock, Orders, Setup
from daikaiju.server.updates.messages import (
    Act,
    AnyCommand,
    Free,
    Leave,
    Man,
    Order,
    Resize,
    Return,
    Say,
    Sit,
    Start,
)
from tables import SECRET, Stage

TOKYO = (  # gigazaur has hurt the_king in Tokyo, who must say whether it yields
    "second gigazaur,the_king turn=gigazaur place=outside,city health=10,6 stars=0,1 "
    "step=enter smashed=0,1 agenda=yield.1"
)


def refused(stage: Stage, code: str, command: AnyCommand, player: str = "ann") -> None:
    before = stage.table.snapshot()
    with pytest.raises(Refusal) as caught:
        stage.do(command, player)
    assert caught.value.code == code
    assert stage.table.snapshot() == before


def two(setup: Setup = Setup(seats=2)) -> Stage:
    stage = Stage(setup)
    stage.sit("ann", "bob")
    stage.start()
    return stage


def test_the_options_of_a_table_are_those_of_the_rules() -> None:
    assert Choices().options() == Options()
    assert Choices.__struct_fields__ == tuple(f.name for f in fields(Options))


# --- gathering -----------------------------------------------------------------------------------


def test_people_sit_down_and_change_their_minds() -> None:
    stage = Stage()
    stage.do(Sit(id="a", seat=1, name="Ann"))
    assert stage.table.seats[1].monster == "alienoid"
    stage.do(Sit(id="b", seat=1, name="Ann B.", monster="kraken"))
    assert (stage.table.seats[1].name, stage.table.seats[1].monster) == ("Ann B.", "kraken")
    stage.do(Free(id="c", seat=1))
    assert stage.table.seats[1].is_free
    assert stage.table.seats[1].monster == ""


def test_one_person_may_hold_several_seats() -> None:
    stage = Stage(Setup(seats=2))
    stage.sit("ann", "ann")
    stage.start()
    assert stage.table.seats_of("ann") == [0, 1]
    stage.decide(0)


def test_seats_and_monsters_are_taken_once() -> None:
    stage = Stage()
    stage.sit("ann")
    refused(stage, "seat-taken", Sit(id="x", seat=0, name="Bob"), "bob")
    refused(stage, "monster-taken", Sit(id="x", seat=1, name="B", monster="alienoid"), "bob")
    refused(stage, "no-such-monster", Sit(id="x", seat=1, name="B", monster="mothra"), "bob")
    refused(stage, "no-such-seat", Sit(id="x", seat=4, name="Bob"), "bob")
    refused(stage, "bad-name", Sit(id="x", seat=1, name="\u202e\n"), "bob")


def test_only_those_who_belong_here_arrange_the_table() -> None:
    stage = Stage()
    stage.sit("ann", "bob")
    for command in (
        Man(id="x", seat=2, level="easy"),
        Resize(id="x", seats=3),
        Start(id="x"),
        Say(id="x", text="hi"),
    ):
        refused(stage, "not-seated", command, "eve")
    refused(stage, "not-the-host", Free(id="x", seat=0), "bob")
    stage.do(Free(id="y", seat=1), "ann")
    assert stage.table.seats[1].is_free


def test_seats_are_added_and_removed_while_nobody_loses_one() -> None:
    stage = Stage(Setup(seats=3))
    stage.do(Resize(id="a", seats=6))
    stage.do(Sit(id="b", seat=5, name="Bob"), "bob")
    refused(stage, "seats-occupied", Resize(id="c", seats=5))
    stage.do(Free(id="d", seat=5), "bob")
    stage.do(Resize(id="e", seats=2))
    assert len(stage.table.seats) == 2


def test_bots_take_free_seats_when_the_game_begins() -> None:
    stage = Stage(Setup(level="hard"))
    stage.sit("ann")
    stage.do(Man(id="m", seat=2, level="easy"))
    stage.start()
    assert [seat.bot for seat in stage.table.seats] == [None, "hard", "easy", "hard"]
    assert len({seat.monster for seat in stage.table.seats}) == 4
    refused(stage, "has-begun", Start(id="s"))
    refused(stage, "has-begun", Resize(id="s", seats=3))


# --- playing -------------------------------------------------------------------------------------


def test_only_the_holder_of_the_seat_that_is_asked_decides() -> None:
    stage = two()
    asked, ply = stage.table.asked, stage.table.kept.ply
    holder, other = ("ann", "bob") if asked == 0 else ("bob", "ann")
    keep = Act(id="x", seat=asked, ply=ply, action="stop")
    refused(stage, "not-your-seat", keep, other)
    refused(stage, "not-your-seat", keep, "eve")
    refused(stage, "not-your-seat", keep, "")
    elsewhere = Act(id="x", seat=1 - asked, ply=ply, action="stop")
    refused(stage, "not-your-turn", elsewhere, other)
    refused(stage, "stale", Act(id="x", seat=asked, ply=ply - 1, action="stop"), holder)
    refused(stage, "stale", Act(id="x", seat=asked, ply=ply + 1, action="stop"), holder)
    refused(stage, "illegal", Act(id="x", seat=asked, ply=ply, action="buy jets"), holder)
    refused(stage, "illegal", Act(id="x", seat=asked, ply=ply, action="roll 666"), holder)
    stage.do(keep, holder)
    assert stage.table.kept.ply > ply


def test_a_command_sent_again_is_recognised() -> None:
    stage = two()
    entry = stage.act("stop")
    known = stage.table.is_known(entry.by, entry.command)
    assert known
    assert known.seq == entry.seq
    assert stage.table.is_known("eve", entry.command) is None


@pytest.mark.parametrize("edition", [edition.name for edition in EDITIONS])
@pytest.mark.parametrize("seats", range(2, 7))
def test_the_log_says_all(edition: str, seats: int) -> None:
    """A whole game: at every entry, reading the log again gives the same table."""
    luck = random.Random(f"{edition} {seats}")
    stage = Stage(Setup(edition=edition, seats=seats, clock=Clock(60, 60)))  # type: ignore[arg-type]
    stage.sit("ann", "bob")
    stage.start()
    again = Table.opened("table", stage.log[0], SECRET)
    for entry in stage.log[1:]:
        again, _ = again.after(decode_entry(encode_entry(entry)))
    while stage.table.kept.phase == "playing":
        stage.now += luck.randrange(90_000)
        stage.decide(luck.randrange(1 << 30))
        again, _ = again.after(decode_entry(encode_entry(stage.log[-1])))
        assert again.snapshot() == stage.table.snapshot()
    state = Table.restored("table", stage.table.snapshot(), SECRET).state
    assert state is not None
    assert state == stage.table.state
    assert position_text(state) == stage.table.kept.position


def test_a_game_may_begin_anywhere() -> None:
    stage = Stage(Setup(seats=2), position=TOKYO)
    refused(stage, "seats-fixed", Resize(id="x", seats=3))
    refused(stage, "seats-fixed", Sit(id="x", seat=0, name="Ann", monster="kraken"))
    stage.sit("ann", "bob")
    stage.start()
    assert stage.table.asked == 1
    stage.act("yield")
    assert stage.table.state is not None
    assert list(stage.table.state.place[:2]) != [0, 1]


# --- leaving, coming back, taking over -----------------------------------------------------------


def test_a_bot_stands_in_until_one_is_back() -> None:
    stage = two()
    stage.do(Leave(id="l", seat=0), "ann")
    assert stage.table.seats[0].is_away
    refused(stage, "not-your-seat", Return(id="r", seat=0), "bob")
    refused(stage, "seat-taken", Sit(id="r", seat=0, name="Eve"), "eve")
    stage.do(Return(id="r", seat=0), "ann")
    assert not stage.table.seats[0].is_away
    refused(stage, "not-away", Return(id="q", seat=0), "ann")


def test_a_bot_stands_in_for_somebody_who_has_gone_without_a_word() -> None:
    stage = two()
    asked = stage.table.asked
    gone, other = stage.table.seats[asked].holder, stage.table.seats[1 - asked].holder
    stand_in = Man(id="m", seat=asked, level="easy")
    stage.now += LONG_WAIT - 1
    refused(stage, "still-waited-for", stand_in, other)
    stage.now += 1
    refused(stage, "not-seated", stand_in, "eve")
    with pytest.raises(Refusal, match="still-waited-for"):
        decide(stage.table, stand_in, other, stage.now, {gone})
    stage.do(stand_in, other)
    assert stage.table.seats[asked].is_away
    stage.act("stop", gone)
    assert not stage.table.seats[asked].is_away


def test_whoever_acts_is_back() -> None:
    stage = two()
    asked = stage.table.asked
    holder = stage.table.seats[asked].holder
    stage.do(Leave(id="l", seat=asked), holder)
    stage.act("stop", holder)
    assert not stage.table.seats[asked].is_away


def test_bots_do_not_play_on_for_people_who_have_all_left() -> None:
    stage = two()
    stage.do(Leave(id="l", seat=0), "ann")
    stage.do(Leave(id="m", seat=1), "bob")
    assert duty(stage.table) is None
    stage.do(Return(id="r", seat=1), "bob")
    asked = stage.table.asked
    assert (duty(stage.table) is None) == (asked == 1)


def test_a_bots_seat_is_taken_in_the_middle_if_the_table_allows_it() -> None:
    stage = two(Setup(seats=3))
    before = stage.table.dice().below(1 << 64)
    refused(stage, "already-seated", Sit(id="x", seat=2, name="Ann"), "ann")
    stage.do(Sit(id="y", seat=2, name="Eve", monster="kraken", entropy="late"), "eve")
    seat = stage.table.seats[2]
    assert (seat.holder, seat.bot, seat.monster) == ("eve", None, "gigazaur")
    assert stage.table.dice().below(1 << 64) == before
    closed = two(Setup(seats=3, late=False))
    refused(closed, "no-late", Sit(id="x", seat=2, name="Eve"), "eve")


ONE_OUT = (
    "second gigazaur,the_king,kraken turn=the_king place=out,city,outside health=0,9,9 "
    "step=buying agenda=buy.1"
)


def test_nobody_sits_down_with_a_monster_that_is_out() -> None:
    stage = Stage(Setup(seats=3), position=ONE_OUT)
    refused(stage, "seat-not-free", Sit(id="x", seat=0, name="Ann"))


@pytest.mark.parametrize("second_life", [True, False])
def test_whoever_is_out_may_have_a_second_life(second_life: bool) -> None:
    stage = Stage(Setup(seats=3, second_life=second_life), position=ONE_OUT)
    stage.write(Sat(0, "ann", "Ann", "gigazaur"))
    stage.write(Sat(1, "bob", "Bob", "the_king"))
    stage.start()
    refused(stage, "still-waited-for", Man(id="m", seat=0, level="easy"), "bob")
    take = Sit(id="t", seat=2, name="Ann")
    if second_life:
        stage.do(take, "ann")
        assert stage.table.seats_of("ann") == [0, 2]
    else:
        refused(stage, "no-second-life", take, "ann")
        refused(stage, "already-seated", Sit(id="u", seat=2, name="Bob"), "bob")


# --- what is due ---------------------------------------------------------------------------------


def test_a_bot_is_due_after_its_pace() -> None:
    stage = Stage(Setup(seats=2, pace=500))
    stage.sit("ann")
    stage.start()
    while stage.table.asked == 0:
        stage.decide(0)
    due = duty(stage.table)
    assert due
    assert (due.kind, due.seat, due.at) == ("bot", 1, stage.now + 500)


def test_the_reserve_is_used_up_and_then_a_bot_takes_over() -> None:
    stage = two(Setup(seats=2, clock=Clock(move=10, reserve=5)))
    asked = stage.table.asked
    assert deadline(stage.table, asked) == stage.now + 15_000
    stage.now += 12_000
    stage.act("stop")
    assert stage.table.seats[asked].reserve == pytest.approx(3)
    late = stage.table.asked
    due = duty(stage.table)
    assert due
    assert due.kind == "clock"
    stage.now = due.at
    stage.write(Away(late, late=True))
    due = duty(stage.table)
    assert due
    assert (due.kind, due.seat) == ("bot", late)


def test_time_without_a_server_does_not_count() -> None:
    stage = two(Setup(seats=2, clock=Clock(move=60)))
    up_since = stage.now + 3_600_000
    assert deadline(stage.table, stage.table.asked, up_since) == up_since + PARDON


def test_nobody_is_hurried_without_a_clock() -> None:
    assert duty(two().table) is None


def test_orders_are_due_at_once_and_only_for_what_they_order() -> None:
    stage = Stage(Setup(seats=2), position=TOKYO)
    stage.sit("ann", "bob")
    stage.start()
    assert duty(stage.table) is None
    stage.do(Order(id="o", seat=1, orders=Orders(buy_from=3)), "bob")
    assert duty(stage.table) is None
    stage.do(Order(id="p", seat=1, orders=Orders(tokyo="yield")), "bob")
    due = duty(stage.table)
    assert due
    assert (due.kind, due.seat) == ("orders", 1)
    refused(stage, "not-your-seat", Order(id="q", seat=1, orders=Orders()), "ann")
    unknown = Orders(cards={"mothra": "use"})
    refused(stage, "bad-request", Order(id="q", seat=1, orders=unknown), "bob")


# --- words of people -----------------------------------------------------------------------------


def test_text_of_people_is_plain() -> None:
    assert clean("a\u202eb\x00c\n d\t\u200be") == "a b c d e"
    assert clean("می\u200cخواهم, yes") == "می\u200cخواهم, yes"
    assert clean_name(" Ann,  Bob\r\n") == "Ann Bob"
