"""Puzzles on a server: tried, told why, and tried again."""

from interregnum.bots.book import puzzles_of
from interregnum.games.registry import OWN, find
from tests.server.live_server import Guest, Server


def test_a_puzzle_is_tried_told_and_tried_again(server: Server) -> None:
    guest = Guest(server, "Anna")
    shelf = guest.told("GET", "/api/puzzles")
    name = next(each for each in OWN if shelf[each])
    puzzle = puzzles_of(find(name))[0]
    table = guest.told("POST", f"/api/puzzles/{name}/0")["table"]
    at = f"/api/puzzles/at/{table}"
    sitting = guest.sit(table)
    offered = [choice["id"] for choice in sitting.my_turn()["choices"]]
    assert puzzle.action in offered
    told = guest.told("GET", at)
    assert (told["tried"], told["best"], told["why"]) == ("", None, [])
    sitting.act(next(each for each in offered if each != puzzle.action))
    sitting.hear("state")
    assert guest.told("GET", at)["tried"] == "wrong"
    sitting.say(t="undo", seq=sitting.state["seq"])
    while guest.told("GET", at)["tried"]:
        sitting.settle()
    sitting.my_turn()
    sitting.act(puzzle.action)
    sitting.hear("state")
    told = guest.told("GET", at)
    assert told["tried"] == "right"
    assert told["best"]
    assert told["why"]
    assert guest.refused("POST", f"/api/puzzles/{name}/{len(shelf[name])}")[1] == "unknown_match"
