"""A title from elsewhere is served like our own, and a broken one is told and left out."""

from importlib.metadata import EntryPoint, EntryPoints

import pytest
import structlog

from interregnum.games.lesson import path_of
from interregnum.games.registry import GROUP, OWN, Catalogue
from interregnum.server import app
from tests.server.live_server import Guest, Server, next_turn


def test_harvest_is_played_to_its_end_and_verified(server: Server) -> None:
    guest = Guest(server, "Anna")
    table = guest.open_table("me", "greedy", "master:20", title="harvest")
    sitting = guest.sit(table)
    while next_turn([sitting]):  # in a window others act at the same time
        sitting.act(sitting.state["choices"][0]["id"])
    assert min(sitting.state["view"]["result"]) == 1
    assert guest.told("GET", f"/api/tables/{table}/verify") == {"unfair": ""}
    marks = guest.told("GET", f"/api/tables/{table}/course")
    assert [mark["round"] for mark in marks][-1] == 4
    assert sum(marks[-1]["scores"]) > 0


def test_harvest_is_listed_with_its_words_rules_and_schema(server: Server) -> None:
    guest = Guest(server, "Anna")
    titles = guest.told("GET", "/api/titles")
    assert [title["name"] for title in titles] == [*OWN, "harvest"]
    assert "harvest-title = Sklizeň" in guest.http.get("/api/words/cs").text
    assert guest.told("GET", "/api/titles/harvest/rules/cs")[0]["id"] == "H-CROP-01"
    assert guest.told("GET", "/api/titles/harvest/components") == {}
    assert "Farm" in guest.told("GET", "/api/titles/harvest/schema")["$defs"]
    assert "harvest" not in guest.told("GET", "/api/lessons")


def test_a_title_without_a_lesson_has_no_first_game() -> None:
    assert path_of("harvest") is None


def test_a_broken_title_is_told_when_the_server_starts(monkeypatch: pytest.MonkeyPatch) -> None:
    broken = EntryPoints([EntryPoint("broken", "nowhere:TITLE", GROUP)])
    found = Catalogue(lambda: broken)
    monkeypatch.setattr(app, "TITLES", found)
    with structlog.testing.capture_logs() as told:
        app.load_titles()
    assert [(line["event"], line["title"]) for line in told] == [("title_broken", "broken")]
    assert list(found) == list(OWN)
