"""The table on the whole screen: the board, the choices, the log, and one line to type in."""

from collections.abc import Awaitable, Callable
from typing import ClassVar, Final

from rich.console import RenderableType
from rich.segment import Segment
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container
from textual.screen import Screen
from textual.widgets import Static

from interregnum.core.errors import ClientError
from interregnum.core.game import NONE
from interregnum.games.drawing import Look, spot, styled
from interregnum.games.shown import Choice
from interregnum.games.title import never
from interregnum.terminal.choosing import Choosing, for_title
from interregnum.terminal.commands import Commands
from interregnum.terminal.desk import Desk, Refusal
from interregnum.terminal.picture import results_of
from interregnum.terminal.plain import Plain
from interregnum.terminal.popups import Curtain, Popup, Question
from interregnum.terminal.widgets import Board, Lines, rendered

PANEL: Final = 28  # columns that choices and log need beside a board
LARGE: Final = (118, 38)  # a screen from which on the large drawing fits
LOG: Final = 60  # lines of the log beside the board; all of it has a pop-up
WIDE: Final = 200  # columns of what is cut at the edge
WRAPPED: Final = 6  # so few choices are told in full, over several lines
KEYS: Final = {  # what the function keys do, from the first
    f"f{n}": action
    for n, action in enumerate(
        ("help", "hint", "undo", "why", "rules", "log", "score", "pace", "finish", "leave"), start=1
    )
}
ARROWS: Final = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


class TableScreen(Screen[None]):
    """A place at a match. Letters are typed, arrows point, Enter decides, Esc goes back."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(key, action, show=False) for key, action in KEYS.items()),
        Binding("ctrl+z", "undo", show=False),
        Binding("ctrl+c", "leave", show=False, priority=True),
    ]

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self.desk = desk
        self.choosing = Choosing([], desk.say, lambda _: ())
        self.listed: list[Choice] = []  # by place in the list
        self.row = 0  # of `listed`
        self.lines: dict[tuple[int, str, int, bool], list[list[Segment]]] = {}  # as drawn
        self.in_list = False  # arrows move in the list, not on the board
        self.busy = ""  # what is being thought about
        self.ended = False
        self.commands = Commands(self)

    def compose(self) -> ComposeResult:
        yield Board(id="board")
        with Container(id="panel"):
            yield Static(id="prompt", markup=False)
            with Container(id="halves"):
                yield Lines(id="choices")
                yield Lines(id="log")
        yield Lines(id="keys")

    def on_mount(self) -> None:
        self.desk.changed = self.changed
        self.run_worker(self.desk.run(), exit_on_error=True)
        self.call_after_refresh(self.changed)
        self.set_interval(1.0, self.tick)

    def tick(self) -> None:
        """A clock that runs is drawn again."""
        if self.is_current and self.desk.clock():
            self.draw_prompt()

    def on_resize(self) -> None:
        self.call_after_refresh(self.changed)

    @property
    def board(self) -> Board:
        return self.query_one("#board", Board)

    def changed(self) -> None:
        """The table has moved on: everything is drawn anew."""
        if not self.is_mounted:
            return
        before, desk = self.choosing, self.desk
        self.choosing = for_title(desk.choices, desk.say, desk.title.draw)
        self.choosing.text = before.text  # what is being typed stays
        if before.choices == desk.choices:
            self.choosing.picked = before.picked
        self.row, self.lines = 0, {}
        self.in_list = self.in_list and bool(self.desk.choices)
        self.draw_board()
        self.call_after_refresh(self.redrawn)
        self.maybe_interrupt()

    def maybe_interrupt(self) -> None:
        """The curtain, the wish of another, the end."""
        desk = self.desk
        if not self.is_current:
            return
        if desk.curtain != NONE:
            name = desk.words.name_of(desk.curtain, desk.names)
            self.app.push_screen(Curtain(name, desk.words), lambda _: desk.lift())
        elif desk.asked_back != NONE:
            name = desk.words.name_of(desk.asked_back, desk.names)
            question = Question(desk.words.ui("undo-asked", name=name), desk.words)
            self.app.push_screen(question, self.answered)
        elif desk.over and not self.ended:
            self.ended = True
            self.tell(desk.words.ui("game-over"), results_of(desk))

    def answered(self, yes: bool | None) -> None:
        self.run_worker(self.desk.agree(yes=bool(yes)))

    def picture(self, *, large: bool) -> RenderableType:
        desk = self.desk
        assert desk.view is not None, "drawn only when there is something to see"
        if desk.title.draw is None:
            return Plain(desk.title.name, desk.words, desk.names).drawn(desk.view)
        return desk.title.draw.table(desk.view, Look(desk.say, desk.eyes, large))

    def draw_board(self) -> None:
        """Beside the choices where there is room, else above them."""
        if self.desk.view is None:
            return
        width, height = self.size
        large = width >= LARGE[0] and height >= LARGE[1]
        board = self.board
        board.draw(self.picture(large=large), min(width, width if not large else width - PANEL))
        beside = board.extent.width <= width - PANEL
        self.set_class(not beside, "below")
        board.styles.width = board.extent.width + 1 if beside else width
        board.styles.height = height - 1 if beside else min(board.extent.height, height - 6)

    def redrawn(self) -> None:
        """What does not change while a choice is being made, then what does."""
        self.draw_log()
        self.draw_keys()
        self.narrowed()

    def narrowed(self) -> None:
        """After typing or pointing: marks, prompt and list again."""
        self.board.mark(self.choosing.targets(), self.choosing.picked)
        self.draw_prompt()
        self.draw_choices()

    def draw_prompt(self) -> None:
        desk, text = self.desk, Text()
        for told, style in (
            (desk.clock(), "cyan"),
            (self.busy, "italic"),
            (desk.notice, "bold yellow"),
            (desk.ask(), "bold"),
        ):
            text.append(f"{told} " if told else "", style=style)
        for picked in self.choosing.picked:
            text.append(f"[{picked}] ", style="yellow")
        text.append("› ", style="bold green").append(self.choosing.text).append("▏", style="green")
        self.query_one("#prompt", Static).update(text)

    def draw_choices(self) -> None:
        """Sorts with their headings, a number before each choice."""
        groups, view = self.choosing.groups(), self.query_one("#choices", Lines)
        self.listed = [choice for group in groups for choice, _ in group.items]
        self.row = min(self.row, max(0, len(self.listed) - 1))
        width = WIDE if len(self.listed) > WRAPPED else max(1, view.size.width)
        lines: list[list[Segment]] = []
        for group in groups:
            shared = group.heading if len(group.items) > 2 else ""
            lines += rendered(styled(shared, "bold underline"), width) if shared else []
            for choice, rest in group.items:
                lines += self.choice_lines(choice, rest if shared else "", width)
        view.show_lines(lines)
        self.see_choice(view)

    def see_choice(self, view: Lines) -> None:
        """The chosen line stays in sight."""
        if self.listed:
            wanted = f"choice:{self.listed[self.row].id}"
            view.see(next(run.row for run in view.runs if run.spot == wanted))

    def choice_lines(self, choice: Choice, rest: str, width: int) -> list[list[Segment]]:
        """Drawn once for a decision: a letter narrows a long list at once."""
        here = self.in_list and self.listed[self.row] is choice
        key = (choice.id, rest, width, here)
        if key not in self.lines:
            label = rest or self.choosing.labels[choice.id]
            self.lines[key] = rendered(self.choice_line(choice, label, here=here), width)
        return self.lines[key]

    def choice_line(self, choice: Choice, label: str, *, here: bool) -> Text:
        gain = getattr(choice, "gain", 0)
        text = styled(f"{self.choosing.number(choice):>2} ", "green").append(label)
        text.append(f" {gain:+}" if gain else "", style="yellow")
        text.append(f"  {choice.text}", style="dim")
        if here:
            text.stylize("reverse")
        return spot(text, f"choice:{choice.id}")

    def draw_log(self) -> None:
        log = self.query_one("#log", Lines)
        told = self.desk.told[-LOG:]
        log.show(Text("\n".join(f"· {line}" for line in told)), log.size.width or 30)
        log.scroll_end(animate=False)

    def draw_keys(self) -> None:
        text = Text()
        for key, action in KEYS.items():
            if action == "finish" and self.desk.title.steps is never:
                continue
            word = self.desk.words.ui(f"terminal-do-{action}")
            told = styled(key.upper(), "bold reverse").append(f"{word} ")
            text.append_text(spot(told, f"key:{action}"))
        text.no_wrap = True
        self.query_one("#keys", Lines).show(text, WIDE)

    async def on_key(self, event: events.Key) -> None:
        """Whatever is no command of its own is pointing or typing."""
        if event.key in ARROWS and self.board.runs and not self.in_list:
            self.board.move(*ARROWS[event.key])
            event.stop()
            return
        if event.key in ARROWS:
            self.move_in_list(sum(ARROWS[event.key]))
        elif event.key in ("tab", "shift+tab"):
            self.in_list = not self.in_list and bool(self.listed)
        elif event.key == "enter":
            await self.enter()
        elif event.key == "escape":
            self.desk.notice = ""
            self.choosing.back()
        elif event.key == "space" and not self.choosing.text:
            self.look_at(self.board.cursor)
        elif not self.typed(event):
            return
        event.stop()
        event.prevent_default()
        self.narrowed()

    def typed(self, event: events.Key) -> bool:
        """Whether the key changes the line."""
        line = self.choosing.text
        if event.key == "backspace":
            self.choosing.text = line[:-1]
        elif event.key == "ctrl+w":
            self.choosing.text = line[: line.rstrip().rfind(" ") + 1]
        elif event.key == "ctrl+u":
            self.choosing.text = ""
        elif event.is_printable and event.character:
            self.choosing.text += event.character
            self.row = 0
        else:
            return False
        return True

    def move_in_list(self, by: int) -> None:
        self.in_list = bool(self.listed)
        self.row = (self.row + by) % max(1, len(self.listed))

    async def enter(self) -> None:
        """A command, a move in words, the line of the list, or the thing under the cursor."""
        text = self.choosing.text.strip()
        if text and await self.commands.obeyed(text):
            self.choosing.text = ""
        elif text or self.in_list:
            await self.decide_typed(text)
        else:
            await self.point(self.board.cursor)

    async def decide_typed(self, text: str) -> None:
        listed = self.listed
        if len(listed) == 1 or (self.in_list and listed):
            await self.play(listed[self.row])
        elif not listed:
            self.choosing.text = ""
            await self.explain(text)

    async def explain(self, text: str) -> None:
        """A move that is not possible is answered with its reason."""
        words = self.desk.words
        try:
            refusal = await self.desk.why(text)
        except ClientError:
            many = len(self.desk.choices)
            key = ("terminal-choose", "terminal-unknown")[not (text.isdecimal() and many)]
            refusal = Refusal(words.ui(key, text=text, n=many))
        self.refused(refusal)

    def refused(self, refusal: Refusal | None) -> None:
        if refusal is not None:
            head = f"{self.desk.words.ui('why-not')} {refusal.rule}"
            self.tell(head, Text(refusal.sentence))

    async def point(self, name: str) -> None:
        """At a thing: half a decision, a whole one, or a look at what it is."""
        if not name:
            return
        if name not in self.choosing.targets():
            await self.ask_about(name)
            return
        decided = self.choosing.pick(name)
        if decided is not None:
            await self.play(decided)

    async def play(self, choice: Choice) -> None:
        self.choosing.text = ""
        self.desk.notice = ""
        self.refused(await self.desk.act(choice.id))

    async def ask_about(self, name: str) -> None:
        """A thing that cannot be chosen: what it is, and why not."""
        known = self.desk.object_of(name) if self.desk.choices else ""
        refusal = await self.desk.about(known) if known else None
        self.look_at(name, refusal.sentence if refusal else "")

    def look_at(self, name: str, reason: str = "") -> None:
        """A thing in full."""
        drawing, view = self.desk.title.draw, self.desk.view
        told = drawing.about(view, name, self.desk.say) if drawing and name and view else None
        parts = [told] if told is not None else []
        parts += [Text(reason)] if reason else []
        if parts:
            self.tell(self.desk.words.title(self.desk.title), Text("\n\n").join(parts))

    def tell(self, title: str, what: RenderableType, *, end: bool = False) -> None:
        self.app.push_screen(Popup(title, what, end=end))

    async def on_lines_pointed(self, event: Lines.Pointed) -> None:
        """By mouse: a key, a choice, a thing; with another button a look at it."""
        kind, _, action = event.spot.partition(":")
        if event.lines.id == "keys" and kind == "key":
            await self.run_action(action)
        elif event.lines.id == "choices" and kind == "choice":
            await self.play(next(c for c in self.listed if c.id == int(action)))
        elif event.lines.id == "board" and event.spot:
            self.board.cursor = event.spot
            await (self.point(event.spot) if event.plain else self.looked(event.spot))
        elif event.lines.id == "log":
            self.commands.log("")
        self.narrowed()

    async def looked(self, name: str) -> None:
        self.look_at(name)

    def wished(self, wish: Callable[[], Awaitable[Refusal | None]]) -> None:
        """Something that may take its time; a refusal is told."""

        async def asked() -> None:
            self.refused(await wish())

        self.run_worker(asked(), exclusive=False)

    def action_help(self) -> None:
        self.commands.help("")

    def action_hint(self) -> None:
        self.commands.hint("")

    def action_undo(self) -> None:
        self.commands.undo("")

    def action_why(self) -> None:
        self.choosing.text = "why "
        self.narrowed()

    def action_rules(self) -> None:
        self.commands.rules("")

    def action_log(self) -> None:
        self.commands.log("")

    def action_score(self) -> None:
        self.commands.score("")

    def action_pace(self) -> None:
        self.desk.next_pace()

    def action_finish(self) -> None:
        self.commands.finish("")

    def action_leave(self) -> None:
        self.app.exit()
