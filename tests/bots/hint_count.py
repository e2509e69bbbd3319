"""What second hints tell of every decision of a game: `python -m tests.bots.hint_count`."""

import sys
from collections import Counter
from random import Random
from typing import Final

from interregnum.bots.hints import why, worlds
from interregnum.games.registry import TITLES
from tests.bots.test_hints import decisions

BESIDE: Final = ("next", "equal", "longer", "only")


def sorts(ids: list[str]) -> list[str]:
    """Whether the game's own words are among them, and how the next best compares."""
    known = {f"ui-reason-{each}": each for each in BESIDE}
    found = [known[each] for each in ids if each in known]
    own = any(each not in (*known, "ui-reason-points") for each in ids)
    return [*found, *["words"] * own]


def main() -> None:
    for name in ("torres", "crown-of-ash", "wonderful-kingdom", "for-a-crown"):
        title, found = TITLES[name], Counter[str]()
        for s, seat, action in decisions(title, max(2, title.seats[0])):
            told = why(title, worlds(title, s, seat, Random(1)), seat, action, 1)
            found.update(["decisions", *sorts([line.id for line in told])])
        counts = " ".join(f"{each} {found[each]}" for each in ("decisions", "words", *BESIDE))
        sys.stdout.write(f"{name} {counts}\n")


if __name__ == "__main__":
    main()
