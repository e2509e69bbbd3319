"""The catalogue: titles are found by entry point, and loaded when they are asked for.

A package that declares `[project.entry-points."interregnum.titles"]` with `NAME = "module:TITLE"`
is played like our own games as soon as it is installed (docs/adding-a-game.md).
"""

from collections.abc import Callable, ItemsView, Iterator, Mapping, ValuesView
from functools import cached_property
from importlib.metadata import EntryPoint, EntryPoints, entry_points
from typing import Any, Final

from interregnum.core.errors import UnknownTitle
from interregnum.games.title import Title

GROUP: Final = "interregnum.titles"
OWN: Final = {  # as pyproject.toml declares them, for a tree that is not installed
    "torres": "interregnum.games.torres:TITLE",
    "crown-of-ash": "interregnum.games.crown_of_ash:TITLE",
    "wonderful-kingdom": "interregnum.games.wonderful_kingdom:TITLE",
    "for-a-crown": "interregnum.games.for_a_crown:TITLE",
}


def installed() -> EntryPoints:
    return entry_points(group=GROUP)


class Catalogue(Mapping[str, Title[Any]]):
    """Titles by name, our own first and the others in order of their names.

    Names are known without importing a game. A title that cannot be loaded is no title: whoever
    asks for it is told why, and whoever walks over all of them does not meet it.
    """

    def __init__(self, found: Callable[[], EntryPoints] = installed) -> None:
        self.found = found
        self.loaded: dict[str, Title[Any]] = {}
        self.faults: dict[str, str] = {}  # by name: a sentence

    @cached_property
    def places(self) -> dict[str, EntryPoint]:
        """By name: where the title is."""
        own = {name: EntryPoint(name, place, GROUP) for name, place in OWN.items()}
        others = sorted(self.found(), key=lambda place: place.name)
        return own | {place.name: place for place in others if place.name not in own}

    def __getitem__(self, name: str) -> Title[Any]:
        if name in self.places and name not in self.loaded and name not in self.faults:
            self.load(name)
        return self.loaded[name]

    def load(self, name: str) -> None:
        """Import it; whatever an import may raise is kept as a sentence."""
        place = self.places[name]
        try:
            title = place.load()
            require_title(title, name)
            self.loaded[name] = title
        except Exception as error:
            told = " ".join(f"{type(error).__name__}: {error}".split())
            self.faults[name] = f"the title {name!r} cannot be loaded from {place.value}: {told}"

    def __iter__(self) -> Iterator[str]:
        return (name for name in self.places if name not in self.faults)

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def values(self) -> ValuesView[Title[Any]]:
        return self.whole().values()

    def items(self) -> ItemsView[str, Title[Any]]:
        return self.whole().items()

    def whole(self) -> dict[str, Title[Any]]:
        """All that can be loaded."""
        return {name: title for name in self.places if (title := self.get(name)) is not None}


def require_title(title: object, name: str) -> None:
    if not isinstance(title, Title):
        raise TypeError(f"{type(title).__name__} is no Title")
    if title.name != name:
        raise ValueError(f"it calls itself {title.name!r}")


TITLES: Final = Catalogue()


def find(name: str) -> Title[Any]:
    """The title of that name; one that is not there, or broken, is refused with a sentence."""
    title = TITLES.get(name)
    if title is None:
        there = f"there is no title {name!r}; there are {', '.join(TITLES)}"
        raise UnknownTitle(TITLES.faults.get(name, there))
    return title
