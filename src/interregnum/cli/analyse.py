"""`interregnum analyse`: where a finished match was won and lost."""

from typing import Annotated, Any, Final

import msgspec
import typer
from rich.table import Table

from interregnum.bots.analysis import analyse_shipped
from interregnum.bots.findings import Analysis, Decision, Parts
from interregnum.cli.asking import File, Json, Lang, language
from interregnum.cli.screen import console, print_json, progress
from interregnum.core.match import Match
from interregnum.games.registry import find
from interregnum.games.shown import Line
from interregnum.games.words import Words
from interregnum.terminal.files import replayed
from interregnum.terminal.seating import told_names

Seed = Annotated[int, typer.Option(help="Another one imagines other worlds.")]
ROWS: Final = ("start", "luck", "own", "others", "residual", "result", "cost", "gift")
OTHERS: Final = ("others", "gift")  # rows of a table with more than one seat


class Told(Line, frozen=True, kw_only=True):
    """For a program: a line of an analysis, and what it says."""

    text: str


def analyse(file: File, *, seed: Seed = 0, lang: Lang = "", json: Json = False) -> None:
    match = replayed(file)
    with progress() as bars:
        task = bars.add_task("analysed, in %", total=100)
        found = analyse_shipped(
            find(match.game.name),
            match,
            seed,
            lambda part: bars.update(task, completed=round(100 * part)),
        )
    words = Words(language(lang), [find(match.game.name)])
    names = told_names(match, words)
    if json:
        print_json(spoken(found, names, words))
    else:
        tell(found, match, names, words)


def spoken(found: Analysis, names: list[str], words: Words) -> Analysis:
    """Every line of it in words, too."""

    def said(lines: list[Line]) -> list[Told]:
        return [Told(each.id, each.args, each.then, text=words.say(each, names)) for each in lines]

    decisions = [
        msgspec.structs.replace(
            each, played=said(each.played), better=said(each.better), reasons=said(each.reasons)
        )
        for each in found.decisions
    ]
    return msgspec.structs.replace(found, told=said(found.told), decisions=decisions)


def tell(found: Analysis, match: Match[Any], known: list[str], words: Words) -> None:
    out = console()
    names = [words.name_of(seat, known) for seat in range(len(found.parts))]
    out.print(chances(found, names, words))
    out.print(parts(found.parts, names, words))
    for seat, line in enumerate(found.told[: match.seats]):
        told = words.say(line, known)
        out.print(words.ui("analysis-of", seat=names[seat], told=told), soft_wrap=True)
    out.print(f"\n{words.ui('analysis-dearest')}")
    rounds = rounds_of(found)
    for decision in found.decisions:
        for text in told_decision(decision, rounds, known, words):
            out.print(text, soft_wrap=True)
    if not found.decisions:
        out.print(words.ui("analysis-none"))


def rounds_of(found: Analysis) -> dict[int, str]:
    """By entries of the log, what round it was; where rounds begin anew, with the phase: 2.1."""
    phase, before, told = 1, 0, dict[int, tuple[int, int]]()
    for point in found.points:
        phase += point.round < before
        before = point.round
        told[point.entries] = (phase, point.round)
    return {at: f"{p}.{n}" if phase > 1 else str(n) for at, (p, n) in told.items()}


def chances(found: Analysis, names: list[str], words: Words) -> Table:
    """At the end of every round."""
    rounds = rounds_of(found)
    points = [
        point
        for point, later in zip(found.points, [*found.points[1:], None], strict=True)
        if later is None or later.round != point.round
    ]
    help_ = words.ui("analysis-chance-help").partition(",")[0]
    table = Table(words.ui("round"), *names, title=f"{words.ui('analysis-chance')}, {help_}")
    for point in points:
        table.add_row(rounds[point.entries], *[f"{100 * x:.0f}" for x in point.chances])
    return table


def parts(found: list[Parts], names: list[str], words: Words) -> Table:
    heading = f"{words.ui('analysis-parts')}: {words.ui('analysis-parts-help')}"
    table = Table("", *names, title=heading)
    for row in ROWS if len(found) > 1 else [row for row in ROWS if row not in OTHERS]:
        table.add_row(words.ui(f"analysis-{row}"), *[cell(row, part) for part in found])
    return table


def cell(row: str, part: Parts) -> str:
    name = "chance" if row == "luck" else row
    whole = round(100 * getattr(part, name))
    if row in ("start", "result"):
        return f"{whole}"
    error = f" ± {round(100 * getattr(part, f'{name}_error'))}" if row != "residual" else ""
    return f"{whole:+d}{error}".replace("-", "−")


def told_decision(
    decision: Decision, rounds: dict[int, str], names: list[str], words: Words
) -> list[str]:
    """What it cost and how sure that is, what was played, what was better and why."""
    cost = f"−{100 * decision.cost:.0f} ± {100 * decision.error:.0f}"
    number = rounds.get(decision.first, str(decision.round))
    head = words.ui("analysis-cheaper", round=number, n=cost)
    seat = words.name_of(decision.seat, names)
    rows = {
        words.ui("analysis-they-played", seat=seat): decision.played,
        words.ui("analysis-better"): decision.better,
    }
    lines = [
        f"    {name}: {'; '.join(words.say(line, names) for line in told)}"
        for name, told in rows.items()
    ]
    why = [f"      {words.say(reason, names)}" for reason in decision.reasons]
    return [f"  {seat}, {head}", *lines, *why]
