"""The MCP server: a scripted client plays as a language model does."""

from __future__ import annotations

import asyncio
import os
import random
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from mcp import Client
from mcp.client.stdio import StdioServerParameters

from daikaiju.cli import main
from daikaiju.cli.mcp.bot_game import BotGame
from daikaiju.cli.mcp.record_file import RecordFile
from daikaiju.cli.mcp.results import GameView
from daikaiju.cli.mcp.seat_game import Refused
from daikaiju.cli.mcp.session import SessionOptions
from daikaiju.cli.mcp.table_game import parse_invitation
from daikaiju.cli.mcp.time_budget import TimeBudget
from daikaiju.cli.mcp.tools import TOOLS
from daikaiju.cli.mcp.words import action_meaning, question_words
from daikaiju.cli.players import YOU, Players
from daikaiju.record.game import MAX_REASON, Record, parse_record, read_record, replay, result_text
from daikaiju.record.position import position_text, read_position
from daikaiju.rules.agenda import actor
from daikaiju.rules.engine import legal_actions
from mcp_client import TIMEOUT, Caller, View, run_client
from positions import questions


@pytest.fixture
def options(tmp_path: Path) -> SessionOptions:
    return SessionOptions(records=tmp_path / "records", seed=3)


def reasons_of(record: Record) -> list[str]:
    return [*record.comments.values()]


# --- whole games ---------------------------------------------------------------------------------


def test_a_scripted_client_plays_a_whole_game_over_stdio(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ["-m", "daikaiju", "mcp", "--against", "greedy,random", "--records", str(tmp_path)]
    command = StdioServerParameters(
        command=sys.executable, args=[*arguments, "--seed", "1"], env=dict(os.environ)
    )
    views: list[View] = []

    async def play() -> None:
        async with asyncio.timeout(TIMEOUT), Client(command) as client:
            caller = Caller(client)
            tools = {tool.name for tool in (await client.list_tools()).tools}
            assert tools == TOOLS.keys()
            views.append(await caller.call("new_game"))
            views.append(await caller.play_to_the_end(views[0]))

    asyncio.run(play())
    first, last = views
    assert (first["status"], len(first["monsters"])) == ("your_decision", 3)
    record = read_record(Path(last["record_file"]))
    *_, (state, _) = replay(record)
    assert result_text(state) == record.result == last["result"]
    assert record.players == ("Language model", "greedy", "random")
    decisions = [
        (state, action)
        for state, action in ((each.copy(), action) for each, action in replay(record))
        if action and actor(state) == 0 and len(legal_actions(state)) > 1
    ]
    assert len(decisions) == len(record.comments) > 5
    assert reasons_of(record)[0].startswith("Reason 0 for ")
    assert main(["replay", last["record_file"]]) == 0
    assert reasons_of(record)[-1] in capsys.readouterr().out.replace("\n    ", " ")


def test_games_with_a_seed_can_be_repeated(options: SessionOptions) -> None:
    records: list[list[str]] = []

    async def script(caller: Caller) -> None:
        view = await caller.call("new_game", against="random", seats=2, edition="dark")
        last = await caller.play_to_the_end(view)
        records.append(read_record(Path(last["record_file"])).moves)

    run_client(script, options)
    run_client(script, options)
    assert records[0] == records[1]


def test_several_games_run_in_one_session(options: SessionOptions) -> None:
    async def script(caller: Caller) -> None:
        first = await caller.call("new_game", seats=2, monster="kraken")
        second = await caller.call("new_game", seats=4, edition="first")
        assert (first["game"], second["game"]) == ("game-1", "game-2")
        assert first["you"] == "kraken"
        assert "name one of game-1, game-2" in await caller.refusal("view_game")
        for view in (first, second):
            shown = await caller.call("view_game", game=view["game"])
            assert shown["position"] == view["position"]
        assert (await caller.call("leave_game", game="game-2"))["status"] == "left"
        assert (await caller.call("view_game"))["game"] == "game-1"
        assert "left" in await caller.refusal("act", action="stop", reason="", game="game-2")
        games = (await caller.call("list_games"))["games"]
        assert [game["status"] for game in games] == ["your_decision", "left"]

    run_client(script, options)
    assert len([*options.records.iterdir()]) == 2


def test_games_that_are_asked_for_at_once_are_different_games(options: SessionOptions) -> None:
    async def script(caller: Caller) -> None:
        asked = [caller.call("new_game", seats=2, against="random") for _ in range(4)]
        games = [view["game"] for view in await asyncio.gather(*asked)]
        assert sorted(games) == ["game-1", "game-2", "game-3", "game-4"]

    run_client(script, options)


# --- the record ----------------------------------------------------------------------------------


def test_the_record_is_written_during_play_and_when_the_session_ends(
    options: SessionOptions,
) -> None:
    files: list[Path] = []

    async def script(caller: Caller) -> None:
        view = await caller.call("new_game", seats=2, against="random")
        files.append(Path(view["record_file"]))
        before = read_record(files[0])
        await caller.call("act", action="stop", reason="  First\nreason ")
        after = read_record(files[0])
        assert len(after.moves) > len(before.moves)
        assert reasons_of(after) == ["First reason"]
        assert str(after) == (await caller.call("get_record"))["record"]

    run_client(script, options)
    assert reasons_of(read_record(files[0])) == ["First reason"]
    assert [*options.records.iterdir()] == files  # no parts are left


def test_a_record_that_cannot_be_written_does_not_stop_the_game(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")

    async def script(caller: Caller) -> None:
        view = await caller.call("new_game", seats=2, against="random")
        assert "file" in view["problem"]
        assert (await caller.call("act", action="stop", reason="-"))["problem"]

    run_client(script, SessionOptions(records=tmp_path / "file" / "records"))


# --- the time budget -----------------------------------------------------------------------------


class ManualClock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_after_the_time_budget_the_stand_in_decides(options: SessionOptions) -> None:
    clock = ManualClock()

    async def script(caller: Caller) -> None:
        view = await caller.call("new_game", seats=2, against="random")
        assert (view["time_budget"], view["time_left"]) == (30, 30)
        clock.now += 29
        view = await caller.call("act", action="stop", reason="in time")
        assert view["time_left"] == 30
        clock.now += 30
        late = await caller.refusal("act", action="stop", reason="too late")
        assert "not played" in late
        assert "30 s was exceeded: greedy decided" in late
        clock.now += 31
        view = await caller.call("view_game")
        assert sum("exceeded: greedy decided" in line for line in view["happened"]) == 2
        assert view["time_left"] == 30
        record = parse_record((await caller.call("get_record"))["record"])
        late = "The time budget of 30 s was exceeded: greedy decided."
        assert reasons_of(record) == ["in time", late, late]

    run_client(script, replace(options, time_budget=30, stand_in="greedy"), clock=clock)


# --- refusals ------------------------------------------------------------------------------------


def test_nonsense_is_refused_with_one_sentence_and_changes_nothing(
    options: SessionOptions,
) -> None:
    async def script(caller: Caller) -> None:
        assert "new_game" in await caller.refusal("view_game")
        before = await caller.call("new_game", seats=2, against="random")
        refusals: dict[str, tuple[str, dict[str, Any]]] = {
            "'fly' is not an action": ("act", {"action": "fly", "reason": ""}),
            "'stay' is not possible now": ("act", {"action": "stay", "reason": ""}),
            "'reason' is wrong": ("act", {"action": "stop"}),
            "'action' is wrong": ("act", {"action": 7, "reason": ""}),
            "301 characters": ("act", {"action": "stop", "reason": "x" * (MAX_REASON + 1)}),
            "no argument 'gme'": ("view_game", {"gme": "game-1"}),
            "no game 'game-7'": ("view_game", {"game": "game-7"}),
            "'seats' is wrong": ("new_game", {"seats": "three"}),
            "7 monsters": ("new_game", {"seats": 7}),
            "there is no bot 'nobody'": ("new_game", {"against": "nobody"}),
            "Only the user": ("new_game", {"against": "greedy,py:evil.py:Evil"}),
            "godzilla": ("new_game", {"monster": "godzilla"}),
            "'fourth'": ("new_game", {"edition": "fourth"}),
            "no edition 'third'": ("look_up_rules", {"edition": "third"}),
            "Nothing is known": ("look_up_rules", {"topic": "zzzz"}),
            "is not a goal": ("get_odds", {"goal": "banana"}),
            "is no invitation": ("join_table", {"invitation": "hello"}),
            "cannot be reached": ("join_table", {"invitation": "http://127.0.0.1:9/t/ABCDEF"}),
            "Unknown tool": ("resign", {}),
        }
        for words, (tool, arguments) in refusals.items():
            assert words in await caller.refusal(tool, **arguments)
        assert (await caller.call("view_game"))["position"] == before["position"]
        assert [game.id for game in caller.session] == ["game-1"]

    run_client(script, options)


def test_what_the_user_fixed_cannot_be_changed(options: SessionOptions) -> None:
    async def script(caller: Caller) -> None:
        assert "fixed against" in await caller.refusal("new_game", against="easy")
        assert "fixed edition" in await caller.refusal("new_game", edition="first")
        assert "fixed seats" in await caller.refusal("new_game", seats=5)
        view = await caller.call("new_game", against="random", seats=3)
        assert (len(view["monsters"]), view["edition"]) == (3, "dark")

    run_client(script, replace(options, against="random", edition="dark", seats=3))


def test_a_server_can_be_fixed_and_a_code_needs_one() -> None:
    home = "https://example.org/games"
    assert parse_invitation(f"{home}/t/7kq4zm#replay/3", None) == (home, "7KQ4ZM")
    assert parse_invitation(" 7KQ 4ZM ", f"{home}/") == (home, "7KQ4ZM")
    for invitation, server in (("7KQ4ZM", None), ("https://other.org/t/7KQ4ZM", home)):
        with pytest.raises(Refused):
            parse_invitation(invitation, server)


# --- what the model sees -------------------------------------------------------------------------

PEEKING_BOT = """
from daikaiju.bots.bot import Bot
from daikaiju.record import action_text
from daikaiju.rules import legal_actions

class Peeker(Bot):
    def choose(self, state, seat, draw):
        actions = {action_text(state, action): action for action in legal_actions(state)}
        return actions.get("use made_in_a_lab", actions.get("done", min(actions.values())))
"""
LAB = (
    "second gigazaur,the_king,alienoid place=outside,city,outside energy=9,9,9 "
    "gigazaur=made_in_a_lab market=jets,tank,energize step=end_turn agenda=buy.0"
)


def test_a_card_that_only_others_know_is_hidden(tmp_path: Path) -> None:
    (tmp_path / "peeker.py").write_text(PEEKING_BOT)
    record = Record("second", ("gigazaur", "the_king", "alienoid"), position=LAB)
    players = Players([f"py:{tmp_path / 'peeker.py'}:Peeker", YOU, "random"])
    file, budget = RecordFile(tmp_path, "game-1"), TimeBudget(None, lambda: 0.0)

    async def play() -> BotGame:
        game = BotGame("game-1", file, record, players, "model", random.Random(1), budget, "random")
        await game.start()
        return game

    game = asyncio.run(play())
    hidden = record.moves[1].removeprefix("reveal ")
    assert record.moves[0] == "gigazaur: use made_in_a_lab"
    news = "\n".join(game.take_news())
    assert "looks at the top card" in news
    shown = [news, position_text(game.visible), file.path.read_text(), str(game.players)]
    assert not any(hidden in text for text in shown)
    read_record(file.path)


def test_views_fit_their_published_schema_and_show_the_same_in_words(
    options: SessionOptions,
) -> None:
    async def script(caller: Caller) -> None:
        found = await caller.call("new_game", seats=3, against="random", edition="dark")
        view = GameView.model_validate(found)
        assert position_text(read_position(view.position)) == view.position
        text = await caller.text("view_game")
        for monster in view.monsters:
            assert f"{monster.hearts} hearts" in text
        for card in view.market:
            assert card.title in text
            assert card.effect in text
        assert view.decision in text
        every = (await caller.call("list_actions"))["choices"]
        state = read_position(view.position)
        assert len(every) == len(legal_actions(state)) > len(view.choices)
        odds = await caller.call("get_odds")
        assert {goal["goal"] for goal in odds["goals"]} >= {"stars", "claws", "energy"}
        assert odds["dangers"].keys() == {monster.monster for monster in view.monsters}
        (goal,) = (await caller.call("get_odds", goal="claws>=3"))["goals"]
        assert 0 < goal["best"] < 1

    run_client(script, options)


def test_every_action_has_a_meaning() -> None:
    states = [state for found in questions(1).values() for state in found]
    for state in states:
        assert question_words(state)
        for action in legal_actions(state):
            assert action_meaning(state, action)


def test_rules_are_found_by_section_id_card_and_words(options: SessionOptions) -> None:
    async def script(caller: Caller) -> None:
        async def ids(topic: str, **more: str) -> list[str]:
            found = (await caller.call("look_up_rules", topic=topic, **more))["found"]
            return [each["id"] for each in found]

        assert "yielding" in await ids("")
        assert "YIELD-1" in await ids("Yielding Tokyo")
        assert await ids("yield-1") == ["YIELD-1"]
        assert (await ids("Alpha Monster"))[0] == "alpha_monster"
        assert "YIELD-1" in await ids("when may a monster leave Tokyo")
        assert (await ids("fluxling", edition="dark"))[0] == "fluxling"

    run_client(script, options)


def test_resources_hold_rules_cards_notation_and_games(options: SessionOptions) -> None:
    async def script(caller: Caller) -> None:
        view = await caller.call("new_game", seats=2, against="random")
        listed = {str(each.uri) for each in (await caller.client.list_resources()).resources}
        assert {"daikaiju://rules/dark", "daikaiju://cards/first", "daikaiju://notation"} <= listed
        assert "YIELD-1" in await caller.read("daikaiju://rules/second")
        assert "Jets" in await caller.read("daikaiju://cards/second")
        assert "keep 11C" in await caller.read("daikaiju://notation")
        game = f"daikaiju://games/{view['game']}"
        assert await caller.read(f"{game}/notation") == view["position"]
        assert view["decision"] in await caller.read(f"{game}/position")
        assert parse_record(await caller.read(f"{game}/record")).seats
        (prompt,) = (await caller.client.list_prompts()).prompts
        assert prompt.name == "play"

    run_client(script, options)
