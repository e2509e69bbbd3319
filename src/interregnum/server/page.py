"""The built page, for every path that is not the API's."""

from pathlib import Path
from typing import Final

from litestar import MediaType, Response, Router, get
from litestar.handlers import HTTPRouteHandler
from litestar.static_files import create_static_files_router

BUILT: Final = Path(__file__).with_name("static")
MISSING: Final = (
    "<!doctype html><title>Interregnum</title><p>The page has not been built: "
    "run <code>make play</code>. The API is at <a href='/api/schema/openapi.json'>/api/schema</a>."
)


@get(["/", "/t/{table:str}", "/guide/{title:str}", "/play/{rest:path}"], media_type=MediaType.HTML,
     sync_to_thread=False, include_in_schema=False)  # fmt: skip
def index() -> Response[str]:
    """One page for the lobby, every table and every guide; it finds its way by the address."""
    file = BUILT / "index.html"
    text = file.read_text("utf-8") if file.is_file() else MISSING
    return Response(text, media_type=MediaType.HTML, headers={"Cache-Control": "no-cache"})


ROUTES: Final[list[HTTPRouteHandler | Router]] = [
    index,
    create_static_files_router(
        path="/assets", directories=[BUILT / "assets"], include_in_schema=False
    ),
]
