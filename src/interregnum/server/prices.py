"""What requests and messages cost: milliseconds of processor time, rounded up."""

from typing import Any, Final

from litestar.connection import ASGIConnection

from interregnum.server.wire import (
    Act,
    Agree,
    Back,
    Finish,
    Hint,
    Incoming,
    Look,
    Ping,
    Prefer,
    Talk,
    Undo,
    Why,
)

FRAME: Final = 0.2  # whatever is in it
REQUEST: Final = 1.0  # unless the route says otherwise
CONNECTION: Final = 5.0
FRAMES: Final = 0.2  # each position of a replay, drawn by another process
STEP: Final = 0.25  # taken back or played in one message, beyond the first four
MESSAGES: Final[dict[type[Incoming], float]] = {
    Act: 1.0,
    Undo: 2.0,
    Agree: 1.0,
    Why: 1.0,
    Hint: 5.0,
    Finish: 2.0,
    Talk: 2.0,
    Prefer: 2.0,
    Back: 2.0,
    Look: 2.0,
    Ping: FRAME,
}


def of_message(message: Incoming) -> float:
    """A long line of play is dearer than one step, though cheaper than its steps one by one."""
    steps = len(message.acts) + message.back if isinstance(message, Act) else 0
    return MESSAGES[type(message)] + max(0.0, STEP * (steps - 4))


def of_request(request: ASGIConnection[Any, Any, Any, Any]) -> float:
    price: float = request.route_handler.opt.get("price", REQUEST)
    return price
