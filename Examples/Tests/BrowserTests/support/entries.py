"""The page with fields of all kinds."""

from playwright.sync_api import Locator, Page, expect

from support.wire import Wire


class Entries:
    """The fields of the page, and what its server knows."""

    def __init__(self, page: Page):
        self.page = page
        self.wire = Wire(page)

    def open(self, url: str) -> None:
        self.page.goto(f"{url}entries")
        self.expect_known("Untitled", "not urgent", 0, 0, 0)

    def field(self, label: str) -> Locator:
        return self.page.get_by_label(label, exact=True)

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def fill_in(self) -> None:
        """Changes each of the fields."""
        self.field("Title").fill("Tea")
        self.field("Password").fill("secret")
        self.field("Notes").fill("one\ntwo")
        self.field("Urgent").check()
        self.field("Reason").fill("thirst")
        self.field("Size").select_option("Large")
        self.page.get_by_text("Blue", exact=True).click()
        self.field("Amount").fill("7")

    def expect_known(self, title: str, urgency: str, *numbers: int) -> None:
        known = [title, urgency, *map(str, numbers)]
        expect(self.page.get_by_text(f"Known: {', '.join(known)}", exact=True)).to_be_visible()

    def expect_text(self, text: str) -> None:
        expect(self.page.get_by_text(text, exact=True)).to_be_visible()

    def texts(self, label: str) -> list[str]:
        """The values of a field that were sent."""
        element = self.field(label).evaluate("node => +node.closest('[data-i]').dataset.i")
        return [event["v"] for event in self.wire.events if event["i"] == element and event["do"] == "text"]
