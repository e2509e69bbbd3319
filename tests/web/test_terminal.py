"""A terminal and a browser at one table, to the end."""

import threading
from pathlib import Path

import pytest

from interregnum.terminal.popups import Popup
from tests.terminal.person import run, sitting
from tests.terminal.test_join import joined, play_first
from tests.web.conftest import Opened


@pytest.mark.long
def test_a_terminal_and_a_browser_play_one_match_to_its_end(
    sit: Opened, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    anna = sit("Anna")
    table = anna.open_table("for-a-crown", "me", "open", "random")
    results: list[list[int]] = []

    async def work() -> None:
        desk = joined(f"{anna.url}/t/{table}", "Tom")
        async with sitting(desk) as person:
            await play_first(person, desk)
            assert desk.view is not None
            results.append(desk.view.result)
            await person.until(lambda: isinstance(person.app.screen, Popup))

    terminal = threading.Thread(target=run, args=[work()])
    terminal.start()
    address = f"{anna.url}/api/tables/{table}"
    while anna.page.request.get(address).json()["seats"][1]["kind"] != "person":
        anna.page.wait_for_timeout(100)
    assert anna.page.request.post(f"{address}/start", data={}).ok
    anna.page.wait_for_selector("[data-seq]:not([data-seq='0'])")
    anna.await_turn()
    while not anna.over:
        anna.play_listed(int(anna.states[-1]["choices"][0]["id"]))
        anna.await_turn()
    terminal.join()
    assert results == [anna.view["result"]]
