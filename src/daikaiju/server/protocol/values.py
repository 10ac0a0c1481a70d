"""Values of a table: setup, seats, clock and standing orders.

They are stored in the log of a table and sent to clients.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from ...record.game import MAX_REASON
from ...rules.editions import Options

EditionName = Literal["first", "second", "dark"]
# Levels of bots, as in bots.registry.LEVELS.
Level = Literal["easy", "medium", "hard", "expert", "master", "legend"]
Phase = Literal["gathering", "playing", "over"]
SeatNumber = Annotated[int, Meta(ge=0, le=5, description="Number of a seat, clockwise from 0.")]
PlayerName = Annotated[
    str, Meta(min_length=1, max_length=24, description="Display name of a player.")
]
# A pattern ends with $(?!\n): in Python, $ alone also matches before a final newline.
Monster = Annotated[str, Meta(max_length=24, pattern=r"^[a-z_]*$(?!\n)")]
Entropy = Annotated[
    str,
    Meta(
        max_length=64,
        pattern=r"^[ -~]*$(?!\n)",
        description="Any text. It is mixed into the randomness of the dice.",
    ),
]
Reason = Annotated[
    str,
    Meta(
        max_length=MAX_REASON,
        description="Why the player decides so. Others see it when the game is over.",
    ),
]
SeatCount = Annotated[int, Meta(ge=2, le=6, description="Number of seats.")]
TableId = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{22}$(?!\n)", description="Id of a table.")]
Ply = Annotated[int, Meta(ge=0, le=1_000_000, description="Number of moves since the start.")]
ExampleId = Annotated[
    str,
    Meta(
        max_length=16,
        pattern=r"^[A-Za-z0-9-]*$(?!\n)",
        description="Id of an example of the rulebook, such as EX-4, or of a puzzle, such as k7qd.",
    ),
]
DAY_SECONDS = 24 * 60 * 60
EMPTY_BANK_SECONDS = 10  # for a decision of a player whose time bank is empty
MAX_RECORD_LENGTH = 250_000  # characters of an uploaded record, with the reasons of players …
MAX_RECORD_MOVES = 4_000  # … and its moves; a game of six random players has about 600


class Choices(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Options of the rules; null means the rule of the edition. See docs/notation.md."""

    tiles: Literal["red", "green", "mixed"] = "red"
    two_player: bool | None = None
    bay: bool | None = None
    win: Literal["at_once", "end_of_turn"] | None = None
    survivor: Literal["at_once", "end_of_turn"] | None = None
    ties: Literal["shared", "active_first"] = "shared"
    starter: Literal["throw", "lot"] = "throw"
    deck: Literal["full", "none"] = "full"
    knockout: Literal["eliminated", "one_turn"] = "eliminated"
    predictions: bool = False

    def options(self, packs: tuple[str, ...] = ()) -> Options:
        """Return the options of a game with these packs."""
        chosen = {name: getattr(self, name) for name in self.__struct_fields__}
        return Options(**chosen, packs=packs)


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """Time limits of players.

    With `reserve` alone it is a time bank: a player with an empty bank still gets
    EMPTY_BANK_SECONDS for each decision. With both 0 there is no limit.
    """

    move: Annotated[
        int, Meta(ge=0, le=30 * DAY_SECONDS, description="Seconds for each decision.")
    ] = 0
    reserve: Annotated[
        int,
        Meta(
            ge=0,
            le=30 * DAY_SECONDS,
            description="Additional seconds of a seat for the whole game.",
        ),
    ] = 0

    @property
    def is_limited(self) -> bool:
        return bool(self.move or self.reserve)

    def seconds_left(self, reserve: float) -> float:
        """Return the time for a decision of a seat that has `reserve` seconds left."""
        return max(self.move + reserve, self.move or EMPTY_BANK_SECONDS)


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    """The choices of the player who opens a table."""

    edition: EditionName = "second"
    options: Choices = Choices()
    seats: SeatCount = 4
    clock: Clock = Clock()
    open: Annotated[
        bool, Meta(description="The table is listed publicly; else players need its code.")
    ] = False
    watched: Annotated[bool, Meta(description="Spectators may watch.")] = True
    chat: Annotated[
        Literal["players", "all"],
        Meta(description="Who may chat; `all`: spectators with a name too."),
    ] = "players"
    level: Annotated[Level, Meta(description="Level of bots on seats without a player.")] = "medium"
    late: Annotated[bool, Meta(description="Players may take seats of bots during the game.")] = (
        True
    )
    second_life: Annotated[bool, Meta(description="So may players whose own monster is out.")] = (
        True
    )
    odds: Annotated[bool, Meta(description="Players and spectators may request odds.")] = True
    hints: Annotated[
        Literal["bots", "all", "none"],
        Meta(
            description="Who may ask the champion for a hint; `bots`: a player against bots only."
        ),
    ] = "bots"
    chances: Annotated[
        bool, Meta(description="Spectators see the win chances, delayed by a full turn.")
    ] = False
    pace: Annotated[
        int, Meta(ge=0, le=10_000, description="Delay of each decision of a bot, in milliseconds.")
    ] = 700
    packs: Annotated[bool, Meta(description="The game uses the packs of the server, if any.")] = (
        True
    )


class Orders(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Standing orders: decisions that the table makes for a player without asking."""

    tokyo: Annotated[
        Literal["ask", "stay", "yield", "hearts", "danger"],
        Meta(description="What a monster does that is attacked in Tokyo, or what decides it."),
    ] = "ask"
    hearts: Annotated[
        int, Meta(ge=0, le=12, description="With `hearts`: yield with this many hearts or fewer.")
    ] = 3
    danger: Annotated[
        int,
        Meta(
            ge=0,
            le=100,
            description="With `danger`: yield if the chance to die is at least this many percent.",
        ),
    ] = 25
    cards: Annotated[
        dict[Annotated[str, Meta(max_length=32)], Literal["use", "never"]],
        Meta(max_length=20, description="Cards that are always used when offered, or never."),
    ] = field(default_factory=dict)
    buy_from: Annotated[
        int, Meta(ge=0, le=99, description="Buy nothing with less energy than this.")
    ] = 0


class Seat(Struct, frozen=True, omit_defaults=True):
    """A seat at a table. The bot plays it if `bot` is set, else the holder.

    If both are set, the bot plays for a holder who is away.
    """

    monster: str = ""  # empty until one is chosen
    holder: str = ""  # public id of a player; empty: no holder
    name: str = ""
    bot: Level | None = None
    orders: Orders = Orders()
    reserve: float = 0  # seconds left in addition to those of each decision
    entropy: str = ""

    @property
    def is_free(self) -> bool:
        """Whether the seat has neither a holder nor a bot."""
        return not self.holder and self.bot is None

    @property
    def is_away(self) -> bool:
        return bool(self.holder) and self.bot is not None


# --- start positions -----------------------------------------------------------------------------


class Fork(Struct, frozen=True, forbid_unknown_fields=True):
    """A position of another table as the start of a game."""

    table: TableId
    ply: Ply


class FromRecord(Struct, frozen=True, forbid_unknown_fields=True):
    """A position of a game record as the start of a game."""

    text: Annotated[str, Meta(max_length=MAX_RECORD_LENGTH)]
    ply: Ply
