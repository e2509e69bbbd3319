"""What followed from an action, for all to see: data for boards, lines for the log. Compiled."""

from collections import Counter
from collections.abc import Iterator

from interregnum.core.game import NONE, Action, Seat
from interregnum.games.shown import Event, Line
from interregnum.games.wonderful_kingdom.events_end import result
from interregnum.games.wonderful_kingdom.events_kinds import (
    AnyDeed,
    AnyEvent,
    Calamities,
    Completed,
    Deed,
    Defeated,
    Discarded,
    Gained,
    Laid,
    Menaced,
    Planned,
    Production,
    Quested,
    Round,
    Struck,
    Supremacy,
)
from interregnum.games.wonderful_kingdom.rules.actions import FACES, LAY, SELECT
from interregnum.games.wonderful_kingdom.rules.building import in_window
from interregnum.games.wonderful_kingdom.rules.data import (
    ADVISORS,
    CARD_IDS,
    COVERS,
    DEVELOPMENTS,
    FINAL,
    MENACE_IDS,
    MENACE_KINDS,
    RESOURCE_IDS,
    STEPS,
    SYMBOL_IDS,
)
from interregnum.games.wonderful_kingdom.rules.production import supreme
from interregnum.games.wonderful_kingdom.rules.scoring import menace_count
from interregnum.games.wonderful_kingdom.rules.state import (
    BUILD,
    FROZEN,
    OVER,
    SHADOWS,
    SITE_CARD,
    SLOT_CARD,
    Board,
    State,
)
from interregnum.games.wonderful_kingdom.text import (
    FACE_IDS,
    area_line,
    card_line,
    line,
    menaces_line,
    resource_line,
)
from interregnum.games.wonderful_kingdom.view_forecast import forecast


def events(before: State, after: State, actor: Seat, action: Action) -> Iterator[AnyEvent]:
    """Nothing of what a window hides, until it closes."""
    if LAY <= action < SELECT:
        yield from offered(before, actor, action - LAY)
    if is_hidden(before, after):
        return
    fed = before.phase == SHADOWS
    for seat, (mine, mine_now) in enumerate(zip(before.live, after.live, strict=True)):
        if in_window(before) and not before.rules.open:
            yield from deeds(before.shown[seat], mine, seat, late=True, fed=fed)
        yield from deeds(mine, mine_now, seat, fed=fed)
    if is_counted(before, after):
        yield from production(before, after)
    if after.phase == OVER:
        yield from result(after)
    elif after.round > before.round:
        yield Round(line("log-round", round=after.round), after.round)


def heard(event: Event, viewer: Seat) -> bool:
    """What a seat did in a window its own log has told act by act."""
    return isinstance(event, Deed) and event.late and event.seat == viewer


def is_hidden(before: State, after: State) -> bool:
    """An act in a window that is still open."""
    closed = after.reveals > before.reveals
    return in_window(before) and not closed and not before.rules.open


def is_counted(before: State, after: State) -> bool:
    """Whether a production step has opened."""
    then, now = ((s.phase, s.round, s.step) for s in (before, after))
    return after.phase == BUILD and then != now


def offered(s: State, seat: Seat, place: int) -> Iterator[Laid]:
    """Both cards of an offer as they lie."""
    for card, k in ((s.offer[0], s.offer[1]), (s.offer[2], place)):
        area, face = k // FACES, FACE_IDS[k % FACES]
        if face == "up":
            told = line("log-offered", card=card_line(card), area=area_line(area))
            yield Laid(told, seat, CARD_IDS[card], area, face)
        else:
            yield Laid(line(f"log-offered-{face}", area=area_line(area)), seat, "", area, face)


def deeds(
    before: Board, after: Board, seat: Seat, *, late: bool = False, fed: bool = False
) -> Iterator[AnyDeed]:
    """What a board tells of its seat; `fed`: cards went to Shadows."""
    if has_moved_cards(before, after):
        yield from card_deeds(before, after, seat, late=late, fed=fed)
    for k in range(2 * STEPS if after.quest != before.quest else 0):
        if after.quest >> k & 1 and not before.quest >> k & 1:
            yield Quested(None, seat, late, k, k % STEPS == FINAL)
    if has_met_menaces(before, after):
        yield from menace_deeds(before, after, seat, late=late)
    yield from gains(before, after, seat, late=late)


def card_deeds(
    before: Board, after: Board, seat: Seat, *, late: bool, fed: bool
) -> Iterator[AnyDeed]:
    for card in (sites(after) - sites(before)).elements():
        told = line("log-planned", seat=seat, card=card_line(card)) if late else None
        yield Planned(told, seat, late, CARD_IDS[card])
    for card in (built(after) - built(before)).elements():
        told = line("log-completed", seat=seat, card=card_line(card))
        yield Completed(told, seat, late, CARD_IDS[card])
    for card in discards(before, after):
        if fed:
            yield Struck(None, seat, late, "shadow", CARD_IDS[card])
        else:
            yield Discarded(None, seat, late, CARD_IDS[card])


def has_moved_cards(before: Board, after: Board) -> bool:
    """Most plies leave most boards as they are, or move cubes alone."""
    if before.selection != after.selection or before.built != after.built:
        return True
    return before.sites != after.sites and sites(before) != sites(after)


def sites(p: Board) -> Counter[int]:
    return Counter([x & SITE_CARD for x in p.sites])


def built(p: Board) -> Counter[int]:
    """Developments that are completed, in the order of their numbers."""
    return Counter({card: n for card, n in enumerate(p.built) if n and card < DEVELOPMENTS})


def discards(before: Board, after: Board) -> list[int]:
    """Cards that lay before a seat and were neither kept nor completed."""
    there, left = lying(before), lying(after)
    gone: list[int] = []
    for card in there:
        if card in left:
            left.remove(card)
        else:
            gone.append(card)
    return sorted(gone, key=there.index)  # copies together


def lying(p: Board) -> list[int]:
    """Developments and treasures in the selection, under construction and completed."""
    chosen = [card for slot in p.selection if (card := slot & SLOT_CARD) < ADVISORS]
    return [*chosen, *(x & SITE_CARD for x in p.sites), *built(p).elements()]


def has_met_menaces(before: Board, after: Board) -> bool:
    alike = before.menaces == after.menaces and before.covered == after.covered
    return not alike or before.sites != after.sites


def menace_deeds(before: Board, after: Board, seat: Seat, *, late: bool) -> Iterator[AnyDeed]:
    for k in range(MENACE_KINDS):
        more = int(menace_count(after, k) - menace_count(before, k))
        if more > 0:
            told = line("log-menace", seat=seat, menaces=menaces_line(k, more))
            yield Menaced(told, seat, late, MENACE_IDS[k], more)
        elif more < 0:
            told = line("log-menace-gone", seat=seat, menaces=menaces_line(k, -more))
            yield Defeated(told, seat, late, MENACE_IDS[k], -more)
    for card in (frozen(after) - frozen(before)).elements():
        yield Struck(None, seat, late, "ice_giant", CARD_IDS[card])
    for k in range(COVERS):
        for _ in range(after.covered[k] - before.covered[k]):
            yield Struck(None, seat, late, "thief", SYMBOL_IDS[k])


def frozen(p: Board) -> Counter[int]:
    return Counter([x & SITE_CARD for x in p.sites if x & FROZEN])


def gains(before: Board, after: Board, seat: Seat, *, late: bool) -> Iterator[AnyDeed]:
    calamities = after.calamities - before.calamities
    if calamities > 0:
        told = line("log-calamity", seat=seat, n=calamities)
        yield Calamities(told, seat, late, calamities)
    soldiers = after.soldiers - before.soldiers
    if soldiers > 0:
        told = line("log-soldiers", seat=seat, n=soldiers)
        yield Gained(told, seat, late, "soldier", soldiers)
    krystallium = after.krystallium - before.krystallium
    if krystallium > 0:
        told = line("log-krystallium-gained", seat=seat, n=krystallium)
        yield Gained(told, seat, late, "krystallium", krystallium)


def production(before: State, after: State) -> Iterator[AnyEvent]:
    """The step that opens, as counted, and who is supreme."""
    resource = RESOURCE_IDS[after.step]
    sources = [forecast(after, p, int(after.step)).sources for p in after.live]
    yield Production(output_line(after), resource, list(after.outputs), sources)
    leader = supreme(after)
    if leader != NONE:
        moved = after.live[leader].training - before.live[leader].training
        prize = {1: "training", -1: "soldier"}.get(int(moved), "")
        yield Supremacy(prize_line(prize, leader), leader, resource, prize)


def output_line(s: State) -> Line:
    resource = resource_line(s.step)
    if s.rules.solo:
        return line("log-output", seat=0, n=s.outputs[0], resource=resource)
    return line("log-outputs", first=s.outputs[0], second=s.outputs[1], resource=resource)


def prize_line(prize: str, seat: Seat) -> Line | None:
    if prize == "training":
        return line("log-training", seat=seat)
    return line("log-trained", seat=seat) if prize else None
