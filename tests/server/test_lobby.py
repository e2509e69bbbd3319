"""The lobby: what is listed, giving up, deleting, names on one device, invitations, addresses."""

from typing import Any

import httpx
import pytest

from interregnum.games.registry import TITLES, find
from interregnum.server import reach
from interregnum.server.lobby import checked_bot
from interregnum.server.settings import Settings
from tests.server.live_server import PATIENCE, Guest, Server, next_turn
from tests.server.test_seats import mine, two


def test_a_newcomer_sees_the_lobby_without_a_name_and_without_a_refusal(server: Server) -> None:
    Guest(server, "Anna").open_table("me", "open", title="torres", public=True)
    answer = httpx.get(f"{server.url}/api/tables", timeout=PATIENCE)
    assert answer.status_code == 200
    lists = answer.json()
    assert (lists["me"], lists["mine"]) == (None, [])
    assert "Anna" in {row["host"] for row in lists["open"]}


def test_a_row_tells_mode_people_whose_turn_and_when(server: Server) -> None:
    anna = Guest(server, "Anna")
    table = anna.open_table("me", "random", title="torres", options={"deck": "own"})
    sitting = anna.sit(table)
    sitting.my_turn()
    row = mine(anna, table)
    assert (row["mode"], row["host"], row["hosting"]) == ("own-decks", "Anna", True)
    assert [seat["mine"] for seat in row["seats"]] == [True, False]
    assert row["awaited"] == sitting.state["view"]["awaited"]
    assert row["moved"] >= row["created"]
    assert not row["undone"]
    sitting.act(sitting.state["choices"][0]["id"])
    sitting.my_turn()
    sitting.say(t="undo", seq=sitting.state["seq"])
    sitting.settle()
    assert mine(anna, table)["undone"]


def test_an_invitation_says_who_invites_to_what(server: Server) -> None:
    anna = Guest(server, "Anna")
    table = anna.open_table("me", "open", "open", title="crown-of-ash", options={"powers": True})
    told = httpx.get(f"{server.url}/api/tables/{table}", timeout=PATIENCE).json()
    assert (told["host"], told["title"], told["mode"]) == ("Anna", "crown-of-ash", "advanced")
    assert [seat["kind"] for seat in told["seats"]] == ["person", "open", "open"]
    shown = Guest(server, "Petr").sit(table).hear("table")
    assert (shown["host"], shown["mode"]) == ("Anna", "advanced")


def test_who_is_alone_ends_the_match_by_resigning(server: Server) -> None:
    anna = Guest(server, "Anna")
    table = anna.open_table("me", "random", title="torres")
    sitting = anna.sit(table)
    sitting.my_turn()
    assert anna.told("POST", f"/api/tables/{table}/resign")["status"] == "ended"
    sitting.settle()
    assert sitting.terms["status"] == "ended"
    sitting.act(sitting.state["choices"][0]["id"])
    assert sitting.hear("refused")["code"] == "not_allowed"
    assert anna.refused("POST", f"/api/tables/{table}/resign") == (403, "not_allowed")
    anna.told("DELETE", f"/api/tables/{table}")
    assert anna.refused("GET", f"/api/tables/{table}") == (404, "unknown_match")


def test_among_people_the_stand_in_has_the_seat_for_good(server: Server) -> None:
    host, friend, table = two(server)
    watching, resigned = friend.sit(table), host.sit(table)
    resigned.settle()
    host.told("POST", f"/api/tables/{table}/resign")
    resigned.settle()
    watching.settle()
    assert watching.terms["seats"][0]["kind"] == "bot"
    assert watching.terms["hosting"]
    assert table not in {row["table"] for row in host.told("GET", "/api/tables")["mine"]}
    assert next_turn([watching]) is watching
    assert host.refused("DELETE", f"/api/tables/{table}") == (403, "not_allowed")


def test_a_running_match_of_several_is_not_deleted_and_an_open_one_is(server: Server) -> None:
    host, friend, table = two(server)
    for guest in (host, friend):
        assert guest.refused("DELETE", f"/api/tables/{table}") == (403, "not_allowed")
    opened = host.open_table("me", "open", title="torres")
    friend.told("POST", f"/api/tables/{opened}/join", seat=1)
    assert friend.refused("POST", f"/api/tables/{opened}/resign") == (403, "not_allowed")
    host.told("DELETE", f"/api/tables/{opened}")
    assert friend.refused("GET", f"/api/tables/{opened}") == (404, "unknown_match")


def test_people_on_one_device_have_names_of_their_own(server: Server) -> None:
    anna = Guest(server, "Anna")
    names = ["Anna", "  Petr ", ""]
    table = anna.open_table("me", "me", "me", title="torres", names=names)
    seats = anna.told("GET", f"/api/tables/{table}")["seats"]
    assert [seat["name"] for seat in seats] == ["Anna", "Petr", "Anna 3"]


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (4, {}), (1, {"automa": 1})])
def test_the_glance_is_what_a_spectator_sees(
    server: Server, seats: int, options: dict[str, Any]
) -> None:
    anna = Guest(server, "Anna")
    table = anna.open_table(*["me"] * seats, title="crown-of-ash", options=options)
    anna.sit(table).hear("state")  # nobody plays on meanwhile: all wait for her
    glance = anna.told("GET", f"/api/tables/{table}/glance")
    watching = Guest(server, "Eve").sit(table)
    assert (glance["view"], glance["round"]) == (watching.hear("state")["view"], 1)


def test_options_that_matter_nowhere_can_never_be_shown() -> None:
    """Every option is offered for some number of seats and some mode; what it needs is there."""
    for title in TITLES.values():
        infos = {info.name: info for info in title.option_infos}
        assert set(title.shown) <= set(infos)
        for shown in title.shown.values():
            for where in shown.where:
                assert set(where.seats) <= set(title.seats)
                for name, values in where.needs.items():
                    assert set(values) <= set(infos[name].values)
            if shown.pick:
                assert shown.pick.of in title.components


def test_every_mode_is_found_again_by_its_options() -> None:
    for title in TITLES.values():
        for mode, options in title.modes.items():
            for seats in title.mode_seats(mode):
                same = title.mode_of(options, seats)
                assert title.modes[same] == options
                assert mode not in title.solo_modes or same in title.solo_modes


def test_a_level_is_kept_as_it_is_called_now_and_other_bots_as_they_were_asked_for() -> None:
    for asked, kept in {"Strong": "sovereign", "level:1": "page", " Flat ": "flat"}.items():
        assert checked_bot(asked, find("torres")) == kept


def test_a_level_that_a_title_lacks_is_kept_as_the_one_that_plays() -> None:
    """A table of For a Crown asked for `medium` kept a baron, whom that title does not have."""
    assert checked_bot("medium", find("torres")) == "baron"
    assert checked_bot("medium", find("for-a-crown")) == "knight"


def test_the_address_in_the_network_is_told_where_the_server_listens_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(reach, "own_addresses", lambda: ["192.168.1.5", "127.0.1.1"])
    told = {host: reach.addresses(Settings(host=host, port=8000)) for host in HOSTS}
    assert told == HOSTS


HOSTS = {
    "": [],
    "localhost": [],
    "127.0.0.1": [],
    "0.0.0.0": ["http://192.168.1.5:8000"],
    "10.0.0.7": ["http://10.0.0.7:8000"],
    "games.home": ["http://games.home:8000"],
}
