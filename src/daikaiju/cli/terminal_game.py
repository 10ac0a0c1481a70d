"""A game in the terminal: prompts the person, runs the bots and prints the events."""

from __future__ import annotations

import random

from rich.console import Console
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from ..record.catalogue import catalogue
from ..record.deal_dice import DealDice
from ..record.game import Record
from ..record.notation import NotationError, action_text, monster_name, parse_action
from ..rules.actions import A_KEEP, kind_of
from ..rules.agenda import OPENING_THROW, actor, top_kind, top_seat
from ..rules.constants import CHANCE, NOBODY
from ..rules.engine import legal_actions, outcome, play_game, sample
from ..rules.predictions import predicted_seat, prediction_points
from ..rules.state import State
from ..rules.view import view
from .advice import show_hint, show_odds
from .bot_text import bot_title
from .card_view import find_card, show_card
from .event_text import print_events
from .output import error_message, join_list, message, monster_title
from .players import Players, delayed_status
from .table_view import dice_markup, print_table

# Input, which is the same in every language -> key of its explanation.
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


class QuitGame(Exception):
    """The person has entered `quit` or closed the input."""


class TerminalGame:
    """One game between bots and at most one person."""

    def __init__(self, record: Record, state: State, players: Players, rng: random.Random) -> None:
        self._deal = DealDice(record) if record.deal and record.secret else None
        self.record, self.state, self.players, self.rng = record, state, players, rng
        self.human_seat = players.human_seat
        self.console = Console(highlight=False)
        self.state.events = []
        self._shown_troubles: set[str] = set()

    def play(self) -> None:
        self._print_intro()
        self.play_on()

    def play_on(self) -> None:
        """Play to the end, without an introduction."""
        play_game(self.state, self._decide, self._draw, self._perform)
        print_events(self.console, self.state)
        print_table(self.console, self.state, self.human_seat)
        self._print_result()
        self.players.report_end(self.state)

    def _decide(self, state: State, seat: int) -> int:
        return self.prompt_action() if seat == self.human_seat else self._bot_action(seat)

    def _draw(self, state: State) -> int:
        return self._deal.draw(state) if self._deal else sample(state, self.rng.randrange)

    def _perform(self, state: State, action: int) -> None:
        """Print an action of chance or of a bot, and execute and record any action."""
        who, text = actor(state), action_text(state, action)
        if who == CHANCE and text.startswith("roll"):
            print_events(self.console, state)
            self._print_throw(text.removeprefix("roll "))
        elif who not in (CHANCE, self.human_seat) and len(legal_actions(state)) > 1:
            self._print(message("cli-does", who=self._name(who), action=text))
        before = len(state.events or ())
        self.record.play(state, action)
        if self._deal:
            self._deal.note((state.events or [])[before:])

    def _print_throw(self, faces: str) -> None:
        """Print the dice; in the throw for the first turn also the monster that throws."""
        words = [dice_markup(faces)]
        if top_kind(self.state) == OPENING_THROW:
            who = message("cli-who-starts", who=self._name(top_seat(self.state)))
            words.insert(0, f"[dim]{escape(who)}[/]")
        self.console.print(f"  {' '.join(words)}")

    def _print(self, text: str) -> None:
        self.console.print(Text(f"  {text}"))

    def _name(self, seat: int) -> str:
        return monster_title(monster_name(self.state, seat))

    # --- bots ------------------------------------------------------------------------------------

    def _bot_action(self, seat: int) -> int:
        """Return the action of a bot, which sees only its view; print each trouble of it once."""
        print_events(self.console, self.state)
        legal, bot = legal_actions(self.state), self.players.bot_at(seat)
        if len(legal) == 1:
            return legal[0]
        with delayed_status(self.console, message("cli-thinking", who=self._name(seat))):
            action = bot.ask(view(self.state, seat), seat, self.rng.randrange, self._name(seat))
        if bot.trouble not in ("", *self._shown_troubles):
            self._shown_troubles.add(bot.trouble)
            self.console.print(Text(message("cli-trouble", problem=bot.trouble), "yellow"))
        return action

    # --- the person ------------------------------------------------------------------------------

    def prompt_action(self) -> int:
        """Prompt until the input is a legal action; return a single legal action at once."""
        legal = legal_actions(self.state)
        if len(legal) == 1:
            return legal[0]
        print_events(self.console, self.state)
        print_table(self.console, self.state, self.human_seat)
        self._list_choices(legal, everything=False)
        while True:
            text = self._read_line()
            if text == "quit":
                raise QuitGame
            if text and not self._run_info_command(text, legal):
                try:
                    return parse_action(self.state, text)
                except NotationError as error:
                    self.console.print(Text(error_message(error), "red"))

    def _read_line(self) -> str:
        try:
            return self.console.input("[bold yellow]> [/]").strip()
        except EOFError:
            raise QuitGame from None

    def _run_info_command(self, text: str, legal: list[int]) -> bool:
        """Run a command that only shows information; return whether the text is one."""
        if text in ("?", "help"):
            self._print_help()
            self._list_choices(legal, everything=True)
        elif text == "table":
            print_table(self.console, self.state, self.human_seat)
        elif text == "odds":
            show_odds(self.console, view(self.state, self.human_seat), self.human_seat)
        elif text == "hint":
            show_hint(self.console, view(self.state, self.human_seat), self.human_seat)
        elif text.startswith("card "):
            self._show_card(text.removeprefix("card "))
        else:
            return False
        return True

    def _show_card(self, name: str) -> None:
        try:
            show_card(self.console, find_card(catalogue(), name))
        except ValueError as error:
            self.console.print(Text(error_message(error), "red"))

    def _print_help(self) -> None:
        """Print the possible inputs."""
        self.console.print(message("cli-type"), markup=False)
        table = Table.grid("", "", padding=(0, 2, 0, 2), pad_edge=True)
        for typed, key in HELP.items():
            table.add_row(f"[bold]{typed}[/]", escape(message(key)))
        self.console.print(table)

    def _list_choices(self, legal: list[int], everything: bool) -> None:
        keeps = [action for action in legal if kind_of(action) == A_KEEP]
        others = [action_text(self.state, a) for a in legal if kind_of(a) != A_KEEP]
        if keeps and not everything:
            dice = dice_markup(
                "".join(c * n for c, n in zip("123ECH", self.state.dice, strict=True))
            )
            left = escape(message("cli-throws-left", throws=self.state.throws))
            self.console.print(f"  {escape(message('cli-your-dice'))} {dice}   {left}")
            others.insert(0, "keep FACES")
        else:
            others = [action_text(self.state, action) for action in keeps] + others
        choices = "[dim] · [/]".join(f"[bold]{other}[/]" for other in others)
        self.console.print(f"  {escape(message('cli-you-may'))} {choices}")

    # --- start and end ---------------------------------------------------------------------------

    def _print_intro(self) -> None:
        """Print the help and the players."""
        if self.human_seat >= 0:
            self._print_help()
            self.console.print()
            you = Text(message("cli-you-are", who=self._name(self.human_seat)))
            self.console.print(you)
        for seat, spec in enumerate(self.players.specs):
            if seat != self.human_seat:
                self._print(message("cli-opponent", who=self._name(seat), bot=bot_title(spec)))

    def _print_result(self) -> None:
        end = outcome(self.state)
        assert end is not None
        names = join_list(self._name(seat) for seat in end.winners)
        if not end.winners:
            key = "cli-standstill" if end.reason == "standstill" else "cli-nobody-won"
            self.console.print(Text(message(key), "bold"))
        elif end.reason == "stars":
            self.console.print(Text(message("cli-won-by-stars", who=names), "bold yellow"))
        else:
            self.console.print(Text(message("cli-won-by-survival", who=names), "bold yellow"))
        self._print_predictions()

    def _print_predictions(self) -> None:
        """Print the points of each eliminated player who predicted a winner."""
        for seat in range(self.state.seats):
            other = predicted_seat(self.state, seat)
            if other != NOBODY:
                points = prediction_points(self.state, seat)
                names = {"who": self._name(seat), "other": self._name(other)}
                self._print(message("cli-prediction-points", **names, points=points))
