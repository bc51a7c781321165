"""Users who sign in and out."""

from itertools import count

import pytest
from playwright.sync_api import Page, expect

pytestmark = pytest.mark.isolated

NUMBERS = count(1)
PASSWORD = "correct horse"


@pytest.fixture(scope="module")
def members(serve):
    return serve("signin")


@pytest.fixture(autouse=True)
def rejected_sockets(complaints):
    """Permits the browser's error about a form that connects again after its user has signed in."""
    complaints.allow("Unexpected response code: 303")


@pytest.fixture
def name() -> str:
    """The name of a user of this test."""
    return f"Ann {next(NUMBERS)}"


def fill(page: Page, name: str, password: str) -> None:
    page.get_by_role("textbox", name="Name").fill(name)
    page.get_by_role("textbox", name="Password").fill(password)


def create(page: Page, members, name: str) -> None:
    page.goto(members.url)
    fill(page, name, PASSWORD)
    page.get_by_role("button", name="Create an account").click()
    expect_signed_in(page, members, name)


def expect_signed_in(page: Page, members, name: str) -> None:
    expect(page.get_by_text(f"Hello, {name}.")).to_be_visible()
    expect(page).to_have_url(members.url)


def test_a_page_for_users_leads_to_the_form(page, members):
    page.goto(members.url)
    expect(page).to_have_url(members.url + "sign-in?next=%2F")
    expect(page).to_have_title("Sign in – Members")


def test_a_user_stays_signed_in_by_a_cookie_that_scripts_cannot_read(page, members, name):
    create(page, members, name)
    [cookie] = [each for each in page.context.cookies() if each["name"] == "session"]
    assert cookie["httpOnly"] and cookie["sameSite"] == "Lax"
    assert "session" not in page.evaluate("document.cookie")
    page.reload()
    expect_signed_in(page, members, name)
    page.goto(members.url + "sign-in")
    expect_signed_in(page, members, name)


def test_signing_out_ends_all_tabs_of_the_user_in_all_browsers(new_context, members, name):
    context, other_context, stranger = new_context(), new_context(), new_context().new_page()
    tabs = [context.new_page(), context.new_page(), other_context.new_page()]
    create(tabs[0], members, name)
    tabs[1].goto(members.url)
    expect_signed_in(tabs[1], members, name)
    tabs[2].goto(members.url)
    fill(tabs[2], name, PASSWORD)
    tabs[2].get_by_role("textbox", name="Password").press("Enter")
    expect_signed_in(tabs[2], members, name)
    create(stranger, members, f"Eve {name}")

    tabs[0].get_by_role("button", name="Sign out everywhere").click()
    for tab in tabs:
        expect(tab).to_have_url(members.url + "sign-in?next=%2F")
        expect(tab.get_by_role("textbox", name="Password")).to_be_visible()
    expect_signed_in(stranger, members, f"Eve {name}")
    # The cookies that the browsers still have are worth nothing.
    assert context.request.get(members.url).url == members.url + "sign-in?next=%2F"


def test_signing_out_ends_the_tabs_of_one_browser(new_context, members, name):
    context, other_context = new_context(), new_context()
    tabs = [context.new_page(), context.new_page()]
    create(tabs[0], members, name)
    tabs[1].goto(members.url)
    other = other_context.new_page()
    other.goto(members.url)
    fill(other, name, PASSWORD)
    other.get_by_role("button", name="Sign in").click()
    expect_signed_in(other, members, name)
    tabs[0].get_by_role("button", name="Sign out", exact=True).click()
    for tab in tabs:
        expect(tab.get_by_role("textbox", name="Password")).to_be_visible()
    other.reload()
    expect_signed_in(other, members, name)


def test_a_browser_has_one_session_whichever_tab_signs_in(new_context, members, name):
    context = new_context()
    first, second = context.new_page(), context.new_page()
    for tab in first, second:
        tab.goto(members.url)
    fill(first, name, PASSWORD)
    first.get_by_role("button", name="Create an account").click()
    expect_signed_in(first, members, name)
    former = context.cookies()
    # The form of the second tab was requested without a cookie.
    fill(second, name, PASSWORD)
    with first.expect_event("load"):
        second.get_by_role("button", name="Sign in").click()
    expect_signed_in(second, members, name)
    expect_signed_in(first, members, name)
    first.get_by_role("button", name="Sign out", exact=True).click()
    for tab in first, second:
        expect(tab.get_by_role("textbox", name="Password")).to_be_visible()
    # The session of the first tab had ended when the second one began.
    other = new_context()
    other.add_cookies(former)
    assert "sign-in" in other.request.get(members.url).url


def test_a_deep_link_is_opened_after_signing_in(page, members, name):
    page.goto(members.url + "?step=2")
    fill(page, name, PASSWORD)
    page.get_by_role("button", name="Create an account").click()
    expect(page.get_by_text(f"Hello, {name}.")).to_be_visible()
    expect(page).to_have_url(members.url + "?step=2")


HELD_SECOND_ANSWER = """
const { fetch } = window;
const released = new Promise((release) => { window.release = release; });
let count = 0;
window.fetch = async (...request) => {
  const isHeld = ++count === 2;
  const response = await fetch(...request);
  if (isHeld) await released;
  return response;
};
"""


def test_a_page_is_left_when_the_browser_has_all_cookies(page, members, name):
    page.add_init_script(HELD_SECOND_ANSWER)
    with page.expect_websocket() as opened:
        page.goto(members.url + "?step=2")
    fill(page, name, PASSWORD)
    visits: list[str] = []
    page.on("request", lambda request: request.is_navigation_request() and visits.append(request.url))
    with opened.value.expect_event("framereceived", lambda frame: "redirect" in frame):
        page.get_by_role("button", name="Create an account").click()
    page.evaluate("document.title")
    assert not visits
    page.evaluate("release()")
    expect(page.get_by_text(f"Hello, {name}.")).to_be_visible()
    expect(page).to_have_url(members.url + "?step=2")


def test_a_wrong_password_is_reported(page, members, name, new_page):
    create(page, members, name)
    other = new_page()
    other.goto(members.url)
    fill(other, name, "wrong horse")
    other.get_by_role("button", name="Sign in").click()
    expect(other.get_by_text("The name or the password is wrong.")).to_be_visible()
    expect(other.get_by_role("textbox", name="Password")).to_have_value("")
    assert not [each for each in other.context.cookies() if each["name"] == "session"]
    fill(other, name, PASSWORD)
    other.get_by_role("button", name="Sign in").click()
    expect_signed_in(other, members, name)
