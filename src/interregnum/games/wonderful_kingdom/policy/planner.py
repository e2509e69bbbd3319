"""The planner: first priorities for the rest of a round, and the best that single changes find."""

from typing import Final

from mypy_extensions import i64

from interregnum.core.arrays import Ints, append, vec
from interregnum.core.game import NONE
from interregnum.core.packing import filled, zeros
from interregnum.games.wonderful_kingdom.policy import priorities
from interregnum.games.wonderful_kingdom.policy.board_worth import (
    RECYCLED,
    Outlook,
    card_worth,
    cost_worth,
    outlook,
    serve,
    site_gain,
)
from interregnum.games.wonderful_kingdom.policy.expected_points import MISSION, USES
from interregnum.games.wonderful_kingdom.policy.priorities import Priorities, next_act
from interregnum.games.wonderful_kingdom.policy.rest_of_round import through
from interregnum.games.wonderful_kingdom.rules import data
from interregnum.games.wonderful_kingdom.rules.building import in_window, missing
from interregnum.games.wonderful_kingdom.rules.copies import clone_board, clone_state
from interregnum.games.wonderful_kingdom.rules.production import output
from interregnum.games.wonderful_kingdom.rules.quest import row_of
from interregnum.games.wonderful_kingdom.rules.state import SITE_CARD, Board, State, new_site
from interregnum.games.wonderful_kingdom.rules.windows import window_acts, window_step

SCALE: Final = 100.0  # ranks a point
BETTER: Final = 1e-6


def first_priorities(s: State, seat: i64) -> Priorities:
    """By what a missing cube does for a card; cards that cubes will not reach are recycled."""
    p = s.live[seat]
    o = outlook(s, p)
    o.cube = USES
    keep = zeros(data.DEVELOPMENTS)
    rank = zeros(priorities.PROJECTS)
    for i in range(i64(len(p.sites))):
        site = p.sites[i]
        rank[site & SITE_CARD] = density(site_gain(p, site, o), missing(site))
    choose_cards(p, o, keep, rank)
    rank_steps(s, p, rank)
    if s.rules.menace:
        rank_menaces(s, rank)
    return Priorities(keep, rank, rivals(s, seat), priorities.MERCY)


def density(gain: float, open_spaces: i64) -> i64:
    return max(int(SCALE * gain / (float(open_spaces) + 1.0)), 1)


def choose_cards(p: Board, o: Outlook, keep: Ints, rank: Ints) -> None:
    """Cards of the selection, the densest first, as far as the supply goes."""
    left = o.supply[:]
    tokens = [float(p.krystallium), float(p.soldiers)]
    for i in range(i64(len(p.sites))):
        serve(p.sites[i], o, left, tokens)
    gains: list[float] = []
    for i in range(i64(len(p.selection))):
        card = p.selection[i]
        gain = 0.0
        if card < data.DEVELOPMENTS:
            gain = card_worth(p, card, o) - cost_worth(card, o)
            rank[card] = max(rank[card], density(gain, missing(new_site(card))))
        gains.append(gain)
    for _ in range(i64(len(p.selection))):
        best: i64 = NONE
        top: i64 = 0
        for i in range(i64(len(p.selection))):
            if gains[i] > 0.0 and rank[p.selection[i]] > top:
                best = i
                top = rank[p.selection[i]]
        if best == NONE:
            return
        trial = left[:]
        spent = tokens[:]
        if gains[best] * serve(new_site(p.selection[best]), o, trial, spent) > RECYCLED:
            keep[p.selection[best]] += 1
            left = trial
            tokens = spent
        gains[best] = 0.0


def rank_steps(s: State, p: Board, rank: Ints) -> None:
    for k in range(i64(len(s.quests)) * data.STEPS):
        row = row_of(s, k)
        worth = float(data.STEP_VP[row]) + 1.4 * float(data.STEP_KRYSTALLIUM[row])
        worth += 1.2 * float(data.STEP_SOLDIERS[row]) + float(data.STEP_SPIES[row])
        if k % data.STEPS == data.FINAL:
            worth += MISSION
        size: i64 = 0
        for r in range(data.RESOURCES):
            size += data.STEP_COST[row * data.RESOURCES + r]
        rank[priorities.STEP_KEY + k] = density(worth, size)


def rank_menaces(s: State, rank: Ints) -> None:
    left = float(data.ROUNDS - s.round)
    for k in range(data.MENACE_KINDS):
        worth = -float(data.MENACE_VP[k])
        if k == data.SHADOW - data.MENACES:
            worth += 1.5 * left
        elif k == data.RAT - data.MENACES:
            worth += 0.7 * left
        elif k == data.THIEF - data.MENACES:
            worth += 0.8 * left
        rank[priorities.MENACE_KEY + k] = int(SCALE * worth / float(data.MENACE_COST[k]))


def rivals(s: State, seat: i64) -> Ints:
    """By resource: the output that supremacy must exceed."""
    if s.rules.solo:
        return filled(data.BASIC, data.SOLO_SUPREMACY - 1)
    other = s.shown[1 - seat] if in_window(s) else s.live[1 - seat]
    out = vec[i64]()
    for r in range(data.BASIC):
        out = append(out, output(s, other, r))
    return out


class Planner:
    """Climbs from the first priorities by single changes."""

    def __init__(self, s: State, seat: i64) -> None:
        self.s: State = s
        self.board: Board = s.live[seat]
        self.best: Priorities = first_priorities(s, seat)
        self.value: float = self.trial(self.best)

    def trial(self, w: Priorities) -> float:
        return through(self.s, clone_board(self.board), w)

    def climb(self, passes: i64) -> None:
        """Until nothing helps any more, at most so many times over all changes."""
        for _ in range(passes):
            before = self.value
            self.flip_cards()
            self.move_projects()
            self.flip_flags()
            if self.value < before + BETTER:
                return

    def maybe(self, w: Priorities) -> None:
        value = self.trial(w)
        if value > self.value + BETTER:
            self.value = value
            self.best = w

    def flip_cards(self) -> None:
        """One more or one fewer copy of a card planned."""
        p = self.board
        for i in range(i64(len(p.selection))):
            card = p.selection[i]
            if card >= data.DEVELOPMENTS or (i > 0 and p.selection[i - 1] == card):
                continue
            copies = copies_of(p, card)
            if self.best.keep[card] < copies:
                w = self.best.clone()
                w.keep[card] += 1
                self.maybe(w)
            if self.best.keep[card] > 0:
                w = self.best.clone()
                w.keep[card] -= 1
                self.maybe(w)

    def move_projects(self) -> None:
        """A project first of all, or not served."""
        seen = zeros(priorities.PROJECTS)
        for key in self.keys():
            if seen[key]:
                continue
            seen[key] = 1
            w = self.best.clone()
            w.rank[key] = highest(w.rank) + 1
            self.maybe(w)
            w = self.best.clone()
            w.rank[key] = 0
            self.maybe(w)

    def keys(self) -> Ints:
        """Projects that are there, or could be."""
        out = vec[i64]()
        p = self.board
        for i in range(i64(len(p.sites))):
            out = append(out, p.sites[i] & SITE_CARD)
        for i in range(i64(len(p.selection))):
            if p.selection[i] < data.DEVELOPMENTS and self.best.keep[p.selection[i]] > 0:
                out = append(out, p.selection[i])
        for k in range(i64(len(self.s.quests)) * data.STEPS):
            if not p.quest & priorities.BIT[k]:
                out = append(out, priorities.STEP_KEY + k)
        if self.s.rules.menace:
            for k in range(data.MENACE_KINDS):
                if p.menaces[k] > 0:
                    out = append(out, priorities.MENACE_KEY + k)
        return out

    def flip_flags(self) -> None:
        for k in range(priorities.FLAGS):
            flag = priorities.BIT[k]
            if flag > priorities.EAGER and not self.s.rules.advisor:
                return
            w = self.best.clone()
            w.flags ^= flag
            self.maybe(w)


def copies_of(p: Board, card: i64) -> i64:
    count: i64 = 0
    for i in range(i64(len(p.selection))):
        if p.selection[i] == card:
            count += 1
    return count


def highest(rank: Ints) -> i64:
    top: i64 = 0
    for i in range(i64(len(rank))):
        top = max(top, rank[i])
    return top


def outcome_of(s: State, seat: i64, effort: i64) -> float:
    """What a seat's board should come to from an open window on."""
    planner = Planner(s, seat)
    planner.climb(effort)
    return planner.value


def glimpse_of(s: State, seat: i64) -> float:
    """The same, by the cards of the selection alone."""
    planner = Planner(s, seat)
    planner.flip_cards()
    return planner.value


def plan(s: State, seat: i64, effort: i64) -> list[tuple[int, float]]:
    """In a window: the first act of the best ones, or forced choices by what they lead to."""
    if not in_window(s):
        return []
    planner = Planner(s, seat)
    planner.climb(effort)
    act = wanted(s, seat, planner.best)
    return [(act, planner.value)] if act != NONE else compared(s, seat, effort)


def wanted(s: State, seat: i64, w: Priorities) -> i64:
    """The legal act that priorities ask for; NONE where they say nothing."""
    act = next_act(s, s.live[seat], w)
    return act if act != NONE and act in window_acts(s, s.live[seat]) else NONE


def compared(s: State, seat: i64, effort: i64) -> list[tuple[int, float]]:
    """Every legal act with the best that can follow it."""
    rows: list[tuple[int, float]] = []
    for action in window_acts(s, s.live[seat]):
        t = clone_state(s)
        window_step(t, t.live[seat], action)
        rows.append((int(action), outcome_of(t, seat, effort)))
    rows.sort(key=by_value)
    return rows


def by_value(row: tuple[int, float]) -> float:
    return -row[1]
