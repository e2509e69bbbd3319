"""Invariants at every ply of random games, solo and mixed ones included (section 6.5)."""

from random import Random

import pytest

from interregnum.core.game import NONE
from interregnum.core.play import sample
from interregnum.games.crown_of_ash import TITLE
from interregnum.games.crown_of_ash.census import census
from interregnum.games.crown_of_ash.rules.data import AUTOMATONS, CONTROL_TOKENS, FLAGGED
from interregnum.games.crown_of_ash.rules.phases import DISCARDING
from interregnum.games.crown_of_ash.rules.state import State, ones
from interregnum.laws import Case, cases

from .kit import GAME

GAMES = 3


def check(s: State) -> None:
    for province in range(6):
        assert (s.controller[province] == NONE) == (s.top[province] == NONE)
        assert ones(s.defenders[province]) <= 2
    assert ones(s.defenders[6]) <= 3
    for seat, p in enumerate(s.players):
        assert p.grave & AUTOMATONS == 0
        assert list(s.controller).count(seat) <= CONTROL_TOKENS
        assert min(p.store) >= 0
        assert sum(p.points) == p.vp
        assert p.cards != 0
    assert s.attacker == NONE or s.phase <= DISCARDING


@pytest.mark.rule("RUL-A-74", "A-BUILD-11", "A-AUTO-02")
@pytest.mark.parametrize("case", cases(TITLE), ids=str)
def test_nothing_is_lost_and_no_limit_is_broken(case: Case[State]) -> None:
    for seed in range(GAMES):
        s, rng = TITLE.new(case.seats, case.options(seed)), Random(seed)
        counts, rounds = census(s), s.round
        assert (counts["BO6"] == 0) == (s.config.side == 0 and FLAGGED != 0)
        while waiting := list(GAME.to_act(s)):
            GAME.apply(s, waiting[0], sample(GAME, s, waiting[0], rng))
            check(s)
            if s.round != rounds:
                rounds = s.round
                assert census(s) == counts
                assert all(p.minions == 4 for p in s.players)
                assert all(where == NONE for where in s.minions)
        assert census(s) == counts
