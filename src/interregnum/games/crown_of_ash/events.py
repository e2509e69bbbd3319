"""What followed from an action by itself, in the order in which it happened; for all to see.

A silent event has no line: the log has told it already, and a board draws it.
"""

from collections.abc import Iterator
from operator import attrgetter
from typing import Final

import msgspec

from interregnum.core.game import Action, Seat
from interregnum.games.crown_of_ash.log import (
    attack_parts,
    battle_line,
    defence_parts,
    step_line,
    steps_tried,
    thrower,
    verdict_line,
)
from interregnum.games.crown_of_ash.rules import automa, data
from interregnum.games.crown_of_ash.rules.actions import SPACE
from interregnum.games.crown_of_ash.rules.battle import attack_total, defence_total
from interregnum.games.crown_of_ash.rules.copies import clone_state
from interregnum.games.crown_of_ash.rules.game import act
from interregnum.games.crown_of_ash.rules.phases import CARDS_OPEN, DICE_STAND, OVER, ROUND_OVER
from interregnum.games.crown_of_ash.rules.scoring import citadel_worth, ranks, worth
from interregnum.games.crown_of_ash.rules.state import (
    BATTLE_DICE,
    FROM_RESOURCES,
    PROVINCE_DIE,
    SOURCES,
    Player,
    State,
)
from interregnum.games.crown_of_ash.rules.steps import go_on
from interregnum.games.crown_of_ash.text import amount_lines, area_line, line, warrior_lines
from interregnum.games.crown_of_ash.view import name_of, named, seat_of
from interregnum.games.messages import signed
from interregnum.games.shown import Event, Line

THROWN_FOR: Final = ("battle", "province", "order")  # by number of what dice are for


class Roll(Event, frozen=True):
    """A die was thrown, or thrown again; silent."""

    thrown_for: str  # "battle", "province" (the automa's target), "order" (of turns)
    seat: int  # whose die
    face: int  # 1 to 6
    area: str  # the province that the automa's die names, else ""


class AutomaStep(msgspec.Struct, frozen=True):
    """A step of an action card, as the log words it."""

    step: str  # an id of the data's `ai_steps`
    possible: bool  # the last one is, and was carried out
    line: Line


class AutomaTurn(Event, frozen=True):
    """The automa drew an action card: the steps that it could not do, and the one it did; silent.

    What the step brings follows.
    """

    card: str  # an id of the data's `ai_cards`
    area: str  # the province it had rolled
    steps: list[AutomaStep]


class Reveal(Event, frozen=True):
    """The cards of a battle lie open, and with them the attackers; silent.

    Dice may still be thrown, so it does not tell who wins: a Battle comes once they stand.
    """

    area: str
    space: str  # where the attacking minion stands
    attacker: int
    defender: int  # a seat, or KING_SEAT
    attackers: list[str]
    attack_card: str
    defence_card: str  # "" of the King
    guess: str  # the card that Visio has named, else ""


class Side(msgspec.Struct, frozen=True):
    """What one side of a battle fought with."""

    seat: int  # or KING_SEAT
    warriors: list[str]
    card: str  # "" of the King
    die: int  # what its die shows; 0: it threw none
    parts: dict[str, int]  # of the total: warriors, reinforcement, space, card or die; or king
    total: int


class Battle(Event, frozen=True):
    """A battle was decided; what each side loses and gains follows as events."""

    area: str
    space: str  # where the attacking minion stands
    attack: Side
    defence: Side
    won: bool  # by the attacker; a tie is the defender's


class Verdict(Event, frozen=True):
    """Why the Battle just before was won, in words."""


class Control(Event, frozen=True):
    """An area has a new controller."""

    area: str
    seat: int
    before: int  # a seat, NONE, or KING_SEAT


class Fallen(Event, frozen=True):
    """Warriors went to their owner's graveyard."""

    seat: int
    warriors: list[str]


class Risen(Event, frozen=True):
    """Warriors left their owner's graveyard."""

    seat: int
    warriors: list[str]


class Goods(Event, frozen=True):
    """Resources and gold came to a seat (above 0), or left it (below 0)."""

    seat: int
    goods: dict[str, int]  # by kind


class Points(Event, frozen=True):
    """A seat scored, or lost points."""

    seat: int
    points: int
    total: int  # what it has now


class AreaScore(msgspec.Struct, frozen=True):
    """What an area brought to who controls it."""

    area: str
    seat: int
    points: int


class RoundOver(Event, frozen=True):
    """All minions are placed: each area scores for its controller. Points follow as events."""

    round: int  # from 1
    areas: list[AreaScore]  # provinces by die, the Citadel last; without those that nobody scores

    def source(self, seat: int) -> Line | None:
        """The area that brought most."""
        held = [score for score in self.areas if score.seat == seat]
        if not held:
            return None
        most = max(held, key=attrgetter("points"))
        area = area_line(data.AREA_IDS.index(most.area))
        return line("source-area", area=area, points=most.points)


class FinalScores(Event, frozen=True):
    """After the last RoundOver, what each seat scores beside its areas; silent."""

    points: list[dict[str, int]]  # by seat, by source: resources, gold, fate, automatons


class Winner(Event, frozen=True):
    """The game is over; who shares a victory has an event each."""

    seat: int
    total: int


AnyEvent = (
    Roll
    | AutomaTurn
    | Reveal
    | Battle
    | Verdict
    | Control
    | Fallen
    | Risen
    | Goods
    | Points
    | RoundOver
    | FinalScores
    | Winner
)


def events(before: State, after: State, actor: Seat, action: Action) -> Iterator[AnyEvent]:
    """Battle, losses, gains, control, then the end of the round or of the game."""
    yield from drawn(before, action)
    told, t = before, clone_state(before)
    act(t, actor, action)
    while t.phase > OVER:
        if t.phase == CARDS_OPEN:
            yield reveal(t)
        elif t.phase == DICE_STAND and t.rolling == BATTLE_DICE:
            yield battle(t)
            yield Verdict(verdict_line(t))
        elif t.phase == ROUND_OVER:
            yield from changes(told, t)
            told = clone_state(t)
            yield round_over(t)
        go_on(t)
    if after.phase == OVER:
        yield final_scores(told, after)
    yield from changes(told, after)
    if after.phase == OVER:
        yield from winners(after)


def drawn(s: State, action: Action) -> Iterator[Roll | AutomaTurn]:
    """What chance has brought, as data."""
    family, k = SPACE.decode(action)
    if family == "roll":
        area = data.PROVINCE_IDS[k] if s.rolling == PROVINCE_DIE else ""
        yield Roll(None, THROWN_FOR[s.rolling], thrower(s), k + 1, area)
    elif family == "draw_action":
        steps = [automa_step(s, step) for step in steps_tried(s, k)]
        yield AutomaTurn(None, data.ACTION_IDS[k], data.PROVINCE_IDS[s.target], steps)


def automa_step(s: State, step: int) -> AutomaStep:
    possible = automa.obstacle(s, step) == automa.POSSIBLE
    return AutomaStep(data.STEP_IDS[step], possible, step_line(s, step))


def reveal(t: State) -> Reveal:
    return Reveal(
        None,
        area=data.AREA_IDS[t.area],
        space=data.SPACE_IDS[t.space],
        attacker=t.attacker,
        defender=seat_of(t.owner),
        attackers=named(t.committed, data.WARRIOR_IDS),
        attack_card=name_of(t.attack_card, data.CARD_IDS),
        defence_card=name_of(t.defence_card, data.CARD_IDS),
        guess=name_of(t.guess, data.CARD_IDS),
    )


def battle(t: State) -> Battle:
    attack = Side(
        seat=t.attacker,
        warriors=named(t.committed, data.WARRIOR_IDS),
        card=name_of(t.attack_card, data.CARD_IDS),
        die=t.dice[0],
        parts=attack_parts(t),
        total=attack_total(t),
    )
    defence = Side(
        seat=seat_of(t.owner),
        warriors=named(t.defenders[t.area], data.WARRIOR_IDS),
        card=name_of(t.defence_card, data.CARD_IDS),
        die=t.dice[1],
        parts=defence_parts(t),
        total=defence_total(t),
    )
    won = attack.total > defence.total
    return Battle(
        battle_line(t), data.AREA_IDS[t.area], data.SPACE_IDS[t.space], attack, defence, won
    )


def changes(s: State, t: State) -> Iterator[AnyEvent]:
    for area in range(data.AREAS):
        old, new = s.controller[area], t.controller[area]
        if old != new and new < len(t.players):
            told = line("log-control", area=area_line(area), seat=new)
            yield Control(told, data.AREA_IDS[area], new, seat_of(old))
    for seat, (p, q) in enumerate(zip(s.players, t.players, strict=True)):
        yield from changes_of(seat, p, q)


def changes_of(seat: Seat, p: Player, q: Player) -> Iterator[AnyEvent]:
    """Fallen warriors, resources and points of one seat."""
    if fallen := q.grave & ~p.grave:
        told = line("log-fallen", seat=seat, warriors=warrior_lines(fallen))
        yield Fallen(told, seat, named(fallen, data.WARRIOR_IDS))
    yield from goods(seat, "log-gain", [q.store[k] - p.store[k] for k in range(data.GOLD + 1)], 1)
    yield from goods(seat, "log-pay", [p.store[k] - q.store[k] for k in range(data.GOLD + 1)], -1)
    if back := p.grave & ~q.grave:
        told = line("log-risen", seat=seat, warriors=warrior_lines(back))
        yield Risen(told, seat, named(back, data.WARRIOR_IDS))
    if q.vp != p.vp:
        told = line("log-points", seat=seat, n=signed(q.vp - p.vp), total=q.vp)
        yield Points(told, seat, q.vp - p.vp, q.vp)


def goods(seat: Seat, name: str, pieces: list[int], sign: int) -> Iterator[Goods]:
    """The kinds of which some were gained, or with the sign turned round, some were paid."""
    moved = [max(0, n) for n in pieces]
    if any(moved):
        told = line(name, seat=seat, goods=amount_lines(moved))
        yield Goods(
            told, seat, {data.KIND_IDS[kind]: sign * n for kind, n in enumerate(moved) if n}
        )


def round_over(t: State) -> RoundOver:
    """At the moment before the round is scored."""
    held = [(area, t.controller[area]) for area in range(data.AREAS)]
    scores = [
        AreaScore(
            data.AREA_IDS[area], seat, citadel_worth(t) if area == data.CITADEL else worth(t, area)
        )
        for area, seat in held
        if 0 <= seat < len(t.players)
    ]
    return RoundOver(line("log-round-over", n=t.round + 1), t.round + 1, scores)


def final_scores(s: State, t: State) -> FinalScores:
    """From the moment before the last round was scored to the end."""
    pairs = zip(s.players, t.players, strict=True)
    last = range(FROM_RESOURCES, len(SOURCES))
    return FinalScores(None, [{SOURCES[k]: q.points[k] - p.points[k] for k in last}
                              for p, q in pairs])  # fmt: skip


def winners(t: State) -> Iterator[Winner]:
    for seat, rank in enumerate(ranks(t)):
        if rank == 1:
            total = t.players[seat].vp
            yield Winner(line("log-winner", seat=seat, n=total), seat, total)
