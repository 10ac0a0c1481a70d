"""The MCP server over standard input and output."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from mcp.types import CallToolResult, InputRequiredResult, TextContent
from pydantic import ValidationError

from ... import __version__
from ...server.client import CommandRefused
from ..output import set_language
from .resources import add_resources
from .seat_game import Refused
from .session import Session, SessionOptions
from .tools import TOOLS, Tools

INSTRUCTIONS: Final = (
    "Play the dice game King of Tokyo. Call new_game to play against bots, or join_table with an "
    "invitation. Then call act with a legal action and your reason until the game is over. Each "
    "answer shows what happened, the position and your choices. A monster wins with 20 stars, or "
    "as the last one with hearts. look_up_rules explains rules and cards; get_odds computes odds."
)


class SeatServer(MCPServer[None]):
    """An MCP server whose refusals are one sentence."""

    async def call_tool(
        self, name: str, arguments: dict[str, Any], context: Any = None
    ) -> CallToolResult | InputRequiredResult:
        tools = {tool.name: tool for tool in await self.list_tools()}
        known = tools[name].input_schema["properties"] if name in tools else arguments
        if unknown := [argument for argument in arguments if argument not in known]:
            return _refusal(
                f"{name} has no argument {unknown[0][:40]!r}; its arguments are: "
                f"{', '.join(known) or 'none'}."
            )
        try:
            return await super().call_tool(name, arguments, context)
        except ToolError as error:
            if sentence := _sentence(error.__cause__):
                return _refusal(sentence)
            raise


def _refusal(sentence: str) -> CallToolResult:
    return CallToolResult(content=[TextContent(type="text", text=sentence)], is_error=True)


def _sentence(error: BaseException | None) -> str:
    """Return the sentence about a mistake of the caller; empty for a fault of the program."""
    if isinstance(error, ValidationError):
        first = error.errors()[0]
        name = ".".join(str(part) for part in first["loc"])
        return f"The argument {name!r} is wrong: {first['msg'].lower()}."
    if isinstance(error, CommandRefused):
        return error.refused.sentence
    is_mistake = isinstance(error, Refused) or hasattr(error, "key")  # as in cli/main.py
    return str(error) if is_mistake else ""


def make_server(session: Session) -> SeatServer:
    """Return the server of a session with all tools and resources."""
    server = SeatServer(
        "daikaiju",
        title="King of Tokyo",
        version=__version__,
        instructions=INSTRUCTIONS,
        log_level="WARNING",
    )
    tools = Tools(session)
    for name, hints in TOOLS.items():
        server.add_tool(getattr(tools, name), name=name, annotations=hints)
    add_resources(server, session)
    return server


def serve_stdio(options: SessionOptions) -> None:
    """Serve until the client closes the connection."""
    set_language("en")  # programs read the texts of tools
    asyncio.run(_serve(options))


async def _serve(options: SessionOptions) -> None:
    async with Session(options) as session:
        await make_server(session).run_stdio_async()
