"""What is asked and answered over HTTP, beside the commands and messages of a table.

The description of the HTTP interface (OpenAPI) is made from these values and from routes.py.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from ..tables.values import EditionName, ExampleId, Fork, FromRecord, Level, Phase, Ply, Setup
from ..updates.messages import Update

Language = Literal["en", "fr", "es", "ru", "zh-Hant", "fa"]  # as in text.LANGUAGES
NameOrNone = Annotated[str, Meta(max_length=24, description="What somebody is called, or nothing.")]

# --- the server ----------------------------------------------------------------------------------


class Choice(Struct, frozen=True):
    """An option of the rules: what a table may choose, and what it gets if it does not.

    With `usual` null that hangs on the number of seats.
    """

    name: str
    values: tuple[bool | str, ...]
    usual: bool | str | None


class EditionSeen(Struct, frozen=True):
    """A rulebook."""

    name: str
    year: int
    monsters: tuple[str, ...]  # in the box
    options: tuple[Choice, ...]


class LimitsSeen(Struct, frozen=True):
    """How much of everything there may be."""

    tables_of_player: int  # unfinished ones that somebody has opened
    sockets_of_table: int
    requests: int  # a minute and address
    codes: int  # tables looked up by code, a minute and address
    commands: int  # a second and socket
    message: int  # bytes of a message on a socket
    body: int  # bytes of the body of a request …
    record: int  # … and of one that brings a record along


class ServerInfo(Struct, frozen=True):
    """What this server is and offers."""

    name: str
    version: str
    protocol: int
    monsters: tuple[str, ...]
    editions: tuple[EditionSeen, ...]
    levels: tuple[Level, ...]
    languages: tuple[str, ...]
    cards: tuple[str, ...]  # that standing orders can be given for
    limits: LimitsSeen


class Health(Struct, frozen=True):
    """Whether the server lives, or whether it can store anything."""

    ok: bool


# --- people --------------------------------------------------------------------------------------


class Me(Struct, frozen=True):
    """You, as this server knows you: by the cookie of your browser."""

    id: str  # public: seats refer to it; empty: this server does not know you
    name: str
    language: str  # empty: as your browser says


class NewPlayer(Struct, frozen=True, forbid_unknown_fields=True):
    """Become somebody."""

    name: NameOrNone = ""
    language: Language | None = None


class ChangeMe(Struct, frozen=True, forbid_unknown_fields=True):
    """Change what is not null."""

    name: NameOrNone | None = None
    language: Language | None = None


# --- tables --------------------------------------------------------------------------------------


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """Open a table: for a new game, or from a position of another table, of a record, or of an
    example of the rulebook in the edition of the setup."""

    setup: Setup = Setup()
    fork: Fork | None = None
    record: FromRecord | None = None
    example: ExampleId = ""


class Listed(Struct, frozen=True):
    """A table in a list."""

    table: str
    code: str
    phase: Phase
    edition: EditionName
    seats: int
    people: int  # who have a seat
    created: int  # milliseconds since 1970
    changed: int


class Listing(Struct, frozen=True, omit_defaults=True):
    """Some tables, the latest first. With `next`, that as `before` brings those after them."""

    tables: tuple[Listed, ...]
    next: int = 0


class Page(Struct, frozen=True, forbid_unknown_fields=True):
    """Which part of a list."""

    before: Annotated[
        int, Meta(ge=0, le=2**53, description="What the part before it had as `next`.")
    ] = 0
    most: Annotated[int, Meta(ge=1, le=100, description="How many at most.")] = 50


class Found(Struct, frozen=True):
    """The table that a code names."""

    table: str
    code: str


class After(Struct, frozen=True, forbid_unknown_fields=True):
    """Which updates."""

    after: Annotated[
        int, Meta(ge=0, le=2**53, description="The `seq` of the last one that is known.")
    ] = 0
    most: Annotated[int, Meta(ge=1, le=200, description="How many at most.")] = 100


class History(Struct, frozen=True):
    """What happened at a table, in order, as you may know it."""

    updates: tuple[Update, ...]


class Goals(Struct, frozen=True, forbid_unknown_fields=True):
    """What odds are wanted for; with nothing, the server chooses what is worth a look."""

    goal: Annotated[
        str,
        Meta(
            max_length=200,
            pattern=r"^[a-z0-9_:>=,]*$(?!\n)",
            description="With commas between them: `stars`, `claws>=3`, `kill:MONSTER`, `win` …",
        ),
    ] = ""


class UpTo(Struct, frozen=True, forbid_unknown_fields=True):
    """How much of a game: its first moves, or with null all of them."""

    ply: Ply | None = None
