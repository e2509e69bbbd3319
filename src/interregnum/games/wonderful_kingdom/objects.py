"""The objects that a view names: what each is called, what is done with it, what it is for."""

from collections.abc import Iterable
from typing import Final

from interregnum.core.game import Seat
from interregnum.games.objects import Sort, named, whose
from interregnum.games.shown import Line, Reason
from interregnum.games.wonderful_kingdom.rules import data
from interregnum.games.wonderful_kingdom.rules.actions import PLACES
from interregnum.games.wonderful_kingdom.table import Duchy, Table
from interregnum.games.wonderful_kingdom.text import (
    SIDES,
    area_line,
    card_line,
    kind_line,
    line,
    menace_line,
    resource_line,
    spot_line,
)

OFFERED: Final = [each for each in data.CARD_IDS if each not in data.MENACE_IDS]


def own(view: Table, seat: Seat) -> Duchy | None:
    return view.duchies[seat] if 0 <= seat < len(view.duchies) else None


def sites_of(duchy: Duchy, card: str) -> bool:
    return any(site.card == card for site in duchy.sites)


def with_card(view: Table, seat: Seat, card: str) -> Iterable[str]:
    """By where it lies for the seat that asks."""
    mine, k = own(view, seat), data.CARD_IDS.index(card)
    if mine is None:
        return []
    if sites_of(mine, card):
        verbs = ["place", "krystallium", "soldier", "finish", "thaw", "freeze", "discard"]
        return [f"{verb} {card}" for verb in verbs]
    if any(each.card == card for each in mine.selection):
        built = ["plan", "recycle"] if k < data.DEVELOPMENTS else ["recycle"]
        return [f"{verb} {card}" for verb in built] if k < data.ADVISORS else []
    if card in view.looked:
        return [f"pick {card}"] if k < data.DECK_CARDS else []
    if any(each.card == card for each in mine.advisors):
        return [f"advisor {card}"]
    return [f"offer {card}"] if card in view.hand else []


def card_called(_view: Table, _seat: Seat, card: str) -> Line:
    return card_line(data.CARD_IDS.index(card))


def card_role(view: Table, seat: Seat, card: str) -> Reason:
    mine, k = own(view, seat), data.CARD_IDS.index(card)
    if card in view.hand:
        return line.why("W-OFFER-06", "object-hand-card")
    if mine and any(each.card == card for each in mine.selection):
        return taken_role(k)
    if mine and sites_of(mine, card):
        return line.why("W-BUILD-02", "object-site")
    if any(each.card == card for area in view.areas for each in area):
        return line.why("W-PICK-01", "object-area-card")
    for duchy in view.duchies:
        if reason := card_of(duchy, card):
            return reason
    if k >= data.CALAMITY:
        return line.why("W-CALAM-02", "object-calamity")
    return line.why("W-OFFER-09", "object-discarded", kind=kind_of(k), n=view.discard.get(card, 0))


def taken_role(card: int) -> Reason:
    """What becomes of a card that you took."""
    if card >= data.CALAMITY:
        return line.why("W-CALAM-01", "object-calamity")
    if card >= data.ADVISORS:
        return line.why("W-ADVISOR-06", "object-selected-advisor")
    if card >= data.DEVELOPMENTS:
        return line.why("W-TREAS-01", "object-selected-treasure")
    return line.why("W-PLAN-02", "object-selected-card")


def kind_of(card: int) -> Line:
    if card < data.DEVELOPMENTS:
        return kind_line(data.KIND[card])
    return line("treasure" if card < data.ADVISORS else "advisor")


def card_of(duchy: Duchy, card: str) -> Reason | None:
    """A card on somebody's side of the table."""
    if card in duchy.built:
        return line.why("W-PROD-02", "object-built", seat=duchy.seat)
    if sites_of(duchy, card):
        return line.why("W-BUILD-02", "object-foreign-site", seat=duchy.seat)
    if any(each.card == card for each in duchy.advisors):
        return line.why("W-ADVISOR-08", "object-advisor", seat=duchy.seat)
    chosen = any(each.card == card for each in duchy.selection)
    if chosen and data.CARD_IDS.index(card) < data.CALAMITY:
        return line.why("W-PLAN-02", "object-foreign-selection", seat=duchy.seat)
    return None


def spots(view: Table) -> list[str]:
    """The cards of both areas by their places, face down ones too."""
    sides = zip(SIDES, view.areas, strict=False)
    return [f"{side}{k + 1}" for side, area in sides for k in range(len(area))]


def spot_called(_view: Table, _seat: Seat, spot: str) -> Line:
    return spot_line(SIDES.index(spot[0]) * PLACES + int(spot[1:]) - 1)


def with_spot(view: Table, _seat: Seat, spot: str) -> Iterable[str]:
    lying = view.areas[SIDES.index(spot[0])][int(spot[1:]) - 1]
    verbs = ["take", "remove", "move", *(["spy", "peek"] if lying.down else [])]
    return [f"{verb} {spot}" for verb in verbs]


def spot_role(view: Table, _seat: Seat, spot: str) -> Reason:
    lying = view.areas[SIDES.index(spot[0])][int(spot[1:]) - 1]
    if lying.down:
        return line.why("W-TRAP-03", "object-face-down")
    return line.why("W-PICK-01", "object-spot", card=card_line(data.CARD_IDS.index(lying.card)))


def with_area(view: Table, _seat: Seat, side: str) -> Iterable[str]:
    offering = [f"put {side} up", f"lay {side} up"] if view.hand else []
    return [f"select {side}", *offering]


def area_role(view: Table, _seat: Seat, side: str) -> Reason:
    n = len(view.areas[SIDES.index(side)])
    return line.why("W-PICK-01", "object-area", n=n) if n else line.why("W-PICK-02", "object-empty")


def resource_role(_view: Table, _seat: Seat, resource: str) -> Reason:
    if resource == "krystallium":
        return line.why("W-KRYS-03", "object-krystallium")
    if resource == "soldier":
        return line.why("W-SOLDIER-01", "object-soldier")
    return line.why("W-PROD-05", "object-resource")


def with_resource(_view: Table, _seat: Seat, resource: str) -> Iterable[str]:
    first = [f"first {resource}"] if data.RESOURCE_IDS.index(resource) < data.BASIC else []
    return [*first, *([f"space {resource}"] if resource != "soldier" else [])]


def kept(view: Table) -> list[str]:
    """Of each duchy: the laboratory, the training ground, soldiers, krystallium, traps or spies."""
    things = ["laboratory", "training", "soldiers", "krystallium", "traps", "spies", "calamities"]
    return [f"{thing}-{each.seat}" for each in view.duchies for thing in things]


def kept_called(_view: Table, _seat: Seat, name: str) -> Line:
    thing, owner = name.split("-")
    return line(f"object-{thing}", seat=int(owner))


def with_kept(_view: Table, seat: Seat, name: str) -> Iterable[str]:
    return ["laboratory"] if name == f"laboratory-{seat}" else []


RULES: Final = {
    "laboratory": "W-KRYS-01",
    "training": "W-SUP-02",
    "soldiers": "W-SOLDIER-01",
    "krystallium": "W-KRYS-03",
    "traps": "W-TRAP-01",
    "spies": "W-SOLO-08",
    "calamities": "W-CALAM-02",
}


def kept_role(view: Table, _seat: Seat, name: str) -> Reason:
    thing, owner = name.split("-")
    duchy = view.duchies[int(owner)]
    held = duchy.laboratory.values() if thing == "laboratory" else [int(getattr(duchy, thing))]
    return line.why(RULES[thing], f"object-{thing}", n=sum(held))


def menace_role(view: Table, seat: Seat, menace: str) -> Reason:
    cost = data.MENACE_COST[data.MENACE_IDS.index(menace)]
    mine = own(view, seat)
    if mine and menace in mine.menaces:
        return line.why("W-MENACE-08", "object-menace", n=cost)
    return line.why("W-MENACE-04", "object-far-menace", n=cost)


def steps(view: Table) -> list[str]:
    return [str(k + 1) for k in range(len(view.quest))]


def step_called(view: Table, _seat: Seat, number: str) -> Line:
    return line(f"step-{view.quest[int(number) - 1].id}")


def step_role(view: Table, _seat: Seat, number: str) -> Reason:
    step = view.quest[int(number) - 1]
    if step.final:
        return line.why("W-QUEST-08", "object-final-step")
    return line.why("W-QUEST-03", "object-step", n=sum(step.cost.values()))


def piles(_view: Table) -> list[str]:
    return ["deck", "discard", "danger"]


def pile_role(view: Table, _seat: Seat, pile: str) -> Reason:
    if pile == "deck":
        return line.why("W-OFFER-01", "object-deck", n=view.deck)
    if pile == "danger":
        return line.why("W-SOLO-02", "object-danger", n=view.danger)
    n = sum(view.discard.values()) + view.unseen
    return line.why("W-OFFER-09", "object-discard", n=n)


def seat_role(view: Table, _seat: Seat, owner: str) -> Reason:
    duchy = view.duchies[int(owner)]
    return line.why("W-PROD-02", "object-seat", n=duchy.points, built=sum(duchy.built.values()))


SORTS: Final = [
    Sort(name="card", ids=named(OFFERED), called=card_called, role=card_role, uses=with_card),
    Sort(name="spot", ids=spots, called=spot_called, role=spot_role, uses=with_spot),
    Sort(
        name="area", ids=lambda _view: SIDES,
        called=lambda _view, _seat, side: area_line(SIDES.index(side)),
        role=area_role, uses=with_area,
    ),
    Sort(
        name="resource", ids=named(data.RESOURCE_IDS),
        called=lambda _view, _seat, each: resource_line(data.RESOURCE_IDS.index(each)),
        role=resource_role, uses=with_resource,
    ),
    Sort(name="kept", ids=kept, called=kept_called, role=kept_role, uses=with_kept),
    Sort(
        name="menace", ids=named(data.MENACE_IDS),
        called=lambda _view, _seat, each: menace_line(data.MENACE_IDS.index(each)),
        role=menace_role, uses=lambda _view, _seat, each: [f"defeat {each}"],
    ),
    Sort(
        name="step", ids=steps, called=step_called, role=step_role,
        uses=lambda _view, _seat, number: [f"step {number}"],
    ),
    Sort(
        name="pile", ids=piles, called=lambda _view, _seat, pile: line(f"object-{pile}"),
        role=pile_role,
    ),
    Sort(
        name="seat", ids=lambda view: map(str, range(len(view.duchies))), called=whose,
        role=seat_role,
    ),
]  # fmt: skip
