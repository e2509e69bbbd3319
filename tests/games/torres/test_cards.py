"""Buying and playing action cards, the common deck and the own decks."""

from random import Random

import pytest

from interregnum.core.game import CHANCE, NONE
from interregnum.games.torres import TITLE
from interregnum.games.torres.rules.data import CARD_NAMES
from interregnum.games.torres.rules.state import State
from interregnum.games.torres.view import view
from tests.games.torres.kit import (
    GAME,
    action,
    actor,
    can,
    family,
    height,
    idle,
    opened,
    play,
    rule,
    stacks,
    table,
)

ALL = dict.fromkeys(CARD_NAMES, 4)


def hand(seat: int, s: State, viewer: int) -> dict[str, int] | None:
    return view(s, viewer).players[seat].hand


@pytest.mark.rule("T-CARD-01")
def test_a_purchase_draws_a_card_that_the_others_do_not_see() -> None:
    s = play(table(), "A")
    assert list(GAME.to_act(s)) == [CHANCE]
    assert len(family(s, "draw")) == 10
    assert list(GAME.weights(s)) == [4] * 10
    drawn = action(s, "draw shift")
    marks = [GAME.seen(s, seat, CHANCE, drawn) for seat in (0, 1, NONE)]
    assert marks[0] == drawn
    assert marks[1] == marks[2] == action(s, "drawn")
    play(s, "draw shift")
    assert hand(0, s, 0) == {"shift": 1}
    assert hand(0, s, 1) is None
    assert list(s.cards.bag) == [3 if name == "shift" else 4 for name in CARD_NAMES]


@pytest.mark.rule("T-CARD-03")
def test_a_card_bought_this_turn_waits_for_the_next() -> None:
    """EX-T-47."""
    s = play(table(hand="ap6"), "A", "draw ap7")
    assert rule(s, "C ap7") == "T-CARD-03"
    assert can(s, "C ap6")
    idle(s), idle(s)
    assert can(s, "C ap7")
    twice = play(table(hand="ap6"), "A", "draw ap6")
    assert can(twice, "C ap6")


@pytest.mark.rule("T-CARD-04")
def test_a_hand_has_no_limit() -> None:
    s = table(hand="jump2 under extra doors diag ap6 ap7 shift relocate leap jump2 under")
    assert can(s, "A")


@pytest.mark.rule("T-CARD-06", "RUL-T-02")
def test_a_played_card_costs_nothing_and_leaves_the_game() -> None:
    s = play(table("c3 d3", a="b3", hand="extra"), "C extra", "to e3")
    assert height(s, "e3") == 1
    assert s.spent == 0
    assert hand(0, s, 0) == {}
    assert sum(s.cards.discard) == 1
    assert sum(s.cards.bag) == 39


@pytest.mark.rule("T-CARD-07", "RUL-T-16")
def test_an_empty_deck_sells_nothing() -> None:
    spent = {"hand": ALL}
    s = table()
    doc = TITLE.position(s)
    doc["deck"], doc["players"][0] = {}, {**doc["players"][0], **spent}
    assert rule(TITLE.load(doc), "A") == "T-CARD-07"
    doc["deck"], doc["players"][0]["hand"] = {"ap6": 1}, ALL | {"ap6": ALL["ap6"] - 1}
    assert can(TITLE.load(doc), "A")
    own = TITLE.position(table(options={"deck": "own"}))
    own["players"][0] |= {"hand": dict.fromkeys(CARD_NAMES, 1), "deck": {}}
    assert rule(TITLE.load(own), "A") == "T-CARD-07"


@pytest.mark.rule("T-CARD-08", "RUL-T-09b")
def test_a_card_that_could_do_nothing_cannot_be_played() -> None:
    s = table(a="a8", hand="jump2 doors leap relocate")
    for card in ("jump2", "doors", "leap", "relocate"):
        assert rule(s, f"C {card}") == "T-CARD-08"
    assert can(table("b8", a="a8", hand="jump2"), "C jump2")
    s = table("c3", hand="extra")
    assert can(s, "C extra")
    s.supply = 0
    assert rule(s, "C extra") == "T-CARD-08"


@pytest.mark.rule("T-CARD-05")
def test_a_card_is_shown_when_it_is_carried_out() -> None:
    s = table("c3", a="b3", hand="jump2")
    first = action(s, "C jump2")
    assert GAME.seen(s, 1, 0, first) == NONE
    assert TITLE.told(s, 0, first, 1) is None
    before = view(s, 1)
    play(s, "C jump2", "from b3")
    assert view(s, 1) == before
    assert view(s, 0) != view(s, 1)
    told = TITLE.told(s, 0, action(s, "to c3"), 1)
    assert told is not None
    assert told.args["source"] == "b3"
    assert told.args["square"] == "c3"
    play(s, "to c3")
    assert view(s, 1).players[0].discard == {"jump2": 1}


@pytest.mark.rule("T-ALT-01")
def test_with_own_decks_everybody_has_ten_different_cards_face_down() -> None:
    s = opened(3, deck="own")
    assert list(s.cards.bag) == [1] * 30
    shown = view(s, 0)
    assert [player.deck for player in shown.players] == [10] * 3


@pytest.mark.rule("T-ALT-02")
def test_a_purchase_looks_at_three_keeps_one_and_returns_two() -> None:
    s = play(opened(2, deck="own"), "A", "draw leap", "draw jump2", "draw diag")
    assert family(s, "pick") == [CARD_NAMES.index(name) for name in ("jump2", "diag", "leap")]
    assert rule(s, "keep ap6") == "T-ALT-02"
    play(s, "keep diag")
    assert [TITLE.notation(s, 0, a) for a in GAME.legal(s, 0)] == [
        "top +",
        "top -",
        "bottom +",
        "bottom -",
    ]
    top, bottom = play(GAME.clone(s), "top -"), play(GAME.clone(s), "bottom +")
    assert [CARD_NAMES[card] for card in top.cards.top[0]] == ["leap", "jump2"]
    assert [CARD_NAMES[card] for card in bottom.cards.bottom[0]] == ["jump2", "leap"]
    assert hand(0, top, 0) == {"diag": 1}
    assert top.spent == 1


@pytest.mark.rule("T-ALT-03")
def test_the_others_see_neither_the_kept_nor_the_returned_cards() -> None:
    s = play(opened(2, deck="own"), "A")
    for text in ("draw leap", "draw jump2", "draw diag", "keep leap", "top -"):
        number, seat = action(s, text), actor(s)
        mark = GAME.seen(s, 1, seat, number)
        assert mark != number
        assert mark not in GAME.legal(s, seat)
        told = TITLE.told(s, seat, number, 1)
        assert told is not None
        assert set(told.args) == {"seat"}
        play(s, text)
    shown = view(s, 1)
    assert shown.players[0].hand is None
    assert shown.players[0].cards == 1


@pytest.mark.rule("T-ALT-03")
def test_who_imagines_the_cards_looked_at_puts_them_in_order() -> None:
    s = play(opened(2, deck="own"), "A", "draw leap", "draw jump2", "draw diag")
    for seed in range(8):
        looked = list(GAME.imagine(s, 1, Random(seed)).cards.looked)
        assert looked == sorted(looked)


@pytest.mark.rule("T-ALT-04", "RUL-T-16")
def test_cards_returned_on_top_are_seen_again_in_the_second_purchase() -> None:
    s = play(opened(2, deck="own"), "A", "draw leap", "draw jump2", "draw diag", "keep leap")
    back = play(GAME.clone(s), "top +", "A")
    assert len(family(back, "draw")) == 7
    play(back, "draw ap6")
    assert {CARD_NAMES[card] for card in back.cards.looked} == {"jump2", "diag", "ap6"}
    play(back, "keep ap6", "bottom -")
    assert rule(back, "A") == "T-CARD-02"
    under = play(s, "bottom +", "A", "draw ap6", "draw ap7", "draw shift")
    assert {CARD_NAMES[card] for card in under.cards.looked} == {"ap6", "ap7", "shift"}


@pytest.mark.rule("T-ALT-05")
def test_cards_of_the_own_deck_are_playable_from_the_next_turn() -> None:
    s = play(opened(2, deck="own"), "A", "draw ap7", "draw jump2", "draw diag", "keep ap7", "top +")
    assert rule(s, "C ap7") == "T-CARD-03"
    idle(s), idle(s)
    assert can(s, "C ap7")


@pytest.mark.rule("T-ALT-06")
def test_with_fewer_than_three_cards_one_looks_at_what_is_left() -> None:
    s = table(options={"deck": "own"})
    doc = TITLE.position(s)
    held = {name: 1 for name in CARD_NAMES if name not in ("leap", "diag")}
    doc["players"][0] |= {"hand": held, "deck": {"leap": 1}, "bottom": ["diag"]}
    t = play(TITLE.load(doc), "A", "draw leap")
    assert family(t, "pick") == [CARD_NAMES.index("diag"), CARD_NAMES.index("leap")]
    play(t, "keep leap")
    assert rule(t, "top -") == "T-ALT-06"
    assert can(t, "bottom +")
    play(t, "top +", "A")
    assert list(GAME.to_act(t)) == [0]
    assert len(GAME.legal(t, 0)) == 1
    play(t, "keep diag")
    assert t.step == 4
    assert rule(t, "A") in ("T-CARD-02", "T-CARD-07")


@pytest.mark.rule("RUL-T-04")
def test_underfoot_takes_a_block_of_any_own_stack_besides_building() -> None:
    s = table("c3 d3 e3", a="c3", hand="under", stacks=[[3, 1], [3, 3]], round=3)
    play(s, "B d3", "C under", "from c3")
    assert [TITLE.notation(s, 0, a) for a in GAME.legal(s, 0)] == ["stack #1", "stack turn"]
    emptied = play(GAME.clone(s), "stack #1")
    assert stacks(emptied, 0) == [0]
    assert emptied.stack == 2
    assert height(emptied, "c3") == 2
    play(emptied, "B e3", "B d3", "/")
    assert stacks(emptied, 0) == [0]
    from_turn = play(s, "stack turn", "B e3")
    assert from_turn.stack == 0
    assert rule(from_turn, "B d3") == "T-BUILD-03"
