"""Documents generated from the messages: OpenAPI, TypeScript and the protocol page."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Literal, get_args

import msgspec
import pytest
import schemathesis
from msgspec import Meta, Struct, field
from schemathesis.core.result import Ok

from conftest import all_scenarios
from daikaiju.record.scenario import Scenario
from daikaiju.rules import MONSTERS
from daikaiju.server.codegen.proofs import examples_document, proof_counts_document, proofs_document
from daikaiju.server.codegen.protocol_page import describe_kind, protocol_page
from daikaiju.server.codegen.rulebook import rulebook_document
from daikaiju.server.codegen.typescript import interface, protocol_types, type_text, union
from daikaiju.server.protocol.message_fields import (
    COMMAND_TYPES,
    HTTP_TYPES,
    MESSAGE_TYPES,
    reachable_types,
    shape_of,
)
from daikaiju.server.protocol.messages import AnyCommand, AnyMessage, Picture
from daikaiju.server.refusals import HTTP_STATUS
from daikaiju.server.settings import FIELDS, Settings
from daikaiju.server.web.endpoint import Endpoint
from daikaiju.server.web.openapi import openapi, openapi_text, refusal_codes
from daikaiju.server.web.routes import ROUTES

ROOT = Path(__file__).parent.parent
PAGES = sorted(
    path.relative_to(ROOT).as_posix()
    for path in [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("examples/*.md")]
)
Json = dict[str, Any]


@pytest.fixture(scope="module")
def scenarios() -> list[Scenario]:
    return list(all_scenarios())


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
    level: Literal["easy", "medium", "hard", "expert", "master", "legend"] = "easy"


def test_struct_becomes_a_typescript_interface() -> None:
    assert interface(shape_of(Buy), is_sent=True) == (
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


def test_sent_fields_are_required_unless_defaults_are_omitted() -> None:
    assert "  /** In energy. If absent: 0. */\n  price?: number;" in interface(shape_of(Card))
    assert "  level: Level;" in interface(shape_of(Sell))
    assert "  level?: Level;" in interface(shape_of(Sell), is_sent=True)


def test_completed_types_are_partial_in_requests() -> None:
    class Trade(Struct):
        deal: Sell

    assert "deal: Sell;" in interface(shape_of(Trade))
    assert "deal: Partial<Sell>;" in interface(shape_of(Trade), True, [Sell])


def test_unions_and_lists_of_unions_in_typescript() -> None:
    text = union("Deal", "Either.", [Buy, Sell])
    assert text == "/** Either. */\nexport type Deal = Buy | Sell;"
    info = msgspec.inspect.type_info(tuple[Card | None, ...])
    assert type_text(info) == "(Card | null)[]"


@pytest.mark.parametrize(
    ("kind", "words"),
    [
        (Annotated[int, Meta(ge=0, le=5)], "integer, 0 to 5"),
        (Annotated[int, Meta(ge=1)], "integer, 1 or more"),
        (float, "number"),
        (Annotated[str, Meta(max_length=24)], "text, up to 24 characters"),
        (bool | None, "true or false or null"),
        (tuple[Card, ...], "list of: [Card](#card)"),
        (Buy, "[Buy](#buy--buy)"),
        (
            Literal["medium", "legend", "easy", "hard", "master", "expert"],
            '`"easy"`, `"medium"`, `"hard"`, `"expert"`, `"master"` or `"legend"`',
        ),
    ],
)
def test_type_description_in_words(kind: Any, words: str) -> None:
    assert describe_kind(msgspec.inspect.type_info(kind)) == words


def test_descriptions_come_from_meta_and_comments() -> None:
    picture = {each.name: each.description for each in shape_of(Picture).fields}
    assert picture["now"] == "Time of the server, milliseconds since 1970."
    command = {each.name: each.description for each in shape_of(COMMAND_TYPES[0]).fields}
    assert command["id"].startswith("Chosen by the client")


# --- generated documents -------------------------------------------------------------------------


def test_every_message_is_in_the_types_and_on_the_page() -> None:
    types, page = protocol_types(), protocol_page(ROUTES)
    for struct in reachable_types(*COMMAND_TYPES, *MESSAGE_TYPES, *HTTP_TYPES):
        assert f"export interface {struct.__name__} {{" in types
        assert re.search(rf"^### {struct.__name__}\b", page, re.MULTILINE)
    assert get_args(AnyCommand) == COMMAND_TYPES
    assert get_args(AnyMessage) == MESSAGE_TYPES
    for code in HTTP_STATUS:
        assert f'"{code}"' in types
        assert f"| `{code}`" in page


def test_rulebook_document_has_costs_by_edition_and_rulings(
    scenarios: list[Scenario],
) -> None:
    cards: Json = json.loads(rulebook_document(scenarios))["cards"]
    assert cards["battery_monster"]["costs"] == {"first": 2, "second": 3}
    assert cards["extra_head"]["copies"] == {"first": 2, "second": 2}
    assert "copies" not in cards["jets"]
    assert (cards["barbs"]["side"], cards["barbs"]["level"]) == ("green", 3)
    assert cards["alien_origin"]["rulings"][-1] == "ruling-alien_origin-dark-1"


def test_page_draws_every_monster() -> None:
    drawn = (ROOT / "web/src/art/mood.ts").read_text("utf-8").partition("MONSTERS = [")[2]
    assert tuple(re.findall(r'"(\w+)"', drawn.partition("]")[0])) == MONSTERS


def test_generated_files_are_up_to_date(scenarios: list[Scenario]) -> None:
    generated = ROOT / "web/src/generated"
    assert (generated / "protocol.ts").read_text("utf-8") == protocol_types(), "run `daikaiju docs`"
    assert (generated / "rulebook.json").read_text("utf-8") == rulebook_document(scenarios)
    assert (generated / "proofs.json").read_text("utf-8") == proofs_document(scenarios, ROOT)
    package = ROOT / "src/daikaiju"
    assert (package / "text/proofs.json").read_text("utf-8") == proof_counts_document(scenarios)
    examples = (package / "server/tables/examples.json").read_text("utf-8")
    assert examples == examples_document(scenarios)


def slug(title: str) -> str:
    """Return the anchor of a heading."""
    return re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-")


@cache
def anchors(page: Path) -> set[str]:
    titles = re.findall(r"^#+ (.*)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {slug(title) for title in titles}


@pytest.mark.parametrize("name", PAGES)
def test_markdown_links_are_valid(name: str) -> None:
    page = ROOT / name
    text = re.sub(r"```.*?```|`[^`\n]*`", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
    for target in re.findall(r"\]\(([^)\s]+)\)", text):
        if target.startswith("https://"):
            continue
        path, _, anchor = target.partition("#")
        found = (page.parent / path).resolve() if path else page
        assert found.exists(), target
        assert not anchor or anchor in anchors(found), target


# --- OpenAPI -------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def description() -> Json:
    return openapi(ROUTES)


def test_openapi_document_is_valid(description: Json) -> None:
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


def test_every_openapi_reference_has_a_schema(description: Json) -> None:
    known = {f"#/components/schemas/{name}" for name in description["components"]["schemas"]}
    assert set(references(description)) <= known


def operation(description: Json, name: str) -> Json:
    for path in description["paths"].values():
        for found in path.values():
            if found["operationId"] == name:
                return dict(found)
    raise AssertionError(name)


def test_operation_has_parameters_and_refusals(description: Json) -> None:
    found = operation(description, "updates")
    named = {each["name"]: each for each in found["parameters"]}
    assert named["table"]["in"] == "path"
    assert named["most"]["schema"]["default"] == 100
    assert not named["after"]["required"]
    assert "`private`" in found["responses"]["403"]["description"]
    assert "`no-such-table`" in found["responses"]["404"]["description"]
    refused = found["responses"]["503"]["content"]["application/json"]["schema"]
    assert refused == {"$ref": "#/components/schemas/Refused"}


def test_operations_state_the_required_session(description: Json) -> None:
    assert operation(description, "command")["security"] == [{"player": []}]
    assert operation(description, "command")["requestBody"]["required"]
    assert operation(description, "look")["security"] == [{}, {"player": []}]
    assert "security" not in operation(description, "server")
    assert not operation(description, "become")["requestBody"]["required"]


def test_refusal_codes_follow_from_the_endpoint() -> None:
    plain = next(each for each in ROUTES if each.name == "server")
    assert "no-player" not in refusal_codes(plain)
    assert "too-big" not in refusal_codes(plain)
    strict = replace(
        plain, session="required", body=Buy, path="/api/v1/codes/{code}", codes=("stale",)
    )
    assert {"no-player", "too-big", "no-such-code", "stale"} <= set(refusal_codes(strict))
    assert refusal_codes(strict) == sorted(refusal_codes(strict), key=list(HTTP_STATUS).index)


def test_comments_become_openapi_descriptions(description: Json) -> None:
    fields = description["components"]["schemas"]["Picture"]["properties"]
    assert fields["host"]["description"] == "Public id of the player who opened the table."


def test_endpoint_without_json_response_is_described() -> None:
    async def handler(call: object) -> object:
        raise AssertionError

    plain = Endpoint("GET", "/x/{rest:path}", "x", "X.", handler, reply="text/plain")
    found = openapi([plain])["paths"]["/x/{rest}"]["get"]
    assert list(found["responses"]["200"]["content"]) == ["text/plain"]
    assert json.loads(openapi_text([plain]))["openapi"] == "3.1.0"


# --- hosting guide -------------------------------------------------------------------------------


def test_hosting_guide_lists_every_setting() -> None:
    text = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    for name in FIELDS:
        schema = msgspec.json.schema(Settings)["$defs"]["Settings"]["properties"][name]
        row = next(line for line in text.splitlines() if line.startswith(f"| `{name}` |"))
        assert row.endswith(f" {schema['description']} |")
        value = getattr(Settings(), name)
        shown = value if isinstance(value, tuple) else (value,)
        for each in shown if name != "store" else ():
            assert each == "" or f"`{each}`" in row
