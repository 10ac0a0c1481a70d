"""What is made from the messages: OpenAPI, TypeScript, the page; and that they say the same."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Any, Literal, get_args

import msgspec
import pytest
import schemathesis
from msgspec import Meta, Struct, field
from schemathesis.core.result import Ok

from daikaiju.rules import MONSTERS
from daikaiju.server.codegen.message_fields import COMMANDS, EXCHANGES, MESSAGES, reached, shape
from daikaiju.server.codegen.openapi import codes_of, openapi, openapi_text
from daikaiju.server.codegen.proofs import examples_document, proofs_document, proofs_in_short
from daikaiju.server.codegen.protocol_page import protocol_page, type_words
from daikaiju.server.codegen.rulebook import rulebook_document
from daikaiju.server.codegen.typescript import interface, protocol_types, type_text, union
from daikaiju.server.refusals import STATUS
from daikaiju.server.settings import FIELDS, Settings
from daikaiju.server.updates.messages import AnyCommand, AnyMessage, Picture
from daikaiju.server.web.endpoint import Endpoint
from daikaiju.server.web.routes import ROUTES

ROOT = Path(__file__).parent.parent
Json = dict[str, Any]


# --- small structs -------------------------------------------------------------------------------


class Card(Struct, omit_defaults=True):
    """A card."""

    name: str
    price: int = 0  # in energy


class Buy(Struct, tag="buy", forbid_unknown_fields=True):
    """Buy something.

    With energy.
    """

    card: Annotated[str, Meta(min_length=1, max_length=9, description="Which one.")]
    how: Literal["now", "later"] = "now"
    seats: Annotated[tuple[int, ...], Meta(description="Who looks on")] = ()
    gift: Card | None = None
    prices: dict[str, int | None] = field(default_factory=dict)


class Sell(Struct, tag="sell"):
    """Sell something."""

    card: Card
    level: Literal["easy", "medium", "hard", "expert"] = "easy"


def test_a_struct_as_typescript_knows_it() -> None:
    assert interface(shape(Buy), is_sent=True) == (
        "/**\n * Buy something.\n *\n * With energy.\n */\n"
        "export interface Buy {\n"
        '  type: "buy";\n'
        "  /** Which one. */\n"
        "  card: string;\n"
        '  /** If absent: "now". */\n'
        '  how?: "later" | "now";\n'
        "  /** Who looks on. If absent: []. */\n"
        "  seats?: number[];\n"
        "  /** If absent: null. */\n"
        "  gift?: Card | null;\n"
        "  /** If absent: {}. */\n"
        "  prices?: Record<string, number | null>;\n"
        "}"
    )


def test_what_the_server_sends_is_there_unless_it_leaves_it_out() -> None:
    assert "  /** In energy. If absent: 0. */\n  price?: number;" in interface(shape(Card))
    assert "  level: Level;" in interface(shape(Sell))
    assert "  level?: Level;" in interface(shape(Sell), is_sent=True)


def test_parts_that_the_server_completes_need_not_be_whole_when_sent() -> None:
    class Trade(Struct):
        deal: Sell

    assert "deal: Sell;" in interface(shape(Trade))
    assert "deal: Partial<Sell>;" in interface(shape(Trade), True, [Sell])


def test_unions_and_lists_of_unions() -> None:
    text = union("Deal", "Either.", [Buy, Sell])
    assert text == "/** Either. */\nexport type Deal = Buy | Sell;"
    info = msgspec.inspect.type_info(tuple[Card | None, ...])
    assert type_text(info) == "(Card | null)[]"


@pytest.mark.parametrize(
    ("kind", "words"),
    [
        (Annotated[int, Meta(ge=0, le=5)], "whole number, 0 to 5"),
        (Annotated[int, Meta(ge=1)], "whole number, 1 or more"),
        (float, "number"),
        (Annotated[str, Meta(max_length=24)], "text, up to 24 signs"),
        (bool | None, "true or false or null"),
        (tuple[Card, ...], "list of: [Card](#card)"),
        (Buy, "[Buy](#buy--buy)"),
        (
            Literal["medium", "easy", "hard", "expert"],
            '`"easy"`, `"medium"`, `"hard"` or `"expert"`',
        ),
    ],
)
def test_a_type_in_words(kind: Any, words: str) -> None:
    assert type_words(msgspec.inspect.type_info(kind)) == words


def test_sentences_are_found_in_meta_and_behind_fields() -> None:
    picture = {each.name: each.about for each in shape(Picture).fields}
    assert picture["now"] == "The server's clock, milliseconds since 1970."
    command = {each.name: each.about for each in shape(COMMANDS[0]).fields}
    assert command["id"].startswith("Chosen by the client")


# --- the whole of it -----------------------------------------------------------------------------


def test_every_message_is_in_every_description() -> None:
    types, page = protocol_types(), protocol_page(ROUTES)
    for struct in reached(*COMMANDS, *MESSAGES, *EXCHANGES):
        assert f"export interface {struct.__name__} {{" in types
        assert re.search(rf"^### {struct.__name__}\b", page, re.MULTILINE)
    assert get_args(AnyCommand) == COMMANDS
    assert get_args(AnyMessage) == MESSAGES
    for code in STATUS:
        assert f'"{code}"' in types
        assert f"| `{code}`" in page


def test_the_new_page_knows_prices_by_edition_and_every_ruling() -> None:
    cards: Json = json.loads(rulebook_document(ROOT))["cards"]
    assert cards["battery_monster"]["costs"] == {"first": 2, "second": 3}
    assert cards["extra_head"]["copies"] == {"first": 2, "second": 2}
    assert "copies" not in cards["jets"]
    assert (cards["barbs"]["side"], cards["barbs"]["level"]) == ("green", 3)
    assert cards["alien_origin"]["rulings"][-1] == "ruling-alien_origin-dark-1"


def test_every_monster_is_drawn_and_no_other() -> None:
    drawn = (ROOT / "web/src/art/mood.ts").read_text("utf-8").partition("MONSTERS = [")[2]
    assert tuple(re.findall(r'"(\w+)"', drawn.partition("]")[0])) == MONSTERS


def test_what_the_web_client_is_built_from_is_up_to_date() -> None:
    made = ROOT / "web/src/generated"
    assert (made / "protocol.ts").read_text("utf-8") == protocol_types(), "run `daikaiju docs`"
    assert (made / "rulebook.json").read_text("utf-8") == rulebook_document(ROOT)
    assert (made / "proofs.json").read_text("utf-8") == proofs_document(ROOT)
    package = ROOT / "src/daikaiju"
    assert (package / "text/proofs.json").read_text("utf-8") == proofs_in_short(ROOT)
    assert (package / "server/tables/examples.json").read_text("utf-8") == examples_document(ROOT)


def slug(title: str) -> str:
    """The anchor that a heading gets."""
    return re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-")


@pytest.mark.parametrize("name", ["protocol.md", "hosting.md"])
def test_links_lead_somewhere(name: str) -> None:
    text = (ROOT / "docs" / name).read_text(encoding="utf-8")
    anchors = {slug(title) for title in re.findall(r"^#+ (.*)$", text, re.MULTILINE)}
    for target in re.findall(r"\]\(([^)]+)\)", text):
        path, _, anchor = target.partition("#")
        if anchor and not path:
            assert anchor in anchors, target
        elif not target.startswith("https://"):
            assert (ROOT / "docs" / path).exists(), target


# --- OpenAPI -------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def description() -> Json:
    return openapi(ROUTES)


def test_the_description_is_valid(description: Json) -> None:
    schema = schemathesis.openapi.from_dict(description)
    schema.validate()
    found = list(schema.get_all_operations())
    operations = [each.ok() for each in found if isinstance(each, Ok)]
    assert len(operations) == len(found)
    assert {(each.method.upper(), each.path) for each in operations} == {
        (endpoint.method, endpoint.path) for endpoint in ROUTES
    }


def references(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        yield from (text for name, text in value.items() if name == "$ref")
    for part in value.values() if isinstance(value, dict) else value:
        if isinstance(part, dict | list):
            yield from references(part)


def test_every_reference_leads_to_a_schema(description: Json) -> None:
    known = {f"#/components/schemas/{name}" for name in description["components"]["schemas"]}
    assert set(references(description)) <= known


def operation(description: Json, name: str) -> Json:
    for path in description["paths"].values():
        for found in path.values():
            if found["operationId"] == name:
                return dict(found)
    raise AssertionError(name)


def test_an_endpoint_has_its_parameters_and_its_refusals(description: Json) -> None:
    found = operation(description, "updates")
    named = {each["name"]: each for each in found["parameters"]}
    assert named["table"]["in"] == "path"
    assert named["most"]["schema"]["default"] == 100
    assert not named["after"]["required"]
    assert "`private`" in found["responses"]["403"]["description"]
    assert "`no-such-table`" in found["responses"]["404"]["description"]
    refused = found["responses"]["503"]["content"]["application/json"]["schema"]
    assert refused == {"$ref": "#/components/schemas/Refused"}


def test_who_is_asked_for(description: Json) -> None:
    assert operation(description, "command")["security"] == [{"player": []}]
    assert operation(description, "command")["requestBody"]["required"]
    assert operation(description, "look")["security"] == [{}, {"player": []}]
    assert "security" not in operation(description, "server")
    assert not operation(description, "become")["requestBody"]["required"]


def test_what_hangs_on_an_endpoint_is_refused_there() -> None:
    plain = next(each for each in ROUTES if each.name == "server")
    assert "no-player" not in codes_of(plain)
    assert "too-big" not in codes_of(plain)
    strict = replace(plain, who="somebody", body=Buy, path="/api/v1/codes/{code}", codes=("stale",))
    assert {"no-player", "too-big", "no-such-code", "stale"} <= set(codes_of(strict))
    assert codes_of(strict) == sorted(codes_of(strict), key=list(STATUS).index)


def test_comments_become_descriptions(description: Json) -> None:
    fields = description["components"]["schemas"]["Picture"]["properties"]
    assert fields["host"]["description"] == "Who opened the table."


def test_an_endpoint_may_answer_without_json() -> None:
    async def handler(call: object) -> object:
        raise AssertionError

    plain = Endpoint("GET", "/x/{rest:path}", "x", "X.", handler, reply="text/plain")
    found = openapi([plain])["paths"]["/x/{rest}"]["get"]
    assert list(found["responses"]["200"]["content"]) == ["text/plain"]
    assert json.loads(openapi_text([plain]))["openapi"] == "3.1.0"


# --- the guide for hosts -------------------------------------------------------------------------


def test_the_guide_has_every_setting_as_it_is() -> None:
    text = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    for name in FIELDS:
        schema = msgspec.json.schema(Settings)["$defs"]["Settings"]["properties"][name]
        row = next(line for line in text.splitlines() if line.startswith(f"| `{name}` |"))
        assert row.endswith(f" {schema['description']} |")
        value = getattr(Settings(), name)
        shown = value if isinstance(value, tuple) else (value,)
        for each in shown if name != "store" else ():
            assert each == "" or f"`{each}`" in row
