"""What the server refuses, and the words for it."""

from typing import ClassVar

import msgspec

from interregnum.core.errors import CannotUndo, ClientError, GameError
from interregnum.games.shown import Line


class Stale(ClientError):
    code: ClassVar[str] = "stale"


class UnknownMatch(ClientError):
    code: ClassVar[str] = "unknown_match"


class BadMessage(ClientError):
    code: ClassVar[str] = "bad_message"


class TooFast(ClientError):
    code: ClassVar[str] = "too_fast"


class Quota(ClientError):
    """One person has as much going on as the server gives them."""

    code: ClassVar[str] = "quota"


class NotAllowed(ClientError):
    code: ClassVar[str] = "not_allowed"


class NothingToUndo(CannotUndo):
    """The others could not help either."""

    code: ClassVar[str] = "nothing_to_undo"


class NoUndo(CannotUndo):
    """The table was opened so."""

    code: ClassVar[str] = "no_undo"


class Irreversible(ClientError):
    """Something would be shown that no undo hides again; who is sure plays it all the same."""

    code: ClassVar[str] = "final"


class OldRules(ClientError):
    """A match that was begun with another version of the rules would be misread."""

    code: ClassVar[str] = "old_rules"


class Fault(ClientError):
    """The store did not take it; whoever asked may ask again."""

    code: ClassVar[str] = "fault"


class Trouble(msgspec.Struct, frozen=True):
    """An answer to a bad request: a code, and a sentence to put into words."""

    code: str
    message: str
    line: Line


def require_text(text: str) -> None:
    """PostgreSQL keeps no U+0000, and nobody types one."""
    if "\0" in text:
        raise BadMessage("text with the character U+0000 is refused")


def line_of(error: GameError) -> Line:
    """The message of an error's code, in the table's own words."""
    return Line(f"ui-error-{error.code.replace('_', '-')}")


def trouble_of(error: GameError) -> Trouble:
    return Trouble(error.code, str(error), line_of(error))
