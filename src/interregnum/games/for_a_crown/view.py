"""What one seat is shown. Built by inclusion: a field not named here is not sent. Compiled."""

from functools import cache, lru_cache
from typing import Final

from mypy_extensions import i64

from interregnum.core.game import NONE, Seat
from interregnum.games.for_a_crown.rules import data, state
from interregnum.games.for_a_crown.rules.actions import BLIND, MERCENARIES, RECRUIT
from interregnum.games.for_a_crown.rules.imagine import is_hidden
from interregnum.games.for_a_crown.rules.recruit import column_cost
from interregnum.games.for_a_crown.rules.reserve import held
from interregnum.games.for_a_crown.rules.reveal import current_card, ones
from interregnum.games.for_a_crown.rules.scoring import ranking
from interregnum.games.for_a_crown.rules.settings import CHEST_VIEW_OPEN, SUPPLY_STRICT
from interregnum.games.for_a_crown.rules.state import State
from interregnum.games.for_a_crown.table import GALLERY, Column, House, Shared, Table
from interregnum.games.leading import leading
from interregnum.games.shown import Line, changed

KEPT: Final = 10_000  # columns that were drawn
BACKS: Final = int(MERCENARIES) + data.EVENTS  # numbers of cards that are not known begin here
RANKS: Final = {name: k for k, name in enumerate(["", *sorted(data.CARD_IDS + data.EVENT_IDS)])}
ASKS: Final = {
    state.RECRUITING: "for-a-crown-ask-recruit",
    state.PAYING: "for-a-crown-ask-pay",
    state.CHOOSING_OPTION: "for-a-crown-do-option",
    state.CHOOSING_ICON: "for-a-crown-do-icon",
    state.MOVING: "for-a-crown-ask-move",
    state.BRIBING: "for-a-crown-ask-bribe",
    state.HIRING_MAGES: "for-a-crown-ask-mages",
}
TARGET_ASKS: Final = {
    "LOSS": "for-a-crown-ask-target-loss",
    "BANDIT": "for-a-crown-ask-target-bandit",
}


def view(s: State, seat: Seat) -> Table:
    """For a seat, or NONE for a spectator."""
    houses = [house(s, owner, seat) for owner in range(len(s.rubies))]
    return Table(
        awaited=awaited(s),
        ask=ask(s),
        result=list(ranking(s)) if s.phase == state.OVER else [],
        round=s.round,
        rounds=data.ROUNDS,
        leaders=leading([known_worth(each) for each in houses]),
        pass_=s.pass_,
        phase=state.PHASES[s.phase],
        actor=s.actor,
        houses=houses,
        gallery=GALLERY,
        columns=[column(s, level) for level in range(1, data.LEVELS + 1)],
        deck=face_down(s, seat),
        unseen=s.unseen,
        pile=ones(s.pile) - s.unseen,
        possible_events=kinds(s.pile),
        revealed=[shared_card(offset) for offset in s.revealed],
        current=shared_card(current_card(s)) if is_resolving(s) else None,
        icons=[data.ICONS[icon] for icon in s.icons],
        icon=data.ICONS[s.icon] if s.icon != NONE else "",
        event=data.EVENT_KINDS[s.event] if s.event != NONE else "",
        order=list(s.order),
        cost=s.cost,
        buying=buying(s),
        reserve=reserve(s),
    )


def again(s: State, seat: Seat, other: Table, _others: Seat) -> Table:
    """The same position through other eyes: chests and cards face down are all that differs."""
    houses = [house(s, owner, seat) for owner in range(len(s.rubies))]
    leaders = leading([known_worth(each) for each in houses])
    return changed(other, houses=houses, leaders=leaders, deck=face_down(s, seat))


def known_worth(each: House) -> int | None:
    """The rubies of a family with its heirloom; None while its chest is closed."""
    return None if each.rubies is None else each.rubies + data.HEIRLOOM * each.heirloom


def awaited(s: State) -> list[int]:
    """The seat that decides, if one does."""
    return [s.actor] if s.phase < state.HANGING else []


def ask(s: State) -> Line | None:
    """What is to be decided, in words."""
    if s.phase >= state.HANGING:
        return None
    if s.phase == state.TARGETING:
        return Line(TARGET_ASKS[data.ICONS[s.icon]], {})
    args = {"cost": s.cost} if s.phase == state.PAYING else {}
    return Line(ASKS[s.phase], dict(args))


def shows_chest(s: State, owner: Seat, viewer: Seat) -> bool:
    """To its owner, to all with `chest_view = open`, and at the end (F-INFO-01)."""
    return owner == viewer or s.options.chest_view == CHEST_VIEW_OPEN or s.phase == state.OVER


def house(s: State, owner: Seat, viewer: Seat) -> House:
    shown = shows_chest(s, owner, viewer)
    return House(
        seat=owner,
        family=data.DATA["families"][owner]["id"],
        space=s.space[owner],
        bandits=s.bandits[owner],
        heirloom=s.heirloom[owner] == 1,
        out=s.fall[owner],
        rubies=s.rubies[owner] if shown else None,
        coins=s.coins[owner] if shown else None,
    )


def column(s: State, level: int) -> Column:
    if level == 1:
        return stacks(column_cost(s, level), *s.stacks)
    places = s.up[(level - 2) * data.UP : (level - 1) * data.UP]
    return face_up(level, column_cost(s, level), ones(s.decks[level - 2]), *places)


@lru_cache(KEPT)
def stacks(cost: int, *counts: int) -> Column:
    """Drawn once: most plies leave the Royal Square as it is."""
    return Column(1, None if cost == NONE else cost, data.CARD_IDS[: data.STACKS], list(counts), 0)


@lru_cache(KEPT)
def face_up(level: int, cost: int, deck: int, *places: int) -> Column:
    cards = [data.CARD_IDS[card] if card != NONE else "" for card in places]
    counts = [int(card != NONE) for card in places]
    return Column(level, None if cost == NONE else cost, cards, counts, deck)


def face_down(s: State, seat: Seat) -> list[Shared]:
    """Known cards by name, other seats' blind recruits by level; sorted, so no order is told."""
    cards = [MERCENARIES + e for e in range(data.EVENTS) if s.events >> e & 1]
    cards += [BACKS + card // 2 if is_hidden(card, seat) else card // 2 for card in s.deck]
    return [shown for _, shown in sorted([placed(card) for card in cards])]


@cache
def placed(card: int) -> tuple[int, Shared]:
    """A card, or the back of one, after so many others: equal places are equal cards."""
    if card < BACKS:
        each = shared_card(card)
    else:
        known = shared_card(card - BACKS)
        each = Shared(known.owner, "", known.level)
    group = (each.owner + 1) * (data.LEVELS + 1) + each.level
    return group * len(RANKS) + RANKS[each.card], each


@cache
def shared_card(offset: i64) -> Shared:
    if offset >= MERCENARIES:
        return Shared(NONE, data.EVENT_IDS[offset - MERCENARIES], 0)
    return Shared(
        offset // data.CARDS,
        data.CARD_IDS[offset % data.CARDS],
        data.CARD_LEVEL[offset % data.CARDS],
    )


def is_resolving(s: State) -> bool:
    """A card has been turned up and is not done."""
    resolving = (
        state.CHOOSING_OPTION,
        state.CHOOSING_ICON,
        state.TARGETING,
        state.MOVING,
        state.BRIBING,
        state.HIRING_MAGES,
        state.ROLLING,
    )
    return s.phase in resolving or (s.phase == state.PAYING and s.event != NONE)


@lru_cache(KEPT)
def kinds(events: int) -> list[str]:
    return [data.DATA["events"][e]["kind"] for e in range(data.EVENTS) if events >> e & 1]


def buying(s: State) -> str:
    if RECRUIT <= s.bought < BLIND:
        return data.CARD_IDS[s.bought - RECRUIT]
    return str(s.bought - BLIND + 1) if BLIND <= s.bought < BLIND + data.LEVELS else ""


def reserve(s: State) -> dict[str, int] | None:
    """What a strict supply has left: it stands in the middle of the table (F-SETUP-03)."""
    if s.options.supply != SUPPLY_STRICT:
        return None
    held_by_kind = zip(("ruby", "coin", "bandit"), (s.rubies, s.coins, s.bandits), strict=True)
    return {name: data.TOKENS[k] - held(v) for k, (name, v) in enumerate(held_by_kind)}
