"""Rows that are hard to lay out, in windows of all widths: words are whole, and all can be reached."""

import pytest
from playwright.sync_api import Page, expect

from support.gallery import CASE_STUDIES, open_case_study
from support.survey import survey

WIDTHS = [320, 375, 1280]
SAMPLES = {"list": "", "form": "form", "stack": "stack", "page": "page"}


def device(width: int) -> dict:
    is_phone = width < 500
    return {
        "viewport": {"width": width, "height": 800}, "has_touch": is_phone, "is_mobile": is_phone,
    }  # fmt: skip


@pytest.fixture(params=WIDTHS)
def narrow_page(request, new_page) -> Page:
    return new_page(**device(request.param))


@pytest.fixture
def samples(narrow_page, pages):
    """Opens the samples in one of their surroundings."""

    def open(place: str) -> Page:
        narrow_page.goto(pages.url + SAMPLES[place])
        expect(narrow_page.get_by_text("0:00").first).to_be_visible()
        return narrow_page

    return open


@pytest.mark.parametrize("place", SAMPLES)
def test_hard_rows_have_no_findings(samples, place):
    page = samples(place)
    # These pages have an accent of their own.
    is_touched = page.viewport_size["width"] < 500
    found = survey(page, is_touched=is_touched, without=("faint text",))
    # But for the word that is longer than a row.
    assert not [finding for finding in found if "Donau" not in finding]


@pytest.mark.parametrize("place", ["list", "form"])
def test_rows_scroll_and_their_window_does_not(samples, place):
    page = samples(place)
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    row = page.locator(".hstack:has(> .button:nth-child(8))")
    if page.viewport_size["width"] < 500:
        assert row.evaluate("node => node.scrollWidth > node.clientWidth")
    page.get_by_role("button", name="Number 8").click()
    expect(page.get_by_text("phone: 8")).to_be_visible()


@pytest.mark.parametrize("place", SAMPLES)
def test_four_buttons_with_icons_are_used_one_by_one(samples, place):
    page = samples(place)
    for count, name in enumerate(["Mark read", "Edit", "Share", "Delete"], start=1):
        page.get_by_role("button", name=name, exact=True).click()
        expect(page.get_by_text(f"phone: {count}")).to_be_visible()


@pytest.mark.parametrize("place", ["list", "form"])
def test_four_buttons_with_icons_fit_a_phone(new_page, pages, place):
    page = new_page(**device(375))
    page.goto(pages.url + SAMPLES[place])
    row = page.locator(".hstack:has(> .button:nth-child(4))").first
    expect(row).to_be_visible()
    assert row.evaluate("node => node.scrollWidth <= node.clientWidth")


@pytest.mark.parametrize("place", SAMPLES)
def test_a_short_text_stays_in_one_line_beside_a_long_one(samples, place):
    page = samples(place)
    lines = "node => Math.round(node.getBoundingClientRect().height / parseFloat(getComputedStyle(node).lineHeight))"
    row = page.locator(".hstack", has_text="A title").filter(has_text="0:00")
    assert row.locator(".text").last.evaluate(lines) == 1
    if page.viewport_size["width"] < 500:
        assert row.locator(".text").first.evaluate(lines) > 1
    rest = page.get_by_text("3 min left")
    assert rest.evaluate(lines) == 1


# The left and right edges of the parts of a case study's screen, without their padding.
EDGES = """() => {
  const edges = (node) => {
    const { left, right } = node.getBoundingClientRect();
    const { paddingLeft, paddingRight } = getComputedStyle(node);
    return [left + parseFloat(paddingLeft), right - parseFloat(paddingRight)];
  };
  const screen = [...document.querySelectorAll(".screen:last-child > .content")].at(-1);
  const parts = screen.querySelectorAll(
    ".vstack > .modified:first-child, .form, .list, .vstack > .modified:has(> .disclosure)"
  );
  const isOutside = (part) => !part.parentElement.closest(".form");
  return [...parts].filter((part) => part.checkVisibility() && isOutside(part)).map(edges);
}"""


def test_introductions_forms_and_listings_share_a_column(new_page, gallery):
    page = new_page(**device(1280), reduced_motion="reduce")
    # Tables, pages and inspectors are as wide as the window.
    for name in set(CASE_STUDIES) - {"Tables", "Pages", "Inspector and windows"}:
        open_case_study(page, gallery.url, name, has_columns=True)
        edges = page.evaluate(EDGES)
        assert len(edges) >= 3, name
        # One study has a picture above its form, with words in its middle.
        inner = {(779, 821)} if name == "Materials and gradients" else set()
        assert {tuple(map(round, each)) for each in edges} - inner == {(480, 1120)}, name
