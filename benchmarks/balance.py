"""How fair a title is: many games of one bot against itself, counted into docs/balance/TITLE.md.

    python benchmarks/balance.py crown-of-ash --games 2000 --save balance.json

Only the part of the document between its two marks is written; what the figures suggest is for
people to write below it. With --save, games already played are kept and a run can be cut short.
"""

import argparse
import json
from pathlib import Path
from random import Random
from typing import Final

from balance_ash import CrownOfAshStudy
from balance_kingdom import WonderfulKingdomStudy
from rich.console import Console
from study import Deal, Study, Tally

from interregnum.bots.bot import Bot, ask
from interregnum.bots.names import parse
from interregnum.core.game import CHANCE
from interregnum.core.play import sample
from interregnum.games.registry import find

STUDIES: Final[list[Study]] = [
    CrownOfAshStudy(),
    WonderfulKingdomStudy(),
]  # a module for each title beside this one

FIRST_MARK: Final = "<!-- figures, written by benchmarks/balance.py -->"
LAST_MARK: Final = "<!-- end of the figures -->"
CHUNK: Final = 50  # games between two savings


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("title", choices=[study.title for study in STUDIES])
    parser.add_argument(
        "--games", type=int, default=2000, help="of each kind of table; 0 writes those of the file"
    )
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", type=Path, help="a file that keeps the games played so far")
    parser.add_argument("--folder", type=Path, default=Path("docs/balance"))
    return parser.parse_args()


def game(study: Study, deal: Deal, bot: Bot, rng: Random) -> Tally:
    """One game, counted."""
    title, tally = find(study.title), Tally()
    state = title.new(deal.seats, title.options(dict(deal.options)))
    watcher = study.watcher(tally)
    while len(waiting := title.game.to_act(state)):
        seat = int(rng.choice(list(waiting)))  # in a window, who answers last is at a disadvantage
        if seat == CHANCE:
            title.game.apply(state, seat, sample(title.game, state, seat, rng))
            continue
        action = ask(bot, title.policy, state, seat, rng)
        watcher.before(state, seat, action)
        title.game.apply(state, seat, action)
    watcher.ended(state)
    tally["games"] += 1
    return tally


def played(study: Study, deal: Deal, args: argparse.Namespace) -> Tally:
    """All games of a kind of table, those of the file included."""
    bot = parse(args.bot)
    key = f"{study.title}, {deal.label}, {bot.name}, seed {args.seed}"
    saved = json.loads(args.save.read_text()) if args.save and args.save.exists() else {}
    tally = Tally(saved.get(key, {}))
    for number in range(int(tally["games"]), args.games):
        tally.add(game(study, deal, bot, Random(f"{args.seed} {deal.label} {number}")))
        if args.save and (number % CHUNK == CHUNK - 1 or number == args.games - 1):
            store(args.save, {**saved, key: tally})
    return tally


def store(path: Path, saved: dict[str, Tally]) -> None:
    """Whole or not at all."""
    part = path.with_suffix(".part")
    part.write_text(json.dumps(saved))
    part.replace(path)


def written(document: str, figures: str) -> str:
    """The document with new figures between its marks, or at its end."""
    inner = f"{FIRST_MARK}\n\n{figures}\n\n{LAST_MARK}"
    if FIRST_MARK not in document:
        return f"{document.rstrip()}\n\n{inner}\n".lstrip()
    before, _, rest = document.partition(FIRST_MARK)
    return before + inner + rest.partition(LAST_MARK)[2]


def main() -> None:
    args = arguments()
    study = next(study for study in STUDIES if study.title == args.title)
    tallies = {deal.label: played(study, deal, args) for deal in study.deals}
    tallies = {label: tally for label, tally in tallies.items() if tally["games"]}
    path = args.folder / f"{args.title}.md"
    old = path.read_text() if path.exists() else ""
    told = f"Games of the bot `{args.bot}` against itself, seed {args.seed}."
    path.write_text(written(old, f"{told}\n\n{study.figures(tallies)}"))
    Console().print(f"wrote {path}")


if __name__ == "__main__":
    main()
