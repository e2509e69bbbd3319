"""Who knows what (F-INFO): views, what is seen of an action, imagined worlds."""

import msgspec
import pytest

from interregnum.core.game import CHANCE, NONE
from interregnum.games.for_a_crown import TITLE
from interregnum.games.for_a_crown.table import Shared
from interregnum.games.for_a_crown.table import Table as View
from tests.games.for_a_crown.kit import (
    GAME,
    MON,
    PEN,
    RAB,
    deck,
    level,
    opening,
    square,
    turned,
)

rule = pytest.mark.rule
BLIND = ("RAB M2-05 blind", "PEN M2-07 blind", "MON M5-10 blind", "PEN M3-04", "E1")


def public(shown: View) -> View:
    """A view without the chests and the names of blind recruits."""
    houses = [msgspec.structs.replace(house, rubies=None, coins=None) for house in shown.houses]
    cards = [Shared(card.owner, "", card.level) for card in shown.deck]
    return msgspec.structs.replace(shown, houses=houses, deck=cards)


@rule("F-INFO-01")
def test_a_chest_is_open_to_its_owner_alone() -> None:
    table = opening(4)
    for viewer in (NONE, 0, 1, 2, 3):
        for house in table.view(viewer).houses:
            shown = (10, [3, 4, 4, 5][house.seat]) if house.seat == viewer else (None, None)
            assert (house.rubies, house.coins) == shown


@rule("F-INFO-01", "F-END-07")
def test_chests_are_opened_at_the_end() -> None:
    table = deck("E1", round_=4, chests={"RAB": "4/2/0/-"}).play("event E1")
    assert (table.house("RAB").rubies, table.house("RAB").coins) == (5, 2)


@rule("F-INFO-02")
def test_all_else_on_the_table_is_shown_to_everybody() -> None:
    table = turned("RAB M2-08", *BLIND, chests={"PEN": "0/0/3/-"}, gallery={"MON": 9}, unseen=1)
    shown = table.view(NONE)
    for viewer in range(3):
        assert public(table.view(viewer)) == public(shown)
    assert [(h.space, h.bandits, h.heirloom) for h in shown.houses] == [
        (7, 0, True),
        (6, 3, False),
        (9, 0, True),
    ]
    assert [(c.level, c.deck) for c in shown.columns] == [(1, 0), (2, 5), (3, 7), (4, 8), (5, 7)]
    assert shown.columns[1].cards == ["M2-01", "M2-02"]
    assert [column.cost for column in shown.columns] == [0, 1, 3, 5, None]
    assert shown.revealed[-1] == Shared(RAB, "M2-08", 2)
    assert len(shown.deck) == 5
    assert (shown.unseen, shown.pile, shown.round, shown.rounds) == (1, 4, 2, 4)
    assert (shown.awaited, shown.actor, shown.order) == ([RAB], RAB, [RAB, PEN, MON])


@rule("F-INFO-02")
def test_empty_places_and_stacks_are_shown_as_they_are() -> None:
    columns = square(round_=2, gone=["M2-01", "M1A", "M1A"]).view().columns
    assert (columns[1].cards, columns[1].counts) == (["", "M2-02"], [0, 1])
    assert columns[0].counts == [3, 5, 5]


@rule("F-INFO-04", "F-RECRUIT-11", "EX-F-39")
def test_others_see_the_level_and_the_owner_of_a_blind_recruit() -> None:
    table = opening().play("blind 3", "pay 3r")
    assert table.phase == "look"
    looked, unseen = table.action("look M3-07"), table.action("unseen 3")
    assert GAME.seen(table.state, RAB, CHANCE, looked) == looked
    for viewer in (NONE, PEN, MON):
        assert GAME.seen(table.state, viewer, CHANCE, looked) == unseen
    table.play("look M3-07")
    assert table.view(RAB).deck[-1] == Shared(RAB, "M3-07", 3)
    for viewer in (NONE, PEN, MON):
        assert table.view(viewer).deck[-1] == Shared(RAB, "", 3)


@rule("F-INFO-04", "RUL-F-25")
@pytest.mark.parametrize("number", [2, 3, 4, 5])
def test_each_level_has_its_own_mark_for_an_unseen_card(number: int) -> None:
    table = square(round_=3, chests={"RAB": "10/0/0/H"}).play(f"blind {number}")
    looked = table.action(table.moves[0])
    assert GAME.seen(table.state, PEN, CHANCE, looked) == table.action(f"unseen {number}")


@rule("F-INFO-04", "F-INFO-02")
def test_a_face_up_recruit_is_remembered_by_everybody() -> None:
    table = opening().play("recruit M2-01")
    paid = table.action("pay 1r")
    assert [GAME.seen(table.state, viewer, RAB, paid) for viewer in (NONE, PEN)] == [paid, paid]
    table.play("pay 1r")
    assert table.view(MON).deck[-1] == Shared(RAB, "M2-01", 2)


@rule("F-INFO-04")
def test_a_blind_recruit_is_known_once_revealed() -> None:
    table = deck("RAB M2-01 blind", "E1")
    turn = table.action("reveal RAB M2-01")
    assert GAME.seen(table.state, PEN, CHANCE, turn) == turn
    table.play("reveal RAB M2-01", "event E1")
    assert Shared(RAB, "M2-01", 2) in table.view(NONE).deck


@rule("F-INFO-05")
def test_nobody_is_shown_an_added_event_only_what_it_may_be() -> None:
    table = deck("E1", "E5", unseen=1, round_=4)
    for viewer in (NONE, RAB, MON):
        shown = table.view(viewer)
        assert [card.card for card in shown.deck] == ["E1", "E5"]
        assert shown.possible_events == ["SCANDAL", "HAND", "MAGES"]
        assert (shown.unseen, shown.pile) == (1, 2)


@rule("F-INFO-06")
def test_the_order_of_the_shared_deck_is_told_to_nobody() -> None:
    table = deck("PEN M1A", "RAB M5-10", "E1", "RAB M1A", "MON M2-01 blind")
    for viewer in (NONE, RAB):
        assert [(card.owner, card.level) for card in table.view(viewer).deck] == [
            (NONE, 0),
            (RAB, 1),
            (RAB, 5),
            (PEN, 1),
            (MON, 2),
        ]
    doc = table.doc
    turned_round = table.edited(shared=doc["shared"][::-1])
    assert GAME.pack(turned_round.state) == GAME.pack(table.state)


@rule("F-INFO-04")
def test_a_blind_recruit_of_another_seat_may_be_any_undrawn_card_of_its_level() -> None:
    table = deck(*BLIND)
    low, high = table.imagine(PEN, 0.0, 0.0), table.imagine(PEN, 0.999, 0.999)
    kept = ["E1", "PEN M2-07 blind", "PEN M3-04"]
    assert low.shared == sorted([*kept, "RAB M2-03 blind", "MON M5-03 blind"])
    assert high.shared == sorted([*kept, "RAB M2-10 blind", "MON M5-10 blind"])
    assert low.deck(2) == ["M2-04", "M2-05", "M2-06", "M2-08", "M2-09", "M2-10"]
    assert low.deck(5) == level(5)[3:]
    assert high.deck(2) == ["M2-03", "M2-04", "M2-05", "M2-06", "M2-08", "M2-09"]
    assert table.shared == sorted(BLIND), "the true position is left alone"


@rule("F-INFO-04")
def test_every_undrawn_card_is_as_likely_in_an_imagined_world() -> None:
    table = deck("RAB M2-05 blind", "E1")
    cards = ["M2-03", "M2-04", "M2-05", "M2-06", "M2-07", "M2-08", "M2-09", "M2-10"]
    worlds = [table.imagine(MON, (k + 0.5) / 8).shared[1] for k in range(8)]
    assert worlds == [f"RAB {card} blind" for card in cards]
    edges = [table.imagine(MON, k / 8).shared[1] for k in range(8)]
    assert edges == worlds


@rule("F-INFO-04")
def test_a_spectator_knows_no_blind_recruit_at_all() -> None:
    world = deck(*BLIND).imagine(NONE, 0.0, 0.0, 0.0)
    assert world.shared == sorted(
        ["E1", "PEN M3-04", "RAB M2-03 blind", "PEN M2-04 blind", "MON M5-03 blind"]
    )


@rule("F-INFO-04")
def test_two_cards_of_one_owner_are_dealt_from_one_pool() -> None:
    table = deck("RAB M3-09 blind", "RAB M3-10 blind", "E1")
    assert table.imagine(PEN, 0.0, 0.0).shared == ["E1", "RAB M3-03 blind", "RAB M3-04 blind"]
    assert table.imagine(PEN, 0.99, 0.0).shared == ["E1", "RAB M3-03 blind", "RAB M3-10 blind"]
    assert table.imagine(RAB).shared == table.shared


@rule("F-INFO-04")
def test_an_imagined_world_depends_on_nothing_hidden() -> None:
    one = deck("RAB M4-05 blind", "PEN M4-03 blind", "E1")
    other = deck("RAB M4-03 blind", "PEN M4-09 blind", "E1")
    for numbers in [(0.0, 0.0), (0.4, 0.7), (0.9, 0.1)]:
        first, second = one.imagine(MON, *numbers), other.imagine(MON, *numbers)
        assert GAME.pack(first.state) == GAME.pack(second.state)


@rule("F-INFO-01")
def test_chests_are_kept_in_an_imagined_world_since_all_changes_were_public() -> None:
    table = deck(*BLIND, chests={"RAB": "4/2/1/-"})
    assert table.imagine(NONE, 0.5, 0.5, 0.5).chests == table.chests


@rule("F-INFO-04")
@pytest.mark.parametrize(
    ("cards", "several"),
    [
        ([], False),
        (["RAB M5-01"], False),
        (["PEN M5-01 blind"], True),
        (["RAB M5-01 blind"], False),
    ],
)
def test_the_table_of_hidden_things_names_the_blind_recruits(
    cards: list[str], several: bool
) -> None:
    hidden = TITLE.hidden["blind recruits"]
    assert hidden.several(deck(*cards, "E1").state, RAB) is several
    assert bool(hidden.value(deck(*cards, "E1").state, RAB)) is several


@rule("F-INFO-04")
def test_a_last_card_of_a_level_can_only_be_itself_but_two_may_change_places() -> None:
    several = TITLE.hidden["blind recruits"].several
    gone = [f"PEN {card}" for card in level(2)[1:]]
    assert not several(deck("MON M2-01 blind", *gone, "E1").state, RAB)
    two = ["MON M2-01 blind", "PEN M2-02 blind"]
    assert several(deck(*two, *gone[1:], "E1").state, RAB)
    same = ["MON M2-01 blind", "MON M2-02 blind"]
    assert not several(deck(*same, *gone[1:], "E1").state, RAB)


@rule("F-RECRUIT-11", "F-INFO-04")
def test_reveals_grow_with_every_act_of_chance_and_with_nothing_else() -> None:
    table = opening()
    texts = ["blind 2", "pay 1r", "look M2-05", "recruit M1A", "pay 0r"]
    counts = [GAME.reveals(table.play(text).state) for text in texts]
    assert counts == [11, 11, 12, 12, 12], "three portraits, eight cards, one look"


@rule("F-INFO-02")
def test_the_view_tells_what_is_being_paid_for() -> None:
    table = opening().play("recruit M3-02")
    assert (table.view(PEN).buying, table.view(PEN).cost) == ("M3-02", 5)
    table = opening().play("blind 3")
    assert (table.view(PEN).buying, table.view(PEN).cost) == ("3", 5)
    assert (opening().view().buying, opening().view().cost) == ("", 0)


@rule("F-INFO-02")
@pytest.mark.parametrize(
    ("card", "texts", "ask"),
    [
        ("RAB M1A", [], "do-option"),
        ("RAB M2-08", [], "do-icon"),
        ("RAB M1A", ["right"], "ask-move"),
        ("RAB M1C", ["left"], "ask-target-loss"),
        ("RAB M1B", ["right"], "ask-target-bandit"),
        ("E7", [], "ask-mages"),
        ("E5", [], "ask-bribe"),
    ],
)
def test_the_view_asks_for_the_decision_in_words(card: str, texts: list[str], ask: str) -> None:
    table = turned(card, "E1", chests={"RAB": "5/5/2/H"}).play(*texts)
    line = table.view(NONE).ask
    assert line is not None
    assert (line.id, line.args) == (f"for-a-crown-{ask}", {})
    assert (table.view(PEN).awaited, table.view(PEN).ask) == ([RAB], line)


@rule("F-INFO-02")
def test_the_view_asks_for_a_payment_with_its_cost_and_for_nothing_when_chance_acts() -> None:
    asked = opening().play("recruit M3-02").view().ask
    assert asked is not None
    assert (asked.id, asked.args) == ("for-a-crown-ask-pay", {"cost": 5})
    first = opening().view().ask
    assert first is not None
    assert first.id == "for-a-crown-ask-recruit"
    shown = deck("E1").view()
    assert (shown.ask, shown.awaited, shown.actor, shown.current) == (None, [], NONE, None)


@rule("F-INFO-02")
def test_an_event_being_resolved_is_shown_with_its_order() -> None:
    table = turned("E7", "E1", gallery={"MON": 9})
    shown = table.view(PEN)
    assert (shown.event, shown.current) == ("MAGES", Shared(NONE, "E7", 0))
    assert (shown.order, shown.actor) == ([MON, RAB, PEN], MON)
    bribe = turned("E5", "E1", chests={"RAB": "0/2/14/H"}, heirloom_sale="when_paying")
    paying = bribe.play("bribe 5 sale").view(NONE)
    assert (paying.phase, paying.event, paying.cost) == ("pay", "BRIBERY", 5)
    assert paying.current == Shared(NONE, "E5", 0)
    assert (paying.buying, opening().play("recruit M3-02").view().current) == ("", None)


@rule("F-INFO-01")
def test_a_seat_gets_choices_only_when_it_is_awaited() -> None:
    table = opening()
    assert TITLE.choices(table.state, PEN) == []
    assert TITLE.choices(table.state, NONE) == []
    ids = [choice.id for choice in TITLE.choices(table.state, RAB)]
    assert ids == list(GAME.legal(table.state, RAB))
    assert TITLE.choices(deck("E1").state, CHANCE) == []
