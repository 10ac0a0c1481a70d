"""The structured results of the tools. Their fields are stable: programs depend on them."""

from __future__ import annotations

from pydantic import BaseModel, Field

from .seat_game import Status


class Choice(BaseModel):
    """A legal action."""

    action: str = Field(description="The text for the tool `act`.")
    meaning: str


class CardSeen(BaseModel):
    """A card or tile."""

    id: str = Field(description="The name of the card in actions.")
    title: str
    effect: str
    price: int | None = Field(default=None, description="In energy, for you; only in the market.")
    counters: int = 0


class MonsterSeen(BaseModel):
    """A monster with its player."""

    monster: str
    seat: int
    player: str
    is_you: bool
    place: str = Field(description="outside, city, bay, out (eliminated) or down.")
    hearts: int
    stars: int
    energy: int
    wickedness: int = 0
    poison: int = 0
    shrink: int = 0
    cards: list[CardSeen] = []


class GameView(BaseModel):
    """A game as your seat sees it."""

    game: str = Field(description="The id of the game, for the other tools.")
    status: Status
    edition: str
    you: str = Field(description="Your monster; empty before the game.")
    seat: int
    turn: str = Field(default="", description="The monster whose turn it is.")
    decision: str = Field(default="", description="What you must decide now.")
    choices: list[Choice] = Field(default=[], description="All ways to keep dice are one row.")
    dice: str = ""
    rerolls: int = 0
    monsters: list[MonsterSeen] = []
    market: list[CardSeen] = []
    position: str = Field(default="", description="The position in notation, for other programs.")
    happened: list[str] = Field(default=[], description="Since the last answer about this game.")
    time_budget: float | None = Field(default=None, description="Seconds for each decision.")
    time_left: float | None = Field(default=None, description="Seconds for this decision.")
    result: str = Field(default="", description="How the game ended: `gigazaur by stars`.")
    record_file: str = ""
    problem: str = Field(default="", description="Why the record could not be written.")


class ActionList(BaseModel):
    """All legal actions of a decision."""

    game: str
    decision: str
    choices: list[Choice]


class GoalOdds(BaseModel):
    """The best play for one goal of the dice."""

    goal: str
    is_chance: bool = Field(description="The values are chances; else averages.")
    best: float
    action: str = Field(description="The action for the best value.")
    if_you_stop: float


class OddsResult(BaseModel):
    """Exact odds, from what your seat knows."""

    game: str
    goals: list[GoalOdds] = Field(default=[], description="If you roll dice now.")
    dangers: dict[str, float] = Field(
        description="By monster: the chance to die before its next turn if all others attack."
    )
    danger_after: dict[str, float] = Field(
        default={}, description="By action: the same for you, if your answers differ in it."
    )
    is_complete: bool = Field(description="False: a part would take too long and was left out.")


class RuleText(BaseModel):
    """A rule, an example, a card or a ruling."""

    id: str
    kind: str = Field(description="section, rule, example, card, tile or ruling.")
    text: str


class RuleList(BaseModel):
    """What was found about a topic."""

    topic: str
    edition: str
    found: list[RuleText]


class RecordText(BaseModel):
    """The record of a game, as far as your seat may know it."""

    game: str
    record: str
    file: str


class GameLine(BaseModel):
    """One game of this session."""

    game: str
    status: Status
    edition: str
    you: str
    place: str


class GameList(BaseModel):
    """The games of this session."""

    games: list[GameLine]
