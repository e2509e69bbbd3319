"""The laws hold for a title from elsewhere, and each fails on a broken one."""

import re
from dataclasses import replace
from typing import Any

import pytest

from harvest import TITLE
from harvest.rules.state import State
from interregnum.games.title import Title
from interregnum.laws import LAWS, Effort, cases, check
from tests.contract.harvest import broken_rules as rules
from tests.contract.harvest import broken_title as titles
from tests.contract.harvest import observed
from tests.contract.harvest.broken_title import but

SMALL = Effort(games=20, matches=20, pairs=600, observed=600, windows=20, texts=60, whole=20)
ROW = TITLE.hidden["bids"]


BROKEN_RULES = [
    ("play", "is not ascending", rules.DescendingLegal),
    ("play", r"seat \d has \d legal actions, while \[\d", rules.LegalForAll),
    ("play", "is awaited and has no legal action", rules.Mute),
    ("play", "neither chance alone nor", rules.ChanceInCompany),
    ("play", "4 outcomes of chance have the weights", rules.ShortOdds),
    ("play", "4 outcomes of chance have the weights", rules.NoOdds),
    ("play", "a clone is not independent", rules.SharedHands),
    ("play", "an unpacked state does not pack equal", rules.LossyUnpack),
    ("play", "plain 0 changed nothing", rules.EndlessPlain),
    ("play", "ended otherwise on a copy", rules.Dice),
    ("play", "the log alone does not rebuild", rules.DiceAtSetup),
    ("play", "reveals fell", rules.FallingReveals),
    ("play", "was drawn and seen, and reveals did not grow", rules.NoReveals),
    ("play", "do not fit the scores", rules.NobodyFirst),
    ("matches", "replays to another state", rules.DiceAtSetup),
    ("texts", "pack does not hold all", rules.HalfPacked),
    ("knowledge", "knows more of card", rules.Open),
    ("knowledge", "never varied", rules.FixedWorld),
    ("knowledge", "depends on something hidden", rules.Unsorted),
    ("knowledge", "knows more of card", rules.KeepsHalfBids),
    ("knowledge", "imagined world by its view: awaited", rules.FinishesAll),
    ("knowledge", "in an imagined world as", rules.NosySeen),
    ("knowledge", "followed from there, by its", rules.LearnsBySelf),
    ("windows", "act in another order", rules.FirstComeFirstServed),
    ("windows", "the order matters in an open window", rules.LastToAct),
    ("windows", "one seat's act takes card", rules.OneOfEachCard),
    ("windows", "but reveals did not grow", rules.QuietClose),
    ("windows", "one seat's act takes|closes before seat", rules.ClosesEarly),
    ("windows", "others can tell", rules.TellsBids),
]

BROKEN_POLICIES = [
    ("play", "the rollout of seat", rules.OddRollout),
    ("play", "the rival's move of seat", rules.OddRival),
    ("play", "the position is worth inf to seat 0", rules.EndlessHope),
    ("play", "not chances", rules.SurePoints),
    ("knowledge", "imagined world by its evaluate", rules.NosyEvaluate),
]

BROKEN_OBSERVATIONS = [
    ("imagined world by its observation: hands", observed.TellsBids),
    ("finds nothing in its observation of what it sees", observed.ForgetsPoints),
    ("an observation of 42 numbers, but 41 are named", observed.WritesTooMuch),
    ("leaves its range: card of seat", observed.LeavesItsRange),
]

BROKEN_TITLES: list[tuple[str, str, Title[State]]] = [
    ("play", "the census changed: crops 4 is now", replace(TITLE, census=titles.leaky_census)),
    ("play", "past its bound of 10 plies", replace(TITLE, bound=10)),
    ("matches", "which is not legal", titles.wrapped(titles.TakesAll)),
    ("matches", "was refused, and changed", titles.wrapped(titles.SpoilsRefused)),
    ("matches", "left a trace", titles.wrapped(titles.NoUndo)),
    ("matches", "after a reveal", titles.wrapped(titles.UndoesReveals)),
    ("matches", "did not leave alone", titles.wrapped(titles.UndoesAllSince)),
    ("matches", "is no action was taken", titles.repairing()),
    ("texts", "does not come back from JSON", replace(TITLE, view=titles.unjsonable_view)),
    ("texts", "awaits", replace(TITLE, view=titles.unawaited_view)),
    (
        "texts",
        "are not its legal actions",
        but(choices=titles.few_choices),
    ),
    (
        "texts",
        "not as its notation",
        but(choices=titles.misnamed_choices),
    ),
    (
        "texts",
        "seen as -1",
        but(describe=titles.talkative),
    ),
    (
        "texts",
        "seen as",
        but(describe=titles.indiscreet),
    ),
    ("texts", "events tell", but(events=titles.telling_events)),
    (
        "texts",
        "notation|reads as another",
        but(notation=titles.vague_notation),
    ),
    (
        "texts",
        "was read as an action",
        but(parse=titles.lenient_parse),
    ),
    ("texts", "does not load to an equal", replace(TITLE, position=titles.lossy_position)),
    ("texts", "instead of BadPosition", replace(TITLE, load=titles.rude_load)),
    ("knowledge", "by its view", replace(TITLE, view=titles.leaky_view)),
    (
        "knowledge",
        "by its choices",
        but(choices=titles.leaky_choices),
    ),
    (
        "knowledge",
        "by its explain",
        but(explain=titles.leaky_explain),
    ),
    ("knowledge", "by its breakdown", replace(TITLE, breakdown=titles.leaky_breakdown)),
    ("knowledge", "only one value", replace(TITLE, hidden={"bids": titles.bold(ROW)})),
    ("windows", "in a window shows", replace(TITLE, view=titles.leaky_view)),
    (
        "windows",
        "changes choices of",
        but(choices=titles.leaky_choices),
    ),
    (
        "windows",
        "changes reasons for",
        but(explain=titles.leaky_explain),
    ),
    (
        "reasons",
        "but explain says",
        but(explain=titles.strict_explain),
    ),
    (
        "reasons",
        "but explain says None",
        but(explain=titles.lax_explain),
    ),
    (
        "reasons",
        "are just 'not now'",
        but(explain=titles.bare_explain),
    ),
    (
        "reasons",
        "names no clause",
        but(explain=titles.baseless_explain),
    ),
]


def test_the_laws_hold_for_a_game_from_outside() -> None:
    tally = check(TITLE, SMALL)
    assert tally["games"] == SMALL.games * len(cases(TITLE))
    assert tally["pairs"] >= SMALL.pairs * len(cases(TITLE))
    assert min(tally[key] for key in ("windows", "unseen", "varied", "followed", "undos")) > 0


@pytest.mark.parametrize(
    ("law", "says", "game"), BROKEN_RULES, ids=[f"{g.__name__}-{law}" for law, _, g in BROKEN_RULES]
)
def test_a_broken_rule_book_is_noticed(law: str, says: str, game: Any) -> None:
    notice(law, says, replace(TITLE, game=game()))


@pytest.mark.parametrize(("law", "says", "policy"), BROKEN_POLICIES)
def test_a_broken_policy_is_noticed(law: str, says: str, policy: Any) -> None:
    notice(law, says, replace(TITLE, policy=policy(TITLE.game)))


def test_observations_of_harvest_keep_the_law() -> None:
    run("observations", replace(TITLE, policy=observed.Observed(TITLE.game)))


@pytest.mark.parametrize(("says", "policy"), BROKEN_OBSERVATIONS)
def test_a_broken_observation_is_noticed(says: str, policy: type[observed.Observed]) -> None:
    notice("observations", says, replace(TITLE, policy=policy(TITLE.game)))


@pytest.mark.parametrize(("law", "says", "title"), BROKEN_TITLES)
def test_a_broken_title_is_noticed(law: str, says: str, title: Title[State]) -> None:
    notice(law, says, title)


def notice(law: str, says: str, title: Title[State]) -> None:
    with pytest.raises(AssertionError, match=says) as raised:
        run(law, title)
    where = r"harvest, [a-z ]+, \d seats(: |.* seed \d+, ply \d+: )"
    assert re.match(where, str(raised.value))


def run(law: str, title: Title[State]) -> None:
    for case in cases(title):
        LAWS[law](case, SMALL)
