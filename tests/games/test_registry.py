"""Titles are found by entry point, loaded when asked for, and do not break each other."""

import subprocess
import sys
import tomllib
from importlib.metadata import EntryPoint, EntryPoints
from pathlib import Path

import pytest

from interregnum.core.errors import UnknownTitle
from interregnum.games import registry
from interregnum.games.registry import GROUP, OWN, TITLES, Catalogue, find

ROOT = Path(__file__).parents[2]


def catalogue(**places: str) -> Catalogue:
    """With titles from elsewhere."""
    found = [EntryPoint(name, place, GROUP) for name, place in places.items()]
    return Catalogue(lambda: EntryPoints(found))


def test_our_own_titles_are_declared_as_the_catalogue_knows_them() -> None:
    declared = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    entries = declared["entry-points"][GROUP]
    assert list(entries.items()) == list(OWN.items())


def test_our_own_titles_are_there_without_an_installed_package() -> None:
    assert list(Catalogue(lambda: EntryPoints([]))) == list(OWN)


def test_others_follow_in_order_of_their_names_and_replace_none_of_ours() -> None:
    found = catalogue(zebra="zebra:TITLE", harvest="harvest:TITLE", torres="elsewhere:TITLE")
    assert list(found) == [*OWN, "harvest", "zebra"]
    assert found["torres"].view.__module__ == "interregnum.games.torres.view"


def test_harvest_is_installed_and_found_by_its_entry_point() -> None:
    assert list(TITLES)[-1] == "harvest"
    assert find("harvest").view.__module__ == "harvest.view"


@pytest.mark.parametrize(
    ("place", "why"),
    [
        ("nowhere:TITLE", "ModuleNotFoundError: No module named 'nowhere'"),
        ("harvest:NOTHING", "AttributeError: module 'harvest' has no attribute 'NOTHING'"),
        ("harvest:GAME", "TypeError: Harvest is no Title"),
        ("harvest:TITLE", "ValueError: it calls itself 'harvest'"),
    ],
)
def test_a_broken_title_is_told_in_a_sentence_and_breaks_no_other(place: str, why: str) -> None:
    found = catalogue(broken=place, harvest="harvest:TITLE")
    assert [title.name for title in found.values()] == [*OWN, "harvest"]
    assert found.faults == {"broken": f"the title 'broken' cannot be loaded from {place}: {why}"}
    assert "broken" not in found
    assert list(found) == [*OWN, "harvest"]


def test_who_asks_for_a_broken_title_is_told_why(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "TITLES", catalogue(broken="nowhere:TITLE"))
    with pytest.raises(UnknownTitle, match="'broken' cannot be loaded from nowhere:TITLE: Module"):
        find("broken")
    with pytest.raises(UnknownTitle, match="there is no title 'chess'; there are torres, crown-of"):
        find("chess")


def test_names_are_known_without_importing_a_game() -> None:
    code = "import sys; from interregnum.cli import app; from interregnum.games import registry; "
    code += "assert 'torres' in list(registry.TITLES); "
    code += "print([name for name in sys.modules if name.endswith('.rules.game')])"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == "[]"


def test_one_title_is_loaded_without_the_others() -> None:
    found = catalogue()
    assert found["torres"].name == "torres"
    assert list(found.loaded) == ["torres"]
