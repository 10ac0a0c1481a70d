"""Showing the page in a browser of this machine: `daikaiju serve --open`.

It must do no harm where there is none: the address has been told anyway, and a browser that draws
in the terminal would take the place of the server there.
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

ANYWHERE: Final = ("0.0.0.0", "::")
SECONDS: Final = 1.0  # for whoever listens at a port to say who they are
DRAW_IN_TERMINALS: Final = {"www-browser", "links", "elinks", "lynx", "w3m"}
SCREENS: Final = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")  # one of these says that there is one


def show(url: str) -> Thread:
    """Open the page, beside everything else: some browsers take seconds to say that they have."""
    opening = Thread(target=_open, args=(url,), name="daikaiju-browser", daemon=True)
    opening.start()
    return opening


def _open(url: str) -> None:
    with suppress(webbrowser.Error, OSError):
        if browser := graphical():
            browser.open(url)


def graphical() -> webbrowser.BaseBrowser | None:
    """The browser that people see, if there is one."""
    has_screen = sys.platform in ("win32", "darwin") or any(map(os.environ.get, SCREENS))
    if not has_screen:
        return None
    browser = webbrowser.get()
    name = os.path.basename(getattr(browser, "name", "") or "")
    return None if name in DRAW_IN_TERMINALS else browser


def here(host: str, port: int) -> str:
    """The address for this machine itself; browsers trust their own machine more than a network."""
    name = _near(host)
    return f"http://[{name}]:{port}" if ":" in name else f"http://{name}:{port}"


def is_taken(host: str, port: int) -> bool:
    """Does anybody listen there already?"""
    with suppress(OSError), socket.create_connection((_near(host), port), SECONDS):
        return True
    return False


def is_ours(host: str, port: int) -> bool:
    """Is it a server of ours that listens there?"""
    link = http.client.HTTPConnection(_near(host), port, timeout=SECONDS)
    try:
        link.request("GET", "/api/v1/server")
        told = json.loads(link.getresponse().read())
        return {"protocol", "monsters"} <= set(told)
    except (OSError, http.client.HTTPException, ValueError, TypeError):
        return False
    finally:
        link.close()


def _near(host: str) -> str:
    return "127.0.0.1" if host in ANYWHERE else host
