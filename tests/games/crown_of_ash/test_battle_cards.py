"""Battle cards, rewards, compensations, refresh (A-BCARD)."""

import pytest

from interregnum.games.crown_of_ash.rules.data import CARD_STRENGTH, DATA

from .kit import Table, duel, fight, table


@pytest.mark.rule("A-BCARD-01", "EX-A-107")
def test_every_player_has_the_same_five_cards() -> None:
    t = table(4)
    for seat in range(4):
        assert t.cards(seat) == ["B0", "B1", "B3", "B4", "BD"]
    assert list(CARD_STRENGTH) == [0, 1, 3, 4, -1]
    assert DATA["battle_cards"][4]["strength"] == "d6"


@pytest.mark.rule("A-BCARD-02", "RUL-A-143")
def test_a_die_card_is_thrown_after_the_reveal() -> None:
    t = duel().deal(0, "BO3").guard("desert", "BL3")
    fight(t, "desert", "BD", "B4", "BO3")
    assert t.moves == [f"roll {face}" for face in range(1, 7)]
    t.play("roll 5")
    assert t.controller("desert") == 0


@pytest.mark.rule("A-BCARD-02")
def test_two_die_cards_take_two_dice_the_attackers_first() -> None:
    t = duel().deal(0, "BO3").guard("desert", "BL3")
    fight(t, "desert", "BD", "BD", "BO3").play("roll 2")
    t.play("roll 3")
    assert list(t.state.dice)[:2] == [2, 3]
    assert t.controller("desert") == 1
    assert t.vp(1) == 1


WINS = [("B0", {"gold": 3}), ("B1", {"gold": 2}), ("B3", {"gold": 1})]


@pytest.mark.rule("A-BCARD-03")
@pytest.mark.parametrize(("card", "reward"), WINS)
def test_the_winner_takes_the_reward_of_its_card(card: str, reward: dict[str, int]) -> None:
    t = duel().deal(0, "BO7", "AS7").guard("desert").stock(0)
    fight(t, "desert", card, "B4", "BO7", "AS7")
    assert t.store(0) == reward


@pytest.mark.rule("A-BCARD-03")
@pytest.mark.parametrize(("card", "pieces"), [("B1", 1), ("B3", 2)])
def test_the_loser_takes_the_compensation_of_its_card(card: str, pieces: int) -> None:
    t = duel().deal(0, "BO1").guard("desert", "BL5").stock(0)
    fight(t, "desert", card, "B3", "BO1")
    for _ in range(pieces):
        t.play("take blood")
    assert t.store(0) == {"blood": pieces}


@pytest.mark.rule("A-BCARD-03", "RUL-A-10")
@pytest.mark.parametrize("card", ["B4", "BD"])
def test_the_strong_cards_console_with_a_gold(card: str) -> None:
    t = duel().deal(0, "BO1").guard("desert", "BL5", "SU5").stock(0)
    fight(t, "desert", card, "B3", "BO1").chance()
    assert t.store(0) == {"gold": 1}


def lost_zero() -> Table:
    """Seat 0 has lost BO3 with card 0 against BL5 and SU4."""
    t = duel().deal(0, "BO3").bury(0, "AS1").guard("desert", "BL5", "SU4")
    return fight(t, "desert", "B0", "B3", "BO3")


@pytest.mark.rule("A-BCARD-04", "A-BCARD-06", "RUL-A-55")
def test_a_lost_zero_offers_a_casualty_or_one_of_the_graveyard() -> None:
    t = lost_zero()
    assert t.moves == ["casualty", "recover BO3", "recover AS1"]
    t.play("recover BO3")
    assert (t.hand(0), t.grave(0)) == (["BO3"], ["AS1"])


@pytest.mark.rule("A-BCARD-05")
def test_the_winner_chooses_the_casualty_among_those_who_fought() -> None:
    t = lost_zero().play("casualty")
    assert t.seat == 1
    assert t.moves == ["lose BL5", "lose SU4"]
    t.play("lose SU4")
    assert (t.defenders("desert"), t.grave(1)) == (["BL5"], ["SU4"])


@pytest.mark.rule("A-BCARD-05")
def test_a_casualty_may_empty_an_area_that_stays_controlled() -> None:
    t = duel().deal(0, "BO7").guard("desert", "BL1")
    fight(t, "desert", "B4", "B0", "BO7").play("take ash", "casualty", "lose BO7")
    assert (t.defenders("desert"), t.controller("desert")) == ([], 0)
    assert t.grave(0) == ["BO7"]


@pytest.mark.rule("RUL-A-05", "RUL-A-06", "RUL-A-07")
def test_automatons_are_neither_casualties_nor_recovered() -> None:
    t = duel().deal(0, "AU1").guard("desert", "AU2", "BL5")
    fight(t, "desert", "B0", "B1", "AU1")
    assert t.moves == ["casualty"]
    assert t.play("casualty").moves == ["lose BL5"]
    t = duel().deal(0, "AU1").guard("desert", "AU2", "AU3")
    fight(t, "desert", "B0", "B1", "AU1")
    assert "no raise" in t.moves  # neither is possible


@pytest.mark.rule("RUL-A-08")
def test_the_king_suffers_no_casualty() -> None:
    t = table(2).deal(0, "BO1").play("attack gate", "send BO1", "sent", "lay B0")
    assert t.moves == ["recover BO1"]


@pytest.mark.rule("A-BCARD-08", "RUL-A-31")
def test_refresh_takes_all_cards_back_even_if_none_is_discarded() -> None:
    t = table(2)
    t.player(0).cards, t.player(0).discard = 0b00101, 0o245
    t.play("refresh")
    assert t.cards(0) == ["B0", "B1", "B3", "B4", "BD"]
    assert t.player(0).refreshed == 1
    assert "refresh" in table(2).moves
