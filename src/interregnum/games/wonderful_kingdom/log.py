"""The log: what an action did, with all that followed from it by itself."""

from collections.abc import Callable, Iterator
from typing import Final

from interregnum.core.game import CHANCE, NONE, Action, Seat
from interregnum.games.shown import Line
from interregnum.games.wonderful_kingdom.rules.actions import FACES, LAY, SPACE
from interregnum.games.wonderful_kingdom.rules.building import in_window
from interregnum.games.wonderful_kingdom.rules.data import (
    BASIC,
    DEVELOPMENTS,
    DUCHY_IDS,
    HAND,
    MENACE_KINDS,
)
from interregnum.games.wonderful_kingdom.rules.game import WonderfulKingdom
from interregnum.games.wonderful_kingdom.rules.scoring import menace_count
from interregnum.games.wonderful_kingdom.rules.state import (
    ADVISING,
    BUILD,
    DEALING,
    OVER,
    REVEALING,
    SITE_CARD,
    SPYING,
    Board,
    State,
)
from interregnum.games.wonderful_kingdom.rules.table import selector
from interregnum.games.wonderful_kingdom.text import (
    FACE_IDS,
    advisor_line,
    area_line,
    card_line,
    colours,
    cube_lines,
    deck_line,
    five_lines,
    kind_line,
    line,
    menace_line,
    quest_line,
    resource_line,
    spot_line,
    step_line,
    symbol_line,
    target_line,
)

GAME: Final = WonderfulKingdom()


def describe(s: State, seat: Seat, action: Action, viewer: Seat) -> Line | None:
    """`s` is the state before; what is seen as NONE is told when the offer or window is whole."""
    mark = GAME.seen(s, viewer, seat, action)
    if mark == NONE:
        return None
    family, k = SPACE.decode(mark)
    told = TOLD[family](s, seat, k)
    return Line(told.id, told.args, list(followed(s, seat, action, mark, viewer)))


def followed(s: State, seat: Seat, action: Action, mark: Action, viewer: Seat) -> Iterator[Line]:
    """An offer whole, completions and gains; when a window closes, what the others did in it."""
    family, _ = SPACE.decode(mark)
    if family in ("dealt", "finished"):
        return
    t = GAME.clone(s)
    GAME.apply(t, seat, action)
    if family == "lay":
        yield from offered(s, action - LAY)
    closed = in_window(s) and t.reveals > s.reveals
    for owner in range(len(s.live)):
        if owner == seat or closed or not in_window(s):
            yield from changes(s, t, owner, whole=closed and owner != viewer)
    if closed and t.phase == BUILD:
        yield from outputs(s, t)
    if t.phase == OVER:
        yield from result(t)
    elif t.round > s.round:
        yield line("log-round", round=t.round)


def offered(s: State, place: int) -> Iterator[Line]:
    """Both cards of an offer as they lie."""
    for card, k in ((s.offer[0], s.offer[1]), (s.offer[2], place)):
        area, face = area_line(k // FACES), FACE_IDS[k % FACES]
        if face == "up":
            yield line("log-offered", card=card_line(card), area=area)
        else:
            yield line(f"log-offered-{face}", area=area)


def changes(s: State, t: State, seat: Seat, *, whole: bool) -> Iterator[Line]:
    """What came of it for a seat; `whole`: since the window opened."""
    before, after = s.shown[seat] if whole else s.live[seat], t.live[seat]
    if whole:
        yield from planned(before, after, seat)
    for card in range(DEVELOPMENTS):
        if after.built[card] > before.built[card]:
            yield line("log-completed", seat=seat, card=card_line(card))
    for k in range(MENACE_KINDS):
        more = int(menace_count(after, k) - menace_count(before, k))
        if more:
            name = "log-menace" if more > 0 else "log-menace-gone"
            yield line(name, seat=seat, card=menace_line(k), n=abs(more))
    if after.calamities > before.calamities:
        yield line("log-calamity", seat=seat, n=after.calamities - before.calamities)
    if after.soldiers > before.soldiers:
        yield line("log-soldiers", seat=seat, n=after.soldiers - before.soldiers)
    if after.krystallium > before.krystallium:
        yield line("log-krystallium-gained", seat=seat, n=after.krystallium - before.krystallium)


def planned(before: Board, after: Board, seat: Seat) -> Iterator[Line]:
    """Constructions that are new."""
    sites = [x & SITE_CARD for x in before.sites]
    for x in after.sites:
        if x & SITE_CARD in sites:
            sites.remove(x & SITE_CARD)
        else:
            yield line("log-planned", seat=seat, card=card_line(x & SITE_CARD))


def outputs(s: State, t: State) -> Iterator[Line]:
    """The step that opens, as counted, and who is supreme."""
    if t.rules.solo:
        yield line("log-output", seat=0, n=t.outputs[0], resource=resource_line(t.step))
    else:
        resource = resource_line(t.step)
        yield line("log-outputs", first=t.outputs[0], second=t.outputs[1], resource=resource)
    for seat, p in enumerate(t.live):
        if p.training != s.live[seat].training:
            name = "log-training" if p.training else "log-trained"
            yield line(name, seat=seat)


def result(t: State) -> Iterator[Line]:
    ranks = list(GAME.ranks(t))
    for seat, rank in enumerate(ranks):
        name = "log-lost" if rank > len(ranks) else "log-winner" if rank == 1 else "log-score"
        yield line(name, seat=seat, vp=GAME.scores(t)[seat])


def told_of_draw(s: State, _seat: Seat, card: int) -> Line:
    named = card_line(card)
    if s.phase == ADVISING:
        return line("log-draws", seat=s.dealt // 2, card=named)
    if s.phase == DEALING and not s.rules.solo and s.dealt < 2 * HAND:
        return line("log-draws", seat=s.dealt // HAND, card=named)
    if s.phase == SPYING:
        return line("log-looks", seat=selector(s), card=named)
    return line("log-revealed" if s.phase == REVEALING else "log-turned-up", card=named)


def told_of_dealt(s: State, _seat: Seat, _k: int) -> Line:
    if s.phase == ADVISING:
        return line("log-dealt", seat=s.dealt // 2)
    if s.phase == DEALING:
        return line("log-dealt", seat=s.dealt // HAND)
    return line("log-dealt", seat=selector(s))


def told_of_duchy(s: State, seat: Seat, k: int) -> Line:
    duchy = line(f"duchy-{DUCHY_IDS[k]}")
    return line("log-duchy", seat=0 if seat == CHANCE else seat, duchy=duchy)


def told_of_laboratory(s: State, seat: Seat, _k: int) -> Line:
    p = s.live[seat]
    r = next(r for r in range(BASIC) if p.cubes[r])
    return line("log-laboratory", seat=seat, n=p.cubes[r], resource=resource_line(r))


def told_of_place(s: State, seat: Seat, k: int) -> Line:
    r = next(r for r in range(BASIC) if s.live[seat].cubes[r])
    return line("log-place", seat=seat, card=target_line(k), resource=resource_line(r))


Told = Callable[[State, Seat, int], Line]
TOLD: Final[dict[str, Told]] = {
    "start": lambda _s, _p, k: line("log-start", seat=k),
    "duchy": told_of_duchy,
    "deck": lambda s, _p, k: line("log-deck", seat=s.spot, deck=deck_line(k)),
    "board": lambda _s, _p, k: line("log-board", quest=quest_line(k)),
    "draw": told_of_draw,
    "dealt": told_of_dealt,
    "keep": lambda _s, p, k: line("log-keep", seat=p, card=advisor_line(k)),
    "offer": lambda _s, p, k: line("log-offer", seat=p, card=card_line(k)),
    "put": lambda _s, p, k: line("log-put", seat=p, area=area_line(k // FACES)),
    "lay": lambda _s, p, _k: line("log-offers", seat=p),
    "select": lambda _s, p, k: line("log-select", seat=p, area=area_line(k)),
    "search": lambda _s, p, k: line("log-search", seat=p, area=area_line(k)),
    "spy": lambda _s, p, k: line("log-spy", seat=p, spot=spot_line(k)),
    "peek": lambda _s, p, k: line("log-peek", seat=p, spot=spot_line(k)),
    "move": lambda _s, p, k: line("log-move", seat=p, spot=spot_line(k)),
    "take": lambda _s, p, k: line("log-take", seat=p, spot=spot_line(k)),
    "remove": lambda _s, p, k: line("log-remove", seat=p, spot=spot_line(k)),
    "pick": lambda _s, p, k: line("log-pick", seat=p, card=card_line(k)),
    "feed": lambda _s, p, k: line("log-feed", seat=p, card=card_line(k)),
    "freeze": lambda _s, p, k: line("log-freeze", seat=p, card=target_line(k)),
    "freeze-plan": lambda _s, p, k: line("log-freeze", seat=p, card=card_line(k)),
    "cover": lambda _s, p, k: line("log-cover", seat=p, symbol=symbol_line(k)),
    "uncover": lambda _s, p, k: line("log-uncover", seat=p, symbol=symbol_line(k)),
    "plan": lambda _s, p, k: line("log-plan", seat=p, card=card_line(k)),
    "recycle": lambda _s, p, k: line("log-recycle", seat=p, card=card_line(k)),
    "colours": lambda _s, p, k: line("log-colours", seat=p, cubes=cube_lines(colours(k))),
    "place": told_of_place,
    "laboratory": told_of_laboratory,
    "krystallium": lambda _s, p, k: line("log-krystallium", seat=p, card=target_line(k)),
    "space": lambda _s, p, k: line("log-space", seat=p, resource=resource_line(k)),
    "soldier": lambda _s, p, k: line("log-soldier", seat=p, card=target_line(k)),
    "discard": lambda _s, p, k: line("log-discard", seat=p, card=target_line(k)),
    "quest": lambda s, p, k: line("log-quest", seat=p, step=step_line(s, k)),
    "transmute": lambda _s, p, k: line("log-transmute", seat=p, cubes=five_lines(k)),
    "advisor": lambda _s, p, k: line("log-advisor", seat=p, card=advisor_line(k)),
    "finish": lambda _s, p, k: line("log-finish", seat=p, card=target_line(k)),
    "chronicle": lambda _s, p, k: line("log-chronicle", seat=p, kind=kind_line(k)),
    "defeat": lambda _s, p, k: line("log-defeat", seat=p, card=menace_line(k)),
    "thaw": lambda _s, p, k: line("log-thaw", seat=p, card=target_line(k)),
    "end": lambda s, p, _k: line("log-declines" if not in_window(s) else "log-end", seat=p),
    "finished": lambda _s, p, _k: line("log-end", seat=p),
}
