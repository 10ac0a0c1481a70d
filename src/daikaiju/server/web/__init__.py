"""The web interface of the table server: HTTP, sockets, sessions and the checks of requests."""
