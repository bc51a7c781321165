"""Pages of documents: counting, saving, sharing, conflicts and damaged files."""

import pytest
from playwright.sync_api import expect

from support.banner import LOST, RESTARTED, STOPPED, expect_banner
from support.documents import DocumentPage
from support.timers import RING, face, go_on
from support.wire import Wire

pytestmark = pytest.mark.isolated

# Returns the seconds in the ring of a page in HTML.
FIRST_SECONDS = """([html, ring]) => {
  const page = new DOMParser().parseFromString(html, "text/html");
  return +page.querySelector(`${ring} .text`).textContent;
}"""


@pytest.fixture
def tea(page, documents) -> DocumentPage:
    """A page of the document "Tea"."""
    documents.write("Tea")
    document = DocumentPage(page)
    document.open(documents, "Tea")
    return document


@pytest.fixture
def pass_autosaves(new_page, documents):
    """Waits until all autosaves are done: the document that was edited last is saved last."""

    def wait() -> None:
        documents.write("Last")
        last = DocumentPage(new_page())
        last.open(documents, "Last")
        with last.saving():
            last.name.fill("Saved")
        documents.path("Last").unlink()

    return wait


def seconds(duration: dict) -> float:
    return duration["seconds"] + duration["attoseconds"] / 1e18


def test_one_document_in_each_of_ten_tabs(new_context, documents):
    titles = [f"Tea {number}" for number in range(10)]
    context = new_context()
    timers = []
    for title in titles:
        documents.write(title)
        document = DocumentPage(context.new_page())
        document.open(documents, title)
        timers.append(document.timer(title))
        timers[-1].begin()
    go_on(timers)
    stopped, others = timers[3], timers[:3] + timers[4:]
    stopped.stop()
    left = stopped.left.text_content()
    go_on(others, by=2)
    stopped.rests()
    stopped.shows(left)

    assert documents.server.stop() == 0
    files = [documents.read(title) for title in titles]
    assert documents.titles == titles
    for title, file in zip(titles, files):
        is_stopped = title == titles[3]
        assert file["position"] == ("ready" if is_stopped else "counting")
        assert file["name"] == title
    assert left == f"3:00, {face(180 - int(seconds(files[3]['elapsed'])))} left"
    assert all(seconds(file["elapsed"]) >= 3 for file in files[:3] + files[4:])


def test_two_tabs_on_one_document_see_one_timer(tea, new_page, documents):
    other = DocumentPage(new_page())
    other.open(documents, "Tea")
    one, two = tea.timer("Tea"), other.timer("Tea")
    one.begin()
    two.counts()
    go_on([one, two], by=2)
    two.stop()
    one.rests()
    assert one.left.text_content() == two.left.text_content()

    other.name.fill("Green tea")
    expect(tea.name).to_have_value("Green tea")
    tea.timer("Green tea").reset.click()
    other.timer("Green tea").set_duration(1)
    tea.timer("Green tea").start.click()
    expect(other.timer("Green tea").done).to_be_visible()
    expect(tea.timer("Green tea").done).to_be_visible()
    other.timer("Green tea").done.click()
    expect(tea.timer("Green tea").done).to_have_count(0)


def test_a_field_that_is_disabled_while_it_has_the_focus_ignores_input(tea, new_page, documents):
    other = DocumentPage(new_page())
    other.open(documents, "Tea")
    minutes = tea.timer("Tea").minutes_field
    minutes.focus()
    other.timer("Tea").begin()
    tea.timer("Tea").counts()
    expect(minutes).to_be_disabled()
    expect(minutes).to_be_focused()
    tea.page.keyboard.press("End")
    tea.page.keyboard.type("9")
    expect(minutes).to_have_value("3")
    other.timer("Tea").stop()
    expect(minutes).to_be_enabled()
    tea.page.keyboard.press("End")
    tea.page.keyboard.type("9")
    expect(other.timer("Tea").minutes_field).to_have_value("39")


def test_a_timer_continues_when_one_of_two_tabs_is_closed(tea, new_page, documents):
    other = DocumentPage(new_page())
    other.open(documents, "Tea")
    tea.timer("Tea").begin()
    tea.timer("Tea").reaches(1)
    other.page.close()
    tea.timer("Tea").goes_on(by=2)


def test_changes_are_saved(tea, documents):
    with tea.saving():
        tea.name.fill("Green tea")
    assert documents.read("Tea")["name"] == "Green tea"
    with tea.saving():
        tea.timer("Green tea").minutes_field.fill("2")
    with tea.saving():
        tea.timer("Green tea").seconds_field.fill("30")
    assert seconds(documents.read("Tea")["duration"]) == 150
    with tea.saving():
        tea.timer("Green tea").begin()
    assert documents.read("Tea")["position"] == "counting"
    expect(tea.timer("Green tea").minutes_field).to_be_disabled()
    expect(tea.name).to_be_enabled()


def test_a_document_is_as_last_saved_after_its_server_was_killed(tea, documents):
    timer = tea.timer("Tea")
    with tea.saving():
        timer.begin()
    before = documents.read("Tea")
    timer.goes_on(by=2)
    documents.server.kill()
    saved = documents.read("Tea")
    assert saved["position"] == "counting"
    assert seconds(saved["elapsed"]) >= seconds(before["elapsed"])
    expect_banner(tea.page, LOST)

    with tea.page.expect_response(tea.page.url) as response:
        documents.server.start()
    html = response.value.text()
    expect_banner(tea.page, RESTARTED)
    tea.is_called("Tea")
    assert tea.page.evaluate(FIRST_SECONDS, [html, RING]) == seconds(saved["elapsed"])
    timer.goes_on(by=2)
    timer.stop()
    assert documents.server.stop() == 0
    # The draft of the killed server is removed, too.
    assert documents.titles == ["Tea"]
    assert documents.read("Tea")["position"] == "ready"


def test_a_document_is_saved_when_its_server_stops(tea, documents):
    timer = tea.timer("Tea")
    timer.begin()
    timer.reaches(2)
    timer.stop()
    left = timer.left.text_content()
    tea.name.fill("Green tea")
    tea.timer("Green tea").rests()
    assert documents.server.stop() == 0
    expect_banner(tea.page, STOPPED)
    assert documents.read("Tea")["name"] == "Green tea"

    documents.server.start()
    expect_banner(tea.page, RESTARTED)
    tea.timer("Green tea").shows(left)
    expect(tea.name).to_have_value("Green tea")
    tea.timer("Green tea").begin()


CHANGED = "Another program has changed “Tea”. Nothing is saved until you choose."
MISSING = "Another program has moved or deleted “Tea”."


def test_the_version_of_another_program_can_be_loaded(tea, documents, pass_autosaves):
    theirs = documents.write("Tea", name="Their tea", seconds=60, elapsed=10)
    tea.says(CHANGED)
    tea.name.fill("My tea")
    expect(tea.edited).to_be_visible()
    pass_autosaves()
    assert documents.path("Tea").read_bytes() == theirs
    tea.reload.click()
    tea.does_not_say(CHANGED)
    tea.timer("Their tea").shows("1:00, 0:50 left")
    expect(tea.name).to_have_value("Their tea")
    expect(tea.edited).to_have_count(0)
    assert documents.path("Tea").read_bytes() == theirs
    tea.timer("Their tea").begin()
    tea.timer("Their tea").reaches(11)


def test_the_version_of_another_program_can_be_replaced(tea, documents, pass_autosaves):
    theirs = documents.write("Tea", name="Their tea")
    tea.says(CHANGED)
    tea.name.fill("My tea")
    expect(tea.edited).to_be_visible()
    pass_autosaves()
    assert documents.path("Tea").read_bytes() == theirs
    with tea.saving():
        tea.keep_mine.click()
    tea.does_not_say(CHANGED)
    assert documents.read("Tea")["name"] == "My tea"
    assert documents.titles == ["Tea"]
    with tea.saving():
        tea.name.fill("My other tea")
    assert documents.read("Tea")["name"] == "My other tea"


def test_a_counting_timer_does_not_replace_the_version_of_another_program(tea, documents):
    timer = tea.timer("Tea")
    timer.begin()
    theirs = documents.write("Tea", name="Their tea")
    tea.says(CHANGED)
    timer.goes_on(by=3)
    assert documents.path("Tea").read_bytes() == theirs
    # Without a choice of the user, both versions are kept.
    assert documents.server.stop() == 0
    assert documents.path("Tea").read_bytes() == theirs
    assert documents.titles == ["Tea", "Tea (unsaved changes)"]
    assert documents.read("Tea (unsaved changes)")["position"] == "counting"


def test_both_tabs_show_a_change_by_another_program(tea, new_page, documents):
    other = DocumentPage(new_page())
    other.open(documents, "Tea")
    documents.write("Tea", name="Their tea")
    tea.says(CHANGED)
    other.says(CHANGED)
    other.reload.click()
    tea.does_not_say(CHANGED)
    tea.timer("Their tea").shows("3:00")


def test_a_deleted_file_can_be_written_again(tea, documents, pass_autosaves):
    documents.path("Tea").unlink()
    tea.says(MISSING)
    tea.name.fill("My tea")
    expect(tea.edited).to_be_visible()
    pass_autosaves()
    assert documents.titles == []
    with tea.saving():
        tea.keep_mine.click()
    tea.does_not_say(MISSING)
    assert documents.read("Tea")["name"] == "My tea"


@pytest.mark.parametrize(
    ("contents", "reason"),
    [
        (b"", "is truncated"),
        (b'{"format": "lonely-timer", "version": 1, "timer": {"na', "is truncated"),
        (b"Two bags, three minutes.\n", "isn't a timer file: it isn't JSON"),
        (b'{"format": "recipe"}', "isn't a timer file: it has another format"),
        (b'{"format": "lonely-timer", "version": 2}', "has version 2"),
        (b"\xff\xfe\x00\xc3", "isn't a timer file: it isn't JSON"),
    ],
    ids=["empty", "truncated", "text", "other-json", "newer", "bytes"],
)
def test_a_damaged_file_is_reported_and_not_changed(page, documents, contents, reason):
    documents.put("Tea", contents)
    wire = Wire(page)
    document = DocumentPage(page)
    document.open(documents, "Tea")
    document.says("“Tea” can’t be opened")
    document.says(reason)
    document.says("The file was not changed.")
    expect(document.name).to_have_count(0)
    document.try_again.click()
    wire.wait_until_answered(do="tap")
    document.says(reason)
    assert documents.path("Tea").read_bytes() == contents

    documents.write("Tea")
    document.try_again.click()
    document.timer("Tea").begin()
    document.does_not_say("can’t be opened")


def test_the_error_of_a_damaged_file_names_the_file_without_its_folder(page, documents):
    documents.put("Tea", b"Two bags, three minutes.\n")
    document = DocumentPage(page)
    document.open(documents, "Tea")
    document.says("'Tea.timer' isn't a timer file")


def test_the_link_to_the_list_has_the_same_position_for_a_damaged_file(page, documents):
    documents.put("Tea", b"Two bags, three minutes.\n")
    document = DocumentPage(page)
    document.open(documents, "Tea")
    damaged = document.list.bounding_box()
    documents.write("Tea")
    document.try_again.click()
    document.timer("Tea").rests()
    assert damaged == document.list.bounding_box()


def test_a_damaged_file_is_not_changed_when_the_server_stops(page, documents):
    contents = b'{"format": "lonely-timer", "version": 1, "timer": {"na'
    documents.put("Tea", contents)
    document = DocumentPage(page)
    document.open(documents, "Tea")
    document.says("“Tea” can’t be opened")
    assert documents.server.stop() == 0
    assert documents.path("Tea").read_bytes() == contents
    assert documents.titles == ["Tea"]
