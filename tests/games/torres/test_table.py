"""What people see and say: words, notation, positions, the picture, undo."""

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest
from rich.console import Console

from interregnum.core.chance import Chance, seeded_key
from interregnum.core.errors import BadNotation, BadPosition, CannotUndo
from interregnum.core.game import CHANCE, NONE
from interregnum.core.match import Match
from interregnum.core.play import sample
from interregnum.games import torres
from interregnum.games.drawing import Look
from interregnum.games.sentences import Bundle, parsed
from interregnum.games.shown import Line
from interregnum.games.torres import TITLE
from interregnum.games.torres.options import MODES, Options
from interregnum.games.torres.rules.data import TABLE
from interregnum.games.torres.rules.state import State
from interregnum.games.torres.view import view
from tests.games.torres.kit import GAME, action, opened, play, table

LOCALE: Final = Path(torres.__file__).parent / "locale"
LANGUAGES: Final = ("en", "cs", "ru")


def messages(language: str) -> dict[str, str]:
    text = (LOCALE / f"{language}.ftl").read_text()
    found = re.findall(r"^(torres-[a-z0-9-]+) = (.*(?:\n(?: .*|\}))*)", text, re.MULTILINE)
    return dict(found)


def lines_in(thing: Any) -> Iterator[Line]:
    """Every line of a structure, however deep."""
    if isinstance(thing, Line):
        yield thing
        yield from lines_in(thing.then)
        yield from lines_in(list(thing.args.values()))
    elif isinstance(thing, list):
        for part in thing:
            yield from lines_in(part)


def told(options: Any, seats: int, seed: int) -> Iterator[Line]:
    """All that is said in a random game."""
    rng, s = Random(seed), TITLE.new(seats, options)
    while len(waiting := GAME.to_act(s)):
        seat = int(waiting[0])
        number = sample(GAME, s, seat, rng)
        said: list[Any] = [TITLE.view(s, seat).ask, TITLE.told(s, seat, number, 0)]
        said += [choice.label for choice in TITLE.choices(s, seat)]
        said += TITLE.breakdown(s, 0, NONE)
        some = [int(rng.random() * GAME.actions.size) for _ in range(20)]
        reasons = [TITLE.explain(s, seat, number) for number in some]
        said += [reason.line for reason in reasons if reason]
        yield from lines_in(said)
        GAME.apply(s, seat, number)


@pytest.mark.parametrize("options", [*MODES.values(), Options(keep_leftovers=True)])
def test_everything_said_has_words_in_three_languages(options: Any) -> None:
    words = {language: messages(language) for language in LANGUAGES}
    for line in told(options, 3, 11):
        if not line.id.startswith("torres-"):
            continue
        for language in LANGUAGES:
            asked = set(re.findall(r"\$([a-z-]+)", words[language][line.id]))
            assert asked <= set(line.args), (line, language)


def test_the_languages_have_the_same_messages_and_every_option_has_a_name() -> None:
    keys = [set(messages(language)) for language in LANGUAGES]
    assert keys[0] == keys[1] == keys[2]
    for option in Options.__struct_fields__:
        name = f"torres-option-{option.replace('_', '-')}"
        assert name in keys[0]
        assert f"{name}-help" in keys[0]
    assert {row["key"] for row in TABLE["action_cards"] + TABLE["master_cards"]} <= keys[0]
    assert {f"torres-mode-{mode}" for mode in MODES} <= keys[0]


def bundle(language: str) -> Bundle:
    found = Bundle(language)
    found.add(parsed((LOCALE / f"{language}.ftl").read_text()))
    return found


def test_a_reason_reads_as_a_sentence() -> None:
    s = table("c3 e3")
    reason = TITLE.explain(s, 0, action(s, "B d3"))
    assert reason is not None
    expected = {
        "en": "A block on d3 would join the castles at c3 and e3.",
        "cs": "Kámen na d3 by spojil hrady na c3 a e3.",
        "ru": "Блок на d3 соединил бы замки на c3 и e3.",
    }
    for language, sentence in expected.items():
        args = {key: value for key, value in reason.args.items() if isinstance(value, int | str)}
        assert bundle(language).value(reason.id, args) == sentence


def test_notation_is_short_and_comes_back() -> None:
    s = opened(2)
    for text in ("/", "S", "A", "N d4", "M c3-d3", "B e5", "B e5 #2", "C jump2", "stack turn"):
        assert TITLE.notation(s, 0, TITLE.parse(s, 0, f" {text.lower()} ")) == text
    with pytest.raises(BadNotation, match="no action of torres"):
        TITLE.parse(s, 0, "M c3 to d3")
    texts = [TITLE.notation(s, 0, number) for number in range(GAME.actions.size)]
    assert len(set(texts)) == len(texts)


def picture(s: State, *, colour: bool) -> str:
    console = Console(width=100, force_terminal=colour, no_color=not colour, record=True)
    assert TITLE.draw is not None
    with console.capture() as capture:
        console.print(TITLE.draw.table(view(s, 0), Look(lambda line: line.id, 0, large=False)))
    return capture.get()


def test_the_picture_shows_heights_figures_and_the_walls_of_castles() -> None:
    s = table("c3:2 d3 e4", a="c3", b="e4", king="d3")
    rows = picture(s, colour=False).splitlines()
    assert any("│2▼  1♔ │" in row for row in rows)
    assert any("│1● │" in row for row in rows)
    assert any("└───────┼───┐" in row for row in rows)
    assert "\x1b[" in picture(s, colour=True)


def test_the_view_shows_castles_worth_and_what_a_scoring_would_give() -> None:
    shown = view(table("c3:2 d3 c4 f6", a="c3 f6", b="d3", king="c4"), 1)
    assert [(castle.area, castle.height, castle.king) for castle in shown.board.castles] == [
        (3, 2, True),
        (1, 1, False),
    ]
    assert [(item.castle, item.points) for item in shown.players[0].worth] == [(0, 6), (1, 1)]
    assert shown.players[1].prospect.king == 5
    assert [player.hand for player in shown.players] == [None, {}]


def test_choices_of_a_knight_name_its_exits() -> None:
    moves = [c for c in TITLE.choices(table("c3", a="b3"), 0) if c.text.startswith("M b3")]
    assert {(move.square, move.passage) for move in moves} >= {("d3", True), ("c3", False)}


def started(options: Any) -> Match[State]:
    return TITLE.match(["A", "B"], options, Chance(seeded_key(1), ["", ""]))


def do(match: Match[State], *texts: str) -> None:
    for text in texts:
        seat = int(GAME.to_act(match.state)[0])
        match.play(seat, TITLE.parse(match.state, seat, text))


def test_a_turn_is_taken_back_step_by_step_until_something_is_revealed() -> None:
    match = started(Options())
    do(match, "knight c3", "knight f6", "king d1")
    before = GAME.pack(match.state)
    do(match, "B c2", "M c3-c2", "S")
    for _ in range(3):
        match.undo(0)
    assert GAME.pack(match.state) == before
    do(match, "S", "A")
    with pytest.raises(CannotUndo):
        match.undo(0)


def test_in_the_master_version_a_card_is_taken_back_too() -> None:
    match = started(Options(master=True))
    do(match, *(f"castle {x}" for x in ("a1", "a4", "a7", "d1", "d4", "d7", "g1", "g4")))
    do(match, "knight a1", "knight d4", "king g4")
    before = GAME.pack(match.state)
    do(match, "C diag", "from a1", "to b2")
    for _ in range(3):
        match.undo(0)
    assert GAME.pack(match.state) == before


def test_a_hidden_card_is_taken_back_until_it_is_carried_out() -> None:
    s = table("c3", a="b3", hand="jump2")
    reveals = GAME.reveals(s)
    play(s, "C jump2", "from b3")
    assert GAME.reveals(s) == reveals
    assert GAME.reveals(play(s, "to c3")) > reveals


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"king": ""}, "there is no king"),
        ({"king": "a1"}, "bare ground"),
        ({"supply": 5}, "add up"),
        ({"blocks": {"h8": 2}}, "higher than"),
        ({"step": "card-target"}, "lacks"),
        ({"step": "tea"}, "no position"),
        ({"phase": 4}, "phase 4"),
        ({"phase": 3, "step": "king"}, "no phase comes after"),
        ({"players": []}, "players are two to four"),
        ({"options": {"master": True, "deck": "own"}}, "do not go together"),
    ],
)
def test_what_is_no_position_is_refused(change: dict[str, Any], complaint: str) -> None:
    doc = TITLE.position(table("c3"))
    doc["supply"] = None
    with pytest.raises(BadPosition, match=complaint):
        TITLE.load({**doc, **change})


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_seats_are_named_by_their_colours_and_the_printed_ones_load_too(seats: int) -> None:
    doc = TITLE.position(TITLE.new(seats, TITLE.options({})))
    ours = [player["colour"] for player in doc["players"]]
    assert ours == ["red", "blue", "yellow", "purple"][:seats]
    for player, printed in zip(doc["players"], ["orange", "black", "green", "blue"], strict=False):
        player["colour"] = printed
    again = TITLE.position(TITLE.load(doc))
    assert [player["colour"] for player in again["players"]] == ours
    doc["players"][0]["colour"] = "red"
    with pytest.raises(BadPosition, match="in this order"):
        TITLE.load(doc)


def test_two_figures_do_not_share_a_square() -> None:
    with pytest.raises(BadPosition, match="share a square"):
        table(a="h8")


def test_chance_is_awaited_after_a_purchase() -> None:
    s = play(table(), "A")
    assert list(GAME.to_act(s)) == [CHANCE]
    assert view(s, 0).ask is None


def gains(s: State) -> dict[str, int]:
    return {choice.text: getattr(choice, "gain", 0) for choice in TITLE.choices(s, 0)}


def test_a_choice_says_what_it_adds_to_a_scoring_now() -> None:
    s = table("c3:2 d3:1 e3:1", a="d3", b="h1", hand="jump2")
    now = gains(s)
    assert (now["M d3-c3"], now["M d3-d4"], now["B f3"], now["N e3"]) == (3, -3, 1, 0)
    assert gains(play(s, "C jump2", "from d3"))["to c3"] == 3
