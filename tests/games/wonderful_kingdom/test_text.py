"""Words and pictures: whatever the game says has words in three languages, and fits a terminal."""

from io import StringIO
from random import Random

import pytest
from rich.console import Console

from interregnum.core.play import sample
from interregnum.games.drawing import Look
from interregnum.games.shown import Line
from interregnum.games.wonderful_kingdom import TITLE, text
from interregnum.games.wonderful_kingdom.options import MODES
from interregnum.games.wonderful_kingdom.rules.data import DATA, MENACE_IDS
from interregnum.games.wonderful_kingdom.rules.state import State
from interregnum.games.words import Words
from interregnum.laws.table import Case, cases, plies
from tests.arch.test_words import keys, lines_at, unfolded
from tests.games.wonderful_kingdom.kit import GAME


@pytest.mark.parametrize("case", cases(TITLE), ids=str)
def test_whatever_the_game_says_has_words(case: Case[State]) -> None:
    known = [keys(lang) for lang in ("en", "cs", "ru")]
    for table in plies(case, 11, 12, 16):
        for line in (each for told in lines_at(table, TITLE) for each in unfolded(told)):
            for messages in known:
                assert line.id in messages, line
                assert messages[line.id] <= line.args.keys(), line


def test_every_component_and_option_has_a_name() -> None:
    known = keys("cs")
    for table in ("developments", "treasures", "advisors", "menaces"):
        prefix = {"developments": "card-", "advisors": "advisor-", "menaces": "menace-"}
        for row in DATA[table]:
            name = prefix.get(table, "") + row["id"].replace("_", "-")
            assert f"wonderful-kingdom-{name}" in known
    for field in TITLE.Options.__struct_fields__:
        assert f"wonderful-kingdom-option-{field.replace('_', '-')}" in known
    for mode in MODES:
        assert f"wonderful-kingdom-mode-{mode}" in known


@pytest.mark.parametrize(
    ("lang", "two"), [("en", "2 Vermin"), ("cs", "2 Havěti"), ("ru", "2 вредителя")]
)
def test_menaces_are_counted_as_the_language_counts(lang: str, two: str) -> None:
    vermin = text.menaces_line(MENACE_IDS.index("vermin"), 2)
    told = text.line("log-menace", seat=0, menaces=vermin)
    said = Words(lang, [TITLE], strict=True).say(told, ["Ann"])
    assert said.replace("\N{NO-BREAK SPACE}", " ") == f"Ann: +{two}."


def plain(line: Line) -> str:
    return line.id.removeprefix("wonderful-kingdom-").split("-", 1)[-1]


@pytest.mark.parametrize("mode", ["menace", "quests", "advisors"])
def test_the_table_fits_a_terminal(mode: str) -> None:
    assert TITLE.draw is not None
    s, rng = TITLE.new(2, MODES[mode]), Random(1)
    highest = 0
    while waiting := list(GAME.to_act(s)):
        if rng.random() < 0.05:
            console = Console(width=80, record=True, file=StringIO())
            console.print(TITLE.draw.table(TITLE.view(s, 0), Look(plain, 0, large=False)))
            lines = console.export_text().splitlines()
            assert max(len(text) for text in lines) <= 80
            highest = max(highest, len(lines))
        GAME.apply(s, waiting[0], sample(GAME, s, waiting[0], rng))
    assert 10 < highest <= 18
