"""Why not: the clause that forbids an action and its numbers, from the seat's own knowledge."""

from interregnum.core.game import NONE, Seat
from interregnum.games.shown import Reason
from interregnum.games.torres.rules import cards, data, deploy, move
from interregnum.games.torres.rules.castles import MANY, castle_beside
from interregnum.games.torres.rules.grid import BIT, CORNERS, NEAR, SIDE, SQUARES, squares
from interregnum.games.torres.rules.settings import PASSAGE_MODEL_DOORS
from interregnum.games.torres.rules.setup import TOO_NEAR
from interregnum.games.torres.rules.stacks import heights, shares
from interregnum.games.torres.rules.state import CARD_STACK, State
from interregnum.games.torres.text import card_line, line, square


def occupied(rule: str, x: int) -> Reason:
    return line.why(rule, "occupied", square=square(x))


def lacks_ap(s: State, cost: int) -> Reason | None:
    left = s.budget - s.spent
    return line.why("T-TURN-01", "ap", cost=cost, left=left) if left < cost else None


def why_not_score(s: State, _seat: Seat, _k: int) -> Reason | None:
    return lacks_ap(s, data.SCORE_AP)


def why_not_buy(s: State, seat: Seat, _k: int) -> Reason | None:
    if s.options.master:
        return line.why("T-MASTER-04", "no-purchase")
    if s.bought >= data.PURCHASES:
        return line.why("T-CARD-02", "bought", most=data.PURCHASES)
    if cards.deck_size(s, seat) == 0:
        return line.why("T-CARD-07", "deck-empty")
    return lacks_ap(s, data.BUY_AP)


def why_not_play(s: State, seat: Seat, card: int) -> Reason | None:
    held = s.cards.hand[seat * data.CARD_TYPES + card]
    if held == 0:
        return line.why("T-CARD-05", "not-held", card=card_line(card))
    if s.played:
        return line.why("T-CARD-05", "played")
    if held == s.cards.fresh[card]:
        return line.why("T-CARD-03", "fresh", card=card_line(card))
    return (
        None
        if cards.has_effect(s, card)
        else line.why("T-CARD-08", "no-effect", card=card_line(card))
    )


def why_not_deploy(s: State, seat: Seat, x: int) -> Reason | None:
    board, men = s.board, s.board.men[seat]
    if s.reserve[seat] == 0:
        return line.why("T-KNIGHT-04", "no-reserve", most=data.KNIGHTS)
    if board.occupied & BIT[x]:
        return occupied("T-KNIGHT-01", x)
    if NEAR[x] & men == 0:
        rule = "T-KNIGHT-02" if CORNERS[x] & men else "T-KNIGHT-01"
        return line.why(rule, "not-beside", square=square(x))
    if deploy.targets(board, squares(men)) & BIT[x] == 0:
        return line.why("T-KNIGHT-03", "deploy-high", square=square(x), level=board.height[x])
    return lacks_ap(s, data.DEPLOY_AP)


def why_not_build(s: State, seat: Seat, k: int) -> Reason | None:
    x, rank = k % SQUARES, k // SQUARES
    return why_not_site(s, x) or lacks_ap(s, data.BUILD_AP) or why_not_stack_for(s, seat, rank)


def why_not_stack_for(s: State, seat: Seat, rank: int) -> Reason | None:
    """The stack that a block would come from."""
    if s.stack != NONE:
        if rank > 0:
            return line.why("T-BUILD-02", "stack-chosen")
        return line.why("T-BUILD-03", "stack-empty") if s.stack == 0 else None
    found = list(heights(s, seat))
    if rank >= len(found):
        return line.why("T-BUILD-02", "no-stack", kinds=len(found))
    return line.why("T-BUILD-03", "stack-empty") if found[rank] == 0 else None


def why_not_site(s: State, x: int) -> Reason | None:
    """T-BUILD-05 to -09, for a normal block and for C-EXTRA."""
    board = s.board
    if board.occupied & BIT[x]:
        return occupied("T-BUILD-06", x)
    if board.height[x] > 0:
        area = board.area[board.castle[x]]
        if board.height[x] < area:
            return None
        return line.why("T-BUILD-07", "too-high", square=square(x), area=area)
    beside = castle_beside(board, x)
    if beside == NONE:
        return line.why("T-BUILD-09", "no-castle", square=square(x))
    return joins("T-BUILD-08", s, x) if beside == MANY else None


def joins(rule: str, s: State, x: int) -> Reason:
    """The castles that a block on x would join, each by its block beside x."""
    board, seen = s.board, dict[int, str]()
    for n in squares(NEAR[x] & ~board.below[0]):
        seen.setdefault(board.castle[n], square(n))
    names = sorted(seen.values())
    return line.why(rule, "joins", square=square(x), one=names[0], other=names[-1])


def why_not_move(s: State, seat: Seat, k: int) -> Reason | None:
    source, target = k // SQUARES, k % SQUARES
    board = s.board
    if board.men[seat] & BIT[source] == 0:
        return line.why("T-MOVE-01", "no-knight", square=square(source))
    if board.occupied & BIT[target]:
        return occupied("T-MOVE-05", target)
    if move.targets(board, source, s.options.passage_model) & BIT[target]:
        return lacks_ap(s, data.MOVE_AP)
    if NEAR[source] & BIT[target]:
        rise = board.height[target] - board.height[source]
        return line.why("T-MOVE-03", "rise", square=square(target), levels=rise)
    return why_no_passage(s, source, target)


def why_no_passage(s: State, source: int, target: int) -> Reason:
    """No step leads there, and no passage."""
    board, name = s.board, square(target)
    doors = move.doors_beside(board, source)
    if doors == 0:
        return line.why("T-MOVE-02", "no-door", source=square(source), square=name)
    if doors & BIT[target] == 0:
        at_other = any(door & BIT[target] for door in board.door)
        return line.why("T-MOVE-11" if at_other else "T-MOVE-09", "no-exit", square=name)
    if board.height[target] > board.height[source]:
        level = board.height[source]
        return line.why("T-MOVE-09", "passage-high", square=name, level=level)
    assert s.options.passage_model != PASSAGE_MODEL_DOORS, "the door would do"
    return line.why("RUL-T-01", "passage-inside", square=name)


def why_not_stack(s: State, seat: Seat, rank: int) -> Reason | None:
    found = list(heights(s, seat))
    if s.step == CARD_STACK:
        if rank == data.MAX_STACKS:
            return None if s.stack > 0 else line.why("T-CARD-11", "stack-empty")
        return (
            None if rank < len(found) and found[rank] > 0 else line.why("T-CARD-11", "stack-empty")
        )
    if rank < len(found):
        return None
    return line.why("T-BUILD-14", "no-stack", kinds=len(found))


def why_not_pick(s: State, _seat: Seat, card: int) -> Reason | None:
    if card in s.cards.looked:
        return None
    return line.why("T-ALT-02", "not-looked", card=card_line(card))


def why_not_return(s: State, _seat: Seat, order: int) -> Reason | None:
    return None if order < len(s.cards.looked) else line.why("T-ALT-06", "one-card")


def why_not_share(s: State, seat: Seat, k: int) -> Reason | None:
    ways = len(shares(s, seat, s.loose))
    return None if k < ways else line.why("T-BUILD-10", "no-share", ways=ways)


def why_not_castle(s: State, _seat: Seat, x: int) -> Reason | None:
    near = list(squares(TOO_NEAR[x] & ~s.board.below[0]))
    if not near:
        return None
    return line.why("T-MASTER-02", "too-near", square=square(near[0]), distance=data.START_DISTANCE)


def why_not_knight(s: State, _seat: Seat, x: int) -> Reason | None:
    return why_not_roof(s, x, "T-SETUP-06")


def why_not_king(s: State, _seat: Seat, x: int) -> Reason | None:
    return why_not_roof(s, x, "T-SETUP-07" if s.board.king == NONE else "T-KING-08")


def why_not_roof(s: State, x: int, rule: str) -> Reason | None:
    """A free square of a castle is asked for."""
    if s.board.height[x] == 0:
        return line.why(rule, "no-tower", square=square(x), near=square(nearest_roof(s, x)))
    return occupied(rule, x) if s.board.occupied & BIT[x] else None


def nearest_roof(s: State, x: int) -> int:
    """The square of a castle with the fewest steps to it."""
    side = int(SIDE)
    roofs = [y for y in range(side * side) if s.board.height[y] > 0]
    return min(roofs, key=lambda y: abs(x % side - y % side) + abs(x // side - y // side))


def why_not_starter(s: State, _seat: Seat, chosen: int) -> Reason | None:
    return None if chosen < s.seats else line.why("T-SETUP-01", "no-player", seats=s.seats)
