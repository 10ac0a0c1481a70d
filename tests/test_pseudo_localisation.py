"""Pseudo-localisation of the command line: text that stays English is in no catalogue."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from contextlib import suppress

import pytest
from fluent.syntax import FluentParser, FluentSerializer, visitor
from fluent.syntax import ast as ftl

from daikaiju.bots.registry import KINDS, LEVELS
from daikaiju.cli import main, terminal_game
from daikaiju.cli.compile_targets import GROUPS
from daikaiju.cli.main import COMMANDS as ALL_COMMANDS
from daikaiju.record.catalogue import catalogue
from daikaiju.rules import EDITIONS, MONSTERS, use
from daikaiju.text import translation

ACCENTS = str.maketrans("aeiouyAEIOUY", "àéîöûýÀÉÎÖÛÝ")
POSITION = "second gigazaur,meka_dragon health=3,3 throws=2 dice=113ECH step=probes agenda=keep.0"
COMMANDS = tuple(ALL_COMMANDS)
# Not translated: examples, options, files, addresses, quoted text, names of parts of a
# game, and words in capitals.
UNTRANSLATED = re.compile(
    r"--?[\w-]+|\S+://\S+|\S*/\S+|\S+\.(?:md|txt|py|db|toml)\b|\B'[^'\n]*'|“[^”]*”|\{[^{}]*\}|"
    r"\[\w+\]|\w+_\w+|\w+[=:]\S+|\b[A-Z][A-Z_]+\b|^ *daikaiju .*$",
    re.MULTILINE,
)
NAMES = {
    *MONSTERS,
    *KINDS,
    *LEVELS,
    *COMMANDS,
    *(edition.name for edition in EDITIONS),
    *(entry.id for entry in catalogue()),
    *GROUPS,
    *("daikaiju", "list", "moments", "new", "page", "run"),
}
# Typed in a game: docs/notation.md, and further commands of the terminal.
TYPED = {
    "keep",
    "none",
    "stop",
    "buy",
    "done",
    "sweep",
    "yield",
    "stay",
    "card",
    *terminal_game.HELP,
}


class AccentTransformer(visitor.Transformer):
    """Replaces the vowels in all texts of a catalogue."""

    def visit_TextElement(self, node: ftl.TextElement) -> ftl.TextElement:  # noqa: N802
        return ftl.TextElement(node.value.translate(ACCENTS))


def accented(source: str) -> str:
    resource = FluentParser().parse(source)
    return FluentSerializer().serialize(AccentTransformer().visit(resource))


@pytest.fixture
def _pseudo(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    english = {name: accented(text) for name, text in translation._catalogues("en").items()}
    monkeypatch.setattr(translation, "_catalogues", lambda language: english)
    translation._bundle.cache_clear()
    use("interpreted")
    yield
    translation._bundle.cache_clear()


def english_words(text: str) -> list[str]:
    """Return the words with English vowels."""
    rest = UNTRANSLATED.sub(" ", text)
    words = re.findall(r"[^\W\d_]+", rest)
    return sorted({x for x in words if re.search("[aeiouy]", x)} - NAMES - TYPED)


def shown(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    with suppress(SystemExit):
        main(["--lang", "en", *arguments])
    captured = capsys.readouterr()
    return captured.out + captured.err


@pytest.mark.usefixtures("_pseudo")
class TestAllTextComesFromCatalogues:
    @pytest.mark.parametrize("command", ["", *COMMANDS])
    def test_help(self, command: str, capsys: pytest.CaptureFixture[str]) -> None:
        text = shown(capsys, *command.split(), "--help")
        assert re.search("[àéîöû]", text)
        assert english_words(text) == []

    @pytest.mark.parametrize(
        "arguments",
        [
            ("cards",),
            ("cards", "jets"),
            ("odds", "--position", POSITION),
            ("arena", "--list"),
            ("cards", "no such card"),
            ("odds", "--position", "nonsense"),
            ("play", "--seats", "9"),
            ("play", "--edition", "x"),
            ("verify", "/nothing/here"),
            ("nonsense",),
        ],
        ids=" ".join,
    )
    def test_output_of_commands(
        self, arguments: tuple[str, ...], capsys: pytest.CaptureFixture[str]
    ) -> None:
        text = shown(capsys, *arguments)
        assert re.search("[àéîöû]", text)
        assert english_words(text) == []

    @pytest.mark.parametrize("seed", ["1", "3"])  # seed 3 shows a card with an apostrophe
    def test_first_screen_of_a_game(
        self, seed: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("sys.stdin", io.StringIO("\n?\njump\n"))
        text = shown(capsys, "play", "--seats", "2", "--against", "random", "--seed", seed)
        assert re.search("[àéîöû]", text)
        assert english_words(text) == []


def test_english_outside_the_catalogues_is_found() -> None:
    assert english_words("Ñö, thîs is ñöt: jets, --lang, 'abc'") == ["is"]
