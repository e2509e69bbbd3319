"""A desk at a match on this device: bots answer in a thread, every change is saved."""

import asyncio
from pathlib import Path
from typing import Final

from interregnum.bots.bot import hint
from interregnum.bots.hints import why, worlds
from interregnum.bots.names import parse
from interregnum.core.errors import CannotUndo, ClientError
from interregnum.core.game import NONE, Action, Seat
from interregnum.games.words import Words
from interregnum.terminal.desk import Advice, Desk, Refusal, Start
from interregnum.terminal.seating import ADVISER, PLANNER, Seating, told_names
from interregnum.terminal.story import Reader

PACES: Final = (0.0, 0.4, 1.5)  # seconds that a bot's move is left to be looked at


class LocalDesk(Desk):
    """People who share this screen, against bots or each other."""

    def __init__(self, seating: Seating, words: Words, *, auto: bool, file: Path | None) -> None:
        super().__init__(seating.title, words, told_names(seating.match, words))
        self.seating = seating
        self.match = seating.match
        self.auto = auto
        self.file = file
        self.pace = 0
        self.front: Seat = seating.people[0] if len(seating.people) == 1 else NONE
        self.finishing: set[Seat] = set()
        self.readers: dict[Seat, tuple[Reader, list[str]]] = {}
        self.woken = asyncio.Event()
        self.keep()
        self.look()

    @property
    def awaited(self) -> list[Seat]:
        return [int(seat) for seat in self.match.game.to_act(self.match.state)]

    @property
    def curtain(self) -> Seat:
        """Between two people with secrets the device is passed on."""
        people = [seat for seat in self.awaited if seat not in self.seating.bots]
        bots_first = len(people) < len(self.awaited)
        if bots_first or not people or self.front in people or not self.title.hidden:
            return NONE
        return people[0]

    def lift(self) -> None:
        self.front = self.curtain
        self.changed_now()

    def look(self) -> None:
        """What the person in front sees now."""
        people = [seat for seat in self.awaited if seat not in self.seating.bots]
        if people and self.front not in people and not self.title.hidden:
            self.front = people[0]
        self.eyes = NONE if self.curtain != NONE else self.front
        self.view = self.title.view(self.match.state, self.eyes)
        mine = self.eyes in self.awaited
        self.choices = self.title.choices(self.match.state, self.eyes) if mine else []
        self.told = self.story(self.eyes)
        self.notice = self.seating.coaching(self.words) or self.notice

    def story(self, eyes: Seat) -> list[str]:
        """The log in words, as far as it has grown."""
        if eyes not in self.readers:
            self.readers[eyes] = (Reader(self.title, self.match, eyes), [])
        reader, told = self.readers[eyes]
        told += [self.say(line) for line in reader.news()]
        return told

    def changed_now(self) -> None:
        self.look()
        self.changed()

    async def run(self) -> None:
        """Bots first, then people; a person is waited for."""
        while not self.match.over:
            bots = [seat for seat in self.awaited if seat in self.seating.bots]
            seat = bots[0] if bots else self.person()
            if bots or self.is_planned(seat):
                await self.think(seat)
            elif (scripted := self.seating.scripted(seat)) is not None:
                self.enter(seat, scripted)
            elif self.auto and len(legal := self.match.game.legal(self.match.state, seat)) == 1:
                self.enter(seat, int(legal[0]))
            else:
                self.woken.clear()
                self.changed_now()
                await self.woken.wait()
        self.changed_now()

    def person(self) -> Seat:
        return self.front if self.front in self.awaited else self.awaited[0]

    def is_planned(self, seat: Seat) -> bool:
        if seat in self.finishing and self.title.steps(self.match.state, seat):
            return True
        self.finishing.discard(seat)
        return False

    async def think(self, seat: Seat) -> None:
        """A bot's answer; if the table was changed meanwhile, it is not wanted any more."""
        bot = parse(PLANNER) if seat in self.finishing else None
        log = list(self.match.log)
        action = await asyncio.to_thread(self.seating.thought(seat, bot))
        if self.match.log != log:
            return
        self.enter(seat, action)
        if pause := PACES[self.pace] if seat in self.seating.bots else 0.0:
            self.changed_now()
            await asyncio.sleep(pause)

    def enter(self, seat: Seat, action: Action) -> None:
        self.notice = ""
        self.match.play(seat, action)
        self.keep()

    def keep(self) -> None:
        """A full disk does not end the match."""
        try:
            if self.file is not None:
                self.seating.save(self.file)
        except ClientError as error:
            self.notice, self.file = str(error), None

    async def act(self, action: Action) -> Refusal | None:
        refusal = self.refusal(action)
        if refusal is None:
            self.enter(self.eyes, action)
            self.woken.set()
            self.changed_now()
        return refusal

    def refusal(self, action: Action) -> Refusal | None:
        """Why an action is not possible here, with the words of its clause."""
        reason = self.title.explain(self.match.state, self.eyes, action)
        return self.refusal_of(reason.line, reason.rule) if reason else None

    async def why(self, text: str) -> Refusal | None:
        return self.refusal(self.parse(text))

    async def about(self, name: str) -> Refusal | None:
        reason = self.title.about(self.match.state, self.eyes, name)
        return self.refusal_of(reason.line, reason.rule)

    async def undo(self, to: Start = "decision") -> Refusal | None:
        try:
            if to == "turn":
                self.seating.take_back_turn(self.eyes)
            else:
                self.seating.take_back(self.eyes, auto=self.auto)
        except CannotUndo:
            key = "undo-barred" if len(self.seating.people) > 1 else "error-nothing-to-undo"
            return Refusal(self.words.ui(key))
        self.finishing.discard(self.eyes)
        self.readers.clear()
        self.keep()
        self.woken.set()
        self.changed_now()
        return None

    async def hint(self) -> Advice | None:
        if not self.choices:
            return None
        title, eyes, rng = self.title, self.eyes, self.seating.luck(self.eyes)
        state = self.match.game.clone(self.match.state)
        imagined = worlds(title, state, eyes, rng)
        weighed = await asyncio.to_thread(hint, parse(ADVISER), title.policy, state, eyes, rng)
        action, seed = weighed[0].action, rng.getrandbits(32)
        told = await asyncio.to_thread(why, title, imagined, eyes, action, seed)
        return Advice(action, "; ".join(map(self.say, told)))

    async def finish(self) -> Refusal | None:
        if not self.title.steps(self.match.state, self.eyes):
            return Refusal(self.words.ui("no-steps"))
        self.finishing.add(self.eyes)
        self.woken.set()
        return None

    def scores(self) -> list[list[str]]:
        state = self.match.state
        return [
            [self.say(line) for line in self.title.breakdown(state, seat, self.eyes)]
            for seat in range(self.match.seats)
        ]

    def points(self) -> list[int]:
        return list(self.title.game.scores(self.match.state)) if self.match.over else []

    def save(self, place: str) -> str:
        path = Path(place or f"{self.title.name}.json")
        try:
            self.seating.save(path)
        except ClientError as error:
            return str(error)
        self.file = path
        return self.words.ui("saved")

    def next_pace(self) -> None:
        self.pace = (self.pace + 1) % len(PACES)
        self.notice = self.words.ui(f"terminal-pace-{self.pace}")
        self.changed()
