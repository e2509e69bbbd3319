"""The public names: `import interregnum` gives these, and loads what they need when it is used."""

import ast
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from interregnum.bots.arena import Contest, Outcome, Progress, Standing, tell
from interregnum.bots.arena import run as run_arena
from interregnum.bots.bot import Bot, Weighed, ask
from interregnum.bots.names import find_bot
from interregnum.core.chance import Chance, new_key, seeded_key
from interregnum.core.errors import BadInput, BadOption, GameError, IllegalAction, NotYourTurn
from interregnum.core.game import CHANCE, NONE, Action, Game, Seat
from interregnum.core.match import Match, unfair
from interregnum.core.policy import Field, Policy
from interregnum.core.record import Record, decode, encode
from interregnum.executor.run import open_executor
from interregnum.games.registry import TITLES, find
from interregnum.games.title import Title, values_of
from interregnum.games.words import Words

__all__ = [
    "CHANCE",
    "NONE",
    "Bot",
    "Field",
    "Game",
    "GameError",
    "Match",
    "Outcome",
    "Policy",
    "Record",
    "Standing",
    "Title",
    "Weighed",
    "apply",
    "arena",
    "bot",
    "match",
    "options",
    "play",
    "read",
    "replay",
    "title",
    "titles",
    "verify",
    "write",
]

Changes = Mapping[str, str | int | bool]
AnyBot = str | Bot | type[Bot]


def titles() -> list[str]:
    """The names of all titles that are installed: ours, and those of other packages."""
    return list(TITLES)


def title(name: str) -> Title[Any]:
    """A title by its name: rules (`game`), what bots know (`policy`), views, words, positions."""
    return find(name)


def options(of: str | Title[Any], mode: str = "", changes: Changes | None = None) -> msgspec.Struct:
    """The options of a mode, or the usual ones, changed by name."""
    return chosen(known(of), mode, changes)


def chosen(entry: Title[Any], mode: str, changes: Changes | None) -> msgspec.Struct:
    if mode and mode not in entry.modes:
        raise BadOption(f"{entry.name} has no mode {mode!r}; it has {', '.join(entry.modes)}")
    values = values_of(entry.modes[mode]) if mode else {}
    return entry.options(values | dict(changes or {}))


def match(
    of: str | Title[Any],
    names: Sequence[str],
    *,
    mode: str = "",
    options: Changes | None = None,
    seed: int | None = None,
) -> Match[Any]:
    """A match opened, with a name for each seat; the same seed gives the same chance.

    `match.play(seat, action)` checks, applies and logs; `match.record` is the whole of it.
    """
    entry = known(of)
    key = new_key() if seed is None else seeded_key(seed)
    chance = Chance(key, [""] * len(names))
    return entry.match(list(names), chosen(entry, mode, options), chance)


def apply(of: str | Title[Any], state: Any, seat: Seat, action: Action) -> None:
    """`game.apply`, checked: what is not legal is refused with its reason and changes nothing."""
    entry = known(of)
    seat, action = int(seat), int(action)  # numpy's integers, too
    if seat not in list(entry.game.to_act(state)):
        raise NotYourTurn(f"seat {seat} is not awaited")
    if not 0 <= action < entry.game.actions.size:
        raise IllegalAction(f"{action} is no action; there are {entry.game.actions.size}")
    if action not in list(entry.game.legal(state, seat)):
        raise IllegalAction(reason(entry, state, seat, action))
    entry.game.apply(state, seat, action)


def reason(entry: Title[Any], state: Any, seat: Seat, action: Action) -> str:
    """Why not, in English, with the clause."""
    why = entry.explain(state, seat, action)
    assert why is not None, "explain is None exactly for what is legal"
    names = [f"seat {k}" for k in range(len(entry.game.scores(state)))]
    told = Words("en", [entry]).say(why.line, names)
    return f"{entry.notation(state, seat, action)}: {told} ({why.rule})"


def bot(what: AnyBot) -> Bot:
    """A bot: by name (`greedy`, `search:0.2s`), as `module:Class`, by its class, or as it is."""
    return find_bot(what)


def play(of: Match[Any], bots: Sequence[AnyBot], *, seed: int = 0) -> Match[Any]:
    """Let bots play a match to its end, one for each seat; the match itself is played on."""
    if len(bots) != of.seats:
        raise BadInput(f"{len(bots)} bots for {of.seats} seats")
    seated = {seat: find_bot(each).seated() for seat, each in enumerate(bots)}
    minds = {seat: Random(f"{seed} {seat}") for seat in seated}
    policy = find(of.game.name).policy
    while not of.over:
        seat = int(of.game.to_act(of.state)[0])
        action = ask(seated[seat], policy, of.state, seat, minds[seat])
        tell(policy, of.state, seated, seat, action, minds)
        of.play(seat, action)
    return of


def arena(
    of: str | Title[Any],
    bots: Sequence[AnyBot],
    *,
    games: int = 100,
    seed: int = 0,
    jobs: int = 1,
    cluster: str = "",
    mode: str = "",
    options: Changes | None = None,
    progress: Progress | None = None,
) -> Standing:
    """Many games between bots, seats rotated; the same seed gives the same games.

    `standing.rate(k)` is what bot k won, `standing.interval(k)` its 95 % interval. With more than
    one job, or on the Dask cluster whose address is given, a bot must be importable in other
    processes: a name, `module:Class` or an object that pickles.
    """
    entry = known(of)
    values = values_of(chosen(entry, mode, options))
    contest = Contest(entry.name, values, tuple(find_bot(each) for each in bots), seed)
    with open_executor(jobs, cluster) as executor:
        return run_arena(contest, games, on=executor, progress=progress)


def read(place: str | Path) -> Record:
    """The record in a file; anything else is refused in one sentence."""
    try:
        return decode(Path(place).read_bytes())
    except OSError as error:
        raise BadInput(f"{place} cannot be read: {error.strerror}") from error


def write(record: Record, place: str | Path) -> None:
    """A record as a file, JSON."""
    Path(place).write_bytes(encode(record))


def replay(record: Record) -> Match[Any]:
    """The match of a record, every entry checked by the rules."""
    return find(record.title).replay(record)


def verify(record: Record) -> str:
    """Why a finished record is not fair: chance is not what its key gives. Empty if it is."""
    entry = find(record.title)
    replayed = entry.replay(record)
    return unfair(entry.game, replayed.setup, record)


def known(of: str | Title[Any]) -> Title[Any]:
    return find(of) if isinstance(of, str) else of


def give_words() -> None:
    """A compiled class has lost its docstrings: they are read from the source beside it."""
    for found in [globals()[name] for name in __all__]:
        if isinstance(found, type) and not found.__doc__:
            found.__doc__ = words_of(found)


def words_of(found: type) -> str:
    """What its source says of a class, and after it of each of its methods."""
    source = Path(__file__).parents[1].joinpath(*found.__module__.split(".")).with_suffix(".py")
    tree = ast.parse(source.read_text("utf-8")).body
    node = next(n for n in tree if isinstance(n, ast.ClassDef) and n.name == found.__name__)
    methods = [n for n in node.body if isinstance(n, ast.FunctionDef) and ast.get_docstring(n)]
    told = [f"{n.name}({ast.unparse(n.args)}): {ast.get_docstring(n)}" for n in methods]
    return "\n\n".join([ast.get_docstring(node) or "", *told])


give_words()
