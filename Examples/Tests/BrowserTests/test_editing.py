"""Lists that are edited, menus, search fields, tabs, and the focus of fields."""

import pytest
from playwright.sync_api import Page, expect

from support.accessibility import violations
from support.devices import DESKTOP, PHONE
from support.recorder import Recorder
from test_presentations import DEVICES, button, open_study


@pytest.fixture
def open_list(new_page, gallery):
    return lambda device: open_study(new_page, gallery, "Editable list", device)


def action(page: Page, name: str, row: str):
    """The button of a row."""
    return page.locator(".editable", has_text=row).get_by_role("button", name=name)


def has_rows(page: Page, *rows: str) -> None:
    expect(page.locator(".editable:not([inert]) > .row")).to_have_text(rows)


@DEVICES
def test_rows_are_deleted_by_keyboard(open_list, device):
    page = open_list(device)
    button(page, "Edit").focus()
    page.keyboard.press("Enter")
    expect(button(page, "Done")).to_be_focused()
    delete = action(page, "Delete", "Passport")
    delete.focus()
    page.keyboard.press("Enter")
    has_rows(page, "Toothbrush", "Book", "Raincoat")
    Recorder(page).rest()
    # The next row receives the focus, so that more rows can be deleted.
    assert page.evaluate("() => !!document.activeElement.closest('.editable')")
    assert not violations(page)


@DEVICES
def test_rows_are_deleted_by_pointer(open_list, device):
    page = open_list(device)
    button(page, "Edit").click()
    action(page, "Delete", "Toothbrush").click()
    action(page, "Delete", "Book").click()
    has_rows(page, "Passport", "Raincoat")
    button(page, "Done").click()
    expect(page.locator(".editable.editing")).to_have_count(0)


@DEVICES
def test_a_row_keeps_the_focus_while_it_moves(open_list, device):
    page = open_list(device)
    button(page, "Edit").click()
    up = action(page, "Move up", "Raincoat")
    up.focus()
    page.keyboard.press("Enter")
    has_rows(page, "Toothbrush", "Passport", "Raincoat", "Book")
    expect(up).to_be_focused()
    page.keyboard.press("Enter")
    has_rows(page, "Toothbrush", "Raincoat", "Passport", "Book")
    expect(up).to_be_focused()
    action(page, "Move down", "Toothbrush").click()
    has_rows(page, "Raincoat", "Toothbrush", "Passport", "Book")


def test_the_pointer_shows_the_actions_of_its_row(open_list):
    page = open_list(DESKTOP)
    line = page.locator(".editable", has_text="Book")
    (row, actions) = (line.locator(part) for part in (".row", ".row-actions"))
    expect(actions).to_have_css("opacity", "0")
    place = row.bounding_box()
    page.get_by_text("Book", exact=True).hover()
    expect(actions).to_have_css("opacity", "1")
    # They cover nothing that one may want to click, and nothing moves.
    assert row.bounding_box() == place
    assert place["x"] + place["width"] <= actions.bounding_box()["x"]
    action(page, "Delete", "Book").click()
    has_rows(page, "Toothbrush", "Passport", "Raincoat")


def test_the_keyboard_shows_the_actions_of_its_row(open_list):
    page = open_list(DESKTOP)
    action(page, "Delete", "Book").focus()
    expect(page.locator(".editable", has_text="Book").locator(".row-actions")).to_have_css(
        "opacity", "1"
    )
    page.keyboard.press("Enter")
    has_rows(page, "Toothbrush", "Passport", "Raincoat")


def test_a_swipe_shows_the_actions_of_a_row(open_list):
    page = open_list(PHONE)
    row = page.locator(".editable", has_text="Book")
    hidden = row.evaluate("(node) => node.scrollWidth - node.clientWidth")
    assert hidden > 40
    # As a finger scrolls it.
    row.evaluate("(node) => node.scrollTo({ left: 1000, behavior: 'instant' })")
    action(page, "Delete", "Book").click()
    has_rows(page, "Toothbrush", "Passport", "Raincoat")


@DEVICES
def test_a_menu_opens_beside_its_button_and_closes(open_list, device):
    page = open_list(device)
    menu = button(page, "Actions")
    items = page.locator(".menu-items")
    expect(items).to_be_hidden()
    menu.focus()
    page.keyboard.press("Enter")
    expect(items).to_be_visible()
    box, own = menu.bounding_box(), items.bounding_box()
    assert 0 <= own["y"] - box["y"] - box["height"] < 12
    width = page.viewport_size["width"]
    assert own["x"] >= 0 and own["x"] + own["width"] <= width
    assert not violations(page)
    # Esc closes the menu, and not the screen.
    page.keyboard.press("Escape")
    expect(items).to_be_hidden()
    expect(menu).to_be_focused()
    expect(page.get_by_role("heading", name="Editable list")).to_be_visible()
    menu.click()
    button(page, "Sort by name").click()
    expect(items).to_be_hidden()
    has_rows(page, "Book", "Passport", "Raincoat", "Toothbrush")


@DEVICES
def test_a_search_field_filters(open_list, device):
    page = open_list(device)
    field = page.get_by_role("searchbox", name="Items")
    field.fill("oo")
    has_rows(page, "Toothbrush", "Book")
    field.fill("")
    has_rows(page, "Toothbrush", "Passport", "Book", "Raincoat")


def test_refreshing_shows_progress(open_list):
    page = open_list(PHONE)
    button(page, "Actions").click()
    button(page, "Remove all").click()
    expect(page.locator(".editable:not([inert])")).to_have_count(0)
    page.evaluate(
        """() => {
          const spinner = () => document.querySelector(".toolbar [role=progressbar]");
          window.refreshing = seen(spinner, "There was no progress");
        }"""
    )
    button(page, "Refresh").click()
    page.evaluate("() => refreshing")
    has_rows(page, "Toothbrush", "Passport", "Book", "Raincoat")
    expect(page.locator(".toolbar [role=progressbar]")).to_have_count(0)


@DEVICES
def test_the_focus_is_where_the_feature_wants_it(new_page, gallery, device):
    page = open_study(new_page, gallery, "Focus", device)
    name, email = (page.get_by_role("textbox", name=name) for name in ["Name", "Email"])
    button(page, "Sign up").click()
    expect(name).to_be_focused()
    page.keyboard.type("Ada")
    # The feature follows the user.
    page.keyboard.press("Tab")
    expect(page.get_by_text("Focus: email")).to_be_visible()
    expect(email).to_be_focused()
    name.focus()
    expect(page.get_by_text("Focus: name")).to_be_visible()
    page.evaluate("() => document.activeElement.blur()")
    expect(page.get_by_text("Focus: none")).to_be_visible()
    button(page, "Sign up").click()
    expect(email).to_be_focused()
    page.keyboard.type("ada@example.com")
    button(page, "Sign up").click()
    expect(page.get_by_text("Welcome, Ada.")).to_be_visible()
    expect(email).not_to_be_focused()
    assert not violations(page)


@DEVICES
def test_only_the_selected_tab_is_shown(new_page, gallery, device):
    page = open_study(new_page, gallery, "Tabs", device)
    first, second = button(page, "First"), button(page, "Second")
    expect(first).to_have_attribute("aria-current", "page")
    panel = page.locator(".tab:not([hidden])")
    expect(panel).to_have_count(1)
    panel.get_by_role("button", name="Increment").click()
    expect(panel.get_by_text("1", exact=True)).to_be_visible()
    second.focus()
    page.keyboard.press("Enter")
    expect(second).to_have_attribute("aria-current", "page")
    expect(second).to_be_focused()
    expect(panel.get_by_text("0", exact=True)).to_be_visible()
    panel.get_by_role("button", name="Go to the other tab").click()
    expect(first).to_have_attribute("aria-current", "page")
    # It has kept its state.
    expect(panel.get_by_text("1", exact=True)).to_be_visible()
    assert not violations(page)


@pytest.fixture
def places(page, pages) -> Page:
    page.goto(f"{pages.url}places")
    expect(button(page, "Present")).to_be_visible()
    return page


def test_toolbars_and_search_fields_need_no_screen(places):
    button(places, "Add").click()
    expect(places.get_by_text("Log: add")).to_be_visible()
    places.get_by_role("searchbox", name="Places").fill("here")
    expect(places.get_by_text("Query: here")).to_be_visible()


def test_esc_closes_the_menu_of_a_sheet_and_then_the_sheet(places):
    button(places, "Present").click()
    menu = button(places, "Sort")
    menu.click()
    expect(button(places, "By name")).to_be_visible()
    places.keyboard.press("Escape")
    expect(button(places, "By name")).to_be_hidden()
    expect(menu).to_be_focused()
    expect(places.get_by_role("dialog")).to_be_visible()
    menu.click()
    button(places, "By date").click()
    expect(places.get_by_text("Log: by date")).to_be_attached()
    places.keyboard.press("Escape")
    expect(places.get_by_role("dialog")).to_have_count(0)


def test_a_sheet_without_a_screen_has_its_toolbar(places):
    button(places, "Present").click()
    places.get_by_role("dialog").get_by_role("button", name="Done").click()
    expect(places.get_by_role("dialog")).to_have_count(0)


def test_the_action_that_closes_a_sheet_gives_the_focus(places):
    button(places, "Present").click()
    button(places.get_by_role("dialog"), "Edit second").click()
    expect(places.get_by_role("dialog")).to_have_count(0)
    expect(places.get_by_role("textbox", name="Second")).to_be_focused()
    expect(places.get_by_text("Focus: second")).to_be_visible()


def test_nested_views_have_the_focus_together(places):
    first, second = (places.get_by_role("textbox", name=name) for name in ["First", "Second"])
    button(places, "Focus first").click()
    expect(first).to_be_focused()
    expect(places.get_by_text("Focus: first")).to_be_visible()
    # The border of the field follows the inner view.
    expect(places.locator("[data-focused] [data-focused]")).to_have_count(1)
    second.focus()
    expect(places.get_by_text("Focus: second")).to_be_visible()
    expect(second).to_be_focused()
    expect(places.locator("[data-focused] [data-focused]")).to_have_count(1)


@pytest.mark.isolated
def test_late_answers_do_not_move_the_focus_of_the_user(page, pages):
    answers = []
    is_held = False

    def deliver():
        while answers and not is_held:
            route, message = answers.pop(0)
            route.send(message)

    def listen(route):
        def receive(message):
            answers.append((route, message))
            deliver()

        route.connect_to_server().on_message(receive)

    page.route_web_socket("**/socket", listen)
    page.goto(f"{pages.url}places")
    first, second, other = (
        page.get_by_role("textbox", name=name) for name in ["First", "Second", "Other"]
    )
    first.focus()
    expect(page.get_by_text("Focus: first")).to_be_visible()
    is_held = True
    second.focus()
    first.focus()
    other.focus()
    page.keyboard.type("a")
    page.evaluate(
        """() => {
          window.moves = [];
          document.addEventListener("focusin", ({ target }) => moves.push(target.outerHTML));
        }"""
    )
    is_held = False
    deliver()
    expect(page.get_by_text("Focus: none")).to_be_visible()
    expect(other).to_be_focused()
    assert page.evaluate("() => moves") == []
