"""The gallery's case studies."""

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from support.devices import NARROW
from support.recorder import Recorder

# The titles of all case studies. Tests that run once for each need them before there is a gallery.
CASE_STUDIES = [
    re.search(r'CaseStudy\(\s*"([^"]+)"', file.read_text(encoding="utf-8")).group(1)
    for file in sorted((Path(__file__).parents[3] / "Sources/CaseStudies/Studies").glob("*.swift"))
]


def wait_for_columns(page: Page) -> None:
    """Waits until a page has the columns of its window: the first page is that of a wide one."""
    is_wide = page.viewport_size["width"] >= 600
    expect(page.locator(".split-view")).to_have_count(int(is_wide))


def open_gallery(page: Page, url: str, has_columns: bool = False) -> None:
    """Loads the gallery: a stack of screens, as on a phone, unless columns are asked for."""
    if not has_columns and page.viewport_size["width"] >= 600:
        page.set_viewport_size(NARROW["viewport"])
    page.goto(url)
    wait_for_columns(page)
    expect(page.get_by_role("heading", name="Gallery")).to_be_visible()


def open_case_study(page: Page, url: str, name: str, has_columns: bool = False) -> None:
    """Loads the gallery, and goes to a case study."""
    open_gallery(page, url, has_columns)
    page.get_by_role("button", name=name, exact=True).click()
    expect(page.get_by_role("heading", name=name, exact=True)).to_be_visible()
    # The screen slides in.
    Recorder(page).rest()
