"""What follows from an action as data: boards draw it, and the log tells its lines."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from interregnum.core.game import CHANCE, NONE, Action, Seat
from interregnum.core.play import sample
from interregnum.games.crown_of_ash import TITLE
from interregnum.games.crown_of_ash.events import (
    AnyEvent,
    AreaScore,
    AutomaTurn,
    Battle,
    Control,
    FinalScores,
    Goods,
    Points,
    Reveal,
    Roll,
    RoundOver,
    Side,
    Verdict,
    Winner,
    events,
)
from interregnum.games.crown_of_ash.families import FAMILIES
from interregnum.games.crown_of_ash.options import MODES
from interregnum.games.crown_of_ash.rules.imagine import hides_attackers, hides_cards
from interregnum.games.crown_of_ash.rules.state import State
from interregnum.games.crown_of_ash.view import KING_SEAT

from .kit import GAME, Table, duel, table


def step(s: State, seat: Seat, action: Action) -> list[AnyEvent]:
    """Play an action and hand out what followed."""
    before = GAME.clone(s)
    GAME.apply(s, seat, action)
    return list(events(before, s, seat, action))


def after(t: Table, seat: Seat, text: str) -> list[AnyEvent]:
    return step(t.state, seat, FAMILIES.actions[text])


def kinds(found: list[AnyEvent]) -> list[str]:
    return [type(event).__name__ for event in found]


def one_battle(found: list[AnyEvent]) -> Battle:
    (battle,) = (event for event in found if isinstance(event, Battle))
    return battle


def even(mine: str, theirs: str) -> list[AnyEvent]:
    """BO4 and BO5 against BL3 and BL1 in Desert; what follows the second card."""
    t = duel().deal(0, "BO4", "BO5").guard("desert", "BL3", "BL1")
    t.play("attack desert", "send BO4", "send BO5", "sent").by(0, f"lay {mine}")
    return after(t, 1, f"lay {theirs}")


@pytest.mark.rule("A-BATTLE-08", "A-BATTLE-09")
def test_a_battle_is_told_with_both_sides_and_the_parts_of_their_totals() -> None:
    battle = one_battle(even("B1", "b0"))
    assert (battle.area, battle.space, battle.won) == ("desert", "battle-desert", True)
    parts = {"warriors": 9, "reinforcement": 1, "space": 0, "card": 1}
    assert battle.attack == Side(0, ["BO4", "BO5"], "B1", 0, parts, 11)
    parts = {"warriors": 4, "reinforcement": 1, "card": 0}
    assert battle.defence == Side(1, ["BL1", "BL3"], "B0", 0, parts, 5)


def test_a_die_counts_as_a_die_and_not_as_a_card() -> None:
    t = duel().deal(0, "BO4").guard("desert", "BL3")
    t.play("attack desert", "send BO4", "sent").by(0, "lay BD").by(1, "lay B1")
    battle = one_battle(after(t, CHANCE, "roll 6"))
    assert (battle.attack.parts["die"], battle.defence.parts["card"]) == (6, 1)
    assert "card" not in battle.attack.parts


def test_what_a_battle_changes_follows_it() -> None:
    found = even("B1", "b0")
    assert kinds(found)[:4] == ["Reveal", "Battle", "Verdict", "Control"]
    control = next(event for event in found if isinstance(event, Control))
    assert (control.area, control.seat, control.before) == ("desert", 0, 1)


def test_a_tie_is_the_defenders() -> None:
    t = duel().deal(0, "BO4").guard("desert", "BL3")
    t.play("attack desert", "send BO4", "sent").by(0, "lay B0")
    battle = one_battle(after(t, 1, "lay b1"))
    assert (battle.attack.total, battle.defence.total, battle.won) == (4, 4, False)


def test_the_king_fights_without_a_card_and_the_wing_counts() -> None:
    t = table(2).deal(0, "BO7").play("attack left", "send BO7", "sent")
    battle = one_battle(after(t, 0, "lay b3"))
    assert battle.attack.parts["space"] == 1
    assert battle.defence == Side(KING_SEAT, [], "", 0, {"king": 5}, 5)


@pytest.mark.rule("A-BCARD-02")
def test_cards_and_dice_are_told_when_they_are_turned_up_and_the_battle_when_they_stand() -> None:
    t = duel().deal(0, "BO4").guard("desert", "BL3")
    t.play("attack desert", "send BO4", "sent")
    assert after(t, 0, "lay bd") == []
    (reveal,) = after(t, 1, "lay bd")
    assert isinstance(reveal, Reveal)
    assert (reveal.attackers, reveal.attack_card, reveal.defence_card) == (["BO4"], "BD", "BD")
    assert after(t, CHANCE, "roll 6") == [Roll(None, "battle", 0, 6, "")]
    found = after(t, CHANCE, "roll 2")
    assert found[0] == Roll(None, "battle", 1, 2, "")
    battle = one_battle(found)
    assert (battle.attack.die, battle.defence.die) == (6, 2)
    assert (battle.attack.total, battle.defence.total) == (10, 5)


def test_a_die_that_mors_has_thrown_again_is_told_again() -> None:
    t = table(2, powers=True, lords="mors,fortis").rule("desert", 1).deal(0, "BO4")
    t.guard("desert", "BL3").play("attack desert", "send BO4", "sent")
    t.by(0, "lay BD").by(1, "lay B3")
    assert kinds(after(t, CHANCE, "roll 1")) == ["Roll"]
    assert after(t, 0, "reroll 0") == []
    found = after(t, CHANCE, "roll 5")
    assert found[0] == Roll(None, "battle", 0, 5, "")
    assert one_battle(found).attack.die == 5


@pytest.mark.rule("A-AI-13")
def test_the_automas_die_and_card_are_told_with_the_steps_it_tried() -> None:
    t = table(1).deal(1).play("gold", "no raise")
    assert after(t, CHANCE, "roll 3") == [Roll(None, "province", 1, 3, "village")]
    turn = after(t, CHANCE, "action v")[0]
    assert isinstance(turn, AutomaTurn)
    assert (turn.card, turn.area) == ("V", "village")
    assert [each.possible for each in turn.steps][-1]
    assert not any(each.possible for each in turn.steps[:-1])


@pytest.mark.rule("A-ROUND-02", "A-CIT-10")
def test_a_round_is_scored_area_by_area_and_nobody_scores_the_kings_citadel() -> None:
    t = table(2).last_turn().play("gold", "no raise", "gold")
    over = next(event for event in after(t, 1, "no raise") if isinstance(event, RoundOver))
    assert over.round == 1
    assert AreaScore("volcano", 0, 2) in over.areas
    assert "citadel" not in [each.area for each in over.areas]
    t = table(2).rule("citadel", 0).last_turn().play("gold", "no raise", "gold")
    over = next(event for event in after(t, 1, "no raise") if isinstance(event, RoundOver))
    assert over.areas[-1] == AreaScore("citadel", 0, 3)


def played(people: int, mode: str, seed: int) -> Iterator[tuple[State, State, list[AnyEvent]]]:
    """A random game: before, after, and what followed."""
    s, rng = TITLE.new(people, MODES[mode]), Random(seed)
    while waiting := list(GAME.to_act(s)):
        seat = rng.choice(waiting)
        before = GAME.clone(s)
        yield before, s, step(s, seat, sample(GAME, s, seat, rng))


TABLES = [(1, "solo high"), (2, "standard"), (3, "with automa"), (4, "advanced")]


@pytest.mark.parametrize(("people", "mode"), TABLES)
def test_points_goods_and_scorings_add_up_to_the_end_of_the_game(people: int, mode: str) -> None:
    points: Counter[int] = Counter()
    held: Counter[tuple[int, str]] = Counter()
    areas: Counter[int] = Counter()
    for before, s, found in played(people, mode, 5):
        for event in found:
            if isinstance(event, Points):
                points[event.seat] += event.points
                assert event.total == s.players[event.seat].vp
            elif isinstance(event, Goods):
                held.update({(event.seat, kind): n for kind, n in event.goods.items()})
            elif isinstance(event, RoundOver):
                assert event.round == before.round + 1
                areas.update(dict.fromkeys(range(len(s.players)), 0))
                for each in event.areas:
                    areas[each.seat] += each.points
    last = next(event for event in found if isinstance(event, FinalScores))
    for seat, p in enumerate(s.players):
        assert points[seat] == p.vp
        assert areas[seat] == p.points[0] + p.points[1]
        assert list(last.points[seat].values()) == list(p.points)[4:]
        store = TITLE.position(s)["players"][seat]["store"]
        start = 2 if seat < people else 0
        assert store == {kind: held[seat, kind] + start * (kind == "gold") for kind in store}
    assert {each.seat for each in found if isinstance(each, Winner)} == {
        seat for seat, rank in enumerate(GAME.ranks(s)) if rank == 1
    }


@pytest.mark.parametrize(("people", "mode"), TABLES)
def test_nothing_hidden_is_told(people: int, mode: str) -> None:
    """While attackers or cards lie face down nothing follows that could tell them."""
    closed = 0
    for before, s, found in played(people, mode, 6):
        if hides_attackers(s) or hides_cards(s):
            closed += 1
            assert set(kinds(found)) <= {"AutomaTurn"}
        assert before.attacker != NONE or not any(isinstance(each, Battle) for each in found)
    assert closed


@pytest.mark.parametrize(("people", "mode"), TABLES)
def test_a_verdict_stands_right_after_its_battle(people: int, mode: str) -> None:
    for _, _, found in played(people, mode, 7):
        told = kinds(found)
        assert [told[k + 1] for k, name in enumerate(told) if name == "Battle"] == [
            type(each).__name__ for each in found if isinstance(each, Verdict)
        ]
