"""Cycles are found while they are new; later, when everything is looked at."""

import gc
import weakref
from collections.abc import Iterator

import pytest

from interregnum.server.collector import GROWN, YOUNG, Collector


class Node:
    """Something that knows itself."""

    def __init__(self) -> None:
        self.me = self


@pytest.fixture
def collector() -> Iterator[Collector]:
    made = Collector()
    made.start()
    yield made
    made.stop()


def test_new_cycles_are_found_soon(collector: Collector) -> None:
    before, gone = collector.looks, weakref.ref(Node())
    kept = [[k] for k in range(2 * YOUNG)]
    assert len(kept) > YOUNG
    assert collector.looks > before
    assert gone() is None


def test_what_was_alive_once_is_looked_at_with_everything(collector: Collector) -> None:
    node = Node()
    gone = weakref.ref(node)
    gc.collect(0)
    del node
    gc.collect(0)
    assert gone() is not None  # nobody has waited for it
    collector.look_at_all()
    assert gone() is None
    assert not collector.is_due()


def test_everything_is_looked_at_when_as_much_has_come_as_there_was(collector: Collector) -> None:
    collector.alive = 3 * GROWN
    collector.looks = 2 * GROWN // YOUNG
    assert not collector.is_due()
    collector.looks = 3 * GROWN // YOUNG
    assert collector.is_due()
    collector.alive = 0
    collector.looks = GROWN // YOUNG - 1
    assert not collector.is_due()


def test_nothing_of_it_stays_behind() -> None:
    before = gc.get_threshold(), list(gc.callbacks)
    collector = Collector()
    collector.start()
    collector.stop()
    assert (gc.get_threshold(), list(gc.callbacks)) == before
    assert gc.get_freeze_count() == 0
