"""A search field with suggestions, scopes and chosen words, and the menus of a window."""

import pytest
from playwright.sync_api import Page, expect

from support.devices import DESKTOP, PHONE


@pytest.fixture
def open_finder(new_page, pages):
    def open_page(device: dict) -> Page:
        page = new_page(**device)
        page.goto(pages.url + "finder")
        expect(page.get_by_role("heading", name="Finder")).to_be_visible()
        expect(page.locator("main")).not_to_have_attribute("inert", "")
        return page

    return open_page


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_suggestions_are_below_the_field_while_the_user_searches(open_finder, device):
    page = open_finder(device)
    field, suggestion = page.get_by_role("searchbox"), page.get_by_role("button", name="Pear")
    expect(suggestion).to_have_count(0)
    page.get_by_role("button", name="Find").click()
    expect(field).to_be_focused()
    expect(suggestion).to_be_visible()
    assert field.bounding_box()["width"] > 0.7 * min(device["viewport"]["width"], 640)
    assert suggestion.bounding_box()["y"] > field.bounding_box()["y"]
    assert suggestion.bounding_box()["height"] >= (44 if device == PHONE else 40)
    # The suggestions stay while the focus is among them.
    page.locator("label.option", has_text="Ripe").click()
    expect(page.get_by_text("Anything of ripe, 2 words")).to_be_visible()
    suggestion.click()
    expect(field).to_have_value("pear")
    expect(suggestion).to_have_count(0)
    expect(page.get_by_text("pear of ripe, 2 words")).to_be_visible()
    page.get_by_role("button", name="red").click()
    expect(page.get_by_text("pear of ripe, 1 words")).to_be_visible()
    # Without a suggestion there is no frame.
    field.fill("nothing")
    expect(page.locator(".search-suggestions")).to_be_hidden()
    field.fill("")
    expect(suggestion).to_be_visible()
    field.blur()
    expect(suggestion).to_have_count(0)


def test_suggestions_are_used_by_the_keyboard(open_finder):
    page = open_finder(DESKTOP)
    page.get_by_role("searchbox").focus()
    suggestion = page.get_by_role("button", name="Apple")
    expect(suggestion).to_be_visible()
    for _ in range(8):
        page.keyboard.press("Tab")
        if suggestion.evaluate("node => node === document.activeElement"):
            break
    page.keyboard.press("Enter")
    expect(page.get_by_text("apple of all, 2 words")).to_be_visible()


def test_commands_are_menus_with_shortcuts(open_finder):
    page = open_finder(DESKTOP)
    bar = page.get_by_role("navigation", name="Menu")
    expect(bar.get_by_role("button")).to_have_text(["File", "Fruit"])
    box = bar.bounding_box()
    assert (box["x"], box["y"]) == (0, 0) and box["width"] == DESKTOP["viewport"]["width"]
    bar.get_by_text("Fruit").click()
    page.get_by_role("button", name="Peel").click()
    expect(page.get_by_text("Command: peel")).to_be_visible()
    page.keyboard.press("Control+b")
    expect(page.get_by_text("Command: new")).to_be_visible()


def test_an_action_for_screen_readers_appears_with_the_focus(open_finder):
    page = open_finder(DESKTOP)
    action = page.get_by_role("button", name="Archive")
    assert action.bounding_box()["width"] <= 1 or action.locator("..").bounding_box()["width"] <= 1
    action.focus()
    expect(action).to_be_in_viewport()
    assert action.locator("..").bounding_box()["width"] > 20
    page.keyboard.press("Enter")
    expect(page.get_by_text("archived of all, 2 words")).to_be_visible()
