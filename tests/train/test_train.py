"""Training: it learns, it goes on where it stopped, and the compiled judge says the same."""

from pathlib import Path

import msgspec
import pytest

np = pytest.importorskip("numpy")

from typer.testing import CliRunner  # noqa: E402

from interregnum.bots.weights import judge_of, read, read_names  # noqa: E402
from interregnum.cli.app import app  # noqa: E402
from interregnum.core.errors import BadInput  # noqa: E402
from interregnum.games.registry import find  # noqa: E402
from interregnum.train.calibration import Forecast, calibrated, foretell  # noqa: E402
from interregnum.train.course import Course, Training, lesson  # noqa: E402
from interregnum.train.selfplay import Position, Task, play_game  # noqa: E402

COURSE = Course(
    title="for-a-crown",
    seats=[3],
    options={},
    rounds=2,
    games=80,
    hidden=8,
    teacher=0,
    rate=6e-4,
    batch=16,
    seed=1,
    check=0,
)


def taught(course: Course, folder: Path, rounds: int = 99) -> Training:
    training = Training(course, folder)
    for progress in training.rounds():
        if progress.rounds == rounds:
            break
    return training


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Training:
    return taught(COURSE, tmp_path_factory.mktemp("course"))


def fresh_positions(training: Training, games: int) -> list[Position]:
    """Of games from which it has not learned."""
    weights = (training.folder / "judge.msgpack").read_bytes()
    task = Task("for-a-crown", {}, (3,), weights, knows=False, teacher=0, seed="fresh")
    return [position for number in range(games) for position in play_game(task, number)]


def test_a_small_judge_learns_to_tell_who_will_win(small: Training) -> None:
    """On fresh games, in the last round: better than not knowing, which costs log 3."""
    stage = len(small.learner.nets) - 1
    mine = [p for p in fresh_positions(small, 100) if p.stage == stage]
    told = lesson(mine, len(small.inputs))
    chances = small.learner.chances(stage, told.rows, told.present)
    loss = -float((told.chances * np.log(chances + 1e-9)).sum()) / len(mine)
    assert len(mine) > 50
    assert loss < 0.97 * np.log(3)


def test_the_judge_in_play_says_what_the_learner_says(small: Training) -> None:
    title = find("for-a-crown")
    judge = judge_of(title.policy, read(small.folder / "judge.msgpack"))
    s = title.new(3, title.options({}))
    rows = []
    for seat in range(3):
        judge.look(s, seat)
        rows.append([int(judge.row[place]) for place in judge.places])
    told = small.learner.chances(0, np.array([rows], np.int16), np.ones((1, 3), bool))
    assert judge.chances(s) == pytest.approx(told[0].tolist(), abs=1e-4)


def test_a_course_taken_up_again_ends_as_if_it_had_not_stopped(
    small: Training, tmp_path: Path
) -> None:
    taught(COURSE, tmp_path, rounds=1)
    again = taught(COURSE, tmp_path)
    assert again.learner.values() == small.learner.values()


def test_another_course_does_not_go_on_in_the_same_folder(small: Training) -> None:
    with pytest.raises(BadInput, match="another course"):
        Training(msgspec.structs.replace(COURSE, seed=2), small.folder)


@pytest.mark.parametrize(
    ("title", "seats", "modes"),
    [
        ("wonderful-kingdom", [1], []),
        ("wonderful-kingdom", [2, 1], []),
        ("crown-of-ash", [2], ["with automa"]),
    ],
)
def test_a_judge_of_what_it_cannot_know_is_refused(
    tmp_path: Path, title: str, seats: list[int], modes: list[str]
) -> None:
    asked = msgspec.structs.replace(COURSE, title=title, seats=seats, modes=modes)
    with pytest.raises(BadInput, match="two or more people"):
        Training(asked, tmp_path)


def test_a_judge_learns_of_who_is_alone_against_an_automa(tmp_path: Path) -> None:
    alone = msgspec.structs.replace(
        COURSE, title="crown-of-ash", seats=[1], modes=["solo low"], rounds=1
    )
    course = taught(alone, tmp_path)
    assert course.progress.games == COURSE.games


def test_the_command_trains_draws_and_keeps(tmp_path: Path) -> None:
    words = ["--rounds", "1", "--games", "2", "--hidden", "4", "--check", "2", "--seats", "3"]
    done = CliRunner().invoke(app, ["train", "for-a-crown", *words, "--folder", str(tmp_path)])
    assert done.exit_code == 0, done.output
    assert read(tmp_path / "judge.msgpack").made.games == 2
    assert "<polyline" in (tmp_path / "strength.svg").read_text("utf-8")


def test_planners_play_their_turns_and_modes_come_in_turn(tmp_path: Path) -> None:
    course = msgspec.structs.replace(
        COURSE,
        title="wonderful-kingdom",
        seats=[2],
        rounds=1,
        games=2,
        players={"planner": 1.0},
        modes=["menace", "quests"],
    )
    played = taught(course, tmp_path).window[0]
    place = read_names(find("wonderful-kingdom").policy).index("modules[0]")
    rows = [np.frombuffer(position.rows, np.int16) for position in played]
    assert {int(row[place]) for row in rows} == {0, 1}
    assert (
        "--player planner=1 --modes menace,quests" in read(tmp_path / "judge.msgpack").made.command
    )


@pytest.mark.parametrize(
    "words",
    [
        "torres --player baker=1",
        "torres --player judge=1",
        "torres --player quick=0",
        "torres --modes nowhere",
        "torres --rate nan",
        "torres --rate -1",
        "torres --folder /dev/null",
        "torres --mode zzz",
        "crown-of-ash --seats 2 --modes with_automa",
    ],
)
def test_what_cannot_be_taught_is_refused(words: str, tmp_path: Path) -> None:
    asked = [word.replace("_", " ") for word in words.split()]
    folder = [] if "--folder" in asked else ["--folder", str(tmp_path)]
    done = CliRunner().invoke(app, ["train", *asked, *folder])
    assert done.exit_code == 2


def test_a_folder_of_something_else_is_refused(tmp_path: Path) -> None:
    (tmp_path / "progress.json").write_text("{")
    done = CliRunner().invoke(app, ["train", "torres", "--folder", str(tmp_path)])
    assert (done.exit_code, "holds no course" in done.stderr) == (2, True)


def test_a_course_whose_numbers_are_gone_is_refused(small: Training, tmp_path: Path) -> None:
    (tmp_path / "progress.json").write_bytes((small.folder / "progress.json").read_bytes())
    with pytest.raises(BadInput, match="missing or damaged"):
        Training(small.course, tmp_path)
    (tmp_path / f"state-{small.progress.rounds}.npz").write_bytes(b"no numbers")
    with pytest.raises(BadInput, match="missing or damaged"):
        Training(small.course, tmp_path)


def test_seats_that_a_title_has_not_are_refused(tmp_path: Path) -> None:
    done = CliRunner().invoke(app, ["train", "for-a-crown", "--seats", "2"])
    assert done.exit_code == 2


def test_a_calibration_counts_what_was_said_and_what_came_true() -> None:
    games = [
        [Forecast(0, [0.5, 0.3, 0.2], [1.0, 0.0, 0.0])],
        [Forecast(1, [0.5, 0.3, 0.2], [0.0, 1.0, 0.0])],
    ]
    found = calibrated(games, 2)
    assert (found.bins[5].count, found.bins[5].said, found.bins[5].won) == (2, 0.5, 0.5)
    assert found.brier_by_stage == pytest.approx([0.38 / 3, 0.78 / 3])
    assert found.constant == pytest.approx(2 / 9)


def test_forecasts_are_of_games_that_nobody_learned_from(small: Training) -> None:
    weights = (small.folder / "judge.msgpack").read_bytes()
    task = Task("for-a-crown", {}, (3,), weights, knows=True, teacher=0, seed="1")
    told = foretell(task, 0)
    assert told == foretell(task, 0)
    assert all(sum(forecast.won) == pytest.approx(1.0) for forecast in told)
