"""The Wickedness tiles: each face is a name, level, side and short functions."""

from . import level_six, level_ten, level_three

__all__ = ["level_six", "level_ten", "level_three"]
