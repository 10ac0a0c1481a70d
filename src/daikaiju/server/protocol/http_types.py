"""Types of HTTP bodies and queries, beside the commands and messages of a table.

The OpenAPI document is generated from these types and from routes.py.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from .messages import Update
from .values import (
    MAX_RECORD_LENGTH,
    EditionName,
    ExampleId,
    Fork,
    FromRecord,
    Level,
    Phase,
    Ply,
    Setup,
)

Language = Literal["en", "fr", "es", "ru", "zh-Hant", "fa"]  # as in text.LANGUAGES
OptionalName = Annotated[
    str, Meta(max_length=24, description="Display name of a player, or empty.")
]

# --- the server ----------------------------------------------------------------------------------


class Choice(Struct, frozen=True):
    """An option of the rules: its possible values and its default.

    With `usual` null the default depends on the number of seats.
    """

    name: str
    values: tuple[bool | str, ...]
    usual: bool | str | None


class EditionSeen(Struct, frozen=True):
    """An edition of the game."""

    name: str
    year: int
    monsters: tuple[str, ...]  # monsters of this edition
    options: tuple[Choice, ...]


class LimitsSeen(Struct, frozen=True):
    """The limits of this server."""

    tables_of_player: int  # unfinished tables that one player has opened
    sockets_of_table: int
    requests: int  # per minute and address
    codes: int  # tables looked up by code, per minute and address
    commands: int  # per second and socket
    message: int  # maximal bytes of a message on a socket
    body: int  # maximal bytes of the body of a request
    record: int  # maximal bytes of the body of a request with a record


class ServerInfo(Struct, frozen=True):
    """Properties of this server."""

    name: str
    version: str
    protocol: int
    monsters: tuple[str, ...]
    editions: tuple[EditionSeen, ...]
    levels: tuple[Level, ...]
    languages: tuple[str, ...]
    cards: tuple[str, ...]  # cards for standing orders
    packs: tuple[str, ...]  # packs of this server: see `GET /packs`
    mail: bool  # the server can send e-mail to players who want it
    limits: LimitsSeen


class Health(Struct, frozen=True):
    """Whether the server runs, or whether it can store data."""

    ok: bool


# --- packs ---------------------------------------------------------------------------------------


class InLanguage(Struct, frozen=True, forbid_unknown_fields=True):
    """The language of texts."""

    language: Language = "en"


class PackCard(Struct, frozen=True, omit_defaults=True):
    """A card, or a face of a Wickedness tile, of a pack."""

    pack: str
    kind: Literal["keep", "discard", "tile"]
    level: int = 0  # of a tile: 3, 6 or 10
    side: Literal["", "red", "green"] = ""  # of a tile
    costs: dict[str, int] = {}  # for each edition that has the card
    copies: dict[str, int] = {}  # in the deck, if more than one
    when: tuple[str, ...] = ()  # the phases of a game in which it acts


class PackCards(Struct, frozen=True):
    """The cards of all packs of the server. Only the host of the server chooses packs."""

    cards: dict[str, PackCard]
    texts: dict[str, str]  # by `pack-NAME`, `card-NAME`, `card-NAME.effect`


# --- players -------------------------------------------------------------------------------------


class Me(Struct, frozen=True):
    """The player that the cookie identifies."""

    id: str  # public id, used in seats; empty: no player
    name: str
    language: str  # empty: as in Accept-Language


class NewPlayer(Struct, frozen=True, forbid_unknown_fields=True):
    """Create a player."""

    name: OptionalName = ""
    language: Language | None = None


class ChangeMe(Struct, frozen=True, forbid_unknown_fields=True):
    """Change the fields that are not null."""

    name: OptionalName | None = None
    language: Language | None = None


# --- tables --------------------------------------------------------------------------------------


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """Open a table for a new game, or from an existing position.

    The position is one of another table, of a record, of an example in the edition of the setup,
    or of a puzzle.
    """

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
    people: int  # number of players with a seat
    created: int  # milliseconds since 1970
    changed: int


class Listing(Struct, frozen=True, omit_defaults=True):
    """Some tables, the latest first. For the next part send `next` as `before`."""

    tables: tuple[Listed, ...]
    next: int = 0


class Page(Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a list."""

    before: Annotated[int, Meta(ge=0, le=2**53, description="`next` of the previous part.")] = 0
    most: Annotated[int, Meta(ge=1, le=100, description="Maximal number.")] = 50


class GameSeat(Struct, frozen=True, omit_defaults=True):
    """A seat in a list of games."""

    monster: str = ""
    name: str = ""
    bot: Level | None = None  # a bot plays it
    yours: bool = False
    place: int = 0  # in a finished game: 1 is a winner


class Game(Struct, frozen=True, omit_defaults=True):
    """A game of yours: the table with all seats, and your result."""

    table: str
    code: str
    phase: Phase
    edition: EditionName
    level: Level  # of bots
    created: int  # milliseconds since 1970
    changed: int
    seats: tuple[GameSeat, ...]
    waits: bool = False  # the game waits for you


class Games(Struct, frozen=True, omit_defaults=True):
    """Some games, the latest first. For the next part send `next` as `before`."""

    games: tuple[Game, ...]
    next: int = 0


class DealGames(Struct, frozen=True):
    """The games with one deal that you may see, the first game first."""

    code: str  # of the first game
    games: tuple[Game, ...]


class UploadedRecord(Struct, frozen=True, forbid_unknown_fields=True):
    """A game record to watch, and the part of its updates that is wanted."""

    text: Annotated[str, Meta(max_length=MAX_RECORD_LENGTH)]
    after: Annotated[
        int, Meta(ge=0, le=2**53, description="The `seq` of the last known update.")
    ] = 0
    most: Annotated[int, Meta(ge=1, le=200, description="Maximal number.")] = 100


class Found(Struct, frozen=True):
    """The table of a code."""

    table: str
    code: str


class After(Struct, frozen=True, forbid_unknown_fields=True):
    """A range of updates."""

    after: Annotated[
        int, Meta(ge=0, le=2**53, description="The `seq` of the last known update.")
    ] = 0
    most: Annotated[int, Meta(ge=1, le=200, description="Maximal number.")] = 100


class History(Struct, frozen=True):
    """Updates of a table in order, as you may see them."""

    updates: tuple[Update, ...]


class Goals(Struct, frozen=True, forbid_unknown_fields=True):
    """Goals to compute odds for. Without a goal, the server chooses useful ones."""

    goal: Annotated[
        str,
        Meta(
            max_length=200,
            pattern=r"^[a-z0-9_:>=,]*$(?!\n)",
            description="Comma-separated: `stars`, `claws>=3`, `kill:MONSTER`, `win` …",
        ),
    ] = ""


class UpTo(Struct, frozen=True, forbid_unknown_fields=True):
    """The first moves of a game, or all moves if `ply` is null."""

    ply: Ply | None = None
