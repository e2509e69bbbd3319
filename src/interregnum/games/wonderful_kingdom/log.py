"""Log lines: what an action did, what came of it for a seat, unknown to others. Compiled."""

from interregnum.core.game import CHANCE, Seat
from interregnum.games.shown import Line
from interregnum.games.wonderful_kingdom.events import deeds, is_hidden
from interregnum.games.wonderful_kingdom.rules.actions import FACES
from interregnum.games.wonderful_kingdom.rules.building import in_window, waiting_colour
from interregnum.games.wonderful_kingdom.rules.data import ADVISORS_DRAWN, BASIC, HAND
from interregnum.games.wonderful_kingdom.rules.quest import price
from interregnum.games.wonderful_kingdom.rules.state import (
    ADVISING,
    DEALING,
    REVEALING,
    SPYING,
    State,
)
from interregnum.games.wonderful_kingdom.rules.table import selector
from interregnum.games.wonderful_kingdom.text import (
    area_line,
    card_line,
    deck_line,
    duchy_line,
    line,
    mix,
    quest_line,
    resource_line,
    step_line,
    target_line,
)


def followed(before: State, after: State, seat: Seat, words: Line) -> Line:
    """In an open window the seat alone is told what came of it; all others when it closes."""
    if not is_hidden(before, after):
        return words
    private = deeds(before.live[seat], after.live[seat], seat)
    return Line(words.id, words.args, [deed.line for deed in private if deed.line])


def told_of_duchy(_before: State, _after: State, actor: Seat, k: int) -> Line:
    """A duchy drawn by chance is that of seat 0."""
    return line("log-duchy", seat=0 if actor == CHANCE else actor, duchy=duchy_line(k))


def told_of_deck(before: State, _after: State, _actor: Seat, k: int) -> Line:
    return line("log-deck", seat=before.spot, deck=deck_line(k))


def told_of_board(_before: State, _after: State, _actor: Seat, k: int) -> Line:
    return line("log-board", quest=quest_line(k))


def told_of_put(_before: State, _after: State, seat: Seat, k: int) -> Line:
    return line("log-put", seat=seat, area=area_line(k // FACES))


def told_of_draw(before: State, _after: State, _actor: Seat, k: int) -> Line:
    seat = drawer(before)
    if seat is not None:
        name = "log-looks" if before.phase == SPYING else "log-draws"
        return line(name, seat=seat, card=card_line(k))
    return line("log-revealed" if before.phase == REVEALING else "log-turned-up", card=card_line(k))


def told_of_dealt(before: State, _after: State, _actor: Seat, _k: int) -> Line:
    """A card that somebody else alone gets to know."""
    seat = drawer(before)
    return line("log-dealt", seat=selector(before) if seat is None else seat)


def drawer(s: State) -> Seat | None:
    """Who is given or shown the next card; None: the table."""
    if s.phase == ADVISING:
        return int(s.dealt // ADVISORS_DRAWN)
    if s.phase == DEALING and not s.rules.solo and s.dealt < 2 * HAND:
        return int(s.dealt // HAND)
    return int(selector(s)) if s.phase == SPYING else None


def told_of_place(before: State, after: State, seat: Seat, k: int) -> Line:
    colour = resource_line(waiting_colour(before.live[seat]))
    words = line("log-place", seat=seat, card=target_line(k), resource=colour)
    return followed(before, after, seat, words)


def told_of_laboratory(before: State, after: State, seat: Seat, _k: int) -> Line:
    p, r = before.live[seat], waiting_colour(before.live[seat])
    words = line("log-laboratory", seat=seat, n=p.cubes[r], resource=resource_line(r))
    return followed(before, after, seat, words)


def told_of_laboratory_one(before: State, after: State, seat: Seat, _k: int) -> Line:
    colour = resource_line(waiting_colour(before.live[seat]))
    return followed(before, after, seat, line("log-laboratory", seat=seat, n=1, resource=colour))


def told_of_quest(before: State, after: State, seat: Seat, k: int) -> Line:
    words = line("log-quest", seat=seat, step=step_line(before, k))
    return followed(before, after, seat, words)


def told_of_payment(before: State, after: State, seat: Seat, k: int) -> Line:
    p = before.live[seat]
    r = p.paying % BASIC
    waiting, stored = mix(k)
    rest = price(before, p, r) - waiting - stored
    counts = {"waiting": waiting, "laboratory": stored, "krystallium": rest}
    words = line("log-pay", seat=seat, resource=resource_line(r), **counts)
    return followed(before, after, seat, words)


def told_of_end(before: State, after: State, seat: Seat, _k: int) -> Line:
    words = line("log-end" if in_window(before) else "log-declines", seat=seat)
    return followed(before, after, seat, words)


def told_of_finished(_before: State, _after: State, seat: Seat, _k: int) -> Line:
    return line("log-end", seat=seat)
