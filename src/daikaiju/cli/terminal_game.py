"""A game at the terminal: the person is asked, bots decide, and everybody is told."""

from __future__ import annotations

import random

from rich.console import Console
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from ..record.catalogue import catalogue
from ..record.game import Record
from ..record.notation import NotationError, action_text, monster_name, parse_action
from ..rules.actions import A_KEEP, kind_of
from ..rules.agenda import OPENING_THROW, actor, top_kind, top_seat
from ..rules.constants import CHANCE, NOBODY
from ..rules.engine import legal_actions, outcome, sample
from ..rules.state import State
from ..rules.view import view
from .advice import show_hint, show_odds
from .bot_text import bot_title
from .commands.cards import find_card, show_card
from .event_text import tell_events
from .output import explain, listed, monster_title, say
from .players import Company, thinking
from .table_view import draw_dice, draw_table

# What can be typed, which is the same in every language, and the sentence that explains it.
HELP = {
    "keep 11C": "cli-type-keep",
    "keep none": "cli-type-keep-none",
    "stop": "cli-type-stop",
    "odds": "cli-type-odds",
    "hint": "cli-type-hint",
    "card jets": "cli-type-card",
    "table": "cli-type-table",
    "?": "cli-type-help",
    "quit": "cli-type-quit",
}


class Leave(Exception):
    """The person wants to go."""


class Game:
    """One game: a person (or nobody) and bots."""

    def __init__(self, record: Record, state: State, company: Company, luck: random.Random) -> None:
        self.record, self.state, self.company, self.luck = record, state, company, luck
        self.person = company.person
        self.console = Console(highlight=False)
        self.state.events = []
        self._told: set[str] = set()

    def play(self) -> None:
        self._welcome()
        while actor(self.state) != NOBODY:
            self.step()
        tell_events(self.console, self.state)
        draw_table(self.console, self.state, self.person)
        self._farewell()
        self.company.over(self.state)

    def step(self) -> None:
        """One action by whoever must act."""
        who = actor(self.state)
        if who == CHANCE:
            action = sample(self.state, self.luck.randrange)
        elif who == self.person:
            action = self._ask()
        else:
            action = self._let_decide(who)
        text = action_text(self.state, action)
        if who == CHANCE and text.startswith("roll"):
            tell_events(self.console, self.state)
            self._tell_throw(text.removeprefix("roll "))
        elif who not in (CHANCE, self.person) and len(legal_actions(self.state)) > 1:
            self._tell(say("cli-does", who=self._name(who), action=text))
        self.record.play(self.state, action)

    def _tell_throw(self, faces: str) -> None:
        """The dice; for the first turn also who throws, which in a turn is plain."""
        words = [draw_dice(faces)]
        if top_kind(self.state) == OPENING_THROW:
            who = say("cli-who-starts", who=self._name(top_seat(self.state)))
            words.insert(0, f"[dim]{escape(who)}[/]")
        self.console.print(f"  {' '.join(words)}")

    def _tell(self, text: str) -> None:
        self.console.print(Text(f"  {text}"))

    def _name(self, seat: int) -> str:
        return monster_title(monster_name(self.state, seat))

    # --- bots ------------------------------------------------------------------------------------

    def _let_decide(self, seat: int) -> int:
        """What a bot does, knowing what its seat may know; of trouble with it one is told once."""
        tell_events(self.console, self.state)
        legal, bot = legal_actions(self.state), self.company.bot_at(seat)
        if len(legal) == 1:
            return legal[0]
        with thinking(self.console, say("cli-thinking", who=self._name(seat))):
            action = bot.choose(view(self.state, seat), seat, self.luck.randrange)
        if bot.trouble not in ("", *self._told):
            self._told.add(bot.trouble)
            self.console.print(Text(say("cli-trouble", problem=bot.trouble), "yellow"))
        return action

    # --- the person ------------------------------------------------------------------------------

    def _ask(self) -> int:
        """Ask until the answer is possible; decisions with one answer are not asked."""
        legal = legal_actions(self.state)
        if len(legal) == 1:
            return legal[0]
        tell_events(self.console, self.state)
        draw_table(self.console, self.state, self.person)
        self._list_choices(legal, everything=False)
        while True:
            text = self._answer()
            if text == "quit":
                raise Leave
            if text and not self._helped(text, legal):
                try:
                    return parse_action(self.state, text)
                except NotationError as error:
                    self.console.print(Text(explain(error), "red"))

    def _answer(self) -> str:
        try:
            return self.console.input("[bold yellow]> [/]").strip()
        except EOFError:
            raise Leave from None

    def _helped(self, text: str, legal: list[int]) -> bool:
        """Show what was asked for, if that is what the text does."""
        if text in ("?", "help"):
            self._explain()
            self._list_choices(legal, everything=True)
        elif text == "table":
            draw_table(self.console, self.state, self.person)
        elif text == "odds":
            show_odds(self.console, view(self.state, self.person), self.person)
        elif text == "hint":
            show_hint(self.console, view(self.state, self.person), self.person)
        elif text.startswith("card "):
            self._show_card(text.removeprefix("card "))
        else:
            return False
        return True

    def _show_card(self, name: str) -> None:
        try:
            show_card(self.console, find_card(catalogue(), name))
        except ValueError as error:
            self.console.print(Text(explain(error), "red"))

    def _explain(self) -> None:
        """What can be typed."""
        self.console.print(say("cli-type"), markup=False)
        table = Table.grid("", "", padding=(0, 2, 0, 2), pad_edge=True)
        for typed, key in HELP.items():
            table.add_row(f"[bold]{typed}[/]", escape(say(key)))
        self.console.print(table)

    def _list_choices(self, legal: list[int], everything: bool) -> None:
        keeps = [action for action in legal if kind_of(action) == A_KEEP]
        others = [action_text(self.state, a) for a in legal if kind_of(a) != A_KEEP]
        if keeps and not everything:
            dice = draw_dice("".join(c * n for c, n in zip("123ECH", self.state.dice, strict=True)))
            left = escape(say("cli-throws-left", throws=self.state.throws))
            self.console.print(f"  {escape(say('cli-your-dice'))} {dice}   {left}")
            others.insert(0, "keep FACES")
        else:
            others = [action_text(self.state, action) for action in keeps] + others
        choices = "[dim] · [/]".join(f"[bold]{other}[/]" for other in others)
        self.console.print(f"  {escape(say('cli-you-may'))} {choices}")

    # --- beginning and end -----------------------------------------------------------------------

    def _welcome(self) -> None:
        """How to play, and who plays."""
        if self.person >= 0:
            self._explain()
            self.console.print()
            you = Text(say("cli-you-are", who=self._name(self.person)))
            self.console.print(you)
        for seat, spec in enumerate(self.company.players):
            if seat != self.person:
                self._tell(say("cli-opponent", who=self._name(seat), bot=bot_title(spec)))

    def _farewell(self) -> None:
        end = outcome(self.state)
        assert end is not None
        names = listed(self._name(seat) for seat in end.winners)
        if not end.winners:
            self.console.print(Text(say("cli-nobody-won"), "bold"))
        elif end.reason == "stars":
            self.console.print(Text(say("cli-won-by-stars", who=names), "bold yellow"))
        else:
            self.console.print(Text(say("cli-won-by-survival", who=names), "bold yellow"))
