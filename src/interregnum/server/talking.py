"""Chat: who may say what at a table, and to whom it is told."""

import time
from typing import TYPE_CHECKING, Final

from interregnum.core.errors import IllegalAction
from interregnum.core.game import NONE
from interregnum.server.bus import Notice
from interregnum.server.errors import BadMessage, NotAllowed
from interregnum.server.moderation import Moderation
from interregnum.server.people import clean_line
from interregnum.server.store import ChatRow
from interregnum.server.viewer import Viewer
from interregnum.server.wire import Talk

if TYPE_CHECKING:
    from interregnum.server.room import Room

LONGEST: Final = 500
REMATCH: Final = "rematch"  # the phrase that comes with the id of another table of the speaker


async def talk(room: "Room", viewer: Viewer, message: Talk) -> None:
    """Strangers say nothing at private tables; public ones know phrases, unless the host wills."""
    person = await room.store.person(viewer.person)
    if person is None:
        raise IllegalAction("a message needs a name")
    at_table = room.table.host == person.id or room.roster.own(person.id) != NONE
    if not (at_table or room.table.public):
        raise NotAllowed("only those at a private table talk there")
    await Moderation(room.store).require_welcome(room.table, person.id, "kick", "mute", "block")
    text = await said(room, message, person.id)
    row = ChatRow(0, room.id, person.id, person.name, text, time.time(), message.phrase)
    await room.store.add_chat(row)
    await room.refresh_chat()
    await room.bus.publish(Notice(room.id, room.worker, "chat"))


async def said(room: "Room", message: Talk, person: str) -> str:
    """The text that is kept: of a phrase none, but for the table of a rematch."""
    if message.phrase == REMATCH:
        table = await room.store.table(message.text)
        if table is None or table.host != person:
            raise BadMessage("a rematch is at a table of one's own")
        return table.id
    if message.phrase:
        return ""
    if room.roster.talk != "free":
        raise NotAllowed("this table talks in phrases")
    text = clean_line(message.text, LONGEST)
    if not text:
        raise IllegalAction("a message needs a text")
    return text
