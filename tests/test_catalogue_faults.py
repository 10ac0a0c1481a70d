"""The checks of the catalogues find every kind of fault in broken copies."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

import catalogue_faults as faults
from catalogue_faults import Faults
from catalogues import LOCALES
from message_key_usage import PAGE, unknown_faults, unused_faults
from test_catalogues import SAME

Broken = Callable[[str, str, str], Path]


@pytest.fixture
def broken(tmp_path: Path) -> Broken:
    """Return a function that copies all catalogues and replaces a text in one file."""

    def make(file: str, old: str, new: str) -> Path:
        copy = tmp_path / "locales"
        shutil.copytree(LOCALES, copy)
        text = (copy / file).read_text(encoding="utf-8")
        assert old in text, f"{file} has changed: {old}"
        (copy / file).write_text(text.replace(old, new, 1), encoding="utf-8")
        return copy

    return make


def find_english(language: str, locales: Path) -> Faults:
    return faults.english_faults(language, SAME, locales)


CASES: dict[str, tuple[Callable[[str, Path], Faults], str, str, str, str]] = {
    "missing": (
        *(faults.shape_faults, "ru/server.ftl", "refused-not-begun =", "# refused ="),
        "ru/server.ftl: refused-not-begun is missing",
    ),
    "missing on the page": (
        *(faults.shape_faults, "fa/page/start.ftl", "start-play =", "start-plays ="),
        "fa/page/start.ftl: start-play is missing",
    ),
    "missing part": (
        *(faults.shape_faults, "fr/cards.ftl", "    .effect-first =", "    .effect-dark ="),
        "fr/cards.ftl: card-acid_attack.effect-first is missing",
    ),
    "unreadable": (
        *(faults.shape_faults, "es/page/log.ftl", "log-keep = {", "log-keep = {{"),
        "es: not understood: page/log.ftl",
    ),
    "order": (
        *(faults.shape_faults, "es/monsters.ftl", "monster-name =", "x-a = b\nmonster-name ="),
        "es/monsters.ftl: x-a is not in English",
    ),
    "twice": (
        *(
            faults.duplicate_faults,
            "fr/page/odds.ftl",
            "odds-title =",
            "start-play = x\nodds-title =",
        ),
        "fr: start-play stands 2 times",
    ),
    "twice beside the rules": (
        *(
            faults.duplicate_faults,
            "fr/page/odds.ftl",
            "odds-title =",
            "rules-title = x\nodds-title =",
        ),
        "fr: rules-title stands 2 times",
    ),
    "other word": (
        *(faults.variable_faults, "zh-Hant/page/gathering.ftl", "{ $code }", "{ $cods }"),
        "zh-Hant/page/gathering.ftl: gather-title takes ['cods'], English ['code']",
    ),
    "lost word": (
        *(faults.variable_faults, "ru/server.ftl", "{ $name }", "Ана"),
        "ru/server.ftl: refused-seat-taken takes [], English ['name']",
    ),
    "unknown function": (
        *(faults.rendering_faults, "fa/server.ftl", "NUMBER($seconds)", "COUNT($seconds)"),
        "fa/server.ftl: refused-too-fast",
    ),
    "unknown sentence": (
        *(faults.rendering_faults, "es/page/log.ftl", "{ monster-kraken }", "{ monster-kraker }"),
        "es/page/asking.ftl: act-heal-other {'monster': 'kraken'}: Unknown message",
    ),
    "lost plural": (
        *(faults.plural_faults, "ru/server.ftl", "[few]", "[two]"),
        "ru/server.ftl: refused-too-big, $bytes: there is no [two]",
    ),
    "left in English": (
        *(
            find_english,
            "fr/page/settings.ftl",
            "set-speed-normal = normale",
            "set-speed-normal = normal",
        ),
        "fr/page/settings.ftl: set-speed-normal is the English: normal",
    ),
    "half in English": (
        *(find_english, "es/rules.ftl", "rule-COMP-1 =", "rule-COMP-1 = The monsters:"),
        "es/rules.ftl: rule-COMP-1 has “The”",
    ),
    "other letters": (
        *(
            find_english,
            "ru/page/settings.ftl",
            "set-speed-normal = обычный",
            "set-speed-normal = plain",
        ),
        "ru/page/settings.ftl: set-speed-normal has no letters of its own: plain",
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_a_fault_is_found(name: str, broken: Broken) -> None:
    find, file, old, new, says = CASES[name]
    found = find(file.partition("/")[0], broken(file, old, new))
    assert any(fault.startswith(says) for fault in found), found


def test_an_unused_key_is_found(broken: Broken) -> None:
    locales = broken("en/page/start.ftl", "start-play =", "start-never-asked = x\nstart-play =")
    assert unused_faults(locales=locales) == ["page/start.ftl: nothing asks for start-never-asked"]


def test_an_undefined_key_of_the_page_is_found(broken: Broken, tmp_path: Path) -> None:
    locales = broken("en/page/start.ftl", "start-play =", "start-plays =")
    assert [x.partition(": ")[2] for x in unknown_faults(locales=locales)] == [
        "there is no start-play"
    ]
    page = tmp_path / "src"
    page.mkdir()
    (page / "a.ts").write_text("t('start-nothing'); t(`start-nobody-${who}`);")
    assert unknown_faults(page, LOCALES) == [
        "a.ts: there is no start-nothing",
        "there is no start-nobody-*",
    ]


def test_the_source_of_the_page_is_found() -> None:
    assert (PAGE / "main.ts").is_file()
