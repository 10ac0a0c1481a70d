"""A game at the terminal: the person is asked, bots decide, and everybody is told."""

from __future__ import annotations

import random

from rich.console import Console
from rich.markup import escape

from ..bots.registry import title_of
from ..record.catalogue import catalogue, title
from ..record.game import Record
from ..record.notation import NotationError, action_text, monster_name, parse_action
from ..rules.actions import A_KEEP, kind_of
from ..rules.agenda import OPENING_THROW, actor, top_kind, top_seat
from ..rules.engine import legal_actions, outcome, sample
from ..rules.state import State
from ..rules.view import view
from ..rules.words import CHANCE, NOBODY
from .advising import show_hint, show_odds
from .cards import find_card, show_card
from .company import Company, thinking
from .drawing import draw_dice, draw_table
from .narrating import tell_events

HELP = """\
Type what you want to do, as listed. Faces: 1 2 3, E energy, C claw, H heart.
  [bold]keep 11C[/]   keeps two 1s and a claw, throws the others; [bold]keep none[/] throws all
  [bold]stop[/]       ends your throws
  [bold]odds[/]       what your dice can do, exactly; [bold]hint[/]: what a good player would do
  [bold]card jets[/]  explains a card; [bold]table[/] shows the table
  [bold]?[/]          lists everything you may do; [bold]quit[/] leaves the game"""


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
            self.console.print(f"  {self._thrower()}{draw_dice(text.removeprefix('roll '))}")
        elif who not in (CHANCE, self.person) and len(legal_actions(self.state)) > 1:
            self.console.print(f"  [dim]{self._name(who)}:[/] {text}")
        self.record.play(self.state, action)

    def _thrower(self) -> str:
        """Who throws for the first turn; in a turn that is plain."""
        if top_kind(self.state) != OPENING_THROW:
            return ""
        return f"[dim]who starts? {self._name(top_seat(self.state))}:[/] "

    def _name(self, seat: int) -> str:
        return title(monster_name(self.state, seat))

    # --- bots ------------------------------------------------------------------------------------

    def _let_decide(self, seat: int) -> int:
        """What a bot does, knowing what its seat may know; of trouble with it one is told once."""
        tell_events(self.console, self.state)
        legal, bot = legal_actions(self.state), self.company.bot_at(seat)
        if len(legal) == 1:
            return legal[0]
        with thinking(self.console, f"{self._name(seat)} is thinking"):
            action = bot.choose(view(self.state, seat), seat, self.luck.randrange)
        if bot.trouble not in ("", *self._told):
            self._told.add(bot.trouble)
            self.console.print(f"[yellow]{escape(bot.trouble)}.[/]")
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
                    self.console.print(f"[red]{escape(str(error))}[/]")

    def _answer(self) -> str:
        try:
            return self.console.input("[bold yellow]> [/]").strip()
        except EOFError:
            raise Leave from None

    def _helped(self, text: str, legal: list[int]) -> bool:
        """Show what was asked for, if that is what the text does."""
        if text in ("?", "help"):
            self.console.print(HELP)
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
            self.console.print(f"[red]{escape(str(error))}[/]")

    def _list_choices(self, legal: list[int], everything: bool) -> None:
        keeps = [action for action in legal if kind_of(action) == A_KEEP]
        others = [action_text(self.state, a) for a in legal if kind_of(a) != A_KEEP]
        if keeps and not everything:
            dice = draw_dice("".join(c * n for c, n in zip("123ECH", self.state.dice, strict=True)))
            more = "throw" if self.state.throws == 1 else "throws"
            self.console.print(f"  your dice: {dice}   {self.state.throws} {more} left")
            others.insert(0, "keep FACES")
        else:
            others = [action_text(self.state, action) for action in keeps] + others
        self.console.print("  you may: " + "[dim] · [/]".join(f"[bold]{o}[/]" for o in others))

    # --- beginning and end -----------------------------------------------------------------------

    def _welcome(self) -> None:
        """How to play, and who plays."""
        if self.person >= 0:
            self.console.print(HELP)
            self.console.print(f"\nYou are [bold]{self._name(self.person)}[/]. Against you play:")
        for seat, spec in enumerate(self.company.players):
            if seat != self.person:
                self.console.print(f"  {self._name(seat)} [dim]({escape(title_of(spec))})[/]")

    def _farewell(self) -> None:
        end = outcome(self.state)
        assert end is not None
        if not end.winners:
            self.console.print("[bold]Tokyo is empty: everybody has lost.[/]")
        names = " and ".join(self._name(seat) for seat in end.winners)
        if end.winners:
            by = "20 stars" if end.reason == "stars" else "outliving all others"
            self.console.print(f"[bold yellow]{names} — King of Tokyo, by {by}![/]")
