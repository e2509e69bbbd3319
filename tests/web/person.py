"""A person at the page: opens tables and plays by clicking, or typing, what is offered."""

import json
from contextlib import suppress
from random import Random
from typing import Any

from playwright.sync_api import ElementHandle, Error, Page, WebSocket
from playwright.sync_api import TimeoutError as TooLate

# Elements that can be operated now; those covered by others are left to keys.
OFFERED = """root => [...document.querySelectorAll(`${root} [data-choice]`)].filter(
  e => e.dataset.choice && !e.disabled && e.getClientRects().length)"""
HIT = """e => { const b = e.getBoundingClientRect(), x = b.x + b.width / 2, y = b.y + b.height / 2;
  const top = document.elementFromPoint(x, y); return !!top && (e === top || e.contains(top)) }"""
READY = """() => { const app = document.querySelector('[data-seq]');
  return app && (app.dataset.status === 'over' || app.dataset.turn === 'true') }"""
SIGHT = """root => [document.querySelector('[data-seq]').dataset.seq,
  ...[...document.querySelectorAll(`${root} [data-choice]`)].map(e => e.dataset.choice)].join()"""
MOVED = "seq => Number(document.querySelector('[data-seq]').dataset.seq) > seq"
CHANGED = f"""([root, before]) => ({SIGHT})(root) !== before"""
ANSWER = 3_000  # milliseconds within which a click shows
BOARD = ":is(main, .side)"  # a board may have panels above the log
FOCUSED = f"document.activeElement?.closest('{BOARD} [data-choice]')?.dataset.choice ?? ''"
TABS = 400
KEPT = """window.WebSocket = class extends WebSocket {
  constructor(...at) { super(...at); window.line = this } }"""
TASTE = {"language": "en", "sound": False, "speed": 0, "sure": ["torres-end", "final"]}
HABITS = "localStorage.interregnum ??= JSON.stringify(%s)"  # before the page is drawn once
PING = "match => line.send(JSON.stringify({t: 'ping', match}))"
CLICKS = 8  # of one decision, before it is begun anew


class Person:
    """One page, one person."""

    def __init__(self, page: Page, url: str, name: str) -> None:
        self.page = page
        self.url = url
        self.rng = Random(name)
        self.states: list[dict[str, Any]] = []  # all that the table has sent
        self.socket: WebSocket | None = None
        page.on("websocket", self.connect)
        page.add_init_script(KEPT)
        page.add_init_script(HABITS % json.dumps({"name": name, **TASTE}))
        page.goto(url)
        page.wait_for_selector("h1, h2", state="attached")

    def connect(self, socket: WebSocket) -> None:
        self.socket = socket
        socket.on("framereceived", self.hear)

    def hear(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["t"] == "state":
            self.states.append(message)

    @property
    def view(self) -> dict[str, Any]:
        return dict(self.states[-1]["view"])

    def prefer(self, **settings: Any) -> None:
        """Settings as the page keeps them, then the page anew."""
        self.page.evaluate(
            """wish => localStorage.setItem('interregnum', JSON.stringify(
              {...JSON.parse(localStorage.getItem('interregnum') ?? '{}'), ...wish}))""",
            settings,
        )
        self.page.reload()
        self.page.wait_for_selector("h1, h2", state="attached")

    def open_table(self, title: str, *seats: str, **more: Any) -> str:
        """A table through the page's own session."""
        wanted = {"title": title, "seats": list(seats), "start": "open" not in seats, **more}
        answer = self.page.request.post(f"{self.url}/api/tables", data=wanted)
        assert answer.ok, answer.text()
        table = str(answer.json()["table"])
        self.go(table)
        return table

    def join(self, table: str, seat: int) -> None:
        path = f"{self.url}/api/tables/{table}/join"
        assert self.page.request.post(path, data={"seat": seat}).ok
        self.go(table)

    def go(self, table: str) -> None:
        self.page.goto(f"{self.url}/t/{table}")
        self.page.wait_for_selector("[data-seq]")

    # What the page says about itself

    def told(self, name: str) -> str:
        return self.page.locator("[data-seq]").get_attribute(f"data-{name}") or ""

    @property
    def seq(self) -> int:
        return int(self.told("seq"))

    @property
    def over(self) -> bool:
        return self.told("status") == "over"

    @property
    def round(self) -> int:
        return int(self.told("round") or 0)

    def await_turn(self) -> None:
        self.page.wait_for_function(READY)

    def catch_up(self) -> None:
        """What the table has sent so far has come: an answer comes after it."""
        assert self.socket is not None
        with self.socket.expect_event("framereceived", lambda frame: '"pong"' in str(frame)):
            self.page.evaluate(PING, self.page.url.rsplit("/", 1)[-1])

    # Clicking

    def offered(self, root: str = BOARD) -> list[ElementHandle]:
        found = self.page.evaluate_handle(OFFERED, root)
        return [e for each in found.get_properties().values() if (e := each.as_element())]

    def play_one(self) -> None:
        """One decision; several clicks where the board asks for them."""
        self.await_turn()
        seq, used = self.seq, set[str]()
        for _ in range(CLICKS if not self.over else 0):
            before = self.page.evaluate(SIGHT, BOARD)
            self.operate(self.chosen(used))
            with suppress(TooLate):
                self.page.wait_for_function(CHANGED, arg=[BOARD, before], timeout=ANSWER)
            self.skip_told()
            if self.seq > seq or self.over:
                return
        assert self.over, f"{CLICKS} clicks have not played a choice: {used}"

    def skip_told(self) -> None:
        """A ceremony, during which nothing is offered."""
        if self.page.locator("[data-moment]").count():
            self.page.keyboard.press("Escape")
            self.page.wait_for_selector("[data-moment]", state="detached")

    def play_advised(self) -> None:
        """What the table's hint advises."""
        self.page.get_by_role("button", name="Hint", exact=True).click()
        self.page.wait_for_selector("[data-hint]")
        advised = self.page.evaluate("document.querySelector('[data-hint]').dataset.hint")
        self.play_listed(int(advised))

    def play_listed(self, choice: int) -> None:
        """A choice by its line in the list of words."""
        seq = self.seq
        self.page.get_by_role("tab", name="In words").click()
        self.page.locator(f".summary [data-choice='{choice}']").click()
        self.page.evaluate("document.getElementById('tab-log')?.click()")  # gone after the last one
        self.page.wait_for_function(MOVED, arg=seq)

    def play_rounds(self, rounds: int) -> None:
        """Until so many rounds have ended."""
        last, left = self.round, rounds
        while left and not self.over:
            self.play_one()
            left -= self.round != last
            last = self.round

    def chosen(self, used: set[str]) -> ElementHandle:
        """An element that plays one choice, else one that leads to several."""
        offered = [(e.get_attribute("data-choice") or "", e) for e in self.offered()]
        assert offered, "it is our turn, and nothing is offered"
        fresh = [pair for pair in offered if pair[0] not in used] or offered
        single = [pair for pair in fresh if " " not in pair[0].strip()]
        ids, element = self.rng.choice(single or fresh)
        used.add(ids)
        return element

    # Typing

    def type_one(self) -> None:
        """One decision by the keyboard alone: Tab to something offered, Enter."""
        self.await_turn()
        seq, used = self.seq, set[str]()
        for _ in range(CLICKS if not self.over else 0):
            before = self.page.evaluate(SIGHT, BOARD)
            used.add(self.tab_to_choice(used))
            self.page.keyboard.press("Enter")
            with suppress(TooLate):
                self.page.wait_for_function(CHANGED, arg=[BOARD, before], timeout=ANSWER)
            if self.seq > seq or self.over:
                return
        assert self.over, f"{CLICKS} presses of Enter have not played a choice: {used}"

    def tab_to_choice(self, used: set[str]) -> str:
        """The first offered thing after a few that is new; the last one met if none is."""
        met, wanted = "", self.rng.randrange(1, 5)
        for _ in range(TABS):
            self.page.keyboard.press("Tab")
            focused = str(self.page.evaluate(FOCUSED))
            if not focused or focused in used:
                continue
            met, wanted = focused, wanted - 1
            if not wanted or len(self.offered()) <= len(used) + 1:
                return met
        raise AssertionError(f"{TABS} tabs have not reached what is offered")

    def operate(self, element: ElementHandle) -> None:
        """What the page has drawn anew meanwhile is left: the next click goes to what is there."""
        try:
            element.scroll_into_view_if_needed()
            self.press(element)
        except Error as error:
            if "not attached" not in str(error):
                raise

    def press(self, element: ElementHandle) -> None:
        if element.evaluate(HIT):
            element.click()
        else:
            element.focus()
            self.page.keyboard.press("Enter")
