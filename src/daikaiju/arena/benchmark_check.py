"""Checks of benchmark results: the file, its score, and games that are played again."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from .. import __version__
from ..text import LocalizedError, UserError, file_error_reason
from .benchmark import (
    VERSION,
    Entry,
    Progress,
    Task,
    check_bot,
    file_hash,
    find_task,
    play_groups,
    score,
)

SAMPLE: Final = 0.05  # of the groups
MIN_SAMPLE: Final = 10  # groups
LINE: Final = re.compile(r"\d\.\d{6} [0-9a-f]{8}")
TYPES: Final[dict[str, Any]] = {
    **dict.fromkeys(("task", "bot", "sha256", "measure", "trouble", "version", "packs"), str),
    **dict.fromkeys(("benchmark", "games"), int),
    **dict.fromkeys(("score", "milliseconds"), (int, float)),
    **dict.fromkeys(("interval", "results"), list),
    "date": str,
}


class Fault(LocalizedError):
    """A result that does not hold; the message is one sentence."""


def read_result(file: Path) -> Entry:
    """Return the result in a file. Raise UserError if it is none."""
    try:
        found = json.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        reason = file_error_reason(error)
        raise UserError("mistake-file-use", file=str(file), reason=reason) from None
    except ValueError:
        raise UserError("mistake-benchmark-file", file=str(file)) from None
    if not isinstance(found, dict) or not _has_fields(found):
        raise UserError("mistake-benchmark-file", file=str(file))
    if found["benchmark"] != VERSION:
        version = str(found["benchmark"])
        raise UserError("mistake-benchmark-version", file=str(file), given=version, own=VERSION)
    return found


def _has_fields(found: Entry) -> bool:
    typed = all(isinstance(found.get(name), kind) for name, kind in TYPES.items())
    return typed and all(isinstance(x, str) and LINE.fullmatch(x) for x in found["results"])


def check_result(
    found: Entry,
    spec: str = "",
    every: bool = False,
    workers: int | str = "threads",
    progress: Progress = lambda games: None,
) -> int:
    """Check a result and return the number of games replayed. Raise Fault if it does not hold.

    `spec` is the bot if its file has moved or if it is a program: a result must not start any
    program that it names. `every` replays all games instead of a random sample.
    """
    task = find_task(found["task"])
    _check_score(task, found)
    bot = spec or found["bot"]
    if bot.startswith("cmd:") and not spec:
        raise UserError("mistake-benchmark-program", bot=bot)
    if file_hash(bot) != found["sha256"]:
        raise Fault("cli-benchmark-other-file", bot=bot)
    check_bot(task, bot)
    groups = _sample(task, every)
    games = play_groups(task, bot, groups, workers, progress)
    numbers = [group * task.seats + seat for group in groups for seat in range(task.seats)]
    for number, game in zip(numbers, games, strict=True):
        claimed = found["results"][number]
        if game.line != claimed:
            words = {"number": number + 1, "claimed": claimed, "played": game.line}
            raise Fault("cli-benchmark-game-differs", **words)
    return len(games)


def _check_score(task: Task, found: Entry) -> None:
    """Raise Fault unless all games of the task are there and give the score."""
    if not len(found["results"]) == found["games"] == task.games:
        games = len(found["results"])
        raise Fault("cli-benchmark-too-few", games=games, needed=task.games)
    for name, value in score(task, found["results"]).items():
        if found[name] != value:
            raise Fault(
                "cli-benchmark-score", name=name, claimed=str(found[name]), found=str(value)
            )


def _sample(task: Task, every: bool) -> Sequence[int]:
    """Return the groups to replay. Nobody can know them before, so the choice is not seeded."""
    groups = task.games // task.seats
    if every:
        return range(groups)
    many = max(MIN_SAMPLE, round(SAMPLE * groups))
    return sorted(random.SystemRandom().sample(range(groups), many))


def is_other_version(found: Entry) -> bool:
    """Whether another release made the result, whose rules may differ."""
    return bool(found["version"] != __version__)
