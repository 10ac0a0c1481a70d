"""Backup and restore: with a running server, between both kinds of databases."""

from __future__ import annotations

import argparse
import asyncio
import gzip
import json
import re
import zlib
from pathlib import Path
from typing import cast

import pytest
from sqlalchemy import Connection, inspect, select

from daikaiju.cli.commands import backup as backup_command
from daikaiju.server.store import Store, StoreError
from daikaiju.server.store.backup import backup, restore
from daikaiju.server.store.database import open_connections, parse_database_url
from daikaiju.server.store.emails import StoredEmail
from daikaiju.server.store.ratings import StoredRating
from daikaiju.server.store.schema import METADATA
from daikaiju.server.store.schema_upgrade import known_versions, upgrade
from daikaiju.server.store.subscriptions import Subscription
from registries import TWO_SEATS, open_registry, start_game
from stores import (
    DATABASE_KINDS,
    entry,
    new_database,
    opened_store,
    player,
    row,
    run_in_database,
    write_log,
)

COUNTS = {
    "players": 2,
    "tables": 3,
    "entries": 7,
    "sittings": 4,
    "profiles": 1,
    "devices": 1,
    "move_codes": 1,
    "subscriptions": 1,
    "notices": 1,
    "server_keys": 1,
    "emails": 1,
    "mails": 1,
    "ratings": 1,
    "rated_games": 1,
}


async def fill(store: Store) -> None:
    await store.add_player(player("ann"))
    await store.add_player(player("Bob ☂ \x7f\n"))
    await store.set_favourite("ann", "kraken")
    await store.add_device("ann", b"\xff" * 32, 1)
    await store.add_move_code("ann", b"\x00" * 32, 1, 2)
    await store.add_subscription(Subscription("ann", "https://push.example.org", "p", "a"), 1)
    await store.claim_notice("ann", 1, 0)
    await store.server_key("vapid", lambda: b"\x00\xff")
    await write_log(store, "one", 2)
    await write_log(store, "two", 3, open=False, due=2**40, phase="playing")
    await write_log(store, "three", 1, snapshot=b"", host="bob", phase="over")
    await store.set_email(StoredEmail("ann", "ann@example.org", 1), 0)
    await store.count_mail(b"\xff" * 32, 1, 1, 1)
    await store.add_rating(StoredRating("ann", 25.5, 1 / 3, 1, 2**40))
    await store.rate_game("three", (), lambda _: ())
    await store.append(row("one", 3), bytes(range(256)), sitter="eve")


async def all_rows(url: str) -> dict[str, set[tuple[object, ...]]]:
    def read(connection: Connection) -> dict[str, set[tuple[object, ...]]]:
        tables = METADATA.sorted_tables
        return {t.name: {tuple(row) for row in connection.execute(select(t))} for t in tables}

    found = open_connections(parse_database_url(url))
    try:
        return await found.run(read)
    finally:
        await found.close()


@pytest.mark.parametrize("target", DATABASE_KINDS)
def test_backup_restores_into_any_database(url: str, target: str, tmp_path: Path) -> None:
    file = tmp_path / "games.backup"
    (tmp_path / "there").mkdir()

    async def test(there: str) -> None:
        async with opened_store(url) as store:  # this server keeps running
            await fill(store)
            assert await backup(url, file) == COUNTS
            await store.append(row("one", 4), entry(4))
        assert await restore(there, file) == COUNTS
        kept = await all_rows(there)
        assert {name: len(rows) for name, rows in kept.items()} == COUNTS
        async with opened_store(there) as store:
            await store.append(row("one", 4), entry(4))
            assert await store.log("one", after=2) == [bytes(range(256)), entry(4)]
        assert await all_rows(there) == await all_rows(url)

    with new_database(target, tmp_path / "there") as there:
        asyncio.run(test(there))
    assert file.stat().st_mode & 0o777 == 0o600
    assert not [each for each in tmp_path.iterdir() if each.name.startswith(".")]


def test_backup_is_a_consistent_snapshot(url: str, tmp_path: Path) -> None:
    """The entry count of each table row matches its log, although games continue."""
    copy = str(tmp_path / "copy.db")

    async def play_on(store: Store, name: str) -> None:
        for seq in range(2, 10_000):
            await store.append(row(name, seq), entry(seq))

    async def test() -> None:
        async with opened_store(url) as store:
            names = [f"table{number}" for number in range(20)]
            for name in names:
                await write_log(store, name, 1)
            players = [asyncio.create_task(play_on(store, name)) for name in names]
            while (await store.open_tables(1))[0].seq < 20:
                await asyncio.sleep(0.01)
            await backup(url, tmp_path / "games.backup")
            for each in players:
                each.cancel()
            await asyncio.wait(players)
        await restore(copy, tmp_path / "games.backup")
        async with opened_store(copy) as store:
            for kept in await store.open_tables(100):
                assert len(await store.log(kept.id, most=10_000)) == kept.seq > 1

    asyncio.run(test())


def test_restore_needs_an_empty_database(url: str, tmp_path: Path) -> None:
    file = tmp_path / "games.backup"

    async def test() -> None:
        async with opened_store(url) as store:
            await fill(store)
        await backup(url, file)
        before = await all_rows(url)
        expected = (
            "1 server_keys, 1 subscriptions, 3 tables, 7 entries, 1 rated_games, 4 sittings): "
            "restore into a new"
        )
        with pytest.raises(StoreError, match=re.escape(expected)):
            await restore(url, file)
        assert await all_rows(url) == before

    asyncio.run(test())


def test_restore_into_a_file_in_use_is_refused(tmp_path: Path) -> None:
    async def test() -> None:
        url, file = str(tmp_path / "games.db"), tmp_path / "games.backup"
        async with opened_store(url):
            await backup(url, file)
            with pytest.raises(StoreError, match="is in use by a running server"):
                await restore(url, file)
        await restore(url, file)

    asyncio.run(test())


# --- invalid files -------------------------------------------------------------------------------


@pytest.fixture
def valid_backup(tmp_path: Path) -> bytes:
    """A valid backup."""
    (tmp_path / "good").mkdir()

    async def write() -> bytes:
        url, file = str(tmp_path / "good" / "games.db"), tmp_path / "good" / "games.backup"
        async with opened_store(url) as store:
            await fill(store)
        await backup(url, file)
        return file.read_bytes()

    return asyncio.run(write())


def restore_error(content: bytes, folder: Path) -> str:
    """Return the error of a failed restore, which leaves no database."""
    file, target = folder / "bad.backup", folder / "target.db"
    file.write_bytes(content)
    with pytest.raises(StoreError) as error:
        asyncio.run(restore(str(target), file))
    assert not target.exists()
    message = str(error.value)
    assert message.startswith(f"{file} cannot be restored: ")
    assert message.endswith("; the database was not changed")
    assert "\n" not in message
    return message


def test_truncated_backup_is_refused(valid_backup: bytes, tmp_path: Path) -> None:
    for length in range(0, len(valid_backup), 7):
        restore_error(valid_backup[:length], tmp_path)
    assert "it ends too early" in restore_error(valid_backup[:-1], tmp_path)


def has_same_content(broken: bytes, valid_backup: bytes) -> bool:
    """Return whether both files unpack to the same data; padding bits have no meaning."""
    try:
        return gzip.decompress(broken) == gzip.decompress(valid_backup)
    except (EOFError, OSError, zlib.error):
        return False


def test_backup_with_a_flipped_bit_is_refused(valid_backup: bytes, tmp_path: Path) -> None:
    meaningless = 0
    for offset in range(12, len(valid_backup), 5):
        broken = bytearray(valid_backup)
        broken[offset] ^= 4
        if has_same_content(bytes(broken), valid_backup):
            meaningless += 1
        else:
            restore_error(bytes(broken), tmp_path)
    assert meaningless <= 2


def test_other_and_changed_files_are_refused(valid_backup: bytes, tmp_path: Path) -> None:
    head, *rows = gzip.decompress(valid_backup).splitlines(keepends=True)
    header = json.loads(head)

    def changed(**more: object) -> bytes:
        return gzip.compress(json.dumps(header | more).encode() + b"\n" + b"".join(rows))

    assert "it is not a backup" in restore_error(b"hello", tmp_path)
    assert "it is not a backup" in restore_error(gzip.compress(b"hello"), tmp_path)
    assert "it is not a backup" in restore_error(changed(format="chess"), tmp_path)
    assert "a newer version" in restore_error(changed(version=2), tmp_path)
    assert "a newer version" in restore_error(changed(schema="9999"), tmp_path)
    assert "it is damaged" in restore_error(gzip.compress(head + b"".join(rows[:-1])), tmp_path)
    assert "it is damaged" in restore_error(
        gzip.compress(head + b"[]\n" + b"".join(rows)), tmp_path
    )
    assert "more data than" in restore_error(
        gzip.compress(head + b"".join([*rows, b"[]\n"])), tmp_path
    )


def test_unwritable_and_unreadable_files_are_named(tmp_path: Path) -> None:
    url, nowhere = str(tmp_path / "games.db"), tmp_path / "nowhere" / "file"

    async def test() -> None:
        with pytest.raises(StoreError, match=r"games\.db does not exist: there is nothing to"):
            await backup(url, tmp_path / "file")
        assert not list(tmp_path.iterdir())
        async with opened_store(url):
            pass
        with pytest.raises(StoreError, match="nowhere/file cannot be written: no such file"):
            await backup(url, nowhere)
        with pytest.raises(StoreError, match="nowhere/file cannot be read: no such file"):
            await restore(str(tmp_path / "new.db"), nowhere)

    asyncio.run(test())


def columns_of(schema: str, folder: Path) -> dict[str, list[str]]:
    """Return the tables of a schema version with their columns."""
    url = str(folder / f"{schema}.db")

    def create(connection: Connection) -> dict[str, list[str]]:
        upgrade(connection, parse_database_url(url), schema)
        found = inspect(connection)
        return {
            name: [column["name"] for column in found.get_columns(name)]
            for name in found.get_table_names()
        }

    return cast(dict[str, list[str]], run_in_database(url, create))


def earlier_backup(content: bytes, schema: str, columns: dict[str, list[str]]) -> bytes:
    """Return the backup as the version with this schema wrote it: without what it did not have."""
    head, *lines = gzip.decompress(content).splitlines()
    header, kept, parts = json.loads(head), [], []
    for part in header["parts"]:
        rows, lines = [json.loads(line) for line in lines[: part["rows"]]], lines[part["rows"] :]
        if part["table"] in columns:
            known = [n for n, name in enumerate(part["columns"]) if name in columns[part["table"]]]
            kept += [json.dumps([row[n] for n in known]) for row in rows]
            parts.append(part | {"columns": [part["columns"][n] for n in known]})
    text = "\n".join([json.dumps(header | {"schema": schema, "parts": parts}), *kept])
    return gzip.compress(f"{text}\n".encode())


@pytest.mark.parametrize("kind", DATABASE_KINDS)
@pytest.mark.parametrize("schema", sorted(known_versions()))
def test_backup_of_every_schema_version_is_restored_and_upgraded(
    kind: str, schema: str, tmp_path: Path, valid_backup: bytes
) -> None:
    columns = columns_of(schema, tmp_path)
    old = tmp_path / "old.gz"
    old.write_bytes(earlier_backup(valid_backup, schema, columns))
    with new_database(kind, tmp_path) as url:
        counts = asyncio.run(restore(url, old))
        assert counts == {name: COUNTS[name] for name in COUNTS if name in columns}
        before = asyncio.run(all_rows(str(tmp_path / "good" / "games.db")))
        after = asyncio.run(all_rows(url))
    for table in METADATA.sorted_tables:
        known = [
            n for n, column in enumerate(table.c) if column.name in columns.get(table.name, ())
        ]
        parts = [
            {tuple(row[n] for n in known) for row in rows[table.name]} for rows in (before, after)
        ]
        assert parts[0] == parts[1] if known else not after[table.name]


# --- commands ------------------------------------------------------------------------------------


def run_command(name: str, *words: str) -> int:
    parser = argparse.ArgumentParser()
    (backup_command.add_backup if name == "backup" else backup_command.add_restore)(parser)
    args = parser.parse_args(words)
    return int(args.run(args))


def test_backup_and_restore_commands(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    url, file = str(tmp_path / "games.db"), str(tmp_path / "games.backup")
    home = tmp_path / "home"
    monkeypatch.setenv("XDG_DATA_HOME", str(home))
    monkeypatch.setenv("HOME", str(home))

    async def prepare() -> None:
        async with opened_store(url) as store:
            await write_log(store, "one", 3, phase="over")
        async with open_registry(url) as registry:
            await start_game(registry, TWO_SEATS, "ann", "bob")

    asyncio.run(prepare())
    capsys.readouterr()
    assert run_command("backup", file, "--store", url) == 0
    assert run_command("restore", file) == 0
    output = capsys.readouterr().out
    assert output == (
        f"The backup {file} contains 2 tables, 7 entries, 0 players.\n"
        f"Restored from {file}: 2 tables, 7 entries, 0 players.\n"
    )
    (kept,) = home.rglob("daikaiju.db")
    before, after = asyncio.run(all_rows(url)), asyncio.run(all_rows(str(kept)))
    assert after["sittings"] == before["sittings"]
    (added,) = after["entries"] - before["entries"]  # the running game gets new dice
    assert b"restored" in bytes(str(added[2]), "ascii")
    with pytest.raises(ValueError, match="is not empty"):
        run_command("restore", file)
