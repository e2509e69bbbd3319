"""Lines become sentences in three languages; a gap is found here and never stops a game."""

import re
from collections.abc import Iterator
from importlib.resources import files
from random import Random
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from harvest import TITLE as HARVEST
from interregnum.core.errors import NoWords
from interregnum.core.game import CHANCE, NONE
from interregnum.core.play import sample
from interregnum.games.registry import OWN, TITLES
from interregnum.games.shown import Line
from interregnum.games.title import Title
from interregnum.games.words import LANGUAGES, Words, bundle, home

NAMES = ["Anna", "Petr", "Eva", "Jan", "Ota"]
PACKAGES = ["interregnum", *(home(title) for title in TITLES.values())]


def messages(package: str, lang: str) -> dict[str, ast.Message]:
    text = (files(package) / "locale" / f"{lang}.ftl").read_text("utf-8")
    body = FluentParser().parse(text).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    found = [entry for entry in body if isinstance(entry, ast.Message)]
    assert len({entry.id.name for entry in found}) == len(found), "a key stands twice"
    return {entry.id.name: entry for entry in found}


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", ["1\u00a0point", "2\u00a0points", "5\u00a0points", "21\u00a0points"]),
        ("cs", ["1\u00a0bod", "2\u00a0body", "5\u00a0bodů", "21\u00a0bodů"]),
        ("ru", ["1\u00a0очко", "2\u00a0очка", "5\u00a0очков", "21\u00a0очко"]),
    ],
)
def test_counted_nouns_take_their_plural_forms(lang: str, said: list[str]) -> None:
    words = Words(lang, [], strict=True)
    assert [words.ui("count-point", n=n) for n in (1, 2, 5, 21)] == said


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_counted_noun_has_a_no_break_space_in_every_form(package: str, lang: str) -> None:
    words = Words(lang, TITLES.values(), strict=True)
    counted = [
        key
        for key in messages(package, lang)
        if key.partition("-count-")[0] in ("ui", *TITLES) and "-count-" in key
    ]
    said = [words.message(key, {"n": n}) for key in counted for n in (0, 1, 2, 5, 21, 22)]
    assert all("\u00a0" in text and text[0].isdigit() for text in said)


def test_seats_become_names_and_lines_nest() -> None:
    words = Words("en", [HARVEST], strict=True)
    inner = [Line("harvest-title"), Line("ui-count-card", {"n": 2})]
    assert words.worded("what", inner, NAMES) == "Harvest, 2\u00a0cards"
    line = Line("harvest-bid", {"seat": 0, "number": Line("ui-count-card", {"n": 2})})
    assert words.say(line, NAMES) == "Anna bids 2\u00a0cards."
    assert words.worded("from-seat", 1, NAMES) == "Petr"


def test_what_follows_is_told_after_it() -> None:
    words = Words("en", [HARVEST], strict=True)
    line = Line("harvest-take", {"seat": 2}, then=[Line("harvest-log-plain", {"seat": 0})])
    assert words.say(line, NAMES) == "Eva takes the crop. Anna bids plainly."


def test_chance_nobody_and_the_automa_have_names_too() -> None:
    words = Words("cs", [], strict=True)
    assert [words.name_of(seat, NAMES) for seat in (CHANCE, NONE, 5)] == ["Náhoda", "Nikdo", "AP"]


def test_a_gap_falls_back_to_english_and_strict_words_refuse_it() -> None:
    gap = Line("harvest-title")
    loose, strict = (Words("ru", [HARVEST], strict=strict) for strict in (False, True))
    for words in (loose, strict):
        words.bundles[0] = bundle("ru", ["interregnum"])  # as if the package had no Russian
    assert loose.say(gap, NAMES) == "Harvest"
    with pytest.raises(NoWords, match="ru has no whole message harvest-title"):
        strict.say(gap, NAMES)


def test_what_no_language_has_is_told_raw_and_never_stops_a_game() -> None:
    words = Words("cs", [HARVEST])
    assert words.say(Line("harvest-nowhere", {"n": 3}), NAMES) == "harvest-nowhere n=3"
    assert words.say(Line("harvest-take"), NAMES) == "harvest-take"


def lines_of(title: Title[Any], seats: int, mode: str, seed: int) -> Iterator[Line]:
    """All that anybody is told in a random game; reasons at some of its plies."""
    game, rng = title.game, Random(seed)
    s = title.new(seats, title.modes[mode])
    while waiting := list(game.to_act(s)):
        seat = int(waiting[0])
        action = sample(game, s, seat, rng)
        for viewer in (*range(seats), NONE):
            yield from told(title, s, seat, action, viewer)
        for other in rng.sample(range(game.actions.size), 5):
            reason = title.explain(s, rng.randrange(seats), other)
            yield from [reason.line] if reason else []
        game.apply(s, seat, action)
    for seat in range(len(game.scores(s))):
        yield from title.breakdown(s, seat, NONE)


def told(title: Title[Any], s: Any, seat: int, action: int, viewer: int) -> Iterator[Line]:
    line, ask = title.told(s, seat, action, viewer), title.view(s, viewer).ask
    yield from (each for each in (line, ask) if each is not None)
    yield from (choice.label for choice in title.choices(s, viewer))


@pytest.mark.parametrize("title", TITLES.values(), ids=lambda title: title.name)
def test_every_line_of_a_random_game_has_words_in_three_languages(title: Title[Any]) -> None:
    spoken = [Words(lang, [title], strict=True) for lang in LANGUAGES]
    said: set[str] = set()
    for k, mode in enumerate(title.modes):
        for line in lines_of(title, fitting(title, mode), mode, seed=k):
            if repr(line) not in said:
                said.add(repr(line))
                assert all(words.say(line, NAMES) for words in spoken)
    assert len(said) > (100 if title.name in OWN else 10)


def fitting(title: Title[Any], mode: str) -> int:
    """The greatest number of seats that goes with a mode."""
    return max(n for n in title.seats if title.check(title.modes[mode], n) is None)


ASH = TITLES["crown-of-ash"]
BUILT = Line(
    "crown-of-ash-log-build",
    {
        "seat": 0,
        "tile": Line("crown-of-ash-building-l1-01"),
        "area": Line("crown-of-ash-province-forest"),
    },
)


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Anna builds Bone Pit in the Forest."),
        ("cs", "Anna staví Kostní jámu v\u00a0Lese."),  # a one-letter word ends no line
        ("ru", "Anna строит Костяную яму в\u00a0Лесу."),
    ],
)
def test_a_sentence_puts_the_games_nouns_into_their_cases(lang: str, said: str) -> None:
    assert Words(lang, [ASH], strict=True).say(BUILT, NAMES) == said


def test_the_case_of_a_noun_reaches_the_nouns_within_it_and_lists() -> None:
    kind, level = Line("crown-of-ash-type-bone"), Line("crown-of-ash-level-2")
    warrior = Line("crown-of-ash-warrior-name", {"type": kind, "level": level, "strength": 3})
    exchanged = Line("crown-of-ash-log-regroup-swap", {"seat": 1, "warriors": [warrior, warrior]})
    one = "kostěného bojovníka 3 (úroveň II)"
    assert Words("cs", [ASH], strict=True).say(exchanged, NAMES) == f"Petr vyměňuje {one}, {one}."


PAST = {"cs": "l|la", "ru": "л|ла|лся|лась"}  # endings that would say whether a player is a man
NAMED = r"\{ \$(?:\w+-)?(?:seat|name) \}"


def shows_gender(text: str, lang: str) -> bool:
    verb = rf"\b(?!rozdíl|сначала)\w+(?:{PAST[lang]})\b"
    return bool(re.search(rf"{NAMED} (?:si |se )?{verb}|{verb}(?: \w\w)?:? {NAMED}", text))


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("lang", PAST)
def test_no_verb_says_whether_a_player_is_a_man_or_a_woman(package: str, lang: str) -> None:
    assert shows_gender("Postavil ji { $seat }.", "cs")
    assert shows_gender("Нанял: { $name }", "ru")
    lines = (files(package) / "locale" / f"{lang}.ftl").read_text("utf-8").splitlines()
    assert [line for line in lines if shows_gender(line, lang)] == []
