"""The catalogue: adding a game touches one line here."""

from typing import Any, Final

from interregnum.core.errors import UnknownTitle
from interregnum.games import crown_of_ash, for_a_crown, torres, wonderful_kingdom
from interregnum.games.title import Title

PLAYED: Final[tuple[Title[Any], ...]] = (
    torres.TITLE,
    crown_of_ash.TITLE,
    wonderful_kingdom.TITLE,
    for_a_crown.TITLE,
)
TITLES: Final[dict[str, Title[Any]]] = {title.name: title for title in PLAYED}


def find(name: str) -> Title[Any]:
    """The title of that name; an unknown one is refused with the names there are."""
    if name not in TITLES:
        raise UnknownTitle(f"there is no title {name!r}; there are {', '.join(TITLES)}")
    return TITLES[name]
