"""The table server: tables for people and bots, on one machine, a LAN or the internet.

protocol/  messages and HTTP types: the documented protocol
store/     SQLite or PostgreSQL: the log of each table
tables/    the state of a table, its log entries and its commands
updates/   messages to players, without what is hidden from them
workers/   bot processes and the computation of odds
actors/    table actors, their scheduler, and the registry of all tables
web/       HTTP, sockets, sessions, checks of requests, and the page
codegen/   TypeScript, the protocol reference and lessons, generated from the code
"""
