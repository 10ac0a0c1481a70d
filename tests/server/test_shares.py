"""No client takes more than its share of a table, of the tables, or of the CPU for replays."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from daikaiju.server.actors.listeners import MAX_OWN_SOCKETS
from daikaiju.server.protocol.messages import Man, Rematch
from daikaiju.server.protocol.values import MAX_RECORD_MOVES, Fork, FromRecord, Setup
from daikaiju.server.refusals import Refusal
from daikaiju.server.settings import Settings
from daikaiju.server.updates.replay_pool import ReplayPool
from daikaiju.server.updates.replay_worker import replay_upload
from daikaiju.text.plain_text import clean_name
from live_server import Client, LiveServer, running_server
from registries import (
    TWO_SEATS,
    RecordingListener,
    open_registry,
    play_to_end,
    refusal_code,
    send_command,
    start_game,
)

from .refusal_checks import is_refused


def test_spectators_cannot_lock_out_players(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_registry(tmp_path / "games.db", sockets_of_table=8) as registry:
            actor = await start_game(registry, TWO_SEATS, "ann", "bob")
            for number in range(4):  # an address gets a quarter, and then nothing
                for _ in range(2):
                    actor.add_listener(RecordingListener(network=f"net{number}"))
                with pytest.raises(Refusal, match="table-full"):
                    actor.add_listener(RecordingListener(network=f"net{number}"))
            with pytest.raises(Refusal, match="table-full"):
                actor.add_listener(RecordingListener(network="other"))
            for _ in range(MAX_OWN_SOCKETS):
                actor.add_listener(RecordingListener("bob", network="net0"))
            with pytest.raises(Refusal, match="table-full"):
                actor.add_listener(RecordingListener("bob", network="net0"))
            actor.add_listener(RecordingListener("ann", network="net0"))

    asyncio.run(test())


@pytest.mark.usefixtures("stopped_limits")
def test_rematch_counts_as_a_new_table(tmp_path: Path) -> None:
    with running_server(tmp_path, requests=60) as server:  # two new tables a minute
        ann = server.new_player("Ann")
        tables = [ann.open_table(), ann.open_table()]
        assert is_refused(ann.command(tables[0], "rematch"), "too-fast")
        with ann.connect(tables[1]) as socket:
            socket.receive_welcome()
            assert socket.command("rematch")["code"] == "too-fast"


def test_rematch_keeps_the_limit_of_tables(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_registry(tmp_path / "games.db", tables_of_player=1) as registry:
            actor = await start_game(registry, TWO_SEATS, "ann", "bob")
            await play_to_end(actor)
            await registry.open_table(TWO_SEATS, "ann")
            rematch = send_command(actor, "ann", Rematch, "again")
            assert await refusal_code(rematch) == "too-many-tables"

    asyncio.run(test())


def test_private_table_does_not_leak_through_a_public_fork(server: LiveServer) -> None:
    ann, _, table = server.new_game()
    fork = ann.post("/tables", {"setup": {"open": True}, "fork": {"table": table, "ply": 1}})
    eve, public = server.new_player("Eve"), str(fork.json()["table"])
    assert fork.json()["picture"]["origin"] == table
    assert table not in eve.get(f"/tables/{public}").text
    eve.do(public, "sit", seat=0, name="Eve")
    with eve.connect(public) as socket, ann.connect(public) as host:
        eve.do(public, "say", text="hello")
        assert not socket.receive_welcome()["picture"].get("origin")
        assert not socket.receive_type("update")["picture"].get("origin")
        assert host.receive_type("update")["picture"]["origin"] == table


def test_players_cannot_weaken_a_bot_of_a_running_game(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_registry(tmp_path / "games.db") as registry:
            setup = Setup(seats=3, pace=10_000, level="hard")
            actor = await start_game(registry, setup, "ann", "bob")
            weaken = send_command(actor, "bob", Man, "m", seat=2, level="easy")
            assert await refusal_code(weaken) == "not-the-host"
            await send_command(actor, "ann", Man, "m", seat=2, level="easy")
            assert actor.table.seats[2].bot == "easy"

    asyncio.run(test())


@pytest.mark.parametrize("letter", "\u3164\u2800\u034f\uffa0\u115f\u17b4\u180b\u200b\u2066")
def test_names_are_visible(letter: str) -> None:
    assert clean_name(letter * 3) == ""
    assert clean_name(f"{letter}Ann{letter}") == "Ann"


# --- replays -------------------------------------------------------------------------------------


def long_record(moves: int) -> str:
    lines = ["daikaiju record 1", "edition: second", "seats: gigazaur, the_king", ""]
    return "\n".join([*lines, *(["roll 1"] * moves), ""])


def test_uploaded_record_is_bounded_by_moves(ann: Client) -> None:
    record = {"text": long_record(MAX_RECORD_MOVES + 1), "ply": 1}
    answer = ann.post("/tables", {"record": record})
    assert is_refused(answer, "bad-record")
    assert f"{MAX_RECORD_MOVES:,}" in answer.json()["sentence"]


def test_replays_run_in_another_process_and_do_not_delay_the_end(tmp_path: Path) -> None:
    """A server that ends does not wait for a replay, however long it takes."""

    async def test() -> None:
        pool = ReplayPool()
        with pytest.raises(Refusal, match="bad-record"):
            await pool.run(replay_upload, long_record(1), 1)
        assert pool.process_ids
        waiting = [
            asyncio.create_task(pool.run(replay_upload, long_record(4_000), 0)) for _ in range(50)
        ]
        await asyncio.sleep(0)
        await pool.close()
        assert not pool.process_ids
        results = await asyncio.gather(*waiting, return_exceptions=True)
        codes = {result.code for result in results if isinstance(result, Refusal)}
        assert codes <= {"closing", "bad-record"}  # a replay may be done already
        assert "closing" in codes
        assert all(isinstance(result, Refusal) for result in results)

    asyncio.run(test())


def test_forks_and_records_of_running_tables_come_from_the_worker(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_registry(tmp_path / "games.db") as registry:
            actor = await start_game(registry, TWO_SEATS, "ann", "bob")
            fork = await registry.open_table(TWO_SEATS, "ann", Fork(actor.table.id, 1))
            assert fork.picture.origin == actor.table.id
            assert len(registry.replay_pool.process_ids) == 1
            upload = registry.open_table(TWO_SEATS, "ann", FromRecord("nonsense", 0))
            assert await refusal_code(upload) == "bad-record"

    asyncio.run(test())


def test_one_address_cannot_open_all_tables() -> None:
    plain = Settings()
    assert plain.tables_of_address <= plain.tables / 10
    assert plain.sockets_of_address <= plain.sockets / 10
    assert plain.connections_of_address <= plain.sockets / 10
