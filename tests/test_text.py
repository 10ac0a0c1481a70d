"""Sentences in six languages: nothing missing, nothing left in English, every word in its place."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, visitor
from fluent.syntax import ast as ftl

from daikaiju import text
from daikaiju.rules import MONSTERS
from daikaiju.server.refusals import STATUS
from daikaiju.text import LANGUAGES, RIGHT_TO_LEFT, preferred, sentence

SOURCE = Path(text.__file__).parent
SERVER = SOURCE.parent / "server"
OTHERS = LANGUAGES[1:]
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


class Catalogue(visitor.Visitor):
    """What stands in the files of a language."""

    def __init__(self, language: str) -> None:
        self.files: dict[str, list[str]] = {}  # the keys of each file
        self.patterns: dict[str, ftl.Message] = {}
        self.words: dict[str, set[str]] = {}  # variables and other messages that a key uses
        self.junk: list[str] = []
        self._key = ""
        for path in sorted((SOURCE / "locales" / language).glob("*.ftl")):
            keys = self.files.setdefault(path.name, [])
            for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
                if isinstance(entry, ftl.Junk):
                    self.junk.append(entry.content or "")
                elif isinstance(entry, ftl.Message):
                    keys.append(entry.id.name)
                    self._key = entry.id.name
                    self.patterns[self._key] = entry
                    self.words[self._key] = set()
                    self.visit(entry)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.words[self._key].add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.words[self._key].add(f"={node.id.name}")

    def variables(self, key: str) -> set[str]:
        """The words that a sentence needs, also for those that it is made of."""
        found = set()
        for word in self.words[key]:
            found |= self.variables(word[1:]) if word.startswith("=") else {word}
        return found

    def written(self, key: str) -> str:
        """A sentence as it stands in the file, without its words and its choices."""
        serialized = FluentSerializer().serialize_entry(self.patterns[key])
        return re.sub(r"\{[^{}]*\}", "", serialized.partition("=")[2]).strip()


@cache
def catalogue(language: str) -> Catalogue:
    return Catalogue(language)


def samples(key: str) -> dict[str, str | int]:
    return {word: SAMPLES[word] for word in catalogue("en").variables(key)}


# --- the catalogues ------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_is_in_every_language_and_once(language: str) -> None:
    read, english = catalogue(language), catalogue("en")
    assert read.junk == []
    assert read.files == english.files  # the same keys in the same order
    keys = [key for file in read.files.values() for key in file]
    assert len(keys) == len(set(keys))


def test_the_server_has_a_sentence_for_each_code_and_no_other() -> None:
    assert sorted(catalogue("en").files["server.ftl"]) == sorted(KEYS)


@pytest.mark.parametrize("language", OTHERS)
def test_translations_use_the_same_words(language: str) -> None:
    for key in catalogue("en").words:
        assert catalogue(language).variables(key) == catalogue("en").variables(key), key


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_in_english(language: str) -> None:
    english = re.compile(r"\b(the|you|your|is|are|this|that|there|first|another|not)\b", re.I)
    script = {"ru": "[а-яё]", "zh-Hant": "[\u4e00-\u9fff]", "fa": "[\u0600-\u06ff]"}
    for key in KEYS:
        written = catalogue(language).written(key)
        assert written != catalogue("en").written(key), key
        assert not english.search(written), f"{key}: {written}"
        assert re.search(script.get(language, "[a-z]"), written), key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", KEYS)
def test_every_sentence_can_be_read(key: str, language: str) -> None:
    shown = sentence(key, language, **samples(key))
    assert not set("{}\n") & set(shown)
    assert shown == shown.strip()
    assert "  " not in shown
    assert shown[-1] in ".!。"
    for word in catalogue("en").variables(key):
        if isinstance(SAMPLES[word], str) and word != "monster":
            assert str(SAMPLES[word]) in shown


def test_words_are_explained_above_their_sentence() -> None:
    english = catalogue("en")
    for key, message in english.patterns.items():
        comment = (message.comment.content if message.comment else "") or ""
        assert set(re.findall(r"\$(\w+)", comment)) == english.variables(key), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_are_marked_as_numbers(language: str) -> None:
    """A bare `{ $seconds }` would keep the digits 0 to 9 in Persian."""
    numbers = "|".join(word for word, sample in SAMPLES.items() if isinstance(sample, int))
    for file in (SOURCE / "locales" / language).glob("*.ftl"):
        assert not re.search(rf"\{{ *\$({numbers}) *\}}", file.read_text(encoding="utf-8")), file


def test_french_puts_no_line_break_before_its_signs() -> None:
    for key in KEYS:
        assert not re.search(r"[^\u00a0\u202f«][:;!?»](?= |$)", catalogue("fr").written(key)), key


def test_the_server_gives_each_sentence_its_words() -> None:
    """Every `Refusal("code", word=…)` in the server names what the sentence of the code needs."""
    for file in sorted(SERVER.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refusal":
                given = {keyword.arg for keyword in node.keywords}
                code = ast.literal_eval(node.args[0]) if _is_written_out(node) else ""
                needed = catalogue("en").variables(f"refused-{code}") if code else set()
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
