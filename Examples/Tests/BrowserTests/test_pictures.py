"""Pictures, videos, inspectors and windows of the gallery."""

import re

from playwright.sync_api import expect

from support.devices import DESKTOP, PHONE
from support.gallery import open_case_study



def test_pictures_are_loaded_or_fail_and_a_video_plays(new_page, gallery):
    page = new_page(**DESKTOP)
    picture = "<svg xmlns='http://www.w3.org/2000/svg' width='48' height='27'/>"
    page.route("https://upload.wikimedia.org/**", lambda route: route.fulfill(
        body="" if route.request.url.endswith("/none") else picture, content_type="image/svg+xml"))
    open_case_study(page, gallery.url, "Pictures and videos", has_columns=True)
    harbour = page.get_by_role("img", name="A boat in a harbour")
    expect(harbour).to_be_visible()
    page.get_by_role("button", name="Load", exact=True).click()
    expect(page.get_by_role("img", name="The picture")).to_be_visible()
    page.get_by_role("textbox", name="Address").fill("https://upload.wikimedia.org/none")
    expect(page.get_by_role("img", name="The picture")).to_have_count(0)
    page.get_by_role("button", name="Load", exact=True).click()
    expect(page.get_by_text("The picture was not loaded.")).to_be_visible()
    page.get_by_role("button", name="Play without sound").click()
    video = page.locator("video")
    page.wait_for_function("() => document.querySelector('video').currentTime > 0.2")
    page.get_by_role("button", name="Back to the start").click()
    page.wait_for_function("() => document.querySelector('video').currentTime === 0")
    assert video.evaluate("video => video.paused && Math.round(video.duration)") == 6


def test_buttons_are_below_each_other_where_they_have_no_place(new_page, gallery):
    for device, is_row in (DESKTOP, True), ({"viewport": {"width": 320, "height": 700}}, False):
        page = new_page(**device)
        open_case_study(page, gallery.url, "Pictures and videos", has_columns=is_row)
        play, back = (
            page.get_by_role("button", name=name) for name in ("Play without sound", "Back to the start"))
        play.scroll_into_view_if_needed()
        page.wait_for_function(
            "([play, back, isRow]) => (play.getBoundingClientRect().top === back.getBoundingClientRect().top) === isRow",
            arg=[play.element_handle(), back.element_handle(), is_row])


def test_an_inspector_is_beside_the_list_or_in_a_sheet(new_page, gallery):
    page = new_page(**DESKTOP)
    open_case_study(page, gallery.url, "Inspector and windows", has_columns=True)
    titan = page.get_by_role("button", name="Titan Saturn")
    titan.click()
    details = page.get_by_text("5,150 km")
    expect(details).to_be_visible()
    assert details.bounding_box()["x"] > titan.bounding_box()["x"] + titan.bounding_box()["width"]
    with page.context.expect_page() as opened:
        page.get_by_role("button", name="Open in a window").click()
    window = opened.value
    expect(window).to_have_title("Titan – Moon")
    expect(window.get_by_text("15.95 days")).to_be_visible()
    window.close()
    page.get_by_role("button", name="Show a portrait").click()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_text("Titan", exact=True)).to_be_visible()
    # Printed, it is instead of the page.
    page.emulate_media(media="print")
    expect(page.locator("main")).to_be_hidden()
    page.emulate_media(media="screen")
    sheet.get_by_role("button", name="Close").click()
    expect(sheet).to_have_count(0)

    phone = new_page(**PHONE)
    open_case_study(phone, gallery.url, "Inspector and windows")
    phone.get_by_role("button", name="Io Jupiter").click()
    expect(phone.get_by_role("dialog").get_by_text("1.77 days")).to_be_visible()


def test_a_clock_shows_the_time_and_notes_it(new_page, gallery):
    page = new_page(**DESKTOP)
    open_case_study(page, gallery.url, "Clock", has_columns=True)
    clock = page.get_by_role("group", name="Clock").or_(page.get_by_role("img", name="Clock"))
    expect(clock.first).to_be_visible()
    page.get_by_role("button", name="Note the time").click()
    expect(page.get_by_text(re.compile(r"\d{1,2}:\d\d:\d\d"))).to_be_visible()
