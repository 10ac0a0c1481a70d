"""Server messages in six languages: variables, number formats, and the selected language."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from catalogues import catalogue
from daikaiju import text
from daikaiju.rules import MONSTERS
from daikaiju.server.refusals import HTTP_STATUS
from daikaiju.text import LANGUAGES, RIGHT_TO_LEFT, preferred_language, translate

SOURCE = Path(text.__file__).parent
SERVER = SOURCE.parent / "server"
CLOSING = ("shutdown", "too-fast", "replaced", "too-slow", "not-here")
NOTICES = [  # of notifications
    *("notice-title", "notice-turn", "notice-turns"),
    *(
        f"mail-{kind}-{part}"
        for kind in ("confirm", "turn")
        for part in ("subject", "text", "stop")
    ),
]
KEYS = [f"refused-{code}" for code in HTTP_STATUS] + [f"closing-{why}" for why in CLOSING]
SAMPLES: dict[str, str | int] = {
    "action": "keep 11C",
    "allowed": "roll, stop",
    "bytes": 65536,
    "code": "KAIJU7",
    "detail": "seat: 7",
    "expected": "application/json",
    "method": "PUT",
    "monster": "the_king",
    "monsters": "kraken, gigazaur",
    "name": "Ana",
    "pack": "night_shift",
    "seats": 4,
    "seconds": 5,
    "tables": 40,
}
ISOLATING = "\u2068\u2069"


def samples(key: str) -> dict[str, str | int]:
    return {word: SAMPLES[word] for word in catalogue("en").variables("server.ftl", key)}


# --- the server ----------------------------------------------------------------------------------


def test_the_server_has_one_message_for_each_code() -> None:
    assert sorted(catalogue("en").files["server.ftl"]) == sorted(KEYS + NOTICES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", KEYS)
def test_every_message_can_be_formatted(key: str, language: str) -> None:
    shown = translate(key, language, **samples(key))
    assert not set("{}\n") & set(shown)
    assert shown == shown.strip()
    assert "  " not in shown
    assert shown[-1] in ".!。"
    for word in catalogue("en").variables("server.ftl", key):
        if isinstance(SAMPLES[word], str) and word != "monster":
            assert str(SAMPLES[word]) in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_are_marked_as_numbers(language: str) -> None:
    """A bare `{ $seconds }` would keep the digits 0 to 9 in Persian."""
    numbers = "|".join(word for word, sample in SAMPLES.items() if isinstance(sample, int))
    for file in (SOURCE / "locales" / language).glob("*.ftl"):
        assert not re.search(rf"\{{ *\$({numbers}) *\}}", file.read_text(encoding="utf-8")), file


def test_the_server_passes_all_variables() -> None:
    """Every `Refusal("code", word=…)` in the server has the variables of its message."""
    for file in sorted(SERVER.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refusal":
                given = {keyword.arg for keyword in node.keywords}
                code = ast.literal_eval(node.args[0]) if _is_literal(node) else ""
                needed = (
                    catalogue("en").variables("server.ftl", f"refused-{code}") if code else set()
                )
                assert needed <= given, f"{file.name}:{node.lineno} gives no {needed - given}"


def _is_literal(call: ast.Call) -> bool:
    """Return whether the call has literal arguments and does not forward others."""
    return isinstance(call.args[0], ast.Constant) and all(word.arg for word in call.keywords)


# --- messages ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("number", "shown"),
    [
        (1, "через 1 секунду."),
        (2, "через 2 секунды."),
        (5, "через 5 секунд."),
        (11, "через 11 секунд."),
        (21, "через 21 секунду."),
        (22, "через 22 секунды."),
        (1.5, "через 1,5 секунды."),
    ],
)
def test_russian_plural_forms(number: float, shown: str) -> None:
    assert translate("refused-too-fast", "ru", seconds=number).endswith(shown)


@pytest.mark.parametrize(
    ("language", "shown"),
    [
        ("en", "12,345 bytes"),
        ("fr", "12\u202f345 octets"),
        ("es", "12.345 bytes"),
        ("ru", "12\u00a0345 байт"),
        ("zh-Hant", "12,345 位元組"),
        ("fa", "۱۲٬۳۴۵ بایت"),
    ],
)
def test_numbers_have_the_format_of_the_language(language: str, shown: str) -> None:
    assert shown in translate("refused-too-big", language, bytes=12345).translate(
        dict.fromkeys(map(ord, ISOLATING))
    )


def test_persian_formats_decimals_and_keeps_digits_in_names() -> None:
    assert "۱٫۵" in translate("refused-too-fast", "fa", seconds=1.5)
    assert "Ana 7" in translate("refused-seat-taken", "fa", name="Ana 7")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_monster_has_a_name(language: str) -> None:
    names = {translate("monster-name", language, monster=monster) for monster in MONSTERS}
    assert len(names) == len(MONSTERS)
    assert not names & set(MONSTERS)
    assert translate("monster-name", language, monster="mothra") == "mothra"


def test_monsters_have_their_printed_names() -> None:
    refusal = {x: translate("refused-not-your-turn", x, monster="meka_dragon") for x in LANGUAGES}
    assert refusal["en"] == "Patience: Meka Dragon must decide first."
    assert "MecaDragon" in refusal["es"]
    assert "Мехадракон" in refusal["ru"]


def test_isolating_marks_only_where_directions_mix() -> None:
    def refusal(language: str, name: str) -> str:
        return translate("refused-seat-taken", language, name=name)

    assert refusal("en", "Ana") == "Ana already sits there: choose another seat."
    assert refusal("en", "آنا").startswith("\u2068آنا\u2069 already")
    assert refusal("fa", "Ana").startswith("\u2068Ana\u2069 ")
    assert not set(ISOLATING) & set(refusal("zh-Hant", "小安"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("character", ["\u2069", "\u202e", "\n", "\x00", "\u2028", "\ud800"])
def test_control_characters_in_names_are_replaced(character: str, language: str) -> None:
    shown = translate("refused-seat-taken", language, name=f"A{character}B")
    assert "A B" in shown
    assert shown.count("\u2068") == shown.count("\u2069")
    shown.encode()


@pytest.mark.parametrize("language", LANGUAGES)
def test_long_values_are_truncated(language: str) -> None:
    shown = translate("refused-bad-request", language, detail="x" * 100_000)
    assert len(shown) < 600
    assert "x…" in shown


def test_values_are_not_parsed_as_placeables() -> None:
    shown = translate("refused-bad-request", "fr", detail="{ $seat } { -brand }")
    assert "{ $seat } { -brand }" in shown


def test_other_languages_fall_back_to_english() -> None:
    for language in ("de", "", "../en", "zh"):
        assert translate("refused-not-begun", language) == translate("refused-not-begun")


@pytest.mark.parametrize("language", LANGUAGES)
def test_unknown_keys_and_missing_variables_raise(language: str) -> None:
    with pytest.raises(KeyError, match="refused-nonsense: there is no such message"):
        translate("refused-nonsense", language)
    with pytest.raises(KeyError, match=r"refused-seat-taken: .*name"):
        translate("refused-seat-taken", language)


# --- selection of the language -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("fr", "fr"),
        ("FR-ca", "fr"),
        ("es-AR,es;q=0.9,en;q=0.8", "es"),
        ("es-419", "es"),
        ("en-GB,fr;q=0.9", "en"),
        ("en;q=0.3, ru;q=0.8", "ru"),
        ("ru ; Q = 0.5 ,\tfa;q=0.7", "fa"),
        ("de-DE,de;q=0.9,fr;q=0.8,en;q=0.7", "fr"),
        ("fr;q=0.5,es;q=0.5", "fr"),
        ("fr;q=0,es;q=0.001", "es"),
        ("fr;q=0", "en"),
        ("pt-BR,pt;q=0.9", "en"),
        ("zh-TW", "zh-Hant"),
        ("zh-HK,zh;q=0.9,en;q=0.8", "zh-Hant"),
        ("zh-Hant-MO", "zh-Hant"),
        ("zh", "zh-Hant"),
        ("zh-CN,zh;q=0.9,en;q=0.8", "zh-Hant"),
        ("fa-IR", "fa"),
        ("*", "en"),
        ("*, fr;q=0.5", "fr"),
        (",,, ,ru", "ru"),
        ("fr;q=2, es;q=0.1", "es"),
        ("fr;q=-1", "en"),
        ("fr;q=nan, ru;q=0.2", "ru"),
        ("fr;q=٠.٩", "en"),
        ("fr;level=1", "en"),
        ("french", "en"),
        ("fr_FR", "en"),
        ("frü", "en"),
        ("\x00\ud800;q=;;=,", "en"),
        ("\n fr", "en"),
        ("🦖,🦖;q=1", "en"),
        ("a-" * 100_000, "en"),
        ("x," * 100_000 + "fr", "en"),
    ],
)
def test_preferred_language(header: str, language: str) -> None:
    assert preferred_language(header) == language


def test_right_to_left_languages() -> None:
    assert set(LANGUAGES) >= RIGHT_TO_LEFT == {"fa"}
