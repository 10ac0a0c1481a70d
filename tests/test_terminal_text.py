"""Translations of the command line: the selected language, and a message for each key."""

from __future__ import annotations

import ast
import pickle
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from catalogues import catalogue
from daikaiju import text
from daikaiju.bots.registry import KINDS, make_bot
from daikaiju.cli import main, output
from daikaiju.cli.bot_text import bot_description, bot_parameter, bot_title
from daikaiju.record.game import RecordError
from daikaiju.record.notation import NotationError, parse_action
from daikaiju.rules import find_edition, new_game, use
from daikaiju.rules.errors import RulesError
from daikaiju.rules.setup import check_monsters
from daikaiju.text import (
    LANGUAGES,
    UserError,
    find_language,
    locale_language,
    translate,
    translate_error,
)

SOURCE = Path(text.__file__).parent.parent
FILES = ("mistakes.ftl", "terminal.ftl", "terminal-help.ftl", "terminal-reports.ftl")
POSITION = "second gigazaur,meka_dragon health=3,3 throws=2 dice=113ECH step=probes agenda=keep.0"
CALLS_WITH_KEYS = {
    *(
        "message",
        "help_text",
        "translate",
        "UserError",
        "NotationError",
        "RecordError",
        "RulesError",
    ),
    *("SettingsError", "ServeError", "StoreSetupError", "NothingPlayed"),
}
SEPARATORS = ("cli-comma", "cli-or", "cli-then")  # separators, with spaces around them


@cache
def files_by_key() -> dict[str, str]:
    """Return the English file of each key and part."""
    return {key: file for file in FILES for key in catalogue("en").files[file]}


@cache
def message_keys() -> list[str]:
    return [key for key in files_by_key() if "." not in key]


@pytest.fixture(autouse=True)
def _restore_english() -> Iterator[None]:
    yield
    output.set_language("en")


# --- selection of the language -------------------------------------------------------------------


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
def test_the_language_option_can_be_anywhere(
    arguments: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    assert "MecaDragon" in shown(capsys, *arguments)


def test_environment_variables_select_the_language(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for variable in ("DAIKAIJU_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    command = ("odds", "--position", POSITION)
    assert "Meka Dragon" in shown(capsys, *command)
    monkeypatch.setenv("LANG", "ru_RU.UTF-8")
    assert "Мехадракон" in shown(capsys, *command)
    monkeypatch.setenv("DAIKAIJU_LANG", "es")
    assert "MecaDragon" in shown(capsys, *command)
    assert "Мехадракон" in shown(capsys, "--lang", "ru", *command)


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
def test_the_locale_selects_the_language(environment: dict[str, str], language: str) -> None:
    assert locale_language(environment) == language


def test_language_codes_are_recognised() -> None:
    assert [find_language(code) for code in LANGUAGES] == list(LANGUAGES)
    assert [find_language(code) for code in ("zh", "FR", " es-AR ", "fa_IR")] == [
        "zh-Hant",
        "fr",
        "es",
        "fa",
    ]
    assert [find_language(code) for code in ("", "de", "english", "../en")] == [None] * 4


@pytest.mark.parametrize(
    "arguments", [("--lang", "xx"), ("play", "--lang", "xx"), ("--lan=xx", "cards"), ("cards",)]
)
def test_an_unknown_language_gives_one_sentence(
    arguments: tuple[str, ...],
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    if "xx" not in " ".join(arguments):
        monkeypatch.setenv("DAIKAIJU_LANG", "xx")
    assert main(arguments) == 2
    assert capsys.readouterr().err == (
        "daikaiju: unknown language 'xx': choose en, fr, es, ru, zh-Hant, fa\n"
    )


def test_errors_of_arguments_come_from_the_catalogue(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments, says in {
        ("play", "--seats", "x"): "daikaiju play: error: argument --seats: 'x' is not a number\n",
        ("play", "--edition", "x"): "invalid choice 'x': choose from 'first', 'second', 'dark'\n",
        ("verify",): "daikaiju verify: error: the following arguments are required: RECORD\n",
        ("--lang",): "daikaiju: error: argument --lang: expected one argument\n",
    }.items():
        with pytest.raises(SystemExit):
            main(arguments)
        assert capsys.readouterr().err.endswith(says)


# --- the catalogues ------------------------------------------------------------------------------


def syntax_nodes() -> Iterator[tuple[str, ast.AST]]:
    for file in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            yield file.name, node


def test_all_keys_are_used_and_all_used_keys_exist() -> None:
    used = {
        node.value
        for _, node in syntax_nodes()
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and re.fullmatch(r"(cli|mistake)-[\w-]+(\.\w+)?", node.value)
    }
    assert {key.partition(".")[0] for key in used} == set(message_keys())
    assert [key for key in sorted(used) if not text.has_message(key)] == []


def test_every_message_gets_its_variables() -> None:
    """Wherever a key is a literal, the keyword arguments are the variables of its message."""
    checked = 0
    for file, node in syntax_nodes():
        if isinstance(node, ast.Call) and (key := _key(node)) in message_keys():
            given = {keyword.arg for keyword in node.keywords}
            if None not in given:
                assert given == catalogue("en").variables(files_by_key()[key], key), (
                    f"{file}:{node.lineno} {key}"
                )
                checked += 1
    assert checked > 250


def _key(call: ast.Call) -> str:
    if getattr(call.func, "id", "") not in CALLS_WITH_KEYS:
        return ""
    found = [each.value for each in call.args[:2] if isinstance(each, ast.Constant)]
    return next((str(each) for each in found if str(each).startswith(("cli-", "mistake-"))), "")


def numbers(key: str) -> set[str]:
    return set(re.findall(r"NUMBER\(\$(\w+)", _source_of(key)))


def _source_of(key: str) -> str:
    return catalogue("en").source_of(files_by_key()[key], key)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_formatted(language: str) -> None:
    for key in message_keys():
        given: dict[str, Any] = {
            word: 7 if word in numbers(key) else f"<{word}>"
            for word in catalogue("en").variables(files_by_key()[key], key)
        }
        read = translate(key, language, **given)
        assert not set("{}\n") & set(read), key
        assert key in SEPARATORS or read == read.strip(), key
        assert "  " not in read, key


def test_numbers_are_marked_as_numbers() -> None:
    for key in message_keys():
        bare = set(re.findall(r"\{ \$(\w+) \}", _source_of(key)))
        assert not bare & numbers(key), key


# --- errors --------------------------------------------------------------------------------------


def test_errors_of_the_rules_equal_the_catalogue() -> None:
    """The rules load no catalogue, so that their English texts exist twice."""
    calls: list[Any] = [
        lambda: find_edition("third"),
        lambda: check_monsters(["kraken"] * 7),
        lambda: check_monsters(["kraken", "godzilla"]),
        lambda: check_monsters(["kraken", "kraken"]),
        lambda: use("fast"),  # type: ignore[arg-type]
    ]
    for call in calls:
        with pytest.raises(RulesError) as found:
            call()
        assert str(found.value) == translate_error(found.value)
        assert str(pickle.loads(pickle.dumps(found.value))) == str(found.value)


def test_errors_and_nested_errors_are_translated() -> None:
    inner = UserError("refused-not-begun")
    error = RecordError("mistake-at", where="game.txt:7", problem=inner)
    assert str(error) == f"game.txt:7: {translate('refused-not-begun')}"
    for language in LANGUAGES:
        assert translate("refused-not-begun", language) in translate_error(error, language)
    assert str(pickle.loads(pickle.dumps(error))) == str(error)
    assert translate_error(ValueError("as it is"), "fr") == "as it is"


def test_nested_messages_are_not_truncated() -> None:
    long = UserError("mistake-position", problems="x" * 390)
    assert str(UserError("mistake-at", where="y" * 100, problem=long)).count("x") == 390


def test_an_impossible_action_lists_the_possible_ones() -> None:
    state = new_game("second", 2)
    with pytest.raises(NotationError) as found:
        parse_action(state, "jump")
    assert str(found.value).startswith(
        "'jump' is not an action; possible actions are: the result of dice"
    )


def test_numpy_numbers_are_formatted_as_numbers() -> None:
    assert output.message("cli-count", number=np.int64(12)) == "12"  # type: ignore[arg-type]


# --- names ---------------------------------------------------------------------------------------


def test_built_in_bots_have_texts_and_external_bots_keep_their_names(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for key, kind in KINDS.items():
        assert (bot_description(key), bot_parameter(key)) == (kind.sentence, kind.parameter)
    assert [bot_title(spec) for spec in ("odds", "search:50ms", "cmd:./x", "stranger")] == [
        *("Odds", "Search 50ms", "./x", "stranger")
    ]
    with pytest.raises(UserError, match="the parameter of greedy is per cent of decisions"):
        make_bot("greedy:x")


def test_cards_have_the_title_of_their_edition(capsys: pytest.CaptureFixture[str]) -> None:
    assert output.card_title("alien_origin") == output.card_title("alien_origin", "dark")
    assert output.card_title("alien_origin", "first") == "Alien Metabolism"
    out = shown(capsys, "cards", "Alien Metabolism")
    assert "Alien Origin (keep, alien_origin)" in out
    assert "First edition: 3 ⚡, called Alien Metabolism." in out
    assert "• The discount holds for every card of the market" in out
