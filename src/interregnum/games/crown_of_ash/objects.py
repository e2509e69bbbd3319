"""The objects that a view names: what each is called, what is done with it, what it is for."""

from collections.abc import Callable, Iterable
from typing import Final

from interregnum.core.game import NONE, Seat
from interregnum.games.crown_of_ash import text
from interregnum.games.crown_of_ash.rules import data
from interregnum.games.crown_of_ash.text import line
from interregnum.games.crown_of_ash.view import AreaFace, Table
from interregnum.games.objects import Sort, named, role, whose
from interregnum.games.shown import Line, Reason

WINGS: Final = list(data.WING_IDS)
CITADEL: Final = data.AREA_IDS[data.CITADEL]


def called(ids: list[str], name: Callable[[int], Line]) -> Callable[[Table, Seat, str], Line]:
    return lambda _view, _seat, each: name(ids.index(each))


def area_of(view: Table, area: str) -> AreaFace:
    return next(face for face in view.areas if face.area == area)


def in_area(_view: Table, _seat: Seat, area: str) -> Iterable[str]:
    attacks = WINGS if area == CITADEL else [area]
    built = [] if area == CITADEL else [f"in {area}", f"gather {area}"]
    return [*built, *(f"attack {each}" for each in attacks), f"fortify {area}",
            f"regroup to {area}"]  # fmt: skip


def area_role(view: Table, seat: Seat, area: str) -> Reason:
    owner = area_of(view, area).controller
    if area == CITADEL:
        return line.why("A-CIT-10", "object-citadel", n=view.citadel_vp)
    if owner == NONE:
        return line.why("A-BUILD-03", "object-free-area")
    n = area_of(view, area).worth
    return line.why("A-BUILD-10", "object-own-area" if owner == seat else "object-area", n=n)


def on_space(_view: Table, _seat: Seat, space: str) -> Iterable[str]:
    k = data.SPACE_IDS.index(space)
    moved = [f"command to {space}"] if k < data.REFRESH_SPACE else []
    return [text.place_text(k), *moved]


def space_role(_view: Table, _seat: Seat, space: str) -> Reason:
    k = data.SPACE_IDS.index(space)
    if k < data.BATTLE_SPACE:
        return line.why("A-RES-02", "object-resource-space")
    if k < data.WING_SPACE:
        return line.why("A-BATTLE-01", "object-battle-space")
    if k < data.GOLD_SPACE:
        return line.why("A-CIT-06", "object-wing")
    rule = {"gold": "A-RES-09", "build": "A-BUILD-01"}.get(space, "A-BCARD-08")
    return line.why(rule, f"object-{space}-space")


def with_warrior(view: Table, seat: Seat, warrior: str) -> Iterable[str]:
    """By where it is."""
    if warrior in view.display:
        slot = view.display.index(warrior) + 1
        guard = [f"guard {warrior}"] if data.WARRIOR_IDS.index(warrior) < data.RECRUITABLE else []
        return [f"raise {slot}", f"rob {slot}", *guard]
    verbs = ["send", "post", "back", "lose", "recover", "regroup", "regroup with"]
    return [f"{verb} {warrior}" for verb in verbs] if is_own(view, seat, warrior) else []


def is_own(view: Table, seat: Seat, warrior: str) -> bool:
    if not 0 <= seat < len(view.players):
        return False
    own = view.players[seat]
    held = [face.defenders for face in view.areas if face.controller == seat]
    return any(warrior in each for each in (own.hand or [], own.grave, *held))


def warrior_role(view: Table, seat: Seat, warrior: str) -> Reason:
    if warrior in view.display:
        return line.why("A-WAR-02", "object-displayed")
    for owner in view.players:
        whose_it_is = "own" if owner.seat == seat else "foreign"
        if warrior in owner.grave:
            return line.why("A-ROUND-04", f"object-{whose_it_is}-grave", seat=owner.seat)
        if warrior in (owner.hand or []):
            return line.why("A-WAR-06", f"object-{whose_it_is}-hand", seat=owner.seat)
    for face in view.areas:
        if warrior in face.defenders:
            k = data.AREA_IDS.index(face.area)
            return line.why("A-DEF-07", "object-defender", area=text.area_line(k))
    return line.why("A-BATTLE-04", "object-fighting")


def with_tile(view: Table, _seat: Seat, tile: str) -> Iterable[str]:
    if tile in view.offer:
        return [f"tile {view.offer.index(tile) + 1}"]
    return [f"gather {face.area}" for face in view.areas if tile in face.tiles[-1:]]


def tile_role(view: Table, _seat: Seat, tile: str) -> Reason:
    if tile in view.offer:
        return line.why(
            "A-BUILD-01", "object-offered-tile", n=data.PRICE[data.TILE_IDS.index(tile)]
        )
    if any(tile in face.tiles[-1:] for face in view.areas):
        return line.why("A-RES-02", "object-top-tile")
    if any(tile in face.tiles for face in view.areas):
        return line.why("A-BUILD-04", "object-covered-tile")
    return line.why("A-BUILD-12", "object-tile-aside")


def card_role(view: Table, seat: Seat, card: str) -> Reason:
    own = view.players[seat] if 0 <= seat < len(view.players) else None
    if own and card in (own.cards or []):
        return line.why("A-BATTLE-06", "object-held-card")
    if own and card in (own.discard or []):
        return line.why("A-BCARD-08", "object-laid-card")
    return line.why("A-BCARD-07", "object-foreign-card")


def with_kind(_view: Table, _seat: Seat, kind: str) -> Iterable[str]:
    basic = data.KIND_IDS.index(kind) < data.BASIC
    return [f"{verb} {kind}" for verb in ("take", "give", "get")] if basic else []


def seat_role(view: Table, seat: Seat, owner: str) -> Reason:
    lord = view.players[int(owner)].lord
    if int(owner) == seat:
        return line.why("A-TURN-03", "object-own-seat", n=view.players[seat].minions)
    told = text.lord_line(data.LORD_IDS.index(lord)) if lord else Line("ui-automa")
    return line.why("A-TURN-02", "object-seat", lord=told, n=view.players[int(owner)].minions)


def power_role(view: Table, seat: Seat, power: str) -> Reason:
    owner = next((row["id"] for row in data.DATA["lords"] if power in row["powers"]), "")
    lord = text.lord_line(data.LORD_IDS.index(owner))
    token = next((face.token for face in view.players if face.lord == owner), None)
    name = "object-power-used" if token is False else "object-power"
    return line.why("A-POWER-01", name, lord=lord)


def powers(view: Table) -> list[str]:
    """Of the lords at the table, where powers are played with."""
    lords = [face.lord for face in view.players if face.token is not None]
    return [each for row in data.DATA["lords"] if row["id"] in lords for each in row["powers"]]


def decks(view: Table) -> list[str]:
    return [*(str(level + 1) for level in range(len(view.decks))), "tiles"]


def deck_called(_view: Table, _seat: Seat, deck: str) -> Line:
    return line("object-tile-stack") if deck == "tiles" else line("object-deck", n=int(deck))


def deck_role(view: Table, _seat: Seat, deck: str) -> Reason:
    if deck == "tiles":
        return line.why("A-BUILD-07", "object-tile-stack", n=sum(view.stack))
    return line.why("A-WAR-04", "object-deck", n=view.decks[int(deck) - 1])


def action_card(_view: Table, _seat: Seat, card: str) -> Line:
    return line("object-action-card", card=card)


def empty_slots(view: Table) -> list[str]:
    return [str(k + 1) for k, card in enumerate(view.display) if not card]


def slot_called(_view: Table, _seat: Seat, slot: str) -> Line:
    return line("object-slot", n=int(slot))


SORTS: Final = [
    Sort(
        name="area", ids=lambda view: [face.area for face in view.areas],
        called=called(data.AREA_IDS, text.area_line), role=area_role, uses=in_area,
    ),
    Sort(
        name="space", ids=lambda view: [*(face.space for face in view.spaces), "refresh"],
        called=called(data.SPACE_IDS, text.space_line), role=space_role, uses=on_space,
    ),
    Sort(
        name="warrior", ids=named(data.WARRIOR_IDS),
        called=called(data.WARRIOR_IDS, text.warrior_line), role=warrior_role, uses=with_warrior,
    ),
    Sort(
        name="tile", ids=named(data.TILE_IDS), called=called(data.TILE_IDS, text.tile_line),
        role=tile_role, uses=with_tile,
    ),
    Sort(
        name="card", ids=named(data.CARD_IDS), called=called(data.CARD_IDS, text.card_line),
        role=card_role, uses=lambda _view, _seat, card: [f"lay {card}", f"guess {card}"],
    ),
    Sort(
        name="fate", ids=named(data.FATE_IDS), called=called(data.FATE_IDS, text.fate_line),
        role=role(line, "A-FINAL-04", "fate"),
    ),
    Sort(
        name="kind", ids=named(data.KIND_IDS), called=called(data.KIND_IDS, text.kind_line),
        role=lambda _view, _seat, kind: line.why("A-RES-01", f"object-kind-{kind}"),
        uses=with_kind,
    ),
    Sort(
        name="seat", ids=lambda view: map(str, range(len(view.players))), called=whose,
        role=seat_role,
    ),
    Sort(
        name="power", ids=powers,
        called=lambda _view, _seat, power: line(f"power-{power.replace('_', '-')}"),
        role=power_role,
    ),
    Sort(name="deck", ids=decks, called=deck_called, role=deck_role),
    Sort(
        name="slot", ids=empty_slots, called=slot_called, role=role(line, "A-WAR-05", "slot"),
        uses=lambda _view, _seat, slot: [f"raise {slot}"],
    ),
    Sort(
        name="action", ids=named(data.ACTION_IDS), called=action_card,
        role=role(line, "A-AI-13", "action-card"),
    ),
]  # fmt: skip
