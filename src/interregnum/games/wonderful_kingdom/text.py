"""Nouns in words, labels of choices, and the parts of notation. Compiled."""

from functools import cache
from typing import Final

from interregnum.core.game import Seat
from interregnum.games.messages import Messages
from interregnum.games.shown import Line
from interregnum.games.wonderful_kingdom.rules.actions import FACES, PLACES
from interregnum.games.wonderful_kingdom.rules.building import waiting_colour
from interregnum.games.wonderful_kingdom.rules.data import (
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
from interregnum.games.wonderful_kingdom.rules.quest import price, row_of, stored_in, waiting_in
from interregnum.games.wonderful_kingdom.rules.state import State

SIDES: Final = ["L", "R"]
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


def colours(k: int) -> list[int]:
    return [PAIRS[2 * k], PAIRS[2 * k + 1]]


def fives(k: int) -> list[int]:
    return [FIVES[BASIC * k + r] for r in range(BASIC)]


def pair_text(k: int) -> str:
    return " ".join(RESOURCE_IDS[r] for r in colours(k))


def five_text(k: int) -> str:
    return " ".join(str(n) for n in fives(k))


def mix(k: int) -> tuple[int, int]:
    """Waiting cubes and laboratory cubes of a payment."""
    return int(waiting_in(k)), int(stored_in(k))


def payment_text(k: int) -> str:
    """What is left of the price is krystallium."""
    return "pay {} {}".format(*mix(k))


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


def menaces_line(k: int, n: int) -> Line:
    return line(f"count-{MENACE_IDS[k].replace('_', '-')}", n=n)


def label_lay(_s: State, _seat: Seat, k: int) -> Line:
    return line(f"label-lay-{FACE_IDS[k % FACES]}", area=area_line(k // FACES))


def label_laboratory(s: State, seat: Seat, _k: int) -> Line:
    p = s.live[seat]
    r = waiting_colour(p)
    return line("label-laboratory", n=p.cubes[r], resource=resource_line(r))


def label_laboratory_one(s: State, seat: Seat, _k: int) -> Line:
    return line("label-laboratory-one", resource=resource_line(waiting_colour(s.live[seat])))


def label_quest(s: State, _seat: Seat, k: int) -> Line:
    return line("label-quest", step=step_line(s, k))


def label_payment(s: State, seat: Seat, k: int) -> Line:
    p = s.live[seat]
    waiting, stored = mix(k)
    rest = price(s, p, p.paying % BASIC) - waiting - stored
    colour = resource_line(p.paying % BASIC)
    counts = {"waiting": waiting, "laboratory": stored, "krystallium": rest}
    return line("label-pay", resource=colour, **counts)


def label_place(s: State, seat: Seat, k: int) -> Line:
    colour = resource_line(waiting_colour(s.live[seat]))
    return line("label-place", card=target_line(k), resource=colour)


def deck_line(deck: int) -> Line:
    return line(f"deck-{DECK_IDS[deck].replace('_', '-')}")


def quest_line(quest: int) -> Line:
    return line(f"quest-{QUEST_IDS[quest].replace('_', '-')}")


def duchy_line(duchy: int) -> Line:
    return line(f"duchy-{DUCHY_IDS[duchy]}")


def pair_lines(k: int) -> list[Line]:
    return [resource_line(r) for r in colours(k)]


def five_lines(k: int) -> list[Line]:
    return [line("times", n=n, resource=resource_line(r)) for r, n in enumerate(fives(k)) if n]
