"""Taking decisions back: what has touched neither chance nor another monster, and nothing else."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from conftest import is_over
from daikaiju.arena.fuzzer import random_start
from daikaiju.record.dice_proof import verify
from daikaiju.record.game import last_position, parse_record
from daikaiju.record.position import position_text
from daikaiju.rules import State
from daikaiju.rules.constants import EDITION_NAMES, MOST_SEATS
from daikaiju.rules.state import CELLS
from daikaiju.server.refusals import Refusal
from daikaiju.server.tables.actor import Keeper
from daikaiju.server.tables.duties import duty
from daikaiju.server.tables.entries import Moved, Undone, decode_entry, encode_entry
from daikaiju.server.tables.table import MOST_UNDONE, Table
from daikaiju.server.tables.undo import OF_A_MONSTER
from daikaiju.server.tables.values import Clock, Setup
from daikaiju.server.updates.builder import Teller
from daikaiju.server.updates.messages import Act, Done, Leave, Return, Say, Undo
from daikaiju.server.updates.records import history, position_at, record_of
from halls import TWO, hall_at, seated
from tables import SECRET, Stage

MARKET = "market=jets,tank,energize"
SCORING = (
    f"second gigazaur,the_king energy=5,0 {MARKET} dice=111EEE throws=2 step=probes agenda=keep.0"
)
STRETCHY = SCORING.replace("111EEE", "112EEE").replace("5,0", "9,0") + " gigazaur=stretchy"
MOST_DECISIONS = 120  # of a random game
SLOW = Setup(seats=2, clock=Clock(move=30, reserve=20))


def begun(position: str = SCORING, setup: Setup = Setup(seats=2)) -> Stage:
    stage = Stage(setup, position=position)
    stage.sit("ann", "bob")
    stage.start()
    return stage


def undo(stage: Stage, player: str = "", **words: int) -> None:
    seat = stage.table.asked
    player = player or stage.table.seats[seat].holder
    given = {"seat": seat, "ply": stage.table.kept.ply} | words
    stage.do(Undo(id=stage.name(), **given), player)


def refused(stage: Stage, player: str = "", **words: int) -> str:
    before = stage.table.kept
    with pytest.raises(Refusal) as caught:
        undo(stage, player, **words)
    assert stage.table.kept == before
    return caught.value.code


def state_of(stage: Stage) -> State:
    assert stage.table.state is not None
    return stage.table.state


def may_undo(stage: Stage, player: str = "ann") -> bool:
    return Teller(stage.table, stage.now).picture(player).undo


# --- what can be taken back ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("position", "moves"),
    [
        (SCORING, ["stop"]),
        (STRETCHY, ["stop", "use stretchy 2>1", "pass"]),
        (SCORING.replace("111EEE", "C11EEE"), ["stop"]),  # into an empty Tokyo
        (SCORING + " gigazaur=rapid_healing health=5,10", ["use rapid_healing", "stop"]),
        (SCORING.replace("111EEE", "HHHEEE") + " health=5,10 poison=2,0", ["stop", "heal"]),
        (
            SCORING.replace("second", "first").replace("111EEE", "HHCEEE") + " health=5,10",
            ["stop", "resolve H"],
        ),
    ],
    ids=["stars", "dice turned", "entering", "healing by energy", "cures", "order"],
)
def test_what_concerns_only_oneself_can_be_taken_back(position: str, moves: list[str]) -> None:
    """Step by step down to the first decision, and everything is as it was."""
    stage = begun(position)
    passed: list[tuple[State, int]] = []
    for move in moves:
        assert may_undo(stage) == bool(passed)
        passed.append((state_of(stage), stage.table.kept.ply))
        stage.act(move)
    assert not may_undo(stage, "bob")
    while passed:
        assert may_undo(stage)
        undo(stage)
        assert (state_of(stage), stage.table.kept.ply) == passed.pop()
    assert not may_undo(stage)
    assert refused(stage) == "nothing-to-undo"


@pytest.mark.parametrize(
    ("position", "moves"),
    [
        (SCORING, ["keep 111"]),
        (SCORING, ["stop", "buy energize"]),
        (SCORING, ["stop", "sweep"]),
        (SCORING, ["stop", "done"]),
        (SCORING.replace("111EEE", "111CEE") + " place=city,outside", ["stop"]),
        (SCORING.replace("111EEE", "111CEE") + " place=outside,city", ["stop"]),
    ],
    ids=["throw", "buy", "sweep", "end of turn", "hit from Tokyo", "hit Tokyo"],
)
def test_what_touched_chance_or_another_stands(position: str, moves: list[str]) -> None:
    stage = begun(position)
    for move in moves:
        stage.act(move)
    asked = stage.table.seats[stage.table.asked].holder
    assert not may_undo(stage, asked)
    assert refused(stage) == "nothing-to-undo"
    assert refused(stage, "ann", seat=0) == "nothing-to-undo"


def test_a_card_that_was_looked_at_stays_seen() -> None:
    stage = begun(
        "second gigazaur,the_king energy=9,9 gigazaur=made_in_a_lab "
        f"{MARKET} step=end_turn agenda=buy.0"
    )
    stage.act("use made_in_a_lab")
    assert refused(stage) == "nothing-to-undo"


def test_every_row_of_a_monster_is_looked_at_or_is_known_to_be_harmless() -> None:
    rows = {name for name, (kind, n) in CELLS.items() if n == MOST_SEATS and kind is not np.int8}
    assert rows - set(OF_A_MONSTER) == {"monster", "healing", "opening"}
    assert set(OF_A_MONSTER) <= rows


# --- who, when, how often ------------------------------------------------------------------------


def test_only_whoever_decided_takes_it_back_and_only_while_asked() -> None:
    stage = begun()
    stage.act("stop")
    ply = stage.table.kept.ply
    assert refused(stage, "bob", seat=0) == "not-your-seat"
    assert refused(stage, "bob", seat=1) == "nothing-to-undo"
    assert refused(stage, "ann", ply=ply - 1) == "stale"
    assert refused(stage, "ann", ply=ply + 1) == "stale"
    stage.do(Say(id="say", text="Hm"), "bob")  # words change nothing
    undo(stage)
    assert stage.table.kept.ply == ply - 1


def test_what_one_decides_anew_is_what_stands() -> None:
    stage = begun(STRETCHY)
    stage.act("stop")
    ply = stage.table.kept.ply
    stage.act("use stretchy 2>3")
    undo(stage)
    stage.act("use stretchy 2>1")
    stage.act("pass")
    assert state_of(stage).stars[0] == 2  # for 111 and for entering Tokyo
    moves = record_of(stage.log, "ann", None).moves
    assert moves[ply] == "gigazaur: use stretchy 2>1"
    assert len(moves) == stage.table.kept.ply


def test_a_decision_about_a_position_that_was_taken_back_is_stale() -> None:
    """Another tab of the same player still shows it; its number of moves is there again."""
    stage = begun(STRETCHY)
    stage.act("stop")
    stage.act("use stretchy 2>3")
    seen, moment = Teller(stage.table, stage.now).picture("ann"), stage.table.moment
    undo(stage)
    stage.act("use stretchy 2>1")
    assert stage.table.kept.ply == seen.ply
    assert stage.table.moment != moment  # nor does anybody who was thinking about it decide here
    late = Act(id="late", seat=0, ply=seen.ply, action="pass", seq=seen.seq)
    with pytest.raises(Refusal) as caught:
        stage.do(late)
    assert caught.value.code == "stale"
    assert refused(stage, seq=seen.seq) == "stale"
    stage.do(msgspec.structs.replace(late, id="now", seq=stage.table.kept.seq))


def test_a_bot_that_stood_in_cannot_be_undone_nor_undo() -> None:
    stage = begun()
    stage.act("stop")
    stage.do(Leave(id="leave", seat=0))
    assert refused(stage) == "nothing-to-undo"
    stage.do(Return(id="return", seat=0))
    assert refused(stage) == "nothing-to-undo"


def test_what_orders_or_bots_decided_stands() -> None:
    for why in ("orders", "bot"):
        stage = begun()
        entry = stage.act("stop")
        stage = begun()
        assert isinstance(entry.what, Moved)
        stage.write(msgspec.structs.replace(entry.what, why=why))
        assert refused(stage) == "nothing-to-undo"


def test_only_so_many_moments_are_kept() -> None:
    stage = begun(SCORING.replace("5,0", "99,0") + " gigazaur=stretchy")
    stage.act("stop")
    for number in range(MOST_UNDONE):
        turned = "1>2" if number % 2 == 0 else "2>1"
        stage.act(f"use stretchy {turned}")
    assert len(stage.table.kept.earlier) == MOST_UNDONE
    for _ in range(MOST_UNDONE):
        undo(stage)
    assert stage.table.kept.ply == 1
    assert refused(stage) == "nothing-to-undo"


# --- the clock -----------------------------------------------------------------------------------


def test_the_clock_runs_on_as_if_nothing_had_been_decided() -> None:
    stage = begun(setup=SLOW)
    asked_at = stage.table.kept.asked_at
    stage.now += 40_000  # ten seconds of the reserve
    stage.act("stop")
    assert stage.table.seats[0].reserve == 10
    stage.now += 2_000
    undo(stage)
    assert (stage.table.kept.asked_at, stage.table.seats[0].reserve) == (asked_at, 20)
    due = duty(stage.table)
    assert due is not None
    assert (due.kind, due.at) == ("clock", asked_at + 50_000)
    stage.act("stop")
    assert stage.table.seats[0].reserve == 8


def test_nobody_goes_back_to_a_decision_whose_time_has_run_out() -> None:
    stage = begun(setup=SLOW)
    stage.now += 49_999
    stage.act("stop")
    assert may_undo(stage)
    stage.now += 1
    assert not may_undo(stage)
    assert refused(stage) == "nothing-to-undo"


# --- what is kept and told -----------------------------------------------------------------------


def test_the_entry_reads_back_and_old_snapshots_still_load() -> None:
    stage = begun()
    stage.act("stop")
    undo(stage)
    entry = stage.log[-1]
    assert isinstance(entry.what, Undone)
    assert decode_entry(encode_entry(entry)) == entry
    old = msgspec.json.decode(stage.table.snapshot())
    del old["earlier"], old["undone"]
    table = Table.restored("table", msgspec.json.encode(old), SECRET)
    assert table.kept == msgspec.structs.replace(stage.table.kept, earlier=(), undone=0)


def test_everybody_is_told_and_histories_tell_it_again() -> None:
    stage = begun()
    stage.act("stop")
    undo(stage)
    told = Teller(stage.table, stage.now).update(stage.log[-1], stage.play, "bob")
    assert (told.what, told.seat, told.steps) == ("undone", 0, ())
    assert told.picture.ply == 0
    again = history("table", stage.log, SECRET, "ann", 0, 100)
    assert [update.what for update in again][-2:] == ["moved", "undone"]
    assert [update.picture.seq for update in again] == list(range(1, len(stage.log) + 1))
    assert again[-1].picture.position == told.picture.position
    assert not any(update.picture.undo for update in again)


def test_a_branch_at_a_move_is_a_branch_of_what_stood() -> None:
    stage = begun(STRETCHY)
    stage.act("stop")
    stage.act("use stretchy 2>3")
    undo(stage)
    with pytest.raises(Refusal):
        position_at(stage.log, 2, "ann")
    stage.act("use stretchy 2>1")
    assert position_at(stage.log, 2, "ann") == stage.table.kept.position


@pytest.mark.parametrize("seed", range(12))
def test_random_games_with_decisions_taken_back(seed: int) -> None:
    """Live table, log and snapshot agree; what is undone leaves no trace; the record verifies."""
    luck, undone = random.Random(seed), 0
    while undone < 10:
        stage = somewhere(luck)
        for _ in range(MOST_DECISIONS):
            if stage.table.kept.phase == "over":
                break
            before = stage.table
            stage.decide(luck.randrange(1 << 16) if luck.random() < 0.5 else -1)
            if stage.table.kept.earlier and luck.random() < 0.7:
                undo(stage)
                undone += 1
                assert stage.table.state == before.state
                for part in ("position", "ply", "draws", "earlier", "asked_at", "seats", "phase"):
                    assert getattr(stage.table.kept, part) == getattr(before.kept, part)
        check_agreement(stage)


def test_the_record_of_a_whole_game_knows_only_what_stood() -> None:
    luck, undone = random.Random(6), 0
    stage = begun(STRETCHY)
    while stage.table.kept.phase == "playing":
        legal = Teller(stage.table, stage.now).picture(holder_in(stage.table)).legal
        stage.act("stop" if "stop" in legal else luck.choice(legal))
        if stage.table.kept.earlier and luck.random() < 0.6:
            undo(stage)
            undone += 1
    assert undone > 10
    check_agreement(stage)


def somewhere(luck: random.Random) -> Stage:
    """A table where much has happened, with many cards; people have all its seats."""
    while is_over(start := random_start(luck)):
        pass
    people = ("ann", "bob", "cyd", "dan", "eve", "fay")[: start.seats]
    edition: Any = EDITION_NAMES[start.edition]
    setup = Setup(seats=start.seats, edition=edition, clock=Clock(move=60, reserve=60))
    stage = Stage(setup, position=position_text(start))
    stage.sit(*people)
    stage.start()
    return stage


def check_agreement(stage: Stage) -> None:
    table = Table.opened("table", stage.log[0], SECRET)
    for entry in stage.log[1:]:
        table, _ = table.after(decode_entry(encode_entry(entry)))
    restored = Table.restored("table", table.snapshot(), SECRET)
    for other in (table, restored):
        assert (other.kept, other.state) == (stage.table.kept, stage.table.state)
    whole = record_of(stage.log, "", SECRET)
    if table.kept.phase == "over":
        assert len(whole.moves) == table.kept.ply
        assert position_text(last_position(whole)) == table.kept.position
        assert verify(parse_record(str(whole))).fits


# --- through a keeper ----------------------------------------------------------------------------


def test_a_command_sent_again_is_done_once_also_after_an_undo(tmp_path: Path) -> None:
    """The answer was lost: neither the undo nor what it took back happens a second time."""

    async def story() -> None:
        async with hall_at(tmp_path / "tables.db") as hall:
            keeper = await seated(hall, TWO, "ann", "bob")
            stop, done = await until_undoable(keeper)
            who = holder_in(keeper.table)
            undo = Undo(id="undo", seat=stop.seat, ply=done.ply)
            back = await keeper.command(undo, who)
            assert (back.seq, back.ply) == (done.seq + 1, stop.ply)
            assert await keeper.command(undo, who) == back
            assert await keeper.command(stop, who) == done
            assert (keeper.table.kept.seq, keeper.table.kept.ply) == (back.seq, stop.ply)
            anew = msgspec.structs.replace(stop, id="anew")
            assert (await keeper.command(anew, who)).ply == done.ply

    asyncio.run(story())


async def until_undoable(keeper: Keeper) -> tuple[Act, Done]:
    """The last decision, which can be taken back, with its answer."""
    for number in range(1000):
        asked, ply = keeper.table.asked, keeper.table.kept.ply
        legal = keeper.welcome(holder_in(keeper.table)).picture.legal
        action = "stop" if "stop" in legal else legal[-1]
        command = Act(id=f"a{number}", seat=asked, ply=ply, action=action)
        done = await keeper.command(command, holder_in(keeper.table))
        if keeper.table.kept.earlier:
            return command, done
    raise AssertionError("nothing could be undone")


def holder_in(table: Table) -> str:
    """Who must decide."""
    return table.seats[table.asked].holder
