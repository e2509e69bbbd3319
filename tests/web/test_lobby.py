"""Around a match: the lists, the waiting room, a stand-in, a wish to take back."""

from tests.web.conftest import Opened
from tests.web.person import Person


def two(sit: Opened) -> tuple[Person, Person]:
    """Two people in the waiting room of a table; the second has not clicked on ready."""
    anna, petr = sit("Anna"), sit("Petr")
    petr.join(anna.open_table("torres", "me", "open"), 1)
    return anna, petr


def started(anna: Person, petr: Person) -> None:
    anna.page.get_by_role("button", name="Start the match").click()
    for person in (anna, petr):
        person.page.wait_for_selector("[data-status=playing]:not([data-seq='0'])")


def awaited(*people: Person) -> Person:
    """Whoever is asked now; people come in the order of their seats."""
    for person in people:
        person.catch_up()
    seat: int = people[0].view["awaited"][0]
    return people[seat]


def test_own_tables_tell_where_one_is_awaited(sit: Opened) -> None:
    anna = sit()
    table = anna.open_table("for-a-crown", "me", "greedy", "greedy")
    anna.await_turn()
    anna.page.goto(anna.url)
    anna.page.locator(".mt").get_by_role("button", name="Your turn").click()
    anna.page.wait_for_url(f"**/t/{table}")


def test_readiness_is_shown_in_the_waiting_room(sit: Opened) -> None:
    anna, petr = two(sit)
    anna.page.get_by_text("not ready yet").first.wait_for()
    petr.page.get_by_role("button", name="Ready", exact=True).click()
    anna.page.locator("li", has_text="Petr").locator(".set").wait_for()


def test_a_seat_is_taken_back_from_the_stand_in(sit: Opened) -> None:
    anna, petr = two(sit)
    started(anna, petr)
    table = petr.page.url.rsplit("/", 1)[-1]
    assert petr.page.request.post(f"{petr.url}/api/tables/{table}/leave", data={}).ok
    back = petr.page.get_by_role("button", name="Take my seat back")
    back.click()
    back.wait_for(state="detached")


def test_a_declined_wish_to_take_back_is_told(sit: Opened) -> None:
    anna, petr = two(sit)
    started(anna, petr)
    first = awaited(anna, petr)
    other = petr if first is anna else anna
    while awaited(anna, petr) is first:
        first.play_one()
    other.play_one()
    first.page.get_by_role("button", name="Undo", exact=True).click()
    first.page.get_by_role("button", name="Ask everyone").click()
    other.page.get_by_role("button", name="No", exact=True).click()
    first.page.get_by_text("Not everyone agreed").wait_for()
