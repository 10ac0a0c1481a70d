"""The command line in the language of its user: which one, and a sentence for everything."""

from __future__ import annotations

import ast
import pickle
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from catalogues import catalogue
from daikaiju import text
from daikaiju.bots.registry import KINDS, make_bot
from daikaiju.cli import main, output
from daikaiju.cli.bot_text import bot_does, bot_takes, bot_title
from daikaiju.record.game import RecordError
from daikaiju.record.notation import NotationError, parse_action
from daikaiju.rules import find_edition, new_game, use
from daikaiju.rules.errors import Mistake
from daikaiju.rules.setup import check_monsters
from daikaiju.text import LANGUAGES, Told, named, of_locale, sentence, told

SOURCE = Path(text.__file__).parent.parent
FILES = ("mistakes.ftl", "terminal.ftl", "terminal-help.ftl", "terminal-reports.ftl")
FILE_OF = {key: file for file in FILES for key in catalogue("en").files[file]}
KEYS = [key for key in FILE_OF if "." not in key]
POSITION = "second gigazaur,meka_dragon health=3,3 throws=2 dice=113ECH step=probes agenda=keep.0"
SAYING = {
    *("say", "help_text", "sentence", "Told", "NotationError", "RecordError", "Mistake"),
    *("SettingsError", "ServeError", "Misplaced", "NothingPlayed"),
}
JOINTS = ("cli-comma", "cli-or", "cli-then")  # stand between words, with spaces around them


@pytest.fixture(autouse=True)
def _english_again() -> Iterator[None]:
    yield
    output.speak("en")


# --- which language ------------------------------------------------------------------------------


def shown(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(arguments) == 0
    return capsys.readouterr().out


@pytest.mark.parametrize(
    "arguments",
    [
        ("--lang", "es", "odds", "--position", POSITION),
        ("--lang=es", "odds", "--position", POSITION),
        ("odds", "--position", POSITION, "--lang", "es"),
        ("odds", "--lang=ES-ar", "--position", POSITION),
        ("--lang", "ru", "odds", "--position", POSITION, "--lang", "es"),
    ],
)
def test_a_language_is_asked_for_anywhere(
    arguments: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    assert "MecaDragon" in shown(capsys, *arguments)


def test_the_environment_says_which_language(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for variable in ("DAIKAIJU_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    ask = ("odds", "--position", POSITION)
    assert "Meka Dragon" in shown(capsys, *ask)
    monkeypatch.setenv("LANG", "ru_RU.UTF-8")
    assert "Мехадракон" in shown(capsys, *ask)
    monkeypatch.setenv("DAIKAIJU_LANG", "es")
    assert "MecaDragon" in shown(capsys, *ask)
    assert "Мехадракон" in shown(capsys, "--lang", "ru", *ask)


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr_FR", "LC_MESSAGES": "es_AR"}, "es"),
        ({"LANG": "fr_FR", "LC_MESSAGES": "es_AR", "LC_ALL": "fa_IR"}, "fa"),
        ({"LANG": "fr_FR", "LC_ALL": ""}, "fr"),
        ({"LANG": "fr_FR", "LC_ALL": "C"}, "en"),
        ({"LANG": "zh_TW.UTF-8"}, "zh-Hant"),
        ({"LANG": "ru_RU.KOI8-R@x"}, "ru"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "POSIX"}, "en"),
    ],
)
def test_the_language_of_a_system(environment: dict[str, str], language: str) -> None:
    assert of_locale(environment) == language


def test_languages_by_their_codes() -> None:
    assert [named(code) for code in LANGUAGES] == list(LANGUAGES)
    assert [named(code) for code in ("zh", "FR", " es-AR ", "fa_IR")] == [
        "zh-Hant",
        "fr",
        "es",
        "fa",
    ]
    assert [named(code) for code in ("", "de", "english", "../en")] == [None] * 4


@pytest.mark.parametrize(
    "arguments", [("--lang", "xx"), ("play", "--lang", "xx"), ("--lan=xx", "cards"), ("cards",)]
)
def test_an_unknown_language_gets_one_sentence(
    arguments: tuple[str, ...],
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    if "xx" not in " ".join(arguments):
        monkeypatch.setenv("DAIKAIJU_LANG", "xx")
    assert main(arguments) == 2
    assert capsys.readouterr().err == (
        "daikaiju: there is no language 'xx': choose en, fr, es, ru, zh-Hant, fa\n"
    )


def test_errors_of_arguments_come_from_the_catalogue(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments, says in {
        ("play", "--seats", "x"): "daikaiju play: error: argument --seats: 'x' is no number\n",
        ("play", "--edition", "x"): "there is no 'x' here: choose from 'first', 'second', 'dark'\n",
        ("verify",): "daikaiju verify: error: the following arguments are required: RECORD\n",
        ("--lang",): "daikaiju: error: argument --lang: expected one argument\n",
    }.items():
        with pytest.raises(SystemExit):
            main(arguments)
        assert capsys.readouterr().err.endswith(says)


# --- the catalogues ------------------------------------------------------------------------------


def trees() -> Iterator[tuple[str, ast.AST]]:
    for file in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            yield file.name, node


def test_every_key_is_used_and_every_key_that_is_used_exists() -> None:
    used = {
        node.value
        for _, node in trees()
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and re.fullmatch(r"(cli|mistake)-[\w-]+(\.\w+)?", node.value)
    }
    assert {key.partition(".")[0] for key in used} == set(KEYS)
    assert [key for key in sorted(used) if not text.has_sentence(key)] == []


def test_every_sentence_gets_its_words() -> None:
    """Wherever a key is written out, the words beside it are those of its sentence."""
    checked = 0
    for file, node in trees():
        if isinstance(node, ast.Call) and (key := _key(node)) in KEYS:
            given = {keyword.arg for keyword in node.keywords}
            if None not in given:
                assert given == catalogue("en").variables(FILE_OF[key], key), (
                    f"{file}:{node.lineno} {key}"
                )
                checked += 1
    assert checked > 250


def _key(call: ast.Call) -> str:
    if getattr(call.func, "id", "") not in SAYING:
        return ""
    found = [each.value for each in call.args[:2] if isinstance(each, ast.Constant)]
    return next((str(each) for each in found if str(each).startswith(("cli-", "mistake-"))), "")


def numbers(key: str) -> set[str]:
    return set(re.findall(r"NUMBER\(\$(\w+)", _written(key)))


def _written(key: str) -> str:
    return catalogue("en").written(FILE_OF[key], key)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_can_be_read(language: str) -> None:
    for key in KEYS:
        given: dict[str, Any] = {
            word: 7 if word in numbers(key) else f"<{word}>"
            for word in catalogue("en").variables(FILE_OF[key], key)
        }
        told = sentence(key, language, **given)
        assert not set("{}\n") & set(told), key
        assert key in JOINTS or told == told.strip(), key
        assert "  " not in told, key


def test_numbers_are_marked_as_numbers() -> None:
    for key in KEYS:
        bare = set(re.findall(r"\{ \$(\w+) \}", _written(key)))
        assert not bare & numbers(key), key


# --- errors --------------------------------------------------------------------------------------


def test_the_rules_say_what_the_catalogue_says() -> None:
    """They read no catalogue, so that their English stands twice."""
    wrong: list[Any] = [
        lambda: find_edition("third"),
        lambda: check_monsters(["kraken"] * 7),
        lambda: check_monsters(["kraken", "godzilla"]),
        lambda: check_monsters(["kraken", "kraken"]),
        lambda: use("fast"),  # type: ignore[arg-type]
    ]
    for call in wrong:
        with pytest.raises(Mistake) as found:
            call()
        assert str(found.value) == told(found.value)
        assert str(pickle.loads(pickle.dumps(found.value))) == str(found.value)


def test_an_error_is_told_in_any_language_with_those_inside_it() -> None:
    inner = Told("refused-not-begun")
    error = RecordError("mistake-at", where="game.txt:7", problem=inner)
    assert str(error) == f"game.txt:7: {sentence('refused-not-begun')}"
    for language in LANGUAGES:
        assert sentence("refused-not-begun", language) in told(error, language)
    assert str(pickle.loads(pickle.dumps(error))) == str(error)
    assert told(ValueError("as it is"), "fr") == "as it is"


def test_sentences_inside_sentences_are_not_cut() -> None:
    long = Told("mistake-position", problems="x" * 390)
    assert str(Told("mistake-at", where="y" * 100, problem=long)).count("x") == 390


def test_impossible_actions_are_told_with_what_is_possible() -> None:
    state = new_game("second", 2)
    with pytest.raises(NotationError) as found:
        parse_action(state, "jump")
    assert str(found.value).startswith("'jump' is no action; actions are like: what the dice or")


def test_numbers_of_numpy_are_numbers() -> None:
    assert output.say("cli-count", number=np.int64(12)) == "12"  # type: ignore[arg-type]


# --- names ---------------------------------------------------------------------------------------


def test_bots_of_ours_have_words_and_those_of_others_their_own(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for key, kind in KINDS.items():
        assert (bot_does(key), bot_takes(key)) == (kind.sentence, kind.parameter)
    assert [bot_title(spec) for spec in ("odds", "search:50ms", "cmd:./x", "stranger")] == [
        *("Odds", "Search 50ms", "./x", "stranger")
    ]
    with pytest.raises(Told, match="after greedy: of a hundred decisions"):
        make_bot("greedy:x")


def test_cards_are_named_as_their_edition_prints_them(capsys: pytest.CaptureFixture[str]) -> None:
    assert output.card_title("alien_origin") == output.card_title("alien_origin", "dark")
    assert output.card_title("alien_origin", "first") == "Alien Metabolism"
    out = shown(capsys, "cards", "Alien Metabolism")
    assert "Alien Origin (keep, alien_origin)" in out
    assert "First edition: 3 ⚡, called Alien Metabolism." in out
    assert "• The discount holds for every card of the market" in out
