"""Charts: their selection by pointer and keys, their marks and their table."""

import pytest
from playwright.sync_api import Page, expect

from support.accessibility import violations
from support.devices import DESKTOP, PHONE
from support.gallery import open_case_study


@pytest.fixture
def open_charts(new_page, gallery):
    def open_page(device: dict = DESKTOP) -> Page:
        page = new_page(**device)
        open_case_study(page, gallery.url, "Charts", has_columns=True)
        # The script of charts comes with the first one, and runs in the frame after it has come.
        page.wait_for_function(SCRIPT)
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
        return page

    return open_page


NARROWEST = {"viewport": {"width": 320, "height": 700}}
SCRIPT = r"() => performance.getEntriesByType('resource').some(({ name }) => /charts-\w+\.js$/.test(name))"


def chart(page: Page):
    return page.locator("[data-hook=composable-chart]")


def show(page: Page, style: str) -> None:
    page.get_by_role("radio", name=style, exact=True).check(force=True)


def sections(page: Page, name: str):
    return page.get_by_role("heading", name=name, exact=True)


def test_the_pointer_selects_a_month(open_charts):
    page = open_charts()
    area = chart(page).bounding_box()
    # The third and the sixth of six bars.
    for place, month, travel in (2.5, "Mar", "€210"), (5.5, "Jun", "€610"):
        page.mouse.move(area["x"] + area["width"] * place / 6, area["y"] + area["height"] / 2)
        expect(sections(page, month)).to_be_visible()
        expect(page.get_by_text(travel, exact=True)).to_be_visible()
    page.mouse.move(0, 0)
    expect(sections(page, "All months")).to_be_visible()


def test_keys_select_months_one_after_the_other(open_charts):
    page = open_charts()
    slider = page.get_by_role("slider")
    slider.focus()
    for key, month in ("ArrowRight", "Jan"), ("ArrowRight", "Feb"), ("End", "Jun"), ("ArrowLeft", "May"):
        page.keyboard.press(key)
        expect(sections(page, month)).to_be_visible()
    assert month in slider.get_attribute("aria-valuetext")
    page.keyboard.press("Escape")
    expect(sections(page, "All months")).to_be_visible()


def test_a_finger_selects_while_it_is_down(open_charts):
    page = open_charts(PHONE)
    area = chart(page).bounding_box()
    touch = {"x": area["x"] + area["width"] * 0.25, "y": area["y"] + 60}
    session = page.context.new_cdp_session(page)
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [touch]})
    expect(sections(page, "Feb")).to_be_visible()
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(sections(page, "All months")).to_be_visible()


def test_marks_move_to_new_values(open_charts):
    page = open_charts()
    bar = page.get_by_role("figure").locator(".chart-mark").last
    before = bar.bounding_box()["height"]
    page.get_by_role("button", name="Add a trip").click()
    expect(page.get_by_text("€1,680", exact=True)).to_be_visible()
    page.wait_for_function(
        "([bar, before]) => bar.getAnimations().length === 0 && bar.getBoundingClientRect().height > before",
        arg=[bar.element_handle(), before],
    )


@pytest.mark.parametrize("device", [DESKTOP, NARROWEST], ids=["desktop", "narrowest"])
def test_each_style_is_told_to_those_who_do_not_see_it(open_charts, device):
    page = open_charts(device)
    for style in "Bars", "Lines", "Sectors":
        show(page, style)
        rows = page.get_by_role("figure").get_by_role("row")
        expect(rows).to_have_count(4 if style == "Sectors" else 19)
        assert violations(page) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= device["viewport"]["width"]
