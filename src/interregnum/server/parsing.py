"""What a frame says: one message of the protocol, about the table it came to."""

from typing import Final

import msgspec

from interregnum.server.errors import BadMessage, require_text
from interregnum.server.request_checks import NUL
from interregnum.server.wire import DECODER, Incoming

FRAME_LIMIT: Final = 16_384


def parsed(data: str | bytes, table: str) -> Incoming:
    raw = data.encode() if isinstance(data, str) else data
    if len(raw) > FRAME_LIMIT:
        raise BadMessage(f"a message has at most {FRAME_LIMIT} bytes")
    try:
        message = DECODER.decode(raw)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise BadMessage(f"not a message of this protocol: {error}") from error
    if message.match != table:
        raise BadMessage("the message is about another table")
    if NUL in raw:
        for value in msgspec.structs.astuple(message):
            require_text(str(value))
    return message
