"""Records whose dice can be checked: what fits, what does not, and what the page promises."""

from __future__ import annotations

import argparse
import hashlib
import json
import random
import re
import subprocess
import sys
from dataclasses import asdict, replace
from pathlib import Path

import pytest

from by_hand import SECRET, TEXTS, digits, drawn_by_hand
from conftest import EDITIONS, OPTIONS, SEATS, is_over
from daikaiju import __version__
from daikaiju.cli.commands import verify as verify_command
from daikaiju.record.dice_proof import bring, proof, verify
from daikaiju.record.game import Record, RecordError, parse_record
from daikaiju.rng.provably_fair import SPAN, Dice, commitment
from daikaiju.rules import CHANCE, actor, find_edition, legal_actions

PAGE = (Path(__file__).parent.parent / "docs" / "fair-dice.md").read_text(encoding="utf-8")
EXAMPLE = re.findall(r"```text\n(.*?)```", PAGE, re.DOTALL)[0]


# --- records -------------------------------------------------------------------------------------


def played(edition: str, seats: int, option: int, secret: bytes = SECRET) -> Record:
    """A whole game with such dice, decided at random."""
    monsters = find_edition(edition).monsters[:seats]
    entropy = tuple(TEXTS[seat % 3] for seat in range(seats))
    record = Record(edition, monsters, OPTIONS[option], entropy=entropy, rules=__version__)
    record.commitment = commitment(secret)
    luck, dice, state = random.Random(seats), Dice(secret, entropy), record.start()
    while not is_over(state):
        if actor(state) == CHANCE:
            action = bring(state, dice.below)
        else:
            action = luck.choice(legal_actions(state))
        record.play(state, action)
    record.secret = secret.hex()
    return record


@pytest.mark.parametrize("option", range(len(OPTIONS)))
@pytest.mark.parametrize("edition", EDITIONS)
def test_whole_games_verify_and_so_does_their_text(edition: str, option: int) -> None:
    record = played(edition, SEATS[option], option)
    again = parse_record(str(record))
    assert (again.entropy, again.secret) == (record.entropy, record.secret)
    chance = [m for m in record.moves if re.match("roll|reveal|starts|lay", m)]
    for each in (record, again):
        verdict = verify(each)
        assert verdict.fits
        assert verdict.draws == len(chance)


def test_a_browser_needs_no_rules_to_check_the_draws() -> None:
    """As a page would do it, from JSON alone."""
    told = json.loads(json.dumps(asdict(proof(played("dark", 4, 2)))))
    secret, entropy = bytes.fromhex(told["secret"]), tuple(told["entropy"])
    assert hashlib.sha256(b"daikaiju secret 1\n" + secret).hexdigest() == told["commitment"]
    assert [each["number"] for each in told["draws"]] == list(range(len(told["draws"])))
    for each in told["draws"]:
        drawn, _ = drawn_by_hand(secret, entropy, each["number"], each["ways"])
        dice = digits(drawn, len(each["brought"]) - len("roll "))
        assert each["brought"] == (each["possible"][drawn] if each["possible"] else f"roll {dice}")
    kinds = {each["brought"].split()[0] for each in told["draws"]}
    assert kinds == {"roll", "reveal", "starts", "lay"}


def test_there_is_no_proof_before_the_end() -> None:
    with pytest.raises(RecordError, match="no proof before the secret is known"):
        proof(replace(parse_record(EXAMPLE), secret=""))


def test_the_draws_of_a_record_stand_where_it_says() -> None:
    record = parse_record(EXAMPLE)
    for draw in proof(record).draws:
        assert record.moves[draw.ply] == draw.brought


# --- the command ---------------------------------------------------------------------------------

SECRET_LINE, COMMITMENT_LINE = (
    next(line for line in EXAMPLE.splitlines(keepends=True) if line.startswith(name))
    for name in ("secret:", "commitment:")
)
FITTING, OTHER = COMMITMENT_LINE.split()[1], commitment(bytes(32))


def verified(text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    """Exit status and words of `daikaiju verify` for a record with this text."""
    file = tmp_path / "game.txt"
    file.write_text(text)
    parser = argparse.ArgumentParser()
    verify_command.add(parser)
    args = parser.parse_args([str(file)])
    status = args.run(args)
    out = capsys.readouterr().out
    assert out.startswith(f"{file}: ")
    return status, out.removeprefix(f"{file}: ")


def test_the_command_says_that_all_fits(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert verified(EXAMPLE, tmp_path, capsys) == (
        0,
        "3 draws derived again from the secret, all as recorded; "
        f"the secret fits the commitment {FITTING}.\n",
    )


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        (
            "roll 3\n",
            "roll 2\n",
            "line 15 has `roll 2`, but draw 1 is `roll 3`: "
            "so 1 of 3 draws differs from what the secret says.",
        ),
        (
            "reveal burrowing",
            "reveal camouflage",
            "line 18 has `reveal camouflage`, but draw 2 is `reveal burrowing`: so 1 of 3",
        ),
        ("blue whales", "blue wales", "so 3 of 3 draws differ from what the secret says."),
        ('["seven blue whales", ""]', '["", "seven blue whales"]', "of 3 draws differ"),
        (
            SECRET_LINE,
            f"secret: {'0' * 64}\n",
            "the secret does not fit the commitment: "
            f"the record has {FITTING}, but that of this secret is {OTHER}.",
        ),
        (
            COMMITMENT_LINE,
            f"commitment: {OTHER}\n",
            f"the record has {OTHER}, but that of this secret is {FITTING}.",
        ),
        (COMMITMENT_LINE, "", "this record has no commitment: nothing was promised"),
        (SECRET_LINE, "", "this record has no secret, although the game is over"),
    ],
)
def test_the_command_says_what_does_not_fit(
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


def test_a_difference_may_come_from_other_decks(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    old = EXAMPLE.replace("burrowing", "jets").replace(f"rules: {__version__}", "rules: 0.0.9")
    status, words = verified(old, tmp_path, capsys)
    assert status == 1
    assert f"made with the rules 0.0.9, these are {__version__}" in words


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("roll 3\n", "roll 33\n", "game.txt:15: 'roll 33' is not possible now"),
        (SECRET_LINE, "secret: xyz\n", "`secret:` is 64 hexadecimal digits, not 'xyz'"),
        ('["seven blue whales", ""]', "whales", "`entropy:` is a list of texts in printable ASCII"),
        ('["seven blue whales", ""]', '["seven", 7]', "is a list of texts in printable ASCII"),
        ('["seven blue whales", ""]', '["K\\u00e4fer", ""]', "is a list of texts in printable"),
        ('["seven blue whales", ""]', "[" * 100_000, "is a list of texts in printable ASCII"),
        ('["seven blue whales", ""]', '["seven"]', "`entropy:` has 1 texts for 2 seats"),
    ],
)
def test_what_cannot_be_read_gets_one_sentence(
    old: str, new: str, says: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """`daikaiju` turns such an error into exit status 2."""
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
    """Not with commas, nor with anything that somewhere ends a line."""
    names = ("Ann, the\nsecret: 1", "", "Bob\u2028edition: dark\x85\x1c", " Zoë: 7 ")
    record = Record("second", ("kraken", "alienoid", "gigazaur", "the_king"), players=names)
    again = parse_record(str(record))
    assert again.players == ("Ann the secret: 1", "", "Bob edition: dark", "Zoë: 7")
    assert (again.edition, again.secret) == ("second", "")
    assert str(again) == str(record)
    assert parse_record(str(replace(record, players=()))).players == ()


# --- the page ------------------------------------------------------------------------------------


def test_the_worked_example_is_true() -> None:
    record = parse_record(EXAMPLE)
    draws = proof(record).draws
    texts = "".join(f"{text}\n" for text in record.entropy).encode()
    assert f"`{hashlib.sha256(b'daikaiju entropy 1' + bytes([10]) + texts).hexdigest()}`" in PAGE
    rows = re.findall(r"^\| (\d) \| `(\w+)` \| (\d+) \| (\d+) \| `(.*)` \|$", PAGE, re.MULTILINE)
    assert len(rows) == len(draws) == 3
    secret = bytes.fromhex(record.secret)
    for (number, digest, ways, drawn, brought), draw in zip(rows, draws, strict=True):
        assert (int(number), int(ways), brought) == (draw.number, draw.ways, draw.brought)
        assert int(digest, 16) == Dice(secret, record.entropy, draw.number).below(SPAN)
        assert int(digest, 16) % int(ways) == int(drawn)
    counted = re.findall(r"(\w+)\s\((\d)\)", PAGE.partition("they begin with")[2])
    cards = [name for name, _ in counted]
    assert [f"reveal {name}" for name in cards] == list(draws[2].possible[:7])
    assert [int(place) for _, place in counted] == list(range(7))


def test_the_lines_to_check_by_hand_run(tmp_path: Path) -> None:
    (code,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    expected = re.findall(r"```text\n(.*?)```", PAGE, re.DOTALL)[1]

    def printed(text: str) -> str:
        (tmp_path / "game.txt").write_text(text)
        run = [sys.executable, "-I", "-X", "utf8", "-c", code, str(tmp_path / "game.txt")]
        return subprocess.run(run, check=True, capture_output=True, text=True).stdout

    assert printed(EXAMPLE) == expected
    assert printed(EXAMPLE.replace("roll 3\n", "roll 2\n")).endswith("1 2 DOES NOT FIT\n")
    whole = printed(str(played("dark", 3, 2)))
    assert whole.count("fits") == whole.count("\n") > 20
