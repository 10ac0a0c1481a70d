"""A seat as an MCP server: language models play through tools and resources.

words.py       positions, decisions and actions as English sentences
news.py        what happened since the last answer
results.py     the structured results of the tools
rule_search.py rules, examples and cards by id, name or words
time_budget.py the time for a decision
record_file.py the record of a game as a file
seat_game.py   a game from one seat; bot_game.py against bots, table_game.py at a server
views.py       a game as text and as a structured result
session.py     the games of one session
tools.py       the tools; resources.py the resources and the prompt; server.py both as a server

All texts are in English, in every language of the user: programs read them.
"""
