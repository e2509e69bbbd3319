"""HTTP: the guide of each title, and its clauses in plain words."""

from collections.abc import Callable
from functools import cache
from typing import Any, Final

import msgspec
from litestar import MediaType, Response, get
from litestar.handlers import HTTPRouteHandler

from interregnum.games.guide import Guide, PlainClause, guide, plain_clauses
from interregnum.games.registry import TITLES
from interregnum.games.title import Title
from interregnum.games.words import LANGUAGES
from interregnum.server.errors import UnknownMatch

KEPT: Final = {"Cache-Control": "public, max-age=60"}


@get("/api/titles/{name:str}/rules/{lang:str}", media_type=MediaType.JSON, sync_to_thread=True)
def rules(name: str, lang: str) -> Response[bytes]:
    """Every clause of a title in the order of its document, with a plain sentence."""
    return told(plain_clauses, name, lang)


@get("/api/titles/{name:str}/guide/{lang:str}", media_type=MediaType.JSON, sync_to_thread=True)
def guide_of(name: str, lang: str) -> Response[bytes]:
    """The guide of a title, its positions drawn as views."""
    return told(guide, name, lang)


def told(
    made: Callable[[Title[Any], str], Guide | list[PlainClause]], name: str, lang: str
) -> Response[bytes]:
    if name not in TITLES:
        raise UnknownMatch(f"there is no title {name!r}")
    if lang not in LANGUAGES:
        raise UnknownMatch(f"there is no language {lang!r}; there are {', '.join(LANGUAGES)}")
    return Response(encoded(made, name, lang), media_type=MediaType.JSON, headers=KEPT)


@cache
def encoded(
    made: Callable[[Title[Any], str], Guide | list[PlainClause]], name: str, lang: str
) -> bytes:
    """The same for everybody, so it is made once."""
    return msgspec.json.encode(made(TITLES[name], lang))


ROUTES: Final[list[HTTPRouteHandler]] = [rules, guide_of]
