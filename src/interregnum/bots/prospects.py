"""What actions promise, each tried by the same effort: for puzzles, and for what a decision cost.

A search looks oftest at what it likes; here every action in question is given the same number of
worlds, the same for all, so that two of them can be compared.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, NamedTuple

from interregnum.bots.advised import Advised, Rivals
from interregnum.bots.champion import ChampionBot
from interregnum.bots.tuning import advised
from interregnum.core.game import CHANCE, Action, Seat, outcome
from interregnum.core.policy import Policy


class Outlook(NamedTuple):
    """What an action promises a seat."""

    chance: float  # to win
    points: float  # when it was judged


def prospects(
    policy: Policy[Any],
    s: Any,
    seat: Seat,
    actions: Sequence[Action],
    worlds: int,
    seed: int,
    *,
    judged: bool = True,
) -> list[Outlook]:
    """Of each action, over the same worlds; without the judge by playing to the end.

    `s` is imagined by the seat; what it cannot know is dealt anew in every world.
    """
    advice = advice_for(policy, s, worlds)
    if not judged:
        advice = advised(policy, None, Rivals(policy, len(policy.game.scores(s))))
    seen: list[list[Outlook]] = [[] for _ in actions]
    for world in range(worlds):
        for found, action in zip(seen, actions, strict=True):
            rng = Random(f"{seed} {world}")
            found.append(played_on(advice, s, seat, action, rng, judged=judged))
    return [Outlook(*(sum(part) / worlds for part in zip(*found, strict=True))) for found in seen]


def advice_for(policy: Policy[Any], s: Any, worlds: int) -> Advised[Any]:
    """How the champion looks at so many worlds."""
    return ChampionBot(iterations=worlds).advised(policy, s)


def played_on(
    advice: Advised[Any], s: Any, seat: Seat, action: Action, rng: Random, *, judged: bool
) -> Outlook:
    """One world after an action."""
    game = advice.game
    t = game.imagine(s, seat, rng)
    game.apply(t, seat, action)
    enough = advice.is_enough if judged else never
    chances = play_on(advice, t, seat, rng, enough) or advice.won(t)
    return Outlook(chances[seat], int(game.scores(t)[seat]))


def never(_s: Any, _plies: int) -> bool:
    return False


def play_on(
    advice: Advised[Any], t: Any, seat: Seat, rng: Random, enough: Callable[[Any, int], bool]
) -> list[float]:
    """By quick plans or moves until it is enough: the chances then; none where it is over."""
    game = advice.game
    mood, plies = rng.random(), 0
    while len(waiting := game.to_act(t)):
        if enough(t, plies) and (told := advice.chances(t)):
            return told
        actor = int(waiting[0])
        if actor == CHANCE:
            move = outcome(game.legal(t, actor), game.weights(t), rng)
        else:
            move = next_move(advice, t, actor, seat, mood, rng)
        game.apply(t, actor, move)
        plies += 1
    return []


def next_move(
    advice: Advised[Any], t: Any, actor: Seat, seat: Seat, mood: float, rng: Random
) -> Action:
    legal = advice.game.legal(t, actor)
    if len(legal) == 1:
        return int(legal[0])
    if found := advice.plan(t, actor, 1):
        return found[0][0]
    if actor == seat:
        return advice.rollout(t, actor, rng)
    return advice.rival(t, actor, mood, rng)
