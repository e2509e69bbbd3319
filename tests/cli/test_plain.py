"""Titles without a picture are drawn plainly, and titles that do not load are told."""

from importlib.metadata import EntryPoint, EntryPoints
from io import StringIO
from typing import Any

import msgspec
import pytest
from rich.console import Console
from typer.testing import CliRunner

from harvest import TITLE as HARVEST
from interregnum.cli import games
from interregnum.cli.app import app
from interregnum.games.registry import GROUP, OWN, Catalogue
from interregnum.games.shown import Line, View
from interregnum.games.words import Words
from interregnum.terminal.plain import Plain

NAMES = ["Anna", "Petr"]
FRAME: dict[str, Any] = {
    "awaited": [0],
    "ask": None,
    "result": [],
    "round": 1,
    "rounds": 2,
    "leaders": [],
}


class Thing(msgspec.Struct):
    seat: int
    open: bool
    more: list[str]


class Odd(View, frozen=True, kw_only=True):
    """Whatever a view may hold."""

    things: list[Thing]
    last_seat: int
    told: Line
    nested: dict[str, int]
    nothing: int | None
    names: list[Line]


def drawn(view: View, lang: str = "en") -> str:
    out = StringIO()
    plain = Plain("harvest", Words(lang, [HARVEST]), NAMES)
    Console(file=out, width=100).print(plain.drawn(view))
    return out.getvalue()


def test_whatever_a_view_holds_is_drawn() -> None:
    told = drawn(
        Odd(
            **FRAME,
            things=[Thing(1, True, ["crop", "odd_one"]), Thing(-1, False, [])],
            last_seat=0,
            told=Line("harvest-take", {"seat": 1}),
            nested={"crop": 3},
            nothing=None,
            names=[Line("harvest-title"), Line("harvest-title")],
        )
    )
    rows = [" ".join(line.replace("│", " ").split()) for line in told.splitlines()]
    assert "Petr Yes Crop, odd one" in rows
    assert "Nobody No –" in rows
    assert "last seat Anna" in rows
    assert "told Petr takes the crop." in rows
    assert "nested Crop 3" in rows
    assert "nothing –" in rows
    assert "names Harvest, Harvest" in rows
    assert "awaited" not in told


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ["Round 0 of 4", "Crops to come", "Players", "Doubled bids left"]),
        ("cs", ["Další plodiny", "Zbývá zdvojených nabídek"]),
        ("ru", ["Будущие урожаи", "Осталось удвоенных ставок"]),
    ],
)
def test_harvest_is_drawn_in_three_languages(lang: str, words: list[str]) -> None:
    told = drawn(HARVEST.view(HARVEST.new(2, HARVEST.options({})), 0), lang)
    assert [word for word in [*words, *NAMES] if word not in told] == []


def test_a_broken_title_is_told_after_the_others(
    runner: CliRunner, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = EntryPoints([EntryPoint("broken", "nowhere:TITLE", GROUP)])
    monkeypatch.setattr(games, "TITLES", Catalogue(lambda: broken))
    told = runner.invoke(app, ["games"])
    assert told.exit_code == 0
    assert all(name in told.stdout for name in OWN)
    assert "interregnum: the title 'broken' cannot be loaded from nowhere:TITLE: " in told.stderr
