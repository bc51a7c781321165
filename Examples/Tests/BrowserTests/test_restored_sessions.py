"""Sessions that outlive their server: after a crash or a deploy, pages go on where their users have left them."""

import re

import pytest
from playwright.sync_api import Page, expect

from support.banner import FOUND, LOST, banner, expect_banner
from support.long_lists import LongList
from support.server import Server

pytestmark = pytest.mark.isolated


@pytest.fixture
def durability() -> str:
    """What a page shows is stored, so that a server may be killed at any time."""
    return "acknowledged"


@pytest.fixture
def server(durability, tmp_path):
    sessions = str(tmp_path / "sessions.sqlite")
    with Server("test-pages", "--sessions", sessions, "--durability", durability) as server:
        yield server


@pytest.fixture
def notebook(page, complaints, server) -> Page:
    complaints.allow_lost_connections()
    page.goto(server.url + "notebook")
    # A document that is loaded again has no such property.
    page.evaluate("window.isSameDocument = true")
    return page


def add(page: Page, text: str) -> None:
    page.get_by_label("Draft").fill(text)
    page.get_by_role("button", name="Add").click()
    expect(page.get_by_role("button", name=f"Edit {text}")).to_be_visible()


def expect_same_document(page: Page) -> None:
    assert page.evaluate("window.isSameDocument === true")


def test_a_page_goes_on_after_its_server_was_killed(notebook, server):
    for text in ("Tea", "Milk"):
        add(notebook, text)
    notebook.get_by_label("Mark Milk").click()
    notebook.get_by_role("button", name="Details").click()
    notebook.get_by_role("button", name="Increment").click()
    notebook.get_by_role("button", name="Show the first").click()
    notebook.get_by_label("Password").fill("secret")
    notebook.get_by_label("PIN").fill("1234")
    expect(notebook.get_by_text("PIN of 4 digits")).to_be_visible()
    expect(notebook.get_by_text("Shown: 1")).to_be_visible()
    notebook.get_by_role("button", name="Tick").click()
    ticks = notebook.get_by_text(re.compile(r"^\d+ ticks$"))
    expect(ticks).not_to_have_text("0 ticks")
    server.kill()
    notebook.get_by_label("Draft").press_sequentially("Written without a server")
    expect_banner(notebook, LOST)
    server.start()
    expect_banner(notebook, FOUND)
    expect_same_document(notebook)
    # The work was started again.
    before = ticks.text_content()
    expect(ticks).not_to_have_text(before)
    expect(notebook.get_by_role("button", name="Edit Milk")).to_be_visible()
    expect(notebook.get_by_label("Mark Milk")).to_be_checked()
    expect(notebook.get_by_label("Mark Tea")).not_to_be_checked()
    expect(notebook.get_by_text("Size 2")).to_be_visible()
    expect(notebook.get_by_text("Shown: 1")).to_be_visible()
    expect(notebook.get_by_label("Draft")).to_have_value("Written without a server")
    expect(notebook.get_by_label("Draft")).to_be_focused()
    # What a browser still shows is entered again; the server has not stored it.
    expect(notebook.get_by_text("PIN of 4 digits")).to_be_visible()
    notebook.get_by_role("button", name="Add").click()
    expect(notebook.get_by_role("button", name="Edit Written without a server")).to_be_visible()


@pytest.mark.parametrize("durability", ["relaxed"])
def test_presentations_and_screens_come_back(notebook, server):
    add(notebook, "Tea")
    notebook.get_by_role("button", name="Edit Tea").click()
    text = notebook.get_by_role("dialog").get_by_label("Text")
    text.fill("Green tea")
    expect(text).to_have_value("Green tea")
    assert server.stop() == 0
    server.start()
    expect_banner(notebook, "")
    expect(text).to_have_value("Green tea")
    expect(text).to_be_focused()
    notebook.keyboard.press("Escape")
    expect(notebook.get_by_role("dialog")).to_have_count(0)
    notebook.get_by_role("button", name="Next").click()
    expect(notebook.get_by_text("Screen Next")).to_be_visible()
    assert server.stop() == 0
    server.start()
    notebook.get_by_role("button", name="Back").click()
    expect(notebook.get_by_role("button", name="Edit Tea")).to_be_visible()
    expect_same_document(notebook)


def test_a_form_goes_on_when_a_deploy_changes_its_state(notebook, server):
    add(notebook, "Tea")
    draft = notebook.get_by_label("Draft")
    draft.fill("Half a sen")
    arguments = server.arguments
    assert server.stop() == 0
    server.arguments = (*arguments, "--state-version", "2")
    server.start()
    expect(notebook.get_by_role("button", name="Edit Tea of version 1")).to_be_visible()
    expect_banner(notebook, "")
    expect(draft).to_be_focused()
    draft.press_sequentially("tence")
    # Of the next deploy as well, while a sheet is open.
    notebook.get_by_role("button", name="Edit Tea").click()
    text = notebook.get_by_role("dialog").get_by_label("Text")
    text.press("End")
    text.press_sequentially("!")
    assert server.stop() == 0
    server.arguments = (*arguments, "--state-version", "3")
    server.start()
    expect(notebook.get_by_role("button", name="Edit Tea of version 1 of version 2")).to_be_attached()
    expect(text).to_have_value("Tea of version 1!")
    expect(text).to_be_focused()
    text.press("Escape")
    expect(draft).to_have_value("Half a sentence")
    # The former version does not know the state, and says so.
    assert server.stop() == 0
    server.arguments = arguments
    server.start()
    expect(banner(notebook)).to_contain_text("Some of what this page showed could not be restored")
    expect(draft).to_have_value("")
    expect_same_document(notebook)


def test_what_was_done_without_a_server_is_done_once(notebook, server):
    for text in ("Tea", "Milk", "Bread"):
        add(notebook, text)
    server.kill()
    notebook.get_by_role("button", name="Delete Milk").click()
    notebook.get_by_label("Draft").fill("Jam")
    notebook.get_by_role("button", name="Add").click()
    expect_banner(notebook, LOST)
    server.start()
    expect(notebook.get_by_role("button", name="Edit Jam")).to_be_visible()
    names = notebook.get_by_role("button", name="Edit").all_text_contents()
    assert names == ["Edit Tea", "Edit Bread", "Edit Jam"]


def test_an_event_that_ends_the_server_is_not_repeated_for_ever(notebook, server):
    add(notebook, "Tea")
    notebook.get_by_role("button", name="Trap").click()
    server.wait_for_end()
    # The event is repeated once.
    server.start()
    server.wait_for_end()
    server.start()
    expect(banner(notebook)).to_have_text("Your last action may not have been carried out.")
    expect(notebook.get_by_role("button", name="Edit Tea")).to_be_visible()
    add(notebook, "Milk")
    expect_same_document(notebook)


def test_a_page_with_the_script_of_a_former_release_is_loaded_again_with_its_state(notebook, server):
    add(notebook, "Tea")
    notebook.get_by_role("button", name="Details").click()
    expect(notebook.get_by_text("PIN of 0 digits")).to_be_visible()
    server.kill()
    notebook.get_by_label("Draft").press_sequentially("Milk")
    server.arguments = (*server.arguments, "--release", "next")
    with notebook.expect_navigation():
        server.start()
    expect(notebook.get_by_role("button", name="Edit Tea")).to_be_visible()
    expect(notebook.get_by_text("PIN of 0 digits")).to_be_visible()
    expect(notebook.get_by_label("Draft")).to_have_value("Milk")
    notebook.get_by_role("button", name="Add").click()
    expect(notebook.get_by_role("button", name="Edit Milk")).to_be_visible()
    # Another page is new, as is one that its user loads.
    notebook.reload()
    expect(notebook.get_by_role("button", name="Add")).to_be_visible()
    expect(notebook.get_by_role("button", name="Edit Tea")).to_have_count(0)


def test_of_rows_that_look_alike_the_right_one_is_deleted(notebook, server):
    add(notebook, "Tea")
    notebook.get_by_label("Draft").fill("Tea")
    notebook.get_by_role("button", name="Add").click()
    marks = notebook.get_by_label("Mark Tea")
    expect(marks).to_have_count(2)
    marks.nth(1).click()
    server.kill()
    notebook.get_by_role("button", name="Delete Tea").nth(1).click()
    expect_banner(notebook, LOST)
    server.start()
    expect(marks).to_have_count(1)
    expect(marks).not_to_be_checked()


def test_what_is_typed_in_a_row_of_a_long_list_comes_back_there(page, complaints, server):
    complaints.allow_lost_connections()
    page.goto(f"{server.url}quantities")
    total = page.get_by_text("Sum", exact=False)
    place = page.evaluate("() => document.scrollingElement.scrollHeight / 2")
    rows = LongList(page)
    before = rows.scroll_to(place)
    known, typed = (rows.row(text).get_by_role("textbox", name="Quantity") for text in before.texts[3:5])
    known.fill("5")
    expect(total).to_have_text("Sum 5")
    server.kill()
    typed.fill("7")
    expect_banner(page, LOST)
    server.start()
    expect_banner(page, FOUND)
    expect(total).to_have_text("Sum 12")
    expect(known).to_have_value("5")
    expect(typed).to_have_value("7")
    expect(typed).to_be_focused()
    rows.shown().assert_shows_what(before)
