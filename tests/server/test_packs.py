"""Servers with packs: the cards of the host in all tables, and packs that are missing later."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from daikaiju.server.protocol.message_fields import COMMAND_TYPES
from daikaiju.server.web.routes import ROUTES
from daikaiju.text import LANGUAGES
from live_server import API, HIGH_LIMITS, Client, Json, LiveServer, new_id, running_server
from pack_games import MOVES, PACK, RECORD, install_pack, pack_server, search_path

from .refusal_checks import is_refusal, is_refused

REFERENCE = re.compile("night_shift@[0-9a-f]{16}")
EVIL = """
from pathlib import Path
from daikaiju.card_api import keep
Path(__file__).with_suffix(".loaded").touch()
keep("evil_card", id=0, cost=1)
"""


@pytest.fixture(scope="module")
def evil(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A pack that marks that its code has run: a file, and installed under the name `evil`."""
    return install_pack(tmp_path_factory.mktemp("site"), "evil", EVIL)


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory, evil: Path) -> Iterator[LiveServer]:
    folder = tmp_path_factory.mktemp("packs")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", search_path(evil.parent))
        with pack_server(folder, PACK) as running:
            yield running


def open_prepared(client: Client, **setup: object) -> Json:
    """Open a table from the prepared record and return its welcome message."""
    answer = client.post("/tables", {"setup": setup, "record": {"text": RECORD, "ply": MOVES}})
    assert answer.status_code == 200, answer.text
    welcome: Json = answer.json()
    return welcome


# --- games with packs ----------------------------------------------------------------------------


def test_all_tables_use_the_packs_of_the_host(host: LiveServer) -> None:
    ann, _, table = host.new_game()
    picture = ann.picture(table)
    assert picture["packs"] == ["night_shift"]
    assert picture["board"]["deck"] == 66 + 7 - 3
    record = ann.get(f"/tables/{table}/record").text
    assert re.search(f"\npacks: {REFERENCE.pattern}\n", record)
    again = ann.post("/tables", {"record": {"text": record, "ply": 1}}).json()
    assert again["picture"]["packs"] == ["night_shift"]


def test_a_table_may_be_played_without_packs(host: LiveServer) -> None:
    ann, _, table = host.new_game(packs=False)
    assert "packs" not in ann.picture(table)
    assert ann.picture(table)["board"]["deck"] == 66 - 3
    assert "packs:" not in ann.get(f"/tables/{table}/record").text
    example = ann.post("/tables", {"example": "EX-4"}).json()
    assert "packs" not in example["picture"]


def test_a_game_goes_on_from_a_position_with_cards_of_a_pack(host: LiveServer) -> None:
    """The bots and the odds run in other processes, which have loaded the pack too."""
    ann = host.new_player("Ann")
    welcome = open_prepared(ann, level="easy", pace=0)
    table, board = welcome["table"], welcome["picture"]["board"]
    market = [offer["card"] for offer in board["market"]]
    assert market == ["blackout", "night_watch", "midnight_snack#2"]
    assert board["monsters"][0]["cards"] == [{"card": "thick_skull"}]
    with ann.connect(table) as socket:
        socket.do("sit", seat=0, name="Ann")
        socket.do("start")
        socket.receive_until(lambda message: "legal" in message.get("picture", {}))
    odds = ann.get(f"/tables/{table}/odds")
    assert odds.status_code == 200, odds.text
    updates = ann.get(f"/tables/{table}/updates").json()["updates"]
    assert any(step.get("why") == "bot" for update in updates for step in update.get("steps", ()))
    fork = ann.post("/tables", {"fork": {"table": table, "ply": 0}}).json()
    assert fork["picture"]["packs"] == ["night_shift"]


def test_standing_orders_may_name_a_card_of_a_pack(host: LiveServer) -> None:
    ann, _, table = host.new_game()
    assert "night_watch" in ann.get("/server").json()["cards"]
    ann.do(table, "order", seat=0, orders={"cards": {"night_watch": "never"}})
    assert ann.picture(table)["seats"][0]["orders"]["cards"] == {"night_watch": "never"}


# --- cards and texts -----------------------------------------------------------------------------


def test_the_server_describes_the_cards_of_its_packs(host: LiveServer) -> None:
    client = host.anonymous_client()
    assert client.get("/server").json()["packs"] == ["night_shift"]
    found = client.get("/packs").json()
    assert found["cards"]["night_watch"] == {
        "pack": "night_shift",
        "kind": "keep",
        "costs": {"first": 4, "second": 4, "dark": 4},
        "when": ["throwing"],
    }
    assert found["cards"]["midnight_snack"]["copies"] == {"first": 2, "second": 2, "dark": 2}
    tile = {"pack": "night_shift", "kind": "tile", "level": 3, "side": "red", "when": ["end"]}
    assert found["cards"]["night_owl"] == tile
    assert found["texts"]["pack-night_shift"] == "Night Shift"
    assert found["texts"]["card-midnight_snack.effect"] == "You gain 2 hearts and 1 star."


def test_texts_of_packs_are_cached_by_language(host: LiveServer) -> None:
    client, titles, tags = host.anonymous_client(), set(), set()
    for language in LANGUAGES:
        answer = client.get(f"/packs?language={language}")
        titles.add(answer.json()["texts"]["card-blackout"])
        tag = answer.headers["etag"]
        tags.add(tag)
        assert answer.headers["cache-control"] == "no-cache"
        again = client.get(f"/packs?language={language}", headers={"If-None-Match": tag})
        assert (again.status_code, again.content) == (304, b"")
    assert len(titles) == len(tags) == len(LANGUAGES)


def test_a_server_without_packs_describes_none(server: LiveServer, anonymous: Client) -> None:
    assert anonymous.get("/server").json()["packs"] == []
    assert anonymous.get("/packs?language=fa").json() == {"cards": {}, "texts": {}}


# --- only the host chooses packs -----------------------------------------------------------------


def bad_records(pack: str) -> Iterator[str]:
    """Yield records that name a pack."""
    for name in (pack, Path(pack).name, "evil", f"night_shift, {pack}", f"{pack}@0"):
        yield RECORD.replace("packs: night_shift", f"packs: {name}")
    yield RECORD.replace("starter=lot", f"starter=lot, packs={pack}")
    yield RECORD.replace("packs: night_shift", f"pack: {pack}")
    yield RECORD.replace("packs: night_shift", f"position: second gigazaur,kraken pack={pack}")
    yield RECORD.replace("reveal thick_skull", f"reveal {pack}")


def bad_bodies(pack: str, table: str) -> Iterator[object]:
    """Yield bodies of new tables that name a pack."""
    for value in (pack, [pack], ["evil"], {pack: True}):
        for name in ("pack", "packs"):
            yield {name: value}
            yield {"setup": {name: value}}
            yield {"setup": {"options": {name: value}}}
            yield {"fork": {"table": table, "ply": 0, name: value}}
            yield {"record": {"text": RECORD, "ply": 0, name: value}}
    yield {"setup": {"level": pack}}
    yield {"setup": {"edition": pack}}
    yield {"example": pack}
    yield {"fork": {"table": pack, "ply": 0}}
    for text in bad_records(pack):
        yield {"record": {"text": text, "ply": MOVES}}


def bad_commands(pack: str) -> Iterator[Json]:
    """Yield commands of every kind that name a pack."""
    valid: dict[str, Json] = {
        "sit": {"seat": 0, "name": "Ann"},
        "man": {"seat": 1, "level": "easy"},
        "resize": {"seats": 2},
        "act": {"seat": 0, "ply": 0, "action": "stop"},
        "order": {"seat": 0, "orders": {}},
        "say": {"text": "hi"},
    }
    for struct in COMMAND_TYPES:
        kind = str(struct.__struct_config__.tag)
        for name in ("pack", "packs"):
            yield {"type": kind, **valid.get(kind, {"seat": 0}), name: [pack, "evil"]}
    yield {"type": "order", "seat": 0, "orders": {"cards": {pack: "use"}}}
    yield {"type": "order", "seat": 0, "orders": {"packs": [pack]}}
    yield {"type": "act", "seat": 0, "ply": 0, "action": f"buy {pack}"}
    yield {"type": "man", "seat": 1, "level": pack}
    yield {"type": "sit", "seat": 0, "name": "Ann", "monster": pack}


def test_nothing_that_a_client_sends_loads_a_pack(host: LiveServer, evil: Path) -> None:
    ann, _, table = host.new_game()
    for body in bad_bodies(str(evil), table):
        assert ann.post("/tables", body).status_code in (400, 409), body
    for command in bad_commands(str(evil)):
        path = f"/tables/{table}/commands"
        assert ann.post(path, {"id": new_id(), **command}).status_code in (400, 409), command
    with ann.connect(table, f"?protocol=1&pack={evil}&packs={evil}") as socket:
        for command in bad_commands(str(evil)):
            socket.send({"id": new_id(), **command})
            assert socket.receive_type("refused")
    for route in ROUTES:
        path = route.path.replace("{table}", table).replace("{code}", "ABCDEF")
        for name in ("pack", "packs", "language"):
            for value in (str(evil), "evil"):
                ann.request(route.method, f"{path}?{name}={value}", json={name: value})
    assert not evil.with_suffix(".loaded").exists()
    assert set(ann.get("/packs").json()["texts"]) & {"pack-evil", "card-evil_card"} == set()
    assert ann.get("/server").json()["packs"] == ["night_shift"]


# --- restarts ------------------------------------------------------------------------------------


def test_a_table_needs_its_pack_after_a_restart(tmp_path: Path) -> None:
    """Without the pack, or with a changed one, other tables go on; with the same one, this too."""
    pack = tmp_path / "cards" / PACK.name
    pack.parent.mkdir()
    shutil.copy(PACK, pack)
    with pack_server(tmp_path, pack) as host:
        ann, bob, table = host.new_game()
        plain = ann.open_table(seats=2, packs=False)
        reference = REFERENCE.search(ann.get(f"/tables/{table}/record").text)
    assert reference
    with running_server(tmp_path, **HIGH_LIMITS) as server:  # this process has no packs
        check_blocked(server, ann, table, plain, "pack-missing", reference[0])
    pack.write_text(pack.read_text(encoding="utf-8").replace("cost=6", "cost=7"), "utf-8")
    (tmp_path / "server.log").unlink()
    with pack_server(tmp_path, pack) as host:
        check_blocked(host, ann, table, plain, "pack-changed", reference[0])
    lines = (tmp_path / "server.log").read_text(encoding="utf-8").splitlines()
    warned = [line for line in lines if "cannot be opened without its pack" in line]
    by_process = {line.partition("process=")[2] for line in warned}
    assert len(warned) == len(by_process) > 0  # each process says it once
    shutil.copy(PACK, pack)
    with pack_server(tmp_path, pack) as host:
        ann.server = bob.server = host
        check_game_goes_on(ann, bob, table)


def check_blocked(
    server: LiveServer, ann: Client, table: str, plain: str, code: str, pack: str
) -> None:
    ann.server = server
    for path in (table, f"{table}/updates", f"{table}/record", f"{table}/odds"):
        answer = ann.get(f"/tables/{path}")
        assert is_refused(answer, code)
        assert pack in answer.json()["sentence"]
    assert is_refused(ann.post("/tables", {"fork": {"table": table, "ply": 0}}), code)
    uploaded = {"record": {"text": RECORD.replace("night_shift", pack), "ply": 0}}
    assert is_refused(ann.post("/tables", uploaded), code)
    with ann.connect(table) as socket:
        assert is_refusal(socket.receive(), code)
    assert [each["table"] for each in ann.get("/tables/mine").json()["tables"]] == [plain, table]
    ann.do(plain, "sit", seat=0, name="Ann")
    ann.do(plain, "free", seat=0)


def check_game_goes_on(ann: Client, bob: Client, table: str) -> None:
    seat = ann.picture(table)["asked"]["seat"]
    player = (ann, bob)[seat]
    picture = player.picture(table)
    action = picture["legal"][-1]
    done = player.do(table, "act", seat=seat, ply=picture["ply"], action=action)
    assert done["ply"] > picture["ply"]
    assert json.loads(ann.request("GET", f"{API}/packs").text)["cards"]
