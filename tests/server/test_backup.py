"""Everything goes into one file and comes back, whatever runs meanwhile and wherever it goes."""

from __future__ import annotations

import argparse
import asyncio
import gzip
import json
import zlib
from pathlib import Path

import pytest
from sqlalchemy import Connection, select

from daikaiju.cli.commands import backup as backup_command
from daikaiju.server.store import Store, StoreError
from daikaiju.server.store.backup import backup, restore
from daikaiju.server.store.database import connections, find_place
from daikaiju.server.store.schema import METADATA
from stores import BOTH, database, entry, opened, play, player, row

COUNTS = {"players": 2, "tables": 3, "entries": 7, "sittings": 4}


async def fill(store: Store) -> None:
    await store.add_player(player("ann"))
    await store.add_player(player("Bob ☂ \x7f\n"))
    await play(store, "one", 2)
    await play(store, "two", 3, open=False, due=2**40, phase="playing")
    await play(store, "three", 1, snapshot=b"", host="bob", phase="over")
    await store.append(row("one", 3), bytes(range(256)), sitter="eve")


async def everything(url: str) -> dict[str, set[tuple[object, ...]]]:
    def read(connection: Connection) -> dict[str, set[tuple[object, ...]]]:
        tables = METADATA.sorted_tables
        return {t.name: {tuple(row) for row in connection.execute(select(t))} for t in tables}

    found = connections(find_place(url))
    try:
        return await found.run(read)
    finally:
        await found.close()


@pytest.mark.parametrize("target", BOTH)
def test_everything_comes_back_in_any_database(url: str, target: str, tmp_path: Path) -> None:
    file = tmp_path / "games.backup"
    (tmp_path / "there").mkdir()

    async def test(there: str) -> None:
        async with opened(url) as store:  # … which goes on running
            await fill(store)
            assert await backup(url, file) == COUNTS
            await store.append(row("one", 4), entry(4))
        assert await restore(there, file) == COUNTS
        kept = await everything(there)
        assert {name: len(rows) for name, rows in kept.items()} == COUNTS
        async with opened(there) as store:
            await store.append(row("one", 4), entry(4))
            assert await store.log("one", after=2) == [bytes(range(256)), entry(4)]
        assert await everything(there) == await everything(url)

    with database(target, tmp_path / "there") as there:
        asyncio.run(test(there))
    assert file.stat().st_mode & 0o777 == 0o600
    assert not [each for each in tmp_path.iterdir() if each.name.startswith(".")]


def test_a_backup_is_of_one_moment(url: str, tmp_path: Path) -> None:
    """Every row of a table says how many entries it has, while tables are played on."""
    copy = str(tmp_path / "copy.db")

    async def play_on(store: Store, name: str) -> None:
        for seq in range(2, 10_000):
            await store.append(row(name, seq), entry(seq))

    async def test() -> None:
        async with opened(url) as store:
            names = [f"table{number}" for number in range(20)]
            for name in names:
                await play(store, name, 1)
            players = [asyncio.create_task(play_on(store, name)) for name in names]
            while (await store.open_tables(1))[0].seq < 20:
                await asyncio.sleep(0.01)
            await backup(url, tmp_path / "games.backup")
            for each in players:
                each.cancel()
            await asyncio.wait(players)
        await restore(copy, tmp_path / "games.backup")
        async with opened(copy) as store:
            for kept in await store.open_tables(100):
                assert len(await store.log(kept.id, most=10_000)) == kept.seq > 1

    asyncio.run(test())


def test_only_an_empty_database_is_restored_into(url: str, tmp_path: Path) -> None:
    file = tmp_path / "games.backup"

    async def test() -> None:
        async with opened(url) as store:
            await fill(store)
        await backup(url, file)
        before = await everything(url)
        says = "is not empty, it has 2 players, 3 tables, 7 entries, 4 sittings: restore into a new"
        with pytest.raises(StoreError, match=says):
            await restore(url, file)
        assert await everything(url) == before

    asyncio.run(test())


def test_a_file_that_a_server_uses_is_not_restored_into(tmp_path: Path) -> None:
    async def test() -> None:
        url, file = str(tmp_path / "games.db"), tmp_path / "games.backup"
        async with opened(url):
            await backup(url, file)
            with pytest.raises(StoreError, match="is already used by a running server"):
                await restore(url, file)
        await restore(url, file)

    asyncio.run(test())


# --- bad files -----------------------------------------------------------------------------------


@pytest.fixture
def written(tmp_path: Path) -> bytes:
    """A good backup."""
    (tmp_path / "good").mkdir()

    async def write() -> bytes:
        url, file = str(tmp_path / "good" / "games.db"), tmp_path / "good" / "games.backup"
        async with opened(url) as store:
            await fill(store)
        await backup(url, file)
        return file.read_bytes()

    return asyncio.run(write())


def refused(content: bytes, folder: Path) -> str:
    """Why a backup is not restored; nothing came of it."""
    file, target = folder / "bad.backup", folder / "target.db"
    file.write_bytes(content)
    with pytest.raises(StoreError) as error:
        asyncio.run(restore(str(target), file))
    assert not target.exists()
    said = str(error.value)
    assert said.startswith(f"{file} is no backup that can be restored: ")
    assert said.endswith("; nothing was changed")
    assert "\n" not in said
    return said


def test_a_file_that_is_cut_off_anywhere_is_refused(written: bytes, tmp_path: Path) -> None:
    for length in range(0, len(written), 7):
        refused(written[:length], tmp_path)
    assert "it ends too early" in refused(written[:-1], tmp_path)


def says_the_same(broken: bytes, written: bytes) -> bool:
    """Some bits of a compressed file mean nothing: those that fill up the last byte, for one."""
    try:
        return gzip.decompress(broken) == gzip.decompress(written)
    except (EOFError, OSError, zlib.error):
        return False


def test_a_file_with_a_wrong_bit_is_refused(written: bytes, tmp_path: Path) -> None:
    meaningless = 0
    for place in range(12, len(written), 5):
        broken = bytearray(written)
        broken[place] ^= 4
        if says_the_same(bytes(broken), written):
            meaningless += 1
        else:
            refused(bytes(broken), tmp_path)
    assert meaningless <= 2


def test_other_files_are_refused(written: bytes, tmp_path: Path) -> None:
    head, *rows = gzip.decompress(written).splitlines(keepends=True)
    header = json.loads(head)

    def changed(**more: object) -> bytes:
        return gzip.compress(json.dumps(header | more).encode() + b"\n" + b"".join(rows))

    assert "it is another file" in refused(b"hello", tmp_path)
    assert "it is another file" in refused(gzip.compress(b"hello"), tmp_path)
    assert "it is another file" in refused(changed(format="chess"), tmp_path)
    assert "a newer daikaiju" in refused(changed(version=2), tmp_path)
    assert "a newer daikaiju" in refused(changed(schema="9999"), tmp_path)
    assert "it is broken" in refused(gzip.compress(head + b"".join(rows[:-1])), tmp_path)
    assert "it is broken" in refused(gzip.compress(head + b"[]\n" + b"".join(rows)), tmp_path)
    assert "more in it" in refused(gzip.compress(head + b"".join([*rows, b"[]\n"])), tmp_path)


def test_a_file_that_cannot_be_written_or_read_is_named(tmp_path: Path) -> None:
    url, nowhere = str(tmp_path / "games.db"), tmp_path / "nowhere" / "file"

    async def test() -> None:
        with pytest.raises(StoreError, match=r"games\.db does not exist: there is nothing to"):
            await backup(url, tmp_path / "file")
        assert not list(tmp_path.iterdir())
        async with opened(url):
            pass
        with pytest.raises(StoreError, match="nowhere/file could not be written: no such file"):
            await backup(url, nowhere)
        with pytest.raises(StoreError, match="nowhere/file cannot be read: no such file"):
            await restore(str(tmp_path / "new.db"), nowhere)

    asyncio.run(test())


# --- the commands --------------------------------------------------------------------------------


def command(name: str, *words: str) -> int:
    parser = argparse.ArgumentParser()
    (backup_command.add_backup if name == "backup" else backup_command.add_restore)(parser)
    args = parser.parse_args(words)
    return int(args.run(args))


def test_backup_and_restore_are_one_command_each(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    url, file = str(tmp_path / "games.db"), str(tmp_path / "games.backup")
    home = tmp_path / "home"
    monkeypatch.setenv("XDG_DATA_HOME", str(home))
    monkeypatch.setenv("HOME", str(home))

    async def prepare() -> None:
        async with opened(url) as store:
            await fill(store)

    asyncio.run(prepare())
    assert command("backup", file, "--store", url) == 0
    assert command("restore", file) == 0
    told = capsys.readouterr().out
    assert told == (
        f"{file} has everything: 3 tables, 7 entries, 2 players.\n"
        f"Everything of {file} is back: 3 tables, 7 entries, 2 players.\n"
    )
    (kept,) = home.rglob("daikaiju.db")
    assert asyncio.run(everything(str(kept))) == asyncio.run(everything(url))
    with pytest.raises(ValueError, match="is not empty"):
        command("restore", file)
