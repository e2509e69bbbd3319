"""One sitting at the terminal: bots answer, people are asked, the match goes on."""

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from interregnum.bots.bot import ask, hint
from interregnum.bots.hints import why, worlds
from interregnum.bots.names import parse
from interregnum.core.errors import CannotUndo, ClientError
from interregnum.core.game import NONE, Action, Seat
from interregnum.games.drawing import Look
from interregnum.games.shown import Line
from interregnum.games.title import never
from interregnum.games.words import Words
from interregnum.terminal.choosing import Choosing, for_title
from interregnum.terminal.picture import about, draw, numbered, results
from interregnum.terminal.rulebook import behind, listed, sought
from interregnum.terminal.saves import parting
from interregnum.terminal.seating import ADVISER, PLANNER, Seating, told_names
from interregnum.terminal.story import Reader

NEWS: Final = 16  # lines told unasked; `log` tells all
COMMANDS: Final = {
    "move": "NUMBER | MOVE",
    "why": "why MOVE",
    "undo": "undo | undo turn",
    "hint": "hint",
    "finish": "finish",
    "rules": "rules ID | WORD",
    "card": "card NAME",
    "log": "log",
    "show": "show",
    "save": "save FILE",
    "help": "help",
    "quit": "quit",
}


class Leave(Exception):
    """The person has gone: by `quit`, by the end of input, or by an interrupt."""


class Session:
    """What happens between sitting down and leaving."""

    def __init__(
        self, seating: Seating, words: Words, out: Console, *, auto: bool, file: Path | None
    ) -> None:
        self.seating = seating
        self.title = seating.title
        self.match = seating.match
        self.words = words
        self.names = told_names(self.match, words)
        self.out = out
        self.auto = auto
        self.file = file  # saved to after every move
        self.front: Seat = NONE  # who looks at the screen
        self.advice: tuple[int, Action, list[Line]] | None = None  # entries of the log, move, why
        self.finishing: set[Seat] = set()  # whose steps of this round the planner plays
        self.readers: dict[Seat, Reader] = {}  # by viewer: how far the log was told
        self.commands: dict[str, Callable[[Seat, str], bool]] = {
            "why": self.why,
            "undo": self.undo,
            "hint": self.hint,
            "finish": self.finish_steps,
            "rules": self.rules,
            "card": self.card,
            "log": self.log,
            "show": self.show,
            "save": self.save,
            "help": self.help,
            "quit": self.quit,
        }

    def run(self) -> None:
        """Until the match is over or nobody is there any more."""
        self.front = self.public
        with suppress(ImportError):
            import readline  # noqa: F401  arrows and Ctrl-A work in input()
        if self.file is not None:
            self.seating.save(self.file)  # a file that cannot be written is refused before a move
        try:
            while not self.match.over:
                self.ply()
        except (Leave, EOFError, KeyboardInterrupt):
            self.part()
            return
        self.finish()

    @property
    def public(self) -> Seat:
        """Whose eyes the screen may have when everybody looks at it."""
        return self.seating.people[0] if len(self.seating.people) == 1 else NONE

    def finish(self) -> None:
        self.tell(self.public)
        self.out.print(draw(self.title, self.match, self.public, self.words))
        self.out.print(results(self.title, self.match, self.words))

    def ply(self) -> None:
        """One decision; of several seats awaited together the bots answer first."""
        waiting = [int(seat) for seat in self.match.game.to_act(self.match.state)]
        bots = [seat for seat in waiting if seat in self.seating.bots]
        if bots:
            self.let_bot(bots[0])
        else:
            self.let_person(self.front if self.front in waiting else waiting[0])

    def let_bot(self, seat: Seat) -> None:
        with self.out.status(Text(self.words.ui("thinking", name=self.names[seat]))):
            action = self.seating.answer(seat)
        self.enter(seat, action)
        if not self.seating.people:
            self.tell(NONE)

    def let_person(self, seat: Seat) -> None:
        if self.maybe_planned(seat):
            return
        legal = self.match.game.legal(self.match.state, seat)
        if self.auto and len(legal) == 1:
            self.enter(seat, int(legal[0]))
            return
        self.curtain(seat)
        self.show(seat)
        while not self.obey(seat, self.asked(seat)):
            pass

    def maybe_planned(self, seat: Seat) -> bool:
        """Whether the planner has answered for a seat that wished to finish its steps."""
        state = self.match.state
        if seat not in self.finishing or not self.title.steps(state, seat):
            self.finishing.discard(seat)
            return False
        self.enter(
            seat, ask(parse(PLANNER), self.title.policy, state, seat, self.seating.luck(seat))
        )
        return True

    def enter(self, seat: Seat, action: Action) -> None:
        self.match.play(seat, action)
        self.keep()

    def keep(self) -> bool:
        """Save to the file, if there is one; a full disk does not end the match."""
        try:
            if self.file is not None:
                self.seating.save(self.file)
        except ClientError as error:
            self.out.print(str(error))
            self.file = None
        return self.file is not None

    def curtain(self, seat: Seat) -> None:
        """Between two people with secrets the screen is cleared and the device passed on."""
        if seat != self.front and len(self.seating.people) > 1 and self.title.hidden:
            self.out.clear()
            self.out.print(Rule(self.words.ui("pass-device", name=self.names[seat])))
            input(self.words.ui("terminal-enter") + " ")
            self.out.clear()
        self.front = seat

    def asked(self, seat: Seat) -> str:
        return input(f"{self.names[seat]}> ").strip()

    def obey(self, seat: Seat, text: str) -> bool:
        """A command, a number or a move; whether it ends the asking."""
        word, _, rest = text.partition(" ")
        if word.lower() in self.commands and not (rest and self.is_move(seat, text)):
            return self.commands[word.lower()](seat, rest.strip())
        action = self.meant(seat, text) if text else None
        return action is not None and self.move(seat, action)

    def is_move(self, seat: Seat, text: str) -> bool:
        """A move may begin with the word of a command."""
        try:
            self.title.parse(self.match.state, seat, text)
        except ClientError:
            return False
        return True

    def meant(self, seat: Seat, text: str) -> Action | None:
        """The action of a number in the list or of a notation; None, and a word on it, if none."""
        choosing = self.choosing(seat)
        numbers = {n: action for action, n in choosing.numbers.items()}
        if text.isdecimal() and len(text) < 5 and int(text) in numbers:
            return numbers[int(text)]
        try:
            return self.title.parse(self.match.state, seat, text)
        except ClientError:
            key = "terminal-choose" if text.lstrip("-").isdecimal() else "terminal-unknown"
            self.out.print(self.words.ui(key, text=text, n=len(numbers)))
            return None

    def choosing(self, seat: Seat) -> Choosing:
        """The choices in the order of their numbers."""
        choices = self.title.choices(self.match.state, seat)
        return for_title(choices, self.say, self.title.draw)

    def move(self, seat: Seat, action: Action) -> bool:
        """Play it, or say why not."""
        if action in self.match.game.legal(self.match.state, seat):
            self.enter(seat, action)
            return True
        self.explain(seat, action)
        return False

    def explain(self, seat: Seat, action: Action) -> None:
        reason = self.title.explain(self.match.state, seat, action)
        move = self.title.notation(self.match.state, seat, action)
        if reason is None:
            self.out.print(self.words.ui("terminal-possible", move=move))
            return
        self.out.print(f"{self.say(reason.line)} ({reason.rule})")
        if clause := behind(self.title, reason.rule, self.words.lang):
            self.out.print(clause, style="dim")

    def why(self, seat: Seat, text: str) -> bool:
        """`why MOVE`: the clause that forbids it."""
        action = self.meant(seat, text)
        if action is not None:
            self.explain(seat, action)
        return False

    def undo(self, seat: Seat, text: str) -> bool:
        """Back to the last choice; among bots alone with all that came after it."""
        try:
            if text == "turn":
                self.seating.take_back_turn(seat)
            else:
                self.seating.take_back(seat, auto=self.auto)
        except CannotUndo:
            alone = len(self.seating.people) == 1
            self.out.print(self.words.ui("error-nothing-to-undo" if alone else "undo-barred"))
            return False
        self.keep()
        self.readers.clear()
        self.reader(seat).news()  # told before, but for what was taken back
        return True

    def hint(self, seat: Seat, text: str) -> bool:
        """First a few moves of which it is one, asked once more what a strong bot would play."""
        choosing, asked = self.choosing(seat), len(self.match.log)
        if self.advice is None or self.advice[0] != asked:
            best, told = self.advised(seat)
            self.advice = (asked, best, told)
            if near := choosing.around(best):
                self.out.print(self.words.ui("hint-among"))
                for choice in near:
                    label = choosing.labels[choice.id]
                    self.out.print(f"{choosing.number(choice):>4}  {label}", soft_wrap=True)
                return False
        _, best, told = self.advice
        label, move = choosing.labels[best], self.title.families.notation(best)
        self.out.print(f"{self.words.ui('hint')}: {label}  {move}")
        for reason in told:
            self.out.print(self.say(reason), style="dim")
        return False

    def advised(self, seat: Seat) -> tuple[Action, list[Line]]:
        """What a strong bot would play, and why."""
        with self.out.status(self.words.ui("hint")):
            state, rng = self.match.state, self.seating.luck(seat)
            best = hint(parse(ADVISER), self.title.policy, state, seat, rng)[0].action
            imagined = worlds(self.title, state, seat, rng)
            return best, why(self.title, imagined, seat, best, rng.getrandbits(32))

    def finish_steps(self, seat: Seat, text: str) -> bool:
        """The planner's answer for the rest of the round, up to the next choice of another sort."""
        if not self.title.steps(self.match.state, seat):
            self.out.print(self.words.ui("no-steps"))
            return False
        self.finishing.add(seat)
        return True

    def rules(self, seat: Seat, text: str) -> bool:
        """A clause by its id, or those that have the words."""
        found, lang = sought(self.title, text, self.words.lang), self.words.lang
        self.out.print(listed(self.title, found, lang) if found else self.words.ui("none-found"))
        return False

    def card(self, seat: Seat, text: str) -> bool:
        """Things on the table whose names have the words, in full."""
        look = Look(self.say, seat, large=True)
        told = about(self.title, self.title.view(self.match.state, seat), look, text)
        self.out.print(told if told is not None else self.words.ui("none-found"))
        return False

    def log(self, seat: Seat, text: str) -> bool:
        for line in Reader(self.title, self.match, seat).news():
            self.out.print(self.say(line))
        return False

    def show(self, seat: Seat, text: str = "") -> bool:
        """What is new, the choices, and last the table with what is asked: it stays in sight."""
        self.tell(seat)
        self.out.print()
        self.out.print(numbered(self.choosing(seat)))
        self.out.print()
        self.out.print(draw(self.title, self.match, seat, self.words))
        ask = self.title.view(self.match.state, seat).ask
        self.out.print(self.say(ask) if ask else self.words.ui("decide"), style="bold")
        return False

    def tell(self, viewer: Seat) -> None:
        """The lines of the log that this viewer has not been shown, the last of them if many."""
        news = self.reader(viewer).news()
        if len(news) > NEWS:
            self.out.print("· …")
        for line in news[-NEWS:]:
            self.out.print(f"· {self.say(line)}")

    def reader(self, viewer: Seat) -> Reader:
        if viewer not in self.readers:
            self.readers[viewer] = Reader(self.title, self.match, viewer)
        return self.readers[viewer]

    def save(self, seat: Seat, text: str) -> bool:
        """To a file, and from now on to that file after every move; else the old one stays."""
        before, self.file = self.file, Path(text or f"{self.title.name}.json")
        if self.keep():
            self.out.print(self.words.ui("saved"))
        else:
            self.file = before
        return False

    def help(self, seat: Seat, text: str) -> bool:
        table = Table.grid(padding=(0, 2))
        for name, form in COMMANDS.items():
            if name == "finish" and self.title.steps is never:
                continue
            table.add_row(form, self.words.ui(f"terminal-help-{name}"))
        self.out.print(table)
        return False

    def quit(self, seat: Seat, text: str) -> bool:
        raise Leave

    def part(self) -> None:
        """The match stays open; a file keeps it."""
        self.out.print()
        self.out.print(parting(self.words, self.file))

    def say(self, line: Line) -> str:
        return self.words.say(line, self.names)
