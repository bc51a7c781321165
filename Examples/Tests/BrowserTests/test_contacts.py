"""The contacts in a database: pages follow each other's changes, and contacts outlive the server."""

import pytest
from playwright.sync_api import Page, expect

from support.accessibility import violations
from support.devices import DESKTOP, PHONE
from support.server import Server
from support.survey import survey

pytestmark = pytest.mark.isolated

DEVICES = pytest.mark.parametrize("device", [PHONE, DESKTOP], ids=["phone", "desktop"])


@pytest.fixture
def server(tmp_path):
    with Server("contacts", "--database", str(tmp_path / "contacts.sqlite")) as server:
        yield server


def open_list(page: Page, server: Server) -> Page:
    page.goto(server.url)
    expect(page.get_by_text("Reading the contacts…")).to_have_count(0)
    return page


def button(page: Page, name: str):
    return page.get_by_role("button", name=name, exact=True)


def add(page: Page, name: str, **texts: str) -> None:
    button(page, "Add a contact").first.click()
    form = page.get_by_role("dialog")
    form.get_by_label("Name").fill(name)
    for label, text in texts.items():
        form.get_by_label(label.capitalize()).fill(text)
    button(page, "Save").click()
    expect(page.get_by_role("dialog")).to_have_count(0)


def has_rows(page: Page, *rows: str) -> None:
    expect(page.locator(".editable:not([inert]) > .row")).to_have_text(rows)


def delete(page: Page, name: str) -> None:
    row = page.locator(".editable", has_text=name)
    row.hover()
    # A finger scrolls it; a pointer shows the action.
    row.evaluate("(node) => node.scrollTo({ left: 1000, behavior: 'instant' })")
    row.get_by_role("button", name="Delete").click()


@DEVICES
def test_a_contact_is_added_once_its_form_is_correct(server, new_page, device):
    is_touched = device == PHONE
    page = open_list(new_page(**device), server)
    expect(page.get_by_role("heading", name="Contacts")).to_be_visible()
    expect(page.get_by_text("No contacts")).to_be_visible()
    assert not violations(page)
    assert not survey(page, is_touched=is_touched)

    button(page, "Add a contact").first.click()
    form = page.get_by_role("dialog")
    form.get_by_label("Email").fill("ada")
    button(page, "Save").click()
    expect(form).to_contain_text("A name has 1 to 100 characters.")
    expect(form).to_contain_text("An email address has the form name@example.com.")
    assert not violations(page)
    form.get_by_label("Name").fill("Ada Lovelace")
    form.get_by_label("Email").fill("ada@example.com")
    expect(form).not_to_contain_text("A name has")
    # The Enter key saves, too.
    form.get_by_label("Email").press("Enter")
    expect(form).to_have_count(0)
    has_rows(page, "Ada Lovelaceada@example.com")

    add(page, "Émilie du Châtelet")
    add(page, "42 Wallaby Way", phone="555 0100")
    has_rows(page, "42 Wallaby Way555 0100", "Ada Lovelaceada@example.com", "Émilie du Châtelet")
    for section in ("#", "A", "E"):
        expect(page.get_by_text(section, exact=True)).to_be_visible()
    assert not violations(page)
    assert not survey(page, is_touched=is_touched)
    page.get_by_role("searchbox", name="Contacts").fill("emi")
    has_rows(page, "Émilie du Châtelet")
    page.get_by_role("searchbox", name="Contacts").fill("nobody")
    has_rows(page)
    expect(page.get_by_text("nobody")).to_be_visible()
    assert not violations(page)


def test_two_tabs_follow_each_other(server, new_context):
    first, second = (
        open_list(new_context(**device).new_page(), server) for device in (DESKTOP, PHONE)
    )
    add(first, "Ada Lovelace")
    add(second, "Emmy Noether")
    for page in (first, second):
        has_rows(page, "Ada Lovelace", "Emmy Noether")
    first.get_by_role("button", name="Ada Lovelace").click()
    first.get_by_role("dialog").get_by_label("Name").fill("Grace Hopper")
    button(first, "Save").click()
    for page in (first, second):
        has_rows(page, "Emmy Noether", "Grace Hopper")

    # A deletion is undone by the user who has made it.
    for page, name, other in ((first, "Emmy Noether", second), (second, "Grace Hopper", first)):
        delete(page, name)
        undo = button(page, f"Undo the deletion of {name}")
        expect(undo).to_be_visible()
        expect(other.locator(".editable:not([inert])", has_text=name)).to_have_count(0)
        expect(button(other, f"Undo the deletion of {name}")).to_have_count(0)
        assert not violations(page)
        undo.click()
        expect(undo).to_have_count(0)
        for page in (first, second):
            has_rows(page, "Emmy Noether", "Grace Hopper")


def test_contacts_outlive_the_server(server, new_page, complaints):
    complaints.allow_lost_connections()
    page = open_list(new_page(**DESKTOP), server)
    add(page, "Ada Lovelace", phone="+44 20 7946 0000")
    add(page, "Emmy Noether")
    delete(page, "Emmy Noether")
    has_rows(page, "Ada Lovelace+44 20 7946 0000")
    # An open page would load itself again, too.
    page.close()
    server.kill()
    server.start()
    after_crash = open_list(new_page(**DESKTOP), server)
    has_rows(after_crash, "Ada Lovelace+44 20 7946 0000")
    after_crash.close()
    assert server.stop() == 0
    server.start()
    has_rows(open_list(new_page(**DESKTOP), server), "Ada Lovelace+44 20 7946 0000")
