"""The stand-ups: added, edited, deleted and recorded, on phones and on large screens."""

import pytest
from playwright.sync_api import expect

from support.accessibility import violations
from support.devices import DESKTOP, PHONE
from support.focus import Focus
from support.recorder import Recorder
from support.standups import StandUps, serve, stand_up, write

pytestmark = pytest.mark.isolated

DEVICES = pytest.mark.parametrize("device", [PHONE, DESKTOP], ids=["phone", "desktop"])

CREW = stand_up(100, "Crew", 1, "Ada", "Bo")
GARDEN = stand_up(200, "Garden", 3, "Ines")
TRAIN = stand_up(300, "Train", 30, "Yusuf", "Klara")


@pytest.fixture
def servers():
    """The programs of a test, which end after its pages are closed."""
    servers = []
    yield servers
    for server in servers:
        assert server.stop() == 0


@pytest.fixture
def start(servers, tmp_path, new_page):
    """Starts a program with stand-ups, and opens its page."""

    def start(
        *stand_ups: dict, arguments: tuple = (), path: str = "", device: dict = DESKTOP, **options
    ):
        if stand_ups:
            write(tmp_path, *stand_ups)
        server = serve(tmp_path, *arguments, **options)
        server.start()
        servers.append(server)
        return StandUps(new_page(**device), server).open(path)

    return start


@DEVICES
def test_a_stand_up_is_added_by_keyboard(start, device):
    app = start(device=device)
    page, focus = app.page, Focus(app.page)
    expect(page.get_by_text("No stand-ups yet")).to_be_visible()
    focus.move_to(app.button("Add a stand-up"))
    page.keyboard.press("Enter")
    app.is_on("New stand-up")
    expect(app.button("Save")).to_be_disabled()
    assert not violations(page)
    # The title has the focus, and the Enter key goes from field to field.
    expect(page.get_by_label("Title")).to_be_focused()
    page.keyboard.type("Choir")
    page.keyboard.press("Enter")
    names = page.get_by_label("Name")
    expect(names).to_be_focused()
    page.keyboard.type("Ada")
    page.keyboard.press("Enter")
    # After the last name there is one more.
    expect(names).to_have_count(2)
    expect(names.last).to_be_focused()
    page.keyboard.type("Bo")
    focus.move_to(app.button("Save"), key="Shift+Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_hidden()
    expect(app.row("Choir")).to_contain_text("2 attendees · 5 min")
    expect(app.button("Add a stand-up")).to_be_focused()
    assert not violations(page)


@DEVICES
def test_a_stand_up_is_edited(start, device):
    app = start(CREW, device=device)
    app.enter("Crew")
    app.detail.get_by_role("button", name="Edit", exact=True).click()
    expect(app.page.get_by_role("dialog")).to_be_visible()
    app.page.get_by_label("Title").fill("Watch")
    app.page.get_by_role("combobox", name="Color").select_option(label="Coral")
    app.page.get_by_label("Name").first.fill("")
    app.button("Save").click()
    app.is_on("Watch")
    expect(app.text("Coral")).to_be_visible()
    # An attendee without a name is gone.
    expect(app.text("Bo")).to_be_visible()
    expect(app.text("Ada")).to_have_count(0)
    if device == PHONE:
        app.button("Back").click()
    expect(app.row("Watch")).to_contain_text("1 attendee · 1 min")


def test_a_cancelled_edit_changes_nothing(start):
    app = start(CREW)
    app.enter("Crew")
    app.detail.get_by_role("button", name="Edit", exact=True).click()
    app.page.get_by_label("Title").fill("Watch")
    # Esc does not discard the edited text.
    app.page.keyboard.press("Escape")
    expect(app.page.get_by_label("Title")).to_have_value("Watch")
    app.button("Cancel").click()
    expect(app.page.get_by_role("dialog")).to_be_hidden()
    app.is_on("Crew")


@DEVICES
def test_a_stand_up_is_deleted_after_a_question(start, device):
    app = start(CREW, GARDEN, device=device)
    app.enter("Crew")
    delete = app.button("Delete the stand-up")
    delete.focus()
    app.page.keyboard.press("Enter")
    alert = app.page.get_by_role("alertdialog", name="Delete “Crew”?")
    expect(app.button("Keep")).to_be_focused()
    assert not violations(app.page)
    app.page.keyboard.press("Escape")
    expect(alert).to_be_hidden()
    expect(delete).to_be_focused()
    app.page.keyboard.press("Enter")
    alert.get_by_role("button", name="Delete", exact=True).click()
    app.is_on("Stand-ups")
    expect(app.row("Garden")).to_be_visible()
    expect(app.row("Crew")).to_have_count(0)


def test_a_stand_up_is_deleted_in_the_list(start):
    app = start(CREW, GARDEN)
    app.button("Edit").click()
    app.button("Delete").first.click()
    app.button("Done").click()
    expect(app.row("Crew")).to_have_count(0)
    expect(app.row("Garden")).to_be_visible()
    app.page.reload()
    expect(app.row("Garden")).to_be_visible()
    expect(app.row("Crew")).to_have_count(0)


@DEVICES
def test_a_meeting_is_recorded_to_its_end(start, device):
    # Its minute takes a second.
    app = start(CREW, device=device, speed=60)
    app.enter("Crew")
    app.button("Start the meeting").click()
    # The screen of the recording leaves by itself.
    app.page.get_by_role("button").filter(has_text="1:00").click()
    expect(app.page.get_by_text("Yesterday I finished the map of the harbor.")).to_be_visible()
    assert not violations(app.page)


@DEVICES
def test_a_meeting_ends_early_after_a_question(start, device):
    app = start(TRAIN, device=device)
    app.enter("Train")
    app.start()
    expect(app.text("Simulated speech")).to_be_visible()
    app.button("End").click()
    alert = app.page.get_by_role("alertdialog", name="End the meeting?")
    expect(app.button("Continue")).to_be_focused()
    # The clock waits for the answer.
    elapsed = app.page.get_by_text("elapsed").text_content()
    assert not violations(app.page)
    expect(app.page.get_by_text("elapsed")).to_have_text(elapsed)
    app.button("Continue").click()
    expect(alert).to_be_hidden()
    app.button("End").click()
    app.button("Save and end").click()
    expect(app.past_meeting).to_be_visible()


def test_a_discarded_meeting_is_not_kept(start):
    app = start(TRAIN)
    app.enter("Train")
    app.start()
    app.button("End").click()
    app.button("Discard").click()
    expect(app.text("None yet")).to_be_visible()


def test_the_turn_passes_to_the_next_speaker(start):
    app = start(TRAIN)
    app.enter("Train")
    app.start()
    expect(app.text("Yusuf")).to_be_visible()
    app.button("Next speaker").click()
    expect(app.text("Speaker 2 of 2")).to_be_visible()
    expect(app.text("Klara")).to_be_visible()
    app.button("Finish").click()
    # The last speaker can't discard the meeting.
    expect(app.page.get_by_role("alertdialog").get_by_role("button")).to_have_count(2)
    app.button("Save and end").click()
    app.is_on("Train")


def test_a_denied_recognition_leaves_the_transcript_empty(start):
    app = start(TRAIN, arguments=("--speech", "denied"))
    app.enter("Train")
    app.button("Start the meeting").click()
    app.button("Record").click()
    expect(app.text("No transcript")).to_be_visible()
    app.button("End").click()
    app.button("Save and end").click()
    app.past_meeting.click()
    expect(app.text("There is none.")).to_be_visible()


def test_a_failed_recognition_is_reported(start):
    app = start(TRAIN, arguments=("--speech", "failing"))
    app.enter("Train")
    app.button("Start the meeting").click()
    alert = app.page.get_by_role("alertdialog", name="The recognition of speech has failed")
    expect(alert).to_be_visible()
    app.button("Continue").click()
    expect(app.text("The recognition has failed")).to_be_visible()


def test_a_link_begins_with_the_meeting(start):
    app = start(TRAIN, path="record")
    app.is_on("Train")
    expect(app.text("Yusuf")).to_be_visible()
    app.button("End").click()
    app.button("Discard").click()
    expect(app.button("Start the meeting")).to_be_visible()
    Recorder(app.page).rest()
    app.button("Back").click()
    app.is_on("Stand-ups")


def test_a_reload_and_a_restart_keep_the_stand_ups(start, new_page, complaints):
    complaints.allow_lost_connections()
    app = start()
    app.button("Show examples").click()
    expect(app.row("Night train")).to_be_visible()
    app.page.reload()
    expect(app.row("Night train")).to_be_visible()
    assert app.server.stop() == 0
    app.server.start()
    other = StandUps(new_page(), app.server).open()
    for title in "Lighthouse crew", "Garden planning", "Night train":
        expect(other.row(title)).to_be_visible()


def test_tabs_show_the_same_stand_ups(start, new_page):
    app = start(CREW, GARDEN)
    app.enter("Crew")
    other = StandUps(new_page(), app.server).open()
    other.enter("Crew")
    other.button("Delete the stand-up").click()
    other.page.get_by_role("alertdialog").get_by_role("button", name="Delete", exact=True).click()
    # The tab that shows the deleted stand-up goes back to the list.
    app.is_on("Stand-ups")
    expect(app.row("Crew")).to_have_count(0)
