"""The tools of the MCP server. Their names and parameters are stable."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Final

from mcp.types import CallToolResult, TextContent, ToolAnnotations
from pydantic import BaseModel, Field

from ...record.game import MAX_REASON
from ...record.notation import monster_name
from ...rules.constants import EDITION_NAMES
from ...server.protocol.odds_messages import Odds
from ...server.workers.odds_calculator import calculate_odds
from .results import (
    ActionList,
    Choice,
    GameList,
    GameView,
    GoalOdds,
    OddsResult,
    RecordText,
    RuleList,
)
from .rule_search import search_rules
from .seat_game import Refused, SeatGame
from .session import DEFAULT_EDITION, Session
from .views import make_line, make_view, view_text
from .words import list_choices, question_words

MAX_WAIT: Final = 50.0  # seconds; many clients give up after a minute
DEFAULT_WAIT: Final = 20.0

Game = Annotated[str, Field(description="Id of the game; not needed if only one is running.")]
Wait = Annotated[
    float,
    Field(description=f"At a table: seconds to wait for your next decision, up to {MAX_WAIT:g}."),
]
Edition = Annotated[str | None, Field(description=f"One of {', '.join(EDITION_NAMES)}.")]
Monster = Annotated[str | None, Field(description="Your monster, such as gigazaur.")]


def _result(text: str, found: BaseModel) -> CallToolResult:
    """Return a result as words and as structured content."""
    return CallToolResult(
        content=[TextContent(type="text", text=text)],
        structured_content=found.model_dump(mode="json"),
    )


def _show(game: SeatGame) -> CallToolResult:
    found = make_view(game, game.take_news())
    return _result(view_text(game, found), found)


class Tools:
    """The tools as methods; server.py registers those in TOOLS."""

    def __init__(self, session: Session) -> None:
        self._session = session

    # --- games -----------------------------------------------------------------------------------

    async def new_game(
        self,
        against: Annotated[
            str | None,
            Field(
                description="The bots: easy, medium, hard, expert, master, legend, random …; one "
                "for all opponents, or one for each, separated by commas."
            ),
        ] = None,
        seats: Annotated[
            int | None, Field(description="Number of monsters, yours included: 2 to 6.")
        ] = None,
        edition: Edition = None,
        monster: Monster = None,
    ) -> Annotated[CallToolResult, GameView]:
        """Start a game against bots and show it. What the user has fixed cannot be changed."""
        game = await self._session.new_game(against, seats, edition, monster)
        async with game.lock:
            return _show(game)

    async def join_table(
        self,
        invitation: Annotated[
            str | None, Field(description="The link or the code of a table of a server.")
        ] = None,
        monster: Monster = None,
        seat: Annotated[int, Field(description="Number of the seat, from 0; -1: any.")] = -1,
    ) -> Annotated[CallToolResult, GameView]:
        """Take a seat at a table where people and bots play. A player at the table starts it."""
        game = await self._session.join_table(invitation, monster, seat)
        async with game.lock:
            return _show(game)

    async def list_games(self) -> Annotated[CallToolResult, GameList]:
        """List the games of this session."""
        lines = [make_line(game) for game in self._session]
        text = "\n".join(
            f"{line.game}: {line.status}, {line.edition} edition, {line.place}" for line in lines
        )
        return _result(text or "There is no game yet.", GameList(games=lines))

    async def leave_game(self, game: Game = "") -> Annotated[CallToolResult, GameView]:
        """Stop to play a game. At a table a bot plays on for you. The record is written."""
        found = self._session.find(game)
        async with found.lock:
            await found.leave()
            return _show(found)

    # --- a game ----------------------------------------------------------------------------------

    async def view_game(self, game: Game = "") -> Annotated[CallToolResult, GameView]:
        """Show a game: what happened, the position in words and in notation, your choices."""
        found = self._session.find(game)
        async with found.lock:
            await found.refresh()
            return _show(found)

    async def list_actions(self, game: Game = "") -> Annotated[CallToolResult, ActionList]:
        """List every legal action of your decision with its meaning, also all ways to keep dice."""
        found = self._session.find(game)
        async with found.lock:
            await found.refresh()
            state = found.visible
            if found.status != "your_decision" or state is None:
                raise Refused(
                    f"You have nothing to decide: the status of {found.id} is {found.status!r}."
                )
            choices = [Choice(action=text, meaning=what) for text, what in list_choices(state)]
            actions = ActionList(game=found.id, decision=question_words(state), choices=choices)
        lines = [f"- {choice.action}: {choice.meaning}" for choice in choices]
        return _result("\n".join([actions.decision, *lines]), actions)

    async def act(
        self,
        action: Annotated[str, Field(description="A legal action, such as 'keep 11C' or 'stop'.")],
        reason: Annotated[
            str,
            Field(
                description=f"Why you decide so, in one or two sentences, at most {MAX_REASON} "
                "characters. It is kept in the record; opponents see it when the game is over."
            ),
        ],
        game: Game = "",
        wait_seconds: Wait = DEFAULT_WAIT,
    ) -> Annotated[CallToolResult, GameView]:
        """Make your decision. Returns the game at your next decision, or at its end."""
        if len(reason) > MAX_REASON:
            raise Refused(
                f"The reason has {len(reason)} characters; at most {MAX_REASON} are kept."
            )
        found = self._session.find(game)
        async with found.lock:
            await found.act(action, reason)
            await found.wait(min(wait_seconds, MAX_WAIT))
            return _show(found)

    async def wait_for_turn(
        self, game: Game = "", wait_seconds: Wait = DEFAULT_WAIT
    ) -> Annotated[CallToolResult, GameView]:
        """Wait until you must decide or the game is over. Only tables of a server need this."""
        found = self._session.find(game)
        async with found.lock:
            await found.refresh()
            await found.wait(min(wait_seconds, MAX_WAIT))
            return _show(found)

    # --- help ------------------------------------------------------------------------------------

    async def get_odds(
        self,
        game: Game = "",
        goal: Annotated[
            str | None,
            Field(
                description="A goal of the dice: stars, claws, hearts, energy, claws>=3, 1s>=3, "
                "win, kill:MONSTER; without one the useful goals."
            ),
        ] = None,
    ) -> Annotated[CallToolResult, OddsResult]:
        """Compute exact odds: the best dice to keep for each goal, and who may die soon."""
        found = self._session.find(game)
        async with found.lock:
            await found.refresh()
            state = found.visible
            if state is None or found.status in ("over", "left"):
                raise Refused(f"There are no odds: the status of {found.id} is {found.status!r}.")
            if not found.shows_odds:
                raise Refused("This table is played without odds.")
            decides, goals = found.status == "your_decision", [goal] if goal else []
            odds = await asyncio.to_thread(calculate_odds, state, decides, goals)
            names = [monster_name(state, seat) for seat in range(state.seats)]
            result = _odds_result(found.id, odds, names)
        return _result(_odds_text(result), result)

    async def look_up_rules(
        self,
        topic: Annotated[
            str,
            Field(
                description="A card, a section, the id of a rule, or words such as 'leave Tokyo'; "
                "empty: the list of sections."
            ),
        ] = "",
        edition: Edition = None,
    ) -> Annotated[CallToolResult, RuleList]:
        """Look up rules, cards, examples and rulings."""
        chosen = edition or self._default_edition()
        found = await asyncio.to_thread(search_rules, topic, chosen)
        text = "\n".join(f"- {each.id} ({each.kind}): {each.text}" for each in found)
        return _result(text, RuleList(topic=topic, edition=chosen, found=found))

    def _default_edition(self) -> str:
        games = [*self._session]
        return games[-1].edition if games else self._session.options.edition or DEFAULT_EDITION

    async def get_record(self, game: Game = "") -> Annotated[CallToolResult, RecordText]:
        """Return the record of a game with all stated reasons that you may see."""
        found = self._session.find(game)
        async with found.lock:
            await found.refresh()
            text = await found.record_text()
        record = RecordText(game=found.id, record=text, file=str(found.file.path))
        return _result(text, record)


def _odds_result(game: str, odds: Odds, names: list[str]) -> OddsResult:
    goals = [
        GoalOdds(
            goal=each.goal,
            is_chance=each.chance,
            best=each.value,
            action=each.action,
            if_you_stop=each.stop,
        )
        for each in odds.goals
    ]
    known = zip(names, odds.threats, strict=True)
    return OddsResult(
        game=game,
        goals=goals,
        dangers={name: chance for name, chance in known if chance is not None},
        danger_after={each.action: each.danger for each in odds.answers},
        is_complete=odds.whole,
    )


def _odds_text(odds: OddsResult) -> str:
    lines = [
        f"- {each.goal}: {_number(each.best, each.is_chance)} with {each.action!r}, "
        f"{_number(each.if_you_stop, each.is_chance)} if you stop"
        for each in odds.goals
    ]
    lines += [
        f"- after {action!r} you die before your next turn with {danger:.1%}"
        for action, danger in odds.danger_after.items()
    ]
    dangers = ", ".join(f"{name} {danger:.1%}" for name, danger in odds.dangers.items())
    lines.append(f"Chance to die before the next own turn, if all others attack: {dangers}.")
    return "\n".join([*lines, *([] if odds.is_complete else ["A part would take too long."])])


def _number(value: float, is_chance: bool) -> str:
    return f"chance {value:.1%}" if is_chance else f"average {value:.2f}"


_READS: Final = ToolAnnotations(read_only_hint=True, open_world_hint=False)
_PLAYS: Final = ToolAnnotations(
    read_only_hint=False, destructive_hint=False, idempotent_hint=False, open_world_hint=False
)
# The name of each tool with its hints for clients.
TOOLS: Final[dict[str, Any]] = {
    "new_game": _PLAYS,
    "join_table": ToolAnnotations(
        read_only_hint=False, destructive_hint=False, open_world_hint=True
    ),
    "list_games": _READS,
    "view_game": _READS,
    "list_actions": _READS,
    "act": _PLAYS,
    "wait_for_turn": _READS,
    "get_odds": _READS,
    "look_up_rules": _READS,
    "get_record": _READS,
    "leave_game": ToolAnnotations(
        read_only_hint=False, destructive_hint=True, open_world_hint=False
    ),
}
