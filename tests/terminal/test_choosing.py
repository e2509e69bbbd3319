"""How a choice is narrowed: by things, by words, by its number."""

from interregnum.games.registry import find
from interregnum.games.words import Words
from interregnum.terminal.choosing import Choosing, common, for_title
from tests.terminal.person import seated


def choosing(title: str, bots: str) -> Choosing:
    seating = seated(title, bots)
    words = Words("en", [seating.title])
    state, names = seating.match.state, seating.match.names
    seat = int(seating.match.game.to_act(state)[0])
    say = lambda line: words.say(line, names)  # noqa: E731
    return for_title(seating.title.choices(state, seat), say, seating.title.draw)


def test_a_number_is_the_place_in_the_list() -> None:
    made = choosing("for-a-crown", "random,random")
    listed = [choice for group in made.groups() for choice, _ in group.items]
    assert [made.number(choice) for choice in listed] == list(range(1, len(listed) + 1))
    made.text = "2"
    assert made.open() == [listed[1]]


def test_every_word_must_be_there_and_a_whole_notation_stands_alone() -> None:
    made = choosing("for-a-crown", "random,random")
    made.text = "ruby move"
    assert all("Ruby" in made.labels[c.id] and "Move" in made.labels[c.id] for c in made.open())
    made.text = "RECRUIT M1A"
    assert [choice.text for choice in made.open()] == ["recruit M1A"]


def test_what_is_no_target_is_not_picked_and_back_leaves_the_last_thing_first() -> None:
    made = choosing("torres", "random")
    spot = sorted(made.targets())[0]
    assert made.pick("nowhere") is None
    assert made.picked == []
    assert made.pick(spot) is not None
    made.text = "x"
    assert made.back()
    assert made.picked == [spot]
    assert made.back()
    assert not made.back()


def test_three_labels_share_the_words_that_they_begin_with() -> None:
    assert common(["Place a block on a1", "Place a block on a2", "Place a block on b1"]) == (
        "Place a block on "
    )
    assert common(["Place a block on a1", "Place a block on a2"]) == ""
    assert common(["one", "two", "three"]) == ""


def test_a_title_without_a_drawing_has_nothing_to_point_at() -> None:
    assert find("harvest").draw is None
    assert choosing("harvest", "random").targets() == set()
