"""A frame from a person at a table: paid for, read, and handed to the table. Compiled."""

from interregnum.core.errors import ClientError
from interregnum.server import metrics
from interregnum.server.accounts import Accounts
from interregnum.server.errors import TooFast, line_of
from interregnum.server.parsing import parsed
from interregnum.server.prices import FRAME, of_message
from interregnum.server.room import Room
from interregnum.server.viewer import Viewer
from interregnum.server.wire import Incoming, Refused


def heard(accounts: Accounts, room: Room, viewer: Viewer, data: str | bytes) -> bool:
    """Bad frames get an answer too, and change nothing; False: they come too fast."""
    try:
        accounts.require(viewer.person, viewer.address, FRAME, "messages")
        message = paid_for(accounts, room, viewer, data)
    except ClientError as error:
        metrics.REFUSALS.labels(error.code).inc()
        viewer.send(Refused(room.id, error.code, line_of(error)))
        return not isinstance(error, TooFast)
    room.handler.take(viewer, message)
    return True


def paid_for(accounts: Accounts, room: Room, viewer: Viewer, data: str | bytes) -> Incoming:
    """What cannot be read costs as much as any frame."""
    price = FRAME
    try:
        message = parsed(data, room.id)
        price = of_message(message)
    finally:
        accounts.charge(viewer.person, viewer.address, price)
    return message
