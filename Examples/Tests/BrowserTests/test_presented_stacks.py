"""Sheets and screens that one action changes together, and where the focus is afterwards."""

import pytest
from playwright.sync_api import Page, expect

from support.accessibility import violations
from support.recorder import Recorder
from test_presentations import DEVICES, button


@pytest.fixture
def open_tour(new_page, pages):
    def open_page(device: dict) -> Page:
        page = new_page(**device)
        page.goto(f"{pages.url}tour")
        expect_screen(page, "Home")
        return page

    return open_page


def expect_screen(page: Page, name: str) -> None:
    expect(page.locator("main").get_by_role("heading", name=name, exact=True)).to_be_visible()
    Recorder(page).rest()


def press(page: Page, name: str) -> None:
    """Presses a button by key."""
    button(page, name).focus()
    page.keyboard.press("Enter")


def sheet(page: Page, name: str):
    return page.get_by_role("dialog", name=name, exact=True)


@DEVICES
def test_a_sheet_is_dismissed_and_a_screen_pushed_by_one_action(open_tour, device):
    page = open_tour(device)
    press(page, "Note at home")
    expect(sheet(page, "Note")).to_be_visible()
    press(page, "Close and go on")
    expect(page.locator("dialog")).to_have_count(0)
    expect_screen(page, "Stop 1")
    expect(page.get_by_role("heading", name="Stop 1")).to_be_focused()
    assert not violations(page)
    page.keyboard.press("Escape")
    expect_screen(page, "Home")
    # The focus is where it was before the sheet.
    expect(button(page, "Note at home")).to_be_focused()


@DEVICES
def test_screens_are_popped_below_an_open_sheet(open_tour, device):
    page = open_tour(device)
    press(page, "Start")
    expect_screen(page, "Stop 1")
    press(page, "Go on")
    expect_screen(page, "Stop 2")
    press(page, "Note at stop 2")
    expect(sheet(page, "Note")).to_be_visible()
    press(page, "Go back below")
    expect(page.locator("main .screen:not([inert])")).to_have_count(1)
    Recorder(page).rest()
    expect(sheet(page, "Note")).to_be_visible()
    expect(button(page, "Go back below")).to_be_focused()
    assert not violations(page)
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    expect_screen(page, "Home")
    # The button that presented the sheet is gone: the link below it has the focus.
    expect(button(page, "Start")).to_be_focused()
    page.keyboard.press("Enter")
    expect_screen(page, "Stop 1")


@DEVICES
def test_nested_sheets_are_dismissed_together(open_tour, device):
    page = open_tour(device)
    press(page, "Note at home")
    expect(sheet(page, "Note")).to_be_visible()
    press(page, "Photo")
    expect(sheet(page, "Photo")).to_be_visible()
    assert not violations(page)
    press(page, "Finish")
    expect(page.locator("dialog")).to_have_count(0)
    expect(button(page, "Note at home")).to_be_focused()
    # Both can be presented again, and are dismissed one after the other.
    page.keyboard.press("Enter")
    expect(sheet(page, "Note")).to_be_visible()
    press(page, "Photo")
    expect(sheet(page, "Photo")).to_be_visible()
    page.keyboard.press("Escape")
    expect(sheet(page, "Photo")).to_have_count(0)
    expect(button(page, "Photo")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    expect(button(page, "Note at home")).to_be_focused()


@DEVICES
def test_nested_sheets_are_dismissed_and_a_screen_pushed_by_one_action(open_tour, device):
    page = open_tour(device)
    press(page, "Start")
    expect_screen(page, "Stop 1")
    press(page, "Note at stop 1")
    press(page, "Photo")
    expect(sheet(page, "Photo")).to_be_visible()
    press(page, "Finish and go on")
    expect(page.locator("dialog")).to_have_count(0)
    expect_screen(page, "Stop 2")
    expect(page.get_by_role("heading", name="Stop 2")).to_be_focused()
    page.keyboard.press("Escape")
    expect_screen(page, "Stop 1")
    expect(button(page, "Note at stop 1")).to_be_focused()


@DEVICES
def test_a_pointer_uses_the_screen_that_replaces_a_sheet(open_tour, device):
    page = open_tour(device)
    button(page, "Note at home").click()
    button(page, "Close and go on").click()
    expect_screen(page, "Stop 1")
    button(page, "Note at stop 1").click()
    button(page, "Go back below").click()
    expect(page.locator("main .screen:not([inert])")).to_have_count(1)
    page.mouse.click(5, 5)
    expect(page.locator("dialog")).to_have_count(0)
    expect_screen(page, "Home")
    button(page, "Start").click()
    expect_screen(page, "Stop 1")
