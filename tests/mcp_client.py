"""A scripted MCP client: it calls tools as a language model would."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from mcp import Client
from mcp.types import TextContent

from daikaiju.cli.mcp.server import make_server
from daikaiju.cli.mcp.session import Session, SessionOptions

TIMEOUT = 120.0  # seconds
View = dict[str, Any]


class Caller:
    """Calls the tools of one server and checks the form of each answer."""

    def __init__(self, client: Client, session: Session | None = None) -> None:
        self.client, self._session = client, session

    @property
    def session(self) -> Session:
        assert self._session is not None
        return self._session

    async def call(self, tool: str, **arguments: Any) -> View:
        """Return the structured result; it always comes with text."""
        result = await self.client.call_tool(tool, arguments)
        assert not result.is_error, result.content
        assert isinstance(result.content[0], TextContent)
        assert result.content[0].text
        view: View = result.structured_content or {}
        return view

    async def text(self, tool: str, **arguments: Any) -> str:
        result = await self.client.call_tool(tool, arguments)
        assert isinstance(result.content[0], TextContent)
        return result.content[0].text

    async def refusal(self, tool: str, **arguments: Any) -> str:
        """Return the sentence with which a call is refused."""
        result = await self.client.call_tool(tool, arguments)
        assert result.is_error
        assert [type(part) for part in result.content] == [TextContent]
        sentence = result.content[0].text  # type: ignore[union-attr]
        assert "\n" not in sentence
        assert "Error executing" not in sentence
        return sentence

    async def read(self, address: str) -> str:
        """Return the text of a resource."""
        (content,) = (await self.client.read_resource(address)).contents
        return str(content.text)  # type: ignore[union-attr]

    async def play_to_the_end(self, view: View) -> View:
        """Decide in turn for the first and the last choice, with a reason for each decision."""
        for number in range(2_000):
            if view["status"] == "over":
                return view
            if view["status"] != "your_decision":
                view = await self.call("wait_for_turn", game=view["game"])
                continue
            choices = [row["action"] for row in view["choices"] if row["action"] != "keep FACES"]
            action = choices[0] if number % 3 else choices[-1]
            reason = f"Reason {number} for {action}."
            view = await self.call("act", game=view["game"], action=action, reason=reason)
        raise AssertionError("the game does not end")


def run_client(
    script: Callable[[Caller], Awaitable[None]], options: SessionOptions, **more: Any
) -> None:
    """Run a script against a server in this process."""

    async def run() -> None:
        async with (
            asyncio.timeout(TIMEOUT),
            Session(options, **more) as session,
            Client(make_server(session)) as client,
        ):
            await script(Caller(client, session))

    asyncio.run(run())
