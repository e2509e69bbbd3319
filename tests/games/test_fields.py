"""Fields of a state: their kinds, the documents made of them, and what is generated from them."""

import importlib
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any, Final, Literal

import msgspec
import pytest

from interregnum.core.game import NONE
from interregnum.games import generate
from interregnum.games.documents import (
    document,
    options_of,
    read,
    read_seats,
    written,
    written_of,
)
from interregnum.games.fields import (
    Bool,
    BySeat,
    Counts,
    Flag,
    Kind,
    Mask,
    Name,
    Names,
    Number,
    Numbers,
    ints,
)

CROPS: Final = ["wheat", "barley", "rye"]


@pytest.mark.parametrize(
    ("kind", "value", "told"),
    [
        (Number(), 7, 7),
        (Flag(), 1, True),
        (Bool(), True, True),
        (Name("crop", CROPS), 2, "rye"),
        (Name("crop", CROPS), NONE, ""),
        (Mask("crops", CROPS), 0b101, ["wheat", "rye"]),
        (Numbers(), ints([3, 0]), [3, 0]),
        (Names("crops", CROPS), ints([1, NONE]), ["barley", ""]),
        (Counts("crops", CROPS), ints([0, 2, 1]), {"barley": 2, "rye": 1}),
    ],
)
def test_a_kind_reads_what_it_writes(kind: Kind, value: Any, told: Any) -> None:
    assert kind.write(value) == told
    assert kind.read(told) == value


@pytest.mark.parametrize(
    ("kind", "told"),
    [
        (Name("crop", CROPS), "oats"),
        (Mask("crops", CROPS), ["oats"]),
        (Names("crops", CROPS), ["rye", "oats"]),
        (Counts("crops", CROPS), {"oats": 1}),
    ],
)
def test_an_unknown_name_is_refused_with_those_that_are_known(kind: Kind, told: Any) -> None:
    with pytest.raises(ValueError, match="'oats' is none of wheat, barley, rye"):
        kind.read(told)


def test_a_set_names_nothing_twice() -> None:
    with pytest.raises(ValueError, match="names one twice"):
        Mask("crops", CROPS).read(["rye", "rye"])


KINDS: Final[dict[str, Kind]] = {
    "crop": Name("in_season", CROPS),
    "turns": Number(start=1, least=1, most=9),
    "coins": BySeat(Number()),
}
TableDoc: Final = document("TableDoc", KINDS, ("title", Literal["toy"]))
SeatDoc: Final = document("SeatDoc", KINDS, ("name", str), seats=True)


def test_a_document_has_the_told_fields_and_what_is_added() -> None:
    assert TableDoc.__struct_fields__ == ("in_season", "turns", "title")
    assert SeatDoc.__struct_fields__ == ("coins", "name")


@pytest.mark.parametrize(
    "wrong", [{"turns": 0}, {"turns": 10}, {"in_season": 1}, {"title": "other"}, {"coins": [1]}]
)
def test_a_document_is_checked_against_its_kinds(wrong: dict[str, Any]) -> None:
    plain = {"in_season": "rye", "turns": 3, "title": "toy"}
    assert msgspec.convert(plain, TableDoc)
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(plain | wrong, TableDoc)


def test_a_state_comes_back_from_its_documents() -> None:
    s = SimpleNamespace(crop=2, turns=3, coins=ints([5, 6]))
    assert written(KINDS, s) == {"in_season": "rye", "turns": 3}
    seats = [written_of(KINDS, s, seat) for seat in (0, 1)]
    assert seats == [{"coins": 5}, {"coins": 6}]
    t = SimpleNamespace()
    read(KINDS, msgspec.convert(written(KINDS, s) | {"title": "toy"}, TableDoc), t)
    read_seats(KINDS, [msgspec.convert(each | {"name": ""}, SeatDoc) for each in seats], t)
    assert t == s


def test_what_cannot_be_understood_is_refused_with_its_name() -> None:
    doc = msgspec.convert({"in_season": "oats", "turns": 3, "title": "toy"}, TableDoc)
    with pytest.raises(ValueError, match="in_season: 'oats' is none of"):
        read(KINDS, doc, SimpleNamespace())


class Options(msgspec.Struct):
    die: Literal["standard", "harsh"] = "standard"
    long: bool = False


def test_options_come_back_from_the_settings_of_the_rules() -> None:
    assert options_of(Options, SimpleNamespace(die=1, long=True)) == Options("harsh", long=True)


OPTIONS: Final = """
class Options(msgspec.Struct):
    die: Literal["standard", "harsh"] = "standard"
    long: bool = False
    rounds: int = 4
"""
STATE: Final = '''
"""A toy."""

from typing import Annotated, Final

from mypy_extensions import i64

from interregnum.core.arrays import Ints
from interregnum.games.fields import Derived, Name, Names, Number, Shared, Snapshot, Untold
from toygame.rules.settings import Settings

CROPS: Final = ["wheat", "barley", "rye"]
FIELDS: Final = 2


class Board:
    """One seat's."""

    coins: i64
    grown: Annotated[Ints, Names("crops", CROPS, start=1, size=FIELDS)]


class State:
    options: Annotated[Settings, Shared()]
    turns: Annotated[i64, Number(start=1)]
    crop: Annotated[i64, Name("in_season", CROPS)]
    open: bool
    piles: Annotated[list[Ints], Untold()]
    market: Board
    boards: list[Board]
    best: Annotated[i64, Derived()]
    shown: Annotated[list[Board], Snapshot()]
'''


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A game folder as a person writes it."""
    made = tmp_path / "toygame"
    (made / "rules").mkdir(parents=True)
    for name, text in {"__init__.py": "", "rules/__init__.py": "", "options.py": OPTIONS,
                       "rules/state.py": STATE.lstrip()}.items():  # fmt: skip
        (made / name).write_text(text, "utf-8")
    return made


@pytest.fixture
def copies(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    """The generated module."""
    assert generate.main([str(folder)]) == 0
    monkeypatch.syspath_prepend(folder.parent)
    yield importlib.import_module("toygame.rules.copies")
    for name in [name for name in sys.modules if name.split(".")[0] == "toygame"]:
        del sys.modules[name]


def rules_of(copies: ModuleType, name: str) -> Any:
    return importlib.import_module(copies.__name__.replace("copies", name))


def filled(copies: ModuleType) -> Any:
    """A state in which every field has a value of its own."""
    settings = rules_of(copies, "settings").settings({"die": 1, "long": 0, "rounds": 6})
    s = copies.empty_state(settings)
    s.turns, s.crop, s.open, s.best = 8, 2, True, 9
    s.piles = [ints([1, 2]), ints([])]
    s.market.coins = 3
    s.boards = [copies.empty_board(), copies.empty_board()]
    s.boards[1].grown = ints([2, 0])
    s.shown = [copies.empty_board()]
    return s


def test_an_empty_state_begins_as_its_kinds_say(copies: ModuleType) -> None:
    settings = object()
    s = copies.empty_state(settings)
    assert s.options is settings
    assert (s.turns, s.crop, s.open, s.best) == (1, NONE, False, 0)
    assert list(s.market.grown) == [1, 1]
    assert s.piles == s.boards == s.shown == []


def test_a_clone_shares_only_what_never_changes(copies: ModuleType) -> None:
    s = filled(copies)
    t = copies.clone_state(s)
    assert copies.pack(t) == copies.pack(s)
    assert (t.best, t.options, t.shown) == (s.best, s.options, s.shown)
    assert t.shown is not s.shown
    before = copies.pack(s)
    t.piles[0][0], t.market.coins, t.boards[1].grown[0] = 7, 7, 0
    t.boards.append(copies.empty_board())
    assert copies.pack(s) == before != copies.pack(t)


def test_a_packed_state_comes_back_but_for_what_the_rules_work_out(copies: ModuleType) -> None:
    s = filled(copies)
    t = copies.unpack(copies.pack(s))
    assert copies.pack(t) == copies.pack(s)
    assert (t.options.die, t.options.long, t.options.rounds) == (1, False, 6)
    assert (t.best, t.shown) == (0, [])
    t.turns += 1
    assert copies.pack(t) != copies.pack(s)


def test_settings_have_names_for_the_values_of_options(copies: ModuleType) -> None:
    settings = rules_of(copies, "settings")
    assert (settings.DIE_STANDARD, settings.DIE_HARSH) == (0, 1)
    assert not hasattr(settings, "LONG_FALSE")


def test_papers_list_the_kinds_of_what_is_told(copies: ModuleType) -> None:
    papers = importlib.import_module("toygame.papers")
    assert list(papers.BOARD) == ["coins", "grown"]
    assert list(papers.STATE) == ["turns", "crop", "open"]
    assert papers.STATE["crop"].name == "in_season"
    plain = (papers.BOARD["coins"], papers.STATE["open"])
    assert [type(kind) for kind in plain] == [Number, Bool]


def test_a_stale_file_is_named_and_nothing_is_written(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert generate.main(["--check", str(folder)]) == 1
    assert not (folder / "papers.py").exists()
    assert generate.main([str(folder)]) == 0
    assert generate.main(["--check", str(folder)]) == 0
    capsys.readouterr()
    state = folder / "rules/state.py"
    state.write_text(state.read_text("utf-8") + "    added: i64\n", "utf-8")
    assert generate.main(["--check", str(folder)]) == 1
    named = capsys.readouterr().err
    assert "rules/copies.py is not what its source says: run `make types`" in named
    assert "settings.py" not in named
