"""What a page says about its connection."""

from contextlib import contextmanager

from playwright.sync_api import Locator, Page, expect

LOST = "Connection lost. Reconnecting…"
FOUND = "Connected again."
STOPPED = "The server is stopping. Reconnecting…"
RELOADED = "The session expired. The page was reloaded."
RESTARTED = "The server was restarted. The page was reloaded."
UNSURE = f"{RESTARTED} Your last action may not have been carried out."
EXPIRED = "The session expired. Reload to start over."

# Has `said` resolve when the page says a text, which may stand for a moment only.
LISTEN = """text => {
  const banner = document.querySelector("#banner");
  window.said = seen(() => banner.textContent === text, `The page did not say "${text}"`);
}"""


def banner(page: Page) -> Locator:
    return page.locator("#banner[role=status]")


def expect_banner(page: Page, text: str) -> None:
    expect(banner(page)).to_have_text(text)


@contextmanager
def saying(page: Page, text: str):
    """Waits at its end until the page has said something, for however short a time."""
    page.evaluate(LISTEN, text)
    yield
    page.evaluate("() => said")
