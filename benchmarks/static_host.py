"""A web host for the files in a folder: compressed, and kept by browsers."""

from __future__ import annotations

import gzip
import mimetypes
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

COMPRESSED = {".html", ".js", ".css", ".svg", ".json", ".webmanifest", ".wasm", ".bin"}
KEPT = "public, max-age=31536000, immutable"  # files with a hash in their name


@contextmanager
def static_host(folder: Path) -> Iterator[str]:
    """Serve a folder until the block ends; yield its address."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), _handler_for(folder))
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def _handler_for(folder: Path) -> type[BaseHTTPRequestHandler]:
    @cache
    def content(file: Path) -> bytes:
        data = file.read_bytes()
        return gzip.compress(data, 9) if file.suffix in COMPRESSED else data

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            path = self.path.split("?")[0].removeprefix("/") or "index.html"
            file = folder / path
            if not file.is_file():
                self.send_error(404)
                return
            self.send_response(200)
            kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
            self.send_header("Content-Type", kind)
            if file.suffix in COMPRESSED:
                self.send_header("Content-Encoding", "gzip")
            self.send_header("Cache-Control", KEPT if path.startswith("assets/") else "no-cache")
            self.send_header("Content-Length", str(len(content(file))))
            self.end_headers()
            self.wfile.write(content(file))

        def log_message(self, format: str, *args: object) -> None:
            """Write no log."""

    return Handler
