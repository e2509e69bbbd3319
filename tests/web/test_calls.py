"""How a person is called to the table: by sound, by the tab's title, by a notification."""

from tests.web.conftest import Opened
from tests.web.person import Person

HEARD = """window.tones = [];
for (const sort of ['OscillatorNode', 'AudioBufferSourceNode'])
  window[sort] = class extends window[sort] {
    constructor(...given) { super(...given); tones.push(this) } }"""
# What a test evaluates counts as a gesture for the browser: here only a person's own does.
TOUCHED = """let touched = false; addEventListener('pointerdown', () => { touched = true }, true);
Object.defineProperty(navigator, 'userActivation', {get: () => ({hasBeenActive: touched})})"""
TOLD = """window.told = []; window.Notification = class {
  static permission = 'granted'; static requestPermission = async () => 'granted';
  constructor(title) { told.push(title) } }"""
ELSEWHERE = "Object.defineProperty(document, 'hidden', {get: () => true, configurable: true})"


def count(person: Person, name: str) -> int:
    return int(person.page.evaluate(f"window.{name}.length"))


def at_table(person: Person) -> Person:
    person.open_table("for-a-crown", "me", "greedy", "greedy")
    person.await_turn()
    return person


def test_a_move_is_heard_and_the_switch_silences_it(sit: Opened) -> None:
    anna = sit()
    anna.page.add_init_script(HEARD)
    anna.page.add_init_script(TOUCHED)
    anna.prefer(sound=True)
    at_table(anna)
    assert count(anna, "tones") == 0, "nothing is heard before a first gesture"
    anna.play_one()
    anna.await_turn()
    assert count(anna, "tones") > 0
    anna.page.get_by_role("button", name="Settings").click()
    anna.page.get_by_role("checkbox", name="Sound").click()
    anna.page.get_by_role("button", name="Close").click()
    before = count(anna, "tones")
    anna.play_one()
    anna.await_turn()
    assert count(anna, "tones") == before


def test_the_own_turn_shows_in_the_tab_and_as_a_notification(sit: Opened) -> None:
    anna = sit()
    anna.page.add_init_script(TOLD)
    at_table(anna)
    assert anna.page.title().startswith("● Your turn")
    anna.page.get_by_role("button", name="Settings").click()
    anna.page.get_by_label("Notif").click()
    anna.page.get_by_role("button", name="Close").click()
    assert count(anna, "told") == 0, "who looks at the table is not told"
    anna.page.evaluate(ELSEWHERE)
    for _ in range(6):
        anna.play_one()
        if count(anna, "told"):
            break
    anna.await_turn()
    assert anna.page.evaluate("told[0]") == "Your turn"
