"""Rows and their skeleton, on a game of one card and one word."""

from collections.abc import Iterator
from importlib import import_module
from random import Random
from typing import Any, Final, get_args

import pytest
from mypy_extensions import i64

from interregnum.core.arrays import Ints, vec
from interregnum.core.errors import BadNotation
from interregnum.core.game import CHANCE, NONE, Action, Game, Seat, Setup
from interregnum.core.space import ActionSpace
from interregnum.games.families import (
    NOT_NOW,
    Base,
    Decision,
    Families,
    Mark,
    Outcome,
    Row,
    allowed,
)
from interregnum.games.shown import Choice, Event, Line, Reason, Told

DRAWING, SAYING, OVER = range(3)
SPACE: Final = ActionSpace()
DRAW, COVERED, SAY, PASS = (SPACE.add("draw", 3), SPACE.add("covered"), SPACE.add("say", 3),
                            SPACE.add("pass"))  # fmt: skip
SIZE: Final = SPACE.size


class State:
    def __init__(self, phase: int = DRAWING, said: tuple[int, ...] = ()) -> None:
        self.phase = phase
        self.said = said  # seats that have finished


class Toy(Game[State]):
    """Chance draws one of two cards, which seat 0 sees; then both say 0 or 1, or pass."""

    name = "toy"
    version = 1
    actions = SPACE

    def new(self, seats: int, setup: Setup) -> State:
        return State()

    def clone(self, s: State) -> State:
        return State(s.phase, s.said)

    def to_act(self, s: State) -> Ints:
        waiting = {DRAWING: [CHANCE], SAYING: [seat for seat in (0, 1) if seat not in s.said]}
        return vec[i64](waiting.get(s.phase, []))

    def legal(self, s: State, seat: Seat) -> Ints:
        if seat not in list(self.to_act(s)):
            return vec[i64]()
        return vec[i64]([DRAW, DRAW + 1] if seat == CHANCE else [SAY, SAY + 1])

    def apply(self, s: State, seat: Seat, action: Action) -> None:
        s.said = () if seat == CHANCE else (*s.said, seat)
        s.phase = OVER if len(s.said) == 2 else SAYING

    def seen(self, s: State, seat: Seat, actor: Seat, action: Action) -> Action:
        if actor == CHANCE:
            return action if seat == 0 else COVERED
        return NONE if seat == NONE else action

    def imagine(self, s: State, seat: Seat, rng: Random) -> State:
        return self.clone(s)

    def reveals(self, s: State) -> int:
        return 0

    def scores(self, s: State) -> Ints:
        return vec[i64]([0, 0])

    def ranks(self, s: State) -> Ints:
        return vec[i64]([1, 1])

    def pack(self, s: State) -> list[int]:
        return [s.phase, *s.said]

    def unpack(self, data: list[int]) -> State:
        return State(data[0], tuple(data[1:]))


class Word(Choice, frozen=True):
    word: int


class Silence(Choice, frozen=True):
    pass


def word(_s: State, _seat: Seat, k: int, base: Base) -> Word:
    return Word(*base, k)


def silence(_s: State, _seat: Seat, _k: int, base: Base) -> Silence:
    return Silence(*base)


def why_not_say(_s: State, _seat: Seat, k: int) -> Reason | None:
    return Reason("T-4", "toy-why-long", {"word": k}) if k == 2 else None


def untold(_s: State, _t: State, _actor: Seat, _k: int) -> None:
    return None


def events(_before: State, after: State, actor: Seat, _action: Action) -> Iterator[Told]:
    yield Told(Line("toy-heard", {"seat": actor}))
    yield Told(None)
    if after.phase == OVER:
        yield Told(Line("toy-end"))


DRAW_ROW: Final = Outcome[State](
    name="draw",
    rule="T-1",
    phases=[DRAWING],
    text=lambda k: f"draw {k}",
    log=lambda _s, _t, _actor, k: Line("toy-draw", {"card": k}),
)
COVERED_ROW: Final = Mark[State](
    name="covered",
    rule="T-2",
    text=lambda _k: "covered",
    log=lambda _s, _t, _actor, _k: Line("toy-covered"),
)
SAY_ROW: Final = Decision[State](
    name="say",
    rule="T-3",
    phases=[SAYING],
    text=lambda k: f"Say {k}",
    label=lambda _s, seat, k: Line("toy-say", {"seat": seat, "word": k}),
    choice=word,
    log=lambda _s, _t, actor, k: Line("toy-said", {"seat": actor, "word": k}),
    why_not=why_not_say,
)
PASS_ROW: Final = Decision[State](
    name="pass",
    rule="T-5",
    phases=[SAYING],
    text=lambda _k: "pass",
    label=lambda _s, _seat, _k: Line("toy-pass"),
    choice=silence,
    log=untold,
    why_not=allowed,
)
ROWS: Final[list[Row[State]]] = [DRAW_ROW, COVERED_ROW, SAY_ROW, PASS_ROW]


def families(rows: list[Row[State]] = ROWS, **hooks: Any) -> Families[State]:
    parts = {"phase": lambda s: s.phase, "over": "T-9", "example": "'say 1'", **hooks}
    return Families(Toy(), rows, **parts)


def why(s: State, seat: Seat, action: Action, **hooks: Any) -> tuple[str, str] | None:
    reason = families(**hooks).explain(s, seat, action)
    return None if reason is None else (reason.rule, reason.id)


@pytest.mark.parametrize(
    "rows",
    [
        pytest.param(ROWS[:-1], id="a family without a row"),
        pytest.param([*ROWS, PASS_ROW], id="a row without a family"),
        pytest.param([SAY_ROW, *ROWS[:2], PASS_ROW], id="another order"),
    ],
)
def test_rows_that_are_not_the_families_of_the_game_are_refused_at_once(
    rows: list[Row[State]],
) -> None:
    with pytest.raises(TypeError, match=r"toy has actions .*, but rows"):
        families(rows)


def test_a_row_without_one_of_its_parts_is_refused_at_once() -> None:
    with pytest.raises(TypeError, match="why_not"):
        Decision(  # type: ignore[call-arg]  # the point of the test
            name="say", rule="T-3", phases=[], text=str, label=SAY_ROW.label,
            choice=SAY_ROW.choice, log=SAY_ROW.log,
        )  # fmt: skip


def test_two_actions_of_one_notation_are_refused_at_once() -> None:
    same = Mark[State](name="covered", rule="T-2", text=lambda _k: "DRAW 1", log=COVERED_ROW.log)
    with pytest.raises(TypeError, match="toy writes two actions as 'DRAW 1'"):
        families([DRAW_ROW, same, SAY_ROW, PASS_ROW])


def test_notation_is_read_in_any_case_and_spacing() -> None:
    made = families()
    assert [made.parse(made.notation(action)) for action in range(SIZE)] == list(range(SIZE))
    assert made.parse("  sAY   1 ") == SAY + 1
    with pytest.raises(BadNotation, match="'say 7' is no action of toy; 'say 1' would be one"):
        made.parse("say 7")


def test_choices_are_drawn_by_the_rows_of_the_legal_actions() -> None:
    made = families()
    assert made.choices(State(SAYING), 1) == [
        Word(SAY, "Say 0", Line("toy-say", {"seat": 1, "word": 0}), 0),
        Word(SAY + 1, "Say 1", Line("toy-say", {"seat": 1, "word": 1}), 1),
    ]
    assert made.choices(State(), CHANCE) == made.choices(State(), 0) == []


def test_reasons_come_in_one_order() -> None:
    """Each but the last has at least one of the later reasons as well."""
    late, early = State(SAYING, (0,)), State()
    assert why(State(OVER), 0, COVERED) == ("T-9", "ui-why-over")
    assert why(early, 0, COVERED) == ("T-2", "ui-why-mark")
    assert why(late, 0, DRAW + 2) == ("T-1", "ui-why-chance")
    assert why(early, 0, SAY + 2) == ("T-3", NOT_NOW)
    assert why(late, 0, SAY + 2) == ("T-3", "ui-why-turn")
    assert why(late, 1, SAY + 2) == ("T-4", "toy-why-long")
    assert why(late, 1, SAY + 1) is None


def test_chance_decides_nothing_and_seats_draw_nothing() -> None:
    assert why(State(SAYING), CHANCE, SAY) == ("T-3", "ui-why-chance")
    assert why(State(), CHANCE, DRAW + 2) == ("T-1", "ui-why-no-outcome")
    assert why(State(SAYING), CHANCE, DRAW) == ("T-1", NOT_NOW)
    assert why(State(), CHANCE, DRAW) is None


@pytest.mark.parametrize("phase", [DRAWING, SAYING, OVER])
@pytest.mark.parametrize("seat", [0, 1, CHANCE, NONE])
def test_a_mark_is_never_playable(phase: int, seat: Seat) -> None:
    assert why(State(phase), seat, COVERED) is not None
    assert "covered" not in families().current(State(phase))


def test_who_decides_is_said_by_the_row_the_phase_or_the_state() -> None:
    late = State(SAYING, (0,))
    reason = families().explain(late, 0, SAY)
    assert reason == Reason("T-3", "ui-why-turn", {"seat": 1})
    assert why(late, 0, SAY, deciders={SAYING: "T-6"}) == ("T-6", "ui-why-turn")
    by_state = {SAYING: lambda s: f"T-{len(s.said)}"}
    assert why(late, 0, SAY, deciders=by_state) == ("T-1", "ui-why-turn")
    assert why(late, 0, SAY, windows=[SAYING]) == ("T-3", "ui-why-finished")


def test_a_title_may_say_more_of_another_phase() -> None:
    def elsewhere(row: Row[State], s: State) -> Reason:
        return Reason(row.rule, f"toy-why-phase-{s.phase}")

    assert why(State(), 0, SAY, elsewhere=elsewhere) == ("T-3", "toy-why-phase-0")


def test_what_its_row_allows_and_the_rules_do_not_must_be_explained() -> None:
    with pytest.raises(AssertionError, match="name what must come first"):
        why(State(SAYING), 0, PASS)
    first = Reason("T-7", "toy-why-speak-first")
    assert why(State(SAYING), 0, PASS, first=lambda *_: first) == (first.rule, first.id)


def test_a_phase_has_the_families_of_its_rows() -> None:
    assert families().current(State()) == {"draw"}
    assert families().current(State(SAYING)) == {"say", "pass"}
    assert families().current(State(OVER)) == set()


def test_a_viewer_is_told_what_it_sees() -> None:
    made = families()
    told = [made.describe(State(), State(SAYING), CHANCE, DRAW + 1, me) for me in (0, 1)]
    assert told == [Line("toy-draw", {"card": 1}), Line("toy-covered")]
    assert made.describe(State(SAYING), State(SAYING, (0,)), 0, SAY, NONE) is None


def test_the_lines_of_events_follow_and_silent_ones_leave_none() -> None:
    made = families(events=events)
    heard = Line("toy-heard", {"seat": 0})
    said = Line("toy-said", {"seat": 0, "word": 1}, [heard, Line("toy-end")])
    assert made.describe(State(SAYING, (1,)), State(OVER), 0, SAY + 1, 1) == said
    assert made.describe(State(SAYING), State(SAYING, (0,)), 0, PASS, 1) is None


def test_events_that_were_worked_out_are_not_asked_for_again() -> None:
    def never(*_: Any) -> Iterator[Event]:
        raise AssertionError("asked again")

    made = families(events=never)
    told = made.describe(State(SAYING), State(SAYING), 0, SAY, 1, [Told(Line("toy-known"))])
    assert told is not None
    assert told.then == [Line("toy-known")]


def test_schemas_are_made_of_what_functions_say_they_return() -> None:
    assert families(events=events).choices_type == list[Word | Silence]
    assert families(events=events).events_type == list[Told]
    assert families().events_type == list[Event]


def test_a_choice_without_a_type_is_named() -> None:
    bare = Decision[State](
        name="pass", rule="T-5", phases=[SAYING], text=lambda _k: "pass", label=PASS_ROW.label,
        choice=lambda _s, _seat, _k, base: Silence(*base), log=untold, why_not=allowed,
    )  # fmt: skip
    with pytest.raises(TypeError, match=r"test_families.*lambda.* does not say its type"):
        families([DRAW_ROW, COVERED_ROW, SAY_ROW, bare]).choices_type  # noqa: B018


@pytest.mark.parametrize("title", ["for_a_crown", "wonderful_kingdom"])
def test_compiled_titles_name_all_kinds_of_their_choices_and_events(title: str) -> None:
    """A compiled function does not say what it returns."""
    for name, base, named in (("choices", Choice, "AnyChoice"), ("events", Event, "AnyEvent")):
        module = import_module(f"interregnum.games.{title}.{name}_kinds")
        kinds = {
            kind
            for kind in vars(module).values()
            if isinstance(kind, type) and issubclass(kind, base) and not kind.__subclasses__()
        }
        assert set(get_args(getattr(module, named))) == kinds
