"""The tiny game of these tests: hidden bids, a window, chance, an option that does not go along."""

from interregnum.games.title import Title, flatten
from tests.cli.harvest import faces
from tests.cli.harvest.rules import CARDS, CROPS, SPACE, Harvest, State

HARVEST: Title[State] = Title(
    game=Harvest(),
    seats=range(2, 5),
    Options=faces.Options,
    modes={"standard": faces.Options(), "plain": faces.Options(doubles="none")},
    check=faces.check,
    setup=lambda options, seats: flatten(options),
    view=faces.view,
    choices=faces.choices,
    describe=faces.describe,
    notation=faces.notation,
    parse=faces.parse,
    explain=faces.explain,
    families=lambda s: set(SPACE.names),
    breakdown=faces.breakdown,
    position=lambda s: {"packed": Harvest().pack(s)},
    load=lambda doc: Harvest().unpack(doc["packed"]),
    census=lambda s: {"crops": CROPS, "cards": CARDS * len(s.live)},
    hidden={"bid": faces.BID},
    bound=CROPS * 13,
    components={},
    draw=faces.draw,
)
