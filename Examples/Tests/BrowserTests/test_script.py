"""The modules of the script, on a page without a server."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

from support.static_page import URL, StaticPage, joined_script

# The routes of a static page are not for other tests.
pytestmark = pytest.mark.isolated


@pytest.fixture
def show(page, pages):
    """Shows a page of elements."""
    script = joined_script(f"{pages.url}typing")
    return lambda body, window="": StaticPage(page, body, window, script)


FIELD = '<input id="i2" data-i="2" data-on="text" data-focus value="Tea">'


def test_connection_comes_back_with_all_events_that_have_no_answer(page, show):
    page.clock.install()
    static = show('<button data-i="2" data-on="tap">Add</button>')
    static.pause_clock()
    assert static.take_messages() == [
        {"hello": "token", "seq": 0, "try": 1, "version": "v", "at": "/"}]
    static.element(2).click()
    assert static.take_messages() == []
    static.connect()
    assert static.take_events() == [(2, "tap")]
    page.evaluate("() => sockets[0].onclose()")
    expect(page.get_by_role("status")).to_be_empty()
    page.clock.run_for(250)
    assert [message["try"] for message in static.take_messages()] == [2]
    static.connect()
    assert static.take_events() == [(2, "tap")]
    # A silent connection is pinged, and replaced.
    static.patch(ack=1)
    page.clock.run_for(15_000)
    assert {"ping": 1, "visible": True} in static.take_messages()
    page.clock.run_for(12_000)
    expect(page.get_by_role("status")).to_have_text("Lost")
    static.connect()
    expect(page.get_by_role("status")).to_have_text("Back")


def test_events_are_numbered_and_answered_in_order(page, show):
    page.clock.install()
    static = show(
        '<button data-i="2" data-on="tap">Add</button><button data-i="3" aria-disabled="true" data-on="tap">No</button>'
        '<input id="i4" data-i="4" data-on="text" data-debounce="500">')
    static.pause_clock()
    static.connect()
    static.element(3).dispatch_event("click")
    static.element(4).fill("Tea")
    assert static.take_events() == []
    # What is held back precedes what comes after it.
    static.element(2).click()
    messages = [message for message in static.take_messages() if "do" in message]
    assert [(one["n"], one["i"], one["do"]) for one in messages] == [(1, 4, "text"), (2, 2, "tap")]
    page.clock.run_for(300)
    expect(static.element(2)).to_have_attribute("aria-busy", "true")
    static.patch(ack=2)
    expect(static.element(2)).not_to_have_attribute("aria-busy", "true")


def test_patches_insert_move_change_and_remove_elements(page, show):
    static = show('<p data-i="2">One</p>')
    static.connect()
    static.patch(
        ["i", 1, 2, '<p data-i="3" class="a">Three</p>'], ["i", 1, None, '<p data-i="4">Four</p>'],
        ["m", 2, None], ["u", 3, {"t": "3", "c": {"a": False, "b": True}, "a": {"title": "T"}, "s": {"color": "red"}}],
        ["r", 4])
    assert page.locator("main").inner_html() == (
        '<p data-i="3" class="b" title="T" style="color: red;">3</p><p data-i="2">One</p>')
    # Rows are instances of templates.
    static.patch(
        ["i", 1, None, [0, 10, 1, "Ten"]], ["i", 1, None, [0, 20]],
        templates=[[['<p data-i="', '">', "</p>"], ["{0}", "Row"], [0]]])
    expect(static.element(10)).to_have_text("Ten")
    expect(static.element(20)).to_have_text("Row")


def test_pictures_report_the_end_of_their_loading(page, show):
    drawing = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E"
    static = show(f'<span data-i="2" data-load="{drawing}" hidden></span>')
    static.connect()
    static.patch(["i", 1, None, '<span data-i="3" data-load="data:image/png,none" hidden></span>'])
    page.wait_for_function("() => sent.filter((message) => message.do === 'load').length === 2")
    assert sorted(static.take_events()) == [(2, "load", True), (3, "load", False)]


def test_motion_animates_styles_unless_it_is_reduced(page, show):
    static = show('<p data-i="2" style="opacity: 1">One</p>')
    static.connect()
    count = "() => document.getAnimations().filter(({ effect }) => effect.getTiming().duration === 600000).length"
    static.patch(["u", 2, {"s": {"opacity": "0.5"}}, [600_000]])
    assert page.evaluate(count) == 1
    assert 0.5 < page.evaluate("() => +getComputedStyle(document.querySelector('p')).opacity") <= 1
    # Each change of a property replaces the one before.
    static.patch(["u", 2, {"s": {"opacity": "0.2"}}, [600_000]])
    assert page.evaluate(count) == 1
    page.emulate_media(reduced_motion="reduce")
    static.patch(["u", 2, {"s": {"opacity": "0"}}, [600_000]])
    assert page.evaluate(count) == 0


def test_focus_stays_in_a_field_that_a_patch_changes_or_moves(page, show):
    static = show(f'{FIELD}<button data-i="3">Next</button>')
    static.connect()
    static.element(2).focus()
    for key in "End", "ArrowLeft":
        page.keyboard.press(key)
    static.patch(["u", 2, {"a": {"value": "Green Tea"}}], ["m", 2, None])
    expect(static.element(2)).to_be_focused()
    # The caret is before the same text.
    assert static.element(2).evaluate("field => [field.value, field.selectionStart]") == ["Green Tea", 8]
    assert static.take_events() == [(2, "focus")]
    # Without its node, the focus is on what comes before or after it.
    static.patch(["r", 2], ack=1)
    expect(static.element(3)).to_be_focused()
    static.patch(["i", 1, 3, '<input data-i="4" data-focus data-focused>'])
    expect(static.element(4)).to_be_focused()


def test_inputs_keep_what_the_user_composes_and_merge_what_messages_set(page, show):
    static = show(FIELD)
    static.connect()
    field = static.element(2)
    field.focus()
    field.dispatch_event("compositionstart")
    field.evaluate("field => { field.value = 'Teas'; }")
    field.dispatch_event("input")
    static.patch(["u", 2, {"a": {"value": "Green Tea"}}], ack=1)
    expect(field).to_have_value("Teas")
    field.dispatch_event("compositionend")
    expect(field).to_have_value("Green Teas")
    assert static.take_events() == [(2, "focus"), (2, "text", "Green Teas")]


def test_edits_are_merged_as_the_server_merges_them(show):
    static = show("")
    cases = json.loads(Path(__file__).with_name("support").joinpath("text_merges.json").read_text())
    assert len(cases) > 10
    for typed, base, text, merged in cases:
        assert static.call("text-edits", "merged", typed, base, text) == merged


def test_menus_are_used_by_keys(page, show):
    static = show(
        '<button class="menu-button" popovertarget="m">More</button><div class="menu-items" id="m" popover>'
        '<button class="button" data-i="2" data-on="tap">Copy</button><button class="button" data-i="3" data-on="tap">Cut</button></div>')
    static.connect()
    page.get_by_role("button", name="More").focus()
    page.keyboard.press("ArrowDown")
    expect(static.element(2)).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(static.element(3)).to_be_focused()
    page.keyboard.press("Enter")
    assert static.take_events() == [(3, "tap")]
    expect(static.element(2)).to_be_hidden()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="More")).to_be_focused()


def test_files_are_sent_with_the_tickets_of_the_server(page, show):
    static = show('<label data-i="2" data-files><input type="file" id="i2"></label>')
    static.connect()
    file = {"name": "a.txt", "mimeType": "text/plain", "buffer": b"Tea"}
    page.locator("input").set_input_files(file)
    assert static.take_events() == [(2, "files", [0, 0, ["a.txt", 3, "text/plain"]])]
    with page.expect_response("**/uploads/ticket") as response:
        static.patch(ack=1, uploads=[[2, ["ticket"]]])
    assert response.value.status == 204 and static.requests[-1].post_data == "Tea"
    expect(page.get_by_role("status")).to_contain_text("Sending a.txt")
    static.patch(uploads=[[2, "Done"]])
    expect(page.get_by_role("status")).to_have_text("Done")


def test_addresses_follow_links_and_the_history(page, show):
    static = show('<a href="/app/teas?page=2">Teas</a>', 'data-address="/" data-title="Shop"')
    static.connect()
    page.get_by_role("link", name="Teas").click()
    assert static.take_events() == [(1, "visit", "/teas?page=2")]
    static.patch(["u", 1, {"a": {"data-address": "/teas?page=2", "data-title": "Teas"}}], ack=1)
    expect(page).to_have_url(f"{URL}teas?page=2")
    expect(page).to_have_title("Teas – App")
    page.go_back()
    expect(page).to_have_url(URL)
    assert static.take_events() == [(1, "visit", "/")]


def test_hooks_are_told_of_nodes_and_values(page, show):
    static = show("")
    static.connect()
    page.evaluate("""() => {
      window.calls = [];
      composable.define("map", {
        mounted: (node, value, push) => { calls.push(["mounted", value]); push("moved", { x: 1 }); },
        updated: (node, value) => calls.push(["updated", value]),
        removed: (node, value) => calls.push(["removed", value]),
      });
    }""")
    static.patch(["i", 1, None, """<div data-i="2" data-hook="map" data-value='{"zoom": 3}'></div>"""])
    static.patch(["u", 2, {"a": {"data-value": "4"}}])
    static.patch(["r", 2])
    assert page.evaluate("() => calls") == [["mounted", {"zoom": 3}], ["updated", 4], ["removed", 4]]
    assert static.take_events() == [(2, "event", ["moved", '{"x":1}'])]
