"""What requests and messages cost, in milliseconds; each message names its own price."""

from typing import Any, Final

from litestar.connection import ASGIConnection

from interregnum.server.wire import Act, Incoming

FRAME: Final = 0.2  # whatever is in it
REQUEST: Final = 1.0  # of everyone's address at the door, and in all, unless the route says more
CONNECTION: Final = 5.0
PAUSE: Final = 1.0  # seconds until whoever asks too fast is answered: a refusal costs time, too
FRAMES: Final = 0.2  # each position of a replay, drawn by another process
HINT: Final = 500.0  # of a bot process, which thinks so long whatever it finds
ANALYSIS: Final = 5000.0  # of the analyst, before it has seen a match of the title
STEP: Final = 0.25  # taken back or played in one message, beyond the first four


def of_message(message: Incoming) -> float:
    """A long line of play is dearer than one step, though cheaper than its steps one by one."""
    steps = len(message.acts) + message.back if isinstance(message, Act) else 0
    return message.price + max(0.0, STEP * (steps - 4))


def of_request(request: ASGIConnection[Any, Any, Any, Any]) -> float:
    price: float = request.route_handler.opt.get("price", REQUEST)
    return price
