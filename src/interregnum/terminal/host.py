"""A server from outside: guests, tables and seats, asked over HTTP before the live connection."""

import json
import os
import secrets
from http.cookies import SimpleCookie
from typing import Any, Final, NamedTuple
from urllib.error import HTTPError, URLError
from urllib.parse import parse_qs, urlsplit
from urllib.request import Request, urlopen

from interregnum.core.errors import BadInput
from interregnum.terminal.saves import state_folder

COOKIE: Final = "interregnum"
GUESTS: Final = "guests.json"  # by server: the cookie that a seat is found again with
PATIENCE: Final = 30.0  # seconds


class Link(NamedTuple):
    """A link to a table, as the page copies it; with a secret it is one of its seats."""

    server: str
    table: str
    secret: str
    seat: int


def read_link(text: str) -> Link:
    parts = urlsplit(text.strip())
    way, _, table = parts.path.rstrip("/").rpartition("/")
    asked = parse_qs(parts.query)
    seat = asked.get("n", ["0"])[0]
    if parts.scheme not in ("http", "https") or not table or not way.endswith("/t"):
        raise BadInput(f"{text!r} is no link to a table; expected one such as http://host/t/table")
    if not seat.isdecimal():
        raise BadInput(f"{text!r} names no seat; expected a number after n=")
    server = f"{parts.scheme}://{parts.netloc}"
    return Link(server, table, asked.get("seat", [""])[0], int(seat))


class Host:
    """One server and the guest that we are there."""

    def __init__(self, server: str) -> None:
        self.server = server
        self.cookie = str(guests().get(server, ""))

    def ask(self, method: str, path: str, told: Any = None) -> Any:
        """The answer to a request; a refusal is raised as the sentence it came with."""
        data = None if told is None else json.dumps(told).encode()
        headers = {"Content-Type": "application/json", "Cookie": self.header}
        request = Request(self.server + path, data, headers, method=method)
        try:
            with urlopen(request, timeout=PATIENCE) as answer:
                self.keep(answer.headers.get_all("Set-Cookie") or [])
                return json.load(answer)
        except HTTPError as error:
            raise BadInput(sentence(error)) from error
        except (URLError, OSError, ValueError) as error:
            raise BadInput(f"{self.server} does not answer: {error}") from error

    @property
    def header(self) -> str:
        return f"{COOKIE}={self.cookie}" if self.cookie else ""

    def keep(self, told: list[str]) -> None:
        """A new cookie, for us alone to read."""
        for each in told:
            found = SimpleCookie(each).get(COOKIE)
            if found is not None and found.value:
                self.cookie = found.value
                remember(self.server, self.cookie)

    def enter(self, name: str) -> None:
        """Be somebody there: a new guest, or the one of last time."""
        if name or not self.is_known():
            self.ask("POST", "/api/me", {"name": name or "Terminal"})

    def is_known(self) -> bool:
        try:
            self.ask("GET", "/api/me")
        except BadInput:
            return False
        return True

    def title_of(self, table: str) -> str:
        return str(self.ask("GET", f"/api/tables/{table}")["title"])

    def claim(self, link: Link) -> None:
        told = {"seat": link.seat, "secret": link.secret}
        self.ask("POST", f"/api/tables/{link.table}/claim", told)

    def join(self, table: str, seat: int) -> None:
        """Take a free seat, and add to chance what nobody else can know."""
        told = {"seat": seat, "entropy": secrets.token_hex(32)}
        self.ask("POST", f"/api/tables/{table}/join", told)


def sentence(error: HTTPError) -> str:
    """The refusal is an answer, too, and has a connection of its own."""
    try:
        with error:
            told = json.load(error)
        return str(told.get("message") or told.get("detail") or told.get("code") or error)
    except ValueError:
        return str(error)


def guests() -> dict[str, Any]:
    try:
        found = json.loads((state_folder() / GUESTS).read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}


def remember(server: str, cookie: str) -> None:
    """Without a place to keep it the seat is lost when the program ends, and nothing else."""
    file = state_folder() / GUESTS
    told = json.dumps({**guests(), server: cookie})
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(handle, "w", encoding="utf-8") as out:
            out.write(told)
    except OSError:
        return
