"""Daikaiju: King of Tokyo in three editions, as a library, a server and environments for research.

The rules are in `daikaiju.rules`, the text formats in `daikaiju.record`. The packages below are
imported when they are first used.
"""

import importlib as _importlib
import os as _os
import sys as _sys
from importlib import metadata as _metadata
from typing import Any as _Any

from . import deprecated as _deprecated

try:
    __version__ = _metadata.version("daikaiju")
except _metadata.PackageNotFoundError:  # run from its sources, where the package is not installed
    __version__ = "0"

_PACKAGES = ("arena", "bots", "card_api", "envs", "odds", "packs", "record", "rules", "text")


def __getattr__(name: str) -> _Any:
    if name in _PACKAGES:
        return _importlib.import_module(f"{__name__}.{name}")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return ["__version__", *_PACKAGES]


_deprecated.install()

if _os.environ.get("DAIKAIJU_PACKS"):
    from .packs import PackError as _PackError
    from .packs import load_named_packs as _load_named_packs

    try:
        _load_named_packs()
    except _PackError as _error:  # no traceback: the host or user has named a wrong pack
        _sys.exit(f"DAIKAIJU_PACKS: {_error}")
