"""Why not, though it is possible in itself: something else comes first."""

from interregnum.core.game import NONE, Action, Seat
from interregnum.games.shown import Reason
from interregnum.games.wonderful_kingdom.reasons_choice import why_not_offering
from interregnum.games.wonderful_kingdom.rules.actions import SPACE
from interregnum.games.wonderful_kingdom.rules.building import waiting_colour
from interregnum.games.wonderful_kingdom.rules.data import BASIC
from interregnum.games.wonderful_kingdom.rules.free_acts import is_free
from interregnum.games.wonderful_kingdom.rules.planning import candidates
from interregnum.games.wonderful_kingdom.rules.state import OFFERING, State
from interregnum.games.wonderful_kingdom.text import line, step_line, target_line


def why_not_first(s: State, seat: Seat, action: Action) -> Reason:
    """A half-made decision, a menace, the broker, waiting cubes, cards of the selection."""
    p, family = s.live[seat], SPACE.decode(action)[0]
    if p.aim != NONE:
        return line.why("W-BUILD-01", "space-first", card=target_line(p.aim))
    if p.paying != NONE:
        step = step_line(s, p.paying // BASIC)
        return line.why("W-QUEST-03", "pay-first", step=step)
    if s.phase == OFFERING:
        return why_not_offering(s, family)
    if p.feed + p.freeze + p.hide + p.uncover > 0:
        return line.why("RUL-W-47", "menaces-first")
    if p.broker:
        return line.why("W-ADVISOR-08", "broker-first")
    if waiting_colour(p) != NONE and not is_free(action):
        return line.why("RUL-W-42", "cubes-first", n=sum(p.cubes))
    if family == "end":
        return line.why("W-PLAN-06", "selection-left", n=candidates(p))
    return why_not_again(family)


def why_not_again(family: str) -> Reason:
    """Equal things are named in one order only."""
    if family in ("place", "feed"):
        return line.why("RUL-W-56", "order" if family == "place" else "feed-order")
    return line.why("RUL-W-56", "same-copy")
