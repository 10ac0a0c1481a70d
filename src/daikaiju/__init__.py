"""Daikaiju: King of Tokyo by its three rulebooks, as a library, a table and a laboratory.

The rules are in `daikaiju.rules`, text forms in `daikaiju.record`.
"""

from importlib.metadata import version

__version__ = version("daikaiju")
