"""State that all users share: notes, members and messages."""

import re

import pytest
from playwright.sync_api import Page, expect

from support.postgresql import PostgreSQL
from support.server import Server

pytestmark = pytest.mark.isolated


@pytest.fixture
def server(tmp_path):
    with Server("test-pages", "--shared", str(tmp_path / "shared.sqlite")) as server:
        yield server


def enter(page: Page, server: Server, name: str) -> Page:
    page.goto(server.url + "room")
    page.get_by_label("Name").fill(name)
    page.get_by_role("button", name="Join").click()
    expect(here(page)).to_have_text(re.compile(rf"\b{name}\b"))
    return page


def here(page: Page):
    return page.get_by_text(re.compile("^Here:"))


def note(page: Page, text: str, votes: int):
    return page.get_by_role("button", name=f"{text}, {votes} votes", exact=True)


def add(page: Page, text: str) -> None:
    page.get_by_label("Draft").fill(text)
    page.get_by_role("button", name="Add").click()
    expect(note(page, text, 0)).to_be_visible()


def test_users_share_notes_members_and_messages(new_context, complaints, server):
    complaints.allow_lost_connections()
    contexts = [new_context() for _ in range(2)]
    blob, max = (context.new_page() for context in contexts)
    enter(blob, server, "Blob")
    enter(max, server, "Max")
    for page in (blob, max):
        expect(here(page)).to_have_text("Here: Blob, Max")

    # What one adds, the other sees; both may vote at once.
    add(blob, "Milk")
    expect(note(max, "Milk", 0)).to_be_visible()
    add(max, "Bread")
    for page in (blob, max):
        page.get_by_role("button", name=re.compile("^Milk")).click()
    for page in (blob, max):
        expect(note(page, "Milk", 2)).to_be_visible()
        expect(note(page, "Bread", 0)).to_be_visible()

    max.get_by_role("button", name="Say hello").click()
    for page in (blob, max):
        expect(page.get_by_text("Max: hello")).to_be_visible()

    # A tab that is closed leaves.
    max.close()
    expect(here(blob)).to_have_text("Here: Blob")

    # The notes outlive their server.
    server.kill()
    server.start()
    page = contexts[1].new_page()
    page.goto(server.url + "room")
    expect(note(page, "Milk", 2)).to_be_visible()
    expect(note(page, "Bread", 0)).to_be_visible()


def test_users_of_two_servers_share_notes_members_and_messages(new_context, complaints):
    complaints.allow_lost_connections()
    with PostgreSQL() as database:
        nodes = [Server("test-pages", "--database", database.url) for _ in range(2)]
        with nodes[0], nodes[1]:
            blob, max = (enter(new_context().new_page(), *entry) for entry in zip(nodes, ["Blob", "Max"]))
            for page in (blob, max):
                expect(here(page)).to_have_text("Here: Blob, Max")
            add(blob, "Milk")
            for page in (blob, max):
                note(page, "Milk", 0 if page == blob else 1).click()
            for page in (blob, max):
                expect(note(page, "Milk", 2)).to_be_visible()
            max.get_by_role("button", name="Say hello").click()
            for page in (blob, max):
                expect(page.get_by_text("Max: hello")).to_be_visible()

            # A server that is stopped takes its members with it; its pages find them again.
            nodes[1].stop()
            expect(here(blob)).to_have_text("Here: Blob")
            add(blob, "Bread")
            nodes[1].start()
            page = enter(new_context().new_page(), nodes[1], "Max")
            expect(note(page, "Bread", 0)).to_be_visible()
            expect(here(blob)).to_have_text("Here: Blob, Max")
