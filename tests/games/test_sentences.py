"""Messages as text: plurals and numbers of the three languages, terms, and what is missing."""

import pytest

from interregnum.games.sentences import Bundle, Value, parsed

TEXT = """
cards = { $n ->
    [0] none
    [one] one
    [few] few
    [many] many
   *[other] other
}
points = { $n } points
-crown = { $case ->
    [genitive] of the crown
   *[nominative] the crown
}
    .gender = neuter
heir = Heir { -crown(case: "genitive") }, { -crown }
sex = { -crown.gender ->
    [neuter] it
   *[other] they
}
bare = { -crown.age ->
   *[other] ageless
}
noted = { points } { points.hint } { "{" }{ 3 }
    .short = n
hinted = { cards.hint }
asked = { NUMBER($n) }
lost = { nowhere }
"""


def bundle(lang: str) -> Bundle:
    made = Bundle(lang)
    made.add(parsed(TEXT))
    return made


@pytest.mark.parametrize(
    ("lang", "n", "told"),
    [
        ("en", 0, "none"), ("en", 1, "one"), ("en", 2, "other"), ("en", -1, "one"),
        ("cs", 1, "one"), ("cs", 4, "few"), ("cs", 5, "other"), ("cs", 1.5, "many"),
        ("ru", 21, "one"), ("ru", 11, "many"), ("ru", 22, "few"), ("ru", 12, "many"),
        ("ru", 1.5, "other"), ("en", "few", "few"), ("en", "three", "other"),
    ],
)  # fmt: skip
def test_plurals(lang: str, n: Value, told: str) -> None:
    assert bundle(lang).value("cards", {"n": n}) == told  # type: ignore[dict-item]


@pytest.mark.parametrize(("lang", "told"), [("en", "−1,234,567"), ("cs", "−1\u00a0234\u00a0567")])
def test_thousands_are_parted(lang: str, told: str) -> None:
    assert bundle(lang).value("points", {"n": -1234567}) == f"{told} points"


def test_terms_know_only_what_their_call_tells() -> None:
    assert bundle("en").value("heir", {"case": "genitive"}) == "Heir of the crown, the crown"
    assert bundle("en").value("sex", {}) == "it"
    assert bundle("en").value("bare", {}) == "ageless"


@pytest.mark.parametrize("key", ["points", "noted", "hinted", "asked", "lost", "nowhere"])
def test_a_message_that_lacks_something_is_no_message(key: str) -> None:
    assert bundle("en").value(key, {}) is None


def test_literals_attributes_and_the_first_of_two_messages() -> None:
    made = bundle("en")
    made.add(parsed('points = other\nplain = { "{" }{ 3 }\n'))
    assert made.value("points", {"n": 1}) == "1 points"
    assert made.value("plain", {}) == "{3"
    assert list(made.attributes("noted")) == ["short"]
    assert made.attributes("nowhere") == {}
