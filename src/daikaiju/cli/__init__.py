"""The command line: `daikaiju play | check | replay | …`."""

from .main import main

__all__ = ["main"]
