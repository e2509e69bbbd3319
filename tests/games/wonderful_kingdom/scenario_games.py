"""Whole games of the scenarios as text, one line an entry; written by bots, played again by tests.

    python -m tests.games.wonderful_kingdom.scenario_games

writes a won and a lost game of each scenario anew.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

from interregnum.bots.bot import Bot, ask
from interregnum.bots.names import parse as bot_of
from interregnum.core.game import CHANCE
from interregnum.core.play import sample
from interregnum.games.wonderful_kingdom import TITLE
from interregnum.games.wonderful_kingdom.rules.data import SCENARIO_IDS
from interregnum.games.wonderful_kingdom.rules.scoring import has_lost, medal, points
from interregnum.games.wonderful_kingdom.rules.state import OVER, State

FOLDER = Path(__file__).parent / "scenarios"
GAME = TITLE.game
POLICY = TITLE.policy
PLAYERS = {"won": "master:40", "lost": "random", "lost at once": "random"}
GAMES = [(scenario, "won") for scenario in SCENARIO_IDS]
GAMES += [(scenario, "lost") for scenario in SCENARIO_IDS if scenario != "sg01"]
GAMES += [("sg01", "lost at once"), ("sg05", "lost at once")]  # W-SCEN-01d, W-SCEN-05b
TRIES = 200


def path(scenario: str, verdict: str) -> Path:
    return FOLDER / f"{scenario}-{verdict.replace(' ', '-')}.txt"


def fresh(scenario: str) -> State:
    values = {"scenario": scenario, "side": "b", "duchies": "valados_first"}
    return TITLE.new(1, TITLE.options(dict(values)))


def ending(s: State) -> str:
    """The last line of a game."""
    assert s.phase == OVER, "the game goes on"
    verdict = "lost" if has_lost(s, s.live[0]) else "won"
    verdict = "lost at once" if s.lost else verdict
    return f"{verdict}: round {s.round}, {points(s, s.live[0])} points, medal {medal(s)}"


def played(s: State, lines: list[str]) -> State:
    """The entries of a text, each checked."""
    for number, line in enumerate(lines, 1):
        who, _, text = line.partition(" ")
        seat = CHANCE if who == "chance" else int(who)
        action = TITLE.parse(s, seat, text)
        assert action in GAME.legal(s, seat), f"line {number}: {line} is not legal"
        GAME.apply(s, seat, action)
    return s


def recorded(s: State, bot: Bot, rng: Random) -> Iterator[str]:
    while len(waiting := GAME.to_act(s)):
        seat = int(waiting[0])
        action = sample(GAME, s, seat, rng) if seat == CHANCE else ask(bot, POLICY, s, seat, rng)
        yield f"{'chance' if seat == CHANCE else seat} {TITLE.notation(s, seat, action)}"
        GAME.apply(s, seat, action)


def write(scenario: str, verdict: str) -> str:
    """The first game by number that ends so."""
    for number in range(TRIES):
        s = fresh(scenario)
        lines = list(recorded(s, bot_of(PLAYERS[verdict]), Random(number)))
        if ending(s).startswith(f"{verdict}:"):
            text = "\n".join([*lines, ending(s), ""])
            FOLDER.mkdir(exist_ok=True)
            path(scenario, verdict).write_text(text, "utf-8")
            return f"{scenario} game {number}: {ending(s)}"
    return f"{scenario}: none of {TRIES} games is {verdict}"


if __name__ == "__main__":
    for name, end in GAMES:
        sys.stdout.write(write(name, end) + "\n")
