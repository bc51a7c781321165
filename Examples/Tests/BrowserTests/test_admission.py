"""Places that their users may not visit, or no longer."""

from playwright.sync_api import Page, expect


def enter(page: Page, pages, visitor: str) -> None:
    page.context.add_cookies([{"name": "visitor", "value": visitor, "url": pages.url}])
    page.goto(pages.url + "guarded")
    expect(page.get_by_text("At /", exact=True)).to_be_visible()


def test_a_link_to_a_closed_place_shows_why(page, pages, complaints):
    complaints.allow("status of 403")
    enter(page, pages, "guest")
    page.get_by_role("link", name="open").click()
    expect(page.get_by_text("At /open")).to_be_visible()
    page.evaluate("window.isSameDocument = true")
    page.get_by_role("link", name="closed").click()
    expect(page.get_by_text("This place is closed.")).to_be_visible()
    expect(page).to_have_url(pages.url + "guarded/closed")
    # The server has refused a request, not only the visit.
    assert not page.evaluate("window.isSameDocument === true")


def test_a_visitor_who_loses_access_is_told_so_in_each_tab(page, pages, new_context):
    enter(page, pages, "former")
    other = page.context.new_page()
    other.goto(pages.url + "guarded/open")
    stranger = new_context().new_page()
    enter(stranger, pages, "regular")
    expect(other.get_by_text("At /open")).to_be_visible()
    page.get_by_role("button", name="Revoke").click()
    for tab in (page, other):
        expect(tab).to_have_url(pages.url + "links")
        expect(tab.get_by_text("Your access to the page has ended.")).to_be_visible()
    stranger.get_by_role("link", name="open").click()
    expect(stranger.get_by_text("At /open")).to_be_visible()
