"""What second hints tell of every decision of a game: `python -m tests.bots.hint_count`."""

import sys
from collections import Counter
from random import Random
from typing import Final

from interregnum.bots.hints import why, worlds
from interregnum.games.registry import TITLES
from tests.bots.test_hints import decisions

COMPARED: Final = ("ui-reason-next", "ui-reason-points")
UNTOLD: Final = ("ui-reason-equal", "ui-reason-longer", "ui-reason-only")
SORTS: Final = ("words", "chance", "equal", "longer", "only")


def sort(ids: list[str]) -> str:
    """The game's words first, then a chance that is higher, then why neither is told."""
    if any(each not in (*COMPARED, *UNTOLD) for each in ids):
        return "words"
    return "chance" if ids[0] in COMPARED else ids[0].rpartition("-")[2]


def main() -> None:
    for name in ("torres", "crown-of-ash", "wonderful-kingdom", "for-a-crown"):
        title, found = TITLES[name], Counter[str]()
        for s, seat, action in decisions(title, max(2, title.seats[0])):
            told = why(title, worlds(title, s, seat, Random(1)), seat, action, 1)
            found[sort([line.id for line in told])] += 1
        sorts = " ".join(f"{each} {found[each]}" for each in SORTS)
        sys.stdout.write(f"{name} {sum(found.values())} {sorts}\n")


if __name__ == "__main__":
    main()
