"""Actions in words: labels of choices, and short notation for keyboards, tests and records."""

from collections.abc import Callable
from functools import cache
from typing import Final

from interregnum.core.game import Action, Seat
from interregnum.games.messages import Messages, Notation
from interregnum.games.shown import Line
from interregnum.games.wonderful_kingdom.rules.actions import FACES, PLACES, SPACE
from interregnum.games.wonderful_kingdom.rules.building import waiting_colour
from interregnum.games.wonderful_kingdom.rules.data import (
    ADVISOR_IDS,
    ADVISORS,
    BASIC,
    CALAMITY,
    CARD_IDS,
    DECK_CARDS,
    DECK_IDS,
    DEVELOPMENTS,
    DUCHY_IDS,
    FIVES,
    KIND_IDS,
    MENACE_IDS,
    MULTIPLIER_CARD,
    PAIRS,
    QUEST_IDS,
    RESOURCE_IDS,
    STEP_IDS,
    STEPS,
    TARGET,
    TARGET_CARD,
)
from interregnum.games.wonderful_kingdom.rules.quest import row_of
from interregnum.games.wonderful_kingdom.rules.state import State

SIDES: Final = ("L", "R")
FACE_IDS: Final = ("up", "trap", "veil")


def target_text(target: int) -> str:
    """A construction: the card, and which copy from the second on."""
    card = TARGET_CARD[target]
    copy = target - TARGET[card] + 1
    return CARD_IDS[card] if copy == 1 else f"{CARD_IDS[card]}/{copy}"


def spot_text(spot: int) -> str:
    """A place in an area: L1 is the oldest card of the left one."""
    return f"{SIDES[spot // PLACES]}{spot % PLACES + 1}"


def place_text(k: int) -> str:
    """Area and facing of an offered card."""
    return f"{SIDES[k // FACES]} {FACE_IDS[k % FACES]}"


def symbol_text(k: int) -> str:
    """A plain symbol by its resource, a multiplier by its card."""
    return RESOURCE_IDS[k] if k < BASIC else CARD_IDS[MULTIPLIER_CARD[k - BASIC]]


def colours(k: int) -> list[int]:
    return [PAIRS[2 * k], PAIRS[2 * k + 1]]


def fives(k: int) -> list[int]:
    return [FIVES[BASIC * k + r] for r in range(BASIC)]


WRITTEN: Final[dict[str, Callable[[int], str]]] = {
    "start": lambda k: f"start {k}",
    "duchy": lambda k: f"duchy {DUCHY_IDS[k]}",
    "deck": lambda k: f"deck {DECK_IDS[k]}",
    "board": lambda k: f"board {QUEST_IDS[k]}",
    "draw": lambda k: f"draw {CARD_IDS[k]}",
    "dealt": lambda _: "dealt",
    "keep": lambda k: f"keep {ADVISOR_IDS[k]}",
    "offer": lambda k: f"offer {CARD_IDS[k]}",
    "put": lambda k: f"put {place_text(k)}",
    "lay": lambda k: f"lay {place_text(k)}",
    "select": lambda k: f"select {SIDES[k]}",
    "search": lambda k: f"search {SIDES[k]}",
    "spy": lambda k: f"spy {spot_text(k)}",
    "peek": lambda k: f"peek {spot_text(k)}",
    "move": lambda k: f"move {spot_text(k)}",
    "take": lambda k: f"take {spot_text(k)}",
    "remove": lambda k: f"remove {spot_text(k)}",
    "pick": lambda k: f"pick {CARD_IDS[k]}",
    "feed": lambda k: f"feed {CARD_IDS[k]}",
    "freeze": lambda k: f"freeze {target_text(k)}",
    "freeze-plan": lambda k: f"freeze-plan {CARD_IDS[k]}",
    "cover": lambda k: f"cover {symbol_text(k)}",
    "uncover": lambda k: f"uncover {symbol_text(k)}",
    "plan": lambda k: f"plan {CARD_IDS[k]}",
    "recycle": lambda k: f"recycle {CARD_IDS[k]}",
    "colours": lambda k: "colours " + " ".join(RESOURCE_IDS[r] for r in colours(k)),
    "place": lambda k: f"place {target_text(k)}",
    "laboratory": lambda _: "laboratory",
    "krystallium": lambda k: f"krystallium {target_text(k)}",
    "space": lambda k: f"space {RESOURCE_IDS[k]}",
    "soldier": lambda k: f"soldier {target_text(k)}",
    "discard": lambda k: f"discard {target_text(k)}",
    "quest": lambda k: f"step {k + 1}",
    "transmute": lambda k: "transmute " + " ".join(str(n) for n in fives(k)),
    "advisor": lambda k: f"advisor {ADVISOR_IDS[k]}",
    "finish": lambda k: f"finish {target_text(k)}",
    "chronicle": lambda k: f"chronicle {KIND_IDS[k]}",
    "defeat": lambda k: f"defeat {MENACE_IDS[k]}",
    "thaw": lambda k: f"thaw {target_text(k)}",
    "end": lambda _: "end",
    "finished": lambda _: "finished",
}


NOTATION: Final = Notation("wonderful-kingdom", SPACE, WRITTEN, "'plan mill'")
TEXTS: Final = NOTATION.texts
line: Final = Messages("wonderful-kingdom")


def name_of(card: int) -> str:
    """The key of a card's name."""
    name = CARD_IDS[card].replace("_", "-")
    if card < DEVELOPMENTS:
        return f"card-{name}"
    if card < ADVISORS or card == CALAMITY:
        return name
    return f"advisor-{name}" if card < DECK_CARDS else f"menace-{name}"


@cache
def card_line(card: int) -> Line:
    return line(name_of(card))


def advisor_line(advisor: int) -> Line:
    return card_line(ADVISORS + advisor)


@cache
def resource_line(r: int) -> Line:
    return line(f"resource-{RESOURCE_IDS[r]}")


@cache
def kind_line(kind: int) -> Line:
    return line(f"kind-{KIND_IDS[kind]}")


def target_line(target: int) -> Line:
    return card_line(TARGET_CARD[target])


@cache
def area_line(area: int) -> Line:
    return line("area-left" if area == 0 else "area-right")


@cache
def spot_line(spot: int) -> Line:
    return line("spot", area=area_line(spot // PLACES), n=spot % PLACES + 1)


def symbol_line(k: int) -> Line:
    return resource_line(k) if k < BASIC else card_line(MULTIPLIER_CARD[k - BASIC])


def step_line(s: State, k: int) -> Line:
    """The k-th step in play; beyond the boards there is none to name."""
    if k >= len(s.quests) * STEPS:
        return line("nth-step", n=k + 1)
    return line(f"step-{STEP_IDS[row_of(s, k)]}")


@cache
def menace_line(k: int) -> Line:
    return card_line(CARD_IDS.index(MENACE_IDS[k]))


def label_lay(k: int) -> Line:
    return line(f"label-lay-{FACE_IDS[k % FACES]}", area=area_line(k // FACES))


def label_laboratory(s: State, seat: Seat) -> Line:
    p = s.live[seat]
    r = waiting_colour(p)
    return line("label-laboratory", n=p.cubes[r], resource=resource_line(r))


def label_place(s: State, seat: Seat, k: int) -> Line:
    colour = resource_line(waiting_colour(s.live[seat]))
    return line("label-place", card=target_line(k), resource=colour)


LABELS: Final[dict[str, Callable[[State, Seat, int], Line]]] = {
    "duchy": lambda _s, _p, k: line("label-duchy", duchy=line(f"duchy-{DUCHY_IDS[k]}")),
    "deck": lambda _s, _p, k: line("label-deck", deck=deck_line(k)),
    "board": lambda _s, _p, k: line("label-board", quest=quest_line(k)),
    "keep": lambda _s, _p, k: line("label-keep", card=advisor_line(k)),
    "offer": lambda _s, _p, k: line("label-offer", card=card_line(k)),
    "put": lambda _s, _p, k: label_lay(k),
    "lay": lambda _s, _p, k: label_lay(k),
    "select": lambda _s, _p, k: line("label-select", area=area_line(k)),
    "search": lambda _s, _p, k: line("label-search", area=area_line(k)),
    "spy": lambda _s, _p, k: line("label-spy", spot=spot_line(k)),
    "peek": lambda _s, _p, k: line("label-peek", spot=spot_line(k)),
    "move": lambda _s, _p, k: line("label-move", spot=spot_line(k)),
    "take": lambda _s, _p, k: line("label-take", spot=spot_line(k)),
    "remove": lambda _s, _p, k: line("label-remove", spot=spot_line(k)),
    "pick": lambda _s, _p, k: line("label-pick", card=card_line(k)),
    "feed": lambda _s, _p, k: line("label-feed", card=card_line(k)),
    "freeze": lambda _s, _p, k: line("label-freeze", card=target_line(k)),
    "freeze-plan": lambda _s, _p, k: line("label-freeze-plan", card=card_line(k)),
    "cover": lambda _s, _p, k: line("label-cover", symbol=symbol_line(k)),
    "uncover": lambda _s, _p, k: line("label-uncover", symbol=symbol_line(k)),
    "plan": lambda _s, _p, k: line("label-plan", card=card_line(k)),
    "recycle": lambda _s, _p, k: line("label-recycle", card=card_line(k)),
    "colours": lambda _s, _p, k: line("label-colours", cubes=cube_lines(colours(k))),
    "place": label_place,
    "laboratory": lambda s, seat, _k: label_laboratory(s, seat),
    "krystallium": lambda _s, _p, k: line("label-krystallium", card=target_line(k)),
    "space": lambda _s, _p, k: line("label-space", resource=resource_line(k)),
    "soldier": lambda _s, _p, k: line("label-soldier", card=target_line(k)),
    "discard": lambda _s, _p, k: line("label-discard", card=target_line(k)),
    "quest": lambda s, _p, k: line("label-quest", step=step_line(s, k)),
    "transmute": lambda _s, _p, k: line("label-transmute", cubes=five_lines(k)),
    "advisor": lambda _s, _p, k: line("label-advisor", card=advisor_line(k)),
    "finish": lambda _s, _p, k: line("label-finish", card=target_line(k)),
    "chronicle": lambda _s, _p, k: line("label-chronicle", kind=kind_line(k)),
    "defeat": lambda _s, _p, k: line("label-defeat", card=menace_line(k)),
    "thaw": lambda _s, _p, k: line("label-thaw", card=target_line(k)),
    "end": lambda _s, _p, _k: line("do-end-phase"),
}


def deck_line(deck: int) -> Line:
    return line(f"deck-{DECK_IDS[deck].replace('_', '-')}")


def quest_line(quest: int) -> Line:
    return line(f"quest-{QUEST_IDS[quest].replace('_', '-')}")


def cube_lines(colours: list[int]) -> list[Line]:
    return [resource_line(r) for r in colours]


def five_lines(k: int) -> list[Line]:
    return [line("times", n=n, resource=resource_line(r)) for r, n in enumerate(fives(k)) if n]


def label(s: State, seat: Seat, action: Action) -> Line:
    """A legal choice in words, for lists, buttons and screen readers."""
    family, k = SPACE.decode(action)
    return LABELS[family](s, seat, k)
