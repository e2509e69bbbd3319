"""A board that never moves while one plays, asks or errs; calm eyes see no motion at all."""

import json
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import TimeoutError as TooLate
from playwright.sync_api import WebSocketRoute

from tests.web.conftest import DESKTOP, Opened
from tests.web.person import Person
from tests.web.test_games import SEATS
from tests.web.test_replay import to_ceremony

PHONE = {"width": 390, "height": 844}
SCREENS = {"desk": DESKTOP, "phone": PHONE}
Boxes = dict[str, list[int]]
CARDS = ("jump2", "under", "extra", "doors", "diag", "ap6", "shift")
# What is aimed at: the drawn board, what asks, the own cards.
PARTS = {
    "torres": ["main.board", ".torres .fit", "[data-dock]", "[data-dock] .hand", ".acts"],
    "crown-of-ash": ["main.board", ".ash > .stage", "[data-dock]", "[data-dock] .hand"],
    "wonderful-kingdom": [
        "main.board", ".rows > :nth-child(2)", ".rows > :nth-child(3)", ".rows > :nth-child(4)",
        "[data-dock]", ".hand",
    ],
    "for-a-crown": ["main.board", ".stage", ".gallery", ".market"],
}  # fmt: skip
MEASURED = """parts => Object.fromEntries(parts.flatMap(part => {
  const found = document.querySelector(part), box = found?.getBoundingClientRect();
  if (!box?.width) return [];
  const scrolled = part.startsWith('main') ? 0 : document.querySelector('main').scrollTop;
  const width = part.endsWith('.hand') ? 0 : box.width;  // cards come and go
  return [[part, [box.x, box.y + scrolled, width, box.height].map(Math.round)]]
}))"""
# Names of cards that are not whole.
STICKING = """() => [...document.querySelectorAll('.hand .ac')].filter(e => {
  const [card, name] = [e, e.querySelector('span')].map(e => e.getBoundingClientRect());
  return name.bottom > card.bottom || name.top < card.top || name.right > card.right
    || e.scrollWidth > e.clientWidth + 1
}).map(e => e.ariaLabel)"""
# All that moves by itself from now on, whatever started it.
WATCHED = """window.moved = new Set();
const name = e => `${e?.tagName} ${e?.className?.baseVal ?? e?.className}`;
const look = () => { for (const each of document.getAnimations())
    if (each.effect?.getComputedTiming().activeDuration > 0)
      moved.add(`${each.constructor.name} ${each.animationName ?? each.transitionProperty ?? ''} `
        + `${name(each.effect.target)} ${each.effect.pseudoElement ?? ''}`);
  requestAnimationFrame(look) };
requestAnimationFrame(look);
// By script: something whose place, shape or words change in frame after frame.
const seen = new Map(), LEAST = 4, WITHIN = 300;
const change = e => { if (document.head?.contains(e)) return;  // nobody sees it on the page
  const now = performance.now();
  const times = (seen.get(e) ?? []).filter(then => then > now - WITHIN);
  if (now - (times.at(-1) ?? 0) > 5) times.push(now);
  seen.set(e, times);
  if (times.length >= LEAST) moved.add(`script ${name(e.parentElement)} > ${name(e)}`) };
const STATE = ['data-seq', 'data-step', 'data-moment'];  // what changes with them is no motion
new MutationObserver(all => { all.forEach(each => change(each.target));
  if (all.some(each => STATE.includes(each.attributeName))) seen.clear() }).observe(document, {
  subtree: true, childList: true, characterData: true, attributeFilter: [
    ...STATE, ...'style transform d points x y x1 y1 x2 y2 cx cy r width height'.split(' ')] });
addEventListener('scroll', event => change(event.target), true);"""
TURNS = 4
STILL = 350  # milliseconds in which something that moves is seen to


def boxes(person: Person, title: str) -> Boxes:
    return dict(person.page.evaluate(MEASURED, PARTS[title]))


def stands(before: Boxes, after: Boxes, what: str) -> None:
    """Whatever is there before and after is where it was."""
    shared = before.keys() & after.keys()
    shifted = {part: (before[part], after[part]) for part in shared if before[part] != after[part]}
    assert not shifted, what


def hinted(person: Person) -> None:
    button = person.page.get_by_role("button", name="Hint", exact=True)
    button.click()
    person.page.wait_for_selector("[data-hint]")
    button.click()  # it first points, then tells


def refused(person: Person) -> None:
    """As the server refuses a line of play that is not legal any more."""
    person.page.evaluate(
        "match => line.send(JSON.stringify({t: 'act', match, seq: 1, back: 0, acts: [0]}))",
        person.page.url.rsplit("/", 1)[-1],
    )
    person.page.wait_for_selector(".banner.danger")


def undone(person: Person) -> None:
    seq = person.seq
    person.page.keyboard.press("Control+z")
    person.page.wait_for_function(
        "seq => Number(document.querySelector('[data-seq]').dataset.seq) !== seq", arg=seq
    )
    person.await_turn()


def answered(person: Person) -> None:
    """Why nothing can be done with something."""
    person.page.evaluate(
        """() => [...document.querySelectorAll('main :is([data-object], [data-square])')]
          .find(e => e.getClientRects().length
            && !e.matches('[data-choice], :disabled, :has([data-choice])'))
          .dispatchEvent(new MouseEvent('click', {bubbles: true}))"""
    )
    person.page.wait_for_selector(".why")


STEPS: dict[str, Callable[[Person], None]] = {
    "a hint": hinted,
    "a refusal": refused,
    "why not": answered,
}


def tipped(person: Person, title: str) -> bool:
    """The coach says something, and is answered."""
    with suppress(TooLate):
        person.page.wait_for_selector("[data-tip], .folded", timeout=1_000)
    before = boxes(person, title)
    if person.page.locator(".folded").count():  # on a phone
        person.page.locator(".folded").click()
    if not person.page.locator("[data-tip]").count():
        return False
    person.page.get_by_role("button", name="No more tips").click()
    stands(before, boxes(person, title), "a tip of the coach")
    return True


def keeps_still(person: Person, title: str, decisions: int) -> None:
    person.prefer(coach=[title])
    person.open_table(title, *SEATS[title])
    told = False
    for _ in range(decisions):
        person.await_turn()
        told = told or tipped(person, title)
        before = boxes(person, title)
        for what, step in STEPS.items():
            step(person)
            stands(before, boxes(person, title), what)
            person.page.keyboard.press("Escape")
        person.play_one()
        person.await_turn()
        stands(before, boxes(person, title), "a decision")
    assert told, "the coach has said nothing"
    decided = boxes(person, title)
    undone(person)
    stands(decided, boxes(person, title), "taking back")


def test_torres_stands_still(sit: Opened) -> None:
    keeps_still(sit(), "torres", 2)


@pytest.mark.parametrize("screen", SCREENS)
def test_a_full_hand_leaves_the_board_where_it_was(sit: Opened, screen: str) -> None:
    anna = sit(viewport=SCREENS[screen])
    hand: dict[str, int] = {}

    def route(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda told: socket.send(holding(anna, told, hand)))

    anna.page.route_web_socket("**/live", route)
    anna.open_table("torres", *SEATS["torres"])
    anna.play_one()
    anna.await_turn()
    before = boxes(anna, "torres")
    hand.update(dict.fromkeys(CARDS, 2))
    anna.prefer(language="ru")  # it is sent the table anew
    anna.page.wait_for_selector("[data-dock] .hand .ac")
    assert anna.page.evaluate(STICKING) == []
    after = boxes(anna, "torres")
    parts = ("main.board", ".torres .fit", "[data-dock]")
    assert {part: after[part] for part in parts} == {part: before[part] for part in parts}


def holding(person: Person, told: str | bytes, hand: dict[str, int]) -> str:
    """As if the first seat held these cards."""
    message: dict[str, Any] = json.loads(told)
    if message["t"] == "state":
        person.states.append(message)
        message["view"]["players"][0]["hand"] = hand
    return json.dumps(message)


@pytest.mark.long
@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("title", PARTS)
def test_every_board_stands_still(sit: Opened, title: str, screen: str) -> None:
    keeps_still(sit(viewport=SCREENS[screen]), title, 12)


def watched(sit: Opened, **more: str) -> Person:
    anna = sit(**more)  # tests' people wish for no motion unless told otherwise
    anna.page.add_init_script(WATCHED)
    return anna


def moved(person: Person) -> list[str]:
    return list(person.page.evaluate("[...moved]"))


def ceremony(person: Person, title: str) -> None:
    """The last one of a match of bots, every moment of it."""
    to_ceremony(person, title)
    page = person.page
    assert page.locator("[data-moment]").count()
    while page.locator("[data-moment]").count():
        page.keyboard.press("ArrowRight")
        page.wait_for_timeout(STILL)


@pytest.mark.parametrize("wish", ["reduce", "no-preference"])
def test_a_board_turns_by_script_but_not_for_calm_eyes(sit: Opened, wish: str) -> None:
    anna = watched(sit, reduced_motion=wish)
    anna.open_table("torres", *SEATS["torres"])
    anna.await_turn()
    anna.page.wait_for_timeout(STILL)
    anna.page.evaluate("moved.clear()")
    scripted = False
    for _ in range(TURNS if wish == "no-preference" else 1):  # a late browser leaves frames out
        anna.page.keyboard.press("e")
        anna.page.wait_for_timeout(2 * STILL)
        scripted = scripted or any(each.startswith("script") for each in moved(anna))
    assert scripted == (wish == "no-preference")


def test_nothing_moves_for_calm_eyes(sit: Opened) -> None:
    anna = watched(sit)
    anna.prefer(speed=1)
    anna.open_table("torres", *SEATS["torres"])
    for _ in range(3):
        anna.play_one()
    assert moved(anna) == []


@pytest.mark.long
@pytest.mark.parametrize("title", PARTS)
def test_no_ceremony_moves_for_calm_eyes(sit: Opened, title: str) -> None:
    anna = watched(sit)
    ceremony(anna, title)
    anna.page.get_by_role("button", name="Result", exact=True).first.click()
    assert moved(anna) == []
    anna.open_table(title, *SEATS[title])
    for _ in range(8):
        anna.play_one()
        anna.await_turn()
    assert moved(anna) == []
