"""What one person may ask for in a while."""

import pytest

from interregnum.server.errors import TooFast
from interregnum.server.limits import Limit
from interregnum.server.live import surcharge
from interregnum.server.wire import Act, Ping


def test_a_long_line_of_play_costs_more_than_a_click() -> None:
    assert surcharge(Ping("t")) == surcharge(Act("t", seq=1, acts=[1])) == 0
    assert surcharge(Act("t", seq=1, acts=[1] * 64, back=64)) == 31


def test_who_was_charged_waits_longer() -> None:
    limit = Limit(rate=0.001, burst=10)
    limit.spend("anna", "messages")
    limit.charge("anna", 31)
    with pytest.raises(TooFast):
        limit.spend("anna", "messages")
    limit.spend("petr", "messages")
