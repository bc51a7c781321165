"""Calendars that are used by keys, and the selections of fields."""

import pytest
from playwright.sync_api import Page, expect


@pytest.fixture
def calendars(page, pages) -> Page:
    page.goto(f"{pages.url}calendars")
    expect(page.get_by_role("grid", name="March 2026")).to_be_visible()
    return page


def due(page: Page):
    return page.get_by_role("group", name="Due")


def day(page: Page, name: str):
    return due(page).get_by_role("gridcell", name=name, exact=True)


def test_keys_move_by_days_weeks_and_months(calendars):
    day(calendars, "Monday, March 9, 2026").focus()
    for key, name in [
        ("ArrowRight", "Tuesday, March 10, 2026"),
        ("ArrowDown", "Tuesday, March 17, 2026"),
        ("Home", "Sunday, March 15, 2026"),
        ("End", "Saturday, March 21, 2026"),
        ("PageDown", "Tuesday, April 21, 2026"),
        ("Shift+PageUp", "Monday, April 21, 2025"),
    ]:
        calendars.keyboard.press(key)
        expect(day(calendars, name)).to_be_focused()
    calendars.keyboard.press("Enter")
    expect(day(calendars, "Monday, April 21, 2025")).to_have_attribute("aria-selected", "true")
    calendars.keyboard.press("Shift+Tab")
    calendars.keyboard.press("Tab")
    expect(day(calendars, "Monday, April 21, 2025")).to_be_focused()


def test_the_left_arrow_leads_to_the_next_day_from_right_to_left(calendars):
    calendars.get_by_role("switch", name="Arabic").click()
    selected = due(calendars).locator("[aria-selected=true]")
    expect(selected).to_have_text("٩")
    selected.focus()
    calendars.keyboard.press("ArrowLeft")
    expect(calendars.locator(".calendar-day:focus")).to_have_text("١٠")


def test_a_month_and_a_year_can_be_chosen(calendars):
    due(calendars).get_by_role("button", name="March 2026").click()
    field = due(calendars).get_by_role("textbox", name="Year")
    field.fill("1999")
    due(calendars).get_by_role("button", name="July", exact=True).click()
    expect(calendars.get_by_role("grid", name="July 1999")).to_be_visible()


def test_several_days_are_selected(calendars):
    group = calendars.get_by_role("group", name="Days off")
    group.get_by_role("gridcell").nth(3).click()
    group.get_by_role("gridcell").nth(4).click()
    expect(calendars.get_by_text("2 days", exact=True)).to_be_visible()
    group.get_by_role("gridcell").nth(3).click()
    expect(calendars.get_by_text("1 days", exact=True)).to_be_visible()


def test_a_page_shows_what_is_selected_in_a_field(calendars):
    field = calendars.get_by_role("textbox", name="Words")
    field.focus()
    calendars.keyboard.press("Home")
    for _ in range(4):
        calendars.keyboard.press("Shift+ArrowRight")
    expect(calendars.get_by_text("Selected: Some", exact=True)).to_be_visible()
    calendars.get_by_role("button", name="Select all").click()
    field.focus()
    calendars.wait_for_function(
        "() => document.activeElement.selectionStart === 0 && document.activeElement.selectionEnd === 10")
    calendars.keyboard.type("x")
    expect(field).to_have_value("x")
