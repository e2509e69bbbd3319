"""Puzzles: positions of self-play in which one move is far better than all others.

A puzzle is the way to its position (a seed of chance and the moves of the seats), the move and why.
Two looks of the champion and one of a search without the judge must agree on the move. It must be
ahead of the best others of one ply by `AHEAD`, played on twice as the champion judges and once to
the end without the judge. A file of them is made game by game and can go on.
"""

from collections.abc import Callable, Iterable
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec

from interregnum.bots.book import Book, Puzzle, begun, led_to
from interregnum.bots.champion import ChampionBot
from interregnum.bots.greedy import GreedyBot
from interregnum.bots.hints import words_for, worlds
from interregnum.bots.names import parse
from interregnum.bots.prospects import Outlook, prospects
from interregnum.bots.searcher import SearchBot
from interregnum.core.errors import BadInput
from interregnum.core.game import CHANCE, Action, Seat
from interregnum.core.match import Match
from interregnum.games.title import Title, usual_seats

AHEAD: Final = 0.10  # of a win, before every other move
GLANCES: Final = ((3, 0.06), (16, 0.15))  # worlds of first looks, and what each must promise
EFFORT: Final = 1500  # iterations of the large budget
WORLDS: Final = 150  # for what each move promises
COMPARED: Final = 8  # moves, the best of one ply
EVERY: Final = 2  # decisions of a game, of which one is looked at
MOST: Final = 2  # puzzles of one game, in different turns
PLAYERS: Final = ("squire", "knight", "greedy")
EASY, MEDIUM, HARD = 1, 2, 3


def make(
    title: Title[Any],
    file: Path,
    wanted: int,
    tell: Callable[[Book], None],
    *,
    again: bool = False,
) -> Book:
    """Until there are so many; the file is written after every game, and who asks again goes on.

    With `again` those in the file are looked at once more first: bots think otherwise by now.
    """
    book = taken_up(title, file)
    if again:
        book.puzzles = different(filter(None, (still_clear(title, each) for each in book.puzzles)))
        write(book, file)
    while len(book.puzzles) < wanted:
        book.puzzles += in_game(title, book.played, book.puzzles)
        book.played += 1
        write(book, file)
        tell(book)
    return book


def write(book: Book, file: Path) -> None:
    part = file.with_name(f".{file.name}.part")
    part.write_bytes(msgspec.json.format(msgspec.json.encode(book), indent=0) + b"\n")
    part.replace(file)


def different(found: Iterable[Puzzle]) -> list[Puzzle]:
    """The first of each idea: reasons may have become alike, too."""
    out: dict[Any, Puzzle] = {}
    for each in found:
        out.setdefault(each.idea, each)
    return list(out.values())


def still_clear(title: Title[Any], puzzle: Puzzle) -> Puzzle | None:
    """As it is found today, if its move still is the one."""
    found = look(title, led_to(title, puzzle), puzzle.seed, puzzle.seat)
    return found if found and found.action == puzzle.action else None


def taken_up(title: Title[Any], file: Path) -> Book:
    """The file as it is, or a new one; one of another title or other rules is left alone."""
    fresh = Book(title.name, title.game.version)
    if not file.exists():
        return fresh
    try:
        book = msgspec.json.decode(file.read_bytes(), type=Book)
    except (OSError, msgspec.DecodeError) as error:
        raise BadInput(f"{file} holds no puzzles: {error}") from error
    if (book.title, book.version) != (fresh.title, fresh.version):
        raise BadInput(f"{file} holds puzzles of {book.title} {book.version}; expected a new file")
    return book


def in_game(title: Title[Any], seed: int, known: list[Puzzle]) -> list[Puzzle]:
    """The puzzles of one game of self-play, if it has any."""
    game, rng, seats = title.game, Random(seed), usual_seats(title, "")
    match, players = begun(title, seed, seats), [parse(rng.choice(PLAYERS)) for _ in range(seats)]
    ideas = {each.idea for each in known}
    out: list[Puzzle] = []
    turn: Any = None  # of the last one
    while not match.over and len(out) < MOST:
        seat = int(game.to_act(match.state)[0])
        s = game.imagine(match.state, seat, rng)
        legal = game.legal(s, seat)
        looks = len(legal) > 1 and rng.random() * EVERY < 1.0
        if looks and title.turn(match.state) != turn:
            found = look(title, match, seed, seat)
            if found and found.idea not in ideas:  # no two alike
                out, turn = [*out, found], title.turn(match.state)
                ideas.add(found.idea)
        match.play(seat, players[seat].choose(title.policy, s, seat, rng))
    return out


def look(title: Title[Any], match: Match[Any], game: int, seat: Seat) -> Puzzle | None:
    """Whether the position is a puzzle for the seat: cheap doubts first."""
    seed = 1000 * game + len(match.log)
    s = title.game.imagine(match.state, seat, Random(seed))
    weighed = GreedyBot().weigh(title.policy, s, seat, Random(seed))
    actions = [each.action for each in weighed][:COMPARED]
    best = actions[0]
    for worlds_of_it, least in GLANCES:
        first = prospects(title.policy, s, seat, actions, worlds_of_it, seed)
        best = actions[first.index(max(first))]
        if lead(actions, first, best) < least:
            return None
    compared = [best, *(action for action in actions if action != best)]
    if not agreed(title, s, seat, best, seed):
        return None
    looks = list[list[Outlook]]()
    for k, judged in enumerate((True, True, False), 1):
        values = prospects(title.policy, s, seat, compared, WORLDS, seed + k, judged=judged)
        if lead(compared, values, best) < AHEAD:
            return None
        looks.append(values)
    next_best = max(range(1, len(compared)), key=lambda k: looks[0][k].chance)
    return told(title, match, game, s, seat, (best, compared[next_best]), looks[0])


def lead(actions: list[Action], values: list[Outlook], best: Action) -> float:
    """How far a move is ahead of the next one."""
    others = [v.chance for action, v in zip(actions, values, strict=True) if action != best]
    return values[actions.index(best)].chance - max(others)


def agreed(title: Title[Any], s: Any, seat: Seat, best: Action, seed: int) -> bool:
    """Two champions of a large budget, and a search that has no judge, play the move."""
    champion, search = ChampionBot(iterations=EFFORT), SearchBot(iterations=EFFORT)
    return all(
        bot.weigh(title.policy, s, seat, Random(seed + k))[0].action == best
        for k, bot in enumerate((champion, champion, search))
    )


def told(
    title: Title[Any],
    match: Match[Any],
    game: int,
    s: Any,
    seat: Seat,
    moves: tuple[Action, Action],  # the best and the next
    values: list[Outlook],
) -> Puzzle:
    best, other = moves
    drawn = msgspec.to_builtins(title.choices(match.state, seat))
    kinds = {int(each["id"]): str(each["kind"]) for each in drawn}
    imagined = worlds(title, match.state, seat, Random(0))
    return Puzzle(
        seed=game,
        seats=match.seats,
        log=[(int(each), int(action)) for each, action in match.log if each != CHANCE],
        seat=seat,
        action=int(best),
        theme=kinds.get(int(best), ""),
        difficulty=difficulty(title, s, seat, best),
        chance=round(values[0].chance, 3),
        next=round(max(each.chance for each in values[1:]), 3),
        why=words_for(title, imagined, seat, best, other, game),
    )


def difficulty(title: Title[Any], s: Any, seat: Seat, best: Action) -> int:
    """Easy: one ply sees it. Medium: a short search does."""
    if GreedyBot().weigh(title.policy, s, seat, Random(0))[0].action == best:
        return EASY
    short = SearchBot(iterations=60).weigh(title.policy, s, seat, Random(0))[0].action
    return MEDIUM if short == best else HARD
