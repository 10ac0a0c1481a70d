"""Verification of the dice of records: valid, invalid, and the promises of docs/fair-dice.md."""

from __future__ import annotations

import argparse
import hashlib
import json
import random
import re
import subprocess
import sys
from collections.abc import Callable
from dataclasses import asdict, replace
from functools import cache
from pathlib import Path

import pytest

from conftest import EDITIONS, OPTIONS, SEATS
from daikaiju import __version__
from daikaiju.cli.commands import verify as verify_command
from daikaiju.record.dice_proof import build_proof, draw_action, verify
from daikaiju.record.game import Record, RecordError, parse_record
from daikaiju.record.game_hash import game_hash
from daikaiju.rng.provably_fair import DIGEST_RANGE, FairDice, commitment
from daikaiju.rules import legal_actions, play_game
from deal_games import deal_record, play_deal
from fair_games import played
from reference_dice import SECRET, digits, reference_draw

PAGE = (Path(__file__).parent.parent / "docs" / "fair-dice.md").read_text(encoding="utf-8")
EXAMPLE = re.findall(r"```text\n(.*?)```", PAGE, re.DOTALL)[0]


# --- records -------------------------------------------------------------------------------------


@pytest.mark.parametrize("option", range(len(OPTIONS)))
@pytest.mark.parametrize("edition", EDITIONS)
def test_whole_games_verify_and_so_does_their_text(edition: str, option: int) -> None:
    record = played(edition, SEATS[option], option)
    again = parse_record(str(record))
    assert (again.entropy, again.secret) == (record.entropy, record.secret)
    chance = [m for m in record.moves if re.match("roll|reveal|starts|lay", m)]
    for each in (record, again):
        verdict = verify(each)
        assert verdict.is_valid
        assert verdict.draws == len(chance)


def test_the_draws_can_be_checked_without_the_rules() -> None:
    """Like the page does it, from JSON alone."""
    proof = json.loads(json.dumps(asdict(build_proof(played("dark", 4, 2)))))
    secret, entropy = bytes.fromhex(proof["secret"]), tuple(proof["entropy"])
    assert hashlib.sha256(b"daikaiju secret 1\n" + secret).hexdigest() == proof["commitment"]
    assert [each["number"] for each in proof["draws"]] == list(range(len(proof["draws"])))
    for each in proof["draws"]:
        drawn, _ = reference_draw(secret, entropy, each["number"], each["ways"])
        dice = digits(drawn, len(each["brought"]) - len("roll "))
        assert each["brought"] == (each["possible"][drawn] if each["possible"] else f"roll {dice}")
    kinds = {each["brought"].split()[0] for each in proof["draws"]}
    assert kinds == {"roll", "reveal", "starts", "lay"}


def test_there_is_no_proof_without_the_secret() -> None:
    with pytest.raises(RecordError, match="no proof before the secret is published"):
        build_proof(replace(parse_record(EXAMPLE), secret=""))


def test_each_draw_names_its_move() -> None:
    record = parse_record(EXAMPLE)
    for draw in build_proof(record).draws:
        assert record.moves[draw.ply] == draw.brought


# --- the command ---------------------------------------------------------------------------------

SECRET_LINE, COMMITMENT_LINE = (
    next(line for line in EXAMPLE.splitlines(keepends=True) if line.startswith(name))
    for name in ("secret:", "commitment:")
)
FITTING, OTHER = COMMITMENT_LINE.split()[1], commitment(bytes(32))


def verified(
    text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], *options: str
) -> tuple[int, str]:
    """Return the exit status and output of `daikaiju verify` for a record with this text."""
    file = tmp_path / "game.txt"
    file.write_text(text)
    parser = argparse.ArgumentParser()
    verify_command.add(parser)
    args = parser.parse_args([str(file), *options])
    status = args.run(args)
    out = capsys.readouterr().out
    assert out.startswith(f"{file}: ")
    return status, out.removeprefix(f"{file}: ")


def test_the_command_accepts_a_valid_record(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert verified(EXAMPLE, tmp_path, capsys) == (
        0,
        f"all 2 draws match the secret; the secret matches the commitment {FITTING}.\n"
        "Not proved: players and decisions, because the record has no hash of the game.\n",
    )


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        (
            "roll 3\n",
            "roll 2\n",
            "line 15 has `roll 2`, but draw 1 should be `roll 3`: "
            "1 of 2 draws does not match the secret.",
        ),
        (
            "roll 33EEEH",
            "roll 33EEEC",
            "line 13 has `roll 33EEEC`, but draw 0 should be `roll 33EEEH`: 1 of 2",
        ),
        ("blue whales", "blue wales", "2 of 2 draws do not match the secret."),
        ('["seven blue whales", ""]', '["", "seven blue whales"]', "of 2 draws do not match"),
        (
            SECRET_LINE,
            f"secret: {'0' * 64}\n",
            "the secret does not match the commitment: "
            f"the record has {FITTING}, but the commitment of this secret is {OTHER}.",
        ),
        (
            COMMITMENT_LINE,
            f"commitment: {OTHER}\n",
            f"the record has {OTHER}, but the commitment of this secret is {FITTING}.",
        ),
        (COMMITMENT_LINE, "", "this record has no commitment, so its draws cannot"),
        (SECRET_LINE, "", "this record has no secret, although the game is over"),
    ],
)
def test_the_command_names_the_first_mismatch(
    old: str, new: str, says: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert old in EXAMPLE
    status, words = verified(EXAMPLE.replace(old, new), tmp_path, capsys)
    assert status == 1
    assert says in words
    assert words.count("\n") == 1


def test_a_game_that_is_not_over_has_no_secret_yet(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    running = EXAMPLE.replace(SECRET_LINE, "").replace("gigazaur: done\n", "")
    status, words = verified(running, tmp_path, capsys)
    assert (status, words) == (1, "this record has no secret yet: the game is not over.\n")


def test_a_mismatch_names_another_version(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    old = EXAMPLE.replace("roll 3\n", "roll 2\n").replace(f"rules: {__version__}", "rules: 0.0.9")
    status, words = verified(old, tmp_path, capsys)
    assert status == 1
    assert f"made with version 0.0.9, this is version {__version__}" in words


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("roll 3\n", "roll 33\n", "game.txt:15: 'roll 33' is not possible now"),
        (SECRET_LINE, "secret: xyz\n", "`secret:` must be 64 hexadecimal digits, not 'xyz'"),
        (
            '["seven blue whales", ""]',
            "whales",
            "`entropy:` must be a list of printable ASCII texts",
        ),
        ('["seven blue whales", ""]', '["seven", 7]', "must be a list of printable ASCII texts"),
        ('["seven blue whales", ""]', '["K\\u00e4fer", ""]', "must be a list of printable"),
        ('["seven blue whales", ""]', "[" * 100_000, "must be a list of printable ASCII texts"),
        ('["seven blue whales", ""]', '["seven"]', "`entropy:` has 1 texts for 2 seats"),
    ],
)
def test_an_unreadable_record_gives_one_sentence(
    old: str, new: str, says: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """`daikaiju` turns this error into exit status 2."""
    assert old in EXAMPLE
    with pytest.raises(RecordError, match=re.escape(says)):
        verified(EXAMPLE.replace(old, new), tmp_path, capsys)


# --- headers -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "entropy",
    [(), ("", ""), (" a, b ", '["x"]'), ("".join(map(chr, range(32, 127))), "// : \\n")],
)
def test_entropy_reads_back(entropy: tuple[str, ...]) -> None:
    record = Record("second", ("kraken", "alienoid"), entropy=entropy, secret=SECRET.hex())
    again = parse_record(str(record))
    assert (again.entropy, again.secret) == (entropy, SECRET.hex())


def test_names_cannot_break_a_header() -> None:
    """Commas and all line-ending characters are replaced."""
    names = ("Ann, the\nsecret: 1", "", "Bob\u2028edition: dark\x85\x1c", " Zoë: 7 ")
    record = Record("second", ("kraken", "alienoid", "gigazaur", "the_king"), players=names)
    again = parse_record(str(record))
    assert again.players == ("Ann the secret: 1", "", "Bob edition: dark", "Zoë: 7")
    assert (again.edition, again.secret) == ("second", "")
    assert str(again) == str(record)
    assert parse_record(str(replace(record, players=()))).players == ()


# --- docs/fair-dice.md ---------------------------------------------------------------------------


def test_the_worked_example_is_correct() -> None:
    record = parse_record(EXAMPLE)
    draws = build_proof(record).draws
    texts = "".join(f"{text}\n" for text in record.entropy).encode()
    assert f"`{hashlib.sha256(b'daikaiju entropy 1' + bytes([10]) + texts).hexdigest()}`" in PAGE
    rows = re.findall(r"^\| (\d) \| `(\w+)` \| (\d+) \| (\d+) \| `(.*)` \|$", PAGE, re.MULTILINE)
    assert len(rows) == len(draws) == 2
    secret = bytes.fromhex(record.secret)
    for (number, digest, ways, drawn, brought), draw in zip(rows, draws, strict=True):
        assert (int(number), int(ways), brought) == (draw.number, draw.ways, draw.brought)
        assert int(digest, 16) == FairDice(secret, record.entropy, draw.number).below(DIGEST_RANGE)
        assert int(digest, 16) % int(ways) == int(drawn)


def test_cards_are_counted_in_alphabetical_order() -> None:
    draws = build_proof(played("second", 3, 1)).draws
    reveals = [draw for draw in draws if draw.brought.startswith("reveal ")]
    assert all(list(draw.possible) == sorted(draw.possible) for draw in reveals)
    assert len(reveals) > 5


def test_the_documented_check_script_runs(tmp_path: Path) -> None:
    code, _ = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)  # the other: test_deals.py
    expected = re.findall(r"```text\n(.*?)```", PAGE, re.DOTALL)[1]

    def printed(text: str) -> str:
        (tmp_path / "game.txt").write_text(text)
        run = [sys.executable, "-I", "-X", "utf8", "-c", code, str(tmp_path / "game.txt")]
        return subprocess.run(run, check=True, capture_output=True, text=True).stdout

    assert printed(EXAMPLE) == expected
    assert printed(EXAMPLE.replace("roll 3\n", "roll 2\n")).endswith("1 2 DOES NOT FIT\n")
    whole = printed(str(played("dark", 3, 2)))
    assert whole.count("fits") == whole.count("\n") > 20


# --- forgeries -----------------------------------------------------------------------------------


def sealed_game() -> Record:
    record = replace(played("second", 3, 0), players=("Ann", "Bob", "Cy"))
    return replace(record, chain=game_hash(record))


def other_decision(record: Record) -> Record:
    """Return the game with the same secret and other decisions from the middle on."""
    again = played("second", 3, 0)
    state, dice = again.start(), FairDice(SECRET, record.entropy)
    again.moves, rng = [], random.Random(99)
    play_game(
        state,
        lambda state, seat: rng.choice(legal_actions(state)),
        lambda state: draw_action(state, dice.below),
        again.play,
    )
    assert again.moves != record.moves
    return replace(again, players=record.players, chain=record.chain)


@pytest.mark.parametrize(
    ("forge", "says"),
    [
        (lambda r: replace(r, result="nobody"), "but its moves lead to"),
        (lambda r: replace(r, result=""), "but its moves lead to"),
        (lambda r: replace(r, players=("Bob", "Ann", "Cy")), "players, settings or moves"),
        (lambda r: replace(r, players=("Ann", "Bob")), "names 2 players for 3 seats"),
        (lambda r: replace(r, moves=r.moves[:-1], lines=r.lines[:-1]), "before the end"),
        (lambda r: replace(r, moves=[], lines=[]), "ends after 0 moves"),
        (lambda r: replace(r, entropy=("x", *r.entropy[1:])), "do not match the secret"),
        (other_decision, "players, settings or moves"),
    ],
    ids=["result", "no result", "players", "fewer players", "cut", "empty", "text", "decisions"],
)
def test_forged_games_do_not_verify(forge: Callable[[Record], Record], says: str) -> None:
    record = sealed_game()
    assert verify(record).is_valid
    assert verify(record).unproved == ()
    for forged in (forge(record), parse_record(str(forge(record)))):
        verdict = verify(forged)
        assert not verdict.is_valid
        assert says in str(verdict)


def test_record_without_hash_or_texts_says_what_is_not_proved() -> None:
    record = replace(sealed_game(), chain="", entropy=("", "", ""))
    assert [str(each).partition(",")[0] for each in verify(record).unproved] == [
        "Not proved: players and decisions",
        "Not proved: that the host did not choose the secret",
    ]


# --- comparison with what the reader knows -------------------------------------------------------


@cache
def dealt_game() -> Record:
    """A game whose draws have names, as servers record it."""
    return replace(play_deal(deal_record(), ("greedy",)), players=("Ann", "Bob", "Cy"))


def sealed(record: Record) -> Record:
    return replace(record, chain=game_hash(record))


@pytest.mark.parametrize("header", ["chain", "commitment", "secret", "entropy", "deal", "result"])
def test_no_line_that_proves_the_game_can_be_removed(header: str) -> None:
    """Also if the players are changed, and the hash is computed again by the forger."""
    text = str(sealed(dealt_game()))
    assert verify(parse_record(text)).is_valid
    removed = re.sub(f"^{header}: .*\n", "", text, flags=re.MULTILINE)
    assert removed != text
    record = parse_record(removed)
    forged = replace(record, players=("Bob", "Ann", "Cy"))
    for each in (record, forged, sealed(forged) if header != "chain" else forged):
        assert not verify(each).is_valid


@pytest.mark.parametrize(
    ("options", "says"),
    [
        (("--hash", "GAME", "--commitment", "COMMITMENT", "--strict"), "all"),
        (("--hash", "0" * 64), "this is another game: you gave the hash 000"),
        (("--commitment", "0" * 64), "this is another game: you gave the commitment 000"),
    ],
)
def test_known_values_are_compared(
    options: tuple[str, ...], says: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = sealed(dealt_game())
    known = {"GAME": record.chain.upper(), "COMMITMENT": record.commitment}
    given = tuple(known.get(option, option) for option in options)
    status, words = verified(str(record), tmp_path, capsys, *given)
    assert (status, words.startswith(says)) == (int(says != "all"), True)
    assert words.count("\n") == 1


def test_invented_game_has_another_hash(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A person who has the secret can play other decisions and compute a fitting hash."""
    record = dealt_game()
    invented = play_deal(replace(deal_record(), players=record.players), ("odds", "greedy"), 3)
    assert verified(str(invented), tmp_path, capsys)[0] == 0
    assert verified(str(invented), tmp_path, capsys, "--hash", sealed(record).chain)[0] == 1


@pytest.mark.parametrize("options", [(), ("--strict",)])
def test_strict_check_refuses_what_is_not_proved(
    options: tuple[str, ...], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, words = verified(EXAMPLE, tmp_path, capsys, *options)
    assert status == len(options)
    assert "Not proved: players and decisions" in words
    known = verified(
        EXAMPLE, tmp_path, capsys, *options, "--hash", game_hash(parse_record(EXAMPLE))
    )
    assert known[0] == 0
    assert "Not proved" not in known[1]


def test_invalid_hash_gives_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit, match="2"):
        verified(EXAMPLE, tmp_path, capsys, "--hash", "77ab")
    assert "must be 64 hexadecimal digits, not '77ab'" in capsys.readouterr().err


def test_hash_of_the_game_is_specified() -> None:
    """The definition in docs/fair-dice.md, written again."""
    record = sealed_game()
    head = str(record).partition("\n\n")[0].splitlines()[1:]
    lines = [line for line in head if not re.match("rules:|date:|chain:", line)]
    digest = hashlib.sha256("\n".join(["daikaiju game 1", *lines]).encode()).hexdigest()
    for move in record.moves:
        digest = hashlib.sha256(f"{digest}\n{move}".encode()).hexdigest()
    assert record.chain == digest
