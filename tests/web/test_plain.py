"""A title without a board of its own is played on the plain board, and set up like any other."""

from playwright.sync_api import expect

from interregnum.games.registry import TITLES
from tests.web.conftest import Opened

PHONE = {"width": 390, "height": 844}
TOGETHER = ["me", "greedy", "random"]


def test_harvest_is_played_to_its_end(sit: Opened) -> None:
    anna = sit()
    anna.open_table("harvest", *TOGETHER)
    while not anna.over:
        anna.play_one()
    anna.page.get_by_role("heading", name="Game over").wait_for()
    expect(anna.page.get_by_role("rowheader", name="Points", exact=True)).to_be_visible()
    assert "harvest-" not in anna.page.inner_text("body")


def test_the_view_is_shown_as_tables_in_words(sit: Opened) -> None:
    anna = sit()
    anna.open_table("harvest", *TOGETHER)
    anna.await_turn()
    board = anna.page.get_by_role("region", name="Game board")
    for word in ("Crop", "Crops to come", "Players"):
        expect(board.get_by_role("heading", name=word, exact=True)).to_be_visible()
    for word in ("Seat", "Points", "Hand", "Doubled bids left"):
        expect(board.get_by_role("columnheader", name=word, exact=True)).to_be_visible()
    expect(board.get_by_role("cell", name="Anna")).to_be_visible()
    expect(board.get_by_role("cell", name="0, 1, 2, 3, 4")).to_have_count(3)
    expect(anna.page.get_by_text("Round 1 of 4")).to_be_visible()


def test_a_typed_move_is_played_and_any_other_explained(sit: Opened) -> None:
    anna = sit()
    anna.open_table("harvest", *TOGETHER)
    anna.await_turn()
    box = anna.page.get_by_label("Notation")
    box.fill("doubled")
    anna.page.get_by_role("button", name="Why not?").click()
    expect(anna.page.get_by_text("First comes a card")).to_be_visible()
    box.fill("Card3")
    anna.page.get_by_role("button", name="Move", exact=True).click()
    expect(anna.page.get_by_role("button", name="Bid plainly")).to_be_visible()
    hands = anna.page.get_by_role("region", name="Game board")
    expect(hands.get_by_role("cell", name="0, 1, 2, 4", exact=True)).to_have_count(1)


def test_the_lobby_and_the_set_up_know_every_title_by_its_own_words(sit: Opened) -> None:
    anna = sit()
    card = anna.page.get_by_role("article").filter(has_text="Harvest")
    expect(card.locator("svg.pic")).to_have_count(1)
    expect(anna.page.get_by_role("article")).to_have_count(len(TITLES))
    card.get_by_role("button", name="Set up").click()
    form = anna.page.locator("dialog.setup")
    expect(form.get_by_role("heading", name="Set up: Harvest")).to_be_visible()
    expect(form.get_by_text("Plain bids")).to_be_visible()
    form.get_by_role("button", name="Close").click()
    card.get_by_role("button", name="Play", exact=True).click()
    anna.page.wait_for_selector("[data-seq]")
    anna.await_turn()
    assert len(anna.view["players"]) == 3


def test_nothing_is_cut_off_on_a_phone(sit: Opened) -> None:
    anna = sit(viewport=PHONE)
    anna.open_table("harvest", *TOGETHER)
    anna.await_turn()
    assert anna.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    box = anna.page.get_by_role("button", name="Why not?").bounding_box()
    assert box is not None
    assert box["x"] + box["width"] <= PHONE["width"] - 16
