"""Bots from outside: what they are told, how they play, and what becomes of those that fail."""

from __future__ import annotations

import io
import os
import random
import shlex
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from conftest import EDITIONS, is_over, random_action
from daikaiju.bots import external, process
from daikaiju.bots.external import ExternalBot
from daikaiju.cli import main
from daikaiju.cli.commands.engine import serve
from daikaiju.record import action_text, parse_action, read_position
from daikaiju.record.game import result_text
from daikaiju.rules import State, actor, advance, legal_actions, new_game, outcome, view
from polling import wait_until

EXAMPLE = Path(__file__).parent.parent / "examples" / "protocol_bot.py"
LAB = "gigazaur=made_in_a_lab top=jets seen_top=1,0 market=tank,heal,energize"
DICE = "throws=2 dice=113ECH step=probes"
# Bots under test note who they are, so that one can see that they are gone, and all that they hear.
HEARING = """
import os, signal, sys, time
from pathlib import Path
here = Path(__file__).parent
(here / "pid").write_text(str(os.getpid()))
def hear():
    with (here / "heard").open("a") as heard:
        for line in sys.stdin:
            print(line, end="", file=heard, flush=True)
            yield line.split(" ", 1) if " " in line else (line.strip(), "")
def say(*words, end="\\n"):
    print(*words, end=end, flush=True)
"""
# This one plays at random, with the luck that it is given.
PLAYING = """
for word, rest in hear():
    if word == "hello":
        say("# good morning")
        say("hello Tester")
    elif word == "legal":
        legal = rest.strip().split("; ")
    elif word == "go":
        say("info thinking")
        ANSWER
    elif word == "quit":
        break
"""
AT_RANDOM = "say(legal[int(rest.split()[2]) % len(legal)])"


@pytest.fixture(autouse=True)
def nothing_is_left_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(process, "EXIT_TIMEOUT", 0.3)
    monkeypatch.setattr(external, "GRACE", 60.0)  # a busy machine is no fault of the bot
    yield
    wait_until(lambda: all(thread.name != "daikaiju-bot" for thread in threading.enumerate()))
    for note in tmp_path.glob("*/pid"):
        process_id = int(note.read_text())
        wait_until(lambda: not is_running(process_id))  # noqa: B023


def is_running(process_id: int) -> bool:
    try:
        os.kill(process_id, 0)
    except ProcessLookupError:
        return False
    return True


def command(folder: Path, script: str) -> str:
    """How a bot with this script is started."""
    folder.mkdir()
    file = folder / "bot.py"
    file.write_text(HEARING + script)
    return shlex.join([sys.executable, str(file)])


def player(folder: Path, answer: str = AT_RANDOM) -> str:
    return command(folder, PLAYING.replace("ANSWER", answer))


Watch = Callable[[State, int], None]


def play(
    bot: ExternalBot, edition: str, seats: int, seed: int, watch: Watch | None = None
) -> State:
    """A game to its end: the bot sits first, the others play at random."""
    luck = random.Random(seed)
    state = new_game(edition, seats)
    while not is_over(state):
        if actor(state) == 0:
            action = bot.choose(state, 0, luck.randrange)
            assert action in legal_actions(state)
        else:
            action = random_action(state, luck)
        if watch:
            watch(state, action)
        advance(state, action)
    bot.over(state)
    return state


# --- bots that play ------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_example_plays_whole_games_and_most_often_wins(edition: str) -> None:
    with closing(ExternalBot(shlex.join([sys.executable, str(EXAMPLE)]))) as bot:
        ends = [outcome(play(bot, edition, 3, seed)) for seed in range(6)]
        assert bot.trouble == ""
        assert bot.name == "My first bot"
    assert sum(end is not None and 0 in end.winners for end in ends) > 3


def test_the_example_is_short_and_needs_nothing() -> None:
    text = EXAMPLE.read_text(encoding="utf-8")
    assert len(text.splitlines()) < 60
    imports = [line for line in text.splitlines() if line.startswith(("import", "from"))]
    assert imports == ["import sys"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_a_bot_is_told_reads_back(edition: str, tmp_path: Path) -> None:
    asked = []

    def watch(state: State, action: int) -> None:
        if actor(state) == 0 and len(legal_actions(state)) > 1:
            asked.append((view(state, 0), legal_actions(state), action_text(state, action)))

    with closing(ExternalBot(player(tmp_path / "bot"))) as bot:
        play(bot, edition, 3, 1, watch)
        assert bot.trouble == ""
    told = told_to(tmp_path / "bot")
    assert told["position"] != []
    for position, legal, go, was in zip(
        told["position"], told["legal"], told["go"], asked, strict=True
    ):
        state, actions, text = was
        assert read_position(position) == state
        choices = legal.split("; ")
        assert [parse_action(state, choice) for choice in choices] == actions
        monster, milliseconds, seed = go.split()
        assert (monster, milliseconds) == (position.split()[1].split(",")[0], "1000")
        assert choices[int(seed) % len(choices)] == text


def told_to(folder: Path) -> dict[str, list[str]]:
    """All that the bot heard, by the first word."""
    told: dict[str, list[str]] = {}
    for line in (folder / "heard").read_text().splitlines():
        word, _, rest = line.partition(" ")
        told.setdefault(word, []).append(rest)
    return told


def test_a_bot_is_told_where_games_begin_and_end(tmp_path: Path) -> None:
    with closing(ExternalBot(player(tmp_path / "bot"))) as bot:
        ends = [play(bot, "second", 2, 1), play(bot, "second", 2, 2)]
        assert (bot.name, bot.trouble) == ("Tester", "")
    told = told_to(tmp_path / "bot")
    assert told["hello"] == ["daikaiju 1"]
    assert told["game"] == ["second alienoid,cyber_kitty"] * 2
    assert told["over"] == [result_text(end) for end in ends]
    assert told["quit"] == [""]


def test_one_program_may_decide_for_two_monsters(tmp_path: Path) -> None:
    with closing(ExternalBot(player(tmp_path / "bot"))) as bot:
        for seat in (0, 1, 0):
            state = read_position(f"second gigazaur,the_king {DICE} agenda=keep.{seat}")
            bot.choose(state, seat, random.Random(1).randrange)
        assert bot.trouble == ""
    told = told_to(tmp_path / "bot")
    assert len(told["game"]) == 1
    assert [go.split()[0] for go in told["go"]] == ["gigazaur", "the_king", "gigazaur"]


def test_a_card_that_others_have_looked_at_stays_secret(tmp_path: Path) -> None:
    with closing(ExternalBot(player(tmp_path / "bot"))) as bot:
        for seat, turn in enumerate(("gigazaur", "the_king")):
            line = f"second gigazaur,the_king turn={turn} {DICE} {LAB} agenda=keep.{seat}"
            bot.choose(read_position(line), seat, random.Random(1).randrange)
        assert bot.trouble == ""
    knows, does_not = told_to(tmp_path / "bot")["position"]
    assert "top=jets" in knows
    assert "jets" not in does_not
    assert "seen_top" not in does_not


# --- bots that fail ------------------------------------------------------------------------------

FAULTS = {
    "ends at once": ("sys.exit()", "ended with status 0"),
    "complains": ("sys.exit('no\\nwish to play')", "ended with status 1: wish to play"),
    "no hello": (
        "say('Tester 1.0')\ntime.sleep(60)",
        'answered "Tester 1.0" where "hello NAME" was due',
    ),
    "never reads": (
        "say('hello Flood')\nwhile True: say('# and so on')",
        "gave no answer within 0.2 s",
    ),
    "floods": ("say('hello Flood')\nwhile True: say('stop')", ' "stop" '),
}
FAULTS_IN_PLAY = {
    "ends": ("1 / 0", "ended with status 1: ZeroDivisionError: division by zero"),
    "is killed": ("os.kill(os.getpid(), 9)", "was ended by signal 9"),
    "is silent": ("time.sleep(60)", "gave no answer within 0.2 s"),
    "sends a part": (
        "say('keep', end='')",
        'gave no answer within 0.2 s, only the unfinished line "keep"',
    ),
    "talks on": ("while True: say('info and so on')", "gave no answer within 0.2 s"),
    "never ends a line": ("while True: say('keep ', end='')", 'answered "keep keep keep'),
    "nonsense": ("say('banana')", 'answered "banana" where only "'),
    "no text": ("os.write(1, bytes(range(128, 192)) + b'\\n')", 'answered "�'),
    "illegal": ("say('keep 99')", 'answered "keep 99" where only "'),
    "closes its output": ("os.close(1); time.sleep(60)", "closed its output"),
    "answers twice": (
        "os.write(1, 2 * f'{legal[0]}\\n'.encode())",
        " without having been asked",
    ),
    "stays": (
        "signal.signal(signal.SIGTERM, signal.SIG_IGN); time.sleep(60)",
        "gave no answer within 0.2 s",
    ),
    "has children": ("os.fork(); time.sleep(60)", "gave no answer within 0.2 s"),
}


def check_that_random_plays_on(bot_command: str, says: str, grace: float = 0.25) -> None:
    """One sentence tells what is wrong; the game goes on to its end.

    `grace` is how long a bot without an answer is waited for; any other fault has a minute to show.
    """
    bot = ExternalBot(bot_command, milliseconds=200)
    with closing(bot), pytest.MonkeyPatch.context() as patch:
        if "gave no answer" in says:
            patch.setattr(external, "GRACE", grace)
        assert outcome(play(bot, "second", 2, 1)) is not None
        assert bot.trouble.startswith(f"cmd:{bot_command} ")
        assert says in bot.trouble
        assert bot.trouble.endswith("; random plays on for it")
        assert "\n" not in bot.trouble
        assert len(bot.trouble) < len(bot_command) + 250
        before = bot.trouble
        play(bot, "dark", 2, 2)
        assert bot.trouble == before


@pytest.mark.parametrize("fault", FAULTS)
def test_a_bot_that_does_not_begin_well_is_replaced(fault: str, tmp_path: Path) -> None:
    script, says = FAULTS[fault]
    check_that_random_plays_on(command(tmp_path / "bot", script), says)


@pytest.mark.parametrize("fault", FAULTS_IN_PLAY)
def test_a_bot_that_fails_in_play_is_replaced(fault: str, tmp_path: Path) -> None:
    answer, says = FAULTS_IN_PLAY[fault]
    grace = 3.0 if "unfinished" in says else 0.25  # time to send the part
    check_that_random_plays_on(player(tmp_path / "bot", answer), says, grace)


def test_a_bot_that_fails_in_the_middle_is_replaced_from_there(tmp_path: Path) -> None:
    answer = f"time.sleep(60) if here.joinpath('heard').stat().st_size > 9999 else {AT_RANDOM}"
    says = "gave no answer within 0.2 s"
    check_that_random_plays_on(player(tmp_path / "bot", answer), says, grace=3.0)
    assert len(told_to(tmp_path / "bot")["go"]) > 2


def test_a_bot_that_never_says_hello_is_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(external, "HELLO_TIME", 0.3)
    script = command(tmp_path / "bot", "time.sleep(60)")
    check_that_random_plays_on(script, "gave no answer within 0.3 s")


@pytest.mark.parametrize(
    ("bot_command", "says"),
    [
        ("no_such_program --fast", "could not be started: there is no program 'no_such_program'"),
        ("", "could not be started: the command is empty"),
        ("python 'my_bot.py", "could not be started: No closing quotation"),
        (str(EXAMPLE.parent), "could not be started: Permission denied"),
    ],
)
def test_a_bot_that_cannot_be_started_is_replaced(bot_command: str, says: str) -> None:
    check_that_random_plays_on(bot_command, says)


def test_the_sentence_gives_a_few_examples_of_what_was_possible(tmp_path: Path) -> None:
    state = read_position(f"second gigazaur,the_king {DICE} agenda=keep.0")
    with closing(ExternalBot(player(tmp_path / "bot", "say('keep 99')"))) as bot:
        assert bot.choose(state, 0, lambda n: n - 1) == legal_actions(state)[-1]
    assert bot.trouble.endswith(
        'answered "keep 99" where only "keep none", "keep H", "keep C" and 45 more are possible; '
        "random plays on for it"
    )


def test_python_means_ours_where_there_is_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with closing(ExternalBot(f"python {shlex.quote(str(EXAMPLE))}")) as bot:
        play(bot, "second", 2, 1)
        assert bot.trouble == ""


# --- our bots, spoken to -------------------------------------------------------------------------


def last(state: State, seat: int, luck: Callable[[int], int]) -> int:
    """Always takes the last of what is possible."""
    return legal_actions(state)[-1]


def test_the_engine_answers_what_it_understands(capsys: pytest.CaptureFixture[str]) -> None:
    position = f"second gigazaur,the_king {DICE} agenda=keep.0"
    lines = f"""\
        hello daikaiju 1
        go gigazaur 1000 1
        game second gigazaur,the_king
        position {position}

        legal keep none; stop
        dance
        go the_king 1000 1
        go gigazaur 1000 1
        position third gigazaur,the_king
        go gigazaur
        over nobody
        quit
        hello again"""
    serve(last, "last", lines.splitlines())
    assert capsys.readouterr().out.splitlines() == [
        "hello last",
        "# go needs a valid position before it, and the monster that decides",
        "# unknown command 'dance'",
        "# the_king cannot act now: gigazaur must act",
        "stop",
        "# there is no edition 'third': the editions are first, second, dark",
        "# go needs a valid position before it, and the monster that decides",
    ]


def test_our_bots_speak_the_protocol() -> None:
    with closing(
        ExternalBot(f"{shlex.quote(sys.executable)} -m daikaiju.cli engine random")
    ) as bot:
        games = [play(bot, "dark", 2, 7) for _ in range(2)]
        assert bot.trouble == ""
        assert bot.name.startswith("random (daikaiju ")
    assert games[0] == games[1]


def test_the_engine_ends_with_its_input(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("hello daikaiju 1\n"))
    assert main(["engine", "random"]) == 0
    assert capsys.readouterr().out.startswith("hello random")


def test_an_unknown_bot_gets_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["engine", "godzilla"]) == 2
    assert capsys.readouterr().err.startswith("daikaiju: ")
