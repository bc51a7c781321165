"""The gallery's case studies."""

from playwright.sync_api import Page, expect

CASE_STUDIES = [
    "Effect cancellation",
    "Two counters",
    "Optional child",
    "Animation",
    "Bindings",
    "Rows with effects",
    "Long-living effects",
    "Timers",
    "Debounced search",
    "Throttle",
    "Publisher or run",
]


def open_gallery(page: Page, url: str) -> None:
    page.goto(url)
    expect(page.get_by_role("heading", name="Gallery")).to_be_visible()


def open_case_study(page: Page, url: str, name: str) -> None:
    """Loads the gallery, and goes to a case study."""
    open_gallery(page, url)
    page.get_by_role("button", name=name, exact=True).click()
    expect(page.get_by_role("heading", name=name, exact=True)).to_be_visible()
