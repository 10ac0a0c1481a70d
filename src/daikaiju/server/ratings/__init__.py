"""Ratings of people: which games count, what they change, and when they are counted."""
