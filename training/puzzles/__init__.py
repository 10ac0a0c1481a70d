"""Mines the puzzles of the coach from games of the champion."""
