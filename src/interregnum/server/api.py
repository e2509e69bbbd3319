"""HTTP: guests, the lobby, records, words."""

from typing import Any, Final

import msgspec
from litestar import MediaType, Request, Response, delete, get, post
from litestar.datastructures import Cookie
from litestar.handlers import HTTPRouteHandler

from interregnum.bots.levels import table_of
from interregnum.games.registry import TITLES
from interregnum.games.schema import schema
from interregnum.games.title import OptionInfo, Shown, Title, values_of
from interregnum.games.words import LANGUAGES, source
from interregnum.server.errors import BadMessage, UnknownMatch
from interregnum.server.lists import Me, Summary, summary
from interregnum.server.lobby import ALL, NewTable
from interregnum.server.moderation import Moderate, known_of
from interregnum.server.people import COOKIE, YEAR, clean_name
from interregnum.server.reach import addresses
from interregnum.server.request_checks import address
from interregnum.server.services import Services
from interregnum.server.settings import Settings
from interregnum.server.store import PersonRow


class Name(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str


class Join(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: int
    entropy: str = ""
    seal: str = ""


class Fill(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: int
    bot: str  # empty: the seat is open again


class Claim(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: int
    secret: str


class Ready(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    entropy: str = ""  # up to 64 hex digits, told at once
    seal: str = ""  # or bound by this, and told once everybody is bound


class Tell(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    entropy: str


class Created(msgspec.Struct, frozen=True):
    table: str
    commitment: str  # to the key of chance: the page adds its own entropy when it has this


class SeatLink(msgspec.Struct, frozen=True):
    seat: int
    secret: str


class Reach(msgspec.Struct, frozen=True):
    addresses: list[str]  # empty: it listens for this computer alone


class LevelInfo(msgspec.Struct, frozen=True):
    """A bot to choose by name; its rating in Elo, 0 where none was measured, and its interval."""

    name: str
    rating: int
    low: int
    high: int


class TitleInfo(msgspec.Struct, frozen=True):
    name: str
    version: int
    seats: list[int]
    options: list[OptionInfo]
    shown: dict[str, Shown]  # options of which a set-up page must know more
    modes: dict[str, dict[str, Any]]
    mode_seats: dict[str, list[int]]  # how many may play a mode
    minutes: int
    weight: int  # how much there is to learn, 1 to 5
    usual_seats: int
    levels: list[LevelInfo]  # of the bots, the weakest first


@get("/api/titles", sync_to_thread=False)
def titles() -> list[TitleInfo]:
    return [title_info(title) for title in TITLES.values()]


def title_info(title: Title[Any]) -> TitleInfo:
    modes = {name: dict(values_of(mode)) for name, mode in title.modes.items()}
    return TitleInfo(
        name=title.name,
        version=title.game.version,
        seats=list(title.seats),
        options=title.option_infos,
        shown=title.shown,
        modes=modes,
        mode_seats={name: title.mode_seats(name) for name in title.modes},
        minutes=title.minutes,
        weight=title.weight,
        usual_seats=title.usual_seats or title.seats[len(title.seats) // 2],
        levels=[
            LevelInfo(each.name, each.rating, *each.within)
            for each in table_of(title.policy).levels
        ],
    )


@get("/api/titles/{name:str}/schema", sync_to_thread=False)
def title_schema(name: str) -> dict[str, Any]:
    if name not in TITLES:
        raise UnknownMatch(f"there is no title {name!r}")
    return schema(TITLES[name])


@get("/api/titles/{name:str}/components", sync_to_thread=False)
def components(name: str) -> dict[str, Any]:
    """The tables of data.toml with their sources: what cards, tiles and boards show."""
    if name not in TITLES:
        raise UnknownMatch(f"there is no title {name!r}")
    return TITLES[name].components


@get("/api/words/{lang:str}", media_type=MediaType.TEXT, sync_to_thread=False)
def words(lang: str) -> str:
    """The Fluent messages of the table and of every title."""
    if lang not in LANGUAGES:
        raise UnknownMatch(f"there is no language {lang!r}; there are {', '.join(LANGUAGES)}")
    return source(lang, TITLES.values())


@get("/api/me")
async def me(person: PersonRow) -> Me:
    return Me(person.id, person.name)


@post("/api/me", status_code=200, opt={"price": 3.0})
async def enter(data: Name, request: Request[Any, Any, Any], services: Services) -> Response[Me]:
    """A new guest, or a new name for the one who asks."""
    name = clean_name(data.name)
    if not name:
        raise BadMessage("a name needs at least one printable character")
    known = await services.people.recognise(request.cookies.get(COOKIE))
    if known is not None:
        await services.store.rename(known.id, name)
        return Response(Me(known.id, name))
    services.accounts.newcomers.spend(address(request), 1.0, "new guests")
    person, cookie = await services.people.welcome(name)
    return Response(Me(person.id, person.name), cookies=[baked(cookie, services.settings)])


def baked(value: str, settings: Settings) -> Cookie:
    return Cookie(
        key=COOKIE,
        value=value,
        httponly=True,
        samesite="lax",
        secure=settings.secure_cookie,
        max_age=YEAR,
        path="/",
    )


@get("/api/me/export", opt={"price": 20.0})
async def export(person: PersonRow, services: Services) -> dict[str, Any]:
    """All that is kept about a person."""
    tables = await services.store.tables_of(person.id, ALL, put_away=True)
    chat = await services.store.chat_of(person.id)
    return {
        "person": {
            "id": person.id,
            "name": person.name,
            "created": person.created,
            "seen": person.seen,
        },
        **await known_of(services.store, person.id),
        "tables": [{"id": t.id, "title": t.title, "status": t.status} for t in tables],
        "chat": [{"table": row.table, "text": row.text, "at": row.at} for row in chat],
    }


@delete("/api/me", status_code=200, opt={"price": 20.0})
async def forget(person: PersonRow, services: Services) -> Response[dict[str, str]]:
    """Delete a person; matches of others go on with the stand-in."""
    await services.lobby.forget(person)
    gone = Cookie(key=COOKIE, value="", max_age=0, path="/")
    return Response({"status": "forgotten"}, cookies=[gone])


@post("/api/tables", opt={"price": 8.0})
async def create(data: NewTable, person: PersonRow, services: Services) -> Created:
    row = await services.lobby.create(person, data)
    return Created(row.id, row.promise)


@post("/api/tables/{table:str}/join", status_code=200)
async def join(table: str, data: Join, person: PersonRow, services: Services) -> Summary:
    await services.lobby.join(person, table, data.seat, data.entropy, data.seal)
    return await summary(services, table, person.id)


@post("/api/tables/{table:str}/fill", status_code=200)
async def fill(table: str, data: Fill, person: PersonRow, services: Services) -> Summary:
    await services.lobby.fill(person, table, data.seat, data.bot)
    return await summary(services, table, person.id)


@post("/api/tables/{table:str}/leave", status_code=200)
async def leave(table: str, person: PersonRow, services: Services) -> Summary:
    await services.lobby.leave(person, table)
    return await summary(services, table, person.id)


@post("/api/tables/{table:str}/resign", status_code=200)
async def resign(table: str, person: PersonRow, services: Services) -> Summary:
    """For good: the stand-in plays on for the others, or the match ends without a result."""
    await services.lobby.resign(person, table)
    return await summary(services, table, person.id)


@delete("/api/tables/{table:str}", status_code=200)
async def discard(table: str, person: PersonRow, services: Services) -> dict[str, str]:
    """A table that is nobody else's, or one's place in the list of a finished one."""
    await services.lobby.discard(person, table)
    return {"status": "deleted"}


@get("/api/reach", sync_to_thread=False)
def reach(services: Services) -> Reach:
    """Where people in the same network find this server."""
    return Reach(addresses(services.settings))


@post("/api/tables/{table:str}/ready", status_code=200)
async def ready(table: str, data: Ready, person: PersonRow, services: Services) -> Summary:
    """The click on ready: what the client adds to chance. Nobody waits for it."""
    await services.lobby.ready(person, table, data.entropy, data.seal)
    return await summary(services, table, person.id)


@post("/api/tables/{table:str}/start", status_code=200, opt={"price": 5.0})
async def start(table: str, data: Ready, person: PersonRow, services: Services) -> Summary:
    await services.lobby.start(person, table, data.entropy, data.seal)
    return await summary(services, table, person.id)


@post("/api/tables/{table:str}/tell", status_code=200)
async def tell(table: str, data: Tell, person: PersonRow, services: Services) -> Summary:
    """What the client had sealed, once the table is `opening`."""
    await services.lobby.tell(person, table, data.entropy)
    return await summary(services, table, person.id)


@post("/api/tables/{table:str}/seats/{seat:int}/link", status_code=200)
async def seat_link(table: str, seat: int, person: PersonRow, services: Services) -> SeatLink:
    return SeatLink(seat, await services.lobby.seat_link(person, table, seat))


@post("/api/tables/{table:str}/moderate", status_code=200, opt={"price": 5.0})
async def moderate(table: str, data: Moderate, person: PersonRow, services: Services) -> Summary:
    """Kick, replace, mute, block or report whoever sits on a seat or wrote a line."""
    await services.lobby.moderate(person, table, data)
    return await summary(services, table)


@post("/api/tables/{table:str}/claim", status_code=200)
async def claim(table: str, data: Claim, person: PersonRow, services: Services) -> Summary:
    await services.lobby.claim(person, table, data.seat, data.secret)
    return await summary(services, table, person.id)


ROUTES: Final[list[HTTPRouteHandler]] = [
    titles, title_schema, components, words, me, enter, export, forget, reach,
    create, join, fill, leave, resign, discard, ready, start, tell, seat_link, claim,
    moderate,
]  # fmt: skip
