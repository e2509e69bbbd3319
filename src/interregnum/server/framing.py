"""Texts of a WebSocket as bytes: of frames that need no parser. Compiled."""

from typing import Final

from websockets.frames import apply_mask  # type: ignore[attr-defined]  # the library's fastest

TEXT: Final = 0x81  # the first byte of a text in one frame: the last, of kind 1
PING: Final = 0x89
PONG: Final = 0x8A
MASKED: Final = 0x80  # in the second byte; all that clients send is
MEDIUM: Final = 126  # where the length stands elsewhere, in two bytes
LARGE: Final = 127  # or in eight


def text_of(data: bytes) -> bytes | None:
    """What is said in one whole frame with nothing behind it; None: the parser is to look."""
    if len(data) < 6 or data[0] != TEXT or data[1] < MASKED:
        return None
    length, mask = data[1] - MASKED, 2
    if length >= MEDIUM:
        length, mask = (data[2] << 8) + data[3] if length == MEDIUM else len(data), 4
    start = mask + 4
    if len(data) != start + length:
        return None
    return apply_mask(data[start:], data[mask:start])


def control_of(data: bytes) -> bytes | None:
    """What a whole ping or pong carries, with nothing behind it; None: the parser is to look."""
    if len(data) < 6 or data[0] not in (PING, PONG) or not MASKED <= data[1] < MASKED + MEDIUM:
        return None
    return apply_mask(data[6:], data[2:6]) if len(data) == 6 + data[1] - MASKED else None


def ponged(carried: bytes) -> bytes:
    """The answer to a ping."""
    return b"%c%c%b" % (PONG, len(carried), carried)


def framed(text: bytes) -> bytes:
    """A text as one frame; a server does not mask."""
    length = len(text)
    if length < MEDIUM:
        return bytes([TEXT, length]) + text
    if length < 1 << 16:
        return bytes([TEXT, MEDIUM, length >> 8, length & 0xFF]) + text
    return bytes([TEXT, LARGE]) + length.to_bytes(8, "big") + text
