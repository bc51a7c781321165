"""The board that all users share: its cards are dragged by pointer and by keyboard, and outlive the server."""

from signal import SIGKILL, SIGTERM

import pytest
from playwright.sync_api import Page, expect

from support.accessibility import violations
from support.cluster import Cluster
from support.devices import DESKTOP, PHONE
from support.server import Server

pytestmark = pytest.mark.isolated

DRAG = "Drag this card to Doing"
OPEN = "Open this page in a second window"
START = "Start the board"

# Drops a text from another program on a node, as browsers do.
DROP_TEXT = """(node, text) => {
  const dataTransfer = new DataTransfer();
  dataTransfer.setData("text/plain", text);
  for (const type of ["dragenter", "dragover", "drop"])
    node.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
}"""


@pytest.fixture
def server(tmp_path):
    with Server("board", "--file", str(tmp_path / "board.sqlite")) as server:
        yield server


def enter(page: Page, server: Server, name: str) -> Page:
    page.goto(server.url)
    page.get_by_label("Your name").fill(name)
    page.get_by_label("Your name").press("Enter")
    expect(page.get_by_label("Here").get_by_label(name)).to_be_visible()
    return page


def column(page: Page, title: str):
    return page.get_by_role("group", name=title, exact=True)


def expect_cards(page: Page, **columns: list[str]) -> None:
    """Columns are given without spaces in their titles."""
    for title, cards in columns.items():
        expect(column(page, title.replace("_", " ")).locator("[data-lift]:not([data-removed])")).to_contain_text(cards)


def expect_members(page: Page, *names: str) -> None:
    expect(page.get_by_label("Here").locator("[aria-label]")).to_have_count(len(names))
    for name in names:
        expect(page.get_by_label("Here").get_by_label(name)).to_be_visible()


def test_cards_are_dragged_by_pointer_keyboard_and_from_other_programs(server, page):
    enter(page, server, "Blob")
    # To the end of a column, and above a card.
    page.get_by_text(DRAG).drag_to(page.get_by_text("Doing", exact=True))
    expect_cards(page, To_do=[OPEN], Doing=[DRAG], Done=[START])
    page.get_by_text(OPEN).drag_to(page.get_by_text(START))
    expect_cards(page, To_do=[], Doing=[DRAG], Done=[OPEN, START])
    expect(page.locator(".dropping, .lifted")).to_have_count(0)

    # By keyboard: from the column of the card to the next one.
    lifted = page.locator("[data-lift]:not([data-removed])").filter(has_text=DRAG)
    lifted.focus()
    page.keyboard.press("Space")
    expect(page.locator("#banner")).to_contain_text("Drop on")
    page.keyboard.press("Escape")
    expect(page.locator(".dropping, .lifted")).to_have_count(0)
    expect_cards(page, Doing=[DRAG])
    lifted.focus()
    page.keyboard.press("Enter")
    while "Start the board" not in page.locator("#banner").inner_text():
        page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect_cards(page, To_do=[], Doing=[], Done=[OPEN, DRAG, START])
    expect(page.locator("#banner")).to_be_empty()

    column(page, "Doing").evaluate(DROP_TEXT, "Milk")
    expect_cards(page, Doing=["Milk"])
    # A drag by keyboard ends where another one begins.
    page.get_by_role("button", name="Undo").click()
    expect_cards(page, Doing=[])
    for _ in range(3):
        page.get_by_role("button", name="Undo").click()
    expect_cards(page, To_do=[DRAG, OPEN], Doing=[], Done=[START])
    expect(page.get_by_role("button", name="Undo")).to_be_disabled()


def test_users_share_the_board_and_see_each_other(new_context, complaints, server):
    complaints.allow_lost_connections()
    contexts = [new_context(**device) for device in (DESKTOP, PHONE)]
    blob, max = (enter(context.new_page(), server, name) for context, name in zip(contexts, ["Blob", "Max"]))
    for page in (blob, max):
        expect_members(page, "Blob", "Max")
        assert not violations(page)

    column(blob, "Doing").get_by_role("button", name="New card").click()
    blob.get_by_label("Title").fill("Milk")
    blob.get_by_label("Title").press("Enter")
    blob.get_by_label("Title").fill("Bread")
    expect_cards(max, Doing=["Milk"])
    expect(blob.get_by_label("Title")).to_have_value("Bread")

    # Each edits a text of one card, which shows who has opened it.
    for page in (blob, max):
        page.get_by_role("button", name="Milk").click()
        expect(page.get_by_role("heading", name="Card")).to_be_visible()
    expect(column(blob, "Doing").locator("[aria-label]").filter(has_text="B")).to_be_attached()
    assert not violations(blob)
    blob.get_by_role("dialog").get_by_label("Title").fill("Oat milk")
    max.get_by_role("dialog").get_by_label("Notes").fill("Two bottles")
    for page in (blob, max):
        page.get_by_role("button", name="Done").click()
    for page in (blob, max):
        expect(page.get_by_role("button", name="Oat milk Two bottles")).to_be_visible()
        expect(page.locator("dialog")).to_have_count(0)

    # The board outlives its server, and so does what is being written.
    server.kill()
    server.start()
    expect(max.get_by_role("button", name="Oat milk Two bottles")).to_be_visible()
    for page in (blob, max):
        expect_members(page, "Blob", "Max")
    expect(blob.get_by_label("Title")).to_have_value("Bread")
    blob.get_by_role("button", name="Add").click()
    expect_cards(max, Doing=["Oat milk", "Bread"])
    # What is entered without a server replaces what the views have set since the page came back.
    expect(blob.get_by_label("Title")).to_have_value("")
    assert server.stop() == 0
    blob.get_by_label("Title").fill("Butter")
    blob.get_by_label("Title").press("Enter")
    server.start()
    expect_cards(max, Doing=["Oat milk", "Bread", "Butter"])
    expect_members(max, "Blob", "Max")
    blob.close()
    expect_members(max, "Max")


def test_any_node_of_a_cluster_may_end(new_context, complaints):
    complaints.allow_lost_connections()
    with Cluster("board") as cluster:
        blob, max = (enter(new_context().new_page(), cluster, name) for name in ("Blob", "Max"))
        for page in (blob, max):
            page.evaluate("() => { window.isLoadedOnce = true; }")
        titles = []
        column(blob, "Doing").get_by_role("button", name="New card").click()
        # Whatever nodes the pages are on: each ends once.
        for node, by in [(1, SIGKILL), (2, SIGTERM), (3, SIGKILL)]:
            blob.get_by_label("Title").fill(f"Before the end of {node}")
            cluster.stop(node, by)
            blob.get_by_label("Title").press("Enter")
            titles.append(f"Before the end of {node}")
            for page in (blob, max):
                expect_cards(page, Doing=titles)
                expect_members(page, "Blob", "Max")
            cluster.start()
        max.get_by_text(titles[0]).drag_to(max.get_by_text("Done", exact=True))
        for page in (blob, max):
            expect_cards(page, Doing=titles[1:], Done=[START, titles[0]])
            # The pages go on, and are not loaded again.
            assert page.evaluate("() => window.isLoadedOnce")
