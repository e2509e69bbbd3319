"""Guests who mean no good: the host, everybody for themselves and the operator can do something."""

import asyncio
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa
from typer.testing import CliRunner

from interregnum.cli.app import app
from interregnum.server import moderation
from interregnum.server.errors import NotAllowed
from interregnum.server.journal import Journal
from interregnum.server.lobby import NewTable
from interregnum.server.moderation import Moderate, Moderation
from interregnum.server.people import clean_line, clean_name, token
from interregnum.server.retention import Retention
from interregnum.server.schema import CHAT, PEOPLE, SEATS, TABLES
from interregnum.server.settings import Settings
from interregnum.server.store import ChatRow, EntryRow, PersonRow, SeatRow
from interregnum.server.wire import Pace
from tests.server.in_process import ANNA, BOB, opened, some_services
from tests.server.live_server import Guest, Server, Sitting, running

TITLE = "wonderful-kingdom"
BIDI = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f\u061c"


def open_table(host: Guest, *seats: str, **more: Any) -> str:
    return host.open_table(*seats, title=TITLE, **more)


def moderate(guest: Guest, table: str, what: str, **about: Any) -> Any:
    return guest.told("POST", f"/api/tables/{table}/moderate", what=what, **about)


def refused(guest: Guest, table: str, what: str, **about: Any) -> tuple[int, str]:
    return guest.refused("POST", f"/api/tables/{table}/moderate", what=what, **about)


def join(guest: Guest, table: str, seat: int = 1) -> None:
    guest.told("POST", f"/api/tables/{table}/join", seat=seat)


def test_a_host_sends_somebody_away_for_good(server: Server) -> None:
    host, foe = Guest(server, "Anna"), Guest(server, "Eve")
    table = open_table(host, "me", "open")
    join(foe, table)
    assert refused(foe, table, "kick", seat=0) == (403, "not_allowed")
    assert moderate(host, table, "kick", seat=1)["seats"][1]["kind"] == "open"
    assert foe.refused("POST", f"/api/tables/{table}/join", seat=1) == (403, "not_allowed")
    assert refused(host, table, "kick", seat=0) == (403, "not_allowed")  # oneself
    assert refused(host, table, "kick", seat=7) == (403, "not_allowed")


def test_who_is_away_is_replaced_and_who_plays_is_not(server: Server) -> None:
    host, foe = Guest(server, "Anna"), Guest(server, "Eve")
    table = open_table(host, "me", "open")
    join(foe, table)
    host.told("POST", f"/api/tables/{table}/start")
    assert refused(host, table, "kick", seat=1) == (403, "not_allowed")  # it has begun
    assert refused(host, table, "replace", seat=1) == (403, "not_allowed")
    foe.told("POST", f"/api/tables/{table}/leave")
    assert moderate(host, table, "replace", seat=1)["seats"][1]["kind"] == "bot"
    foe.sit(table).say(t="back")
    assert foe.sit(table).hear("state")["seat"] == -1


@pytest.mark.parametrize(
    ("waits_for", "pace", "code"),
    [(1, "none", ""), (0, "none", "not_allowed"), (1, "slow", "not_allowed")],
)
def test_who_keeps_nobody_waiting_is_not_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, waits_for: int, pace: Any, code: str
) -> None:
    """Neither while the match waits for the host, nor while a clock of days has time."""
    monkeypatch.setattr(moderation, "STALLED", -1.0)
    services = some_services(tmp_path)

    async def answer() -> str:
        async with opened(services):
            for person in (ANNA, BOB):
                await services.store.add_person(person)
            wanted = NewTable("torres", ["me", "open"], pace=Pace(pace, days=3))
            row = await services.lobby.create(ANNA, wanted)
            await services.lobby.join(BOB, row.id, 1)
            await services.lobby.start(ANNA, row.id)
            room = await services.rooms.room(row.id)
            while room.playing().awaited != [waits_for]:
                await services.store.append(first_choice(room.playing()))
            try:
                await services.lobby.moderate(ANNA, row.id, Moderate("replace", seat=1))
            except NotAllowed as error:
                return error.code
            return ""

    assert asyncio.run(answer()) == code


def first_choice(journal: Journal) -> list[EntryRow]:
    match, seat = journal.match, journal.awaited[0]
    return journal.play(seat, int(match.game.legal(match.state, seat)[0]))


def test_who_blocks_twice_at_once_blocks(tmp_path: Path) -> None:
    services = some_services(tmp_path)

    async def blocked() -> set[str]:
        async with opened(services):
            rows = Moderation(services.store)
            await asyncio.gather(*(rows.put(ANNA.id, BOB.id, "block") for _ in range(4)))
            return await rows.blocked_by(ANNA.id)

    assert asyncio.run(blocked()) == {BOB.id}


def test_one_guest_has_one_seat_at_a_public_table(server: Server) -> None:
    host, foe = Guest(server, "Anna"), Guest(server, "Eve")
    table = host.open_table("me", "open", "open", public=True)
    join(foe, table)
    assert foe.refused("POST", f"/api/tables/{table}/join", seat=2) == (403, "not_allowed")
    hot_seat = host.open_table("me", "me", "open", public=True)
    join(foe, hot_seat, 2)
    friend = Guest(server, "Bob")
    join(friend, table, 2)
    assert claimed(friend, foe, table, 2) == 403
    assert claimed(host, friend, hot_seat, 1) == 200  # from one's own device to another's


def claimed(owner: Guest, other: Guest, table: str, seat: int) -> int:
    """How it goes if somebody else uses the link of a seat."""
    link = owner.told("POST", f"/api/tables/{table}/seats/{seat}/link")
    return other.http.post(f"/api/tables/{table}/claim", json=link).status_code


def test_who_sits_down_twice_at_once_has_one_seat(tmp_path: Path) -> None:
    services = some_services(tmp_path)

    async def sat() -> list[str]:
        async with opened(services):
            for person in (ANNA, BOB):
                await services.store.add_person(person)
            wanted = NewTable("torres", ["me", "open", "open", "open"], public=True)
            row = await services.lobby.create(ANNA, wanted)
            take_seat, all_here = services.store.take_seat, asyncio.Barrier(3)

            async def together(seat: SeatRow, **more: Any) -> bool:
                await all_here.wait()
                return await take_seat(seat, **more)

            services.store.take_seat = together  # type: ignore[method-assign]
            joins = (services.lobby.join(BOB, row.id, seat) for seat in (1, 2, 3))
            await asyncio.gather(*joins, return_exceptions=True)
            return [seat.person for seat in await services.store.seats(row.id)]

    assert asyncio.run(sat()).count(BOB.id) == 1


def test_who_was_sent_away_does_not_come_back_by_a_link(server: Server) -> None:
    host, foe, friend = (Guest(server, name) for name in ("Anna", "Eve", "Bob"))
    table = host.open_table("me", "open", "open")
    join(foe, table)
    join(friend, table, 2)
    moderate(host, table, "kick", seat=1)
    assert claimed(friend, foe, table, 2) == 403


def test_of_several_who_resign_at_once_the_last_ends_the_match(tmp_path: Path) -> None:
    services = some_services(tmp_path)

    async def ended(*, forgotten: bool) -> str:
        lobby = services.lobby
        row = await lobby.create(ANNA, NewTable("torres", ["me", "open"]))
        await lobby.join(BOB, row.id, 1)
        await lobby.start(ANNA, row.id)
        goes = lobby.forget(BOB) if forgotten else lobby.resign(BOB, row.id)
        await asyncio.gather(lobby.resign(ANNA, row.id), goes)
        left = await services.store.table(row.id)
        return left.status if left else "gone"

    async def both() -> list[str]:
        async with opened(services):
            for person in (ANNA, BOB):
                await services.store.add_person(person)
            return [await ended(forgotten=False), await ended(forgotten=True)]

    resigned, forgotten = asyncio.run(both())
    assert resigned == "ended"
    assert forgotten in ("ended", "gone")


def said(sitting: Sitting, **talk: str) -> str:
    sitting.settle()
    sitting.say(t="talk", **talk)
    while (message := sitting.next())["t"] not in ("chat", "refused"):
        pass
    return str(message.get("code") or message["phrase"] or message["text"])


def test_strangers_say_nothing_at_private_tables_and_phrases_at_public_ones(
    server: Server,
) -> None:
    host, stranger = Guest(server, "Anna"), Guest(server, "Eve")
    private, public = open_table(host, "me"), open_table(host, "me", public=True)
    free = open_table(host, "me", public=True, talk="free")
    calm = open_table(host, "me", talk="phrases")
    assert said(stranger.sit(private), text="hi") == "not_allowed"
    assert said(stranger.sit(private), phrase="hello") == "not_allowed"
    assert said(host.sit(private), text="hi") == "hi"
    assert said(stranger.sit(public), text="hi") == "not_allowed"
    assert said(stranger.sit(public), phrase="hello") == "hello"
    assert said(stranger.sit(public), phrase="insult") == "bad_message"
    assert said(stranger.sit(free), text="hi") == "hi"
    assert said(host.sit(calm), text="hi") == "not_allowed"
    assert host.sit(calm).hear("table")["talk"] == "phrases"


def test_a_rematch_is_told_with_a_table_of_ones_own(server: Server) -> None:
    host, stranger = Guest(server, "Anna"), Guest(server, "Eve")
    public, other = open_table(host, "me", public=True), open_table(host, "me")
    host.sit(public).say(t="talk", phrase="rematch", text=other)
    assert host.sit(public).hear("chat")["text"] == other
    assert said(stranger.sit(public), phrase="rematch", text="http://evil") == "bad_message"
    assert said(stranger.sit(public), phrase="rematch", text=other) == "bad_message"


def test_who_is_muted_or_blocked_is_not_heard(server: Server) -> None:
    host, friend, foe = (Guest(server, name) for name in ("Anna", "Bob", "Eve"))
    table = open_table(host, "me", "open", public=True, talk="free")
    line = foe.sit(table)
    line.say(t="talk", text="rude")
    number = line.hear("chat")["id"]
    moderate(friend, table, "block", line=number)
    quiet = friend.sit(table)
    assert "chat" not in quiet.settle()
    line.say(t="talk", text="ruder")
    line.hear("chat")
    assert "chat" not in quiet.settle()
    moderate(friend, table, "unblock", line=number)
    assert friend.sit(table).hear("chat")["text"] == "rude"
    assert refused(friend, table, "mute", line=number) == (403, "not_allowed")
    moderate(host, table, "mute", line=number)
    assert said(line, text="rudest") == "not_allowed"
    moderate(host, table, "unmute", line=number)
    assert said(line, text="sorry") == "sorry"
    moderate(host, table, "block", line=number)
    assert foe.refused("POST", f"/api/tables/{table}/join", seat=1) == (403, "not_allowed")


@pytest.mark.parametrize("text", [f"a{BIDI}b", "a\u0007\u001b[31mb", "a\u2028\u2029\u0085b"])
def test_nothing_that_turns_a_screen_round_is_passed_on(text: str) -> None:
    assert clean_line(text, 500).replace(" ", "").replace("[31m", "") == "ab"
    assert clean_name(text).replace(" ", "").replace("[31m", "") == "ab"


def test_letters_keep_their_marks_but_not_hundreds() -> None:
    assert clean_line("e\u0301", 500) == "e\u0301"
    assert clean_line("e" + "\u0301" * 400, 500) == "e" + "\u0301" * 3
    assert clean_line("e" + "\u1dc4\ufe20\u0e49" * 40, 500) == "e\u1dc4\ufe20\u0e49"
    assert clean_name("\u3164\u2800") == ""  # a name that nobody sees
    family = "\U0001f468\u200d\U0001f469\u200d\U0001f467"
    assert clean_line(family, 500) == family


def test_a_seat_link_is_spent_when_it_was_used(server: Server) -> None:
    owner, phone, thief = (Guest(server, name) for name in ("Anna", "Anna", "Eve"))
    table = open_table(owner, "me")
    secret = owner.told("POST", f"/api/tables/{table}/seats/0/link")["secret"]
    phone.told("POST", f"/api/tables/{table}/claim", seat=0, secret=secret)
    again = thief.refused("POST", f"/api/tables/{table}/claim", seat=0, secret=secret)
    assert again == (403, "not_allowed")
    empty = thief.refused("POST", f"/api/tables/{table}/claim", seat=0, secret="")
    assert empty == (403, "not_allowed")


def test_a_deleted_guest_blocks_no_seat(server: Server) -> None:
    host, friend, late = (Guest(server, name) for name in ("Anna", "Bob", "Cyril"))
    table = open_table(host, "me", "open")
    join(friend, table)
    friend.told("DELETE", "/api/me")
    join(late, table)


def admin(server: Server, *words: str) -> str:
    done = CliRunner().invoke(app, ["admin", *words, *server.database])
    assert done.exit_code == 0, done.output
    return done.stdout


def test_an_operator_looks_closes_and_bans(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        host, foe = Guest(server, "Anna"), Guest(server, "Eve")
        table = open_table(host, "me", public=True, talk="free")
        watching = foe.sit(table)
        watching.say(t="talk", text="rude")
        moderate(host, table, "report", line=watching.hear("chat")["id"], text="he is rude")
        assert "he is rude" in admin(server, "reports")
        assert "none" in admin(server, "reports", "--done", "1")
        assert TITLE[:8] in admin(server, "tables", "playing")
        assert "Eve" in admin(server, "people", "ev")
        admin(server, "ban", foe.told("GET", "/api/me")["id"], "--why", "rude")
        while foe.http.get("/api/me").status_code != 403:  # within seconds
            time.sleep(0.2)
        watching.say(t="ping")
        assert watching.hear("refused")["code"] == "not_allowed"
        admin(server, "close", table)
        assert host.refused("GET", f"/api/tables/{table}") == (404, "unknown_match")
        gone = CliRunner().invoke(app, ["admin", "close", table, *server.database])
        assert (gone.exit_code, gone.stderr.count("\n")) == (2, 1)


async def days_ago(store: Any, days: float) -> float:
    then = time.time() - days * 24 * 3600
    await store.run(sa.update(TABLES).values(created=then))
    await store.run(sa.update(PEOPLE).values(created=then, seen=then))
    await store.run(sa.update(CHAT).values(at=then))
    return then


def test_what_nobody_needs_goes_little_by_little(tmp_path: Path) -> None:
    services = some_services(tmp_path)
    anna, bob = PersonRow("a", "Anna", "", 0.0), PersonRow("b", "Bob", "", 0.0)

    async def left(days: float, **keep: float) -> tuple[dict[str, int], list[int]]:
        for person in (anna, bob):
            if await services.store.person(person.id) is None:
                await services.store.add_person(person)
        table = (await services.lobby.create(anna, NewTable(TITLE, ["me", "open"]))).id
        await services.store.add_chat(ChatRow(0, table, "a", "Anna", "hi", time.time()))
        await days_ago(services.store, days)
        gone = await Retention(services.store, msgspec.convert(keep, Settings)).step()
        parts = (CHAT, TABLES, SEATS, PEOPLE)
        return gone, [len(await services.store.rows(sa.select(part))) for part in parts]

    async def steps() -> list[Any]:
        async with opened(services):
            forever = {"keep_chat": 0.0, "keep_tables": 0.0, "keep_guests": 0.0}
            return [await left(1), await left(5000, **forever), await left(6), await left(500)]

    young, kept, recent, old = asyncio.run(steps())
    assert young == ({"chat": 0, "tables": 0, "guests": 0}, [1, 1, 2, 2])
    assert kept[0] == {"chat": 0, "tables": 0, "guests": 0}
    assert recent == ({"chat": 0, "tables": 0, "guests": 0}, [3, 3, 6, 2])
    assert old == ({"chat": 4, "tables": 4, "guests": 2}, [0, 0, 0, 0])


def test_what_an_operator_writes_is_never_read_as_an_option() -> None:
    assert not any(token().startswith("-") for _ in range(2000))
