"""Notation, labels, the log and the breakdown, in three languages (F-INFO-03, F-INFO-07)."""

import pytest

from interregnum.core.errors import BadNotation
from interregnum.core.game import NONE
from interregnum.games.for_a_crown import TITLE
from interregnum.games.shown import Line
from interregnum.games.words import LANGUAGES
from tests.games.for_a_crown.kit import (
    FAMILIES,
    GAME,
    MON,
    PEN,
    RAB,
    Table,
    deck,
    flat,
    opening,
    say,
    square,
    turned,
)

rule = pytest.mark.rule


def line(name: str, **args: object) -> Line:
    """A log line as `told` gives it."""
    return Line(name, {key.replace("_", "-"): arg for key, arg in args.items()})  # type: ignore[misc]  # plain values


@rule("F-INFO-02")
def test_every_action_has_a_notation_of_its_own_that_reads_back() -> None:
    table = opening()
    texts = [TITLE.notation(table.state, RAB, action) for action in range(GAME.actions.size)]
    assert len(set(texts)) == len(texts)
    assert [TITLE.parse(table.state, RAB, text) for text in texts] == list(range(len(texts)))


def test_the_space_of_actions_is_what_records_hold() -> None:
    """A record keeps these numbers: who changes them changes the version of the game."""
    counts = {name: GAME.actions.family_of.count(k) for k, name in enumerate(GAME.actions.names)}
    assert GAME.version == 1
    assert counts == {
        "portrait": 5,
        "turn_up": 43,
        "look": 43,
        "unseen": 5,
        "reveal": 5 * 43,
        "event": 7,
        "roll": 6,
        "recruit": 43,
        "blind": 5,
        "pay": 111,
        "option": 2,
        "icon": 6,
        "target": 5,
        "shift": 10,
        "bribe": 111 * 112 // 2,
        "bribe_sale": 111,
        "mages_decline": 1,
        "mages_coin": 1,
        "mages_ruby": 1,
        "sell": 1,
    }


@rule("F-EVENT-04")
@pytest.mark.parametrize("total", [0, 1, 2, 25, 50])
def test_every_mix_of_a_bribe_has_its_own_action(total: int) -> None:
    table = opening()
    first = table.action(f"bribe {total}c0r")
    actions = [table.action(f"bribe {total - rubies}c{rubies}r") for rubies in range(total + 1)]
    assert actions == list(range(first, first + total + 1))


@rule("F-INFO-02")
def test_notation_is_read_in_any_case_and_spacing() -> None:
    table = opening()
    assert table.action("  RECRUIT   m2-01 ") == table.action("recruit M2-01")
    with pytest.raises(BadNotation, match="'recruit M9-01' is no action of for-a-crown"):
        table.action("recruit M9-01")
    with pytest.raises(BadNotation):
        table.action("")


@rule("F-INFO-02")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_choice_has_a_label_in_every_language(lang: str) -> None:
    chests = {"RAB": "2/1/3/H"}
    tables = [
        square(round_=3, chests=chests, heirloom_sale="any_time"),
        opening().play("recruit M3-01"),
        turned("RAB M1A", "E1"),
        turned("RAB M5-06", "E1"),
        turned("RAB M1C", "E1").play("left"),
        turned("RAB M2-10", "E1"),
        turned("E5", "E1", chests=chests, heirloom_sale="when_paying"),
        turned("E7", "E1", chests=chests),
    ]
    for table in tables:
        choices = TITLE.choices(table.state, RAB)
        said = [say(choice.label, lang) for choice in choices]
        assert len(set(said)) == len(said) > 1
        asked = table.view(RAB).ask
        assert asked is not None
        assert say(asked, lang)


@rule("F-INFO-02")
def test_labels_say_what_a_choice_does() -> None:
    def labels(table: Table) -> list[str]:
        return [say(choice.label) for choice in TITLE.choices(table.state, RAB)]

    first = labels(opening())
    assert first[0] == "Mercenary, level 1: Ruby / Move (cost 1)"
    assert first[3] == "Mercenary, level 2: Ruby, Coin (cost 3)"
    assert first[-1] == "Top card of the level 3 deck, unseen (cost 5)"
    assert labels(opening().play("recruit M3-01"))[0] == "3 coins, 2 rubies"
    assert labels(turned("RAB M1B", "E1")) == ["Magic", "Bandit"]
    assert labels(turned("RAB M1C", "E1").play("left")) == ["Bob", "Cyd"]
    moves = labels(turned("RAB M2-10", "E1"))
    assert moves[:2] == [
        "Move your own portrait left to space 4",
        "Move your own portrait right to space 8",
    ]
    assert "Move the portrait of Bob left to space 4" in moves
    bribes = labels(turned("E5", "E1", chests={"RAB": "1/1/1/H"}))
    assert bribes[0] == "Decline"
    assert bribes[1] == "Send home 1 masked bandit (1 coin)"


@rule("F-INFO-03", "F-RECRUIT-06")
def test_a_recruit_and_its_payment_are_told_to_all() -> None:
    table = opening()
    for viewer in (NONE, RAB, MON):
        said = "Ann recruits the level 3 mercenary (2× Ruby) for 5."
        assert table.says("recruit M3-01", viewer) == said
    table.play("recruit M3-01")
    for viewer in (NONE, RAB, MON):
        assert table.says("pay 2r", viewer) == "Ann pays 3 coins and 2 rubies."


@rule("F-INFO-03")
def test_a_payment_that_follows_by_itself_is_told_with_the_recruit() -> None:
    table = square(chests={"RAB": "0/6/0/H"})
    said = "Ann takes the top card of the level 3 deck unseen for 5. Ann pays 5 coins."
    assert table.says("blind 3", PEN) == said
    assert table.says("recruit M1A", PEN).endswith("Ann pays 1 coin.")


@rule("F-INFO-04", "F-RECRUIT-11")
def test_the_card_of_a_blind_recruit_is_told_to_its_recruiter_alone() -> None:
    table = opening().play("blind 2", "pay 1r")
    assert table.says("look M2-05", RAB).startswith("Ann looks at the level 2 mercenary ")
    for viewer in (NONE, PEN):
        assert table.says("look M2-05", viewer) == "Ann looks at a card of level 2."
        assert table.told("look M2-05", viewer) == table.told("look M2-06", viewer)


@rule("F-INFO-03", "F-EFFECT-01", "F-EFFECT-02")
def test_gains_of_a_card_are_told_as_they_happen() -> None:
    table = deck("RAB M4-03", "E1")
    assert table.told("reveal RAB M4-03", PEN)[1:] == [
        line("log-gains-rubies", seat=RAB, rubies=2),
        line("log-gains-coins", seat=RAB, coins=1),
    ]


@rule("F-INFO-03", "F-EFFECT-03", "F-EFFECT-04")
def test_a_hit_is_told_with_who_hit_whom() -> None:
    table = turned("RAB M1C", "E1").play("left")
    assert table.told("at MON", PEN) == [line("log-loss", seat=RAB, target_seat=MON)]
    table = turned("RAB M1B", "E1").play("right")
    assert table.told("at PEN", MON) == [line("log-bandit", seat=RAB, target_seat=PEN)]


@rule("F-INFO-03", "RUL-F-05")
def test_losses_of_an_event_are_told_in_influence_order() -> None:
    table = deck("E2", "RAB M2-01", gallery={"RAB": 1, "PEN": 8, "MON": 4})
    assert table.told("event E2")[1:] == [
        line("log-loses", seat=MON, rubies=1),
        line("log-loses", seat=RAB, rubies=2),
    ]
    table = deck("E1", "RAB M2-01", chests={"RAB": "9/0/2/H"})
    assert table.told("event E1")[1:] == [
        line("log-loses", seat=RAB, rubies=2),
        line("log-returns", seat=RAB, bandits=2),
    ]


@rule("F-INFO-07", "F-JEWEL-02")
def test_a_sale_is_announced_to_everybody() -> None:
    table = turned("PEN M1C", "E1", chests={"RAB": "0/2/0/H"}).play("left")
    for viewer in (NONE, RAB, MON):
        assert line("log-sale", seat=RAB) in table.told("at RAB", viewer)
        assert "Ann sells the heirloom: +10 rubies." in table.says("at RAB", viewer)
    table = deck("E1", "RAB M2-01", chests={"PEN": "1/0/1/H"})
    assert table.told("event E1")[1:3] == [
        line("log-sale", seat=PEN),
        line("log-loses", seat=PEN, rubies=2),
    ]


@rule("F-INFO-07", "RUL-F-02")
def test_a_sale_by_choice_is_announced_once() -> None:
    table = square(chests={"RAB": "0/2/0/H"}, heirloom_sale="any_time")
    assert table.told("sell", PEN) == [line("log-sale", seat=RAB)]
    assert table.told("recruit M3-01", PEN)[1:] == [line("log-sale", seat=RAB)]
    mages = turned("E7", "E1", chests={"RAB": "0/0/0/H"}, heirloom_sale="when_paying")
    assert [told.id for told in mages.told("ruby", PEN)] == [
        "log-mages",
        "log-sale",
        "log-pays-rubies",
    ]


@rule("F-INFO-07", "F-JEWEL-07")
def test_an_elimination_is_announced_to_everybody() -> None:
    table = turned("PEN M1C", "E1", chests={"RAB": "0/2/3/-"}).play("left")
    for viewer in (NONE, RAB, MON):
        assert table.told("at RAB", viewer)[1:] == [
            line("log-returns", seat=RAB, bandits=3),
            line("log-out", seat=RAB),
        ]
    for lang in LANGUAGES:
        assert "Ann" in table.says("at RAB", MON, lang)


@rule("F-INFO-07", "F-REVEAL-06")
def test_an_ignored_card_is_told_as_such() -> None:
    table = deck("PEN M3-01", "E1", round_=2, out=["PEN"])
    assert [told.id for told in table.told("reveal PEN M3-01")] == ["log-ignored"]


@rule("F-INFO-03", "F-ROUND-02")
def test_the_next_round_is_told_with_its_unknown_event() -> None:
    told = deck("RAB M3-01").told("reveal RAB M3-01")
    assert told[-1] == line("log-round", round=2)


@rule("F-INFO-03", "F-END-05")
def test_the_final_steps_are_told_one_by_one() -> None:
    chests = {"RAB": "5/1/0/-", "PEN": "5/1/0/-", "MON": "0/0/2/-"}
    told = deck("RAB M3-01", round_=4, chests=chests).told("reveal RAB M3-01")
    assert told[2:] == [
        line("log-final-influence"),
        line("log-gains-rubies", seat=RAB, rubies=1),
        line("log-final-coins"),
        line("log-gains-rubies", seat=RAB, rubies=1),
        line("log-gains-rubies", seat=PEN, rubies=1),
        line("log-final-bandits"),
        line("log-returns", seat=MON, bandits=2),
        line("log-out", seat=MON),
        line("log-winner", seat=RAB, rubies=9),
    ]


@rule("F-INFO-03", "F-END-06")
def test_a_final_step_that_concerns_nobody_is_not_told() -> None:
    chests = {"RAB": "5/0/0/-", "PEN": "5/0/0/-", "MON": "5/0/0/-"}
    told = [each.id for each in deck("E1", round_=4, chests=chests).told("event E1")]
    assert told == ["log-event", "log-final-influence", "log-gains-rubies", "log-winner"]


@rule("F-INFO-03")
def test_decisions_are_told_in_words() -> None:
    assert turned("RAB M1B", "E1").says("right") == "Ann chooses the bandit."
    assert turned("RAB M2-08", "E1").says("do move") == "Ann uses the move next."
    said = turned("RAB M2-10", "E1").says("PEN left")
    assert said == "Ann moves the portrait of Bob to space 4."
    said = turned("RAB M2-10", "E1").says("RAB right")
    assert said == "Ann moves their own portrait to space 8."
    table = turned("E5", "E1", chests={"RAB": "3/3/2/H"})
    assert table.says("bribe 0c0r") == "Ann declines."
    said = table.says("bribe 1c1r")
    assert said == "Ann sends home 2 masked bandits. Ann pays 1 coin and 1 ruby."
    mages = turned("E7", "E1")
    assert mages.says("decline") == "Ann declines."
    assert mages.says("coin") == "Ann turns to the mages. Ann pays 1 coin."
    assert mages.play("coin").says("roll 4").startswith("Ann rolls the magic die: 2× Coin.")


@rule("F-INFO-03", "F-SETUP-13")
def test_the_set_up_is_told_too() -> None:
    table = Table(TITLE.new(3, TITLE.options({})))
    assert table.told("portrait MON") == [line("log-portrait", seat=MON)]
    table.play("portrait MON", "portrait RAB")
    coins = {told.args["seat"]: told.args["coins"] for told in table.told("portrait PEN")[1:]}
    assert coins == {MON: 3, RAB: 4, PEN: 5}


@rule("F-INFO-03", "RUL-F-15")
def test_a_bandit_that_the_reserve_does_not_have_is_not_told_as_taken() -> None:
    chests = {"PEN": "10/0/25/H"}
    table = turned("RAB M1B", "E1", chests=chests, supply="strict").play("right")
    assert table.copy().play("at MON").chest("MON") == "10/5/0/H"
    assert [told.id for told in table.told("at MON")] == ["log-bandit-none"]


@rule("F-INFO-03", "RUL-F-23")
def test_a_loss_that_no_knockout_forgives_is_not_told_as_lost() -> None:
    table = turned("PEN M1C", "E1", chests={"RAB": "0/2/0/-"}, no_knockout=True).play("left")
    assert table.copy().play("at RAB").chest("RAB") == "0/2/0/-"
    assert [told.id for told in table.told("at RAB")] == ["log-loss-none"]


@rule("F-INFO-03", "F-JEWEL-05")
def test_a_ruby_that_nobody_had_is_not_told_as_returned() -> None:
    fatal = turned("PEN M1C", "E1", chests={"RAB": "0/2/0/-"}).play("left")
    assert [told.id for told in fatal.told("at RAB")] == ["log-loss-due", "log-out"]
    assert "1 ruby" not in fatal.says("at RAB")
    for lang in LANGUAGES:
        assert fatal.says("at RAB", lang=lang)


@rule("F-INFO-03")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_log_speaks_every_language_through_a_whole_game(lang: str) -> None:
    table = opening(3, heirloom_sale="any_time", supply="strict")
    for k in range(400):
        if table.seat == NONE:
            break
        moves = table.moves
        text = moves[k * 7 % len(moves)]
        for viewer in (NONE, RAB, PEN):
            assert table.says(text, viewer, lang)
        table.play(text)
    assert table.phase == "over"


# The breakdown


def parts(table: Table, family: str, viewer: int) -> list[Line]:
    seat = FAMILIES.index(family)
    lines = TITLE.breakdown(table.state, seat, viewer)
    for lang in LANGUAGES:
        assert all(say(each, lang) for each in lines)
    return [part for each in lines for part in flat(each)]


@rule("F-END-07", "F-INFO-01")
def test_the_breakdown_opens_a_chest_to_its_owner_only() -> None:
    table = deck("E1", chests={"RAB": "4/0/0/H", "PEN": "6/0/0/-"})
    own = parts(table, "RAB", RAB)
    assert line("score-rubies", rubies=4) in own
    assert line("score-total", rubies=14) in own
    assert line("final-heirloom") in own
    for viewer in (NONE, PEN):
        names = {part.id for part in parts(table, "RAB", viewer)}
        assert names == {"final-heirloom", "final-influence"}
    assert parts(table, "PEN", RAB) == [line("heirloom-sold")]


@rule("F-END-02", "F-END-03", "F-END-04")
def test_the_breakdown_tells_what_the_final_steps_would_bring() -> None:
    chests = {"RAB": "4/0/0/H", "PEN": "6/3/2/-", "MON": "5/3/1/H"}
    table = deck("E1", chests=chests, chest_view="open")
    names = [[part.id for part in parts(table, family, NONE)] for family in FAMILIES[:3]]
    assert names[0] == ["final-heirloom", "final-influence", "score-rubies", "score-total"]
    expected = ["heirloom-sold", "final-coins", "final-bandits", "score-rubies", "score-total"]
    assert names[1] == expected
    assert names[2] == ["final-heirloom", "final-coins", "score-rubies", "score-total"]


@rule("F-END-03", "F-INFO-01")
def test_who_has_most_coins_is_not_told_while_chests_are_closed() -> None:
    table = deck("E1", chests={"RAB": "4/9/0/H"})
    assert "final-coins" not in [part.id for part in parts(table, "RAB", RAB)]


@rule("F-END-06", "RUL-F-11")
def test_nobody_is_told_to_have_most_of_nothing() -> None:
    chests = dict.fromkeys(["RAB", "PEN", "MON"], "4/0/0/H")
    table = deck("E1", chests=chests, chest_view="open")
    names = {part.id for family in FAMILIES[:3] for part in parts(table, family, NONE)}
    assert not names & {"final-coins", "final-bandits"}


@rule("F-END-07", "F-JEWEL-09")
def test_the_breakdown_at_the_end_is_open_and_without_prospects() -> None:
    chests = {"RAB": "4/9/0/H", "PEN": "0/0/1/-"}
    table = deck("E1", round_=4, chests=chests).play("event E1")
    assert parts(table, "RAB", NONE) == [
        line("final-heirloom"),
        line("score-rubies", rubies=6),
        line("score-total", rubies=16),
    ]
    assert parts(table, "PEN", RAB) == [line("log-out", seat=PEN)]


@rule("F-GEN-09")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_family_has_a_noble_with_a_name_in_every_language(lang: str) -> None:
    nobles = [say(Line(f"for-a-crown-noble-{family.lower()}"), lang) for family in FAMILIES]
    assert len(set(nobles)) == len(FAMILIES) == 5
