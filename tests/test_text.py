"""Sentences in six languages: every word in its place, and which language somebody gets."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from catalogues import catalogue
from daikaiju import text
from daikaiju.rules import MONSTERS
from daikaiju.server.refusals import STATUS
from daikaiju.text import LANGUAGES, RIGHT_TO_LEFT, preferred, sentence

SOURCE = Path(text.__file__).parent
SERVER = SOURCE.parent / "server"
CLOSING = ("shutdown", "too-fast", "replaced", "too-slow", "not-here")
KEYS = [f"refused-{code}" for code in STATUS] + [f"closing-{why}" for why in CLOSING]
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
    "seats": 4,
    "seconds": 5,
    "tables": 40,
}
ISOLATING = "\u2068\u2069"


def samples(key: str) -> dict[str, str | int]:
    return {word: SAMPLES[word] for word in catalogue("en").variables("server.ftl", key)}


# --- the server ----------------------------------------------------------------------------------


def test_the_server_has_a_sentence_for_each_code_and_no_other() -> None:
    assert sorted(catalogue("en").files["server.ftl"]) == sorted(KEYS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", KEYS)
def test_every_sentence_can_be_read(key: str, language: str) -> None:
    shown = sentence(key, language, **samples(key))
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


def test_the_server_gives_each_sentence_its_words() -> None:
    """Every `Refusal("code", word=…)` in the server names what the sentence of the code needs."""
    for file in sorted(SERVER.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refusal":
                given = {keyword.arg for keyword in node.keywords}
                code = ast.literal_eval(node.args[0]) if _is_written_out(node) else ""
                needed = (
                    catalogue("en").variables("server.ftl", f"refused-{code}") if code else set()
                )
                assert needed <= given, f"{file.name}:{node.lineno} gives no {needed - given}"


def _is_written_out(call: ast.Call) -> bool:
    """… rather than handing on what somebody else has said."""
    return isinstance(call.args[0], ast.Constant) and all(word.arg for word in call.keywords)


# --- sentences -----------------------------------------------------------------------------------


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
def test_russian_counts_seconds(number: float, shown: str) -> None:
    assert sentence("refused-too-fast", "ru", seconds=number).endswith(shown)


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
def test_numbers_are_written_as_readers_write_them(language: str, shown: str) -> None:
    assert shown in sentence("refused-too-big", language, bytes=12345).translate(
        dict.fromkeys(map(ord, ISOLATING))
    )


def test_persian_writes_parts_and_leaves_the_digits_of_names_alone() -> None:
    assert "۱٫۵" in sentence("refused-too-fast", "fa", seconds=1.5)
    assert "Ana 7" in sentence("refused-seat-taken", "fa", name="Ana 7")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_monster_has_a_name(language: str) -> None:
    names = {sentence("monster-name", language, monster=monster) for monster in MONSTERS}
    assert len(names) == len(MONSTERS)
    assert not names & set(MONSTERS)
    assert sentence("monster-name", language, monster="mothra") == "mothra"


def test_monsters_are_called_by_their_printed_names() -> None:
    told = {x: sentence("refused-not-your-turn", x, monster="meka_dragon") for x in LANGUAGES}
    assert told["en"] == "Patience: Meka Dragon must decide first."
    assert "MecaDragon" in told["es"]
    assert "Мехадракон" in told["ru"]


def test_words_are_kept_apart_only_where_directions_mix() -> None:
    def told(language: str, name: str) -> str:
        return sentence("refused-seat-taken", language, name=name)

    assert told("en", "Ana") == "Ana already sits there: choose another seat."
    assert told("en", "آنا").startswith("\u2068آنا\u2069 already")
    assert told("fa", "Ana").startswith("\u2068Ana\u2069 ")
    assert not set(ISOLATING) & set(told("zh-Hant", "小安"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("sign", ["\u2069", "\u202e", "\n", "\x00", "\u2028", "\ud800"])
def test_no_name_breaks_out_of_its_place(sign: str, language: str) -> None:
    shown = sentence("refused-seat-taken", language, name=f"A{sign}B")
    assert "A B" in shown
    assert shown.count("\u2068") == shown.count("\u2069")
    shown.encode()


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_endless_is_cut(language: str) -> None:
    shown = sentence("refused-bad-request", language, detail="x" * 100_000)
    assert len(shown) < 600
    assert "x…" in shown


def test_words_are_never_read_as_placeables() -> None:
    shown = sentence("refused-bad-request", "fr", detail="{ $seat } { -brand }")
    assert "{ $seat } { -brand }" in shown


def test_other_languages_fall_back_to_english() -> None:
    for language in ("de", "", "../en", "zh"):
        assert sentence("refused-not-begun", language) == sentence("refused-not-begun")


@pytest.mark.parametrize("language", LANGUAGES)
def test_mistakes_of_ours_are_told(language: str) -> None:
    with pytest.raises(KeyError, match="refused-nonsense: there is no such sentence"):
        sentence("refused-nonsense", language)
    with pytest.raises(KeyError, match=r"refused-seat-taken: .*name"):
        sentence("refused-seat-taken", language)


# --- which language ------------------------------------------------------------------------------


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
def test_preferred(header: str, language: str) -> None:
    assert preferred(header) == language


def test_what_is_read_from_the_right() -> None:
    assert set(LANGUAGES) >= RIGHT_TO_LEFT == {"fa"}
