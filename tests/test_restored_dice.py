"""Games that are restored from a backup: new dice, which the players can check."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from functools import cache, partial
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from daikaiju.record.dice_proof import build_proof, verify
from daikaiju.record.game import Record, RecordError, parse_record
from daikaiju.record.game_hash import game_hash
from daikaiju.record.restored_dice import GameDice
from daikaiju.rng.provably_fair import commitment
from daikaiju.server.actors.actor import TableActor
from daikaiju.server.protocol.messages import Renew, Start
from daikaiju.server.protocol.values import Setup
from daikaiju.server.store.backup import backup, restore
from daikaiju.server.tables.duties import next_duty
from daikaiju.server.tables.renewal import renew_row
from daikaiju.server.tables.table import Snapshot
from daikaiju.server.updates.records import record_of
from registries import (
    TWO_SEATS,
    act,
    open_registry,
    play_to_end,
    refusal_code,
    send_command,
    start_game,
)

MOVES = 12
new_dice = partial(renew_row, kind=Snapshot, now=0)


async def play_some(actor: TableActor, moves: int) -> list[str]:
    """Play some decisions, always the first legal one; return the position after each."""
    positions = []
    for _ in range(moves):
        await act(actor, f"m{actor.table.snapshot.seq}")
        positions.append(actor.table.snapshot.position)
    return positions


async def restored_game(folder: Path) -> tuple[list[str], list[str], Record]:
    """Play a game, restore it from a backup in its middle, and play to its end.

    Return the positions that are lost, those after the restore, and the record.
    """
    file = folder / "games.backup"
    async with open_registry(folder / "old.db") as registry:
        actor = await start_game(registry, TWO_SEATS, "ann", "bob")
        table = actor.table.id
        await play_some(actor, MOVES)
        await backup(str(folder / "old.db"), file)
        lost = await play_some(actor, MOVES)
    await restore(str(folder / "new.db"), file, new_dice)
    async with open_registry(folder / "new.db") as registry:
        actor = await registry.actor(table)
        await check_waiting(actor)
        await send_command(actor, "bob", Renew, "r", entropy="fresh whales")
        found = await play_some(actor, MOVES)
        await play_to_end(actor)
        log = await registry.log(table)
        return lost, found, record_of(log, "", actor.table.secret)


async def check_waiting(actor: TableActor) -> None:
    picture = actor.welcome("ann").picture
    assert picture.renew
    assert len(picture.restored) == 1
    assert next_duty(actor.table) is None
    assert await refusal_code(act(actor, "x")) == "needs-text"
    renew = send_command(actor, "eve", Renew, "e", entropy="eve")
    assert await refusal_code(renew) == "not-seated"


@cache
def example() -> tuple[list[str], list[str], Record]:
    with TemporaryDirectory() as folder:
        return asyncio.run(restored_game(Path(folder)))


def test_restored_game_draws_new_dice_after_a_text_of_a_player() -> None:
    lost, found, _ = example()
    assert lost != found


def test_restored_game_can_be_verified() -> None:
    record = parse_record(str(example()[2]))
    verdict = verify(record)
    assert verdict.is_valid, verdict
    assert [str(each).partition(":")[0] for each in verdict.unproved] == ["Note"]
    (restored,) = record.restored
    assert restored.entropy == "fresh whales"
    assert 0 < restored.first < verdict.draws
    proof = build_proof(record)
    assert (proof.restored, proof.record) == (record.restored, str(record))


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"secret": "00" * 32}, "does not match its commitment"),
        ({"commitment": commitment(bytes(32))}, "does not match its commitment"),
        ({"secret": "00" * 32, "commitment": commitment(bytes(32))}, "do not match the secret"),
        ({"entropy": "other"}, "do not match the secret"),
        ({"entropy": ""}, "do not match the secret"),
        ({"first": 0}, "do not match the secret"),
        ({"secret": ""}, "does not match its commitment"),
        (None, "do not match the secret"),
    ],
)
def test_forged_restore_does_not_verify(change: dict[str, object] | None, says: str) -> None:
    record = example()[2]
    parts = () if change is None else (replace(record.restored[0], **change),)  # type: ignore[arg-type]
    forged = replace(record, restored=parts)
    forged = replace(forged, chain=game_hash(forged))
    verdict = verify(forged)
    assert not verdict.is_valid
    assert says in str(verdict)


@pytest.mark.parametrize("text", ["7", "[]", "[[1]]", '[["1", "a", "b", "c"]]', "[" * 100_000])
def test_unreadable_restore_gives_one_sentence(text: str) -> None:
    head, _, moves = str(example()[2]).partition("\n\n")
    lines = [
        f"restored: {text}" if line.startswith("restored:") else line for line in head.split("\n")
    ]
    with pytest.raises(RecordError, match="`restored:` must be a list such as"):
        parse_record("\n".join(lines) + "\n\n" + moves)


def test_game_dice_switch_at_the_first_draw_of_each_secret() -> None:
    record = example()[2]
    first = record.restored[0].first
    whole = GameDice(record.secret, record.entropy, record.restored)
    before = GameDice(record.secret, record.entropy)
    numbers = [(whole.below(6**6), before.below(6**6)) for _ in range(first + 3)]
    assert all(one == other for one, other in numbers[:first])
    assert numbers[first][0] != numbers[first][1]


def restored_lobby(start: Callable[[TableActor], object]) -> None:
    """Restore a table whose game has not started, then call `start` with its actor."""

    async def body(folder: Path) -> None:
        async with open_registry(folder / "old.db") as registry:
            table = (await registry.open_table(Setup(seats=2), "ann")).table
            await backup(str(folder / "old.db"), folder / "b")
        for name in ("new.db", "again.db"):  # a restored backup of a restored server
            await restore(str(folder / name), folder / "b", new_dice)
            await backup(str(folder / name), folder / "b")
        async with open_registry(folder / "again.db") as registry:
            actor = await registry.actor(table)
            assert await refusal_code(send_command(actor, "ann", Start, "s")) == "needs-text"
            await send_command(actor, "ann", Start, "t", entropy="ann")
            start(actor)

    with TemporaryDirectory() as folder:
        asyncio.run(body(Path(folder)))


def test_table_that_was_restored_before_its_game_starts_with_a_text() -> None:
    def check(actor: TableActor) -> None:
        (renewal,) = actor.table.snapshot.renewals
        assert (renewal.first, renewal.entropy) == (0, "ann")
        assert commitment(actor.table.secret[-32:]) == renewal.commitment
        assert len(actor.table.secret) == 64

    restored_lobby(check)
