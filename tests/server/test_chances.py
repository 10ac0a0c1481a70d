"""Win chances for spectators: who sees them, and how late."""

from __future__ import annotations

import numpy as np
import pytest

from daikaiju.coach.evaluation import Evaluator
from daikaiju.record.game import parse_record, replay
from daikaiju.rules.agenda import THROW, top_kind
from daikaiju.rules.constants import NOBODY
from daikaiju.rules.engine import use
from daikaiju.rules.events import TURN
from daikaiju.rules.view import view
from live_server import Client, Json, LiveServer

from .refusal_checks import is_refused


def play_turns(table: str, *players: Client, turns: int) -> None:
    """Let each player stop and pass until so many turns have begun."""
    seen = 0
    with players[0].connect(table) as socket:
        picture: Json = socket.receive_welcome()["picture"]
        seen = 1
        while seen < turns:
            client = players[picture["asked"]["seat"]]
            legal = client.picture(table)["legal"]
            quiet = [action for action in ("stop", "done", "pass", "yield") if action in legal]
            action = (quiet or legal)[0]
            client.do(
                table, "act", seat=picture["asked"]["seat"], ply=picture["ply"], action=action
            )
            update = socket.receive_type("update")
            picture = update["picture"]
            events = [event for step in update.get("steps", ()) for event in step.get("events", ())]
            seen += sum(event["what"] == "turn" for event in events)
            if picture["phase"] == "over":
                pytest.fail("the game is over too early")


def test_chances_are_those_before_the_last_turn(server: LiveServer) -> None:
    ann, bob, table = server.new_game(chances=True)
    spectator = server.anonymous_client()
    path = f"/tables/{table}/chances"
    assert spectator.get(path).json() == {"turn": 0, "chances": []}
    play_turns(table, ann, bob, turns=4)
    found = spectator.get(path).json()
    record = parse_record(spectator.get(f"/tables/{table}/record").text)
    starts, is_new = [], False
    for state, _ in replay(record):
        is_new = is_new or any(event[0] == TURN for event in state.events or ())
        state.events = []
        if is_new and top_kind(state) == THROW:
            starts.append(view(state, NOBODY).copy())
            is_new = False
    assert found["turn"] == len(starts) - 2 == 2
    use("compiled")
    try:
        expected = Evaluator().chances(starts[-2])
    finally:
        use("auto")
    assert np.abs(expected - np.array(found["chances"])).max() < 1e-3
    assert sum(found["chances"]) == pytest.approx(1, abs=0.03)


def test_players_do_not_get_chances(server: LiveServer) -> None:
    ann, _, table = server.new_game(chances=True)
    assert is_refused(ann.get(f"/tables/{table}/chances"), "spectators-only")


def test_chances_are_off_unless_the_table_shows_them(server: LiveServer) -> None:
    _, _, table = server.new_game()
    assert is_refused(server.anonymous_client().get(f"/tables/{table}/chances"), "no-chances")
    gathering = server.new_player("Cyd").open_table(chances=True)
    path = f"/tables/{gathering}/chances"
    assert is_refused(server.anonymous_client().get(path), "not-begun")
