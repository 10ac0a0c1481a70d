"""The resources and the prompt of the MCP server."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ResourceNotFoundError

from ...record.catalogue import catalogue
from ...rules.constants import EDITION_NAMES
from ..output import message
from .rule_search import card_texts, section_texts, sections_of
from .seat_game import Refused, SeatGame
from .session import Session
from .views import make_view, view_text

SCHEME: Final = "daikaiju://"
PLAIN: Final = "text/plain"
NOTATION: Final = """\
Faces of dice: 1 2 3, E (energy), C (claw), H (heart). Dice are written together: 113ECH.
keep 11C, keep none   keep these faces, reroll the other dice
stop                  no more rolls: resolve the dice
use CARD              use a card or tile; use CARD FACE and use CARD FACE>FACE on one die
resolve FACE          resolve this face next
heal, heal MONSTER, cure poison, cure shrink   the use of a heart
yield, stay           leave Tokyo or stay in it after losing hearts to claws
buy CARD, buy CARD of MONSTER, sweep, done     the buying step
sell CARD, copy CARD of MONSTER, swap CARD of MONSTER, store N, take TILE, predict MONSTER
pass                  decline an offer
"""
PROMPT: Final = """\
Play a game of King of Tokyo with the tools of this server. You win with 20 stars, or as the last \
monster with hearts.
1. Call new_game (against bots) or join_table (with an invitation).
2. At each decision read the choices, look up cards and rules that you do not know with \
look_up_rules, and use get_odds when dice or danger matter.
3. Call act with a legal action and a short honest reason. Repeat until the game is over.
4. Report the result, your most important decisions, and the file of the record.
"""


def add_resources(server: MCPServer[Any], session: Session) -> None:
    """Add the rules and cards of each edition, the notation, and the games."""
    for edition in EDITION_NAMES:
        _add_text(server, f"rules/{edition}", f"Rules, {edition} edition", _rules_text(edition))
        _add_text(server, f"cards/{edition}", f"Cards, {edition} edition", _cards_text(edition))
    _add_text(server, "notation", "Notation of actions", lambda: NOTATION)
    _add_games(server, session)
    server.prompt(name="play", title="Play a game", description="How to play a whole game.")(
        lambda: PROMPT
    )


def _add_text(server: MCPServer[Any], path: str, title: str, read: Callable[[], str]) -> None:
    name = path.replace("/", "-")
    server.resource(f"{SCHEME}{path}", name=name, title=title, mime_type=PLAIN)(read)


def _rules_text(edition: str) -> Callable[[], str]:
    def read() -> str:
        lines = []
        for section in sections_of(edition):
            lines += ["", f"# {message(f'section-{section}')}"]
            lines += [f"{each.id}: {each.text}" for each in section_texts(section, edition)]
        return "\n".join(lines).strip()

    return read


def _cards_text(edition: str) -> Callable[[], str]:
    def read() -> str:
        entries = [
            entry
            for entry in catalogue()
            if edition in entry.copies or (entry.kind == "tile" and edition == "dark")
        ]
        return "\n".join(next(card_texts(entry, edition)).text for entry in entries)

    return read


def _add_games(server: MCPServer[Any], session: Session) -> None:
    def find(game: str) -> SeatGame:
        try:
            return session.find(game)
        except Refused as error:
            raise ResourceNotFoundError(str(error)) from None

    async def position(game: str) -> str:
        """The game in words, without news."""
        found = find(game)
        async with found.lock:
            return view_text(found, make_view(found, []))

    async def notation(game: str) -> str:
        """The position in notation, as your seat sees it."""
        return make_view(find(game), []).position

    async def record(game: str) -> str:
        """The record, as far as your seat may know it."""
        found = find(game)
        async with found.lock:
            return await found.record_text()

    for name, read in {"position": position, "notation": notation, "record": record}.items():
        address = f"{SCHEME}games/{{game}}/{name}"
        server.resource(address, name=f"game-{name}", mime_type=PLAIN)(read)
