"""The page of `timers many`: a list of twelve timers."""

from playwright.sync_api import Locator, Page, expect

from support.recorder import Recorder
from support.timers import Timer

NAMES = [
    "Espresso", "Soft egg", "Tea", "Rice", "Pasta", "Sourdough", "Stand up", "Look away", "Call",
    "Plank", "Sprint", "Rest",
]  # fmt: skip


class Shoebox:
    def __init__(self, page: Page):
        self.page = page
        self.add = page.get_by_role("button", name="Add a timer", exact=True)

    def open(self, url: str) -> None:
        self.page.goto(url)
        expect(self.page.get_by_role("heading", name="Timers", exact=True)).to_be_visible()

    def timer(self, name: str) -> Timer:
        return Timer(self.page, name)

    def edit(self) -> None:
        self.page.get_by_role("button", name="Edit", exact=True).click()
        expect(self.button("Delete").first).to_be_visible()
        self.rest()

    def rest(self) -> None:
        """Waits until nothing moves: a click can miss a button that does."""
        Recorder(self.page).rest()

    def end_editing(self) -> None:
        self.page.get_by_role("button", name="Done", exact=True).click()
        expect(self.button("Delete")).to_have_count(0)

    def button(self, verb: str, name: str = "", place: str = "") -> Locator:
        """A button such as `Delete Tea` or `Move Tea up`. Without a name, those of all timers."""
        whole = f"{verb} {name} {place}".strip()
        return self.page.get_by_role("button", name=whole, exact=bool(name))

    def delete(self, name: str) -> None:
        """Deletes a timer, and waits until it has disappeared and the others have taken its place."""
        self.button("Delete", name).click()
        expect(self.button("Delete", name)).to_have_count(0)
        self.rest()

    def name(self, name: str) -> Locator:
        return self.page.get_by_label(f"Name of {name}", exact=True)

    def set_duration(self, name: str, seconds: int) -> Timer:
        """Changes a timer's duration in the editor."""
        self.edit()
        timer = self.timer(name)
        timer.set_duration(seconds)
        self.end_editing()
        return timer

    def lists(self, *names: str) -> None:
        expect(self.page.locator(".list .limited .text")).to_have_text(names)
