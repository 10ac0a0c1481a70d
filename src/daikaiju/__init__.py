"""Daikaiju: King of Tokyo in three editions, as a library, a server and environments for research.

The rules are in `daikaiju.rules`, the text formats in `daikaiju.record`.
"""

import os
import sys
from importlib.metadata import PackageNotFoundError, version

from . import deprecated

try:
    __version__ = version("daikaiju")
except PackageNotFoundError:  # run from its sources, where the package is not installed
    __version__ = "0"

deprecated.install()

if os.environ.get("DAIKAIJU_PACKS"):
    from .packs import PackError, load_named_packs

    try:
        load_named_packs()
    except PackError as error:  # no traceback: the host or user has named a wrong pack
        sys.exit(f"DAIKAIJU_PACKS: {error}")
