"""The objects that a view names: what each is called, what is done with it, what it is for."""

from collections.abc import Iterable
from typing import Final

from interregnum.core.game import NONE, Seat
from interregnum.games.for_a_crown.rules import data
from interregnum.games.for_a_crown.table import House, Table
from interregnum.games.for_a_crown.text import card_line, event_line, line
from interregnum.games.objects import Sort, named
from interregnum.games.shown import Line, Reason

RULES: Final = {  # of the events, by kind
    "BURGLARY": "F-EVENT-01",
    "SCANDAL": "F-EVENT-08",
    "BRIBERY": "F-EVENT-04",
    "HAND": "F-EVENT-06",
    "MAGES": "F-EVENT-07",
}


def is_offered(view: Table, card: str) -> bool:
    return any(card in column.cards for column in view.columns)


def card_called(_view: Table, _seat: Seat, card: str) -> Line:
    return card_line(data.CARD_IDS.index(card))


def with_card(view: Table, _seat: Seat, card: str) -> Iterable[str]:
    return [f"recruit {card}"] if is_offered(view, card) else []


def card_role(view: Table, seat: Seat, card: str) -> Reason:
    if view.current and view.current.card == card:
        return line.why("F-REVEAL-03", "object-resolving", seat=view.current.owner)
    if is_offered(view, card):
        level = data.CARD_LEVEL[data.CARD_IDS.index(card)]
        cost = view.columns[level - 1].cost
        if cost is None:
            return line.why("F-RECRUIT-02", "closed", level=level)
        return line.why("F-RECRUIT-05", "object-offered-card", cost=cost)
    owners = [shared.owner for shared in view.revealed if shared.card == card]
    if owners:
        return line.why("F-REVEAL-07", "object-revealed", seat=owners[0])
    owner = next(shared.owner for shared in view.deck if shared.card == card)
    name = "object-own-recruit" if owner == seat else "object-recruit"
    return line.why("F-REVEAL-03", name, seat=owner)


def event_called(_view: Table, _seat: Seat, event: str) -> Line:
    return event_line(data.EVENT_IDS.index(event))


def kind_of(event: str) -> str:
    return str(data.DATA["events"][data.EVENT_IDS.index(event)]["kind"])


def event_role(_view: Table, _seat: Seat, event: str) -> Reason:
    kind = kind_of(event)
    return line.why(RULES[kind], f"object-event-{kind.lower()}")


def house(view: Table, family: str) -> House:
    return next(each for each in view.houses if each.family == family)


def families(view: Table) -> list[str]:
    return [each.family for each in view.houses]


def family_called(view: Table, _seat: Seat, family: str) -> Line:
    return Line("ui-object-seat", {"seat": house(view, family).seat})


def with_family(_view: Table, _seat: Seat, family: str) -> Iterable[str]:
    return [f"at {family}", f"{family} left", f"{family} right"]


def family_role(view: Table, seat: Seat, family: str) -> Reason:
    shown = house(view, family)
    if shown.out:
        return line.why("F-JEWEL-09", "object-struck")
    name = "object-own-portrait" if shown.seat == seat else "object-portrait"
    return line.why("F-GALLERY-01", name, space=shown.space)


def spaces(view: Table) -> list[str]:
    return [str(k + 1) for k in range(view.gallery.spaces)]


def space_called(_view: Table, _seat: Seat, space: str) -> Line:
    return line("object-space", n=int(space))


def space_role(view: Table, _seat: Seat, space: str) -> Reason:
    loss = view.gallery.zone_loss[int(space) - 1]
    there = [each.seat for each in view.houses if each.space == int(space)]
    if there:
        return line.why("F-GALLERY-01", "object-taken-space", seat=there[0], loss=loss)
    return line.why("F-GALLERY-04", "object-free-space", loss=loss)


def with_column(_view: Table, _seat: Seat, level: str) -> Iterable[str]:
    return [f"blind {level}"]


def column_called(_view: Table, _seat: Seat, level: str) -> Line:
    return line("object-column", level=int(level))


def column_role(view: Table, _seat: Seat, level: str) -> Reason:
    column = view.columns[int(level) - 1]
    if column.cost is None:
        return line.why("F-RECRUIT-02", "closed", level=column.level)
    if column.level == 1:
        return line.why("F-RECRUIT-04", "object-stacks", cost=column.cost)
    return line.why("F-RECRUIT-03", "object-column", cost=column.cost, n=column.deck)


def owned(view: Table) -> list[str]:
    """Of each family: its chest, its heirloom, its bandits."""
    things = ("chest", "heirloom", "bandits")
    return [f"{thing}-{each.seat}" for each in view.houses for thing in things]


def owned_called(_view: Table, _seat: Seat, name: str) -> Line:
    thing, owner = name.split("-")
    return line(f"object-{thing}", seat=int(owner))


def owned_role(view: Table, seat: Seat, name: str) -> Reason:
    thing, owner = name.split("-")
    shown = view.houses[int(owner)]
    if thing == "bandits":
        return line.why("F-EVENT-01", "object-bandits", n=shown.bandits)
    if thing == "heirloom":
        told = "object-heirloom" if shown.heirloom else "object-heirloom-sold"
        return line.why("F-JEWEL-02" if shown.heirloom else "F-JEWEL-04", told)
    if shown.rubies is None or shown.coins is None:
        return line.why("F-INFO-01", "object-chest-closed")
    args = {"rubies": shown.rubies, "coins": shown.coins}
    own = "object-chest-own" if shown.seat == seat else "object-chest-open"
    return line.why("F-GEN-04", own, **args)


def with_owned(_view: Table, seat: Seat, name: str) -> Iterable[str]:
    return ["sell"] if name == f"heirloom-{seat}" else []


def piles(view: Table) -> list[str]:
    reserve = ["reserve"] if view.reserve is not None else []
    return ["shared", "events", *reserve]


def pile_role(view: Table, _seat: Seat, pile: str) -> Reason:
    if pile == "shared":
        return line.why("F-REVEAL-05", "object-shared", n=len(view.deck) + view.unseen)
    if pile == "events":
        return line.why("F-ROUND-02", "object-events", n=view.pile)
    return line.why("F-SETUP-03", "object-reserve", **(view.reserve or {}))


def icons(view: Table) -> list[str]:
    """Of the card that is resolved, still to be applied."""
    return list(dict.fromkeys([*view.icons, *([view.icon] if view.icon else [])]))


def icon_called(_view: Table, _seat: Seat, icon: str) -> Line:
    return line(f"icon-{icon.lower()}")


def icon_role(view: Table, _seat: Seat, _icon: str) -> Reason:
    owner = view.current.owner if view.current else NONE
    return line.why("F-EFFECT-13", "object-icon", seat=view.actor if owner == NONE else owner)


SORTS: Final = [
    Sort(
        name="card", ids=named(data.CARD_IDS), called=card_called, role=card_role, uses=with_card
    ),
    Sort(name="event", ids=named(data.EVENT_IDS), called=event_called, role=event_role),
    Sort(name="family", ids=families, called=family_called, role=family_role, uses=with_family),
    Sort(name="space", ids=spaces, called=space_called, role=space_role),
    Sort(
        name="column", ids=lambda view: [str(each.level) for each in view.columns],
        called=column_called, role=column_role, uses=with_column,
    ),
    Sort(name="owned", ids=owned, called=owned_called, role=owned_role, uses=with_owned),
    Sort(
        name="pile", ids=piles, called=lambda _view, _seat, pile: line(f"object-{pile}"),
        role=pile_role,
    ),
    Sort(
        name="icon", ids=icons, called=icon_called, role=icon_role,
        uses=lambda _view, _seat, icon: [f"do {icon.lower()}"],
    ),
]  # fmt: skip
