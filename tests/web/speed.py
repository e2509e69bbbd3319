"""How fast the page is: `python -m tests.web.speed [TITLE …]` prints it, asserting nothing.

A game is played against bots over the wire; what one seat was sent around the largest state is then
sent to the page once more, one state at a time, with all movement on.
"""

import json
import statistics
import sys
import tempfile
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Browser, Page, WebSocketRoute, sync_playwright

from tests.server.live_server import Guest, Server, running
from tests.web.browser import found

SEATS = {"torres": 4, "crown-of-ash": 4, "wonderful-kingdom": 2, "for-a-crown": 5}
LOADS = 9
UPDATES = 40
LONGEST = 600  # decisions of a game
MEASURED = "() => performance.getEntriesByName('interregnum-update').map(each => each.duration)"
DRAWN = "count => performance.getEntriesByName('interregnum-update').length >= count"
PARTS = ("ScriptDuration", "RecalcStyleDuration", "LayoutDuration")  # Chromium's own names
Message = dict[str, Any]


def say(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def told(times: list[float]) -> str:
    middle, worst = statistics.median(times), max(times)
    return f"median {middle:.1f} ms, longest {worst:.1f} ms of {len(times)}"


def first_page(browser: Browser, server: Server) -> None:
    """From a warm server to a lobby that can be clicked, for one who comes for the first time."""
    times = []
    for _ in range(LOADS):
        with browser.new_context() as context:
            page = context.new_page()
            page.request.post(f"{server.url}/api/me", data={"name": "Anna"})
            page.goto(server.url)
            page.wait_for_selector(".tc .btn")
            times.append(float(page.evaluate("performance.now()")))
    say(f"first page interactive: {told(times[1:])} loads")


def played(guest: Guest, table: str, rng: Random) -> list[Message]:
    """All that a seat is sent in a game."""
    sitting, heard = guest.sit(table), list[Message]()
    for _ in range(LONGEST):
        while not heard or not decides(heard[-1]):
            heard.append(sitting.next())
        if heard[-1]["view"]["result"]:
            break
        sitting.act(rng.choice(heard[-1]["choices"])["id"])
        heard.append(sitting.next())
    sitting.close()
    return heard


def decides(message: Message) -> bool:
    return message["t"] == "state" and bool(message["choices"] or message["view"]["result"])


def weight(state: Message) -> int:
    return len(json.dumps([state["view"], state["choices"]]))


def largest(messages: list[Message]) -> list[Message]:
    """Consecutive states around the largest; the first brings the whole log."""
    states = [each for each in messages if each["t"] == "state"]
    top = max(range(len(states)), key=lambda k: weight(states[k]))
    start = max(0, min(top - UPDATES // 2, len(states) - UPDATES - 1))
    log: list[Message] = []
    for state in states[: start + 1]:
        log = log[: state["log_from"]] + state["log"]
    first = {**states[start], "log_from": 0, "log": log}
    return [first, *states[start + 1 : start + 1 + UPDATES]]


class Meter:
    """Processor time of the page's main thread: a busy machine does not lengthen it."""

    def __init__(self, page: Page) -> None:
        self.line = page.context.new_cdp_session(page)
        self.line.send("Performance.enable", {"timeDomain": "threadTicks"})
        self.last = self.read()

    def read(self) -> list[float]:
        metrics = self.line.send("Performance.getMetrics")["metrics"]
        values = {each["name"]: 1000 * each["value"] for each in metrics}
        return [values[part] for part in PARTS]

    def lap(self) -> list[float]:
        """Milliseconds of every part since the last call."""
        last, self.last = self.last, self.read()
        return [now - before for now, before in zip(self.last, last, strict=True)]


def updates(page: Page, address: str, table: Message, states: list[Message]) -> list[list[float]]:
    """Milliseconds of script of every update by the clock, then of the parts by the processor."""
    lines: list[WebSocketRoute] = []
    page.route_web_socket("**/live", lambda line: lines.append(line))
    page.goto(address)
    while not lines:
        page.wait_for_timeout(50)
    lines[0].send(json.dumps(table))
    meter, spent = Meter(page), list[list[float]]()
    for sent, state in enumerate(states, start=1):
        lines[0].send(json.dumps(state))
        page.wait_for_function(DRAWN, arg=sent, polling=100)
        page.wait_for_timeout(1000 if sent == 1 else 100)  # the board has come, the movement begun
        spent.append(meter.lap())
    return [page.evaluate(MEASURED)[1:], *(list(part) for part in zip(*spent[1:], strict=True))]


def update(browser: Browser, server: Server, title: str) -> None:
    guest = Guest(server, "Anna")
    table = guest.open_table("me", *["greedy"] * (SEATS[title] - 1), title=title)
    heard = played(guest, table, Random(title))
    states = largest(heard)
    seated = next(each for each in heard if each["t"] == "table")
    with browser.new_context(viewport={"width": 1280, "height": 800}) as context:
        page = context.new_page()
        page.goto(server.url)
        page.request.post(f"{server.url}/api/me", data={"name": "Anna"})
        times = updates(page, f"{server.url}/t/{table}", {**seated, "status": "playing"}, states)
    size = max(weight(state) for state in states)
    say(f"{title}: updates of up to {size / 1024:.0f} KB")
    for name, part in zip(("script, by the clock", *PARTS), times, strict=True):
        say(f"  {name}: {told(part)}")


def main(titles: list[str]) -> None:
    with (
        tempfile.TemporaryDirectory() as data,
        running(Path(data)) as server,
        sync_playwright() as playwright,
    ):
        path = found().path
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        first_page(browser, server)
        for title in titles or SEATS:
            update(browser, server, title)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
