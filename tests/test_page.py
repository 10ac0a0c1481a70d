"""The page in the browser: what the files themselves show, without a browser."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from dataclasses import asdict
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import msgspec
import pytest

from daikaiju.luck.fair import Dice, commitment
from daikaiju.record.fair import bring, proof
from daikaiju.record.game import Record
from daikaiju.record.notation import action_text, actor_name
from daikaiju.rules.agenda import actor
from daikaiju.rules.engine import advance, legal_actions
from daikaiju.rules.events import EVENT_NAMES
from daikaiju.rules.setup import new_game
from daikaiju.rules.words import CHANCE, EDITION_NAMES, MONSTERS, NOBODY
from daikaiju.server.describing.fields import COMMANDS
from daikaiju.server.describing.rulebook import rulebook_document
from daikaiju.server.telling.board import QUESTIONS
from daikaiju.server.telling.happenings import BAY_CLOSES, CAUSES, YIELDING

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "src/daikaiju/server/web/page"
TEXTS = {file.name: file.read_text(encoding="utf-8") for file in sorted(PAGE.iterdir())}
SCRIPTS = {name: text for name, text in TEXTS.items() if name.endswith(".js")}
OTHERS = {name: text for name, text in SCRIPTS.items() if name != "words.js"}
WORDS = dict(re.findall(r'^  "([^"]+)":\s+"((?:[^"\\]|\\.)*)",$', TEXTS["words.js"], re.MULTILINE))
BY_TAG = {command.__struct_config__.tag: command for command in COMMANDS}


class Elements(HTMLParser):
    """All elements of a document with their attributes, and the text within scripts and styles."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.inline = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))

    def handle_data(self, data: str) -> None:
        if self.found and self.found[-1][0] in ("script", "style"):
            self.inline += data.strip()


FRONT = Elements(TEXTS["index.html"])

# --- what the policy of the server forbids -------------------------------------------------------


def test_the_document_has_no_inline_scripts_styles_or_handlers() -> None:
    assert FRONT.inline == ""
    for tag, attributes in FRONT.found:
        assert tag != "style"
        assert "style" not in attributes, tag
        assert not [name for name in attributes if name.startswith("on")], tag
        assert tag != "script" or attributes.get("src"), "a script within the document"


@pytest.mark.parametrize("name", SCRIPTS)
def test_texts_of_others_never_become_markup_or_code(name: str) -> None:
    dangerous = (
        r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|DOMParser|srcdoc"
        r"|\beval\b|new Function|javascript:|\.style\b|\bstyle: (?!.unit)|setHTML"
    )
    assert re.findall(dangerous, SCRIPTS[name]) == []


@pytest.mark.parametrize("name", TEXTS)
def test_nothing_is_fetched_from_elsewhere(name: str) -> None:
    addresses = re.findall(r"(?:https?:)?//[a-z0-9.-]+\.[a-z]{2,}[^\s\"'`]*", TEXTS[name])
    assert set(addresses) <= {"http://www.w3.org/2000/svg"}
    if name.endswith(".css"):
        assert "url(" not in TEXTS[name]
        assert "@import" not in TEXTS[name]


# --- files that fit together ---------------------------------------------------------------------


def test_every_file_that_is_named_exists_and_every_file_is_named() -> None:
    document, scripts = TEXTS["index.html"], "".join(SCRIPTS.values())
    named = set(re.findall(r"/static/([\w.-]+)", document + scripts))
    named |= set(re.findall(r'from "\./([\w.-]+)"', scripts))
    assert named | {"index.html"} == set(TEXTS)


@pytest.mark.parametrize("name", SCRIPTS)
def test_everything_that_is_imported_is_exported_and_used(name: str) -> None:
    text = SCRIPTS[name]
    for names, file in re.findall(r'import \{([^}]*)\} from "\./([\w.]+)"', text):
        for each in names.split(","):
            own, _, alias = each.strip().partition(" as ")
            exported = rf"export (?:async )?(?:const|function|class|let) {own}\b"
            assert re.search(exported, SCRIPTS[file]), f"{file} has no {own}"
            assert len(re.findall(rf"\b{alias or own}\b", text)) > 1, f"{each} is not used"
    for namespace, file in re.findall(r'import \* as (\w+) from "\./([\w.]+)"', text):
        for own in re.findall(rf"(?<!/)\b{namespace}\.(\w+)", text):
            exported = rf"export (?:async )?(?:const|function|class) {own}\b"
            assert re.search(exported, SCRIPTS[file]), f"{file} has no {own}"


@pytest.mark.parametrize("name", SCRIPTS)
def test_modules_stay_short(name: str) -> None:
    assert SCRIPTS[name].count("\n") <= 400


def test_every_deed_of_an_element_is_known() -> None:
    """An element says what it does with `data-do`; the pages have a function for it."""
    text = "".join(OTHERS.values())
    asked = set(re.findall(r'"data-do": "([\w-]+)"', text))
    asked |= set(re.findall(r'\b(?:button|deed|more)\("([\w-]+)"', text))
    pages = OTHERS["table.js"] + OTHERS["start.js"]
    known = set(
        re.findall(r'^ {4,6}"?([\w-]+)"?: (?:\(|toSeat|trying|further)', pages, re.MULTILINE)
    )
    assert asked <= known


def test_the_rulebook_of_the_page_is_that_of_the_rules() -> None:
    assert TEXTS["rulebook.json"] == rulebook_document(ROOT), "run `daikaiju docs`"


# --- what is sent --------------------------------------------------------------------------------


def _commands_sent() -> list[tuple[str, set[str]]]:
    """Each command with the fields that the page gives it."""
    text = OTHERS["table.js"] + OTHERS["start.js"] + OTHERS["wire.js"]
    sent = [(tag, {"seat"}) for tag in re.findall(r'toSeat\("(\w+)"\)', text)]
    for inside in re.findall(r"(?:send|stringify|command)\((?:table, )?(\{ type: [^\n]*)", text):
        plain = re.sub(r"\$\{[^}]*\}", "", inside)
        tag = re.findall(r'type: "(\w+)"', plain)[0]
        names = set(re.findall(r"[{,] (\w+)(?=[:,]| \})", plain)) - {"type", "id"}
        sent.append((tag, names))
    return sent


def test_every_command_of_the_page_is_one_of_the_protocol() -> None:
    for tag, names in _commands_sent():
        assert tag in BY_TAG
        fields = {field.encode_name for field in msgspec.structs.fields(BY_TAG[tag])}
        assert names <= fields, tag


def test_the_page_can_send_every_command() -> None:
    assert {tag for tag, _ in _commands_sent()} == set(BY_TAG)


# --- words ---------------------------------------------------------------------------------------

_LITERAL = re.compile(r'"([a-z_]+(?:\.[\w -]+)+)"')
_MADE = re.compile(r"`([a-z_]+(?:\.[a-z_]+)*)\.\$\{")
_PLURALS = ("one", "other")


def _used() -> tuple[set[str], set[str]]:
    text = "".join(OTHERS.values())
    literal = {key for key in _LITERAL.findall(text) if not key.endswith((".js", ".json", ".svg"))}
    return literal, set(_MADE.findall(text))


def _is_worded(key: str) -> bool:
    return key in WORDS or all(f"{key}.{plural}" in WORDS for plural in _PLURALS)


def test_everything_that_is_said_has_words() -> None:
    literal, made = _used()
    rooms = {key.partition(".")[0] for key in WORDS}
    assert [key for key in literal if key.partition(".")[0] in rooms and not _is_worded(key)] == []
    assert [start for start in made if not any(key.startswith(start) for key in WORDS)] == []


def test_no_words_are_left_over() -> None:
    literal, made = _used()
    singular = {re.sub(r"\.(one|other)$", "", key) for key in WORDS}
    starts = tuple(f"{start}." for start in made)
    assert sorted(k for k in singular if k not in literal and not k.startswith(starts)) == []


def test_the_words_of_the_rules_have_words_of_the_page() -> None:
    needed = [f"monster.{name}" for name in MONSTERS]
    needed += [f"edition.{name}" for name in EDITION_NAMES]
    needed += [f"ask.{name}" for name in QUESTIONS]
    plain = [cause for cause in CAUSES.values() if ":" not in cause and cause not in _things()]
    needed += [f"cause.{cause}" for cause in (*plain, BAY_CLOSES)]
    assert [key for key in needed if not _is_worded(key)] == []
    assert YIELDING not in _things(), "the sentence itself says that somebody leaves"


def _things() -> set[str]:
    book: dict[str, Any] = json.loads(TEXTS["rulebook.json"])
    return {*book["cards"], *(label for label in CAUSES.values() if "#" in label)}


def test_every_event_is_told_or_left_out_on_purpose() -> None:
    unsaid = re.findall(r'"(\w+)"', _statement("feed.js", "const UNSAID"))
    counters = re.findall(r'"(\w+)"', _statement("feed.js", "const COUNTERS"))
    for name in EVENT_NAMES[1:]:
        told = any(key == f"event.{name}" or key.startswith(f"event.{name}.") for key in WORDS)
        assert told or name in {*unsaid, *counters}, name


def _statement(name: str, start: str) -> str:
    text = SCRIPTS[name]
    return text[text.index(start) : text.index(";", text.index(start))]


# --- the check of the dice, where there is something that runs it --------------------------------

NODE = shutil.which("node")


def _played(secret: bytes, entropy: tuple[str, ...]) -> Record:
    """A game in which everybody takes the first thing that is possible."""
    state, dice = new_game("dark", ("gigazaur", "kraken")), Dice(secret, entropy)
    moves: list[str] = []
    while (who := actor(state)) != NOBODY and len(moves) < 300:
        action = bring(state, dice.below) if who == CHANCE else legal_actions(state)[0]
        text = action_text(state, action)
        moves.append(text if who == CHANCE else f"{actor_name(state)}: {text}")
        advance(state, action)
    return Record(
        edition="dark",
        seats=("gigazaur", "kraken"),
        moves=moves,
        commitment=commitment(secret),
        secret=secret.hex(),
        entropy=entropy,
    )


def _checked(told: dict[str, Any], tmp_path: Path, is_secure: bool) -> dict[str, Any]:
    """What fair.js finds; without WebCrypto as in a browser at a plain address."""
    (tmp_path / "proof.json").write_text(json.dumps(told), encoding="utf-8")
    for name in ("fair.js", "sha256.js"):
        (tmp_path / name.replace(".js", ".mjs")).write_text(
            SCRIPTS[name].replace("sha256.js", "sha256.mjs"), encoding="utf-8"
        )
    hidden = "" if is_secure else "Object.defineProperty(globalThis, 'crypto', {value: {}});"
    program = f"""{hidden}
        const {{ readFileSync }} = await import("node:fs");
        const {{ check }} = await import("./fair.mjs");
        const proof = JSON.parse(readFileSync("proof.json", "utf-8"));
        console.log(JSON.stringify(await check(proof)));"""
    assert NODE
    done = subprocess.run(
        [NODE, "--input-type=module", "-e", program],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    found: dict[str, Any] = json.loads(done.stdout)
    return found


@pytest.mark.skipif(NODE is None, reason="no Node.js to run the page's own check of the dice")
@pytest.mark.parametrize("is_secure", [True, False])
def test_the_browser_derives_the_same_dice(tmp_path: Path, is_secure: bool) -> None:
    told = asdict(proof(_played(bytes(range(32)), ("a text of Ann", ""))))
    found = _checked(told, tmp_path, is_secure)
    assert found == {"fits": True, "draws": len(told["draws"]), "wrong": []}
    assert found["draws"] > 100


@pytest.mark.skipif(NODE is None, reason="no Node.js to run the page's own check of the dice")
def test_the_browser_sees_what_was_changed(tmp_path: Path) -> None:
    told = asdict(proof(_played(bytes(range(32)), ("", ""))))
    honest = told["draws"][7]["brought"]
    told["draws"][7]["brought"] = "roll 333333"
    found = _checked(told, tmp_path, is_secure=True)
    assert found["wrong"] == [{"number": 7, "brought": "roll 333333", "derived": honest}]
    told["commitment"] = "0" * 64
    assert _checked(told, tmp_path, is_secure=True)["fits"] is False
