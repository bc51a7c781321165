"""The color schemes of the system, of windows, sheets and views, and the sizes of windows."""

from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import Page, expect

from support.accessibility import violations
from support.pixels import colors
from support.recorder import Recorder
from test_presentations import DEVICES, button

LIGHT, DARK = "rgb(244, 244, 247)", "rgb(15, 15, 17)"


@pytest.fixture
def open_schemes(new_page, pages):
    def open_page(**options) -> Page:
        page = new_page(**options)
        page.goto(f"{pages.url}schemes")
        return page

    return open_page


def expect_scheme(page: Page, name: str) -> None:
    expect(page.get_by_text(f"Scheme: {name}", exact=True)).to_be_visible()


def expect_background(page: Page, color: str) -> None:
    expect(page.locator("body")).to_have_css("background-color", color)


@DEVICES
def test_views_read_the_scheme_of_the_system(open_schemes, device):
    page = open_schemes(**device, color_scheme="dark")
    expect_scheme(page, "dark")
    expect_background(page, DARK)
    page.emulate_media(color_scheme="light")
    expect_scheme(page, "light")
    expect_background(page, LIGHT)
    page.emulate_media(color_scheme="dark")
    expect_scheme(page, "dark")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_view_sets_the_scheme_of_its_window(open_schemes, scheme):
    page = open_schemes(color_scheme=scheme)
    button(page, "Dark").click()
    expect_scheme(page, "dark")
    expect_background(page, DARK)
    assert not violations(page)
    button(page, "Light").click()
    expect_scheme(page, "light")
    expect_background(page, LIGHT)
    assert not violations(page)
    button(page, "System").click()
    expect_scheme(page, scheme)
    expect_background(page, DARK if scheme == "dark" else LIGHT)


def test_a_sheet_and_a_view_have_schemes_of_their_own(open_schemes):
    page = open_schemes(color_scheme="light")
    inner = page.get_by_text("Inner: dark", exact=True)
    expect(inner).to_have_css("color", "rgb(245, 245, 247)")
    button(page, "Present").click()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_text("Sheet: dark", exact=True)).to_have_css("color", "rgb(245, 245, 247)")
    Recorder(page).rest()
    assert not violations(page)
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect_scheme(page, "light")


def luminance(color: tuple[int, int, int]) -> float:
    return sum(color)


@DEVICES
@pytest.mark.parametrize("name", ["Present", None], ids=["sheet", "menu"])
def test_what_is_in_front_of_a_dark_page_is_lighter_than_it(open_schemes, pages, device, name):
    page = open_schemes(**device, color_scheme="dark")
    if name:
        button(page, name).click()
        front = page.locator(".panel")
    else:
        page.goto(f"{pages.url}menus")
        button(page, "Sort").click()
        front = page.locator(".menu-items:popover-open")
    expect(front).to_be_visible()
    Recorder(page).rest()
    box = front.bounding_box()
    # Beside its content, and above it.
    inside = box["x"] + box["width"] - 3, box["y"] + box["height"] / 2
    outside = box["x"] + box["width"] / 2, box["y"] - 16
    [inner, outer] = colors(page, [inside, outside])
    assert luminance(inner) > luminance(outer)


def expect_size(page: Page, width: str, height: str) -> None:
    expect(page.get_by_text(f"Size: {width} × {height}", exact=True)).to_be_visible()


def test_views_read_the_size_of_the_window(open_schemes):
    page = open_schemes(viewport={"width": 599, "height": 800})
    expect_size(page, "compact", "regular")
    page.set_viewport_size({"width": 600, "height": 479})
    expect_size(page, "regular", "compact")
    page.set_viewport_size({"width": 600, "height": 480})
    expect_size(page, "regular", "regular")


@pytest.mark.parametrize("hint, size", [("?1", "compact"), ("?0", "regular")])
def test_the_first_page_has_the_size_of_the_device(pages, hint, size):
    request = Request(f"{pages.url}schemes", headers={"Sec-CH-UA-Mobile": hint})
    with urlopen(request) as response:
        page = response.read().decode()
    assert f"Size: {size} × regular" in page
    assert ("data-compact" in page) == (size == "compact")
