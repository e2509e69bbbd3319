"""The numbers of the guide's examples, computed by the rules from a drawn position."""

from collections.abc import Callable
from typing import Final

from interregnum.games.torres.breakdown import standing
from interregnum.games.torres.rules.castles import castle_height
from interregnum.games.torres.rules.data import COLOURS
from interregnum.games.torres.rules.grid import NAMES, count
from interregnum.games.torres.rules.master import card_points
from interregnum.games.torres.rules.move import passages, targets
from interregnum.games.torres.rules.scoring import (
    castle_points,
    coming_phase,
    king_points,
    levels,
)
from interregnum.games.torres.rules.state import State


def castle(s: State, square: str) -> int:
    return s.board.castle[NAMES.index(square)]


def area(s: State, square: str) -> int:
    return s.board.area[castle(s, square)]


def height(s: State, square: str) -> int:
    return castle_height(s.board, s.board.mask[castle(s, square)])


def level(s: State, square: str, colour: str) -> int:
    return levels(s.board, COLOURS.index(colour))[castle(s, square)]


def points(s: State, square: str, colour: str) -> int:
    return area(s, square) * level(s, square, colour)


def castles(s: State, colour: str) -> int:
    return castle_points(s.board, COLOURS.index(colour))


def king(s: State, colour: str) -> int:
    return king_points(s.board, COLOURS.index(colour), coming_phase(s))


def master(s: State, colour: str) -> int:
    return card_points(s, COLOURS.index(colour), coming_phase(s))


def scoring(s: State, colour: str) -> int:
    return standing(s, COLOURS.index(colour))


def score_after(s: State, colour: str) -> int:
    return s.score[COLOURS.index(colour)] + scoring(s, colour)


def steps(s: State, square: str) -> int:
    return count(targets(s.board, NAMES.index(square), s.options.passage_model))


def exits(s: State, square: str) -> int:
    return count(passages(s.board, NAMES.index(square), s.options.passage_model))


NUMBERS: Final[dict[str, Callable[..., int]]] = {
    "castle SQUARE: area": area,
    "castle SQUARE: height": height,
    "castle SQUARE: level of COLOUR": level,
    "castle SQUARE: points of COLOUR": points,
    "castles: points of COLOUR": castles,
    "king: points of COLOUR": king,
    "master card: points of COLOUR": master,
    "scoring: points of COLOUR": scoring,
    "score of COLOUR after the scoring": score_after,
    "squares that SQUARE can move to": steps,
    "exits of SQUARE": exits,
}
