"""Faults while clients play: servers and databases fail, and nothing may be lost."""
