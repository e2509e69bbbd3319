"""What one person may ask for in a while."""

import asyncio
import json
from contextlib import ExitStack
from pathlib import Path
from typing import get_args

import httpx
import pytest

from interregnum.core.chance import Chance, seeded_key
from interregnum.core.record import Record
from interregnum.games.registry import find
from interregnum.server.accounts import Accounts, account_of
from interregnum.server.errors import Quota, TooFast
from interregnum.server.library import Library, course_of
from interregnum.server.limits import KEPT, Limit
from interregnum.server.lobby import NewTable
from interregnum.server.metrics import REGISTRY
from interregnum.server.prices import FRAME, of_message
from interregnum.server.studies import Studies
from interregnum.server.wire import Act, Hint, Incoming, Ping
from tests.server.in_process import ANNA, BOB, heard, opened, say, some_services, watch
from tests.server.live_server import PATIENCE, Server, running


def test_a_long_line_of_play_costs_more_than_a_click() -> None:
    assert of_message(Ping("t")) < of_message(Act("t", seq=1, acts=[1])) == 1
    assert of_message(Act("t", seq=1, acts=[1] * 64, back=64)) == 32


def test_who_was_charged_waits_longer() -> None:
    limit = Limit(rate=0.001, burst=10)
    limit.spend("anna", 1, "messages")
    limit.charge("anna", 31)
    with pytest.raises(TooFast):
        limit.spend("anna", 1, "messages")
    limit.spend("petr", 1, "messages")


def test_who_spends_is_not_forgotten_for_others() -> None:
    """Else whoever has many names could have their account filled by them."""
    limit = Limit(rate=0.001, burst=10)
    limit.spend("anna", 10, "messages")
    for k in range(2 * KEPT):
        limit.spend(f"guest {k}", 1, "messages")
        if k % 500 == 0:
            limit.charge("anna", 0.0)
    assert len(limit.accounts) <= KEPT
    with pytest.raises(TooFast):
        limit.spend("anna", 1, "messages")


def test_what_is_refused_is_counted_with_its_price() -> None:
    def refused() -> float:
        return REGISTRY.get_sample_value("interregnum_refused_price_sum") or 0.0

    limit, before = Limit(1.0, 4.0), refused()
    limit.spend("anna", 4.0, "things")
    with pytest.raises(TooFast):
        limit.spend("anna", 3.0, "things")
    assert refused() - before == 3.0


def test_every_message_has_a_price() -> None:
    assert all(FRAME <= kind.price <= 5 for kind in get_args(Incoming))


def test_what_was_spent_at_one_worker_is_gone_at_the_others() -> None:
    here, there = Accounts(rate=1.0), Accounts(rate=1.0)
    here.spend("anna", "192.0.2.1", 9.0, "requests")
    for spent in here.told():
        there.heard(spent)
    assert there.people.left("anna") == pytest.approx(1.0, abs=0.5)
    assert there.addresses.left("192.0.2.1") == pytest.approx(91.0, abs=2)
    assert list(there.told()) == []  # what was heard is told no further


@pytest.mark.parametrize(
    ("host", "account"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("unknown", "unknown"),
    ],
)
def test_an_address_is_charged_as_its_owner_is_known(host: str, account: str) -> None:
    assert account_of(host) == account


def test_one_person_keeps_so_many_connections() -> None:
    accounts = Accounts(rate=1.0)
    with ExitStack() as stack:
        for _ in range(accounts.most):
            stack.enter_context(accounts.connection("anna", "192.0.2.1"))
        with pytest.raises(Quota), accounts.connection("anna", "192.0.2.9"):
            pass
        with accounts.connection("bob", "192.0.2.1"):
            pass
    with accounts.connection("anna", "192.0.2.1"):
        pass


def told_from(server: Server, address: str) -> httpx.Response:
    """To somebody who claims to come from there."""
    claim = {"X-Forwarded-For": address}
    return httpx.get(f"{server.url}/api/titles", headers=claim, timeout=PATIENCE)


def test_a_forged_header_changes_nobodys_account(tmp_path: Path) -> None:
    with running(tmp_path, rate=0.01) as server:
        assert any(told_from(server, f"192.0.2.{k}").status_code == 429 for k in range(9))


def test_a_named_proxy_is_believed(tmp_path: Path) -> None:
    with running(tmp_path, rate=0.01, proxy="127.0.0.1") as server:
        codes = [told_from(server, f"192.0.2.{k}") for k in range(9)]
        assert {answer.status_code for answer in codes} == {200}


def test_one_person_has_so_many_tables_and_bots(tmp_path: Path) -> None:
    services = some_services(tmp_path, rate=1.0)

    async def refused() -> list[str]:
        said: list[str] = []
        async with opened(services):
            for seats in (*[3 * ["random"]] * 3, *[3 * ["me"]] * 2):
                wanted = NewTable("for-a-crown", seats)
                try:
                    await services.lobby.create(ANNA, wanted)
                except Quota as error:
                    said.append(str(error))
            await services.lobby.create(BOB, NewTable("wonderful-kingdom", ["me"]))
        return said

    told = ["6 bots play at your tables already", "3 tables of yours are not over yet"]
    assert asyncio.run(refused()) == told


def test_what_is_read_again_is_read_once(tmp_path: Path) -> None:
    """By a process of its own."""
    record = finished_record()

    async def read() -> tuple[bytes, bytes, int]:
        library = Library()
        first = await library.read("t", course_of(record), "anna")
        await library.lane.close()
        library.lane.workers.clear()
        library.lane.pool.idle.clear()
        return first, await library.read("t", course_of(record), "bob"), library.size

    first, second, size = asyncio.run(read())
    assert first == second
    assert size == len(first)
    assert len(json.loads(first)) == len(record.log) + 1


def finished_record(name: str = "wonderful-kingdom") -> Record:
    title = find(name)
    match = title.match(["Anna", "Bob"], title.options({}), Chance(seeded_key(1), ["", ""]))
    while not match.over:
        seat = int(match.game.to_act(match.state)[0])
        match.play(seat, int(match.game.legal(match.state, seat)[0]))
    return match.record


def test_what_a_process_thinks_is_paid_from_an_account_of_its_own() -> None:
    """Whoever has spent it all still plays; other workers hear of it, and of what came back."""
    here, there = Accounts(rate=1.0), Accounts(rate=1.0)
    here.think("anna", "192.0.2.1", 1600.0, "analyses")
    with pytest.raises(TooFast):
        here.think("anna", "192.0.2.2", 1.0, "hints")
    here.spend("anna", "192.0.2.1", 1.0, "messages")
    for spent in here.told():
        there.heard(spent)
    with pytest.raises(TooFast):
        there.think("anna", "192.0.2.2", 1.0, "hints")
    here.settle("anna", "192.0.2.1", -800.0)  # it was cheaper than expected
    for spent in here.told():
        there.heard(spent)
    assert there.thinkers.left("anna") == pytest.approx(700.0, abs=50)
    assert there.thinking_addresses.left("192.0.2.1") == pytest.approx(3700.0, abs=150)


def test_many_guests_of_one_address_cannot_keep_the_analyst_for_themselves(tmp_path: Path) -> None:
    """What is expected is paid before; who lives elsewhere waits for one of them."""
    services, record = some_services(tmp_path, rate=4.0), finished_record()

    async def let_in_one(studies: Studies, guest: int, record: Record) -> bool:
        try:
            await studies.start(f"t{guest}", record, f"guest {guest}", "192.0.2.1")
        except TooFast:
            return False
        return True

    async def let_in() -> tuple[int, list[str]]:
        guests, studies = 0, services.studies
        async with opened(services):
            while guests < 100 and await let_in_one(studies, guests, record):
                guests += 1
            await asyncio.sleep(0)  # they stand in line
            await studies.start("anna's", record, "anna", "192.0.2.2")
            with pytest.raises(TooFast):  # one at a time
                await studies.start("another", record, "anna", "192.0.2.2")
            await asyncio.sleep(0)
            pool = studies.lane.pool
            for _ in range(2):  # the first has its answer, and the one who came before Anna
                pool.give(studies.lane.workers[0], "192.0.2.1")
            return guests, list(pool.holds)

    # a guest is expected to cost 5 of the 18 seconds that an address may spend at once
    assert asyncio.run(let_in()) == (4, ["192.0.2.2"])


def test_a_hint_is_paid_with_what_its_bot_thinks(tmp_path: Path) -> None:
    services = some_services(tmp_path, rate=0.5)  # 750 ms at once

    async def answers() -> list[str]:
        async with opened(services):
            row = await services.lobby.create(ANNA, NewTable("harvest", ["me", "me"], start=True))
            room = await services.rooms.room(row.id)
            viewer = await watch(room, ANNA.id)
            codes = []
            for _ in range(3):
                await say(room, viewer, Hint(row.id, viewer.seq))
                while services.rooms.bots.hinted:
                    await asyncio.sleep(0.01)
                codes += [m.get("code", "") for m in heard(viewer) if m["t"] in ("hint", "refused")]
        return codes

    assert asyncio.run(answers()) == ["", "", "too_fast"]
