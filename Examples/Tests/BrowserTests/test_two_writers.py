"""Fields whose texts the views change while the user types."""

import random
import re

import pytest
from playwright.sync_api import Locator, Page, expect

from support.composition import Composition
from support.proxy import Proxy
from support.wire import Wire

pytestmark = pytest.mark.isolated

# The time of a message and its answer on the way, in milliseconds.
ROUND_TRIPS = [0, 80, 300]


class Typist:
    """A page with fields, at the end of a long line."""

    def __init__(self, page: Page, proxy: Proxy):
        self.page = page
        self.proxy = proxy
        self.wire = Wire(page)
        page.goto(f"{proxy.url}typing")
        self.expect("Sent: ")

    def field(self, label: str) -> Locator:
        return self.page.get_by_label(label, exact=True)

    def expect(self, text: str) -> None:
        expect(self.page.get_by_text(text, exact=True)).to_be_visible()

    def press(self, name: str) -> None:
        """Presses a button and keeps the focus in the field, as a button of a phone's keyboard does."""
        self.button(name).dispatch_event("click")

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def type(self, *parts: str) -> None:
        """Types texts, and presses the keys that are in brackets."""
        for part in parts:
            if part.startswith("["):
                self.page.keyboard.press(part[1:-1])
            else:
                self.page.keyboard.type(part)

    def carets(self, label: str) -> list[int]:
        return self.field(label).evaluate("node => [node.selectionStart, node.selectionEnd]")

    def replace(self, label: str, old: str, button: str, new: str, result: str | None = None) -> None:
        """Types a text, presses a button that sets the field's text, and types on."""
        self.field(label).click()
        self.type(old)
        self.press(button)
        self.type(new)
        expect(self.field(label)).to_have_value(new if result is None else result)
        expect(self.field(label)).to_be_focused()


@pytest.fixture
def typist(page, pages):
    with Proxy(pages.port) as proxy:
        yield Typist(page, proxy)
        page.goto("about:blank")


@pytest.mark.parametrize("round_trip", ROUND_TRIPS)
def test_what_the_user_types_meanwhile_is_kept(typist, round_trip):
    typist.proxy.delay = round_trip / 2000
    typist.field("Message").click()
    typist.type("hello", "[Enter]", "there", "[Enter]", "you")
    expect(typist.field("Message")).to_have_value("you")
    typist.type("[Enter]")
    typist.expect("Sent: hello, there, you")
    expect(typist.field("Message")).to_have_value("")
    typist.replace("Message", "milk", "Clear message", "tea")
    typist.expect("The message is 'tea'")
    typist.replace("Message", "", "Greet", "!", result="Dear all!")
    typist.expect("The message is 'Dear all!'")
    # A selection stays where it is, and is replaced by what is typed.
    typist.type(*["[Shift+ArrowLeft]"] * 4)
    typist.press("Shout")
    typist.type("both")
    typist.expect("The message is 'DEAR both'")
    assert typist.carets("Message") == [9, 9]
    typist.replace("Notes", "one", "Clear notes", "two")
    typist.replace("Search", "milk", "Clear search", "cake")
    typist.replace("Password", "old", "Clear password", "secret")
    typist.expect("A password of 6, notes of 3, search for 'cake'")
    typist.replace("Amount", "12", "Clear amount", "7")
    typist.expect("The amount is 7")
    # The views change each text that they receive.
    typist.field("Capitals").click()
    typist.type("ab", "[ArrowLeft]", "cde", "[ArrowLeft]", "f")
    expect(typist.field("Capitals")).to_have_value("ACDFEB")
    assert typist.carets("Capitals") == [4, 4]
    typist.field("Digits").click()
    typist.type("1a2b", "34-567")
    expect(typist.field("Digits")).to_have_value("123456")


def test_what_is_typed_before_an_answer_is_kept_in_long_texts_and_after_a_loss(typist, complaints):
    complaints.allow_lost_connections()
    notes = typist.field("Notes")
    notes.fill("x" * 300)
    typist.expect("A password of 0, notes of 300, search for ''")
    lost = typist.proxy.lose_answers(until=b'"ack"')
    typist.press("Clear notes")
    assert lost.wait(Proxy.LIMIT)
    typist.type("new")
    typist.proxy.drop()
    typist.proxy.mend()
    typist.expect("A password of 0, notes of 3, search for ''")
    expect(notes).to_have_value("new")


def test_a_value_is_shown_again_when_the_views_set_it(typist):
    amount = typist.field("Amount")
    amount.click()
    typist.type("abc")
    typist.wire.wait_until_typed("abc")
    typist.button("Clear amount").click()
    expect(amount).to_have_value("")
    amount.fill("42")
    typist.expect("The amount is 42")
    amount.press("End")
    typist.type("x")
    typist.wire.wait_until_typed("42x")
    typist.button("Set amount").click()
    expect(amount).to_have_value("42")


@pytest.mark.parametrize("round_trip", ROUND_TRIPS)
def test_what_is_being_composed_is_reported_and_not_patched(typist, round_trip):
    typist.proxy.delay = round_trip / 2000
    message = typist.field("Message")
    message.click()
    composition = Composition(typist.page)
    composition.show("Milk")
    typist.expect("The message is 'Milk'")
    expect(typist.button("Send")).to_be_enabled()
    typist.press("Clear message")
    typist.wire.wait_until_answered(do="tap")
    typist.expect("The message is ''")
    expect(message).to_have_value("Milk")
    composition.show("Milky")
    typist.expect("The message is 'y'")
    typist.press("Greet")
    composition.show("Milkyway")
    typist.expect("The message is 'Dear allway'")
    expect(message).to_have_value("Milkyway")
    composition.commit("Milkyway!")
    expect(message).to_have_value("Dear allway!")
    typist.expect("The message is 'Dear allway!'")
    assert typist.carets("Message") == [12, 12]
    # A composition after the end of a message, whose answer has not arrived.
    typist.type("[Enter]")
    composition.show("te")
    composition.commit("tea")
    expect(message).to_have_value("tea")
    typist.type("[Enter]")
    typist.expect("Sent: Dear allway!, tea")


@pytest.mark.parametrize("seed", range(3))
def test_whatever_both_do_they_arrive_at_the_same_text(typist, seed):
    chance = random.Random(seed)
    typist.proxy.delay = 0.04
    message = typist.field("Message")
    message.click()
    composition = Composition(typist.page)
    for _ in range(60):
        match chance.randrange(12):
            case 0:
                typist.press(chance.choice(["Greet", "Shout", "Clear message"]))
            case 1:
                typist.type("[Enter]")
            case 2:
                typist.type(*["[ArrowLeft]"] * chance.randrange(4))
            case 3:
                typist.type(*["[Shift+ArrowLeft]"] * chance.randrange(4))
            case 4:
                typist.type("[Backspace]")
            case 5:
                composed = chance.choice(["日本", "tea ", "😀"])
                composition.show(composed[0])
                if chance.randrange(2):
                    typist.press(chance.choice(["Greet", "Shout"]))
                composition.show(composed)
                composition.commit(composed)
            case _:
                typist.type(chance.choice(["a", "bc", "😁", " "]))
    # The last of all events.
    typist.type("#")
    expect(typist.page.get_by_text(re.compile("^The message is '.*#.*'$"))).to_be_visible()
    typist.wire.wait_until_answered()
    typist.expect(f"The message is '{message.input_value()}'")
