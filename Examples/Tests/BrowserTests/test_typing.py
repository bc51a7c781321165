"""Typing faster than the server can answer: it is 300 ms away, there and back."""

import random
import string

import pytest
from playwright.sync_api import Locator, Page, expect

from support.gallery import open_case_study
from support.proxy import Proxy
from support.wire import Wire

pytestmark = pytest.mark.isolated

# What is typed. Neighbors are never the same, so that none can be lost without notice.
_chance = random.Random(7)
TEXT = "".join(_chance.choice(string.ascii_letters[half::2]) for half in [0, 1] * 100)
BASE = "The quick brown fox jumps over the lazy dog"


class Desk:
    """A page far from its server, with a field to type in."""

    def __init__(self, page: Page, wire: Wire, proxy: Proxy, name: str):
        self.page = page
        self.field: Locator = page.get_by_label(name, exact=True)
        self._wire = wire
        self._proxy = proxy
        self._name = name

    def hold(self, text: str) -> None:
        """Has the field hold a text, and the server know of it."""
        self.field.fill(text)
        self._wire.wait_until_typed(text)

    def go_far_away(self) -> None:
        self._proxy.delay = 0.15

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def type(self, text: str) -> None:
        """Types as fast as can be."""
        self.page.keyboard.type(text)

    def assert_holds(self, text: str, caret: int) -> None:
        """The field has a text and a caret, and keeps them when the server knows the text."""
        for _ in "before", "after":
            assert self.field.input_value() == text
            assert self._carets() == [caret, caret]
            self._wire.wait_until_typed(text)
        if self._name == "Notes":
            expect(self.page.get_by_text(f"{len(text)} characters of notes")).to_be_visible()
        assert self.field.input_value() == text
        assert self._carets() == [caret, caret]
        expect(self.field).to_be_focused()

    def _carets(self) -> list[int]:
        return self.field.evaluate("node => [node.selectionStart, node.selectionEnd]")


@pytest.fixture(params=["Name", "Notes"])
def desk(request, page, gallery):
    with Proxy(gallery.port) as proxy:
        wire = Wire(page)
        open_case_study(page, proxy.url, "Forms")
        yield Desk(page, wire, proxy, request.param)
        page.goto("about:blank")


def test_nothing_typed_is_lost(desk):
    desk.field.click()
    desk.go_far_away()
    desk.type(TEXT)
    desk.assert_holds(TEXT, caret=len(TEXT))


def test_nothing_typed_in_the_middle_is_lost(desk):
    desk.hold(BASE)
    desk.press("Control+Home", *["ArrowRight"] * 20)
    desk.go_far_away()
    desk.type(TEXT)
    desk.assert_holds(BASE[:20] + TEXT + BASE[20:], caret=20 + len(TEXT))


def test_nothing_typed_at_the_start_is_lost(desk):
    desk.hold(BASE)
    desk.press("Control+Home")
    desk.go_far_away()
    desk.type(TEXT)
    desk.assert_holds(TEXT + BASE, caret=len(TEXT))


def test_typing_replaces_the_selection(desk):
    desk.hold(BASE)
    desk.press("Control+Home", *["ArrowRight"] * 10, *["Shift+ArrowRight"] * 15)
    desk.go_far_away()
    desk.type(TEXT)
    desk.assert_holds(BASE[:10] + TEXT + BASE[25:], caret=10 + len(TEXT))


def test_nothing_is_lost_when_the_caret_moves_during_a_round_trip(desk):
    desk.field.click()
    desk.go_far_away()
    desk.type(TEXT[:100])
    desk.press("Control+Home")
    desk.type(TEXT[100:])
    desk.press("Control+End", "Backspace", *["ArrowLeft"] * 5)
    desk.assert_holds(TEXT[100:] + TEXT[:99], caret=len(TEXT) - 6)
