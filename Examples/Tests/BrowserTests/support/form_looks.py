"""The looks of the rows of a form, and of columns."""

from playwright.sync_api import Page, expect

from support.stage import Stage


def open_form_rows(page: Page, url: str) -> None:
    """Opens the page with each kind of row."""
    page.goto(f"{url}form-rows")
    expect(page.get_by_role("heading", name="Form rows")).to_be_visible()


def _form_rows(page: Page, stage: Stage) -> None:
    open_form_rows(page, stage.pages.url)


def _columns(page: Page, stage: Stage) -> None:
    page.goto(f"{stage.pages.url}mailbox")
    page.locator(".selectable", has_text="Folder 2").click()
    expect(page.get_by_role("heading", name="Folder 2")).to_be_visible()
    page.get_by_role("button", name="Edit").click()
    page.locator(".selectable", has_text="Message 2").first.click()
    expect(page.get_by_role("button", name="Done")).to_be_visible()


LOOKS = {"Form rows": _form_rows, "Columns": _columns}
