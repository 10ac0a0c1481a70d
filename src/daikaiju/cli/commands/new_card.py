"""`daikaiju card new NAME`: write the skeleton of a card. `daikaiju card moments`: list moments."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from ...packs import load_pack, pack_name
from ...rules.definitions import THING_COUNT
from ...rules.moments import MOMENTS
from ...text import UserError
from ..output import message
from ..parser import help_text
from ..skeleton.changes import Changes
from ..skeleton.game_files import game_changes, repository
from ..skeleton.pack_files import pack_changes
from ..skeleton.plan import KINDS, LEVELS, CardPlan, make_plan
from ..skeleton.trial import Trial

DEFAULT_FILE: Final = Path("my_cards.py")
MAX_COST: Final = 20


def add(parser: argparse.ArgumentParser) -> None:
    title = message("cli-heading-subjects")
    subjects = parser.add_subparsers(title=title, metavar="SUBJECT", required=True)
    _add_new(subjects.add_parser("new", help=help_text("cli-card-new")))
    listing = subjects.add_parser("moments", help=help_text("cli-card-moments"))
    listing.set_defaults(run=run_moments)


def _add_new(parser: argparse.ArgumentParser) -> None:
    name, to = help_text("cli-card-name"), help_text("cli-card-to", default=str(DEFAULT_FILE))
    parser.add_argument("name", metavar="NAME", help=name)
    parser.add_argument("--to", type=Path, default=DEFAULT_FILE, metavar="FILE", help=to)
    parser.add_argument("--game", action="store_true", help=help_text("cli-card-game"))
    kind, cost = help_text("cli-card-kind", default="keep"), help_text("cli-card-cost", default=4)
    parser.add_argument("--kind", choices=list(KINDS), default="keep", help=kind)
    parser.add_argument("--cost", type=int, default=4, metavar="N", help=cost)
    level = help_text("cli-card-level", default=LEVELS[0])
    parser.add_argument("--level", type=int, choices=LEVELS, default=LEVELS[0], help=level)
    parser.add_argument("--moment", metavar="NAME", help=help_text("cli-card-moment"))
    parser.set_defaults(run=run_new)


def run_moments(args: argparse.Namespace) -> int:
    """Print all moments, in the order of a turn."""
    print("\n".join(moment_lines()))
    return 0


def moment_lines() -> list[str]:
    """Return the name and the description of each moment, in English like the code."""
    width = max(map(len, MOMENTS))
    return [f"{name:{width}}  {moment.name}" for name, moment in MOMENTS.items()]


def run_new(args: argparse.Namespace) -> int:
    """Write the files of a new card, and print what to do next."""
    if args.moment is not None and args.moment not in MOMENTS:
        problem = message("cli-card-no-moment", moment=args.moment)
        print("\n".join([message("cli-error", problem=problem), *moment_lines()]), file=sys.stderr)
        return 2
    if not 0 <= args.cost <= MAX_COST:
        raise UserError("mistake-card-cost", cost=args.cost, most=MAX_COST)
    changes, next_steps = _game_card(args) if args.game else _pack_card(args)
    for path in changes.write():
        print(message("cli-card-wrote", file=os.path.relpath(path)))
    print("\n".join(["", message("cli-card-next"), *(f"  {step}" for step in next_steps)]))
    return 0


def _pack_card(args: argparse.Namespace) -> tuple[Changes, list[str]]:
    file: Path = args.to
    pack_name(file.stem)
    if file.suffix != ".py" or not file.absolute().parent.is_dir():
        raise UserError("mistake-card-to", file=str(file))
    names: dict[str, Any] = {}
    first_id = 0
    if file.exists():
        pack = load_pack(file)
        names = vars(sys.modules[f"daikaiju_pack_{pack.name}"])
        first_id = sum(card.copies for card in pack.cards)
    plan = _plan(args, names)
    changes = pack_changes(file, names, first_id, plan, *_try(plan))
    return changes, _steps_of_pack(file, plan)


def _game_card(args: argparse.Namespace) -> tuple[Changes, list[str]]:
    root, first_id = repository(), int(THING_COUNT[0])
    plan = _plan(args, {})
    changes = game_changes(root, first_id, plan, *_try(plan))
    return changes, _steps_of_game(plan)


def _plan(args: argparse.Namespace, taken: dict[str, Any]) -> CardPlan:
    is_tile = args.kind == "tile"
    level, cost = (args.level, 0) if is_tile else (0, args.cost)
    return make_plan(args.name, args.kind, args.moment, cost, level, taken)


def _try(plan: CardPlan) -> tuple[Sequence[Any], Sequence[Any]]:
    """Return effects and scenarios of a card; raise UserError if it never acts at its moment."""
    found = Trial(plan).run()
    if found is None:
        raise UserError("mistake-card-moment", kind=plan.kind, moment=plan.moment)
    return found


# --- what to do next -----------------------------------------------------------------------------


def _steps_of_pack(file: Path, plan: CardPlan) -> list[str]:
    texts = file.with_suffix("") / "texts"
    return [
        _command(f"daikaiju check --pack {file}", "cli-card-next-check"),
        _command(f"daikaiju play --pack {file}", "cli-card-next-play"),
        _command(f"daikaiju lab {file} {plan.name}", "cli-card-next-study"),
        message("cli-card-next-edit", code=str(file), text=str(texts / "en.ftl")),
        message("cli-card-next-translate", mark="# untranslated", folder=str(texts)),
    ]


def _steps_of_game(plan: CardPlan) -> list[str]:
    return [
        _command(f"make card CARD={plan.name}", "cli-card-next-check"),
        message(
            "cli-card-next-translate", mark="# untranslated", folder="src/daikaiju/text/locales"
        ),
        message("cli-card-next-emblem", folder="web/src/art/emblems"),
        _command("make lint docs", "cli-card-next-docs"),
        _command("make test", "cli-card-next-test"),
    ]


def _command(line: str, key: str) -> str:
    return f"{line}  # {message(key)}"
