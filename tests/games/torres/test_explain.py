"""Why not: the same order in every title, and nothing that the asker may not know."""

import pytest

from interregnum.core.game import CHANCE
from interregnum.games.shown import Reason
from interregnum.games.torres import TITLE
from interregnum.games.torres.rules.state import State
from tests.games.torres.kit import GAME, action, opened, play, table


def told(s: State, seat: int, text: str) -> tuple[str, str]:
    reason = TITLE.explain(s, seat, action(s, text))
    assert reason is not None
    return reason.rule, reason.id


@pytest.mark.rule("T-FLOW-03")
def test_another_phase_is_named_before_another_s_turn() -> None:
    s = opened(2)
    assert told(s, 0, "draw leap") == ("T-CARD-01", "ui-why-chance")
    assert told(s, CHANCE, "S") == ("T-TRACK-01", "ui-why-chance")
    assert told(s, 0, "drawn") == ("T-CARD-01", "ui-why-mark")
    assert told(s, 1, "castle a1") == ("T-MASTER-01", "ui-why-not-now")
    assert TITLE.explain(s, 1, action(s, "S")) == Reason("T-FLOW-03", "ui-why-turn", {"seat": 0})


def test_chance_brings_only_what_is_left() -> None:
    s = play(table(hand="leap leap leap leap"), "A")
    assert told(s, CHANCE, "draw leap") == ("T-CARD-01", "ui-why-no-outcome")
    assert told(s, CHANCE, "master line") == ("T-MASTER-05", "ui-why-not-now")
    assert told(s, 0, "S") == ("T-TRACK-01", "ui-why-not-now")


@pytest.mark.rule("T-SETUP-07")
def test_who_places_the_king_is_named() -> None:
    s = table(step="first-king", king="h8", blocks="c3", active=1)
    assert told(s, 0, "king c3") == ("T-SETUP-07", "ui-why-turn")


def test_a_card_that_is_not_carried_out_yet_shows_in_no_reason() -> None:
    """The others cannot tell a half-played card from a turn in which nothing was played."""
    s = table("c3", a="b3", hand="jump2")
    half = play(GAME.clone(s), "C jump2", "from b3")
    for number in range(GAME.actions.size):
        assert TITLE.explain(half, 1, number) == TITLE.explain(s, 1, number)
    assert told(half, 0, "S") == ("T-TRACK-01", "ui-why-not-now")
