"""Commands of clients and messages of the server.

docs/reference/protocol.md and the TypeScript types are generated from this file. A client sends
commands over the socket of a table or as the body of a request. The answer is `Done` or `Refused`.
Every change of a table is sent to all its listeners as an `Update`.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from .values import (
    Entropy,
    Level,
    Monster,
    Orders,
    Phase,
    PlayerName,
    Reason,
    SeatCount,
    SeatNumber,
    Setup,
)

PROTOCOL = 1
CommandId = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=40,
        pattern=r"^[A-Za-z0-9_-]+$(?!\n)",
        description="Chosen by the client. A command sent again with the same id is executed once.",
    ),
]
SeenPly = Annotated[
    int,
    Meta(ge=0, description="`ply` of the picture that the client has seen. An older one is stale."),
]
SeenSeq = Annotated[
    int,
    Meta(
        ge=0,
        description="`seq` of that picture. If given, it is stale after an undo.",
    ),
]

# --- commands ------------------------------------------------------------------------------------


class Command(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The base of all commands."""

    id: CommandId


class Sit(Command, tag="sit", frozen=True):
    """Take a seat. Before the game starts, also: change the own name or monster."""

    seat: SeatNumber
    name: PlayerName
    monster: Monster = ""
    entropy: Entropy = ""


class Man(Command, tag="man", frozen=True):
    """Give a free seat to a bot, or change the level of a bot.

    Also: let a bot play for a player who is not connected and has been awaited for a minute.
    """

    seat: SeatNumber
    level: Level


class Free(Command, tag="free", frozen=True):
    """Give up a seat. Before the game starts, the host may free any seat."""

    seat: SeatNumber


class Leave(Command, tag="leave", frozen=True):
    """Let a bot play for you until you return."""

    seat: SeatNumber


class Return(Command, tag="return", frozen=True):
    """Play again after `leave`."""

    seat: SeatNumber


class Resize(Command, tag="resize", frozen=True):
    """Change the number of seats before the game starts."""

    seats: SeatCount


class Start(Command, tag="start", frozen=True):
    """Start the game. Bots take the free seats.

    At least one player must have added a text to the dice: here, or with `sit`.
    """

    entropy: Entropy = ""


class Renew(Command, tag="renew", frozen=True):
    """Add a new text to the dice if `Picture.renew` is true, so that the game goes on."""

    entropy: Annotated[Entropy, Meta(min_length=1)]


class Act(Command, tag="act", frozen=True):
    """Make a decision, in notation: `keep 11C`, `buy jets`, `yield`."""

    seat: SeatNumber
    ply: SeenPly
    action: Annotated[str, Meta(min_length=1, max_length=80)]
    seq: SeenSeq = 0
    reason: Reason = ""


class Undo(Command, tag="undo", frozen=True):
    """Undo your last decision if `Picture.undo` is true.

    The decision must have affected neither chance nor another monster, and you must decide next.
    """

    seat: SeatNumber
    ply: SeenPly
    seq: SeenSeq = 0


class Order(Command, tag="order", frozen=True):
    """Set the standing orders of a seat."""

    seat: SeatNumber
    orders: Orders


class Say(Command, tag="say", frozen=True):
    """Send a chat message to the table. Spectators may do so if `Setup.chat` is `all`."""

    text: Annotated[str, Meta(min_length=1, max_length=300)]


class Hurry(Command, tag="hurry", frozen=True):
    """Let the bots finish the game without pauses, when no person has a monster any more."""


class Rematch(Command, tag="rematch", frozen=True):
    """After the game: open a new table for the same players."""


class PlayDeal(Command, tag="play_deal", frozen=True):
    """After the game: open a table with the same dice and cards for each seat and turn."""


class Ping(Command, tag="ping", frozen=True):
    """Check the connection. Changes nothing."""


AnyCommand = (
    Sit
    | Man
    | Free
    | Leave
    | Return
    | Resize
    | Start
    | Renew
    | Act
    | Undo
    | Order
    | Say
    | Hurry
    | Rematch
    | PlayDeal
    | Ping
)

# --- visible state -------------------------------------------------------------------------------


class CardSeen(Struct, frozen=True, omit_defaults=True):
    """A card or tile of a monster."""

    card: str
    counter: int = 0  # counters on it: smoke, stored energy
    copies: str = ""  # the card that it copies


class MonsterSeen(Struct, frozen=True, omit_defaults=True):
    """A monster on the board."""

    monster: str
    health: int
    stars: int
    energy: int
    place: Literal["outside", "city", "bay", "out", "down"]
    poison: int = 0
    shrink: int = 0
    wickedness: int = 0
    zombie: bool = False
    prediction: int = -1  # seat whose win the eliminated player predicts
    stake: int = 0  # points for that prediction if it comes true
    cards: tuple[CardSeen, ...] = ()
    tiles: tuple[CardSeen, ...] = ()


class OnOffer(Struct, frozen=True):
    """A card in the market, with its price for each seat."""

    card: str
    prices: tuple[int, ...]


class Board(Struct, frozen=True, omit_defaults=True):
    """The whole board, as one seat may see it."""

    edition: str
    turn: int  # seat whose turn it is
    step: str  # step of the turn
    throws: int  # throws left
    dice: str  # `113ECH`
    monsters: tuple[MonsterSeen, ...]
    market: tuple[OnOffer | None, ...]
    deck: int  # number of cards left
    discard: tuple[str, ...] = ()
    tiles: tuple[str, ...] = ()  # tiles that can be taken
    top: str = ""  # top card of the deck, if you have seen it
    aside: str = ""  # dice that were thrown for a card


class Asked(Struct, frozen=True, omit_defaults=True):
    """The pending decision."""

    seat: int
    since: int  # milliseconds since 1970
    until: int = 0  # when a bot takes over; 0: no limit
    stand_in: int = 0  # from when on a bot may replace the player, if not connected; 0: a bot plays
    question: str = ""  # `keep`, `yield`, `buy` …, see docs/notation.md


class SeatSeen(Struct, frozen=True, omit_defaults=True):
    """A seat with its holder or bot."""

    monster: str = ""
    holder: str = ""
    name: str = ""
    bot: Level | None = None
    present: bool = False  # whether the holder is connected
    reserve: float = 0
    entropy: str = ""
    orders: Orders | None = None  # sent to the holder only


class Result(Struct, frozen=True):
    """The result of the game."""

    winners: tuple[int, ...]
    reason: Literal["stars", "survivor", "nobody", "standstill"]


class Picture(Struct, frozen=True, omit_defaults=True):
    """The complete visible state of a table. No earlier picture is needed."""

    seq: int
    ply: int
    now: int  # time of the server, milliseconds since 1970
    phase: Phase
    setup: Setup
    host: str  # public id of the player who opened the table
    code: str
    commitment: str
    seats: tuple[SeatSeen, ...]
    board: Board | None = None
    position: str = ""  # the position as text, see docs/notation.md
    asked: Asked | None = None
    legal: tuple[str, ...] = ()  # your legal actions, if you must decide
    undo: bool = False  # whether you may undo your last decision
    result: Result | None = None
    secret: str = ""  # secret of the dice, once the game is over
    origin: str = ""  # id of the table whose rematch or fork this is; only the host sees it
    next: str = ""  # id of the table of the rematch
    next_code: str = ""  # code of the table of the rematch
    watchers: int = 0  # number of connected spectators
    spectators: tuple[str, ...] = ()  # their names; those without a name are only counted
    packs: tuple[str, ...] = ()  # names of the packs of the game: see `GET /packs`
    start_text: str = ""  # entropy that the player added who started the game
    deal: Literal["", "new", "again"] = (
        ""  # `new`: others may play its deal; `again`: played before
    )
    deal_code: str = ""  # code of the table that played the deal first
    restored: tuple[str, ...] = ()  # commitments of later secrets, after restores from a backup
    renew: bool = False  # the game was restored and waits for a new text: see `renew`


class Happening(Struct, frozen=True, omit_defaults=True):
    """An event: a change and its cause."""

    what: str  # one of rules.events.EVENT_NAMES
    seat: int
    # `moved`: the zone (0 outside, 1 City, 2 Bay); `revealed`: the slot; `predicted`: the seat
    amount: int = 0
    cause: str = ""  # a card or tile, `face:1`, `claws`, `entering`, …
    rules: tuple[str, ...] = ()  # ids of docs/reference/rules.md, or `card:NAME`, `tile:NAME`
    card: str = ""  # with `copied`: the copied card


class Step(Struct, frozen=True, omit_defaults=True):
    """One move with its events."""

    move: str  # in notation; `reveal ?` if you may not see the card
    ply: int
    seat: int = -1  # -1: chance
    why: Literal["person", "bot", "orders", "table"] = "table"
    events: tuple[Happening, ...] = ()
    reason: str = ""  # that the player stated; during the game only for your own seats


# --- messages of the server ----------------------------------------------------------------------


class Welcome(Struct, tag="welcome", frozen=True, omit_defaults=True):
    """The first message on a socket."""

    protocol: int
    rules: str  # version of the rules
    you: str  # your public id
    table: str
    picture: Picture


class Update(Struct, tag="update", frozen=True, omit_defaults=True):
    """The table has changed. Updates arrive in the order of `picture.seq`, without gaps."""

    what: str  # the kind of entry: `sat`, `moved`, `undone`, `said` …
    picture: Picture
    by: str = ""  # public id of the player who caused it
    seat: int = -1  # seat that the entry is about
    steps: tuple[Step, ...] = ()
    name: str = ""  # with `said`: name of the player or spectator
    text: str = ""  # with `said`: the text


class Present(Struct, tag="present", frozen=True, omit_defaults=True):
    """Players or spectators have connected or disconnected."""

    seats: tuple[bool, ...]
    watchers: int = 0
    spectators: tuple[str, ...] = ()  # names of spectators


class Done(Struct, tag="done", frozen=True, omit_defaults=True):
    """Your command was executed and stored."""

    id: str
    seq: int
    ply: int = 0
    table: str = ""  # with `rematch` and `play_deal`: id of the new table


class Refused(Struct, tag="refused", frozen=True, omit_defaults=True):
    """Your command was not executed. Nothing has changed."""

    code: str
    sentence: str
    id: str = ""
    seq: int = 0
    ply: int = 0
    again: bool = False  # the same command may succeed a little later


class Closing(Struct, tag="closing", frozen=True):
    """The server shuts down or ends this socket. Connect again after `after` seconds."""

    code: str
    sentence: str
    after: float = 1.0  # seconds


AnyMessage = Welcome | Update | Present | Done | Refused | Closing
