"""The choices of For a Crown: data alone. Not compiled."""

from interregnum.games.shown import Choice


class Recruit(Choice, frozen=True):
    """D1: a card of the Royal Square, or the top of a deck."""

    level: int
    card: str  # "" for the top of the deck
    cost: int
    sale: bool  # the heirloom would be sold first


class Pay(Choice, frozen=True):
    """D2: how much of the cost in rubies."""

    coins: int
    rubies: int


class Option(Choice, frozen=True):
    """D3: the left or the right effect."""

    side: str


class Icon(Choice, frozen=True):
    """D4: which effect next."""

    icon: str


class Target(Choice, frozen=True):
    """D5: whom."""

    seat: int


class Shift(Choice, frozen=True):
    """D6: which portrait, which way."""

    seat: int
    side: str
    space: int  # where it lands


class Bribe(Choice, frozen=True):
    """D7: how many bandits to send home, and how to pay."""

    bandits: int
    coins: int
    rubies: int
    sale: bool  # the mix is asked for after the sale


class Mages(Choice, frozen=True):
    """D8: decline, or a coin or a ruby for a roll."""

    price: str  # "", "coin" or "ruby"
    sale: bool  # the heirloom would be sold first


class Sell(Choice, frozen=True):
    """The heirloom, whenever the seat decides something (option any_time)."""


AnyChoice = Recruit | Pay | Option | Icon | Target | Shift | Bribe | Mages | Sell
