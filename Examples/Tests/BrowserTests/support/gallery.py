"""The gallery's case studies."""

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from support.recorder import Recorder

# The titles of all case studies. Tests that run once for each need them before there is a gallery.
CASE_STUDIES = [
    re.search(r'CaseStudy\(\s*"([^"]+)"', file.read_text(encoding="utf-8")).group(1)
    for file in sorted((Path(__file__).parents[3] / "Sources/CaseStudies/Studies").glob("*.swift"))
]


def open_gallery(page: Page, url: str) -> None:
    page.goto(url)
    expect(page.get_by_role("heading", name="Gallery")).to_be_visible()


def open_case_study(page: Page, url: str, name: str) -> None:
    """Loads the gallery, and goes to a case study."""
    open_gallery(page, url)
    page.get_by_role("button", name=name, exact=True).click()
    expect(page.get_by_role("heading", name=name, exact=True)).to_be_visible()
    # The screen slides in.
    Recorder(page).rest()
