"""The commands that study: what they count, how they go on, what they write."""

import json
import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from typer.testing import CliRunner, Result

from interregnum.bots.names import find_bot
from interregnum.cli.app import app
from interregnum.core.record import decode
from interregnum.games.registry import TITLES
from interregnum.library import verify
from interregnum.study.balance import Spec, game
from interregnum.study.balance_crown import CrownStudy
from interregnum.study.document import Bar, Chart, Document, marked
from interregnum.study.page import page
from interregnum.study.studies import study_of


def run(command: str) -> Result:
    return CliRunner().invoke(app, command.split())


def parsed(command: str) -> Any:
    done = run(f"{command} --json")
    assert done.exit_code == 0, done.output
    return json.loads(done.stdout)


def test_an_arena_tells_every_bot_among_every_other_and_goes_on(tmp_path: Path) -> None:
    command = f"arena harvest --bots greedy,random,search:5 --seats 2 --save {tmp_path}/a.jsonl"
    first = parsed(f"{command} --games 6")
    assert [chart["title"] for chart in first["charts"]] == [
        "greedy among …", "random among …", "search:5 among …",
    ]  # fmt: skip
    bar = first["charts"][0]["bars"][0]
    assert (bar["label"], bar["count"], bar["even"]) == ("random", 6, 0.5)
    assert bar["low"] < bar["value"] < bar["high"] or bar["value"] in (0.0, 1.0)
    more = parsed(f"{command} --games 8")
    assert more["charts"][0]["bars"][0]["count"] == 8
    assert len((tmp_path / "a.jsonl").read_bytes().splitlines()) == 6 * (1 + 8)


def test_a_curve_has_a_place_for_every_budget(tmp_path: Path) -> None:
    told = parsed(f"curve harvest --budgets 2,8 --games 4 --html {tmp_path}/curve.html")
    assert [(bar["label"], bar["x"]) for bar in told["charts"][0]["bars"]] == [
        ("search:2", 2.0), ("search:8", 8.0),
    ]  # fmt: skip
    assert "<polyline" in (tmp_path / "curve.html").read_text()


def test_openings_count_every_seat_once() -> None:
    told = parsed("openings for-a-crown --games 5 --seats 3 --plies 2 --most 1000")
    for chart in told["charts"]:
        assert sum(bar["count"] for bar in chart["bars"]) == 15
        assert sum(bar["value"] * bar["count"] for bar in chart["bars"]) == pytest.approx(
            5, abs=0.01
        )
    assert all(" " in bar["label"] for bar in told["charts"][0]["bars"])


@pytest.mark.parametrize("name", TITLES)
def test_a_balance_shares_one_win_among_the_seats(name: str) -> None:
    study = study_of(name)
    deal = study.deals[0]
    tally = game(Spec(name, deal, find_bot("random"), 1), 0)
    first = study.groups()[0][1]  # seats, or who begins: everybody has one of them
    assert (
        sum(tally.get(f"had {trait}", 0) for trait in first if trait != "decides first")
        == deal.seats
    )
    wins = sum(tally.get(f"won {trait}", 0) for trait in first if trait != "decides first")
    assert wins == pytest.approx(1)


def test_the_balance_of_for_a_crown_counts_recruits_and_writes_its_document(tmp_path: Path) -> None:
    paper = tmp_path / "balance.md"
    told = parsed(f"balance for-a-crown --games 2 --bot random --document {paper}")
    titles = [chart["title"] for chart in told["charts"]]
    assert [f"Seat: {deal.label}" for deal in CrownStudy.deals] == titles[:5]
    assert "Recruited: 4 players" in titles
    assert "| seat 1 | 2 |" in paper.read_text()


def test_figures_are_written_between_their_marks_and_nowhere_else() -> None:
    first = marked("# Words before\n", "old", "figures")
    again = marked(first + "\nand after\n", "new", "figures")
    assert again == first.replace("old", "new") + "\nand after\n"


def test_a_page_shows_what_it_is_given_and_no_markup_of_it() -> None:
    bar = Bar("<b>&amp", 0.5, 0.4, 0.6, 10, even=0.25, points=3.0)
    told = page(Document("<i>", {"bots": ["<u>"]}, [Chart("<s>", [bar])]))
    assert not re.search(r"<(b|i|u|s)>", told)
    pictures = re.findall(r"<svg.*?</svg>", told, re.S)
    assert len(pictures) == 1
    ElementTree.fromstring(pictures[0])
    assert "src=" not in told
    assert "href=" not in told


def test_sim_tells_a_program_everything(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    told = parsed(f"sim for-a-crown --bots greedy,random,random --games 4 --records {file}")
    assert (told["mode"], told["options"]["die"], told["version"]) == ("standard", "standard", 1)
    assert told["build"] in ("compiled", "interpreted")
    assert [(row["bot"], row["seats"]) for row in told["bots"]] == [("greedy", 1), ("random", 2)]
    assert sum(row["wins"] for row in told["bots"]) == pytest.approx(4)
    assert [game["number"] for game in told["outcomes"]] == [0, 1, 2, 3]
    records = [decode(line) for line in file.read_bytes().splitlines()]
    for record, outcome in zip(records, told["outcomes"], strict=True):
        assert verify(record) == ""
        assert [record.result[seat] for seat in outcome["seats"]] == outcome["ranks"]


@pytest.mark.parametrize(
    ("command", "says"),
    [
        ("arena harvest --bots greedy", "expected two bots or more, each once"),
        ("arena harvest --bots greedy,greedy", "expected two bots or more, each once"),
        ("curve harvest --budgets 5,0.1s", "expected budgets of one kind"),
        ("curve harvest --budgets x", "there is no bot 'search:x'"),
        ("openings harvest --seats 9", "harvest is for 2 to 4 people"),
        ("balance chess", "chess"),
        ("sim harvest --cluster nowhere", "no scheduler answers at 'nowhere'"),
        ("ladder harvest --bots random,greedy --save /nowhere/a", "/nowhere/a cannot be written"),
        ("arena harvest --bots random,greedy --html /nowhere/a", "/nowhere/a cannot be written"),
        ("dataset harvest --from nowhere.jsonl -o nowhere", "nowhere.jsonl cannot be read"),
        ("dataset harvest --from nowhere.jsonl --games 7 -o nowhere", "--from goes alone"),
    ],
)
def test_what_cannot_be_studied_is_refused_in_one_sentence(command: str, says: str) -> None:
    done = run(command)
    assert done.exit_code == 2
    assert says in " ".join(done.stderr.split())
    assert len(done.stderr.splitlines()) <= 3
