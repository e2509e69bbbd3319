"""Effects of mercenaries and of the magic die (F-EFFECT)."""

from random import Random

import pytest

from interregnum.games.for_a_crown import TITLE
from tests.games.for_a_crown.kit import FAMILIES, RAB, deck, opening, say, turned
from tests.games.for_a_crown.ledger import CARDS, DICE

rule = pytest.mark.rule
BIG = [card for card in CARDS if not card.startswith("M1")]


@rule("F-EFFECT-01")
def test_a_ruby_icon_brings_one_ruby() -> None:
    table = turned("RAB M1A", "E1").play("left")
    assert table.chests == {"RAB": "11/3/0/H", "PEN": "10/4/0/H", "MON": "10/5/0/H"}


@rule("F-EFFECT-02")
def test_a_coin_icon_brings_one_coin() -> None:
    table = turned("RAB M1C", "E1").play("right")
    assert table.chests == {"RAB": "10/4/0/H", "PEN": "10/4/0/H", "MON": "10/5/0/H"}


@rule("F-EFFECT-03")
def test_a_loss_icon_takes_one_ruby_from_the_player_named() -> None:
    table = turned("RAB M1C", "E1").play("left", "at MON")
    assert table.chests == {"RAB": "10/3/0/H", "PEN": "10/4/0/H", "MON": "9/5/0/H"}


@rule("F-EFFECT-04")
def test_a_bandit_icon_puts_a_bandit_in_front_of_the_player_named() -> None:
    table = turned("RAB M1B", "E1").play("right", "at PEN")
    assert table.chests == {"RAB": "10/3/0/H", "PEN": "10/4/1/H", "MON": "10/5/0/H"}
    assert [house.bandits for house in table.view().houses] == [0, 1, 0]


@rule("F-EFFECT-05")
def test_a_die_icon_rolls_one_of_six_even_faces() -> None:
    table = turned("RAB M1B", "E1").play("left")
    assert (table.phase, table.awaited, table.doc["actor"]) == ("roll", "chance", "RAB")
    assert table.odds == {f"roll {face}": 1 for face in range(1, 7)}


@rule("F-EFFECT-05")
@pytest.mark.parametrize("die", ["standard", "harsh"])
@pytest.mark.parametrize("face", [1, 2, 3, 4, 5, 6])
def test_each_face_does_what_it_shows(die: str, face: int) -> None:
    table = turned("RAB M1B", "E1", die=die).play("left", f"roll {face}")
    icons = DICE[die][face - 1].split()
    chest = f"{10 + icons.count('RUBY')}/{3 + icons.count('COIN')}/0/H"
    assert table.chest("RAB") == chest
    asked = {"LOSS": "target", "BANDIT": "target", "MOVE": "move"}.get(icons[0], "reveal")
    for _ in range(len(icons) if asked != "reveal" else 0):
        assert table.phase == asked
        table.play("at PEN" if asked == "target" else "PEN left")
    assert table.phase == "reveal"
    assert table.chest("PEN") == f"{10 - icons.count('LOSS')}/4/{icons.count('BANDIT')}/H"
    assert table.gallery["PEN"] == {0: 6, 1: 4, 2: 3}[icons.count("MOVE")]


@rule("F-EFFECT-05", "F-EFFECT-13")
def test_the_icons_of_a_face_join_those_left_on_the_card() -> None:
    table = turned("RAB M2-05", "E1").play("do die", "roll 5")
    assert table.moves == ["do loss", "do bandit", "do move"]
    table.play("do move", "PEN left", "do bandit", "at PEN")
    assert table.moves == ["do loss", "do move"], "the second move is still to be made"


@rule("F-EFFECT-05")
def test_a_die_may_be_rolled_twice_for_two_icons() -> None:
    table = turned("RAB M3-03", "E1").play("roll 1")
    assert table.phase == "roll"
    assert table.play("roll 4").chest("RAB") == "11/5/0/H"
    assert table.phase == "reveal"


@rule("F-EFFECT-09", "RUL-F-08", "EX-F-27")
def test_three_losses_may_be_split_and_repeated() -> None:
    table = turned("RAB M3-08", "E1").play("at PEN", "at PEN", "at MON")
    assert table.chests == {"RAB": "10/4/0/H", "PEN": "8/4/0/H", "MON": "9/5/0/H"}
    assert table.phase == "reveal"


@rule("F-EFFECT-09")
def test_bandits_may_be_split_too() -> None:
    table = turned("RAB M1B", "E1", seats=4).play("left", "roll 6", "at FLA", "at MON")
    assert table.chest("FLA") == "10/5/1/H"
    assert table.chest("MON") == "10/4/1/H"


@rule("F-EFFECT-10", "F-EFFECT-03", "F-EFFECT-04")
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("text", ["RAB M1C left", "MON M1C left", "PEN M1B right"])
def test_loss_and_bandit_go_to_any_other_active_player(text: str, seats: int) -> None:
    owner, card, half = text.split()
    table = turned(f"{owner} {card}", "E1", seats=seats).play(half)
    assert table.moves == [f"at {family}" for family in FAMILIES[:seats] if family != owner]


@rule("F-EFFECT-10", "F-JEWEL-09")
def test_who_is_out_is_no_target() -> None:
    table = turned("RAB M1C", "E1", seats=5, round_=2, out=["MON", "CRO"]).play("left")
    assert table.moves == ["at PEN", "at FLA"]


@rule("F-EFFECT-11")
@pytest.mark.parametrize("card", BIG)
def test_all_icons_of_a_bigger_card_are_applied(card: str) -> None:
    table = turned(f"RAB {card}", "E1", icon_order="printed")
    asked = {"roll": "DIE", "target": "", "move": "MOVE"}
    applied: list[str] = []
    while table.phase != "reveal":
        applied.append(asked[table.phase] or table.doc["icon"])
        table.play({"roll": "roll 1", "target": "at PEN", "move": "PEN left"}[table.phase])
    icons = CARDS[card].split()
    assert applied == [icon for icon in icons if icon not in ("RUBY", "COIN")]
    rubies = icons.count("RUBY") + icons.count("DIE")
    assert table.chest("RAB") == f"{10 + rubies}/{3 + icons.count('COIN')}/0/H"
    assert table.chest("PEN") == f"{10 - icons.count('LOSS')}/4/{icons.count('BANDIT')}/H"


@rule("F-EFFECT-12")
def test_a_level_one_card_applies_one_of_its_effects_chosen_anew_each_time() -> None:
    table = deck("RAB M1A", "RAB M1A", "E1").play("reveal RAB M1A")
    assert table.moves == ["left", "right"]
    table.play("left")
    assert (table.phase, table.chest("RAB")) == ("reveal", "11/3/0/H")
    table.play("reveal RAB M1A", "right")
    assert (table.phase, table.chest("RAB")) == ("move", "11/3/0/H")


@rule("F-EFFECT-12")
@pytest.mark.parametrize(
    ("card", "phases"),
    [("M1A", ["reveal", "move"]), ("M1B", ["roll", "target"]), ("M1C", ["target", "reveal"])],
)
def test_the_left_effect_is_left_and_the_right_one_right(card: str, phases: list[str]) -> None:
    for half, phase in zip(("left", "right"), phases, strict=True):
        assert turned(f"MON {card}", "E1").play(half).phase == phase


@rule("F-EFFECT-13", "RUL-F-07", "EX-F-49")
def test_the_owner_orders_the_icons_after_rubies_and_coins() -> None:
    table = turned("RAB M5-06", "E1", icon_order="free")
    assert table.chest("RAB") == "11/3/0/H"
    assert (table.phase, table.awaited) == ("icon", "RAB")
    assert table.moves == ["do loss", "do die", "do bandit", "do move"]
    table.play("do die", "roll 1")
    assert table.chest("RAB") == "12/3/0/H"
    assert table.moves == ["do loss", "do bandit", "do move"]


@rule("F-EFFECT-13")
def test_a_single_kind_left_is_not_asked_for() -> None:
    table = turned("RAB M3-07", "E1")
    assert table.moves == ["do loss", "do move"]
    table.play("do loss", "at PEN", "do loss", "at MON")
    assert (table.phase, table.doc["icon"]) == ("move", "MOVE")
    table.play("RAB left")
    assert (table.phase, table.doc["icons"]) == ("reveal", [])


@rule("F-EFFECT-13")
def test_rubies_and_coins_are_taken_before_the_first_choice() -> None:
    table = turned("RAB M4-10", "E1")
    assert table.chest("RAB") == "11/4/0/H"
    assert table.moves == ["do die", "do bandit"]
    table.play("do die", "roll 4")
    assert (table.chest("RAB"), table.phase) == ("11/6/0/H", "target")


@rule("F-EFFECT-14", "RUL-F-08")
@pytest.mark.parametrize("card", ["M3-08", "M2-09"])
def test_an_icon_without_a_target_is_skipped(card: str) -> None:
    table = deck(f"RAB {card}", "E1", round_=2, out=["PEN", "MON"]).play(f"reveal RAB {card}")
    if table.phase == "icon":
        assert table.moves == ["do loss", "do bandit"]
        table.play("do bandit")
    assert table.phase == "reveal"
    assert table.chest("RAB") == "10/4/0/H"


@rule("F-EFFECT-14", "RUL-F-08")
def test_a_choice_that_would_be_skipped_says_so_and_its_log_too() -> None:
    table = turned("RAB M3-07", "E1", round_=2, out=["PEN", "MON"])
    labels = {choice.text: say(choice.label) for choice in TITLE.choices(table.state, RAB)}
    assert labels == {
        "do loss": "Loss: nobody is left to choose, so nothing happens",
        "do move": "Move any portrait",
    }
    assert table.says("do loss") == "Ann has nobody left to choose and skips the loss."
    assert table.says("do move") == "Ann uses the move next."


@rule("F-EFFECT-14")
def test_one_other_player_left_is_target_enough() -> None:
    table = turned("RAB M1C", "E1", round_=2, out=["PEN"]).play("left")
    assert table.moves == ["at MON"]
    table = turned("MON M1C", "E1", round_=2, out=["PEN"]).play("left")
    assert table.moves == ["at RAB"]


@rule("F-EFFECT-15")
@pytest.mark.parametrize(
    ("card", "half", "phase"), [("M1A", "right", "move"), ("M1C", "left", "target")]
)
def test_no_effect_can_be_declined(card: str, half: str, phase: str) -> None:
    table = turned(f"RAB {card}", "E1").play(half)
    assert table.phase == phase
    words = {text.split()[-1] for text in table.moves}
    assert words <= {"left", "right", "PEN", "MON"}


@rule("F-EFFECT-15")
def test_a_move_must_be_made_even_alone_in_the_gallery() -> None:
    table = turned("RAB M1A", "E1", round_=2, out=["PEN", "MON"], gallery={"RAB": 9}).play("right")
    assert table.moves == ["RAB left"]


@rule("F-EFFECT-13")
def test_an_icon_taken_leaves_the_others_in_printed_order() -> None:
    table = turned("RAB M5-07", "E1").play("do die")
    assert table.doc["icons"] == ["LOSS", "LOSS", "DIE", "MOVE"]
    assert table.play("roll 3").doc["icons"] == ["LOSS", "LOSS", "LOSS", "DIE", "MOVE"]


@rule("F-EFFECT-05")
def test_whoever_rolls_applies_the_face() -> None:
    table = turned("PEN M3-02", "E1").play("roll 3")
    assert (table.awaited, table.moves) == ("PEN", ["at RAB", "at MON"])
    assert table.play("at RAB").chest("RAB") == "9/3/0/H"


@rule("F-GEN-07", "RUL-F-24")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_no_decision_ever_gives_another_player_rubies_or_coins(seed: int) -> None:
    table = opening(4, heirloom_sale="any_time")
    rng = Random(seed)
    while table.awaited:
        actor, before = table.awaited, table.doc["players"]
        table.play(rng.choice(table.moves))
        if actor == "chance" or table.phase == "over":
            continue
        for old, new in zip(before, table.doc["players"], strict=True):
            sold = 10 if old["heirloom"] != new["heirloom"] else 0
            if new["family"] != actor:
                assert new["rubies"] <= old["rubies"] + sold
                assert new["coins"] <= old["coins"]
