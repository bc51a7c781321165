"""Tabs in a sidebar and as pages, and the menus of toolbars."""

import pytest
from playwright.sync_api import Page, expect

from support.devices import DESKTOP, PHONE


@pytest.fixture
def open_page(new_page, pages):
    def open_page(path: str, device: dict) -> Page:
        page = new_page(**device)
        page.goto(pages.url + path)
        expect(page.locator("main")).not_to_have_attribute("inert", "")
        return page

    return open_page


def test_a_wide_window_has_the_tabs_in_a_sidebar(open_page):
    page = open_page("library", DESKTOP)
    bar = page.locator(".tab-bar-host")
    box = bar.bounding_box()
    assert box["x"] == 0 and box["height"] == page.viewport_size["height"] and box["width"] <= 280
    assert page.locator(".panels").first.bounding_box()["x"] == box["width"]
    expect(page.get_by_role("group", name="Library")).to_be_visible()
    page.get_by_role("button", name="New").click()
    page.get_by_role("button", name="Playlist 3").click()
    expect(page.get_by_text("Songs of 3")).to_be_visible()
    expect(page.get_by_role("button", name="Locked")).to_be_disabled()
    # The sidebar stays while a long list is scrolled.
    page.get_by_role("button", name="Artists").click()
    page.evaluate("scrollTo(0, 1000)")
    assert bar.bounding_box()["y"] == 0


def test_a_narrow_window_has_the_tabs_in_a_bar(open_page):
    page = open_page("library", PHONE)
    box = page.locator(".tab-bar-host").bounding_box()
    assert box["y"] + box["height"] == page.viewport_size["height"]
    assert box["width"] == page.viewport_size["width"]
    expect(page.get_by_role("button", name="Playlist 1")).to_be_hidden()
    expect(page.get_by_text("Signed in")).to_be_hidden()
    page.get_by_role("button", name="Artists").click()
    expect(page.get_by_text("Artist 1", exact=True)).to_be_visible()


def test_actions_that_are_used_less_are_in_a_menu(open_page):
    page = open_page("library", PHONE)
    expect(page.get_by_role("heading", name="Home")).to_contain_text("2 playlists")
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Export").click()
    expect(page.get_by_text("Log: exported")).to_be_visible()
    page.get_by_role("button", name="Clear").click()
    expect(page.get_by_text("Log: cleared")).to_be_visible()


# The index of the page that is at the start of its container.
SHOWN = """() => {
  const panels = document.querySelector(".page-tabs > .panels"), { left, right } = panels.getBoundingClientRect();
  return [...panels.children].findIndex((page) => {
    const box = page.getBoundingClientRect();
    return Math.abs(box.left - left) < 1 && Math.abs(box.right - right) < 1;
  });
}"""


def expect_page(page: Page, index: int) -> None:
    expect(page.get_by_text(f"Step {index}")).to_be_visible()
    page.wait_for_function(f"() => ({SHOWN})() === {index}")


def swipe(page: Page, direction: int) -> None:
    page.evaluate(
        """(direction) => {
          const panels = document.querySelector(".page-tabs > .panels");
          const sign = getComputedStyle(panels).direction === "rtl" ? -1 : 1;
          panels.scrollBy({ left: sign * direction * panels.clientWidth, behavior: "smooth" });
        }""",
        direction,
    )


@pytest.mark.parametrize("device", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_swipe_selects_a_page_and_a_selection_scrolls_to_it(open_page, device):
    page = open_page("onboarding", device)
    expect_page(page, 0)
    swipe(page, 1)
    expect_page(page, 1)
    page.get_by_role("button", name="Use Settings").click()
    page.get_by_role("button", name="Last").click()
    expect_page(page, 2)
    page.get_by_role("button", name="Welcome", exact=True).click()
    expect_page(page, 0)
    page.keyboard.press("ArrowRight")
    expect_page(page, 1)
    expect(page.get_by_role("button", name="Settings", exact=True)).to_be_focused()
    # The views of other pages can't be reached.
    assert page.locator(".page-tabs > .panels > [inert]").first.is_visible()


def test_the_answer_to_a_swipe_does_not_disturb_the_next_one(open_page):
    page = open_page("onboarding", PHONE)
    expect_page(page, 0)
    for index in 1, 2:
        swipe(page, 1)
        page.wait_for_function(f"() => ({SHOWN})() === {index}")
    expect_page(page, 2)


def test_a_page_returns_if_the_program_refuses_the_selection(open_page):
    page = open_page("onboarding", PHONE)
    expect_page(page, 0)
    page.get_by_role("switch", name="Locked").click()
    swipe(page, 1)
    page.wait_for_function(f"() => ({SHOWN})() === 1")
    expect_page(page, 0)


def test_a_title_has_a_menu(open_page):
    page = open_page("onboarding", DESKTOP)
    page.get_by_role("button", name="Last").click()
    expect_page(page, 2)
    page.get_by_role("button", name="Tour").click()
    page.get_by_role("button", name="Restart").click()
    expect_page(page, 0)
