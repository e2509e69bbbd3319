"""Bots by name: `random`, `greedy`, `flat:400`, `search:0.2s`, `plan:12`, `champion:0.5s` …"""

import re
from importlib import import_module
from pathlib import Path
from typing import Final

from interregnum.bots.bot import Bot
from interregnum.bots.champion import ChampionBot
from interregnum.bots.flat import FlatBot
from interregnum.bots.greedy import GreedyBot
from interregnum.bots.judging import JudgeBot
from interregnum.bots.levels import BEFORE, NAMES, LevelBot
from interregnum.bots.master import MasterBot
from interregnum.bots.planner import PlanBot
from interregnum.bots.searcher import SearchBot
from interregnum.bots.uniform import RandomBot
from interregnum.bots.weights import read
from interregnum.core.errors import UnknownBot

OWN: Final = re.compile(r"[A-Za-z_][\w.]*:[A-Z]\w*")  # module:Class
PLAYOUTS: Final = 400
WIDTH: Final = 12
SECONDS: Final = 0.2
SEARCHING: Final = ("search", "master", "champion")
MOST_SECONDS: Final = 600.0
EXPECTED: Final = (
    "a level (page, squire, knight, baron, duke, sovereign, or level:1 to level:6), "
    "random, greedy, flat, flat:400 (playouts), search, search:0.2s or search:800, "
    "plan or plan:12 (positions of a turn followed at a time), "
    "master or master:0.5s (a plan where the game has one, a search elsewhere), "
    "judge (one ply over the learned judge), champion or champion:0.5s (a search with it)"
)


def parse(text: str) -> Bot:
    """The bot of a name and its number, if any; anything else is refused in one sentence."""
    name, colon, number = tidy(text).partition(":")
    if not colon and name in PLAIN:
        return PLAIN[name]
    if name == "flat" and (count := whole(number)):
        return FlatBot(count)
    if name in SEARCHING and (search := searching(number)):
        return named(name, search)
    if name == "plan" and (count := whole(number)):
        return PlanBot(count)
    if name == "level" and (count := whole(number)) and count <= len(NAMES):
        return PLAIN[NAMES[count - 1]]
    raise UnknownBot(f"there is no bot {text!r}; expected {EXPECTED}")


def named(name: str, search: SearchBot) -> Bot:
    """The bot of that name with the budget of a search."""
    if name == "champion":
        return ChampionBot(iterations=search.iterations, seconds=search.seconds)
    return MasterBot(search) if name == "master" else search


def bots_of(text: str) -> list[Bot]:
    """The bots of a list such as `greedy,search:0.2s`; an empty list is no bots."""
    return [find_bot(name) for name in text.split(",") if name.strip()]


def find_bot(what: str | Bot | type[Bot]) -> Bot:
    """A bot as it is, by its class, by name, or as `module:Class` from a package of one's own.

    `champion:0.2s@FILE` and `judge@FILE` take their weights from a file. For who runs the program:
    both read what lies there. A server reads names with `parse`.
    """
    if isinstance(what, Bot):
        return what
    if isinstance(what, type):
        return made(what, what.__name__)
    if not isinstance(what, str):
        raise UnknownBot(f"{what!r} is no bot; expected a name or a subclass of interregnum.Bot")
    if "@" in what:
        return with_weights(what.strip())
    return loaded(what.strip()) if OWN.fullmatch(what.strip()) else parse(what)


def with_weights(text: str) -> Bot:
    name, _, path = text.partition("@")
    bot = parse(name)
    if not isinstance(bot, JudgeBot | ChampionBot):
        raise UnknownBot(f"{bot.name} reads no weights; expected judge or champion before the @")
    return bot.with_weights(read(Path(path)), f"{bot.name}@{path}")


def loaded(text: str) -> Bot:
    module, _, name = text.partition(":")
    try:
        kind = getattr(import_module(module), name)
    except Exception as error:  # a module of anybody's may fail in any way
        raise UnknownBot(f"there is no bot {text!r}: {error}") from error
    return made(kind, text)


def made(kind: object, text: str) -> Bot:
    if not (isinstance(kind, type) and issubclass(kind, Bot)):
        raise UnknownBot(f"{text} is no bot; expected a subclass of interregnum.Bot")
    try:
        bot = kind()
    except Exception as error:  # so may its class
        raise UnknownBot(f"{text} cannot be made without arguments: {error}") from error
    if not hasattr(bot, "name"):
        bot.name = text
    return bot


def tidy(text: str) -> str:
    """As a name is read, and kept: blanks around it and capitals mean nothing."""
    return text.strip().lower()


def thinks(text: str) -> bool:
    """Whether a bot may take its time: it has a budget, or is a level that may have one."""
    return any(budget(text)) or isinstance(parse(text), LevelBot)


def budget(text: str) -> tuple[int, float]:
    """The steps and the seconds of a bot, read as `parse` reads them; 0 where it has none."""
    number = parse(text).name.partition(":")[2]
    return whole(number), spell(number)


def searching(number: str) -> SearchBot | None:
    """A search with its budget of iterations or of seconds."""
    if count := whole(number):
        return SearchBot(iterations=count)
    seconds = spell(number)
    return SearchBot(seconds=seconds) if seconds else None


PLAIN: Final[dict[str, Bot]] = {
    "random": RandomBot(),
    "greedy": GreedyBot(),
    "flat": FlatBot(PLAYOUTS),
    "search": SearchBot(seconds=SECONDS),
    "plan": PlanBot(WIDTH),
    "master": MasterBot(SearchBot(seconds=SECONDS)),
    "judge": JudgeBot(),
    "champion": ChampionBot(seconds=SECONDS),
}
PLAIN.update({name: LevelBot(rank, parse) for rank, name in enumerate(NAMES)})
PLAIN.update({before: PLAIN[name] for before, name in BEFORE.items()})


def whole(number: str) -> int:
    """A count above zero below a billion, or 0."""
    return int(number) if re.fullmatch(r"\d{1,9}", number, re.ASCII) else 0


def spell(number: str) -> float:
    """Seconds such as `0.2s` up to ten minutes, or 0."""
    if not re.fullmatch(r"\d{1,3}(\.\d{1,6})?s", number, re.ASCII):
        return 0.0
    seconds = float(number[:-1])
    return seconds if seconds <= MOST_SECONDS else 0.0
