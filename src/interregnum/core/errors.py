"""Every error a caller may meet; each `code` is stable and goes over the wire."""

from typing import ClassVar


class GameError(Exception):
    """The base: a message says who, what and why in one line."""

    code: ClassVar[str] = "game_error"


class ClientError(GameError):
    """Benign: nothing has changed, the client is told why."""

    code: ClassVar[str] = "client_error"


class NotYourTurn(ClientError):
    code: ClassVar[str] = "not_your_turn"


class IllegalAction(ClientError):
    code: ClassVar[str] = "illegal_action"


class CannotUndo(ClientError):
    code: ClassVar[str] = "cannot_undo"


class BadNotation(ClientError):
    code: ClassVar[str] = "bad_notation"


class BadOption(ClientError):
    """An option, a value or a number of seats that the title does not have."""

    code: ClassVar[str] = "bad_option"


class BadPosition(ClientError):
    """A document that describes no position of the title."""

    code: ClassVar[str] = "bad_position"


class UnknownTitle(ClientError):
    code: ClassVar[str] = "unknown_title"


class UnknownBot(ClientError):
    """A name, or the number behind it, that no bot answers to."""

    code: ClassVar[str] = "unknown_bot"


class UnknownRule(ClientError):
    code: ClassVar[str] = "unknown_rule"


class BadInput(ClientError):
    """What a person gave on the command line cannot be used: a file, a bot, a name."""

    code: ClassVar[str] = "bad_input"


class WorkerLost(GameError):
    """Work was handed out and cannot be done: workers die over it, or have other rules."""

    code: ClassVar[str] = "worker_lost"


class NoWords(GameError):
    """A line for which a language has no message, or a message that lacks an argument."""

    code: ClassVar[str] = "no_words"


class RecordError(GameError):
    """Loud: the record does not fit these rules, and is never repaired."""

    code: ClassVar[str] = "record_error"


class NoObservation(ClientError):
    """A title from elsewhere whose policy does not tell a table as numbers."""

    code: ClassVar[str] = "no_observation"


class NoTitle(GameError):
    """A state was compared, copied or pickled whose title was never made."""

    code: ClassVar[str] = "no_title"
