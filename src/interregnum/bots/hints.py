"""Why a move is worth playing: what it changes in the points and belongings of the seats.

Worked out on worlds that the seat may imagine; only what holds in all of them is told.
"""

from collections.abc import Callable
from itertools import chain
from random import Random
from typing import Any, Final, NamedTuple

from interregnum.bots.foreseen import foreseen
from interregnum.bots.greedy import GreedyBot
from interregnum.bots.prospects import Outlook, prospects
from interregnum.bots.sheets import SCORED, Sheet, number_in, points, sheet, subject
from interregnum.core.game import NONE, Action, Seat
from interregnum.core.policy import NOW
from interregnum.games.shown import Line
from interregnum.games.title import Title

WORLDS: Final = 6
HURT: Final = 0.02  # of a win
MOST: Final = 3  # reasons told
RIVALS: Final = 3  # moves that one is compared with
TRIED: Final = 24  # worlds for each of them
ALIKE: Final = 5  # points of the chance to win: so few worlds tell no smaller lead of another move
STEPS: Final = 12  # own decisions to the end of a turn

LATER: Final = Line("ui-reason-later")  # of what is better in nothing that has a name


class Change(NamedTuple):
    """A line of a seat's points before and after, and what that brings."""

    seat: Seat
    before: Line | None
    after: Line | None
    gain: int


def worlds(title: Title[Any], state: Any, seat: Seat, rng: Random) -> list[Any]:
    """To be imagined before the thinking: the table may move on meanwhile."""
    return [title.game.imagine(state, seat, rng) for _ in range(WORLDS)]


def reasons(title: Title[Any], imagined: list[Any], seat: Seat, action: Action) -> list[Line]:
    """What the move changes at once, else what it leads to by the end of the turn."""
    at_once = shared([changes(title, s, seat, action, at_once=True) for s in imagined])
    if at_once:
        return [told(change, seat) for change in at_once]
    if title.families.in_window(imagined[0]):
        return []  # how the turn goes on hangs on what others do at the same time
    if hurt := hurts(title, imagined, seat, action, at_once=True):
        return hurt
    later = shared([changes(title, s, seat, action, at_once=False) for s in imagined])
    found = [told(change, seat) for change in later]
    found = found or hurts(title, imagined, seat, action, at_once=False)
    return [Line("ui-reason-turn", {"what": line}) for line in found]


def hurts(
    title: Title[Any], imagined: list[Any], seat: Seat, action: Action, *, at_once: bool
) -> list[Line]:
    """The rival whose chance to win falls most, the same in all worlds; by the forecast."""
    falls = [fallen(title, s, seat, action, at_once=at_once) for s in imagined]
    if not all(falls):
        return []
    hit = {max(range(len(fall)), key=fall.__getitem__) for fall in falls}
    worst = min(hit)
    if len(hit) > 1 or worst == seat or min(fall[worst] for fall in falls) < HURT:
        return []
    return [Line("ui-reason-hurts", {"seat": worst})]


def fallen(
    title: Title[Any], imagined: Any, seat: Seat, action: Action, *, at_once: bool
) -> list[float]:
    """By seat, how much of its chance a move takes in one world, at once or by the turn's end."""
    s = title.game.clone(imagined)
    before, turn = title.policy.forecast(s, NOW), title.turn(s)
    title.game.apply(s, seat, action)
    if not at_once:
        play_turn(title, s, seat, turn)
    after = title.policy.forecast(s, NOW) if len(title.game.to_act(s)) else []
    if len(before) < 2 or len(after) < 2:
        return []
    return [a - b for a, b in zip(before, after, strict=True)]


def shared(found: list[list[Change]]) -> list[Change]:
    """What holds in every world: one's own gains first, then what others lose."""
    same = [change for change in found[0] if all(change in others for others in found[1:])]
    return same[:MOST]


def changes(
    title: Title[Any], imagined: Any, seat: Seat, action: Action, *, at_once: bool
) -> list[Change]:
    s = title.game.clone(imagined)
    seats = range(len(title.game.scores(s)))
    before = [sheet(title, s, each, seat) for each in seats]
    turn = title.turn(s)
    title.game.apply(s, seat, action)
    if not at_once:
        play_turn(title, s, seat, turn)
    after = [sheet(title, s, each, seat) for each in seats]
    own = differences(title, seat, before[seat], after[seat], lambda gain: gain > 0)
    if not at_once or title.families.in_window(imagined):
        return own  # what others do at the same time is not of this move
    rivals = [each for each in seats if each != seat]
    lost = [
        differences(title, each, before[each], after[each], lambda gain: gain < 0)
        for each in rivals
    ]
    return [*own, *chain.from_iterable(lost)]


def play_turn(title: Title[Any], s: Any, seat: Seat, turn: tuple[int, ...]) -> None:
    """The seat's own decisions to the end of its turn, each the best as it stands."""
    game, bot, rng = title.game, GreedyBot(), Random(0)
    for _ in range(STEPS):
        if list(game.to_act(s)) != [seat] or title.turn(s) != turn:
            return
        game.apply(s, seat, bot.choose(title.policy, s, seat, rng))


def differences(
    title: Title[Any], seat: Seat, before: Sheet, after: Sheet, wanted: Callable[[int], bool]
) -> list[Change]:
    """The lines that changed as wanted, the largest change first."""
    about = [*after, *(key for key in before if key not in after)]
    found = [change(title, seat, before.get(key), after.get(key)) for key in about]
    return sorted((each for each in found if wanted(each.gain)), key=lambda each: -abs(each.gain))


def change(title: Title[Any], seat: Seat, before: Line | None, after: Line | None) -> Change:
    """What is new counts, though it has no number yet: a site that is begun."""
    grown = points(title, after) - points(title, before)
    return Change(seat, before, after, grown or int(before is None))


def told(change: Change, seat: Seat) -> Line:
    """One reason: the line as it will be, or as it was, and by how much it changes."""
    line = change.after or change.before
    assert line is not None, "one of them is there"
    new = not number_in(line) and change.before is None and change.seat == seat
    kind = "-gone" if change.after is None else "-now" if new else ""
    args: dict[str, Any] = {"what": line, "n": abs(change.gain)}
    if change.seat == seat:
        return Line(f"ui-reason{kind}", args)
    return Line(f"ui-reason-rival{kind}", {"seat": change.seat, **args})


class Rivalry(NamedTuple):
    """A move beside the best of the others that were tried, over the same worlds."""

    ours: Outlook
    theirs: Outlook
    other: Action

    @property
    def lead(self) -> int:
        return percent(self.ours) - percent(self.theirs)


def why(
    title: Title[Any], imagined: list[Any], seat: Seat, action: Action, seed: int
) -> list[Line]:
    """All that a hint tells: chances against the next best, then words."""
    compared = rivalry(title, imagined[0], seat, action, seed)
    if compared is None:
        return reasons(title, imagined, seat, action) or [Line("ui-reason-only")]
    told = stakes(title, imagined[0], seat, compared)
    return told + words_for(title, imagined, seat, action, compared.other, seed)


def words_for(
    title: Title[Any], imagined: list[Any], seat: Seat, action: Action, other: Action, seed: int
) -> list[Line]:
    """What the move brings and the next best does not: soon, else where both are played on."""
    found = reasons_beside(title, imagined, seat, action, other)
    return found or foreseen(title, imagined[0], seat, ([action], [other]), seed)


def reasons_beside(
    title: Title[Any], imagined: list[Any], seat: Seat, action: Action, other: Action
) -> list[Line]:
    """What the next best move does as well is no reason for this one."""
    found = reasons(title, imagined, seat, action)
    if not found or other == NONE:
        return found
    theirs = reasons(title, imagined, seat, other)
    return [line for line in found if not any(as_well(line, each) for each in theirs)]


def as_well(line: Line, other: Line) -> bool:
    """Another reason brings at least as much of the same: as many points, if by another castle."""
    if line == other:
        return True
    ours, theirs = (each.args.get("what") for each in (line, other))
    if not (isinstance(ours, Line) and isinstance(theirs, Line)):
        return False
    if line.id == other.id == "ui-reason-turn":
        return as_well(ours, theirs)
    scored = any(isinstance(ours.args.get(key), int) for key in SCORED)
    same = ours.id == theirs.id if scored else subject(ours) == subject(theirs)
    seats = line.args.get("seat") == other.args.get("seat")
    return same and seats and line.id == other.id and amount(line) <= amount(other)


def amount(reason: Line) -> int:
    count = reason.args.get("n", 0)
    return count if isinstance(count, int) else 0


def rivalry(title: Title[Any], s: Any, seat: Seat, action: Action, seed: int) -> Rivalry | None:
    """By the judge, or by the title's forecast; `s` is imagined by the seat."""
    weighed = GreedyBot().weigh(title.policy, s, seat, Random(seed))
    others = [each.action for each in weighed if each.action != action][:RIVALS]
    if not others:
        return None
    ours, *theirs = prospects(title.policy, s, seat, [action, *others], TRIED, seed)
    best = max(range(len(theirs)), key=theirs.__getitem__)
    return Rivalry(ours, theirs[best], others[best])


def stakes(title: Title[Any], s: Any, seat: Seat, compared: Rivalry) -> list[Line]:
    """Chance and points against the next best; none that a quick look gets wrong."""
    if compared.lead < -ALIKE:
        return [Line("ui-reason-longer")]
    args: dict[str, Any] = {"n": percent(compared.ours), "m": percent(compared.theirs)}
    if compared.lead <= 0:
        chance = Line("ui-reason-equal", args)
    else:
        labels = {choice.id: choice.label for choice in title.choices(s, seat)}
        chance = Line("ui-reason-next", {**args, "what": labels[compared.other]})
    aim = title.aim(s)
    return [chance, *([aim] if aim else []), *in_points(compared.ours, compared.theirs)]


def percent(outlook: Outlook) -> int:
    return round(100 * outlook.chance)


def in_points(ours: Outlook, theirs: Outlook) -> list[Line]:
    """What the move is to bring against the next best, where that is a point or more."""
    n, m = round(ours.points), round(theirs.points)
    return [Line("ui-reason-points", {"n": n, "m": m})] if n > m else []


def reasons_of(
    title: Title[Any], imagined: list[Any], seat: Seat, line: list[Action], played: list[Action]
) -> list[Line]:
    """What a whole line of play changes and what was played does not, told as of one move."""
    ours, theirs = ([after(title, s, seat, way) for s in imagined] for way in (line, played))
    return [told(each, seat) for each in shared(ours) if each not in shared(theirs)]


def after(title: Title[Any], imagined: Any, seat: Seat, line: list[Action]) -> list[Change]:
    s = title.game.clone(imagined)
    before = sheet(title, s, seat, seat)
    for action in line:
        if action not in title.game.legal(s, seat):
            break
        title.game.apply(s, seat, action)
    return differences(title, seat, before, sheet(title, s, seat, seat), lambda gain: gain > 0)
