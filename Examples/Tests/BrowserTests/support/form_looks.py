"""The looks of the rows of a form."""

from playwright.sync_api import Page, expect

from support.stage import Stage


def open_form_rows(page: Page, url: str) -> None:
    """Opens the page with each kind of row."""
    page.goto(f"{url}form-rows")
    expect(page.get_by_role("heading", name="Form rows")).to_be_visible()


def _form_rows(page: Page, stage: Stage) -> None:
    open_form_rows(page, stage.pages.url)


LOOKS = {"Form rows": _form_rows}
