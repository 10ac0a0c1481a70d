"""Anything that can be sent: the server answers, nothing breaks, and no foreign seat is moved.

HTTP by schemathesis from the published description; sockets by Hypothesis, with commands that are
right, wrong, mangled, out of order, sent again, and for seats of others.
"""

from __future__ import annotations

import json
from typing import Any, get_args

import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok

from daikaiju.server.updates.messages import AnyCommand
from serving import Json, Served, Visitor

CALM = settings(
    max_examples=60,
    deadline=None,
    derandomize=True,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)


# --- HTTP ----------------------------------------------------------------------------------------


def test_whatever_is_asked_over_http_is_answered(server: Served) -> None:
    """Every endpoint, with values that fit its description and values that do not."""
    ann, _, table = server.begun(pace=0)
    schema = schemathesis.openapi.from_dict(ann.get("/openapi.json").json())
    schema.config.base_url = server.url
    statuses: set[int] = set()

    for found in schema.get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()
        if operation.label == "DELETE /api/v1/players/me":
            continue  # it is allowed, and Ann would not be Ann any more

        @CALM
        @given(case=operation.as_strategy(), at_our_table=st.booleans())
        def ask(case: Any, at_our_table: bool) -> None:
            if at_our_table and "table" in (case.path_parameters or {}):
                case.path_parameters["table"] = table
            answer = case.call(headers={"Cookie": ann.cookie} | ann.headers)
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
    """A command, perhaps mangled, or nothing like one."""
    command = draw(COMMANDS)
    if draw(st.booleans()):
        command[draw(st.sampled_from(sorted(command)))] = draw(VALUES)
    text = json.dumps(command, allow_nan=True)
    cut = draw(st.integers(0, len(text)))
    forms: list[str | bytes] = [text, text, text[:cut], text + text, f"[{text}]", text.encode()]
    return draw(st.sampled_from(forms))


def test_whatever_a_stranger_says_moves_nothing(server: Served) -> None:
    """Eve has a cookie of her own and no seat: the log stays as it was."""
    _, _, table = server.begun(pace=0)
    eve = server.guest("Eve")
    seq = server.seq(table)

    @CALM
    @given(st.lists(messages(), min_size=1, max_size=8))
    def talk(said: list[str | bytes]) -> None:
        with eve.visit(table) as visit:
            visit.welcome()
            for message in said:
                visit.send(message)
            for _ in said:
                visit.hear_until(is_answer)

    talk()
    assert server.seq(table) == seq


def is_answer(message: Json) -> bool:
    return str(message["type"]) in ("refused", "done")


def test_whatever_a_player_says_only_their_own_seat_moves(server: Served) -> None:
    """Bob says anything: every entry in the log that he brought about is about his own seat."""
    ann, bob, table = server.begun(pace=0)

    @CALM
    @given(st.lists(messages(), min_size=1, max_size=8), st.booleans())
    def talk(said: list[str | bytes], with_a_move: bool) -> None:
        with bob.visit(table) as visit:
            picture = visit.welcome()["picture"]
            if with_a_move and picture.get("legal"):
                action, ply = picture["legal"][0], picture["ply"]
                visit.ask("act", seat=1, ply=ply, action=action)
            for message in said:
                visit.send(message)
            for _ in said:
                visit.hear_until(is_answer)
        move_on(ann, table)

    talk()
    for entry in server.do(lambda: server.hall.log(table)):
        if entry.by == bob.id and hasattr(entry.what, "seat"):
            assert entry.what.seat == 1


def move_on(visitor: Visitor, table: str) -> None:
    """If it is their turn, do the first thing that is possible."""
    picture = visitor.look(table)
    if legal := picture.get("legal"):
        seat, ply = picture["asked"]["seat"], picture["ply"]
        visitor.command(table, "act", seat=seat, ply=ply, action=legal[0])


def test_the_same_talk_twice_does_nothing_twice(server: Served) -> None:
    """All that was said on a socket, recorded and played again by its own speaker."""
    ann, bob, table = server.begun(pace=0)
    said = []
    for number in range(30):
        for who in (ann, bob):
            picture = who.look(table)
            if legal := picture.get("legal"):
                seat, ply = picture["asked"]["seat"], picture["ply"]
                command = {"type": "act", "id": f"n{number}", "seat": seat, "ply": ply}
                said.append((who, command | {"action": legal[0]}))
                assert who.post(f"/tables/{table}/commands", said[-1][1]).status_code == 200
    seq = server.seq(table)
    for who, command in said:
        answer = who.post(f"/tables/{table}/commands", command)
        assert answer.status_code == 200 or answer.json()["code"] in ("stale", "not-your-turn")
    assert server.seq(table) == seq
