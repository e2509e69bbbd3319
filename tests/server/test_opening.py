"""A match begins when all have sealed what they add to chance, and then have told it."""

from pathlib import Path
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner

from interregnum.cli.app import app
from interregnum.core.chance import Chance, seal, seeded_key
from interregnum.core.match import head_of
from interregnum.core.record import decode
from interregnum.games.registry import find
from interregnum.server import opening
from interregnum.server.journal import Journal
from interregnum.server.wire import Pace
from tests.server.live_server import Guest, Server, next_turn, running

ANNAS, BOBS = "ab" * 32, "cd" * 32


class Opened:
    """A table of two people who have sealed, and a bot; the host has clicked on start."""

    def __init__(self, server: Server) -> None:
        self.host, self.friend = Guest(server, "Anna"), Guest(server, "Bob")
        self.table = self.host.open_table("me", "open", "random")
        self.commitment = self.shown()["commitment"]
        self.post(self.friend, "join", seat=1, seal=seal(self.commitment, BOBS))
        self.post(self.host, "start", seal=seal(self.commitment, ANNAS))

    def shown(self) -> dict[str, Any]:
        return self.host.sit(self.table).hear("table")

    def post(self, guest: Guest, what: str, **data: Any) -> Any:
        return guest.told("POST", f"/api/tables/{self.table}/{what}", **data)

    def refused(self, guest: Guest, what: str, **data: Any) -> str:
        answer = guest.http.post(f"/api/tables/{self.table}/{what}", json=data)
        assert answer.status_code == 403
        return str(answer.json()["message"])


def test_nobody_tells_before_all_are_bound_and_the_record_proves_it(
    server: Server, tmp_path: Path
) -> None:
    at = Opened(server)
    told = at.shown()
    assert told["status"] == "opening"
    assert told["seals"] == [seal(at.commitment, ANNAS), seal(at.commitment, BOBS), ""]
    assert "not what was sealed" in at.refused(at.friend, "tell", entropy="ef" * 32)
    assert "begun already" in at.refused(at.friend, "ready", entropy="ef" * 32)
    assert at.post(at.host, "tell", entropy=ANNAS)["status"] == "opening"
    assert at.post(at.friend, "tell", entropy=BOBS)["status"] == "playing"
    people = [at.host.sit(at.table), at.friend.sit(at.table)]
    while (mover := next_turn(people)) is not None:
        mover.act_first()
    for sitting in people:
        while not sitting.state["view"]["result"]:
            sitting.hear("state")
    file = tmp_path / "match.json"
    file.write_bytes(at.host.http.get(f"/api/tables/{at.table}/record").content)
    record = decode(file.read_bytes())
    assert record.chance.entropy == [ANNAS, BOBS, ""]
    assert len(record.chance.draws) == sum(seat == 99 for seat, _ in record.log)
    assert {sitting.state["head"] for sitting in people} == {head_of(record)}
    kept = ["--commitment", at.commitment, "--entropy", BOBS, "--head", people[1].state["head"]]
    assert CliRunner().invoke(app, ["verify", str(file), *kept]).exit_code == 0


def test_who_keeps_back_what_was_sealed_is_named_for_good(tmp_path: Path) -> None:
    """Whoever dislikes what would come cannot try again unseen: another key, and a name."""
    with running(tmp_path, opening_seconds=0.0) as server:
        at = Opened(server)
        at.post(at.host, "tell", entropy=ANNAS)
        assert at.post(at.host, "start")["status"] == "open"
        told = at.shown()
        assert told["withheld"] == ["Bob"]
        assert told["commitment"] != at.commitment
        assert [seat["ready"] for seat in told["seats"]] == [False] * 3
        at.post(at.host, "start", entropy=ANNAS)
        assert at.shown()["withheld"] == ["Bob"]
        assert at.shown()["status"] == "playing"


def test_an_opening_is_not_broken_off_while_the_devices_have_time(server: Server) -> None:
    at = Opened(server)
    assert "still telling" in at.refused(at.host, "start")
    assert "only the host" in at.refused(at.friend, "start")


@pytest.mark.parametrize("text", ["", "xyz", "AB", "a" * 65, "é"])
def test_what_is_no_hexadecimal_number_adds_nothing(text: str) -> None:
    assert opening.clean_hex(text) == ""
    assert opening.added(text, text) == {"entropy": "", "seal": "", "ready": False}


def test_secret_acts_in_a_window_do_not_change_the_running_hash() -> None:
    """Otherwise it would tell, by coming again, that another seat has acted."""
    title = find("wonderful-kingdom")
    options = {"module": "quest", "duchies": "valados_first", "quest": "usurper"}
    chance = Chance(seeded_key(1), ["", ""])
    values: Any = msgspec.structs.asdict(title.options(options))
    journal = Journal("t", title, values, ["Anna", "Bob"], chance, Pace())
    journal.roll()
    heads = []
    for _ in range(200):
        if title.families.in_window(journal.match.state):
            heads.append(journal.head())
        if len(heads) == 3:
            break
        seat = journal.awaited[0]
        journal.play(seat, int(title.game.legal(journal.match.state, seat)[0]))
    assert len(set(heads)) == 1
    assert len(heads) == 3
