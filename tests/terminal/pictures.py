"""`python -m tests.terminal.pictures FOLDER`: the busiest tables as SVG, at both sizes.

`--readme` renews the picture that the README shows.
"""

import asyncio
import sys
from pathlib import Path

from interregnum.games.words import Words
from interregnum.terminal.local import LocalDesk
from tests.terminal.busy import TITLES, seating
from tests.terminal.person import LARGE, SMALL, sitting

ROOT = Path(__file__).parents[2]
README = ROOT / "docs/pictures/terminal.svg"


async def picture(title: str, size: tuple[int, int], lang: str, file: Path) -> None:
    seats = seating(title)
    desk = LocalDesk(seats, Words(lang, [seats.title]), auto=True, file=None)
    async with sitting(desk, size) as person:
        await person.asked()
        await person.press("right", "right", "down")
        await person.pilot.pause()
        file.write_text(person.app.export_screenshot(title="interregnum play", simplify=True))


def main() -> None:
    if sys.argv[1:] == ["--readme"]:
        asyncio.run(picture("torres", SMALL, "en", README))
        return
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for title in TITLES:
        for size in (SMALL, LARGE):
            for lang in ("en", "cs", "ru"):
                file = folder / f"{title}-{size[0]}-{lang}.svg"
                asyncio.run(picture(title, size, lang, file))


if __name__ == "__main__":
    main()
