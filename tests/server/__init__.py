"""Tests with a real server on a loopback port: HTTP, WebSockets and raw connections."""
