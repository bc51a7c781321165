"""The case study "Two counters" in a page."""

from playwright.sync_api import Locator, Page, expect

from support.gallery import open_case_study


class Counters:
    def __init__(self, page: Page):
        self.page = page

    def open(self, url: str) -> None:
        open_case_study(self.page, url, "Two counters")

    def increment(self, counter: int) -> Locator:
        """The button of the first or the second counter."""
        return self.page.get_by_role("button", name="Increment").nth(counter - 1)

    def tap(self, counter: int, times: int = 1) -> None:
        for _ in range(times):
            self.increment(counter).click()

    def expect(self, first: int, second: int) -> None:
        rows = self.page.locator(".form > .hstack")
        for row, count in (rows.first, first), (rows.last, second):
            expect(row.get_by_text(str(count), exact=True)).to_be_visible()
