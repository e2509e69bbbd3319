"""Phase 1, Recruit (F-RECRUIT), and paying a cost (F-GEN)."""

import pytest

from interregnum.games.for_a_crown import TITLE
from interregnum.games.for_a_crown.choices_kinds import Pay, Recruit
from tests.games.for_a_crown.kit import RAB, Table, deck, level, opening, square

rule = pytest.mark.rule
STACKS = ["recruit M1A", "recruit M1B", "recruit M1C"]


def recruits(table: Table) -> list[str]:
    """Families in the order in which they took the level-1 card M1A, and paid in coins."""
    order = []
    while table.phase == "recruit" and table.stacks["M1A"]:
        order.append(table.awaited)
        table.play("recruit M1A")
        if table.phase == "pay":
            table.play("pay 0r")
    return order


@rule("F-RECRUIT-01", "F-RECRUIT-16")
def test_everybody_recruits_once_in_influence_order_and_then_again() -> None:
    table = opening(3, order=["MON", "RAB", "PEN"])
    assert recruits(table) == ["MON", "RAB", "PEN", "MON", "RAB"]
    assert (table.doc["pass_"], table.awaited) == (2, "PEN")


@rule("F-RECRUIT-02", "F-ROUND-04", "RUL-F-19")
@pytest.mark.parametrize(("round_", "open_levels"), [(1, 3), (2, 4), (3, 5), (4, 5)])
def test_only_columns_with_a_cost_tile_are_open(round_: int, open_levels: int) -> None:
    table = square(round_=round_)
    up = [f"recruit M{n}-0{k}" for n in range(2, open_levels + 1) for k in (1, 2)]
    tops = [f"blind {n}" for n in range(2, open_levels + 1)]
    assert table.moves == STACKS + up + tops


@rule("F-RECRUIT-03", "RUL-F-21")
def test_a_face_up_card_leaves_its_place_and_the_deck_untouched() -> None:
    table = opening().play("recruit M2-02", "pay 0r")
    assert table.up(2) == ["M2-01", ""]
    assert len(table.deck(2)) == 8
    assert "RAB M2-02" in table.shared


@rule("F-RECRUIT-03", "RUL-F-21")
def test_the_top_of_a_deck_may_be_taken_while_cards_lie_face_up() -> None:
    table = opening().play("blind 3", "pay 2r")
    assert table.odds == {f"look {card}": 1 for card in level(3)[2:]}
    table.play("look M3-10")
    assert table.up(3) == ["M3-01", "M3-02"]
    assert table.deck(3) == level(3)[2:9]
    assert "RAB M3-10 blind" in table.shared


@rule("F-RECRUIT-04")
@pytest.mark.parametrize("card", ["M1A", "M1B", "M1C"])
def test_a_card_of_column_one_is_the_top_of_one_stack(card: str) -> None:
    table = opening().play(f"recruit {card}", "pay 0r")
    assert table.stacks == {"M1A": 5, "M1B": 5, "M1C": 5} | {card: 4}
    assert f"RAB {card}" in table.shared
    assert table.awaited == "PEN"


@rule("F-RECRUIT-05")
@pytest.mark.parametrize(
    ("round_", "costs"),
    [(1, [1, 3, 5]), (2, [0, 1, 3, 5]), (3, [0, 0, 1, 3, 5]), (4, [0, 0, 0, 1, 3])],
)
def test_a_deck_top_costs_as_much_as_a_face_up_card(round_: int, costs: list[int]) -> None:
    table = square(round_=round_, chests={"RAB": "10/0/0/H"})
    for number, cost in enumerate(costs, start=1):
        texts = [f"recruit M{number}-01", f"blind {number}"] if number > 1 else STACKS
        for text in texts:
            assert table.copy().play(text).chest("RAB") == f"{10 - cost}/0/0/H"
    for choice in TITLE.choices(table.state, RAB):
        assert isinstance(choice, Recruit)
        assert (choice.cost, choice.sale) == (costs[choice.level - 1], False)


@rule("F-RECRUIT-06", "F-GEN-04", "EX-F-02")
def test_the_rulebooks_payment_of_three_coins_and_two_rubies() -> None:
    table = opening(supply="strict")
    before = table.view().reserve
    table.play("recruit M3-01", "pay 2r")
    assert table.chest("RAB") == "8/0/0/H"
    assert table.shared == ["E1", "E2", "RAB M3-01"]
    after = table.view().reserve
    assert before == {"ruby": 30, "coin": 18, "bandit": 25}
    assert after == {"ruby": 32, "coin": 21, "bandit": 25}


@rule("F-GEN-06", "RUL-F-04")
@pytest.mark.parametrize(
    ("chest", "text", "mixes"),
    [
        ("10/3/0/H", "recruit M3-01", [2, 3, 4, 5]),
        ("10/9/0/H", "recruit M3-01", [0, 1, 2, 3, 4, 5]),
        ("10/3/0/H", "blind 2", [0, 1, 2, 3]),
        ("1/9/0/H", "recruit M2-01", [0, 1]),
        ("2/2/0/-", "recruit M2-02", [1, 2]),
        ("10/3/0/H", "recruit M1C", [0, 1]),
    ],
)
def test_the_payer_chooses_any_mix_that_makes_up_the_cost(
    chest: str, text: str, mixes: list[int]
) -> None:
    table = square(chests={"RAB": chest}).play(text)
    assert (table.phase, table.awaited) == ("pay", "RAB")
    assert table.moves == [f"pay {rubies}r" for rubies in mixes]


@rule("F-GEN-06", "F-GEN-07")
@pytest.mark.parametrize("rubies", [2, 3, 4, 5])
def test_a_mix_takes_its_rubies_and_the_rest_in_coins(rubies: int) -> None:
    table = square(chests={"RAB": "10/3/0/H"}).play("recruit M3-01")
    choices = {choice.text: choice for choice in TITLE.choices(table.state, RAB)}
    choice = choices[f"pay {rubies}r"]
    assert isinstance(choice, Pay)
    assert (choice.coins, choice.rubies) == (5 - rubies, rubies)
    others = {family: table.chest(family) for family in ("PEN", "MON")}
    table.play(f"pay {rubies}r")
    assert table.chest("RAB") == f"{10 - rubies}/{3 - (5 - rubies)}/0/H"
    assert {family: table.chest(family) for family in ("PEN", "MON")} == others


@rule("F-GEN-06")
@pytest.mark.parametrize(
    ("chest", "text", "left"),
    [
        ("0/6/0/H", "recruit M3-01", "0/1/0/H"),
        ("7/0/0/H", "recruit M3-01", "2/0/0/H"),
        ("1/4/0/H", "recruit M3-01", "0/0/0/H"),
        ("0/1/0/H", "recruit M1A", "0/0/0/H"),
        ("1/0/0/H", "recruit M1A", "0/0/0/H"),
    ],
)
def test_a_mix_that_is_the_only_one_is_not_asked_for(chest: str, text: str, left: str) -> None:
    table = square(chests={"RAB": chest}).play(text)
    assert table.awaited == "PEN"
    assert table.chest("RAB") == left


@rule("F-RECRUIT-07")
def test_a_cost_of_nothing_is_not_asked_for() -> None:
    table = square(round_=2, chests={"RAB": "5/2/0/H"}).play("recruit M1B")
    assert (table.awaited, table.chest("RAB")) == ("PEN", "5/2/0/H")


@rule("F-RECRUIT-08")
@pytest.mark.parametrize(
    ("chest", "levels"), [("2/2/0/H", 2), ("2/3/0/H", 3), ("2/1/0/-", 2), ("0/2/0/H", 1)]
)
def test_a_cost_beyond_coins_and_rubies_may_not_be_chosen(chest: str, levels: int) -> None:
    table = square(chests={"RAB": chest})
    up = [f"recruit M{n}-0{k}" for n in range(2, levels + 1) for k in (1, 2)]
    assert table.moves == STACKS + up + [f"blind {n}" for n in range(2, levels + 1)]


@rule("F-RECRUIT-09", "F-REVEAL-03")
def test_a_recruit_belongs_to_its_family_for_the_whole_game() -> None:
    table = deck("PEN M2-01", "E1")
    table.play("reveal PEN M2-01", "event E1")
    assert table.round == 2
    assert "PEN M2-01" in table.shared


@rule("F-RECRUIT-10")
def test_a_recruit_lies_face_down_on_the_shared_deck() -> None:
    table = opening().play("recruit M1A", "pay 1r")
    assert table.shared == ["E1", "E2", "RAB M1A"]
    assert table.revealed == []


@rule("F-RECRUIT-11", "F-INFO-04")
def test_only_the_recruiter_sees_the_top_of_a_deck_and_must_keep_it() -> None:
    table = opening().play("blind 2", "pay 0r", "look M2-05")
    assert table.awaited == "PEN"
    known = [
        [card.card for card in table.view(seat).deck if card.owner == RAB] for seat in range(3)
    ]
    assert known == [["M2-05"], [""], [""]]


@rule("F-RECRUIT-12", "F-RECRUIT-13")
def test_places_are_refilled_only_after_the_last_of_the_pass() -> None:
    table = opening().play("recruit M2-01", "pay 0r", "recruit M2-02", "pay 0r")
    assert table.up(2) == ["", ""]
    assert "blind 2" in table.moves
    assert not any(text.startswith("recruit M2") for text in table.moves)
    table.play("recruit M3-02", "pay 0r")
    assert table.phase == "refill"
    assert table.odds == {f"up {card}": 1 for card in level(2)[2:]}
    table.play("up M2-07")
    assert table.odds == {f"up {card}": 1 for card in level(2)[2:] if card != "M2-07"}
    table.play("up M2-03")
    assert table.odds == {f"up {card}": 1 for card in level(3)[2:]}
    table.play("up M3-10")
    assert (table.up(2), table.up(3)) == (["M2-07", "M2-03"], ["M3-01", "M3-10"])
    assert (table.awaited, table.doc["pass_"]) == ("RAB", 2)


@rule("F-RECRUIT-13", "F-RECRUIT-14")
def test_a_deck_too_small_leaves_places_empty() -> None:
    table = square(gone=level(3)[3:], chests={"RAB": "10/9/0/H"})
    assert table.deck(3) == ["M3-03"]
    table.play("recruit M3-01", "pay 0r", "recruit M3-02", "pay 1r", "recruit M1A", "pay 0r")
    assert table.odds == {"up M3-03": 1}
    table.play("up M3-03")
    assert table.up(3) == ["M3-03", ""]
    assert table.phase == "recruit", "no card comes from another level"
    assert "recruit M3-03" in table.moves
    assert "blind 3" not in table.moves


@rule("F-RECRUIT-14", "RUL-F-20", "EX-F-33")
def test_the_last_card_of_a_level_leaves_an_empty_column() -> None:
    table = square(gone=level(2)[1:])
    assert [text for text in table.moves if "M2" in text or text == "blind 2"] == ["recruit M2-01"]
    table.play("recruit M2-01", "pay 0r", "recruit M1A", "pay 0r", "recruit M1A", "pay 0r")
    assert (table.up(2), table.deck(2)) == (["", ""], [])
    assert (table.phase, table.doc["pass_"]) == ("recruit", 2)
    assert not any("M2" in text or text == "blind 2" for text in table.moves)


@rule("F-RECRUIT-15")
def test_an_exhausted_stack_is_gone() -> None:
    table = square(gone=["M1B"] * 4)
    assert table.stacks["M1B"] == 1
    table.play("recruit M1B", "pay 0r")
    assert table.stacks["M1B"] == 0
    assert [text for text in table.moves if "M1" in text] == ["recruit M1A", "recruit M1C"]
    table.play("recruit M1A", "pay 0r", "recruit M1A", "pay 0r")
    assert (table.phase, table.stacks) == ("recruit", {"M1A": 3, "M1B": 0, "M1C": 5})


@rule("F-RECRUIT-16", "RUL-F-16", "EX-F-35")
def test_round_one_of_four_people_recruits_twice_with_a_refill_between() -> None:
    table = opening(4)
    gallery = table.gallery
    for family, card in [("RAB", "M2-01"), ("PEN", "M1A"), ("MON", "M1B"), ("FLA", "M1C")]:
        assert table.awaited == family
        table.play(f"recruit {card}", "pay 0r")
    table.play("up M2-03")
    for family, card in [("RAB", "M1A"), ("PEN", "M1A"), ("MON", "M2-03"), ("FLA", "M1A")]:
        assert table.awaited == family
        table.play(f"recruit {card}")
        if table.phase == "pay":
            table.play(table.moves[0])
    assert table.play("up M2-04").phase == "reveal"
    assert len(table.shared) == 10
    assert table.gallery == gallery


@rule("F-RECRUIT-17")
@pytest.mark.parametrize("round_", [2, 3, 4])
def test_later_rounds_have_one_pass(round_: int) -> None:
    table = square(round_=round_)
    table.play("recruit M1A", "recruit M1A", "recruit M1A")
    assert (table.phase, table.round) == ("reveal", round_)


@rule("F-RECRUIT-18", "RUL-F-01")
def test_nobody_may_pass() -> None:
    """Every choice is a recruit; the cheapest cannot be declined either."""
    table = square(chests={"RAB": "0/1/0/H"})
    assert table.moves == STACKS
    assert all(text.split()[0] in ("recruit", "blind") for text in opening().moves)


@rule("F-RECRUIT-19", "RUL-F-03", "EX-F-37")
def test_who_can_pay_for_nothing_is_skipped() -> None:
    gone = level(1) + level(2)
    chests = {"RAB": "9/0/0/H", "PEN": "0/0/0/H", "MON": "1/0/0/-"}
    table = square(round_=3, gone=gone, chests=chests).play("recruit M3-01")
    assert table.awaited == "MON"
    table.play("recruit M3-02")
    assert table.phase == "refill"
    assert table.chests == {"RAB": "8/0/0/H", "PEN": "0/0/0/H", "MON": "0/0/0/-"}
    assert not any(card.startswith("PEN M3") for card in table.shared)


@rule("F-RECRUIT-19")
@pytest.mark.parametrize(
    ("card", "text"),
    [
        ("M1A", "recruit M1A"),
        ("M1C", "recruit M1C"),
        ("M2-01", "recruit M2-01"),
        ("M2-02", "recruit M2-02"),
        ("M2-10", "blind 2"),
        ("M3-01", "recruit M3-01"),
        ("M3-02", "recruit M3-02"),
        ("M3-10", "blind 3"),
    ],
)
def test_one_free_card_is_enough_not_to_be_skipped(card: str, text: str) -> None:
    gone = level(1) + level(2) + level(3)
    gone.remove(card)
    chests = {"RAB": "9/0/0/H", "PEN": "0/0/0/H"}
    table = square(round_=4, gone=gone, chests=chests).play("recruit M4-01")
    assert table.awaited == "PEN"
    assert table.moves == [text]


@rule("F-RECRUIT-19")
def test_the_last_seat_may_be_skipped_too() -> None:
    gone = level(1) + level(2)
    table = square(round_=3, gone=gone, chests={"MON": "0/0/0/H"})
    table.play("recruit M3-01", "pay 0r", "blind 3", "pay 0r", "look M3-07", "up M3-08")
    assert table.phase == "reveal"


@rule("F-RECRUIT-14")
@pytest.mark.parametrize(("place", "card"), [(0, "M5-01"), (1, "M5-02")])
def test_a_single_face_up_card_is_offered_from_either_place(place: int, card: str) -> None:
    table = square(round_=4, gone=[each for each in level(5) if each != card])
    assert table.up(5)[place] == card
    assert [text for text in table.moves if "5" in text] == [f"recruit {card}"]


@rule("F-RECRUIT-03")
def test_face_up_cards_are_offered_in_the_order_of_the_cards_wherever_they_lie() -> None:
    table = square(round_=3)
    doc = table.doc
    doc["market"]["up"]["5"].reverse()
    assert Table(TITLE.load(doc)).moves == table.moves
