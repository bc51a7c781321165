"""Menus and context menus by keyboard, pointer and touch, and rows that navigate."""

import pytest
from playwright.sync_api import Page, expect

from support.accessibility import violations
from support.devices import DESKTOP, PHONE
from support.recorder import Recorder
from test_presentations import DEVICES, button, is_in_front

OPEN = ".menu-items:popover-open"


@pytest.fixture
def open_menus(new_page, pages):
    def open_page(device: dict) -> Page:
        page = new_page(**device)
        page.goto(f"{pages.url}menus")
        expect(page.get_by_role("heading", name="Menus")).to_be_visible()
        return page

    return open_page


def expect_log(page: Page, text: str) -> None:
    expect(page.get_by_text(f"Log: {text}", exact=True)).to_be_visible()


def expect_focus_in_menu(page: Page, name: str) -> None:
    expect(page.locator(OPEN).get_by_role("button", name=name, exact=True)).to_be_focused()


class Finger:
    """A finger on the screen of a page."""

    def __init__(self, page: Page):
        self._session = page.context.new_cdp_session(page)

    def press(self, x: float, y: float) -> None:
        self._send("touchStart", [{"x": x, "y": y}])

    def move(self, x: float, y: float) -> None:
        self._send("touchMove", [{"x": x, "y": y}])

    def lift(self) -> None:
        self._send("touchEnd", [])

    def _send(self, kind: str, points: list) -> None:
        self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def middle(locator) -> tuple[float, float]:
    box = locator.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@DEVICES
@pytest.mark.parametrize("key", ["Enter", "Space", "ArrowDown"])
def test_the_first_item_of_a_menu_that_a_key_opens_has_the_focus(open_menus, device, key):
    page = open_menus(device)
    button(page, "Sort").focus()
    page.keyboard.press(key)
    expect_focus_in_menu(page, "By name")
    assert not violations(page)


@DEVICES
def test_arrow_keys_move_the_focus_in_a_menu(open_menus, device):
    page = open_menus(device)
    menu = button(page, "Sort")
    menu.focus()
    page.keyboard.press("ArrowUp")
    expect_focus_in_menu(page, "By date")
    # Disabled items are skipped, and the ends are connected.
    for key, name in [
        ("ArrowUp", "By name"),
        ("ArrowDown", "By date"),
        ("ArrowDown", "By name"),
        ("End", "By date"),
        ("Home", "By name"),
    ]:
        page.keyboard.press(key)
        expect_focus_in_menu(page, name)
    page.keyboard.press("End")
    page.keyboard.press("Enter")
    expect_log(page, "by date")
    expect(page.locator(OPEN)).to_have_count(0)
    expect(menu).to_be_focused()


def test_arrow_keys_enter_a_menu_that_the_pointer_opened(open_menus):
    page = open_menus(DESKTOP)
    button(page, "Sort").click()
    expect(page.locator(OPEN)).to_be_visible()
    page.keyboard.press("ArrowDown")
    expect_focus_in_menu(page, "By name")
    page.keyboard.press("Escape")
    expect(page.locator(OPEN)).to_have_count(0)
    expect(button(page, "Sort")).to_be_focused()
    expect(page.get_by_role("heading", name="Menus")).to_be_visible()


def test_a_menu_closes_when_the_focus_leaves_it(open_menus):
    page = open_menus(DESKTOP)
    button(page, "Sort").focus()
    page.keyboard.press("ArrowUp")
    expect_focus_in_menu(page, "By date")
    page.keyboard.press("Tab")
    expect(page.locator(OPEN)).to_have_count(0)
    expect(button(page, "Milk")).to_be_focused()


@DEVICES
@pytest.mark.parametrize("key", ["ContextMenu", "Shift+F10"])
def test_a_key_opens_a_context_menu(open_menus, device, key):
    page = open_menus(device)
    row = button(page, "Bread")
    row.focus()
    page.keyboard.press(key)
    expect_focus_in_menu(page, "Copy")
    assert not violations(page)
    page.keyboard.press("Escape")
    expect(page.locator(OPEN)).to_have_count(0)
    expect(row).to_be_focused()
    page.keyboard.press(key)
    page.keyboard.press("Enter")
    expect_log(page, "copy Bread")
    expect(page.locator(OPEN)).to_have_count(0)
    expect(row).to_be_focused()


@DEVICES
def test_the_focus_goes_to_the_neighbor_of_a_row_that_its_menu_deletes(open_menus, device):
    page = open_menus(device)
    button(page, "Bread").focus()
    page.keyboard.press("ContextMenu")
    page.keyboard.press("ArrowUp")
    expect_focus_in_menu(page, "Delete")
    page.keyboard.press("Enter")
    expect(page.get_by_text("Bread", exact=True)).to_have_count(0)
    expect(button(page, "Tea")).to_be_focused()


def test_a_row_of_text_is_reached_by_its_menu(open_menus):
    page = open_menus(DESKTOP)
    button(page, "Tea").focus()
    page.keyboard.press("Tab")
    page.keyboard.press("ContextMenu")
    expect_focus_in_menu(page, "Pour")
    page.keyboard.press("Enter")
    expect_log(page, "pour")


def test_a_right_click_opens_a_context_menu_at_the_pointer(open_menus):
    page = open_menus(DESKTOP)
    row = button(page, "Milk")
    x, y = middle(row)
    row.click(button="right")
    menu = page.locator(OPEN)
    expect(menu).to_be_visible()
    box = menu.bounding_box()
    assert abs(box["x"] - x) < 2 and abs(box["y"] - y) < 2
    # It is all in the window, also at the edge.
    page.keyboard.press("Escape")
    note = page.get_by_text("Water", exact=True).locator("xpath=ancestor::*[@data-context-menu]")
    size = note.bounding_box()
    note.click(button="right", position={"x": size["width"] - 2, "y": 4})
    box = menu.bounding_box()
    assert box["x"] + box["width"] <= DESKTOP["viewport"]["width"]
    button(page, "Pour").click()
    expect_log(page, "pour")
    expect(menu).to_have_count(0)


def test_another_right_click_opens_another_menu(open_menus):
    page = open_menus(DESKTOP)
    button(page, "Milk").click(button="right")
    button(page, "Tea").click(button="right")
    expect(page.locator(OPEN)).to_have_count(1)
    page.locator(OPEN).get_by_role("button", name="Copy").click()
    expect_log(page, "copy Tea")


def test_a_click_outside_closes_a_context_menu_and_does_nothing_else(open_menus):
    page = open_menus(DESKTOP)
    button(page, "Milk").click(button="right")
    expect(page.locator(OPEN)).to_be_visible()
    x, y = middle(page.get_by_role("heading", name="Menus"))
    page.mouse.click(x, y)
    expect(page.locator(OPEN)).to_have_count(0)
    button(page, "Tea").click(button="right")
    button(page, "Milk").click()
    expect(page.locator(OPEN)).to_have_count(0)
    expect_log(page, "nothing")
    button(page, "Milk").click()
    expect_log(page, "open Milk")


def test_a_long_press_opens_a_context_menu(open_menus):
    page = open_menus(PHONE)
    row = button(page, "Milk")
    x, y = middle(row)
    finger = Finger(page)
    finger.press(x, y)
    expect(page.locator(OPEN)).to_be_visible()
    finger.lift()
    expect(page.locator(OPEN)).to_be_visible()
    page.locator(OPEN).get_by_role("button", name="Copy").tap()
    # The press is not a tap.
    expect_log(page, "copy Milk")
    expect(page.locator(OPEN)).to_have_count(0)
    row.tap()
    expect_log(page, "open Milk")


def test_neither_a_disabled_nor_an_empty_menu_opens(open_menus):
    page = open_menus(DESKTOP)
    for name in "Nothing", "Locked":
        page.get_by_text(name, exact=True).click(button="right")
    page.get_by_role("textbox", name="Note").click(button="right")
    button(page, "Milk").click(button="right")
    expect(page.locator(OPEN)).to_have_count(1)
    expect(page.locator(OPEN).get_by_role("button", name="Copy")).to_be_visible()


@DEVICES
def test_a_link_of_a_list_has_a_chevron(open_menus, device):
    page = open_menus(device)
    link = button(page, "Go on")
    chevron = """node => {
      const { content, width, order } = getComputedStyle(node, "::before");
      return [content !== "none", width, order];
    }"""
    assert link.evaluate(chevron) == [True, "9px", "1"]
    assert button(page, "Milk").evaluate(chevron)[0] is False
    link.click()
    expect(page.get_by_role("heading", name="There")).to_be_visible()


@DEVICES
def test_an_icon_has_the_name_of_its_hidden_title(open_menus, device):
    page = open_menus(device)
    favorite = button(page, "Favorite")
    title = favorite.get_by_text("Favorite").bounding_box()
    assert title["width"] <= 1 and title["height"] <= 1
    favorite.click()
    expect_log(page, "favorite")


def test_a_view_with_a_higher_index_is_in_front(open_menus):
    page = open_menus(DESKTOP)
    front = button(page, "Front")
    front.scroll_into_view_if_needed()
    assert is_in_front(page, front)
    front.click()
    expect_log(page, "front")


@DEVICES
def test_a_hidden_view_keeps_its_place_and_loses_the_focus(open_menus, device):
    page = open_menus(device)
    secret = page.locator(".button", has_text="Secret")
    place = secret.bounding_box()
    button(page, "Hide").click()
    Recorder(page).rest()
    expect(secret).to_be_hidden()
    expect(button(page, "Secret")).to_have_count(0)
    now = page.locator(".hidden").bounding_box()
    assert (now["y"], now["height"]) == (place["y"], place["height"])
