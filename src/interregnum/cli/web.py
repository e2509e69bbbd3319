"""`interregnum web`: the server on this device, and the browser at its lobby."""

import os
import socket
import sys
import time
import webbrowser
from threading import Thread
from typing import Annotated, Final

import typer

from interregnum.core.errors import BadOption
from interregnum.server.page import BUILT
from interregnum.server.serve import serve
from interregnum.server.settings import Settings

HOST: Final = "127.0.0.1"
KNOWN_PORTS: Final = range(8000, 8020)  # the first that is free: the cookie goes with it
PATIENCE: Final = 30.0
Port = Annotated[int, typer.Option(help="The port; else the first free one from 8000 on.")]
Db = Annotated[str, typer.Option(help="sqlite:///FILE; else a file of yours.")]
Browser = Annotated[bool, typer.Option(help="Open the browser, if there is a screen.")]


def web(*, port: Port = 0, db: Db = "", browser: Browser = True) -> None:
    if not BUILT.is_dir():
        raise BadOption("the page was not built: install Node, then make play (terminal: play)")
    port = port or next((p for p in KNOWN_PORTS if is_free(p)), 0)
    if not port:
        raise BadOption(f"ports {KNOWN_PORTS[0]} to {KNOWN_PORTS[-1]} are taken; choose a --port")
    address = f"http://{HOST}:{port}/"
    Thread(target=tell, args=(address, port, browser and has_screen()), daemon=True).start()
    serve(HOST, port, Settings(db=db), workers=1)


def is_free(port: int) -> bool:
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((HOST, port))
        except OSError:
            return False
        return True


def has_screen() -> bool:
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def tell(address: str, port: int, opened: bool) -> None:
    """Once the server answers: its address, and the browser."""
    deadline = time.monotonic() + PATIENCE
    while is_free(port) and time.monotonic() < deadline:
        time.sleep(0.05)
    sys.stdout.write(f"Interregnum is at {address} (Ctrl+C ends it)\n")
    sys.stdout.flush()
    if opened:
        webbrowser.open(address)
