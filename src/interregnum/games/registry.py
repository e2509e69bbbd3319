"""The catalogue: adding a game touches one line here."""

from typing import Any, Final

from interregnum.core.errors import UnknownTitle
from interregnum.games import for_a_crown
from interregnum.games.title import Title

PLAYED: Final[tuple[Title[Any], ...]] = (for_a_crown.TITLE,)
TITLES: Final[dict[str, Title[Any]]] = {title.name: title for title in PLAYED}


def find(name: str) -> Title[Any]:
    """The title of that name; an unknown one is refused with the names there are."""
    if name not in TITLES:
        raise UnknownTitle(f"there is no title {name!r}; there are {', '.join(TITLES)}")
    return TITLES[name]
