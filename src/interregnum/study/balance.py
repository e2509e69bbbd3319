"""How fair a title is: many games of one bot against itself, and who wins them with what."""

from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from interregnum.bots.bot import Bot, ask
from interregnum.bots.names import find_bot
from interregnum.core.game import CHANCE
from interregnum.core.play import sample
from interregnum.executor.executor import Executor
from interregnum.executor.journal import Journal
from interregnum.executor.run import Progress, results
from interregnum.games.registry import find
from interregnum.study.document import Document, markdown, marked
from interregnum.study.studies import study_of
from interregnum.study.tally import Deal, Study, Tally
from interregnum.terminal.files import write_whole

FIGURES: Final = "figures, written by interregnum balance"
CHUNK: Final = 5


class Spec(NamedTuple):
    title: str
    deal: Deal
    bot: Bot
    seed: int


def game(spec: Spec, number: int) -> dict[str, float]:
    """A job: one game, counted."""
    title, tally = find(spec.title), Tally()
    rng = Random(f"{spec.seed} {spec.deal.label} {number}")
    state = title.new(spec.deal.seats, title.options(dict(spec.deal.options)))
    watcher = study_of(spec.title).watch(tally)
    while len(waiting := title.game.to_act(state)):
        seat = int(rng.choice(list(waiting)))  # in a window, who answers last is at a disadvantage
        if seat == CHANCE:
            title.game.apply(state, seat, sample(title.game, state, seat, rng))
            continue
        action = ask(spec.bot, title.policy, state, seat, rng)
        watcher.before(state, seat, action)
        title.game.apply(state, seat, action)
    watcher.ended(state)
    tally["games"] += 1
    return dict(tally)


def played(
    spec: Spec, games: int, on: Executor, journal: Journal | None, progress: Progress | None
) -> Tally:
    """All games of a kind of table, those of the journal included."""
    about = {"balance": spec.title, "version": find(spec.title).game.version}
    about |= {"deal": spec.deal._asdict(), "bot": spec.bot.name, "seed": spec.seed}
    kept = journal.run(about, dict[str, float]) if journal else None
    tally = Tally()
    for each in results(game, spec, range(games), on=on, chunk=CHUNK, kept=kept, progress=progress):
        tally.add(each)
    return tally


def balance(
    name: str,
    games: int,
    bot: str | Bot,
    seed: int,
    *,
    on: Executor,
    journal: Journal | None = None,
    progress: Progress | None = None,
) -> tuple[Document, str]:
    """What was found, and the tables of docs/balance."""
    study, player = study_of(name), find_bot(bot)
    tallies = {
        deal.label: played(Spec(name, deal, player, seed), games, on, journal, progress)
        for deal in study.deals
    }
    about: dict[str, Any] = {"title": name, "version": find(name).game.version, "bot": player.name}
    about |= {"seed": seed, "games of each table": games, "tables": list(tallies)}
    document = Document(f"Balance of {name}", about, study.charts(tallies))
    return document, figures(study, tallies, document, player.name, seed)


def figures(
    study: Study, tallies: dict[str, Tally], document: Document, bot: str, seed: int
) -> str:
    games = int(next(iter(tallies.values()))["games"])
    told = f"{games} games of each table by the bot `{bot}` against itself, seed {seed}."
    return f"{told}\n\n{study.figures(tallies) or markdown(document)}"


def write_document(path: Path, figures: str) -> None:
    """New figures between the two marks of a document; what they suggest is for people to write."""
    old = path.read_text("utf-8") if path.exists() else ""
    write_whole(path, marked(old, figures, FIGURES).encode())
