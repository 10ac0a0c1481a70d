"""Daikaiju: King of Tokyo by its three rulebooks, as a library, a table and a laboratory.

The rules are in `daikaiju.rules`, text forms in `daikaiju.record`.
"""

from importlib.metadata import PackageNotFoundError, version

try:
    __version__ = version("daikaiju")
except PackageNotFoundError:  # run from its sources, as on a machine that can install nothing
    __version__ = "0"
