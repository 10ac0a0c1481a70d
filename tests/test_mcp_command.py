"""The command `daikaiju mcp`: its options and its page in the documents."""

from __future__ import annotations

import json
import os
import re
import sys
from pathlib import Path

import pytest
from mcp.client import stdio

from daikaiju.cli import main
from daikaiju.cli.main import build_parser
from daikaiju.cli.mcp.tools import TOOLS
from daikaiju.record.game import read_record

PAGE = (Path(__file__).parent.parent / "docs" / "language-models.md").read_text(encoding="utf-8")


def test_the_documented_client_plays_a_game(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DAIKAIJU_RECORDS", str(tmp_path))
    monkeypatch.setattr(stdio, "DEFAULT_INHERITED_ENV_VARS", [*os.environ])
    (code,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    exec(compile(code, "language-models.md", "exec"), {})
    file = Path(capsys.readouterr().out.split()[-1])
    assert read_record(file).result
    assert file.parent == tmp_path


def test_documented_configurations_and_tools_exist() -> None:
    for text in re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL):
        ((server,),) = ([*each.values()] for each in json.loads(text).values())
        assert server["command"] == "daikaiju"
        assert build_parser().parse_args(server["args"]).run
    assert set(re.findall(r"^\| `(\w+)` \|", PAGE, re.MULTILINE)) == TOOLS.keys()


def test_without_the_extra_a_sentence_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in [name for name in sys.modules if name.startswith("daikaiju.cli.mcp")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "mcp.server", None)
    assert main(["mcp"]) == 2
    assert "daikaiju[mcp]" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--time-budget", "0"], "the time budget is 0 seconds, but it must be more than 0"),
        (["--against", "nobody"], "there is no bot 'nobody'"),
        (["--stand-in", "nobody"], "there is no bot 'nobody'"),
        (["--seats", "7"], "7 monsters cannot play"),
        (["--seats", "4", "--against", "random,random"], "--against names 2 bots for 3 seats"),
        (["--against", "you"], "there is no bot 'you'"),
        (["--monster", "godzilla"], "there is no monster 'godzilla'"),
        (["--server", "example"], "--server is 'example', but must be a URL without a path"),
        (["--table", "7KQ4ZM"], "--table is '7KQ4ZM', but must be the link of a table, or"),
        (["--records", __file__], "is not a folder"),
    ],
)
def test_wrong_options_are_refused_at_the_start(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["mcp", *arguments]) == 2
    assert sentence in capsys.readouterr().err
