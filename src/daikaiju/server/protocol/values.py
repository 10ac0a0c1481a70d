"""What a table is made of: its setup, its seats, clocks and standing orders.

These values are stored in the log of a table and sent to browsers alike.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from ...rules.editions import Options

EditionName = Literal["first", "second", "dark"]
Level = Literal["easy", "medium", "hard", "expert"]  # of bots, as in bots.registry.LEVELS
Phase = Literal["gathering", "playing", "over"]
Place = Annotated[int, Meta(ge=0, le=5, description="A seat, counted clockwise from 0.")]
Name = Annotated[str, Meta(min_length=1, max_length=24, description="What somebody is called.")]
# A pattern ends with $(?!\n): in Python, $ alone would also let a new line pass.
Monster = Annotated[str, Meta(max_length=24, pattern=r"^[a-z_]*$(?!\n)")]
Entropy = Annotated[
    str,
    Meta(
        max_length=64,
        pattern=r"^[ -~]*$(?!\n)",
        description="Anything: it stirs the dice of the game.",
    ),
]
SEATS = Annotated[int, Meta(ge=2, le=6, description="How many monsters play.")]
TableId = Annotated[
    str, Meta(pattern=r"^[A-Za-z0-9_-]{22}$(?!\n)", description="The name of a table.")
]
Ply = Annotated[int, Meta(ge=0, le=1_000_000, description="A number of moves from the start.")]
ExampleId = Annotated[
    str,
    Meta(
        max_length=16,
        pattern=r"^[A-Z0-9-]*$(?!\n)",
        description="An example of the rulebook, like EX-4.",
    ),
]
DAY = 24 * 60 * 60
LONGEST_RECORD = 400_000  # characters: some 20,000 moves, as many as a table plays by itself


class Choices(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Options of the rules; null is what the edition says. See docs/notation.md."""

    tiles: Literal["red", "green", "mixed"] = "red"
    two_player: bool | None = None
    bay: bool | None = None
    win: Literal["at_once", "end_of_turn"] | None = None
    survivor: Literal["at_once", "end_of_turn"] | None = None
    ties: Literal["shared", "active_first"] = "shared"
    starter: Literal["throw", "lot"] = "throw"
    deck: Literal["full", "none"] = "full"

    def options(self) -> Options:
        return Options(**{name: getattr(self, name) for name in self.__struct_fields__})


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """How long people may think. With `move` 0 nobody is hurried."""

    move: Annotated[int, Meta(ge=0, le=30 * DAY, description="Seconds for each decision.")] = 0
    reserve: Annotated[
        int, Meta(ge=0, le=DAY, description="Seconds that a seat has beyond that in a whole game.")
    ] = 0


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    """What whoever opens a table decides."""

    edition: EditionName = "second"
    options: Choices = Choices()
    seats: SEATS = 4
    clock: Clock = Clock()
    open: Annotated[bool, Meta(description="Listed for everybody; else found by its code.")] = False
    watched: Annotated[bool, Meta(description="Those who do not sit here may look on.")] = True
    level: Annotated[Level, Meta(description="The bot that plays wherever nobody does.")] = "medium"
    late: Annotated[bool, Meta(description="A bot's seat may be taken in the middle.")] = True
    second_life: Annotated[
        bool, Meta(description="… also by somebody whose own monster is out.")
    ] = True
    odds: Annotated[bool, Meta(description="Whoever sees the game may ask for the odds.")] = True
    pace: Annotated[
        int, Meta(ge=0, le=10_000, description="Milliseconds before each decision of a bot.")
    ] = 700


class Orders(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What the table shall decide for somebody without asking."""

    tokyo: Annotated[
        Literal["ask", "stay", "yield", "hearts", "danger"],
        Meta(description="Hurt in Tokyo: what to do, or what decides it."),
    ] = "ask"
    hearts: Annotated[
        int, Meta(ge=0, le=12, description="With `hearts`: yield with so many or fewer.")
    ] = 3
    danger: Annotated[
        int,
        Meta(ge=0, le=100, description="With `danger`: yield if it may die so likely, in percent."),
    ] = 25
    cards: Annotated[
        dict[Annotated[str, Meta(max_length=32)], Literal["use", "never"]],
        Meta(max_length=20, description="Cards to use whenever they are offered, or never."),
    ] = field(default_factory=dict)
    buy_from: Annotated[
        int, Meta(ge=0, le=99, description="With less energy than this: buy nothing.")
    ] = 0


class Seat(Struct, frozen=True, omit_defaults=True):
    """A place at a table. It is played by `bot` if that is set, else by the holder.

    With both, the bot stands in for a holder who is away.
    """

    monster: str = ""  # empty while nobody has chosen one
    holder: str = ""  # the public id of a player; empty: nobody's
    name: str = ""
    bot: Level | None = None
    orders: Orders = Orders()
    reserve: float = 0  # seconds left beyond those of each decision
    entropy: str = ""

    @property
    def is_free(self) -> bool:
        """Neither a person nor a bot sits here."""
        return not self.holder and self.bot is None

    @property
    def is_away(self) -> bool:
        return bool(self.holder) and self.bot is not None


# --- starting elsewhere --------------------------------------------------------------------------


class Fork(Struct, frozen=True, forbid_unknown_fields=True):
    """A position of another table to go on from."""

    table: TableId
    ply: Ply


class FromRecord(Struct, frozen=True, forbid_unknown_fields=True):
    """A position of a game record to go on from."""

    text: Annotated[str, Meta(max_length=LONGEST_RECORD)]
    ply: Ply
