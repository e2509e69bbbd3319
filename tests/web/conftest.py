"""One server and one browser for all tests of the page."""

import os
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from _pytest.runner import runtestprotocol
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from interregnum.server.page import BUILT
from tests.conftest import TRIED_AGAIN
from tests.server.live_server import Server, running
from tests.web.browser import found
from tests.web.person import Person

PATIENCE = 60_000  # milliseconds
SECOND_TRIES = 3  # in a whole run
DESKTOP = {"width": 1280, "height": 800}


def pytest_runtest_protocol(item: pytest.Function, nextitem: pytest.Item | None) -> bool | None:
    """A browser on a busy machine is sometimes late: a test that it kept waiting is tried again.

    Only after a timeout of the browser, and at most thrice in a run; the run names such tests.
    """
    if Path(__file__).parent not in item.path.parents:
        return None  # pytest asks every conftest about every test
    item.ihook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
    reports = runtestprotocol(item, log=False, nextitem=nextitem)
    if any(is_late(report) for report in reports) and may_try_again(item.config):
        item._initrequest()
        item.user_properties.append(TRIED_AGAIN)
        reports = runtestprotocol(item, log=False, nextitem=nextitem)
    for report in reports:
        item.ihook.pytest_runtest_logreport(report=report)
    item.ihook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
    return True


def is_late(report: pytest.TestReport) -> bool:
    crash = getattr(report.longrepr, "reprcrash", None)
    return report.failed and "TimeoutError" in getattr(crash, "message", "")


def may_try_again(config: pytest.Config) -> bool:
    """One file for each second try, in a folder that all processes of the run share."""
    run = os.environ.get("PYTEST_XDIST_TESTRUNUID", str(os.getpid()))
    folder = Path(tempfile.gettempdir(), f"interregnum-again-{run}")
    folder.mkdir(exist_ok=True)
    for k in range(SECOND_TRIES):
        try:
            (folder / str(k)).touch(exist_ok=False)
        except FileExistsError:
            continue
        return True
    return False


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if not BUILT.is_dir():
        pytest.skip("the page was not built: no Node was found")
    with running(tmp_path_factory.mktemp("web")) as server:
        yield server


@pytest.fixture(scope="package")  # outside this package others run event loops of their own
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found().path, args=["--no-sandbox"])
        yield browser
        browser.close()


Opened = Callable[..., Person]


@pytest.fixture
def sit(server: Server, browser: Browser) -> Iterator[Opened]:
    """A person with a browser of their own; whatever the page complains of fails the test."""
    with ExitStack() as doors:
        complaints: list[str] = []

        def opened(name: str = "Anna", **more: Any) -> Person:
            page = new_page(doors, browser, complaints, **more)
            return Person(page, server.url, name)

        yield opened
        assert complaints == []


def new_page(doors: ExitStack, browser: Browser, complaints: list[str], **more: Any) -> Page:
    wanted: dict[str, Any] = {"viewport": DESKTOP, "reduced_motion": "reduce", **more}
    context: BrowserContext = doors.enter_context(browser.new_context(**wanted))
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.on("pageerror", lambda error: complaints.append(str(error)))
    return page
