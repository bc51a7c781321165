"""The list of documents and its files."""

import http.client

import pytest
from playwright.sync_api import expect

from support.documents import DocumentList, DocumentPage
from support.wire import Wire

pytestmark = pytest.mark.isolated

# Paths that lead outside the folder unless the server checks them.
OUTSIDE = [
    "../Outside.timer",
    "..%2FOutside.timer",
    "..%2fOutside.timer",
    "%2E%2E%2FOutside.timer",
    "%2e%2e/Outside.timer",
    "..%5COutside.timer",
    "..%252FOutside.timer",
    "..%C0%AFOutside.timer",
    ".%2F..%2FOutside.timer",
    "Tea.timer%2F..%2F..%2FOutside.timer",
    "Tea.timer/../../Outside.timer",
    "..%2FOutside.timer%00.timer",
    "..%2FOutside.timer?.timer",
    "..%2FOutside.timer%2F",
    "..%2FOutside.timer/socket",
    "Link.timer",
    "Folder.timer",
    "Folder.timer%2FInside.timer",
    ".Hidden.timer",
    "%2EHidden.timer",
    "Notes.txt",
    "%2Fetc%2Fpasswd",
    "/etc/passwd",
    "..",
    "%2E%2E",
    ".",
    "%00",
    "%",
    "x" * 300 + ".timer",
]


@pytest.fixture
def list_page(page, documents) -> DocumentList:
    documents.write("Tea")
    list_page = DocumentList(page)
    list_page.open(documents)
    return list_page


def test_an_empty_folder_has_a_message(page, documents):
    DocumentList(page).open(documents)
    expect(page.get_by_text("There are no documents yet.")).to_be_visible()


def test_a_new_document_is_created_and_opened(list_page, documents):
    list_page.new.click()
    list_page.lists("Tea", "Untitled")
    assert documents.read("Untitled")["name"] == "New timer"
    list_page.new.click()
    list_page.lists("Tea", "Untitled", "Untitled 2")
    list_page.link("Untitled 2").click()
    document = DocumentPage(list_page.page)
    document.is_called("Untitled 2")
    document.timer("New timer").shows("3:00")
    document.list.click()
    list_page.lists("Tea", "Untitled", "Untitled 2")


def test_the_enter_that_ends_a_composition_renames_nothing(list_page, documents):
    """Some browsers mark it only by its key code."""
    wire = Wire(list_page.page)
    list_page.open(documents)
    list_page.button("Rename", "Tea").click()
    list_page.name.fill("Green")
    list_page.name.evaluate(
        """node => node.dispatchEvent(
          new KeyboardEvent("keydown", { key: "Enter", keyCode: 229, bubbles: true })
        )"""
    )
    list_page.name.fill("Green tea")
    wire.wait_until_answered(do="text", v="Green tea")
    assert "submit" not in [event["do"] for event in wire.events]
    list_page.name.press("Enter")
    list_page.lists("Green tea")


def test_a_document_is_renamed(list_page, documents):
    contents = documents.path("Tea").read_bytes()
    list_page.rename("Tea", "Green tea")
    list_page.lists("Green tea")
    assert documents.titles == ["Green tea"]
    assert documents.path("Green tea").read_bytes() == contents

    list_page.button("Rename", "Green tea").click()
    list_page.name.fill("Black tea")
    list_page.name.press("Enter")
    list_page.lists("Black tea")
    list_page.button("Rename", "Black tea").click()
    list_page.name.fill("Mate")
    list_page.cancel.click()
    list_page.lists("Black tea")
    assert documents.titles == ["Black tea"]


def test_an_empty_name_and_the_name_of_another_document_are_rejected(list_page, documents):
    rice = documents.write("Rice", seconds=720)
    list_page.lists("Rice", "Tea")
    for name, fault in [
        ("Rice", "The name “Rice.timer” is taken. Choose another."),
        ("../Tea", "“../Tea” is not a valid name"),
        (".Tea", "“.Tea” is not a valid name"),
        (" ", "“” is not a valid name"),
    ]:
        list_page.rename("Tea", name)
        expect(list_page.page.get_by_text(fault)).to_be_visible()
        list_page.cancel.click()
        expect(list_page.page.get_by_text(fault)).to_have_count(0)
        list_page.lists("Rice", "Tea")
    assert documents.titles == ["Rice", "Tea"]
    assert documents.path("Rice").read_bytes() == rice
    assert [path.name for path in documents.folder.parent.iterdir()] == ["documents"]


def test_a_document_is_duplicated(list_page, documents):
    list_page.button("Duplicate", "Tea").click()
    list_page.lists("Tea", "Tea copy")
    list_page.button("Duplicate", "Tea").click()
    list_page.lists("Tea", "Tea copy", "Tea copy 2")
    assert documents.path("Tea copy").read_bytes() == documents.path("Tea").read_bytes()


def test_deleting_requires_a_confirmation(list_page, documents):
    list_page.button("Delete", "Tea").click()
    list_page.keep.click()
    list_page.lists("Tea")
    assert documents.titles == ["Tea"]
    list_page.delete("Tea")
    expect(list_page.page.get_by_text("There are no documents yet.")).to_be_visible()
    assert documents.titles == []


def test_the_elements_above_an_empty_list_do_not_move(list_page):
    before = list_page.new.bounding_box()
    list_page.delete("Tea")
    expect(list_page.page.get_by_text("There are no documents yet.")).to_be_visible()
    assert list_page.new.bounding_box() == before


def test_changes_of_the_folder_by_other_programs_are_shown(list_page, documents):
    documents.write("Rice")
    documents.path("Tea").unlink()
    list_page.lists("Rice")


def test_a_renamed_document_continues(list_page, documents, new_page):
    document = DocumentPage(new_page())
    document.open(documents, "Tea")
    tea = document.timer("Tea")
    tea.begin()
    tea.goes_on()
    list_page.rename("Tea", "Breakfast")
    list_page.lists("Breakfast")
    document.is_called("Breakfast")
    tea.goes_on(by=2)
    tea.stop()
    assert documents.server.stop() == 0
    assert documents.titles == ["Breakfast"]
    left = documents.read("Breakfast")
    assert (left["position"], left["name"]) == ("ready", "Tea")


def test_the_copy_of_a_counting_timer_has_its_current_state(
    list_page, documents, new_page
):
    document = DocumentPage(new_page())
    document.open(documents, "Tea")
    tea = document.timer("Tea")
    tea.begin()
    tea.reaches(2)
    list_page.button("Duplicate", "Tea").click()
    list_page.lists("Tea", "Tea copy")
    copy = documents.read("Tea copy")
    assert copy["position"] == "counting"
    assert copy["elapsed"]["seconds"] >= 2
    tea.goes_on()


def test_a_document_is_deleted_in_all_tabs(list_page, documents, new_page):
    document = DocumentPage(new_page())
    document.open(documents, "Tea")
    document.timer("Tea").begin()
    list_page.delete("Tea")
    document.says("“Tea” was deleted.")
    expect(document.timer("Tea").row).to_have_count(0)
    assert documents.server.stop() == 0
    assert documents.titles == []


@pytest.mark.parametrize(
    "title",
    ["A & B", "50 %", "#1?", "<b>bold", "a+b=c", "Grüner Tee", "お茶", "%2E%2E", "'\"`", "Tea.timer"],
)
def test_a_document_can_have_any_name(list_page, documents, title):
    list_page.rename("Tea", title)
    shown = title.removesuffix(".timer")
    list_page.lists(shown)
    list_page.link(shown).click()
    document = DocumentPage(list_page.page)
    document.is_called(shown)
    tea = document.timer("Tea")
    tea.begin()
    tea.goes_on()
    assert documents.server.stop() == 0
    assert documents.titles == [shown]


@pytest.mark.parametrize("address", OUTSIDE)
def test_nothing_outside_of_the_folder_is_served(documents, address):
    outside = documents.folder.parent / "Outside.timer"
    documents.write("Tea", name="Secret")
    documents.path("Tea").rename(outside)
    documents.write("Tea")
    documents.write(".Hidden", name="Secret")
    documents.path("Link").symlink_to(outside)
    documents.path("Folder").mkdir()
    (documents.path("Folder") / "Inside.timer").write_bytes(outside.read_bytes())
    (documents.folder / "Notes.txt").write_text("Secret")
    before = outside.read_bytes()

    # Browsers normalize URLs, this client does not.
    connection = http.client.HTTPConnection("127.0.0.1", documents.server.port)
    connection.request("GET", f"/documents/{address}")
    answer = connection.getresponse()
    text = answer.read().decode()
    if answer.status == 303:
        # Another spelling of an address leads to the usual one.
        connection.request("GET", answer.headers["Location"])
        answer = connection.getresponse()
        text += answer.read().decode()
    connection.close()
    assert 400 <= answer.status < 500, text
    assert "Secret" not in text
    assert "root:" not in text
    assert outside.read_bytes() == before


def test_a_missing_page_has_a_message(page, documents, complaints):
    complaints.allow("404")
    answer = page.goto(documents.url_of("Tea"))
    assert answer.status == 404
    expect(page.get_by_text("Page not found. It may have been moved or deleted.")).to_be_visible()
