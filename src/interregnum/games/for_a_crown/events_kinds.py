"""What follows from an action of For a Crown: data alone. Not compiled.

What the line of the action itself tells already comes as a silent event, without a line.
"""

from typing import Literal

from interregnum.games.for_a_crown.table import Shared
from interregnum.games.shown import Event

Result = Literal["hit", "none", "due"]  # due: a ruby that nobody had
Token = Literal["ruby", "coin"]
Step = Literal["influence", "coins", "bandits"]


class Revealed(Event, frozen=True):
    """A card of the shared deck was turned up. Silent."""

    card: Shared
    ignored: bool  # its family is out


class Rolled(Event, frozen=True):
    """The magic die. Silent."""

    seat: int
    face: int  # from 1
    icons: list[str]  # ids of data.toml


class Hit(Event, frozen=True):
    """A LOSS or a BANDIT on the seat that was named. Silent; Lost, Sold and Out follow it."""

    seat: int
    target: int
    icon: str  # "LOSS" or "BANDIT"
    result: Result  # "none": nothing was left to lose or to give; "due": it is out


class Paid(Event, frozen=True):
    """To the reserve; how much in coins and in rubies is None without `log_detail`."""

    seat: int
    coins: int | None
    rubies: int | None


class Sold(Event, frozen=True):
    """An heirloom; silent if the sale was the action."""

    seat: int


class Gained(Event, frozen=True):
    """From the reserve."""

    seat: int
    token: Token
    count: int


class Lost(Event, frozen=True):
    """Rubies, to the reserve; silent after a Hit."""

    seat: int
    rubies: int


class Returned(Event, frozen=True):
    """Masked bandits, after a Burglary or with a family that is out."""

    seat: int
    bandits: int


class Out(Event, frozen=True):
    """A family is knocked out."""

    seat: int


class Round(Event, frozen=True):
    """The next round begins."""

    round: int


class LastStep(Event, frozen=True):
    """A final step that concerns somebody; its Gained, Lost, Sold, Returned and Out follow."""

    step: Step
    worth: list[int]  # by seat, rubies in all, before the step; the chests are open now


class Won(Event, frozen=True):
    """The game is over."""

    seat: int
    rubies: int  # in all
    worth: list[int]  # by seat, rubies in all


AnyEvent = (
    Revealed | Rolled | Hit | Paid | Sold | Gained | Lost | Returned | Out | Round | LastStep | Won
)
