"""A bot in Python: `daikaiju arena py:examples/my_bot.py:Stubborn greedy random`.

The same spec works in `daikaiju play --against …`, `daikaiju engine …` and as an opponent of the
Gymnasium environment.
"""

from daikaiju.bots.bot import Bot
from daikaiju.record import action_text
from daikaiju.rules import legal_actions


class Stubborn(Bot):
    """Never rerolls, never leaves Tokyo, buys any card that it can pay for."""

    def choose(self, state, seat, draw):
        actions = {action_text(state, action): action for action in legal_actions(state)}
        wishes = ["stop", "stay", *(text for text in actions if text.startswith("buy"))]
        return next((actions[wish] for wish in wishes if wish in actions), min(actions.values()))
