"""The table server: tables for people and bots, on one machine, a LAN or the internet.

tables/      what a table is, who may do what there, and those who keep it
telling/     what people are told, and what is hidden from whom
store/       SQLite or PostgreSQL: the log of every table
web/         HTTP and sockets, the guards before them, and the page
describing/  OpenAPI, TypeScript and the protocol's page, made from the code
"""
