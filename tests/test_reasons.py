"""Stated reasons of decisions: in records, in the terminal, and at tables."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from daikaiju.cli import main
from daikaiju.record.dice_proof import verify
from daikaiju.record.game import MAX_REASON, Record, last_position, parse_record
from daikaiju.record.game_hash import game_hash
from daikaiju.rules.agenda import actor
from daikaiju.rules.engine import legal_actions, sample
from daikaiju.server.protocol.messages import Act, Undo
from daikaiju.server.updates.records import past_updates, record_of
from daikaiju.server.updates.uploads import updates_of_record
from table_driver import SECRET, SPECTATOR, TableDriver, decode, started_game, update_builder

REASON = "Two 1s already: http://example.org says // roll on"


def short_game(*comments: str) -> Record:
    """Return a record whose first decisions have these comments."""
    record, rng, waiting = Record("second", ("gigazaur", "the_king")), random.Random(1), [*comments]
    state = record.start()
    while waiting:
        is_chance = actor(state) < 0
        action = sample(state, rng.randrange) if is_chance else legal_actions(state)[0]
        record.play(state, action, "" if is_chance else waiting.pop(0))
    return record


# --- records -------------------------------------------------------------------------------------


def test_a_record_keeps_the_comments_of_moves() -> None:
    record = short_game(REASON, "", "دلیل\u200cها")
    assert set(record.comments.values()) == {REASON, "دلیل\u200cها"}
    again = parse_record(str(record))
    assert (again.moves, again.comments) == (record.moves, record.comments)
    assert str(again) == str(record)
    assert last_position(again) == last_position(record)


def test_comments_do_not_change_a_game() -> None:
    plain, commented = short_game("", ""), short_game(REASON, "second")
    assert plain.moves == commented.moves
    assert game_hash(plain) == game_hash(commented)
    assert "//" not in str(plain)


@pytest.mark.parametrize("bad", ["\x1b[2J\x07wipe", "one\ntwo\r\u2028three", "\u202eright to left"])
def test_a_comment_is_one_line_of_plain_text(bad: str) -> None:
    record = short_game(bad)
    (comment,) = record.comments.values()
    assert comment.isprintable()
    assert parse_record(str(record)).comments == record.comments
    text = f"{short_game('x')}".replace("// x", f"// {bad.splitlines()[0]}")
    assert all(words.isprintable() for words in parse_record(text).comments.values())


def test_a_comment_without_a_move_belongs_to_no_move() -> None:
    text = str(short_game("about the move")).replace("\n\n", "\n\n// a remark of the writer\n")
    assert [*parse_record(text).comments.values()] == ["about the move"]


@pytest.mark.parametrize(("language", "quoted"), [("en", "“{}”"), ("fa", "«{}»")])
def test_terminal_replay_shows_reasons(
    language: str, quoted: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.txt"
    file.write_text(str(short_game("because of the 1s")), encoding="utf-8")
    assert main(["replay", str(file), "--lang", language]) == 0
    output = "".join(letter for letter in capsys.readouterr().out if letter not in "\u2068\u2069")
    assert quoted.format("because of the 1s") in output


# --- tables --------------------------------------------------------------------------------------


def act_with_reason(driver: TableDriver, reason: str, action: str = "keep none") -> str:
    """Decide for the asked seat with a reason; return its holder."""
    seat, ply = driver.table.asked, driver.table.snapshot.ply
    player = driver.table.seats[seat].holder
    act = Act(id=driver.new_id(), seat=seat, ply=ply, action=action, reason=reason)
    driver.do(act, player)
    return player


def live_reasons(driver: TableDriver, player: str) -> list[str]:
    """Return the reasons in the update about the last entry, as sent over a socket."""
    builder = update_builder(driver)
    for other in ("ann", "bob", SPECTATOR):  # one builder serves all listeners
        builder.encoded_update(driver.log[-1], driver.play, other)
    update = decode(builder.encoded_update(driver.log[-1], driver.play, player))
    return [step.reason for step in update.steps if step.reason]


def all_reasons(driver: TableDriver, player: str) -> tuple[list[str], list[str]]:
    """Return the reasons that a player finds in the history and in the record."""
    updates = past_updates("table", driver.log, SECRET, player, 0, 10_000)
    found = [step.reason for update in updates for step in update.steps if step.reason]
    return found, [*record_of(driver.log, player, SECRET).comments.values()]


def test_only_the_player_sees_a_reason_during_the_game() -> None:
    driver = started_game()
    player = act_with_reason(driver, "  I hope\nfor claws ")
    other = "bob" if player == "ann" else "ann"
    assert live_reasons(driver, player) == ["I hope for claws"]
    assert all_reasons(driver, player) == (["I hope for claws"], ["I hope for claws"])
    for viewer in (other, SPECTATOR):
        assert live_reasons(driver, viewer) == []
        assert all_reasons(driver, viewer) == ([], [])


def test_all_reasons_are_public_when_the_game_is_over() -> None:
    driver, rng = started_game(), random.Random(3)
    act_with_reason(driver, "first")
    act_with_reason(driver, "second", "stop")
    while driver.table.snapshot.phase == "playing":
        driver.decide(rng.randrange(1 << 16))
    for viewer in ("ann", "bob", SPECTATOR):
        assert all_reasons(driver, viewer) == (["first", "second"], ["first", "second"])
    record = record_of(driver.log, SPECTATOR, SECRET)
    assert verify(record).is_valid
    uploaded = updates_of_record(str(record), 0, 10_000)
    assert [s.reason for update in uploaded for s in update.steps if s.reason] == [
        "first",
        "second",
    ]


def test_an_undone_decision_takes_its_reason_back() -> None:
    position = (
        "second gigazaur,the_king energy=9,0 market=jets,tank,energize gigazaur=stretchy "
        "dice=112EEE throws=2 step=probes agenda=keep.0"
    )
    driver = started_game(position)
    act_with_reason(driver, "a mistake", "stop")
    act_with_reason(driver, "another mistake", "use stretchy 2>3")
    for ply in (2, 1):
        driver.do(Undo(id=driver.new_id(), seat=0, ply=ply))
    assert all_reasons(driver, "ann")[1] == []
    act_with_reason(driver, "better", "keep 11")
    assert all_reasons(driver, "ann")[1] == ["better"]


def test_an_uploaded_record_of_a_running_game_shows_its_comments() -> None:
    long = "x" * (2 * MAX_REASON)
    updates = updates_of_record(str(short_game("why not", long)), 0, 1_000)
    reasons = [step.reason for update in updates for step in update.steps if step.reason]
    assert reasons == ["why not", long[:MAX_REASON]]
