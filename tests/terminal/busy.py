"""A position of each title with much on the table and many choices, from a game of greedy bots."""

from pathlib import Path

from interregnum.bots.names import parse
from interregnum.core.record import decode
from interregnum.games.registry import find
from interregnum.terminal.seating import Seating

FOLDER = Path(__file__).parent / "busy"
TITLES = sorted(path.stem for path in FOLDER.glob("*.json"))


def seating(title: str) -> Seating:
    """Whoever is awaited there is a person, the others are bots."""
    entry = find(title)
    match = entry.replay(decode((FOLDER / f"{title}.json").read_bytes()))
    person = int(match.game.to_act(match.state)[0])
    bots = {seat: parse("greedy") for seat in range(match.seats) if seat != person}
    return Seating(entry, match, bots)
