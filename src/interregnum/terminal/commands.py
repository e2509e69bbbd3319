"""What a person may wish beside a move, by a key or typed as at the plain prompt."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from interregnum.games.drawing import Look, styled
from interregnum.games.shown import Choice
from interregnum.terminal.desk import Advice, Start
from interregnum.terminal.picture import about
from interregnum.terminal.popups import Search
from interregnum.terminal.rulebook import listed, sought

if TYPE_CHECKING:
    from interregnum.terminal.table import TableScreen

KEYS: Final = ("arrows", "enter", "tab", "space", "escape", "mouse")


class Commands:
    """Wishes of the person at a screen."""

    def __init__(self, screen: "TableScreen") -> None:
        self.screen = screen
        self.advice: Advice | None = None  # not told in full yet
        self.advised: list[Choice] = []  # what it was about
        self.by_name: Final[dict[str, Callable[[str], None]]] = {
            "help": self.help,
            "hint": self.hint,
            "undo": self.undo,
            "rules": self.rules,
            "log": self.log,
            "score": self.score,
            "finish": self.finish,
            "card": self.card,
            "say": self.talk,
            "save": self.save,
            "quit": self.quit,
        }

    async def obeyed(self, text: str) -> bool:
        """Whether the text was a command, and not the beginning of a move."""
        word, _, rest = text.partition(" ")
        if word.lower() == "why":
            await self.screen.explain(rest.strip())
            return True
        command = self.by_name.get(word.lower())
        if command is None or self.screen.listed:
            return False
        command(rest.strip())
        return True

    def ui(self, key: str) -> str:
        return self.screen.desk.words.ui(key)

    def help(self, _text: str) -> None:
        """The keys, the commands, and what the marks of the board mean."""
        desk = self.screen.desk
        table = Table.grid(padding=(0, 2))
        for key in KEYS:
            name = styled(self.ui(f"terminal-key-{key}"), "bold")
            table.add_row(name, self.ui(f"terminal-does-{key}"))
        legend = desk.title.draw.legend(desk.say) if desk.title.draw else Text()
        parts: list[RenderableType] = [legend, "", table, "", self.ui("terminal-typed")]
        self.screen.tell(self.ui("help"), Group(*parts))

    def hint(self, _text: str) -> None:
        self.screen.run_worker(self.advise(), exclusive=True, group="hint")

    async def advise(self) -> None:
        """First where to look; asked once more, a bot's move with its reason."""
        screen = self.screen
        if self.advice is None or screen.desk.choices != self.advised:
            screen.busy = f"{self.ui('hint')} …"
            screen.draw_prompt()
            choices = screen.desk.choices
            self.advice, self.advised = await screen.desk.hint(), choices
            screen.busy = ""
            self.point_out()
        else:
            self.tell_advice()
        screen.narrowed()

    def point_out(self) -> None:
        """The thing to look at, else a few moves of the list with this one among them."""
        screen, advice = self.screen, self.advice
        if advice is None:
            return
        choosing = screen.choosing
        if spots := choosing.spots.get(advice.action):
            screen.board.cursor = spots[0]
            screen.desk.notice = self.ui("hint-look")
        elif near := choosing.around(int(advice.action)):
            moves = [f"{choosing.number(each)} {choosing.labels[each.id]}" for each in near]
            screen.desk.notice = f"{self.ui('hint-among')} {'; '.join(moves)}"
        else:
            self.tell_advice()

    def tell_advice(self) -> None:
        screen, advice = self.screen, self.advice
        label = advice and screen.choosing.labels.get(advice.action)
        if advice and label:
            screen.desk.notice = ". ".join(
                filter(None, (f"{self.ui('hint')}: {label}", advice.reason))
            )

    def undo(self, text: str) -> None:
        """The last decision, or with the word `turn` all of the last turn."""
        to: Start = "turn" if text == "turn" else "decision"
        self.screen.wished(partial(self.screen.desk.undo, to))

    def talk(self, text: str) -> None:
        """Say it; without words, what was said and what can be."""
        desk = self.screen.desk
        if text or not desk.phrases():
            self.screen.wished(partial(desk.talk, text))
        else:
            parts = [*desk.said, "", f"{self.ui('phrases')}:", *desk.phrases()]
            self.screen.tell(self.ui("chat"), Text("\n".join(parts)))

    def finish(self, _text: str) -> None:
        self.screen.wished(self.screen.desk.finish)

    def rules(self, text: str) -> None:
        self.screen.app.push_screen(Search(self.ui("rules"), self.found, text))

    def found(self, text: str) -> RenderableType:
        title, lang = self.screen.desk.title, self.screen.desk.words.lang
        found = sought(title, text, lang)
        return listed(title, found, lang) if found else self.ui("none-found")

    def log(self, _text: str) -> None:
        told = self.screen.desk.told
        self.screen.tell(self.ui("log"), Text("\n".join(told)), end=True)

    def score(self, _text: str) -> None:
        """Points as they stand, and where they come from."""
        desk = self.screen.desk
        table = Table(self.ui("name"), self.ui("score-breakdown"), show_lines=True)
        for seat, rows in enumerate(desk.scores()):
            table.add_row(desk.words.name_of(seat, desk.names), "\n".join(rows))
        self.screen.tell(self.ui("score"), table)

    def card(self, text: str) -> None:
        """The things on the table whose names have the words."""
        desk = self.screen.desk
        look = Look(desk.say, desk.eyes, large=True)
        told = about(desk.title, desk.view, look, text) if desk.view else None
        self.screen.tell(self.ui("card"), told if told is not None else Text(self.ui("none-found")))

    def save(self, text: str) -> None:
        self.screen.desk.notice = self.screen.desk.save(text)

    def quit(self, _text: str) -> None:
        self.screen.app.exit()
