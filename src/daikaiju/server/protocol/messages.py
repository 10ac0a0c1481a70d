"""What browsers and servers say to each other. docs/protocol.md and the types for TypeScript are
made from this file.

Commands go over the socket of a table or as the body of a request; either way they are answered by
`Done` or `Refused`, and whatever changes is told to everybody at the table as an `Update`.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from ..tables.values import SEATS, Entropy, Level, Monster, Name, Orders, Phase, Place, Setup

PROTOCOL = 1
CommandId = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=40,
        pattern=r"^[A-Za-z0-9_-]+$(?!\n)",
        description="Chosen by the client; a command sent again under the same id is done once.",
    ),
]
SeenPly = Annotated[int, Meta(ge=0, description="The number of moves seen: an older one is stale.")]
SeenSeq = Annotated[
    int,
    Meta(
        ge=0,
        description="`seq` of the picture seen; if given, it is stale once a decision was undone.",
    ),
]

# --- commands ------------------------------------------------------------------------------------


class Command(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What every command has."""

    id: CommandId


class Sit(Command, tag="sit", frozen=True):
    """Take a seat (or, while gathering, change one's name or monster there)."""

    seat: Place
    name: Name
    monster: Monster = ""
    entropy: Entropy = ""


class Man(Command, tag="man", frozen=True):
    """Let a bot have a free seat, or change its level.

    Also: let one stand in for somebody who is not connected and for whom all have waited a minute.
    """

    seat: Place
    level: Level


class Free(Command, tag="free", frozen=True):
    """Give a seat up; whoever opened the table may free any seat while gathering."""

    seat: Place


class Leave(Command, tag="leave", frozen=True):
    """Let a bot stand in for you until you are back."""

    seat: Place


class Return(Command, tag="return", frozen=True):
    """Play again yourself."""

    seat: Place


class Resize(Command, tag="resize", frozen=True):
    """Change how many seats the table has, while gathering."""

    seats: SEATS


class Start(Command, tag="start", frozen=True):
    """Begin the game; bots take the seats that are free."""


class Act(Command, tag="act", frozen=True):
    """Decide, as notation writes it: `keep 11C`, `buy jets`, `yield`."""

    seat: Place
    ply: SeenPly
    action: Annotated[str, Meta(min_length=1, max_length=80)]
    seq: SeenSeq = 0


class Undo(Command, tag="undo", frozen=True):
    """Take your last decision back, if `Picture.undo` says that you may.

    It must have touched neither chance nor another monster, and you must still be asked.
    """

    seat: Place
    ply: SeenPly
    seq: SeenSeq = 0


class Order(Command, tag="order", frozen=True):
    """Give a seat standing orders."""

    seat: Place
    orders: Orders


class Say(Command, tag="say", frozen=True):
    """Say something to the table."""

    text: Annotated[str, Meta(min_length=1, max_length=300)]


class Rematch(Command, tag="rematch", frozen=True):
    """After the game: the same people at a new table."""


class Ping(Command, tag="ping", frozen=True):
    """Is anybody there? Changes nothing."""


AnyCommand = (
    Sit | Man | Free | Leave | Return | Resize | Start | Act | Undo | Order | Say | Rematch | Ping
)

# --- what is seen --------------------------------------------------------------------------------


class CardSeen(Struct, frozen=True, omit_defaults=True):
    """A card or tile in front of a monster."""

    card: str
    counter: int = 0  # what lies on it: smoke, stored energy
    copies: str = ""  # the card that it works as


class MonsterSeen(Struct, frozen=True, omit_defaults=True):
    """A monster on the board."""

    monster: str
    health: int
    stars: int
    energy: int
    place: Literal["outside", "city", "bay", "out"]
    poison: int = 0
    shrink: int = 0
    wickedness: int = 0
    zombie: bool = False
    cards: tuple[CardSeen, ...] = ()
    tiles: tuple[CardSeen, ...] = ()


class OnOffer(Struct, frozen=True):
    """A card in the market, with what it costs each monster, by seat."""

    card: str
    prices: tuple[int, ...]


class Board(Struct, frozen=True, omit_defaults=True):
    """Everything that lies on the table, as one seat may see it."""

    edition: str
    turn: int  # whose
    step: str  # of the turn
    throws: int  # left
    dice: str  # `113ECH`
    monsters: tuple[MonsterSeen, ...]
    market: tuple[OnOffer | None, ...]
    deck: int  # cards left
    discard: tuple[str, ...] = ()
    tiles: tuple[str, ...] = ()  # that can be taken
    top: str = ""  # the top card of the deck, for those who have looked at it
    aside: str = ""  # dice just thrown for a card


class Asked(Struct, frozen=True, omit_defaults=True):
    """Who must decide."""

    seat: int
    since: int  # milliseconds since 1970
    until: int = 0  # when a bot takes over; 0: nobody is hurried
    question: str = ""  # `keep`, `yield`, `buy` …: the frames of docs/notation.md


class SeatSeen(Struct, frozen=True, omit_defaults=True):
    """Who sits where."""

    monster: str = ""
    holder: str = ""
    name: str = ""
    bot: Level | None = None
    present: bool = False  # connected
    reserve: float = 0
    entropy: str = ""
    orders: Orders | None = None  # only for the holder


class Result(Struct, frozen=True):
    """How the game ended."""

    winners: tuple[int, ...]
    reason: Literal["stars", "survivor", "nobody"]


class Picture(Struct, frozen=True, omit_defaults=True):
    """All that there is to see: nothing of an earlier picture is needed."""

    seq: int
    ply: int
    now: int  # the server's clock, milliseconds since 1970
    phase: Phase
    setup: Setup
    host: str  # who opened the table
    code: str
    commitment: str
    seats: tuple[SeatSeen, ...]
    board: Board | None = None
    position: str = ""  # one line that reads back: docs/notation.md
    asked: Asked | None = None
    legal: tuple[str, ...] = ()  # what you may do, if it is you who must decide
    undo: bool = False  # … and whether you may take your last decision back
    result: Result | None = None
    secret: str = ""  # of the dice, when the game is over
    origin: str = ""  # the table that this one follows or branches from
    next: str = ""  # the table of the rematch …
    next_code: str = ""  # … and its code
    watchers: int = 0  # connected people who do not sit here


class Happening(Struct, frozen=True, omit_defaults=True):
    """A change, and what brought it about."""

    what: str  # rules.events.EVENT_NAMES
    seat: int
    amount: int = 0  # with `moved` the place (0 outside, 1 City, 2 Bay), with `revealed` the slot
    cause: str = ""  # a card or tile, `face:1`, `claws`, `entering`, …
    rules: tuple[str, ...] = ()  # ids of docs/rules.md, or `card:NAME`, `tile:NAME`
    card: str = ""  # with `copied`: what is copied now


class Step(Struct, frozen=True, omit_defaults=True):
    """One move and what it did."""

    move: str  # as notation writes it; `reveal ?` where you may not see the card
    ply: int
    seat: int = -1  # who; -1: chance
    why: Literal["person", "bot", "orders", "table"] = "table"
    events: tuple[Happening, ...] = ()


# --- what the server says ------------------------------------------------------------------------


class Welcome(Struct, tag="welcome", frozen=True, omit_defaults=True):
    """The first message on a socket."""

    protocol: int
    rules: str  # the version of the rules
    you: str  # your public id
    table: str
    picture: Picture


class Update(Struct, tag="update", frozen=True, omit_defaults=True):
    """Something happened. Updates arrive in the order of `picture.seq`, without gaps."""

    what: str  # the kind of entry: `sat`, `moved`, `undone`, `said` …
    picture: Picture
    by: str = ""  # who asked for it
    seat: int = -1  # whom it concerns
    steps: tuple[Step, ...] = ()
    name: str = ""  # with `said`: who …
    text: str = ""  # … and what


class Present(Struct, tag="present", frozen=True, omit_defaults=True):
    """Who is connected has changed."""

    seats: tuple[bool, ...]
    watchers: int = 0


class Done(Struct, tag="done", frozen=True, omit_defaults=True):
    """Your command was carried out and stored."""

    id: str
    seq: int
    ply: int = 0
    table: str = ""  # with `rematch`: the new one


class Refused(Struct, tag="refused", frozen=True, omit_defaults=True):
    """Your command was not carried out; nothing has changed."""

    code: str
    sentence: str
    id: str = ""
    seq: int = 0
    ply: int = 0
    again: bool = False  # the same command may work a little later


class Closing(Struct, tag="closing", frozen=True):
    """The server goes down or this socket is no longer wanted; come back after a while."""

    code: str
    sentence: str
    after: float = 1.0  # seconds


AnyMessage = Welcome | Update | Present | Done | Refused | Closing
