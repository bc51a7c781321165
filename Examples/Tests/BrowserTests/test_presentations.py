"""Alerts, dialogs, sheets and covers: the top one has the focus, and everything below is inert."""

import pytest
from playwright.sync_api import Page, expect

from support.accessibility import violations
from support.devices import DESKTOP, PHONE
from support.gallery import open_case_study
from support.recorder import Recorder

DEVICES = pytest.mark.parametrize("device", [PHONE, DESKTOP], ids=["phone", "desktop"])


def open_study(new_page, gallery, name: str, device: dict) -> Page:
    page = new_page(**device)
    open_case_study(page, gallery.url, name)
    return page


def button(page: Page, name: str):
    return page.get_by_role("button", name=name, exact=True)


def has_focus(page: Page, locator) -> bool:
    return locator.evaluate("(node) => node === document.activeElement")


def is_in_front(page: Page, locator) -> bool:
    """Whether a click in the middle of a node reaches it."""
    return locator.evaluate(
        """(node) => {
          const { left, top, width, height } = node.getBoundingClientRect();
          return node.contains(document.elementFromPoint(left + width / 2, top + height / 2));
        }"""
    )


@DEVICES
def test_an_alert_takes_and_returns_the_focus(new_page, gallery, device):
    page = open_study(new_page, gallery, "Alerts and dialogs", device)
    delete = button(page, "Delete Solaris")
    delete.focus()
    page.keyboard.press("Enter")
    alert = page.get_by_role("alertdialog", name="Delete “Solaris”?")
    expect(alert).to_be_visible()
    expect(button(page, "Keep")).to_be_focused()
    # The focus stays in it.
    for _ in range(4):
        page.keyboard.press("Tab")
        assert page.evaluate(
            "() => document.activeElement === document.body"
            " || !!document.activeElement.closest('dialog')"
        )
    assert not violations(page)
    page.keyboard.press("Escape")
    expect(alert).to_be_hidden()
    expect(delete).to_be_focused()
    expect(page.get_by_text("Solaris", exact=True)).to_be_visible()


@DEVICES
def test_a_button_of_an_alert_acts(new_page, gallery, device):
    page = open_study(new_page, gallery, "Alerts and dialogs", device)
    button(page, "Delete Solaris").focus()
    page.keyboard.press("Enter")
    button(page, "Delete").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_text("Solaris", exact=True)).to_be_hidden()
    expect(page.locator("dialog")).to_have_count(0)
    # The row with the focus is gone: its neighbor has it.
    expect(button(page, "Delete Kindred")).to_be_focused()
    expect(page.get_by_text("Kindred", exact=True)).to_be_visible()


def test_nothing_behind_an_alert_can_be_used(new_page, gallery):
    page = open_study(new_page, gallery, "Alerts and dialogs", DESKTOP)
    button(page, "Delete Solaris").click()
    expect(page.get_by_role("alertdialog")).to_be_visible()
    # Neither the pointer nor a script reaches its feature.
    behind = page.locator("[aria-label='Delete Kindred']")
    assert not is_in_front(page, behind)
    behind.dispatch_event("click")
    button(page, "Keep").click()
    expect(page.locator("dialog")).to_have_count(0)
    behind.click()
    expect(page.get_by_role("alertdialog", name="Delete “Kindred”?")).to_be_visible()


def test_a_click_beside_an_alert_does_not_answer_it(new_page, gallery):
    page = open_study(new_page, gallery, "Alerts and dialogs", DESKTOP)
    button(page, "Delete Solaris").click()
    alert = page.get_by_role("alertdialog")
    page.mouse.click(5, 5)
    page.mouse.click(5, 5)
    button(page, "Keep").click()
    expect(alert).to_be_hidden()


@DEVICES
def test_a_dialog_is_answered_or_cancelled(new_page, gallery, device):
    page = open_study(new_page, gallery, "Alerts and dialogs", device)
    button(page, "Sort…").click()
    dialog = page.get_by_role("alertdialog", name="Sort the books")
    expect(button(page, "Cancel")).to_be_focused()
    assert not violations(page)
    page.mouse.click(5, 5)
    expect(dialog).to_be_hidden()
    button(page, "Sort…").click()
    button(page, "By year").click()
    expect(dialog).to_be_hidden()
    expect(page.locator(".rows > .hstack").first).to_contain_text("Solaris")


@DEVICES
def test_a_sheet_is_used_by_keyboard(new_page, gallery, device):
    page = open_study(new_page, gallery, "Sheets", device)
    add = button(page, "Add a contact")
    add.focus()
    page.keyboard.press("Enter")
    sheet = page.get_by_role("dialog", name="New contact")
    expect(sheet).to_be_visible()
    assert not violations(page)
    page.keyboard.press("Tab")
    page.keyboard.type("Grace")
    expect(button(page, "Save")).to_be_enabled()
    # Neither Esc nor a click outside discards the edited text.
    page.keyboard.press("Escape")
    page.mouse.click(5, 5)
    expect(sheet.get_by_label("Name")).to_have_value("Grace")
    button(page, "Save").click()
    expect(sheet).to_be_hidden()
    expect(add).to_be_focused()
    expect(button(page, "Grace")).to_be_visible()


def test_esc_or_a_click_outside_dismisses_an_unchanged_sheet(new_page, gallery):
    page = open_study(new_page, gallery, "Sheets", DESKTOP)
    button(page, "Ada").click()
    sheet = page.get_by_role("dialog", name="Ada")
    expect(sheet).to_be_visible()
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    button(page, "Ada").click()
    expect(sheet).to_be_visible()
    page.mouse.click(5, 5)
    expect(sheet).to_be_hidden()


def test_a_selection_that_ends_outside_does_not_dismiss(new_page, gallery):
    page = open_study(new_page, gallery, "Sheets", DESKTOP)
    button(page, "Ada").click()
    sheet = page.get_by_role("dialog", name="Ada")
    Recorder(page).rest()
    box = sheet.get_by_label("Name").bounding_box()
    page.mouse.move(box["x"] + 30, box["y"] + 10)
    page.mouse.down()
    page.mouse.move(5, 5)
    page.mouse.up()
    page.keyboard.press("Tab")
    expect(sheet).to_be_visible()


@DEVICES
def test_a_sheet_is_all_in_the_window(new_page, gallery, device):
    page = open_study(new_page, gallery, "Sheets", device)
    button(page, "Add a contact").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    Recorder(page).rest()
    box = page.locator(".panel").bounding_box()
    size = device["viewport"]
    assert box["x"] >= 0 and box["y"] >= 0
    assert box["x"] + box["width"] <= size["width"]
    assert box["y"] + box["height"] <= size["height"]
    if device is PHONE:
        assert box["width"] == size["width"]


@DEVICES
def test_a_stack_in_a_cover_moves_by_its_state(new_page, gallery, device):
    page = open_study(new_page, gallery, "Stacks", device)
    button(page, "Enter").click()
    expect(page.get_by_role("heading", name="Ground floor")).to_be_visible()
    Recorder(page).rest()
    for floor in (1, 2):
        button(page, "Climb").click()
        expect(page.get_by_role("heading", name=f"Floor {floor}")).to_be_visible()
        Recorder(page).rest()
    page.keyboard.press("Escape")
    expect(page.get_by_role("heading", name="Floor 1")).to_be_visible()
    Recorder(page).rest()
    button(page, "To the roof").click()
    expect(page.get_by_role("heading", name="Roof")).to_be_visible()
    Recorder(page).rest()
    assert not violations(page)
    button(page, "Slide to the ground").click()
    expect(page.get_by_role("heading", name="Ground floor")).to_be_visible()
    Recorder(page).rest()
    # A cover is left by its view only.
    page.keyboard.press("Escape")
    button(page, "Leave").click()
    expect(page.locator("dialog")).to_have_count(0)
    expect(button(page, "Enter")).to_be_focused()


def test_a_floor_shows_the_seconds_since_it_was_entered(new_page, gallery):
    page = open_study(new_page, gallery, "Stacks", DESKTOP)
    button(page, "Enter").click()
    button(page, "Climb").click()
    expect(page.get_by_role("dialog").get_by_text("1 s", exact=True)).to_be_visible()
