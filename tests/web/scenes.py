"""Ceremonies of matches that bots have played, found in their replays and stopped at a moment."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from tests.web.person import Person

MENACE = '{"module": "menace"}'
NEXT = 3  # of the buttons under a replay
MANY = 40  # frames at a time
LATE = 300_000  # milliseconds for a whole match of bots
# Paused within the page, at once: a late browser draws its first frame when a moment has passed.
BEGIN = """async next => {
  document.querySelectorAll('.player .ib')[next].click();
  await new Promise(begun => new MutationObserver((_, eyes) => {
    if (document.querySelector('[data-moment]')) { eyes.disconnect(); begun() }
  }).observe(document, { attributes: true, childList: true, subtree: true }));
  document.body.dispatchEvent(new KeyboardEvent('keydown', { code: 'KeyP', bubbles: true })) }"""
# To a moment without drawing those before it one by one.
STEP = """async moments => { for (let k = 0; k < moments; k += 1) {
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
  await new Promise(requestAnimationFrame) } }"""
Frame = dict[str, Any]
Told = Callable[[Frame, Frame], bool]  # by the frames before and after a step


def tells(kind: str) -> Told:
    return lambda before, after: any(event["kind"] == kind for event in after["events"])


def ends_a_fight(before: Frame, after: Frame) -> bool:
    return bool(before["view"]["stage"] == "fight" != after["view"]["stage"])


def rolls(before: Frame, after: Frame) -> bool:
    """A battle in which a die decides."""
    battles = [event for event in after["events"] if event["kind"] == "battle"]
    return any(event["attack"]["die"] or event["defence"]["die"] for event in battles)


@dataclass(frozen=True)
class Scene:
    title: str
    is_told: Told
    options: str = ""  # as JSON
    at_end: bool = False  # the last one; else one from the middle of the match


SCENES = {
    "torres-scoring": Scene("torres", tells("scoring")),
    "ash-duel": Scene("crown-of-ash", rolls),
    "ash-round": Scene("crown-of-ash", tells("roundover")),
    "ash-end": Scene("crown-of-ash", tells("finalscores"), at_end=True),
    "kingdom-production": Scene("wonderful-kingdom", tells("production")),
    "kingdom-menaces": Scene("wonderful-kingdom", tells("menaced"), options=MENACE),
    "kingdom-fight": Scene("wonderful-kingdom", ends_a_fight, options=MENACE),
    "kingdom-final": Scene("wonderful-kingdom", tells("scored"), at_end=True),
    "crown-reveal": Scene("for-a-crown", tells("revealed")),
    "crown-end": Scene("for-a-crown", tells("laststep"), at_end=True),
}
SEATS = {"torres": 3, "crown-of-ash": 3, "wonderful-kingdom": 2, "for-a-crown": 4}


class Theatre:
    """One person who watches replays."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        self.matches: dict[tuple[str, str], str] = {}

    def played(self, title: str, options: str = "") -> str:
        """A match of bots that is over; one for each title and its options."""
        if (title, options) not in self.matches:
            seats = ["greedy"] * SEATS[title]
            wanted = json.loads(options or "{}")
            self.person.prefer(speed=0)  # nobody waits for what bots are told
            self.matches[title, options] = self.person.open_table(title, *seats, options=wanted)
            self.page.wait_for_selector(".player input:not([max='0'])", timeout=LATE)
        return self.matches[title, options]

    def find(self, scene: Scene) -> str:
        """The address of the position before it."""
        table = self.played(scene.title, scene.options)
        frames = self.frames(table)
        steps = [k for k, pair in enumerate(pairwise(frames)) if scene.is_told(*pair)]
        assert steps, f"no ceremony of this kind in a match of {scene.title}"
        step = steps[-1] if scene.at_end else steps[len(steps) // 2]
        while step and not frames[step]["view"]["awaited"]:
            step -= 1  # nobody sees a die that is still to fall
        return f"{self.person.url}/t/{table}?step={step}"

    def frames(self, table: str) -> list[Frame]:
        path = f"{self.person.url}/api/tables/{table}"
        get = self.page.request.get
        starts = range(0, len(get(f"{path}/course").json()), MANY)
        loaded = [get(f"{path}/replay?eyes=-1&start={k}&count={MANY}").json() for k in starts]
        return [frame for chunk in loaded for frame in chunk]

    def moments(self, begin: str) -> int:
        """How many moments the ceremony after a position has."""
        self.stop_at(begin, 0)
        count = 1
        while self.step():
            count += 1
        return count

    def open_before(self, begin: str, speed: float) -> None:
        self.person.prefer(speed=speed)
        self.page.goto(begin)
        self.page.wait_for_selector(".app[data-step]")
        self.page.wait_for_load_state("networkidle")

    def stop_at(self, begin: str, moment: int) -> None:
        self.open_before(begin, 1)
        self.page.evaluate(BEGIN, NEXT)
        self.page.evaluate(STEP, moment)

    def step(self) -> bool:
        """One moment on; false if that was the last one."""
        self.page.evaluate(STEP, 1)
        return self.page.locator("[data-moment]").count() > 0
