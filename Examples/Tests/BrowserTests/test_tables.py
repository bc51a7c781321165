"""Tables: sorting by headers, selections by pointer and keys, menus of rows, trees and long tables."""

import pytest
from playwright.sync_api import Locator, Page, expect

from support.accessibility import violations
from support.devices import DESKTOP, PHONE

OPEN = ".menu-items:popover-open"


@pytest.fixture
def open_table(new_page, pages):
    def open_page(path: str = "cities", device: dict = DESKTOP) -> Page:
        page = new_page(**device)
        page.goto(pages.url + path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        expect(page.locator("main")).not_to_have_attribute("inert", "")
        return page

    return open_page


def row(page: Page, name: str) -> Locator:
    return page.get_by_role("row").filter(has=page.get_by_role("gridcell", name=name, exact=True))


def click(page: Page, name: str, **options) -> None:
    page.get_by_role("gridcell", name=name, exact=True).click(**options)


def expect_selected(page: Page, *names: str) -> None:
    selected = page.locator("[role=row][aria-selected=true]")
    expect(selected).to_have_count(len(names))
    expect(selected.locator(".td:first-child")).to_have_text(list(names))


def expect_log(page: Page, text: str) -> None:
    expect(page.get_by_text(f"Log: {text}")).to_be_visible()


def test_columns_are_aligned_and_the_header_stays(open_table):
    page = open_table()
    headers = page.get_by_role("columnheader")
    cells = row(page, "Cairo").get_by_role("gridcell")
    for header, cell in zip(headers.all(), cells.all(), strict=True):
        above, below = header.bounding_box(), cell.bounding_box()
        assert (above["x"], above["width"]) == (below["x"], below["width"])
    table = page.get_by_role("grid")
    assert table.bounding_box()["width"] == DESKTOP["viewport"]["width"]
    page.set_viewport_size({"width": 700, "height": 500})
    before = headers.first.bounding_box()["y"]
    row(page, "Osaka").scroll_into_view_if_needed()
    expect(row(page, "Tokyo")).not_to_be_in_viewport()
    assert headers.first.bounding_box()["y"] == before
    assert violations(page) == []


def test_columns_that_do_not_fit_scroll_with_their_headers(open_table):
    page = open_table()
    table = page.get_by_role("grid")
    table.evaluate("node => { node.style.width = '360px'; node.scrollLeft = 60; }")
    header, cell = page.get_by_role("columnheader").nth(1), row(page, "Delhi").locator(".td").nth(1)
    assert header.bounding_box()["x"] == cell.bounding_box()["x"]
    assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")


def test_a_header_sorts_and_tells_the_order(open_table):
    page = open_table()
    first = page.locator(".tbody .td:first-child").first
    header = page.get_by_role("columnheader", name="Name")
    expect(header).to_have_attribute("aria-sort", "none")
    expect(page.get_by_role("columnheader", name="Population")).to_have_attribute(
        "aria-sort", "descending")
    header.get_by_role("button").click()
    expect(header).to_have_attribute("aria-sort", "ascending")
    expect(first).to_have_text("Beijing")
    page.keyboard.press("Enter")
    expect(header).to_have_attribute("aria-sort", "descending")
    expect(first).to_have_text("Tokyo")


def test_the_pointer_selects_one_row_several_and_a_range(open_table):
    page = open_table()
    click(page, "Delhi")
    expect_selected(page, "Delhi")
    click(page, "Dhaka", modifiers=["Shift"])
    expect_selected(page, "Delhi", "Shanghai", "Dhaka")
    click(page, "Shanghai", modifiers=["ControlOrMeta"])
    expect_selected(page, "Delhi", "Dhaka")
    click(page, "Cairo")
    expect_selected(page, "Cairo")
    row(page, "Osaka").get_by_role("button").click()
    expect_log(page, "visit Osaka, 1 selected")
    page.get_by_role("button", name="Edit").click()
    click(page, "Osaka")
    expect_selected(page, "Cairo", "Osaka")


def test_keys_select_rows(open_table):
    page = open_table()
    stops = page.locator("[role=row][tabindex='0']")
    expect(stops).to_have_count(1)
    row(page, "Tokyo").focus()
    for key, names in [
        ("ArrowDown", ["Delhi"]),
        ("Shift+ArrowDown", ["Delhi", "Shanghai"]),
        ("ControlOrMeta+ArrowDown", ["Delhi", "Shanghai"]),
        ("Space", ["Delhi", "Shanghai", "Dhaka"]),
        ("End", ["Osaka"]),
        ("ArrowUp", ["Mumbai"]),
    ]:
        page.keyboard.press(key)
        expect_selected(page, *names)
        expect(stops).to_have_count(1)
    expect(row(page, "Mumbai")).to_be_focused()
    page.keyboard.press("ControlOrMeta+a")
    expect(page.locator("[role=row][aria-selected=true]")).to_have_count(10)
    page.keyboard.press("Home")
    page.keyboard.press("Enter")
    expect_log(page, "open Tokyo, 1 selected")


def test_the_menu_of_a_row_is_for_the_selection_that_contains_it(open_table):
    page = open_table()
    item = page.locator(OPEN).get_by_role("button")
    click(page, "Delhi")
    click(page, "Dhaka", modifiers=["ControlOrMeta"])
    click(page, "Delhi", button="right")
    expect(item).to_have_text("Delete 2")
    page.keyboard.press("Escape")
    click(page, "Tokyo", button="right")
    expect(item).to_have_text("Delete 1")
    item.click()
    expect_log(page, "delete Tokyo, 2 selected")
    box = page.get_by_role("grid").bounding_box()
    page.mouse.click(box["x"] + 300, box["y"] + box["height"] - 10, button="right")
    expect(item).to_have_text("Add")
    page.keyboard.press("Escape")
    page.get_by_role("gridcell", name="Cairo").dblclick()
    expect_log(page, "open Cairo, 1 selected")
    page.keyboard.press("Shift+F10")
    expect(item).to_have_text("Delete 1")


def test_a_disabled_table_does_not_change(open_table):
    page = open_table()
    page.locator("label", has_text="Disabled").click()
    expect(row(page, "Delhi")).to_have_attribute("aria-disabled", "true")
    for options in [{}, {"modifiers": ["ControlOrMeta"]}, {"button": "right"}]:
        click(page, "Delhi", force=True, **options)
    expect(page.get_by_role("columnheader", name="Name").get_by_role("button")).to_be_disabled()
    page.locator("label", has_text="Disabled").click()
    expect(row(page, "Delhi")).not_to_have_attribute("aria-disabled", "true")
    expect_log(page, "none, 0 selected")
    expect(page.locator(OPEN)).to_have_count(0)


def test_the_menu_of_the_header_hides_columns(open_table):
    page = open_table()
    headers = page.get_by_role("columnheader")
    headers.first.click(button="right")
    page.locator(OPEN).locator("label", has_text="Country").click()
    expect(headers).to_have_text(["Name", "Population", "Visited"])
    page.keyboard.press("Escape")
    expect(row(page, "Cairo").get_by_role("gridcell")).to_have_text(
        ["Cairo", "23,074,200", "Visit"])


def test_a_phone_shows_the_first_column(open_table):
    page = open_table(device=PHONE)
    expect(page.get_by_role("columnheader")).to_have_count(0)
    expect(row(page, "Cairo").get_by_role("gridcell")).to_have_text(["Cairo"])
    page.get_by_role("gridcell", name="Cairo").tap()
    expect_selected(page, "Cairo")
    assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
    box = page.get_by_role("gridcell", name="Osaka").bounding_box()
    point = {"x": box["x"] + 20, "y": box["y"] + 20}
    touch = page.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    item = page.locator(OPEN).get_by_role("button", name="Delete 1")
    expect(item).to_be_visible()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    item.tap()
    expect_log(page, "delete Osaka, 1 selected")
    expect_selected(page, "Cairo")


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_long_table_has_the_rows_that_the_user_sees(open_table, device):
    page = open_table("many-cities", device)
    expect(page.locator(".tr")).to_have_count(100)
    click(page, "City 3")
    # The script knows the height of a row, and so the place of all others. On a phone, the page scrolls once the server
    # knows the width of the window.
    scroller = "document.scrollingElement" if device is PHONE else "document.querySelector('.table')"
    page.wait_for_function(f"() => {scroller}.scrollHeight > 100000")
    page.evaluate(f"top => {scroller}.scrollTop = top", 40000)
    expect(page.get_by_role("gridcell", name="City 3", exact=True)).to_have_count(0)
    expect(page.locator(".td:first-child").get_by_text("City 8").first).to_be_visible()
    assert page.locator(".tr").count() < 200
    if device is PHONE:
        return
    # Every second row has another background, whichever the first row of the page is.
    colors = page.locator(".tbody > .selectable").evaluate_all(
        "rows => rows.map((row) => [row.innerText.split(/\\s/)[1] % 2, getComputedStyle(row).backgroundColor])")
    assert len({tuple(color) for color in colors}) == 2
    page.locator(".td:first-child", has_text="City 84").first.click(modifiers=["Shift"])
    expect(page.get_by_text("Log: none, 8")).to_be_visible()


def test_rows_of_a_tree_are_shown_and_have_menus(open_table):
    page = open_table("regions")
    rows = page.locator(".tr .td:first-child")
    expect(rows).to_have_text(["Norway", "Iceland"])
    handle = page.get_by_role("button", name="Details")
    handle.click()
    expect(rows).to_have_text(["Norway", "Nordland", "Vestland", "Iceland"])
    handle.nth(1).click()
    expect(rows).to_have_text(["Norway", "Nordland", "Vestland", "Voss", "Iceland"])
    assert violations(page) == []
    page.get_by_role("cell", name="Voss", exact=True).click(button="right")
    page.locator(OPEN).get_by_role("button", name="Visit").click()
    expect_log(page, "visit Voss")
    handle.first.click()
    expect(rows).to_have_text(["Norway", "Iceland"])
