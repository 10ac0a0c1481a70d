"""The ladder as a Markdown page, generated only from its entries."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from .match_text import par_text, percent, percent_range

Entry = dict[str, Any]
NONE = "–"
HEAD = "<!-- Made by `daikaiju ladder` from ladder.json. Do not edit. -->"

INTRODUCTION = """\
The measured strength of the built-in bots. At each table one bot, the challenger, plays against
copies of the bot one rung below it. *Par* is the win rate of an equal bot: one game in as many as
there are seats. The ± is half of the 95 % interval. [arena.md](../arena.md) describes how matches
are played and how intervals are computed; [bots.md](../bots.md) describes the bots."""

REPRODUCING = """\
Every figure has a command that repeats its games; the commands are [at the end](#every-row). Bots
with a time limit (`search:20ms`) may decide differently each time, and play worse on a slower
machine. All others play the same games everywhere, with any number of workers.

```sh
daikaiju ladder                          # all rows: an hour or two on two cores
daikaiju ladder --scale 0.1              # with a tenth of the games
daikaiju ladder --rows 'second-4-*'      # some rows; the others keep their figures
daikaiju ladder --check                  # repeat a sample and compare it with this page
```"""

CORE = """\
The game of two monsters without cards is [solved](../solved.md): no bot can win more than half of
its games against *perfect*. The difference to one half is the cost of a bot's mistakes. The last
two columns show how often it won with the first turn, and when *perfect* had the first turn."""

CORE_TITLES = {None: "Tokyo pays stars", "true": "With the two-player option: Tokyo pays energy"}


def page(entries: Sequence[Entry]) -> str:
    """Return the whole page."""
    parts = [
        HEAD,
        "# The ladder",
        INTRODUCTION,
        _played(entries),
        REPRODUCING,
        *_targets(entries),
        *_editions(entries),
        *_core(entries),
        *_every_row(entries),
    ]
    return "\n\n".join(parts) + "\n"


def _played(entries: Sequence[Entry]) -> str:
    """Return how many games were played, when, and by which version."""
    if not entries:
        return "Nothing has been played yet."
    games = sum(entry["games"] for entry in entries)
    dates = sorted({entry["date"] for entry in entries})
    when = dates[0] if len(dates) == 1 else f"{dates[0]} to {dates[-1]}"
    versions = ", ".join(sorted({entry["version"] for entry in entries}))
    return f"{len(entries)} rows, {games:,} games, played {when} by version {versions}."


# --- sections ------------------------------------------------------------------------------------


def _targets(entries: Sequence[Entry]) -> list[str]:
    aimed = [entry for entry in entries if entry["target"] is not None]
    if not aimed:
        return []
    heads = ["match", "edition", "par", "target", "won", "interval", "games", ""]
    return ["## Targets", markdown_table(heads, map(_target, aimed), left=(0, 1, 7))]


def _target(entry: Entry) -> list[str]:
    return [
        _row_text(entry),
        _table_text(entry),
        par_text(entry),
        f"≥ {100 * entry['target']:g} %",
        f"**{percent(entry['win_rate'])}**",
        percent_range(entry["interval"]),
        f"{entry['games']:,}",
        _verdict(entry),
    ]


def _table_text(entry: Entry) -> str:
    """Return the edition, or what Tokyo pays in the solved core."""
    if not _is_core(entry):
        return str(entry["edition"])
    return "core, energy" if "two_player" in entry["options"] else "core, stars"


def _verdict(entry: Entry) -> str:
    """A target is reached or missed only if the whole interval is on one side of it."""
    low, high = entry["interval"]
    surely = "" if low >= entry["target"] or high < entry["target"] else ", unsure"
    return ("met" if entry["win_rate"] >= entry["target"] else "missed") + surely


def _row_text(entry: Entry) -> str:
    """Return a description of a row: `*odds* against 3 *greedy*`."""
    challenger, base = entry["specs"]
    return f"*{challenger}* against {entry['seats'] - 1} *{base}*"


def _editions(entries: Sequence[Entry]) -> list[str]:
    """Return one table per edition: challengers and opponents by the number of seats."""
    parts = []
    usual = [entry for entry in entries if not entry["options"]]
    for edition in _distinct(entry["edition"] for entry in usual):
        mine = [entry for entry in usual if entry["edition"] == edition]
        tables = {entry["seats"]: entry for entry in sorted(mine, key=lambda each: each["seats"])}
        heads = ["", *(f"{seats} seats" for seats in tables)]
        par = ["*par*", *map(par_text, tables.values())]
        pairs = _distinct(tuple(entry["specs"]) for entry in mine)
        parts += [f"## {edition.capitalize()} edition"]
        parts += [markdown_table(heads, [par, *(_pair(pair, mine, tables) for pair in pairs)])]
    return parts


def _pair(pair: tuple[str, str], entries: Sequence[Entry], tables: Iterable[int]) -> list[str]:
    by_seats = {entry["seats"]: entry for entry in entries if tuple(entry["specs"]) == pair}
    cells = [_won(by_seats[seats]) if seats in by_seats else NONE for seats in tables]
    return [f"*{pair[0]}* against *{pair[1]}*", *cells]


def _core(entries: Sequence[Entry]) -> list[str]:
    mine = [entry for entry in entries if _is_core(entry)]
    parts = ["## The solved core", CORE] if mine else []
    heads = ["against *perfect*", "won", "missing (points)", "first", "second"]
    for option in _distinct(entry["options"].get("two_player") for entry in mine):
        chosen = [entry for entry in mine if entry["options"].get("two_player") == option]
        parts += [f"### {CORE_TITLES[option]}", markdown_table(heads, map(_loss, chosen))]
    return parts


def _loss(entry: Entry) -> list[str]:
    """Return the table row of a bot against *perfect*."""
    missing = f"{100 * (entry['par'] - entry['win_rate']):.1f}".replace("-", "−")
    turns = [percent(rate) for rate in entry["by_turn_order"]]
    return [f"*{entry['specs'][0]}*", _won(entry), missing, *turns]


def _every_row(entries: Sequence[Entry]) -> list[str]:
    """Return the appendix with all entries."""
    parts = ["## Every row"] if entries else []
    heads = ["row", "won", "95 % interval", "games", "a second", "seed", "version", "date"]
    for base in _distinct(entry["specs"][1] for entry in entries):
        mine = [entry for entry in entries if entry["specs"][1] == base]
        commands = "\n".join(entry["command"] for entry in mine)
        parts += [f"### Against {base}", markdown_table(heads, map(_origin, mine))]
        parts += [f"```sh\n{commands}\n```"]
    return parts


def _origin(entry: Entry) -> list[str]:
    return [
        f"`{entry['name']}`",
        percent(entry["win_rate"]),
        NONE if _is_mirror(entry) else percent_range(entry["interval"]),
        f"{entry['games']:,}",
        f"{entry['games_a_second']:,.{0 if entry['games_a_second'] >= 10 else 1}f}",
        str(entry["seed"]),
        entry["version"],
        entry["date"],
    ]


# --- pieces --------------------------------------------------------------------------------------


def _is_core(entry: Entry) -> bool:
    return bool(entry["options"].get("deck") == "none")


def _is_mirror(entry: Entry) -> bool:
    """A bot against itself wins par by symmetry, so that no uncertainty is shown."""
    challenger, base = entry["specs"]
    return bool(challenger == base)


def _won(entry: Entry) -> str:
    low, high = entry["interval"]
    spread = "" if _is_mirror(entry) else f" ± {50 * (high - low):.1f}"
    return percent(entry["win_rate"]) + spread


def _distinct(values: Iterable[Any]) -> list[Any]:
    return list(dict.fromkeys(values))


def markdown_table(
    heads: Sequence[str], rows: Iterable[Sequence[str]], left: Sequence[int] = (0,)
) -> str:
    """Return a Markdown table that is also aligned as plain text; numbers are right-aligned."""
    lines = [list(heads), *map(list, rows)]
    widths = [max(3, *map(len, column)) for column in zip(*lines, strict=True)]
    ruler = ["-" * w if c in left else f"{'-' * (w - 1)}:" for c, w in enumerate(widths)]
    for line in lines:
        for column, width in enumerate(widths):
            ljust = column in left
            line[column] = line[column].ljust(width) if ljust else line[column].rjust(width)
    return "\n".join(f"| {' | '.join(line)} |" for line in [lines[0], ruler, *lines[1:]])
