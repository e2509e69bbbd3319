"""What is wrong with a position that was written by hand: the first flaw in one sentence."""

from typing import Final

from interregnum.core.game import CHANCE
from interregnum.games.wonderful_kingdom.census import CENSUS, census
from interregnum.games.wonderful_kingdom.options import Options, check
from interregnum.games.wonderful_kingdom.rules.game import WonderfulKingdom
from interregnum.games.wonderful_kingdom.rules.state import OVER, State

GAME: Final = WonderfulKingdom()


def flaw(s: State, options: Options) -> str:
    """What is wrong with a position; empty if nothing is."""
    seats = len(s.live)
    if reason := check(options, seats):
        return f"its options do not go together ({reason.rule})"
    if len(s.decks) != seats or len(s.boxed) != seats or len(s.outputs) != seats:
        return f"a list by seat has not {seats} entries"
    if len(s.buried) and sum(s.buried) != s.unresolved - s.bad_left:
        return "the danger cards that nobody has seen do not add up"
    if census(s) != CENSUS:
        wrong = [key for key, n in census(s).items() if n != CENSUS[key]]
        return f"the cards do not add up: {', '.join(wrong[:5])}"
    return flaw_of_turn(s)


def flaw_of_turn(s: State) -> str:
    """Who acts must be able to."""
    waiting = list(GAME.to_act(s))
    if s.phase != OVER and not waiting:
        return "nobody is awaited in an open window"
    if any(seat != CHANCE and not 0 <= seat < len(s.live) for seat in waiting):
        return "somebody is awaited who does not sit there"
    idle = [seat for seat in waiting if not len(GAME.legal(s, seat))]
    return f"seat {idle[0]} cannot act" if idle else ""
