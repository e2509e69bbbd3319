"""What people see: views, words, reasons, the log, the picture; options and positions."""

from io import StringIO
from random import Random
from typing import Any

import pytest
from rich.console import Console

from interregnum.core.errors import BadOption, BadPosition
from interregnum.core.game import CHANCE, NONE
from interregnum.core.play import sample
from interregnum.games.crown_of_ash import TITLE
from interregnum.games.crown_of_ash.draw import DRAWING
from interregnum.games.crown_of_ash.families import FAMILIES
from interregnum.games.crown_of_ash.options import MODES, Options
from interregnum.games.crown_of_ash.rules.actions import SPACE
from interregnum.games.crown_of_ash.rules.data import LORD_IDS
from interregnum.games.crown_of_ash.view import view
from interregnum.games.drawing import Look
from interregnum.games.words import Words

from .kit import GAME, Table, duel, fight, table


def played(t: Table, plies: int, seed: int = 1) -> Table:
    rng = Random(seed)
    for _ in range(plies):
        if t.seat != NONE:
            GAME.apply(t.state, t.seat, sample(GAME, t.state, t.seat, rng))
    return t


@pytest.mark.rule("A-BCARD-07", "RUL-A-56", "RUL-A-121")
def test_of_a_discard_pile_others_see_the_top_card_only() -> None:
    t = table(2)
    t.player(0).cards, t.player(0).discard = 0b10100, 0o124
    theirs, own = view(t.state, 1).players[0], view(t.state, 0).players[0]
    assert (theirs.top, theirs.discard, theirs.cards, theirs.card_count) == ("B4", None, None, 2)
    assert own.discard == ["B0", "B1", "B4"]
    assert own.cards == ["B3", "BD"]


@pytest.mark.rule("RUL-A-28", "RUL-A-29")
@pytest.mark.parametrize("hidden", [False, True])
def test_hands_are_shown_unless_the_option_hides_them_and_stores_always_are(hidden: bool) -> None:
    t = table(2, hide_hands=hidden)
    face = view(t.state, 1).players[0]
    assert face.hand == (None if hidden else ["Visio-c"])
    assert face.hand_size == 1
    assert face.store["gold"] == 2
    assert view(t.state, 0).players[0].hand == ["Visio-c"]


@pytest.mark.rule("A-SETUP-10", "A-FINAL-04")
def test_a_fate_card_is_shown_to_its_owner_and_to_all_at_the_end() -> None:
    t = table(2)
    assert view(t.state, 0).players[0].fate == "F1"
    assert view(t.state, 1).players[0].fate == ""
    assert view(t.state, NONE).players[1].fate == ""
    t.state.round = 3
    t.last_turn().to_round_end()
    assert view(t.state, NONE).players[0].fate == "F1"


def reason(t: Table, text: str) -> tuple[str, dict[str, Any]]:
    found = TITLE.explain(t.state, t.seat, FAMILIES.actions[text])
    assert found is not None
    return found.rule, dict(found.args)


def test_a_refused_space_is_explained_with_its_clause_and_numbers() -> None:
    t = table(2).stock(0, gold=1)
    assert reason(t, "build") == ("A-TURN-08", {"cost": 2, "gold": 1})
    assert reason(t, "gather coast")[0] == "A-RES-02"
    assert reason(t, "attack volcano")[0] == "A-BATTLE-03"
    assert reason(t, "attack coast")[0] == "A-BATTLE-03"
    assert reason(t.deal(0), "attack desert")[0] == "A-BATTLE-02"
    t.state.taken[0] = 1
    assert reason(t, "gather volcano")[0] == "A-TURN-06"
    assert reason(t, "give bone")[0] == "A-SETUP-21"
    t.play("gold").stock(0, bone=1)
    assert reason(t, "raise 1")[1]["needed"] == 1


def test_a_refused_power_names_the_lord_or_the_token() -> None:
    t = table(2, powers=True)
    assert reason(t, "give bone")[0] == "A-POWER-06"
    t.play("gold", "no raise").stock(1)
    assert reason(t, "give bone")[0] == "A-POWER-06"
    t.player(1).token = 0
    assert reason(t, "give bone")[0] == "A-POWER-02"


@pytest.mark.rule("A-BATTLE-06")
def test_while_cards_are_laid_no_reason_tells_who_has_laid_one() -> None:
    t = duel(3).deal(0, "BO4").play("attack desert", "send BO4", "sent")
    card = FAMILIES.actions["lay b3"]
    bystander = TITLE.explain(t.state, 2, card)
    t.by(0, "lay B3")
    assert TITLE.explain(t.state, 2, card) == bystander
    done = TITLE.explain(t.state, 0, card)
    assert done is not None
    assert (done.rule, done.id) == ("A-BATTLE-06", "ui-why-finished")


def test_what_stands_for_something_hidden_cannot_be_played() -> None:
    t = table(2)
    for text in ("send", "laid", "fate"):
        found = TITLE.explain(t.state, 0, FAMILIES.actions[text])
        assert found is not None
        assert found.id == "ui-why-mark"


@pytest.mark.parametrize("lang", ["en", "cs", "ru"])
@pytest.mark.parametrize(
    ("people", "mode"), [(1, "solo high targeted"), (3, "with automa"), (4, "advanced")]
)
def test_everything_that_is_said_has_words(lang: str, people: int, mode: str) -> None:
    words, names = Words(lang, [TITLE], strict=True), ["Anna", "Petr", "Ivan", "Olga"][:people]
    s, rng = TITLE.new(people, MODES[mode]), Random(7)
    while waiting := list(GAME.to_act(s)):
        seat = waiting[0]
        action = sample(GAME, s, seat, rng)
        for viewer in (0, NONE):
            told = TITLE.told(s, seat, action, viewer)
            assert told is None or words.say(told, names)
        for choice in TITLE.choices(s, seat) if seat != CHANCE else []:
            assert words.say(choice.label, names)
        refused = TITLE.explain(s, seat, rng.randrange(SPACE.size))
        assert refused is None or words.say(refused.line, names)
        asked = view(s, 0).ask
        assert asked is None or words.say(asked, names)
        GAME.apply(s, seat, action)
    assert all(words.say(told, names) for told in TITLE.breakdown(s, people - 1, NONE))


@pytest.mark.rule("A-AI-13", "A-AI-16")
def test_the_log_tells_what_the_automa_did_and_why() -> None:
    t = table(1).deal(1).play("gold", "no raise", "roll 3")
    words = Words("en", [TITLE], strict=True)
    told = TITLE.told(t.state, CHANCE, FAMILIES.actions["action v"], 0)
    assert told is not None
    text = words.say(told, ["Anna"])
    assert "Village, Action card V: Attack province is impossible (no warrior in hand)" in text
    assert "Nearest resource space and raise → Village" in text
    assert "AI: +2\N{NO-BREAK SPACE}VP" in text


def test_the_log_of_a_battle_shows_both_totals() -> None:
    t = duel().deal(0, "BO4").guard("desert", "BL3")
    t.play("attack desert", "send BO4", "sent").by(0, "lay B3")
    told = TITLE.told(t.state, 1, FAMILIES.actions["lay b1"], NONE)
    assert told is not None
    battle = told.then[0]
    assert (battle.args["attack"], battle.args["defence"]) == (7, 4)


def said_of(t: Table, text: str) -> str:
    """What the log says after the battle's totals, when the defender lays a card."""
    told = TITLE.told(t.state, t.seat, FAMILIES.actions[text], NONE)
    assert told is not None
    return Words("en", [TITLE], strict=True).say(told.then[1], ["Anna", "Bert"])


def test_the_log_of_a_battle_says_why_it_was_won() -> None:
    t = duel().deal(0, "BO4", "BO5").guard("desert", "BL3", "BL1")
    t.play("attack desert", "send BO4", "send BO5", "sent").by(0, "lay B1")
    text = said_of(t, "lay b0")
    assert text.startswith("Anna wins, 11 against 5. Attack: warriors 9, reinforcement 1, card 1.")
    assert text.endswith("Defence: warriors 4, reinforcement 1, card 0.")


def test_a_tie_is_told_as_the_reason() -> None:
    t = duel().deal(0, "BO4").guard("desert", "BL3")
    text = said_of(t.play("attack desert", "send BO4", "sent").by(0, "lay B0"), "lay b1")
    assert "4 against 4: a tie is the defender’s" in text


def test_the_king_is_told_as_such_and_the_wing_counts() -> None:
    t = table(2).deal(0, "BO7")
    t.play("attack left", "send BO7", "sent")
    text = said_of(t, "lay b3")
    assert "Attack: warriors 6, battle space +1, card 3. Defence: King 5." in text


@pytest.mark.parametrize(
    ("people", "mode"), [(1, "solo low"), (2, "standard"), (3, "with automa"), (4, "advanced")]
)
def test_the_picture_leaves_room_for_choices_on_80_columns_and_24_lines(
    people: int, mode: str
) -> None:
    words, names = Words("en", [TITLE], strict=True), ["Anna", "Petr", "Ivan", "Olga"][:people]
    s, rng = TITLE.new(people, MODES[mode]), Random(3)
    look = Look(lambda line: words.say(line, names), 0, large=False)
    console = Console(width=80, file=StringIO())
    ply = 0
    while waiting := list(GAME.to_act(s)):
        if ply % 40 == 0 and ply > 30:
            with console.capture() as shown:
                console.print(DRAWING.table(view(s, 0), look))
            lines = shown.get().splitlines()
            assert len(lines) <= 18
            assert max(len(each) for each in lines) <= 80
        GAME.apply(s, waiting[0], sample(GAME, s, waiting[0], rng))
        ply += 1


@pytest.mark.rule("A-AI-01", "A-SETUP-02")
def test_options_that_do_not_go_together_are_refused() -> None:
    assert TITLE.check(Options(automa=1), 4) is not None
    assert TITLE.check(Options(automa=1), 3) is None
    assert TITLE.check(Options(lords="visio,nox"), 2) is None
    for lords in ("visio,visio", "visio", "visio,odin", "visio,nox,mors"):
        with pytest.raises(BadOption, match="A-SETUP-02"):
            TITLE.new(2, Options(lords=lords))
    assert TITLE.new(1, Options(lords="mors,nox")).players[0].lord == LORD_IDS.index("mors")


@pytest.mark.rule("A-AI-41")
@pytest.mark.parametrize(("people", "automa"), [(2, 0), (2, 1), (3, 1), (4, 0)])
def test_beside_several_people_a_difficulty_changes_nothing(people: int, automa: int) -> None:
    hard = TITLE.options({"automa": automa, "automa_difficulty": "high"})
    assert TITLE.check(hard, people) is None
    low, high = (
        played(table(people, automa=automa, automa_difficulty=difficulty), 60)
        for difficulty in ("low", "high")
    )
    documents = [TITLE.position(t.state) for t in (low, high)]
    assert [doc.pop("options")["automa_difficulty"] for doc in documents] == ["low", "high"]
    assert documents[0] == documents[1]


@pytest.mark.rule("A-AI-05")
def test_the_solo_modes_are_for_one_person() -> None:
    solo = [mode for mode in MODES if mode.startswith("solo")]
    assert len(solo) == 6
    assert all(TITLE.mode_seats(mode) == [1] for mode in solo)
    assert TITLE.mode_seats("standard") == [1, 2, 3, 4]
    assert TITLE.mode_seats("with automa") == [1, 2, 3]


def test_a_position_is_read_back_and_a_broken_one_refused() -> None:
    t = played(table(3, powers=True), 60)
    doc = TITLE.position(t.state)
    assert GAME.pack(TITLE.load(doc)) == GAME.pack(t.state)
    doc["areas"]["coast"]["defenders"] = ["BO1", "BO2", "BO3"]
    with pytest.raises(BadPosition):
        TITLE.load(doc)


def test_a_battle_is_shown_with_what_the_viewer_knows() -> None:
    t = duel().deal(0, "BO4", "AS1").guard("desert", "BL3")
    t.play("attack desert", "send BO4", "sent").by(0, "lay B3")
    own, other = view(t.state, 0).battle, view(t.state, 1).battle
    assert own is not None
    assert other is not None
    assert (own.committed, own.attack_card) == (["BO4"], "B3")
    assert (other.committed, other.size, other.attack_card) == (None, 1, "")
    assert (own.attack, other.attack, own.defence, other.defence) == (4, None, 3, 3)
    assert view(t.state, 1).players[0].hand == ["BO4", "AS1"]


def test_an_adjust_is_shown_with_its_area_and_the_king_with_his_strength() -> None:
    t = duel().deal(0, "BO4")
    assert view(t.state, NONE).step.area == ""
    assert view(t.state, NONE).areas[-1].defence == 5
    assert view(t.play("gather volcano").state, NONE).step.area == "volcano"


def test_a_whole_fight_ends_without_a_battle() -> None:
    t = duel().deal(0, "BO7").guard("desert")
    assert view(fight(t, "desert", "B3", "B4", "BO7").state, 0).battle is None
