"""Warriors, their payment, automatons, reinforcement (A-WAR, A-AUTO, A-REINF)."""

from itertools import product

import pytest

from interregnum.games.crown_of_ash.rules.data import COST, COST_TOTAL, DATA, STRENGTH, WARRIOR_IDS
from interregnum.games.crown_of_ash.rules.defenders import force, pair_of

from .kit import GAME, Table, bits, duel, fight, names, table


@pytest.mark.rule("A-WAR-01", "RUL-A-22", "RUL-A-57")
def test_a_warrior_has_type_strength_cost_and_level_and_a_starting_one_only_strength() -> None:
    for row in DATA["warriors"]:
        assert 1 <= row["strength"] <= 6
        assert 1 <= row["level"] <= 3
        own = row["cost"].get(row["type"], row["cost"].get("ingredient", 0))
        assert own * 2 >= sum(row["cost"].values())
    assert all(
        set(row) == {"id", "owner", "strength", "source"} for row in DATA["starting_warriors"]
    )


@pytest.mark.rule("A-WAR-02", "A-TURN-03", "RUL-A-109")
def test_one_displayed_warrior_may_be_raised_at_the_end_of_a_turn() -> None:
    t = table(2).stock(0, bone=20, ash=9, blood=9)
    assert not any(move.startswith("raise") for move in t.moves)
    t.play("gold", "raise 1", "pay").chance()
    assert "BO1" in t.hand(0)
    assert t.seat == 1


@pytest.mark.rule("A-WAR-03")
def test_a_raised_warrior_goes_to_hand() -> None:
    t = table(2).stock(0, bone=2).play("gather volcano", "posted", "raise 1", "pay")
    assert t.hand(0) == ["BO1", "Visio-c"]
    assert t.defenders("volcano") == ["Visio-a"]


@pytest.mark.rule("A-WAR-04", "RUL-A-02", "RUL-A-110")
def test_the_slot_is_refilled_from_the_deck_of_its_level_whatever_stood_there() -> None:
    t = table(2).stock(0, ash=9, bone=9, sulphur=9).show(2, "AS4").play("gold", "raise 2", "pay")
    assert t.moves == [f"up {name}" for name in t.deck(1)]
    card = t.deck(1)[3]
    assert t.play(f"up {card}").display()[1] == card
    assert card not in t.deck(1)


@pytest.mark.rule("A-WAR-05", "RUL-A-04")
@pytest.mark.parametrize(
    ("slot", "empty", "source"),
    [(1, {1}, 2), (3, {2}, 1), (5, {3}, 2), (1, {1, 2}, 3), (3, {1, 2}, 3), (5, {2, 3}, 1)],
)
def test_an_empty_deck_is_replaced_by_another(slot: int, empty: set[int], source: int) -> None:
    t = table(2).stock(0, bone=30, ash=30, blood=30).play("gold")
    decks = {level: t.deck(level) for level in (1, 2, 3)}
    for level in empty:
        t.state.decks[level] = 0
    t.play(f"raise {slot}", "pay")
    assert t.moves == [f"up {name}" for name in decks[source]]


@pytest.mark.rule("A-WAR-05")
def test_without_any_deck_the_slot_stays_empty() -> None:
    t = table(2).stock(0, bone=30).play("gold")
    for level in (1, 2, 3):
        t.state.decks[level] = 0
    t.play("raise 1", "pay")
    assert t.display()[0] == ""
    assert t.seat == 1


@pytest.mark.rule("A-WAR-06")
def test_a_warrior_is_always_in_one_of_four_places() -> None:
    t = duel().deal(0, "BO3", "BO1").play("attack desert", "send BO3", "sent")
    assert t.hand(0) == ["BO1"]
    assert names(t.state.committed) == ["BO3"]
    t.by(0, "lay B0").by(1, "lay B3")
    assert t.grave(0) == ["BO3"]
    t.play("recover BO3")
    assert t.hand(0) == ["BO1", "BO3"]


def paid(t: Table, *steps: str) -> dict[str, int]:
    before = t.store(0)
    t.play(*steps)
    return {kind: n - t.store(0).get(kind, 0) for kind, n in before.items()}


@pytest.mark.rule("A-RES-10", "A-WAR-02")
def test_the_usual_payment_takes_the_fewest_gold_then_the_largest_stocks() -> None:
    t = table(2).show(1, "AU4").play("gold").stock(0, bone=2, ash=3, sulphur=1, gold=4)
    used = paid(t, "raise 1", "pay")  # 1 blood, 1 sulphur, 2 ingredients
    assert used == {"bone": 1, "ash": 1, "sulphur": 1, "gold": 1}


def payments_of(t: Table) -> set[tuple[int, ...]]:
    """All ways to pay that the steps lead to, each found exactly once."""
    found: list[tuple[int, ...]] = []
    seen: list[Table] = [t]
    while seen:
        now = seen.pop()
        for move in now.moves:
            if move.startswith("pay"):
                after = Table(GAME.clone(now.state)).play(move)
                if any(m.startswith("pay") for m in after.moves):
                    seen.append(after)
                else:
                    found.append(tuple(after.player(0).store)[:5])
    assert len(found) == len(set(found)), "two sequences lead to the same payment"
    return set(found)


@pytest.mark.rule("A-RES-08", "A-RES-10", "A-AUTO-01")
@pytest.mark.parametrize("card", ["BO4", "BO5", "BL5", "AU1", "AU3", "AU4", "SU7", "AS2"])
@pytest.mark.parametrize(
    "store", [(3, 2, 2, 1, 4), (6, 2, 1, 0, 3), (9, 9, 0, 7, 1), (2, 1, 6, 6, 9)]
)
def test_every_payment_is_reached_by_one_sequence(card: str, store: tuple[int, ...]) -> None:
    t = table(2).show(1, card).play("gold")
    t.stock(0, **dict(zip(("bone", "ash", "blood", "sulphur", "gold"), store, strict=True)))
    k = WARRIOR_IDS.index(card)
    cost = list(COST[k])
    ways = set()
    for used in product(*(range(n + 1) for n in store[:4])):
        gold = COST_TOTAL[k] - sum(used)
        extra = sum(max(0, u - c) for u, c in zip(used, cost, strict=False))
        if extra <= cost[5] and 0 <= gold <= store[4]:
            ways.add((*(n - u for n, u in zip(store, used, strict=False)), store[4] - gold))
    assert ("raise 1" in t.moves) == bool(ways)
    if ways:
        assert payments_of(t.play("raise 1")) == ways


@pytest.mark.rule("A-AUTO-02", "A-AUTO-03", "A-AUTO-04")
def test_a_winning_attacking_automaton_returns_to_its_deck_before_any_reward() -> None:
    t = duel().deal(0, "AU1", "BO2").guard("desert", "BL3").stock(0)
    t.play("attack desert", "send BO2", "send AU1", "sent").by(0, "lay B4").by(1, "lay B1")
    assert t.moves == ["take bone", "take ash", "take blood", "take sulphur"]
    assert "AU1" in t.deck(1)
    assert t.defenders("desert") == ["BO2"]


@pytest.mark.rule("A-AUTO-02", "A-BATTLE-12")
@pytest.mark.parametrize(("card", "deck"), [("AU1", 1), ("AU2", 2), ("AU3", 3), ("AU4", 3)])
def test_a_beaten_automaton_returns_to_the_deck_printed_on_it(card: str, deck: int) -> None:
    t = duel().deal(0, card).guard("desert", "BL5", "SU5")
    fight(t, "desert", "B1", "B4", card)
    assert card in t.deck(deck)
    assert t.grave(0) == []


@pytest.mark.rule("A-AUTO-02", "EX-A-09")
def test_a_defending_automaton_returns_although_it_has_won() -> None:
    t = duel().deal(0, "BO3").guard("desert", "AU1", "AS1").stock(1)
    fight(t, "desert", "B1", "B0", "BO3")
    assert t.state.won == 0
    assert t.store(1) == {"gold": 3}
    assert "AU1" in t.deck(1)
    assert t.defenders("desert") == ["AS1"]


@pytest.mark.rule("A-AUTO-05", "A-AUTO-06")
def test_an_adjust_may_post_an_automaton_and_take_it_back() -> None:
    t = table(2).deal(0, "AU1").play("gather volcano", "post AU1", "posted", "no raise")
    assert t.defenders("volcano") == ["AU1", "Visio-a"]
    t.turn("gold", "no raise").state.taken[0] = 0
    t.play("gather volcano", "back AU1", "posted")
    assert t.hand(0) == ["AU1"]


@pytest.mark.rule("A-AUTO-07", "A-FINAL-06", "RUL-A-138")
def test_each_automaton_still_owned_costs_its_level_at_the_end() -> None:
    t = table(2).deal(0, "AU1", "AU3").guard("volcano", "AU2").stock(0).stock(1)
    t.state.round = 3
    t.last_turn().to_round_end()
    assert t.player(0).points[7] == -6


@pytest.mark.rule("A-REINF-01", "A-REINF-03", "EX-A-110")
@pytest.mark.parametrize(
    ("cards", "bonus"),
    [
        (("BO1", "BO3"), 1),
        (("BO1", "BO3", "BO4"), 2),
        (("BO3", "BO4", "AS2"), 1),
        (("BO1", "AS1"), 0),
        (("BO1", "AS1", "BL1"), 0),
        (("AU1", "AU2"), 0),
        (("Visio-a", "Visio-b"), 0),
        (("BO1",), 0),
    ],
)
def test_two_of_a_type_give_one_and_three_give_two(cards: tuple[str, ...], bonus: int) -> None:
    t = table(3)
    plain = sum(STRENGTH[WARRIOR_IDS.index(card)] for card in cards)
    assert force(t.state.config, bits(*cards)) == plain + bonus


@pytest.mark.rule("A-REINF-02", "RUL-A-111")
def test_reinforcement_counts_for_attackers_and_defenders() -> None:
    t = duel().deal(0, "BO3", "BO4").guard("desert", "AS3", "AS4")
    t.play("attack desert", "send BO3", "send BO4", "sent").by(0, "lay B1").by(1, "lay B0")
    assert t.state.won == 1  # 3 + 4 + 1 + 1 against 3 + 4 + 1
    assert t.controller("desert") == 0


@pytest.mark.rule("A-REINF-04")
def test_the_bonus_is_there_without_any_token_to_take() -> None:
    t = table(2).guard("volcano", *[f"SU{k}" for k in (1, 2)])
    assert t.defence("volcano") == 1 + 2 + 1


@pytest.mark.rule("RUL-A-22")
def test_starting_warriors_may_be_given_their_lords_type_by_option() -> None:
    t = table(2, starting_typed=True)
    assert force(t.state.config, bits("Visio-a", "SU1")) == 3
    assert force(t.state.config, bits("Nox-a", "SU1")) == 2
    assert force(t.state.config, bits("Nox-a", "Nox-b")) == 3


@pytest.mark.rule("RUL-A-23", "EX-A-15")
def test_automatons_reinforce_each_other_only_by_option() -> None:
    assert force(table(2).state.config, bits("AU1", "AU2")) == 9
    config = table(2, automaton_pair=True).state.config
    assert force(config, bits("AU1", "AU2")) == 10
    assert force(config, bits("AU1", "AU2", "AU3")) == 17
    assert pair_of(config, bits("AU1", "AU2", "BO1")) == bits("AU1", "AU2")


@pytest.mark.rule("EX-A-13")
def test_a_pair_and_a_different_third_are_worth_ten() -> None:
    assert force(table(2).state.config, bits("BO3", "BO4", "AS2")) == 10
