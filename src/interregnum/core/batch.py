"""Many games of one title, stepped together into arrays that are made once.

Whoever steps a batch sees one decision of each game at a time: chance, plies without a choice and
the seats that nobody learns for are played inside. A game draws from its own luck, so its course
does not depend on how many others there are.
"""

from collections.abc import Callable
from random import Random
from typing import Final, Generic, TypeVar

from mypy_extensions import i64, u8

from interregnum.core.arrays import Bytes, Ints, Shorts, vec
from interregnum.core.errors import IllegalAction
from interregnum.core.game import CHANCE, Action, Game, Seat, outcome
from interregnum.core.observation import blank
from interregnum.core.packing import zeros
from interregnum.core.policy import Policy

S = TypeVar("S")
NEXT_STEP: Final = 0  # a game that ended begins anew with the step after; its action is not read
SAME_STEP: Final = 1  # it begins anew at once
DISABLED: Final = 2  # it waits until it is reset
ROOM: Final[i64] = 64  # legal actions a game, to begin with
PIECE: Final[i64] = 1 << 17  # numbers observed at a time: more leave the cache between two looks

LOWER: Final[i64] = 0x7FFFFFFF  # of a number at random: what a share is made of
LOWER_BITS: Final[i64] = 31


class Batch(Generic[S]):
    """The games, and what the last step has told of them. The arrays are never replaced, but for
    `firsts` and `choices`, which take turns with those of the step before. `obs` has room for a
    piece of the games: `take` is told from which game to which, and leaves zeros behind."""

    def __init__(
        self,
        policy: Policy[S],
        start: S,
        games: int,
        seats: int,
        seed: int,
        autoreset: int,
        take: Callable[[int, int], None] | None,
        masks: bool,
        rivals: list[Seat],
        answer: Callable[[S, Seat, int], Action] | None,
    ) -> None:
        self.policy = policy
        self.game: Game[S] = policy.game
        self.start = start  # before any chance
        self.games: i64 = games
        self.seats: i64 = seats
        self.autoreset: i64 = autoreset
        self.take = take  # None: nothing is observed
        self.masks = masks
        self.actions: i64 = policy.game.actions.size
        self.width: i64 = policy.width if take is not None else 0
        self.answer = answer  # of a rival; None: any legal action
        self.rivals: Ints = zeros(seats)
        for rival in rivals:
            self.rivals[rival] = 1
        self.states: list[S] = [start for _ in range(games)]
        self.lucks: list[Random] = [Random(f"{seed} {k}") for k in range(games)]
        self.piece: i64 = min(i64(games), max(i64(1), PIECE // max(i64(1), self.width)))  # in games
        self.obs: Shorts = blank(self.width * self.piece)
        self.mask: Bytes = vec[u8]([u8(0)] * int(self.actions * games if masks else 0))
        self.seat: Ints = zeros(games)
        self.done: Bytes = vec[u8]([u8(0)] * games)  # the game ended with the last step
        self.over: Bytes = vec[u8]([u8(1)] * games)  # nobody is awaited in the game
        self.decisions: Ints = zeros(games)  # of the running game, or of the one that ended
        self.ranks: Ints = zeros(games * seats)  # of the game that ended last
        self.scores: Ints = zeros(games * seats)
        self.firsts: Ints = zeros(games + 1)  # of each game: where its legal actions begin
        self.choices: Ints = zeros(games * ROOM)
        self.last_firsts: Ints = zeros(games + 1)  # the same before the last step
        self.last_choices: Ints = zeros(games * ROOM)
        self.none: Ints = zeros(games)  # a copy of it is faster than new zeros
        self.filled: i64 = 0  # places of `choices` in use
        self.ended: i64 = 0  # games that ended with the last step; 0: `done` is 0 everywhere

    def reset(self, which: list[int], seeds: list[str]) -> None:
        """Begin these games anew, with the luck of new seeds if there are any."""
        chosen = zeros(self.games)
        for place, k in enumerate(which):
            chosen[k] = 1
            if seeds:
                self.lucks[k] = Random(seeds[place])
        self.turn_over()
        for k in range(self.games):
            self.firsts[k] = self.filled
            if chosen[k] == 1:
                self.done[k] = 0
                self.begin(k)
                self.observe_piece(k, k + 1)
                self.hand_over(k, k + 1)
            else:
                self.keep(k)
        self.firsts[self.games] = self.filled

    def step(self, actions: Ints) -> None:
        """Play one action of each game; if any is not legal, nothing happens."""
        self.require(actions)
        self.turn_over()
        self.ended = 0
        first: i64 = 0
        while first < self.games:
            end = min(first + self.piece, self.games)
            self.step_piece(first, end, actions)
            self.observe_piece(first, end)
            self.hand_over(first, end)
            first = end
        self.firsts[self.games] = self.filled

    def step_piece(self, first: i64, end: i64, actions: Ints) -> None:
        """First all actions, then what follows them: one kind of code at a time. With every game,
        applying, listing and observing would drive each other out of the nearest cache."""
        game, states, over, done = self.game, self.states, self.over, self.done
        firsts, decisions, seat = self.firsts, self.decisions, self.seat
        for k in range(first, end):
            done[k] = 0
            if over[k] == 0:
                game.apply(states[k], seat[k], actions[k])
                decisions[k] += 1
        for k in range(first, end):
            firsts[k] = self.filled
            if over[k] == 0:
                self.settle(states[k], k)
            elif self.autoreset == NEXT_STEP:
                self.begin(k)

    def observe_piece(self, first: i64, end: i64) -> None:
        if self.take is None:
            return
        policy, states, seat, out, width = self.policy, self.states, self.seat, self.obs, self.width
        at: i64 = 0
        for k in range(first, end):
            policy.observe(states[k], seat[k], out, at)
            at += width

    def require(self, actions: Ints) -> None:
        if i64(len(actions)) != self.games:
            raise IllegalAction(f"{len(actions)} actions for {self.games} games")
        over, firsts, choices = self.over, self.firsts, self.choices
        for k in range(self.games):
            if over[k] == 0 and not contains(choices, firsts[k], firsts[k + 1], actions[k]):
                raise IllegalAction(
                    f"game {k}: seat {self.seat[k]} may not play action {actions[k]} now"
                )

    def turn_over(self) -> None:
        """New lists of legal actions, written where those before the last step stood."""
        firsts, choices = self.last_firsts, self.last_choices
        self.last_firsts, self.last_choices = self.firsts, self.choices
        self.firsts, self.choices = firsts, choices
        self.filled = 0

    def begin(self, k: i64) -> None:
        s = self.game.clone(self.start)
        self.states[k] = s
        self.decisions[k] = 0
        self.settle(s, k)

    def settle(self, s: S, k: i64) -> None:
        """Play until somebody has a choice to make; tell of that, or of the end."""
        game = self.game
        actor: i64 = self.seat[k]
        while True:
            waiting = game.to_act(s)
            if len(waiting) == 0:
                self.end(s, k, actor)
                return
            actor = waiting[0]
            legal = game.legal(s, actor)
            if actor == CHANCE:
                game.apply(s, actor, outcome(legal, game.weights(s), self.lucks[k]))
            elif len(legal) == 1:
                game.apply(s, actor, legal[0])
            elif self.rivals[actor] == 1:
                game.apply(s, actor, self.answered(s, actor, k, legal))
            else:
                self.over[k] = 0
                self.tell(k, actor, legal)
                return

    def answered(self, s: S, seat: i64, k: i64, legal: Ints) -> Action:
        if self.answer is None:
            return legal[int(self.lucks[k].random() * float(len(legal)))]
        return self.answer(s, seat, k)

    def end(self, s: S, k: i64, actor: i64) -> None:
        """Results, and a new game where that comes at once."""
        ranks, scores = self.game.ranks(s), self.game.scores(s)
        for seat in range(self.seats):
            self.ranks[k * self.seats + seat] = ranks[seat]
            self.scores[k * self.seats + seat] = scores[seat]
        self.done[k] = 1
        self.over[k] = 1
        self.ended += 1
        if self.autoreset == SAME_STEP:
            self.begin(k)
        else:
            self.tell(k, actor if actor < self.seats else 0, vec[i64]())

    def tell(self, k: i64, seat: i64, legal: Ints) -> None:
        self.seat[k] = seat
        at = self.filled
        self.make_room(at + i64(len(legal)))
        choices = self.choices
        for action in legal:
            choices[at] = action
            at += 1
        self.filled = at
        if self.masks:
            self.mark(k, legal)

    def picked(self, draws: Ints) -> Ints:
        """An action of each game by a number at random; 0 where there is none."""
        firsts, choices, found = self.firsts, self.choices, self.none[:]
        for k in range(self.games):
            first = firsts[k]
            count = firsts[k + 1] - first
            if count > 0:
                found[k] = choices[first + ((draws[k] & LOWER) * count >> LOWER_BITS)]
        return found

    def make_room(self, size: i64) -> None:
        if size > i64(len(self.choices)):
            roomy = zeros(2 * size)
            for at in range(self.filled):
                roomy[at] = self.choices[at]
            self.choices = roomy

    def mark(self, k: i64, legal: Ints) -> None:
        """The mask of a game: what was legal goes, what is legal comes."""
        mask, first, last = self.mask, k * self.actions, self.last_choices
        for at in range(self.last_firsts[k], self.last_firsts[k + 1]):
            mask[first + last[at]] = 0
        for action in legal:
            mask[first + action] = 1

    def keep(self, k: i64) -> None:
        """What was legal in a game still is."""
        first, end = self.last_firsts[k], self.last_firsts[k + 1]
        self.make_room(self.filled + end - first)
        for at in range(first, end):
            self.choices[self.filled] = self.last_choices[at]
            self.filled += 1

    def hand_over(self, first: i64, end: i64) -> None:
        if self.take is not None:
            self.take(int(first), int(end))

    def put(self, k: int, s: S) -> None:
        """Another table in place of a game's; it is played from there."""
        self.turn_over()
        for each in range(self.games):
            self.firsts[each] = self.filled
            if each == k:
                self.states[k] = self.game.clone(s)
                self.done[k] = 0
                self.settle(self.states[k], k)
                self.observe_piece(k, k + 1)
                self.hand_over(k, k + 1)
            else:
                self.keep(each)
        self.firsts[self.games] = self.filled


def contains(choices: Ints, first: i64, end: i64, action: i64) -> bool:
    """Whether an ascending part of an array has it."""
    for at in range(first, end):
        if choices[at] >= action:
            return choices[at] == action
    return False
