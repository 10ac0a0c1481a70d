"""Undo: only decisions without chance and without effect on other monsters."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from conftest import is_over
from daikaiju.arena.fuzzer import random_start
from daikaiju.record.dice_proof import verify
from daikaiju.record.game import last_position, parse_record
from daikaiju.record.position import position_text
from daikaiju.rules import State
from daikaiju.rules.constants import EDITION_NAMES, MAX_SEATS
from daikaiju.rules.state import CELLS
from daikaiju.server.actors.actor import TableActor
from daikaiju.server.protocol.messages import Act, Done, Leave, Return, Say, Undo
from daikaiju.server.protocol.values import Clock, Setup
from daikaiju.server.refusals import Refusal
from daikaiju.server.tables.duties import next_duty
from daikaiju.server.tables.entries import Moved, Undone, decode_entry, encode_entry
from daikaiju.server.tables.table import MAX_UNDO_STEPS, Table
from daikaiju.server.tables.undo import MONSTER_FIELDS
from daikaiju.server.updates.builder import UpdateBuilder
from daikaiju.server.updates.records import past_updates, position_at, record_of
from registries import TWO_SEATS, open_registry, start_game
from table_driver import SECRET, TableDriver

MARKET = "market=jets,tank,energize"
SCORING = (
    f"second gigazaur,the_king energy=5,0 {MARKET} dice=111EEE throws=2 step=probes agenda=keep.0"
)
STRETCHY = SCORING.replace("111EEE", "112EEE").replace("5,0", "9,0") + " gigazaur=stretchy"
MAX_DECISIONS = 120  # per random game
SLOW = Setup(seats=2, clock=Clock(move=30, reserve=20))


def started_game(position: str = SCORING, setup: Setup = Setup(seats=2)) -> TableDriver:
    driver = TableDriver(setup, position=position)
    driver.sit("ann", "bob")
    driver.start()
    return driver


def undo(driver: TableDriver, player: str = "", **fields: int) -> None:
    seat = driver.table.asked
    player = player or driver.table.seats[seat].holder
    given = {"seat": seat, "ply": driver.table.snapshot.ply} | fields
    driver.do(Undo(id=driver.new_id(), **given), player)


def undo_refusal(driver: TableDriver, player: str = "", **fields: int) -> str:
    before = driver.table.snapshot
    with pytest.raises(Refusal) as caught:
        undo(driver, player, **fields)
    assert driver.table.snapshot == before
    return caught.value.code


def state_of(driver: TableDriver) -> State:
    assert driver.table.state is not None
    return driver.table.state


def may_undo(driver: TableDriver, player: str = "ann") -> bool:
    return UpdateBuilder(driver.table, driver.now).picture(player).undo


# --- what can be undone --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("position", "moves"),
    [
        (SCORING, ["stop"]),
        (STRETCHY, ["stop", "use stretchy 2>1", "pass"]),
        (SCORING.replace("111EEE", "C11EEE"), ["stop"]),  # enters an empty Tokyo
        (SCORING + " gigazaur=rapid_healing health=5,10", ["use rapid_healing", "stop"]),
        (SCORING.replace("111EEE", "HHHEEE") + " health=5,10 poison=2,0", ["stop", "heal"]),
        (
            SCORING.replace("second", "first").replace("111EEE", "HHCEEE") + " health=5,10",
            ["stop", "resolve H"],
        ),
    ],
    ids=["stars", "dice turned", "entering", "healing by energy", "cures", "order"],
)
def test_decisions_without_outside_effects_can_be_undone(position: str, moves: list[str]) -> None:
    """Undo goes back step by step to the first decision and restores each state."""
    driver = started_game(position)
    earlier: list[tuple[State, int]] = []
    for move in moves:
        assert may_undo(driver) == bool(earlier)
        earlier.append((state_of(driver), driver.table.snapshot.ply))
        driver.act(move)
    assert not may_undo(driver, "bob")
    while earlier:
        assert may_undo(driver)
        undo(driver)
        assert (state_of(driver), driver.table.snapshot.ply) == earlier.pop()
    assert not may_undo(driver)
    assert undo_refusal(driver) == "nothing-to-undo"


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
def test_decisions_with_chance_or_outside_effects_cannot_be_undone(
    position: str, moves: list[str]
) -> None:
    driver = started_game(position)
    for move in moves:
        driver.act(move)
    asked = driver.table.seats[driver.table.asked].holder
    assert not may_undo(driver, asked)
    assert undo_refusal(driver) == "nothing-to-undo"
    assert undo_refusal(driver, "ann", seat=0) == "nothing-to-undo"


def test_looking_at_a_card_cannot_be_undone() -> None:
    driver = started_game(
        "second gigazaur,the_king energy=9,9 gigazaur=made_in_a_lab "
        f"{MARKET} step=end_turn agenda=buy.0"
    )
    driver.act("use made_in_a_lab")
    assert undo_refusal(driver) == "nothing-to-undo"


def test_undo_compares_every_relevant_monster_field() -> None:
    by_face = {"dice", "aside", "resolved"}
    rows = {name for name, (_, n) in CELLS.items() if n == MAX_SEATS} - by_face
    assert rows - set(MONSTER_FIELDS) == {"monster", "healing", "opening"}
    assert set(MONSTER_FIELDS) <= rows


# --- permissions and limits ----------------------------------------------------------------------


def test_only_the_deciding_player_can_undo_while_asked() -> None:
    driver = started_game()
    driver.act("stop")
    ply = driver.table.snapshot.ply
    assert undo_refusal(driver, "bob", seat=0) == "not-your-seat"
    assert undo_refusal(driver, "bob", seat=1) == "nothing-to-undo"
    assert undo_refusal(driver, "ann", ply=ply - 1) == "stale"
    assert undo_refusal(driver, "ann", ply=ply + 1) == "stale"
    driver.do(Say(id="say", text="Hm"), "bob")  # chat does not prevent the undo
    undo(driver)
    assert driver.table.snapshot.ply == ply - 1


def test_record_contains_the_new_decision_after_an_undo() -> None:
    driver = started_game(STRETCHY)
    driver.act("stop")
    ply = driver.table.snapshot.ply
    driver.act("use stretchy 2>3")
    undo(driver)
    driver.act("use stretchy 2>1")
    driver.act("pass")
    assert state_of(driver).stars[0] == 2  # for 111 and for entering Tokyo
    moves = record_of(driver.log, "ann", None).moves
    assert moves[ply] == "gigazaur: use stretchy 2>1"
    assert len(moves) == driver.table.snapshot.ply


def test_action_on_an_undone_position_is_stale() -> None:
    """Another tab still shows the undone position, and its ply exists again."""
    driver = started_game(STRETCHY)
    driver.act("stop")
    driver.act("use stretchy 2>3")
    seen = UpdateBuilder(driver.table, driver.now).picture("ann")
    position_id = driver.table.position_id
    undo(driver)
    driver.act("use stretchy 2>1")
    assert driver.table.snapshot.ply == seen.ply
    assert driver.table.position_id != position_id  # late bot moves do not apply here
    late = Act(id="late", seat=0, ply=seen.ply, action="pass", seq=seen.seq)
    with pytest.raises(Refusal) as caught:
        driver.do(late)
    assert caught.value.code == "stale"
    assert undo_refusal(driver, seq=seen.seq) == "stale"
    driver.do(msgspec.structs.replace(late, id="now", seq=driver.table.snapshot.seq))


def test_undo_is_refused_after_a_replacement_by_a_bot() -> None:
    driver = started_game()
    driver.act("stop")
    driver.do(Leave(id="leave", seat=0))
    assert undo_refusal(driver) == "nothing-to-undo"
    driver.do(Return(id="return", seat=0))
    assert undo_refusal(driver) == "nothing-to-undo"


def test_decisions_of_orders_and_bots_cannot_be_undone() -> None:
    for why in ("orders", "bot"):
        driver = started_game()
        entry = driver.act("stop")
        driver = started_game()
        assert isinstance(entry.what, Moved)
        driver.write(msgspec.structs.replace(entry.what, why=why))
        assert undo_refusal(driver) == "nothing-to-undo"


def test_number_of_undo_steps_is_limited() -> None:
    driver = started_game(SCORING.replace("5,0", "99,0") + " gigazaur=stretchy")
    driver.act("stop")
    for number in range(MAX_UNDO_STEPS):
        turned = "1>2" if number % 2 == 0 else "2>1"
        driver.act(f"use stretchy {turned}")
    assert len(driver.table.snapshot.earlier) == MAX_UNDO_STEPS
    for _ in range(MAX_UNDO_STEPS):
        undo(driver)
    assert driver.table.snapshot.ply == 1
    assert undo_refusal(driver) == "nothing-to-undo"


# --- the clock -----------------------------------------------------------------------------------


def test_undo_restores_the_clock() -> None:
    driver = started_game(setup=SLOW)
    asked_at = driver.table.snapshot.asked_at
    driver.now += 40_000  # ten seconds of the reserve
    driver.act("stop")
    assert driver.table.seats[0].reserve == 10
    driver.now += 2_000
    undo(driver)
    assert (driver.table.snapshot.asked_at, driver.table.seats[0].reserve) == (asked_at, 20)
    due = next_duty(driver.table)
    assert due is not None
    assert (due.kind, due.at) == ("clock", asked_at + 50_000)
    driver.act("stop")
    assert driver.table.seats[0].reserve == 8


def test_decision_with_an_expired_clock_cannot_be_undone() -> None:
    driver = started_game(setup=SLOW)
    driver.now += 49_999
    driver.act("stop")
    assert may_undo(driver)
    driver.now += 1
    assert not may_undo(driver)
    assert undo_refusal(driver) == "nothing-to-undo"


# --- log, updates and records --------------------------------------------------------------------


def test_undo_entry_round_trips_and_old_snapshots_load() -> None:
    driver = started_game()
    driver.act("stop")
    undo(driver)
    entry = driver.log[-1]
    assert isinstance(entry.what, Undone)
    assert decode_entry(encode_entry(entry)) == entry
    old = msgspec.json.decode(driver.table.encode_snapshot())
    del old["earlier"], old["undone"]
    table = Table.restore("table", msgspec.json.encode(old), SECRET)
    assert table.snapshot == msgspec.structs.replace(driver.table.snapshot, earlier=(), undone=0)


def test_undo_is_in_updates_and_in_the_history() -> None:
    driver = started_game()
    driver.act("stop")
    undo(driver)
    update = UpdateBuilder(driver.table, driver.now).update(driver.log[-1], driver.play, "bob")
    assert (update.what, update.seat, update.steps) == ("undone", 0, ())
    assert update.picture.ply == 0
    history = past_updates("table", driver.log, SECRET, "ann", 0, 100)
    assert [update.what for update in history][-2:] == ["moved", "undone"]
    assert [update.picture.seq for update in history] == list(range(1, len(driver.log) + 1))
    assert history[-1].picture.position == update.picture.position
    assert not any(update.picture.undo for update in history)


def test_position_at_a_ply_ignores_undone_moves() -> None:
    driver = started_game(STRETCHY)
    driver.act("stop")
    driver.act("use stretchy 2>3")
    undo(driver)
    with pytest.raises(Refusal):
        position_at(driver.log, 2, "ann")
    driver.act("use stretchy 2>1")
    assert position_at(driver.log, 2, "ann") == driver.table.snapshot.position


@pytest.mark.parametrize("seed", range(12))
def test_random_games_with_undo_stay_consistent(seed: int) -> None:
    """Table, log and snapshot agree; an undo restores the state; the record verifies."""
    rng, undone = random.Random(seed), 0
    while undone < 10:
        driver = random_table(rng)
        for _ in range(MAX_DECISIONS):
            if driver.table.snapshot.phase == "over":
                break
            before = driver.table
            driver.decide(rng.randrange(1 << 16) if rng.random() < 0.5 else -1)
            if driver.table.snapshot.earlier and rng.random() < 0.7:
                undo(driver)
                undone += 1
                assert driver.table.state == before.state
                for part in ("position", "ply", "draws", "earlier", "asked_at", "seats", "phase"):
                    assert getattr(driver.table.snapshot, part) == getattr(before.snapshot, part)
        check_agreement(driver)


def test_record_of_a_whole_game_ignores_undone_moves() -> None:
    rng, undone = random.Random(6), 0
    driver = started_game(STRETCHY)
    while driver.table.snapshot.phase == "playing":
        legal = UpdateBuilder(driver.table, driver.now).picture(deciding_player(driver.table)).legal
        driver.act("stop" if "stop" in legal else rng.choice(legal))
        if driver.table.snapshot.earlier and rng.random() < 0.6:
            undo(driver)
            undone += 1
    assert undone > 10
    check_agreement(driver)


def random_table(rng: random.Random) -> TableDriver:
    """Return a table with a random position; players hold all seats."""
    while is_over(start := random_start(rng)):
        pass
    people = ("ann", "bob", "cyd", "dan", "eve", "fay")[: start.seats]
    edition: Any = EDITION_NAMES[start.edition]
    setup = Setup(seats=start.seats, edition=edition, clock=Clock(move=60, reserve=60))
    driver = TableDriver(setup, position=position_text(start))
    driver.sit(*people)
    driver.start()
    return driver


def check_agreement(driver: TableDriver) -> None:
    table = Table.open("table", driver.log[0], SECRET)
    for entry in driver.log[1:]:
        table, _ = table.apply(decode_entry(encode_entry(entry)))
    restored = Table.restore("table", table.encode_snapshot(), SECRET)
    for other in (table, restored):
        assert (other.snapshot, other.state) == (driver.table.snapshot, driver.table.state)
    whole = record_of(driver.log, "", SECRET)
    if table.snapshot.phase == "over":
        assert len(whole.moves) == table.snapshot.ply
        assert position_text(last_position(whole)) == table.snapshot.position
        assert verify(parse_record(str(whole))).is_valid


# --- table actor ---------------------------------------------------------------------------------


def test_repeated_command_is_done_once_after_an_undo(tmp_path: Path) -> None:
    """The response was lost: neither the undo nor the undone command runs a second time."""

    async def body() -> None:
        async with open_registry(tmp_path / "tables.db") as registry:
            actor = await start_game(registry, TWO_SEATS, "ann", "bob")
            stop, done = await play_until_undoable(actor)
            who = deciding_player(actor.table)
            undo = Undo(id="undo", seat=stop.seat, ply=done.ply)
            back = await actor.command(undo, who)
            assert (back.seq, back.ply) == (done.seq + 1, stop.ply)
            assert await actor.command(undo, who) == back
            assert await actor.command(stop, who) == done
            assert (actor.table.snapshot.seq, actor.table.snapshot.ply) == (back.seq, stop.ply)
            repeated = msgspec.structs.replace(stop, id="anew")
            assert (await actor.command(repeated, who)).ply == done.ply

    asyncio.run(body())


async def play_until_undoable(actor: TableActor) -> tuple[Act, Done]:
    """Play until a decision can be undone. Return its command and response."""
    for number in range(1000):
        asked, ply = actor.table.asked, actor.table.snapshot.ply
        legal = actor.welcome(deciding_player(actor.table)).picture.legal
        action = "stop" if "stop" in legal else legal[-1]
        command = Act(id=f"a{number}", seat=asked, ply=ply, action=action)
        done = await actor.command(command, deciding_player(actor.table))
        if actor.table.snapshot.earlier:
            return command, done
    raise AssertionError("nothing could be undone")


def deciding_player(table: Table) -> str:
    """Return the player of the asked seat."""
    return table.seats[table.asked].holder
