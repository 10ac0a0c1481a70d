"""A real server on a loopback port: over HTTP, on sockets, and on connections made by hand."""
