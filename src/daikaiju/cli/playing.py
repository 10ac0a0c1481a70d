"""`daikaiju play`: a game in the terminal."""

from __future__ import annotations

import argparse
import random
import sys
from datetime import date
from pathlib import Path

from rich.console import Console

from .. import __version__
from ..record.catalogue import catalogue, title
from ..record.game import Record, last_position, read_record
from ..record.notation import NotationError, action_text, monster_name, parse_action
from ..rules.actions import A_KEEP, kind_of
from ..rules.agenda import OPENING_THROW, actor, top_kind, top_seat
from ..rules.editions import find_edition
from ..rules.engine import legal_actions, outcome, sample
from ..rules.state import State
from ..rules.words import CHANCE, NOBODY
from .cards import find_card, show_card
from .drawing import draw_dice, draw_table
from .narrating import tell_events

HELP = """\
Type what you want to do, as listed. For dice: [bold]keep 11C[/] keeps two 1s and a claw and throws
the others again; [bold]keep none[/] throws all; [bold]stop[/] ends your throws. Faces are 1 2 3,
E (energy), C (claw), H (heart). [bold]?[/] lists everything you may do, [bold]table[/] shows the
table, [bold]card jets[/] explains a card, [bold]quit[/] leaves the game."""


class Leave(Exception):
    """The person wants to go."""


class Game:
    """One game at the terminal: a person (or nobody) and random monsters."""

    def __init__(self, record: Record, state: State, person: int, luck: random.Random) -> None:
        self.record, self.state, self.person, self.luck = record, state, person, luck
        self.console = Console(highlight=False)
        self.state.events = []

    def play(self) -> None:
        while actor(self.state) != NOBODY:
            self.step()
        tell_events(self.console, self.state)
        draw_table(self.console, self.state, self.person)
        self._farewell()

    def step(self) -> None:
        """One action by whoever must act."""
        who = actor(self.state)
        if who == CHANCE:
            action = sample(self.state, self.luck.randrange)
        elif who == self.person:
            action = self._ask()
        else:
            action = self.luck.choice(legal_actions(self.state))
            tell_events(self.console, self.state)
        text = action_text(self.state, action)
        if who == CHANCE and text.startswith("roll"):
            tell_events(self.console, self.state)
            self.console.print(f"  {self._thrower()}{draw_dice(text.removeprefix('roll '))}")
        elif who not in (CHANCE, self.person) and len(legal_actions(self.state)) > 1:
            name = title(monster_name(self.state, who))
            self.console.print(f"  [dim]{name}:[/] {text}")
        self.record.play(self.state, action)

    def _thrower(self) -> str:
        """Who throws for the first turn; in a turn that is plain."""
        if top_kind(self.state) != OPENING_THROW:
            return ""
        return f"[dim]who starts? {title(monster_name(self.state, top_seat(self.state)))}:[/] "

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
            try:
                text = self.console.input("[bold yellow]> [/]").strip()
            except EOFError:
                raise Leave from None
            if text == "quit":
                raise Leave
            if text in ("?", "help"):
                self.console.print(HELP)
                self._list_choices(legal, everything=True)
            elif text == "table":
                draw_table(self.console, self.state, self.person)
            elif text.startswith("card "):
                self._show_card(text.removeprefix("card "))
            elif text:
                try:
                    return parse_action(self.state, text)
                except NotationError as error:
                    self.console.print(f"[red]{error}[/]", markup=True)

    def _show_card(self, name: str) -> None:
        try:
            show_card(self.console, find_card(catalogue(), name))
        except ValueError as error:
            self.console.print(f"[red]{error}[/]")

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

    def _farewell(self) -> None:
        end = outcome(self.state)
        assert end is not None
        if not end.winners:
            self.console.print("[bold]Tokyo is empty: everybody has lost.[/]")
        names = " and ".join(title(monster_name(self.state, seat)) for seat in end.winners)
        if end.winners:
            by = "20 stars" if end.reason == "stars" else "outliving all others"
            self.console.print(f"[bold yellow]{names} — King of Tokyo, by {by}![/]")


def run(args: argparse.Namespace) -> int:
    luck = random.Random(args.seed)
    record, state = _resumed(args.resume) if args.resume else _fresh(args)
    person = -1 if args.watch else _person(state, args.monster)
    game = Game(record, state, person, luck)
    if not args.watch:
        game.console.print(HELP)
    try:
        game.play()
    except (Leave, KeyboardInterrupt):
        game.console.print("\n[dim]The game is left here.[/]")
    finally:
        target = args.record or args.resume
        if target:
            _save(record, target)
    return 0


def _fresh(args: argparse.Namespace) -> tuple[Record, State]:
    box = find_edition(args.edition)
    seats = list(box.monsters[: args.seats])
    if args.monster and args.monster not in seats:
        seats[0:1] = [args.monster]
    record = Record(args.edition, tuple(seats), rules=__version__, date=date.today().isoformat())
    if not 2 <= args.seats <= len(box.monsters):
        raise ValueError(f"{args.seats} monsters cannot play: there must be 2 to 6")
    return record, record.start()


def _resumed(path: Path) -> tuple[Record, State]:
    record = read_record(path)
    return record, last_position(record, str(path))


def _person(state: State, monster: str | None) -> int:
    names = [monster_name(state, seat) for seat in range(state.seats)]
    if monster is None:
        return 0
    if monster not in names:
        raise ValueError(f"{monster!r} does not sit at this table: here sit {', '.join(names)}")
    return names.index(monster)


def _save(record: Record, path: Path) -> None:
    try:
        path.write_text(str(record), encoding="utf-8")
    except OSError as error:
        print(f"daikaiju: the record could not be written: {error}", file=sys.stderr)
    else:
        print(f"The record is in {path}.")
