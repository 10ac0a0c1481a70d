"""The live lobby, and spectators with their names and chat."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from live_server import API, Client, LiveServer, TableSocket, running_server

from .refusal_checks import is_refusal


@contextmanager
def lobby(client: Client, query: str = "?protocol=1") -> Iterator[TableSocket]:
    url = f"{client.server.url.replace('http', 'ws', 1)}{API}/lobby/socket{query}"
    headers = client.headers | ({"Cookie": client.cookie} if client.cookie else {})
    with connect(url, additional_headers=headers) as connection:
        yield TableSocket(connection)


def has_table(table: str, **expected: Any) -> Any:
    def check(listing: Any) -> bool:
        found = [each for each in listing["tables"] if each["table"] == table]
        return any(expected.items() <= each.items() for each in found)

    return check


def test_lobby_shows_new_tables_and_arrivals_without_a_request(ann: Client, bob: Client) -> None:
    with lobby(ann.server.anonymous_client()) as socket:
        assert "tables" in socket.receive()
        table = ann.open_table(seats=2, open=True)
        socket.receive_until(has_table(table, people=0, phase="gathering"))
        bob.do(table, "sit", seat=0, name="Bob")
        socket.receive_until(has_table(table, people=1))


def test_lobby_shows_no_private_table(ann: Client) -> None:
    with lobby(ann) as socket:
        private = ann.open_table(seats=2)
        public = ann.open_table(seats=2, open=True)
        shown = socket.receive_until(has_table(public))
        assert not has_table(private)(shown)


def test_second_listener_gets_the_list_at_once(ann: Client) -> None:
    with lobby(ann) as first:
        first.receive()
        with lobby(ann) as second:
            assert "tables" in second.receive()


def test_lobby_has_at_most_half_of_all_sockets(tmp_path: Path) -> None:
    with running_server(tmp_path, sockets=2) as server:
        client = server.anonymous_client()
        with lobby(client) as first, lobby(client) as second:
            assert "tables" in first.receive()
            assert is_refusal(second.receive(), "too-many-sockets")


def test_lobby_refuses_an_unknown_protocol(ann: Client) -> None:
    with lobby(ann, "?protocol=99") as socket:
        assert is_refusal(socket.receive(), "bad-request")


def test_flood_on_the_lobby_is_disconnected(ann: Client, tmp_path: Path) -> None:
    with running_server(tmp_path, commands=1) as server, lobby(server.new_player()) as socket:
        with suppress(ConnectionClosed):  # the server may close before all is sent
            for _ in range(60):
                socket.send("{}")
        messages, code, reason = socket.receive_rest()
        assert (messages[-1]["code"], code, reason) == ("too-fast", 1008, "too-fast")


# --- spectators ----------------------------------------------------------------------------------


def test_players_see_the_names_of_spectators(server: LiveServer) -> None:
    ann, _, table = server.new_game()
    zoe, nameless = server.new_player("Zoe"), server.anonymous_client()
    with ann.connect(table) as socket:
        socket.receive_welcome()
        with zoe.connect(table) as first, zoe.connect(table) as second:
            assert first.receive_welcome()["picture"]["spectators"] == ["Zoe"]
            assert second.receive_welcome()["picture"]["watchers"] == 1  # one person
            with nameless.connect(table):
                present = socket.receive_until(lambda m: m.get("watchers") == 2)
                assert present["spectators"] == ["Zoe"]
        socket.receive_until(lambda m: m["type"] == "present" and not m.get("spectators"))


def test_spectators_chat_only_where_the_table_allows_it(server: LiveServer) -> None:
    zoe = server.new_player("Zoe")
    _, _, silent = server.new_game()
    assert is_refusal(zoe.command(silent, "say", text="hello").json(), "not-seated")
    ann, _, table = server.new_game(chat="all")
    with ann.connect(table) as socket:
        socket.receive_welcome()
        zoe.do(table, "say", text="hello")
        said = socket.receive_type("update")
        assert (said["what"], said["name"], said["text"]) == ("said", "Zoe", "hello")
        assert said["by"] == zoe.id


def test_spectator_without_a_name_cannot_chat(server: LiveServer) -> None:
    _, _, table = server.new_game(chat="all")
    nameless = server.new_player()
    assert is_refusal(nameless.command(table, "say", text="hello").json(), "bad-name")


def test_no_spectator_chats_at_a_private_game(server: LiveServer) -> None:
    _, _, table = server.new_game(chat="all", watched=False)
    zoe = server.new_player("Zoe")
    assert is_refusal(zoe.command(table, "say", text="hello").json(), "private")
