"""Worker process for bots and odds: each request is one line of input, each answer one of output.

    choose LEVEL SEAT STATE      the action, an integer; then the fault of the bot if it failed and
                                 the action is random
    danger SEAT STATE            the chance that the monster dies before its next turn if it stays
    odds DECIDES GOALS STATE     all odds as JSON; about the pending decision if DECIDES is 1

STATE is the state record in base 64, as far as the seat may know it. GOALS is a comma-separated
list, or - for none. The answer `! TEXT` reports an error, `? TEXT` an impossible goal.
The process ends when its input ends, even during a computation: no reader is left.
"""

from __future__ import annotations

import secrets
from base64 import b64decode
from threading import Thread
from typing import Any

import msgspec

from ...bots.bot import Bot
from ...bots.registry import level_spec, make_bot
from ...odds.table_goals import after_action
from ...odds.threats import ThreatEvaluator
from ...rules import engine
from ...rules.actions import A_STAY, pack
from ...rules.agenda import YIELD, top_kind
from ...rules.cache_folder import lock
from ...rules.state import State
from ..protocol.odds_messages import NO_GOALS
from .worker_loop import serve_requests


def main() -> None:
    """Answer requests until the input ends."""
    serve_requests(BotWorker().answer)


# --- answers -------------------------------------------------------------------------------------


class BotWorker:
    """Answers requests, with one bot of each level."""

    def __init__(self) -> None:
        self._bots: dict[str, Bot] = {}

    def answer(self, request: str) -> str:
        """Return the answer line to a request line."""
        try:
            kind, *arguments, state = request.split()
            visible = State.frombytes(b64decode(state))
            if kind == "choose":
                return self._choose(visible, *arguments)
            if kind == "odds":
                return odds_json(visible, *arguments)
            return repr(danger_if_staying(visible, int(arguments[0])))
        except Exception as error:  # any error: the server reports it
            return " ".join(f"! {type(error).__name__}: {error}".split())

    def _choose(self, visible: State, level: str, seat: str) -> str:
        """Return an action. A bot that fails is made anew for the next request."""
        bot = self._get_bot(level)
        action = bot.ask(visible, int(seat), secrets.randbelow)
        if not bot.trouble:
            return str(action)
        self._bots.pop(level).close()
        return " ".join(f"{action} {bot.trouble}".split())

    def _get_bot(self, level: str) -> Bot:
        """Return the bot of one of the levels. Other specs could start any program."""
        if level not in self._bots:
            bot = self._bots[level] = make_bot(level_spec(level))
            if bot.needs:
                Thread(
                    target=_compile, args=bot.needs, name="daikaiju-prepare", daemon=True
                ).start()
        return self._bots[level]


def odds_json(state: State, decides: str, goals: str) -> str:
    """Return all odds as JSON, or the answer that a goal is impossible."""
    from .odds_calculator import calculate_odds  # here: not every worker computes odds

    try:
        found = calculate_odds(state, decides == "1", goals.split(",") if goals != NO_GOALS else ())
    except ValueError as error:
        return f"? {error}"
    return msgspec.json.encode(found).decode()


def danger_if_staying(state: State, seat: int) -> float:
    """Return the chance that a monster dies before its next turn if it does not yield now."""
    if top_kind(state) == YIELD:
        state = after_action(state, pack(A_STAY))
    return float(ThreatEvaluator(seat, exact=False).death_chance(state))


# --- machine code --------------------------------------------------------------------------------


def _compile(*functions: Any) -> None:
    """Compile the functions or load them from the cache. Until then bots run interpreted.

    Only one process of this machine compiles for a bot at a time.
    """
    with lock("bots", waits=lambda: None):
        engine.prepare(*functions).join()


if __name__ == "__main__":
    main()
