"""Opens the web page in a browser of this machine, for `daikaiju serve --open`.

Without a graphical browser nothing is opened: the server has printed its address, and a text
browser would take over the terminal of the server.
"""

from __future__ import annotations

import http.client
import json
import os
import socket
import sys
import webbrowser
from contextlib import suppress
from threading import Thread
from typing import Final

ALL_INTERFACES: Final = ("0.0.0.0", "::")  # addresses to listen on; a browser cannot open them
TIMEOUT: Final = 1.0  # seconds, for another server on a port to identify itself
TEXT_BROWSERS: Final = {"www-browser", "links", "elinks", "lynx", "w3m"}
# If one of these is set, a graphical browser can be opened.
DISPLAY_VARIABLES: Final = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")


def open_page(url: str) -> Thread:
    """Open the page in a thread: some browsers need seconds to return."""
    thread = Thread(target=_open, args=(url,), name="daikaiju-browser", daemon=True)
    thread.start()
    return thread


def _open(url: str) -> None:
    with suppress(webbrowser.Error, OSError):
        if browser := graphical_browser():
            browser.open(url)


def graphical_browser() -> webbrowser.BaseBrowser | None:
    """Return the default browser; None if it is a text browser or if there is no display."""
    has_display = sys.platform in ("win32", "darwin") or any(map(os.environ.get, DISPLAY_VARIABLES))
    if not has_display:
        return None
    browser = webbrowser.get()
    name = os.path.basename(getattr(browser, "name", "") or "")
    return None if name in TEXT_BROWSERS else browser


def local_url(host: str, port: int) -> str:
    """Return the URL for a browser on this machine: browsers trust a loopback address more."""
    name = _local_host(host)
    return f"http://[{name}]:{port}" if ":" in name else f"http://{name}:{port}"


def is_port_used(host: str, port: int) -> bool:
    """Return whether a program listens on the port."""
    with suppress(OSError), socket.create_connection((_local_host(host), port), TIMEOUT):
        return True
    return False


def is_daikaiju_server(host: str, port: int) -> bool:
    """Return whether the program that listens on the port is a Daikaiju server."""
    connection = http.client.HTTPConnection(_local_host(host), port, timeout=TIMEOUT)
    try:
        connection.request("GET", "/api/v1/server")
        answer = json.loads(connection.getresponse().read())
        return {"protocol", "monsters"} <= set(answer)
    except (OSError, http.client.HTTPException, ValueError, TypeError):
        return False
    finally:
        connection.close()


def _local_host(host: str) -> str:
    return "127.0.0.1" if host in ALL_INTERFACES else host
