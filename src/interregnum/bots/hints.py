"""Why a move is worth playing: what it changes in the points and belongings of the seats.

Worked out on worlds that the seat may imagine; only what holds in all of them is told.
"""

from collections.abc import Callable
from itertools import chain
from random import Random
from typing import Any, Final, NamedTuple

from interregnum.bots.greedy import GreedyBot
from interregnum.core.game import Action, Seat
from interregnum.games.shown import Line
from interregnum.games.title import Title

WORLDS: Final = 6
MOST: Final = 3  # reasons told
STEPS: Final = 12  # own decisions to the end of a turn
POINTS: Final = ("points", "vp", "rubies", "n")  # arguments that count for a seat

Sheet = dict[tuple[Any, ...], Line]  # the lines of a seat's points, by what they are about


class Change(NamedTuple):
    """A line of a seat's points before and after."""

    seat: Seat
    before: Line | None
    after: Line | None

    @property
    def gain(self) -> int:
        return points(self.after) - points(self.before)


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
    later = shared([changes(title, s, seat, action, at_once=False) for s in imagined])
    return [Line("ui-reason-turn", {"what": told(change, seat)}) for change in later]


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
    own = differences(seat, before[seat], after[seat], lambda gain: gain > 0)
    if not at_once or title.families.in_window(imagined):
        return own  # what others do at the same time is not of this move
    rivals = [each for each in seats if each != seat]
    lost = [differences(each, before[each], after[each], lambda gain: gain < 0) for each in rivals]
    return [*own, *chain.from_iterable(lost)]


def play_turn(title: Title[Any], s: Any, seat: Seat, turn: tuple[int, ...]) -> None:
    """The seat's own decisions to the end of its turn, each the best as it stands."""
    game, bot, rng = title.game, GreedyBot(), Random(0)
    for _ in range(STEPS):
        if list(game.to_act(s)) != [seat] or title.turn(s) != turn:
            return
        game.apply(s, seat, bot.choose(title.policy, s, seat, rng))


def differences(
    seat: Seat, before: Sheet, after: Sheet, wanted: Callable[[int], bool]
) -> list[Change]:
    """The lines that changed as wanted, the largest change first."""
    about = [*after, *(key for key in before if key not in after)]
    found = [Change(seat, before.get(key), after.get(key)) for key in about]
    return sorted((each for each in found if wanted(each.gain)), key=lambda each: -abs(each.gain))


def sheet(title: Title[Any], s: Any, seat: Seat, eyes: Seat) -> Sheet:
    """Without the sums: what they would tell, their parts tell already."""
    lines = [*title.breakdown(s, seat, eyes), *title.assets(s, seat, eyes)]
    return {subject(line): line for line in lines if not line.id.endswith("total")}


def subject(line: Line) -> tuple[Any, ...]:
    """What a line is about: all of it but its numbers."""
    named = [(key, str(value)) for key, value in line.args.items() if not isinstance(value, int)]
    return (line.id, *named)


def points(line: Line | None) -> int:
    """What a line counts; one without a number counts by being there."""
    if line is None:
        return 0
    number = number_in(line)
    return 1 if number is None else number


def number_in(line: Line) -> int | None:
    values = (line.args.get(key) for key in POINTS)
    return next((value for value in values if isinstance(value, int)), None)


def told(change: Change, seat: Seat) -> Line:
    """One reason: the line as it will be, or as it was, and by how much it changes."""
    line = change.after or change.before
    assert line is not None, "one of them is there"
    kind = "-gone" if change.after is None else "-now" if number_in(line) is None else ""
    args: dict[str, Any] = {"what": line, "n": abs(change.gain)}
    if change.seat == seat:
        return Line(f"ui-reason{kind}", args)
    return Line(f"ui-reason-rival{kind}", {"seat": change.seat, **args})


def reasons_of(
    title: Title[Any], imagined: list[Any], seat: Seat, line: list[Action]
) -> list[Line]:
    """What a whole line of play changes, told as of one move."""
    return [
        told(change, seat) for change in shared([after(title, s, seat, line) for s in imagined])
    ]


def after(title: Title[Any], imagined: Any, seat: Seat, line: list[Action]) -> list[Change]:
    s = title.game.clone(imagined)
    before = sheet(title, s, seat, seat)
    for action in line:
        if action not in title.game.legal(s, seat):
            break
        title.game.apply(s, seat, action)
    return differences(seat, before, sheet(title, s, seat, seat), lambda gain: gain > 0)
