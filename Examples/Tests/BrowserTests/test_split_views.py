"""Columns of screens, lists with a selection, and what the pointer and the keyboard do in them."""

import pytest
from playwright.sync_api import Page, expect

from support.devices import DESKTOP, PHONE

FOLDERS, MESSAGES, DETAIL = (f".split-column.{name}-column" for name in ("sidebar", "content", "detail"))


@pytest.fixture
def open_mailbox(new_page, pages):
    def open_page(device: dict) -> Page:
        page = new_page(**device)
        page.goto(pages.url + "mailbox")
        expect(page.get_by_role("heading", name="Folders")).to_be_visible()
        return page

    return open_page


def row(page: Page, text: str):
    """A row that can be selected."""
    return page.locator(".selectable").filter(has_text=text).first


def back(page: Page):
    return page.get_by_role("button", name="Back").locator("visible=true")


def shown(page: Page) -> list[bool]:
    return [page.locator(column).is_visible() for column in (FOLDERS, MESSAGES, DETAIL)]


def test_columns_are_beside_each_other(open_mailbox):
    page = open_mailbox(DESKTOP)
    assert shown(page) == [True, True, True]
    boxes = [page.locator(column).bounding_box() for column in (FOLDERS, MESSAGES, DETAIL)]
    assert boxes[0]["x"] == 0 and boxes[2]["x"] + boxes[2]["width"] == DESKTOP["viewport"]["width"]
    assert all(a["x"] + a["width"] <= b["x"] + 1 for a, b in zip(boxes, boxes[1:]))
    row(page, "Folder 1").click()
    expect(page.get_by_role("heading", name="Folder 1")).to_be_visible()
    expect(row(page, "Folder 1")).to_have_attribute("aria-pressed", "true")
    # The screen of a link is in the last column, in place of its root.
    page.get_by_role("button", name="Message 5", exact=True).click()
    expect(page.locator(DETAIL).get_by_text("The text of message 5.")).to_be_visible()
    expect(back(page)).to_have_count(0)
    page.get_by_role("button", name="Sidebar").click()
    expect(page.locator(FOLDERS)).to_be_hidden()
    page.get_by_role("button", name="Sidebar").click()
    expect(page.locator(FOLDERS)).to_be_visible()
    # The styles are there, though the first page of another look has none of them.
    assert row(page, "Folder 1").evaluate("node => getComputedStyle(node).cursor") == "pointer"


def test_a_phone_shows_one_column_at_a_time(open_mailbox):
    page = open_mailbox(PHONE)
    expect(page.locator(MESSAGES)).to_be_hidden()
    row(page, "Folder 2").tap()
    expect(page.locator(MESSAGES)).to_be_visible()
    assert shown(page) == [False, True, False]
    page.get_by_role("button", name="Message 5", exact=True).tap()
    expect(page.get_by_text("The text of message 5.")).to_be_visible()
    back(page).tap()
    expect(page.get_by_role("heading", name="Folder 2")).to_be_visible()
    back(page).tap()
    expect(page.get_by_role("heading", name="Folders")).to_be_visible()
    expect(row(page, "Folder 2")).to_have_attribute("aria-pressed", "false")
    # A wide window shows all of them, with what they showed.
    page.set_viewport_size(DESKTOP["viewport"])
    expect(page.locator(DETAIL)).to_be_visible()
    assert shown(page) == [True, True, True]


def test_rows_are_selected_by_pointer_and_keyboard(open_mailbox):
    page = open_mailbox(DESKTOP)
    row(page, "Message 1").click()
    expect(page.get_by_text("0 sent, 1 selected")).to_be_visible()
    row(page, "Message 2").focus()
    page.keyboard.press(" ")
    expect(page.get_by_text("0 sent, 2 selected")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.get_by_text("0 sent, 1 selected")).to_be_visible()
    # While they are edited, rows with links are selected, too.
    page.get_by_role("button", name="Edit").click()
    expect(row(page, "Message 1")).to_have_class("modified pass selectable selected marked")
    row(page, "Message 6").click()
    expect(page.get_by_text("0 sent, 2 selected")).to_be_visible()


def test_the_pointer_and_keys_reach_their_views(open_mailbox):
    page = open_mailbox(DESKTOP)
    page.get_by_text("The pointer is elsewhere").hover()
    expect(page.get_by_text("The pointer is here")).to_be_visible()
    page.mouse.move(5, 700)
    expect(page.get_by_text("The pointer is elsewhere")).to_be_visible()
    page.keyboard.press("Control+s")
    expect(page.get_by_text("1 sent, 0 selected")).to_be_visible()
    page.keyboard.press("Control+Shift+s")
    expect(page.get_by_text("3 sent, 0 selected")).to_be_visible()
    send = page.get_by_role("button", name="Send", exact=True)
    assert send.get_attribute("aria-keyshortcuts") == "Meta+S Control+S"
    send.hover()
    expect(page.locator("[data-shortcut='command+s']").first).to_have_attribute("title", "Ctrl+S")
    expect(page.get_by_text("It was seen")).to_be_visible()
    page.locator("[tabindex='0']").filter(has_text="no key").focus()
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_text("left", exact=True)).to_be_visible()
    page.keyboard.press("y")
    page.keyboard.press("x")
    expect(page.get_by_text("x", exact=True)).to_be_visible()


def test_the_first_view_that_fits_is_shown(open_mailbox):
    page = open_mailbox(DESKTOP)
    page.set_viewport_size({"width": 1600, "height": 800})
    expect(page.get_by_text("a wide line 4")).to_be_visible()
    expect(page.get_by_text("a narrow line")).to_be_hidden()
    page.set_viewport_size({"width": 900, "height": 800})
    expect(page.get_by_text("a narrow line")).to_be_visible()
    expect(page.get_by_text("a wide line 4")).to_be_hidden()


def test_a_badge_is_at_the_end_of_its_row(open_mailbox):
    page = open_mailbox(DESKTOP)
    badge = page.locator(".badged")
    expect(badge).to_have_attribute("data-badge", "7")
    assert badge.evaluate("node => getComputedStyle(node, '::after').content") == '"7"'
