"""What one seat is shown. Built by inclusion: a field not named here is not sent. Compiled."""

from functools import lru_cache
from typing import Final

from interregnum.core.game import CHANCE, NONE, Seat
from interregnum.games.kept import Kept
from interregnum.games.leading import leading
from interregnum.games.shown import Line, changed
from interregnum.games.wonderful_kingdom.rules.actions import FACES
from interregnum.games.wonderful_kingdom.rules.building import in_window
from interregnum.games.wonderful_kingdom.rules.choice import unlaid
from interregnum.games.wonderful_kingdom.rules.data import (
    ADVISOR_COUNT,
    ADVISOR_IDS,
    BASIC,
    CALAMITY,
    CARD_IDS,
    COST,
    DECK_IDS,
    DUCHY_IDS,
    FINAL,
    MENACE_IDS,
    QUEST_IDS,
    RESOURCE_IDS,
    RESOURCES,
    ROUNDS,
    SCENARIO_IDS,
    SOLO_CYCLES,
    STEP_IDS,
    STEP_ROWS,
    STEPS,
    SYMBOL_IDS,
    TURNS,
    VERMIN,
)
from interregnum.games.wonderful_kingdom.rules.game import WonderfulKingdom
from interregnum.games.wonderful_kingdom.rules.quest import row_of
from interregnum.games.wonderful_kingdom.rules.scoring import medal, menace_count, points
from interregnum.games.wonderful_kingdom.rules.state import (
    DOWN,
    FROZEN,
    LOOKING,
    NEED,
    OFFERING,
    ON,
    OVER,
    PHASE_IDS,
    PICKING,
    PLACER,
    PLANNING,
    SITE_CARD,
    SLOT_CARD,
    UNKNOWN,
    Board,
    State,
)
from interregnum.games.wonderful_kingdom.rules.table import deck_left, is_known
from interregnum.games.wonderful_kingdom.table import (
    Advisor,
    Card,
    Duchy,
    Offered,
    QuestStep,
    Site,
    Table,
)
from interregnum.games.wonderful_kingdom.text import FACE_IDS, line, resource_line
from interregnum.games.wonderful_kingdom.view_forecast import forecasts, supremacy
from interregnum.games.wonderful_kingdom.view_goals import goals
from interregnum.games.wonderful_kingdom.view_prospects import prospects
from interregnum.games.wonderful_kingdom.view_stage import stage

GAME: Final = WonderfulKingdom()
MEDAL_IDS: Final = ("none", "bronze", "silver", "gold")
KEPT: Final = 5_000  # drawings of one sort that are kept to be shown again
MODULES: Final = ("menace", "advisor", "quest")


DUCHIES: Final[Kept[Duchy]] = Kept(KEPT)
PILES: Final[Kept[dict[str, int]]] = Kept(KEPT)
QUESTS: Final[Kept[list[QuestStep]]] = Kept(KEPT)


def view(s: State, seat: Seat) -> Table:
    """For a seat, or NONE for a spectator."""
    mine = 0 <= seat < len(s.live)
    duchies = [duchy(s, owner, seat) for owner in range(len(s.live))]
    areas = [[card(s, slot, seat) for slot in area] for area in s.areas]
    return Table(
        awaited=[who for who in GAME.to_act(s) if who != CHANCE],
        ask=ask(s, s.live[seat] if mine else None),
        result=list(GAME.ranks(s)) if s.phase == OVER else [],
        round=s.round,
        rounds=ROUNDS,
        leaders=leading([each.points for each in duchies]),
        stage=stage(s),
        window=in_window(s),
        phase=PHASE_IDS[s.phase],
        step=RESOURCE_IDS[s.step] if is_step(s) else "",
        turn=s.turn,
        turns=SOLO_CYCLES if s.rules.solo else TURNS,
        starter=s.starter,
        modules=[m for m, on in zip(MODULES, modules(s), strict=True) if on],
        scenario=SCENARIO_IDS[s.rules.scenario] if s.rules.scenario != NONE else "",
        areas=areas,
        hand=[CARD_IDS[c] for c in s.hands[seat]] if mine else [],
        offer=offer(s) if mine and shows_offer(s, seat) else [],
        looked=looked(s, seat),
        prospects=prospects(s, s.live[seat], in_sight(s, seat, areas, duchies)) if mine else {},
        duchies=duchies,
        supreme=supremacy(s, [each.forecast for each in duchies]),
        quest=quest_steps(s),
        outputs=list(s.outputs),
        deck=deck_left(s) + (s.top != NONE),
        discard=discarded(s),
        unseen=len(s.unseen),
        calamities=s.supply[0],
        vermin=s.supply[VERMIN - CALAMITY] if s.rules.menace else 0,
        top=CARD_IDS[s.top] if s.top != NONE else "",
        danger=s.danger,
        beside=s.beside,
        searched=s.searched,
        goals=goals(s, board_for(s, seat if mine else 0, seat)),
        lost=bool(s.lost),
        medal=MEDAL_IDS[medal(s)] if medal(s) != NONE else "",
    )


def again(s: State, seat: Seat, other: Table, others: Seat) -> Table:
    """The same position through other eyes: what lies face down, what is hidden, what is asked."""
    mine = 0 <= seat < len(s.live)
    alike = [is_alike(s, owner, seat, others) for owner in range(len(s.live))]
    duchies = [
        other.duchies[owner] if same else duchy(s, owner, seat) for owner, same in enumerate(alike)
    ]
    areas = [[card(s, slot, seat) for slot in area] for area in s.areas]
    return changed(
        other,
        ask=ask(s, s.live[seat] if mine else None),
        leaders=other.leaders if all(alike) else leading([each.points for each in duchies]),
        areas=areas,
        hand=[CARD_IDS[c] for c in s.hands[seat]] if mine else [],
        offer=offer(s) if mine and shows_offer(s, seat) else [],
        looked=looked(s, seat),
        prospects=prospects(s, s.live[seat], in_sight(s, seat, areas, duchies)) if mine else {},
        duchies=duchies,
        supreme=other.supreme if all(alike) else supremacy(s, [d.forecast for d in duchies]),
        goals=goals(s, board_for(s, seat if mine else 0, seat)),
    )


def is_alike(s: State, owner: Seat, seat: Seat, others: Seat) -> bool:
    """Whether both are shown the same board, with nothing face down on it."""
    p = board_for(s, owner, seat)
    return p is board_for(s, owner, others) and not any(slot & DOWN for slot in p.selection)


def modules(s: State) -> list[bool]:
    return [s.rules.menace, s.rules.advisor, s.rules.quest]


def is_step(s: State) -> bool:
    return in_window(s) and 0 <= s.step < BASIC


def ask(s: State, own: Board | None) -> Line | None:
    """What is to be decided, in words for everybody; to who has them, menaces come first."""
    if s.phase == OVER or CHANCE in GAME.to_act(s):
        return None
    if own is not None and s.phase == PLANNING and own.freeze + own.hide:
        return line("ask-freeze" if own.freeze else "ask-hide")
    if is_step(s):
        return line(f"ask-{PHASE_IDS[s.phase]}", resource=resource_line(s.step))
    return line(f"ask-{PHASE_IDS[s.phase]}")


def shows_offer(s: State, seat: Seat) -> bool:
    return not s.rules.solo and s.phase == OFFERING and seat in GAME.to_act(s)


def offer(s: State) -> list[Offered]:
    """A card, where it lies, the second card: as far as said."""
    said = [*s.offer, NONE]
    return [offered(c, place) for c, place in zip(said[::2], said[1::2], strict=False)]


def offered(c: int, place: int) -> Offered:
    if place == NONE:
        return Offered(CARD_IDS[c], NONE, "")
    return Offered(CARD_IDS[c], place // FACES, FACE_IDS[place % FACES])


def looked(s: State, seat: Seat) -> list[str]:
    """A search: the player sees all, others the card that was the visible top."""
    if s.phase not in (LOOKING, PICKING):
        return []
    seen = len(s.looked) if seat == 0 else s.todo
    return [CARD_IDS[c] if i < seen else "" for i, c in enumerate(s.looked)]


def in_sight(s: State, seat: Seat, areas: list[list[Card]], duchies: list[Duchy]) -> set[str]:
    """Cards that the seat may come to build, as far as it knows them."""
    found = set(looked(s, seat))
    for lying in (*areas, duchies[seat].selection):
        for each in lying:
            found.add(each.card)
    for site_ in duchies[seat].sites:
        found.add(site_.card)
    for c in s.hands[seat]:
        found.add(CARD_IDS[c])
    if s.top != NONE:
        found.add(CARD_IDS[s.top])
    return found


def card(s: State, slot: int, seat: Seat) -> Card:
    """RUL-W-05: the reminder of cards one has placed is an option; what was peeked at stays."""
    if not slot & DOWN:
        return Card(CARD_IDS[slot], down=False)
    placed = not s.rules.solo and (slot & PLACER != 0) == (seat == 1)
    shown = is_known(slot, seat) and slot & SLOT_CARD != UNKNOWN
    named = shown and (s.rules.show_own or not placed)
    return Card(CARD_IDS[slot & SLOT_CARD] if named else "", down=True)


def counts(names: list[str], numbers: list[int]) -> dict[str, int]:
    return {name: n for name, n in zip(names, numbers, strict=False) if n}


def pile(numbers: list[int]) -> dict[str, int]:
    """Cards by how many."""
    return counts(CARD_IDS, numbers)


def discarded(s: State) -> dict[str, int]:
    """Drawn once: most plies leave it as it is."""
    key = bytes(s.discard)
    found = PILES.get(key)
    return found if found is not None else PILES.keep(key, pile(list(s.discard)))


def board_for(s: State, owner: Seat, viewer: Seat) -> Board:
    """In a window others are shown the board as it opened, unless planning is open."""
    hidden = in_window(s) and owner != viewer and not s.rules.open
    return s.shown[owner] if hidden else s.live[owner]


def board_key(s: State, p: Board) -> tuple[object, ...]:
    """All that a drawing of a board depends on, but whose it is and who looks."""
    rules = s.rules
    return (
        rules.solo, rules.side, rules.show_own, rules.one_cube,
        bytes(p.built), bytes(p.kinds), bytes(p.plain), bytes(p.covered), bytes(p.menaces),
        tuple(p.selection), tuple(p.sites), tuple(p.laboratory), tuple(p.cubes),
        p.duchy, p.calamities, p.krystallium, p.soldiers, p.training, p.advisors, p.used, p.quest,
        p.spies, p.spent_spies, p.traps, p.bonus, p.chronicle,
    )  # fmt: skip


def duchy(s: State, owner: Seat, viewer: Seat) -> Duchy:
    """Drawn once: a ply changes one board, and it lies before many viewers."""
    p, hand = board_for(s, owner, viewer), len(unlaid(s, owner))
    key = (owner, viewer, hand, s.decks[owner], board_key(s, p))
    return DUCHIES.get(key) or DUCHIES.keep(key, drawn_duchy(s, p, owner, viewer, hand))


def drawn_duchy(s: State, p: Board, owner: Seat, viewer: Seat, hand: int) -> Duchy:
    return Duchy(
        seat=owner,
        duchy=DUCHY_IDS[p.duchy // 2] if p.duchy != NONE else "",
        side="ab"[s.rules.side],
        deck=DECK_IDS[s.decks[owner]] if s.decks[owner] != NONE else "",
        hand=hand,
        traps=p.traps,
        spies=p.spies,
        used_spies=p.spent_spies,
        selection=[card(s, slot, viewer) for slot in p.selection],
        sites=[site(x) for x in p.sites],
        built=pile(list(p.built)),
        calamities=p.calamities,
        menaces={name: n for k, name in enumerate(MENACE_IDS) if (n := menace_count(p, k))},
        covered={SYMBOL_IDS[k]: n for k, n in enumerate(p.covered) if n},
        laboratory=counts(RESOURCE_IDS, list(p.laboratory)),
        krystallium=p.krystallium,
        soldiers=p.soldiers,
        training=bool(p.training),
        advisors=[advisor(p, k) for k in range(ADVISOR_COUNT) if p.advisors >> k & 1],
        steps=[k for k in range(2 * STEPS) if p.quest >> k & 1],
        cubes=counts(RESOURCE_IDS, list(p.cubes)),
        forecast=forecasts(s, p),
        points=points(s, p),
    )


def advisor(p: Board, k: int) -> Advisor:
    return Advisor(ADVISOR_IDS[k], used=bool(p.used >> k & 1))


@lru_cache(KEPT)
def site(x: int) -> Site:
    """Drawn once: the same constructions stand before many viewers for many plies."""
    built = x & SITE_CARD
    spaces = {name: COST[built * RESOURCES + r] for r, name in enumerate(RESOURCE_IDS)}
    needs = {name: x >> NEED + 4 * r & 15 for r, name in enumerate(RESOURCE_IDS)}
    return Site(
        card=CARD_IDS[built],
        spaces={name: n for name, n in spaces.items() if n},
        filled={name: n - needs[name] for name, n in spaces.items() if n > needs[name]},
        krystallium={RESOURCE_IDS[r]: n for r in range(BASIC) if (n := x >> ON + 4 * r & 15)},
        frozen=bool(x & FROZEN),
    )


def quest_steps(s: State) -> list[QuestStep]:
    """Drawn once: they change when somebody is the first to end a quest."""
    key = (s.rules.solo, s.final, tuple(s.quests))
    found = QUESTS.get(key)
    if found is None:
        found = QUESTS.keep(key, [quest_step(s, k) for k in range(len(s.quests) * STEPS)])
    return found


def quest_step(s: State, k: int) -> QuestStep:
    final, row = k % STEPS == FINAL, row_of(s, k)
    return QuestStep(
        id=STEP_IDS[row],
        quest=QUEST_IDS[s.quests[k // STEPS]],
        cost=STEP_ROWS[row]["cost"],
        reward=STEP_ROWS[row]["reward"],
        final=final,
        open=not (final and s.final >> k // STEPS & 1),
    )
