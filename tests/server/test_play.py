"""Playing over the network, on the real app and a real database."""

from pathlib import Path
from typing import Any

import httpx

from tests.server.live_server import Guest, Server, Sitting, running


def test_a_match_against_bots_is_played_to_its_end_and_verified(server: Server) -> None:
    guest = Guest(server, "Anna")
    table = guest.open_table("me", "random", "random")
    sitting = guest.sit(table)
    while not sitting.my_turn()["view"]["result"]:
        sitting.act(sitting.state["choices"][0]["id"])
    assert sorted(sitting.state["view"]["result"]) == [1, 2, 3]
    record = guest.http.get(f"/api/tables/{table}/record").json()
    assert record["result"] == sitting.state["view"]["result"]
    assert guest.http.get(f"/api/tables/{table}/verify").json() == {"unfair": ""}
    frames = guest.http.get(f"/api/tables/{table}/replay", params={"start": 0, "count": 3}).json()
    assert [frame["n"] for frame in frames] == [0, 1, 2]


def test_who_only_watches_is_refused_and_changes_nothing(server: Server) -> None:
    host = Guest(server, "Bob")
    table = host.open_table("me", "me", "me")
    sitting, watching = host.sit(table), Guest(server, "Anna").sit(table)
    look(sitting, sitting.hear("state")["view"]["awaited"][0])
    choice = sitting.state["choices"][0]["id"]
    assert watching.hear("state")["seat"] == -1
    watching.say(t="act", seq=watching.state["seq"], acts=[choice])
    assert watching.hear("refused")["code"] == "not_your_turn"
    assert "state" not in watching.settle() + sitting.settle()
    before = sitting.state
    look(sitting, before["seat"])
    assert sitting.state["view"] == before["view"]


def test_an_illegal_choice_and_a_stale_one_are_answered_and_change_nothing(server: Server) -> None:
    guest = Guest(server, "Anna")
    sitting = guest.sit(guest.open_table("me", "random", "random"))
    before = sitting.my_turn()
    sitting.say(t="act", seq=before["seq"], acts=[0])
    refused = sitting.hear("refused")
    assert (refused["code"], refused["rule"]) == ("illegal_action", "F-SETUP-12")
    assert (refused["id"], refused["at"]) == (0, 0)
    sitting.say(t="act", seq=before["seq"] - 1, acts=[before["choices"][0]["id"]])
    assert sitting.hear("refused")["code"] == "stale"
    again = sitting.hear("state")
    assert again["view"] == before["view"]
    assert again["log_from"] == 0


def test_an_object_of_the_view_is_asked_about_and_what_is_none_is_refused(server: Server) -> None:
    guest = Guest(server, "Anna")
    sitting = guest.sit(guest.open_table("me", "random", "random"))
    sitting.my_turn()
    sitting.say(t="about", name="column 5")
    answer = sitting.hear("why")
    assert (answer["text"], answer["reason"]["rule"]) == ("column 5", "F-RECRUIT-02")
    sitting.say(t="about", name="column 9")
    assert sitting.hear("refused")["code"] == "bad_notation"


def test_a_spectator_without_a_name_sees_no_chest_and_no_choices(server: Server) -> None:
    table = Guest(server, "Anna").open_table("me", "random", "random")
    stranger = Guest(server, "Eve")
    stranger.http.cookies.clear()
    watching = stranger.sit(table)
    state = watching.hear("state")
    assert state["seat"] == -1
    assert state["choices"] == []
    assert all(seat["rubies"] is None for seat in state["view"]["houses"])
    for seat in range(3):
        watching.say(t="look", seat=seat)
        assert watching.hear("refused")["code"] == "not_your_turn"


def test_bad_frames_get_an_answer_and_the_table_goes_on(server: Server) -> None:
    guest = Guest(server, "Anna")
    sitting = guest.sit(guest.open_table("me", "random", "random"))
    sitting.my_turn()
    for frame in (
        "",
        "nonsense",
        "[]",
        '{"t":"act"}',
        '{"t":"act","match":"x","seq":1,"acts":[1]}',
    ):
        sitting.socket.send(frame)
        assert sitting.hear("refused")["code"] == "bad_message"
    sitting.say(t="ping")
    assert sitting.hear("pong")["match"] == sitting.table


def test_a_seat_is_claimed_once_and_taken_again_by_its_link(server: Server) -> None:
    host, friend, late = (Guest(server, name) for name in ("Anna", "Bob", "Cyril"))
    table = host.open_table("me", "open", "random")
    assert friend.http.post(f"/api/tables/{table}/join", json={"seat": 1}).status_code == 200
    assert late.http.post(f"/api/tables/{table}/join", json={"seat": 1}).status_code == 403
    link = friend.http.post(f"/api/tables/{table}/seats/1/link").json()["secret"]
    claim = {"seat": 1, "secret": "wrong"}
    assert late.http.post(f"/api/tables/{table}/claim", json=claim).status_code == 403
    claim["secret"] = link
    assert late.http.post(f"/api/tables/{table}/claim", json=claim).status_code == 200
    assert host.http.post(f"/api/tables/{table}/start", json={}).status_code == 200
    assert late.sit(table).hear("state")["seat"] == 1


def test_a_page_of_another_site_may_not_act(server: Server) -> None:
    guest = Guest(server, "Anna")
    evil = {"Origin": "http://evil.example"}
    wanted = {"title": "for-a-crown", "seats": ["me", "random", "random"]}
    answer = guest.http.post("/api/tables", json=wanted, headers=evil)
    assert (answer.status_code, answer.json()["code"]) == (403, "not_allowed")
    assert guest.told("GET", "/api/tables")["mine"] == []
    name = httpx.post(f"{server.url}/api/me", json={"name": "x"}, headers=evil)
    assert name.status_code == 403
    assert name.json()["code"] == "not_allowed"


def test_every_acknowledged_entry_survives_a_kill(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        guest = Guest(server, "Anna")
        table = guest.open_table("me", "me", "me")
        sitting = guest.sit(table)
        for _ in range(6):
            seat = sitting.hear("state")["view"]["awaited"][0]
            sitting.say(t="look", seat=seat)
            sitting.my_turn()
            sitting.act(sitting.state["choices"][0]["id"])
        before = sitting.hear("state")
        server.kill()
        server.start()
        after = guest.sit(table).hear("state")
        guest_again = guest.sit(table)
        guest_again.say(t="look", seat=before["seat"])
        while after["seat"] != before["seat"]:
            after = guest_again.hear("state")
        assert after["view"] == before["view"]
        assert after["choices"] == before["choices"]


def test_what_the_seats_saw_is_for_those_who_were_at_the_table(server: Server) -> None:
    """A private table's link lets watch, during the match and after it; a public one is open."""
    for public in (False, True):
        guest, stranger = Guest(server, "Anna"), Guest(server, "Eve")
        table = guest.open_table("me", title="wonderful-kingdom", public=public)
        sitting = guest.sit(table)
        while not sitting.my_turn()["view"]["result"]:
            sitting.act(sitting.state["choices"][-1]["id"])
        for path in ("record", "replay?eyes=0", "replay?eyes=-2"):
            assert guest.told("GET", f"/api/tables/{table}/{path}")
            asked = stranger.http.get(f"/api/tables/{table}/{path}")
            assert asked.status_code == (200 if public else 403)
        for path in ("replay", "course", "verify"):
            assert stranger.told("GET", f"/api/tables/{table}/{path}")


def test_a_half_made_decision_survives_a_kill_and_can_be_taken_back(tmp_path: Path) -> None:
    """Wonderful Kingdom: of an offer's four steps (card, place, card, place) three are made."""
    with running(tmp_path) as server:
        guest = Guest(server, "Anna")
        table = guest.open_table("me", "me", title="wonderful-kingdom")
        whole, half = half_made(guest.sit(table))
        server.kill()
        server.start()
        sitting = guest.sit(table)
        look(sitting, half["seat"])
        assert [sitting.state[part] for part in SEEN] == [half[part] for part in SEEN]
        for _ in range(3):
            sitting.say(t="undo", seq=sitting.state["seq"])
            sitting.hear("state")
        assert [sitting.state[part] for part in SEEN] == [whole[part] for part in SEEN]
        for _ in range(4):
            assert sitting.state["choices"]
            sitting.act_first()
        assert sitting.state["view"]["areas"] != whole["view"]["areas"]


SEEN = ("view", "choices", "scores")


def half_made(sitting: Sitting) -> tuple[dict[str, Any], dict[str, Any]]:
    """The state before an offer, and after three of its steps."""
    sitting.hear("state")
    while sitting.state["view"]["phase"] != "offering":
        look(sitting, sitting.state["view"]["awaited"][0])
        sitting.act_first()
    look(sitting, sitting.state["view"]["awaited"][0])
    whole = sitting.state
    for _ in range(3):
        sitting.act_first()
    assert len(sitting.state["view"]["offer"]) == 2
    return whole, sitting.state


def look(sitting: Sitting, seat: int) -> None:
    """Through the eyes of a seat."""
    sitting.say(t="look", seat=seat)
    while not sitting.state or sitting.state["seat"] != seat:
        sitting.hear("state")
    sitting.settle()
