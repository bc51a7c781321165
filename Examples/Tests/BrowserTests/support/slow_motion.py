"""The page "Motion": rows that change under animations that take longer than any test."""

from playwright.sync_api import Page, expect

from support.recorder import Recorder

CHANGES = [
    "Remove the first row", "Remove the second row", "Remove the last row", "Remove all rows",
    "Add a row", "Reverse the rows", "Rotate the rows", "Grow the second row", "Replace the row below",
]  # fmt: skip


def open_motion(page: Page, url: str) -> None:
    """Opens a page with the rows as the last change of any page left them."""
    page.goto(f"{url}motion")
    expect(page.get_by_text("Step ")).to_be_visible()


def press(page: Page, change: str) -> None:
    """Brings a change about without moving the focus, and waits until it is shown."""
    steps = int(page.get_by_text("Step ").text_content().removeprefix("Step "))
    page.get_by_role("button", name=change, exact=True).dispatch_event("click")
    expect(page.get_by_text(f"Step {steps + 1}", exact=True)).to_be_visible()


def start_over(page: Page) -> None:
    """Shows the first rows, none of which moves."""
    press(page, "Start over")
    Recorder(page).rest()
