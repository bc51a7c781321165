"""What a page says about its connection."""

from playwright.sync_api import Locator, Page, expect

LOST = "Connection lost. Trying to connect again …"
FOUND = "Connected again."
STOPPED = "The server stops. Trying to connect again …"
ANEW = "This page was away for long, and has begun anew."


def banner(page: Page) -> Locator:
    return page.locator("#banner[role=status]")


def expect_banner(page: Page, text: str) -> None:
    expect(banner(page)).to_have_text(text)
