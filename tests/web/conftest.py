"""One server and one browser for all tests of the page."""

import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from _pytest.runner import runtestprotocol
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from interregnum.server.page import BUILT
from tests.server.house import House, running
from tests.web.browser import found
from tests.web.desk import Desk

PATIENCE = 60_000  # milliseconds
DESKTOP = {"width": 1280, "height": 800}


def pytest_runtest_protocol(item: pytest.Function, nextitem: pytest.Item | None) -> bool | None:
    """A browser on a busy machine is sometimes late: what fails is tried once more, and told."""
    if Path(__file__).parent not in item.path.parents:
        return None  # pytest asks every conftest about every test
    item.ihook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
    reports = runtestprotocol(item, log=False, nextitem=nextitem)
    if any(report.failed for report in reports):
        warn_again(item, reports)
        item._initrequest()
        reports = runtestprotocol(item, log=False, nextitem=nextitem)
    for report in reports:
        item.ihook.pytest_runtest_logreport(report=report)
    item.ihook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
    return True


def warn_again(item: pytest.Item, reports: list[pytest.TestReport]) -> None:
    why = next(str(report.longrepr) for report in reports if report.failed)
    sys.stderr.write(f"\ntried again: {item.nodeid}\n{why[-500:]}\n")


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    if not BUILT.is_dir():
        pytest.skip("the page was not built: no Node was found")
    with running(tmp_path_factory.mktemp("web")) as house:
        yield house


@pytest.fixture(scope="package")  # outside this package others run event loops of their own
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found().path, args=["--no-sandbox"])
        yield browser
        browser.close()


Opened = Callable[..., Desk]


@pytest.fixture
def sit(house: House, browser: Browser) -> Iterator[Opened]:
    """A person with a browser of their own; whatever the page complains of fails the test."""
    with ExitStack() as doors:
        complaints: list[str] = []

        def opened(name: str = "Anna", **more: Any) -> Desk:
            page = new_page(doors, browser, complaints, **more)
            return Desk(page, house.url, name)

        yield opened
        assert complaints == []


def new_page(doors: ExitStack, browser: Browser, complaints: list[str], **more: Any) -> Page:
    wanted: dict[str, Any] = {"viewport": DESKTOP, "reduced_motion": "reduce", **more}
    context: BrowserContext = doors.enter_context(browser.new_context(**wanted))
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.on("pageerror", lambda error: complaints.append(str(error)))
    return page
