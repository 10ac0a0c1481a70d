"""Fuzzing: every input gets a valid response, and no seat of another player changes.

HTTP with schemathesis from the OpenAPI document; sockets with Hypothesis: valid, invalid,
malformed, reordered and repeated commands, also for seats of other players.
"""

from __future__ import annotations

import json
from typing import Any, get_args

import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok

from daikaiju.server.protocol.messages import AnyCommand
from live_server import TIMEOUT, Client, Json, LiveServer

FUZZ_SETTINGS = settings(
    max_examples=40,
    deadline=None,
    derandomize=True,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)


# --- HTTP ----------------------------------------------------------------------------------------


def test_every_http_request_gets_a_valid_response(server: LiveServer) -> None:
    """Call every endpoint with valid and invalid values."""
    ann, _, table = server.new_game(pace=0)
    schema = schemathesis.openapi.from_dict(ann.get("/openapi.json").json())
    schema.config.base_url = server.url
    statuses: set[int] = set()

    for found in schema.get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()
        if operation.label == "DELETE /api/v1/players/me":
            continue  # it is allowed, but would remove the session of Ann

        @FUZZ_SETTINGS
        @given(case=operation.as_strategy(), at_our_table=st.booleans())
        def ask(case: Any, at_our_table: bool) -> None:
            if at_our_table and "table" in (case.path_parameters or {}):
                case.path_parameters["table"] = table
            answer = case.call(headers={"Cookie": ann.cookie} | ann.headers, timeout=TIMEOUT)
            case.validate_response(answer, checks=[not_a_server_error])
            statuses.add(answer.status_code)

        ask()
    assert {200, 400, 404} <= statuses
    assert max(statuses) < 500


# --- sockets -------------------------------------------------------------------------------------

KINDS = [type.__struct_config__.tag for type in get_args(AnyCommand)]
SMALL = st.integers(-2, 8) | st.integers()
VALUES = st.one_of(
    SMALL,
    st.text(max_size=30),
    st.booleans(),
    st.none(),
    st.floats(),
    st.lists(st.integers(), max_size=3),
    st.dictionaries(st.text(max_size=5), st.integers(), max_size=3),
)
ACTIONS = st.sampled_from(["stop", "keep none", "done", "yield", "stay", "buy jets", "roll 111111"])
COMMANDS = st.fixed_dictionaries(
    {"type": st.sampled_from(KINDS)},
    optional={
        "id": st.sampled_from(["a", "b", "c"]) | st.text(max_size=45),
        "seat": SMALL,
        "seats": SMALL,
        "ply": SMALL,
        "action": ACTIONS | st.text(max_size=90),
        "name": st.text(max_size=30),
        "monster": st.sampled_from(["kraken", "", "mothra"]) | st.text(max_size=30),
        "text": st.text(max_size=310),
        "level": st.sampled_from(["easy", "expert", "cmd:sh"]),
        "orders": VALUES,
        "entropy": st.text(max_size=70),
        "more": VALUES,
    },
)


@st.composite
def messages(draw: st.DrawFn) -> str | bytes:
    """Generate a command, perhaps malformed."""
    command = draw(COMMANDS)
    if draw(st.booleans()):
        command[draw(st.sampled_from(sorted(command)))] = draw(VALUES)
    text = json.dumps(command, allow_nan=True)
    cut = draw(st.integers(0, len(text)))
    forms: list[str | bytes] = [text, text, text[:cut], text + text, f"[{text}]", text.encode()]
    return draw(st.sampled_from(forms))


def test_messages_of_a_player_without_a_seat_change_nothing(server: LiveServer) -> None:
    """Eve has a cookie and no seat: the log does not change."""
    _, _, table = server.new_game(pace=0)
    eve = server.new_player("Eve")
    seq = server.seq(table)

    @FUZZ_SETTINGS
    @given(st.lists(messages(), min_size=1, max_size=8))
    def send_messages(sent: list[str | bytes]) -> None:
        with eve.connect(table) as socket:
            socket.receive_welcome()
            for message in sent:
                socket.send(message)
            for _ in sent:
                socket.receive_until(is_answer)

    send_messages()
    assert server.seq(table) == seq


def is_answer(message: Json) -> bool:
    return str(message["type"]) in ("refused", "done")


def test_messages_of_a_player_change_only_their_own_seat(server: LiveServer) -> None:
    """Every log entry of Bob's commands concerns his own seat."""
    ann, bob, table = server.new_game(pace=0)

    @FUZZ_SETTINGS
    @given(st.lists(messages(), min_size=1, max_size=8), st.booleans())
    def send_messages(sent: list[str | bytes], with_a_move: bool) -> None:
        with bob.connect(table) as socket:
            picture = socket.receive_welcome()["picture"]
            if with_a_move and picture.get("legal"):
                action, ply = picture["legal"][0], picture["ply"]
                socket.command("act", seat=1, ply=ply, action=action)
            for message in sent:
                socket.send(message)
            for _ in sent:
                socket.receive_until(is_answer)
        act_if_asked(ann, table)

    send_messages()
    for entry in server.run(lambda: server.registry.log(table)):
        if entry.by == bob.id and hasattr(entry.what, "seat"):
            assert entry.what.seat == 1


def act_if_asked(client: Client, table: str) -> None:
    """Take the first legal action, if there is one."""
    picture = client.picture(table)
    if legal := picture.get("legal"):
        seat, ply = picture["asked"]["seat"], picture["ply"]
        client.command(table, "act", seat=seat, ply=ply, action=legal[0])


def test_repeated_commands_have_no_second_effect(server: LiveServer) -> None:
    """All commands are sent a second time by the same players."""
    ann, bob, table = server.new_game(pace=0)
    sent = []
    for number in range(30):
        for player in (ann, bob):
            picture = player.picture(table)
            if legal := picture.get("legal"):
                seat, ply = picture["asked"]["seat"], picture["ply"]
                command = {"type": "act", "id": f"n{number}", "seat": seat, "ply": ply}
                sent.append((player, command | {"action": legal[0]}))
                assert player.post(f"/tables/{table}/commands", sent[-1][1]).status_code == 200
    seq = server.seq(table)
    for player, command in sent:
        answer = player.post(f"/tables/{table}/commands", command)
        assert answer.status_code == 200 or answer.json()["code"] in ("stale", "not-your-turn")
    assert server.seq(table) == seq
