"""The Wickedness tiles: each face a short function beside its name, level and side."""

from . import level_six, level_ten, level_three

__all__ = ["level_six", "level_ten", "level_three"]
