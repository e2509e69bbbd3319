"""The set-up form is made of what a title says about itself: all of it has words."""

import re

import pytest

from interregnum.games.registry import TITLES
from interregnum.games.words import home, text_of
from interregnum.server.api import TitleInfo, title_info

LANGUAGES = ("en", "cs", "ru")


def keys(title: str, language: str) -> set[str]:
    return set(re.findall(r"^([a-z0-9-]+) =", text_of(language, home(TITLES[title])), re.M))


def wanted(title: TitleInfo) -> set[str]:
    """Its name and pitch; a name for every mode, option and value, and a help for options."""
    out = {"title", "pitch"} | {f"mode-{mode}" for mode in title.modes}
    for option in title.options:
        out |= {f"option-{option.name}", f"option-{option.name}-help"}
        named = (value for value in option.values if value not in ("true", "false"))
        out |= {f"option-{option.name}-{value.lower()}" for value in named if not value.isdigit()}
    return {f"{title.name}-{re.sub('[_ ]', '-', key)}" for key in out}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_modes_and_options_have_words(title: str, language: str) -> None:
    assert wanted(title_info(TITLES[title])) - keys(title, language) == set()
