"""The states of documents that are surveyed."""

from playwright.sync_api import Page, expect

from support.documents import DocumentList, DocumentPage
from support.stage import Stage

LONG_TITLE = "What grandmother has brought from the mountains, second infusion"


def _list(page: Page, stage: Stage) -> None:
    for title in "Tea", "Rice", "Soft egg", "Black tea", LONG_TITLE:
        stage.documents.write(title)
    DocumentList(page).open(stage.documents)


def _empty_list(page: Page, stage: Stage) -> None:
    DocumentList(page).open(stage.documents)


def _renamed(page: Page, stage: Stage) -> None:
    """A document is renamed to the name of another one."""
    _list(page, stage)
    documents = DocumentList(page)
    documents.rename("Soft egg", "Tea")
    expect(page.get_by_text("is taken")).to_be_visible()


def _deleted(page: Page, stage: Stage) -> None:
    _list(page, stage)
    documents = DocumentList(page)
    documents.button("Delete", LONG_TITLE).click()
    expect(documents.keep).to_be_visible()


def _document(page: Page, stage: Stage, title: str = "Tea", **timer) -> DocumentPage:
    stage.documents.write(title, **timer)
    document = DocumentPage(page)
    document.open(stage.documents, title)
    return document


def _running(page: Page, stage: Stage) -> None:
    document = _document(page, stage, LONG_TITLE, elapsed=60)
    document.timer(LONG_TITLE).begin()
    expect(document.edited).to_be_visible()


def _finished(page: Page, stage: Stage) -> None:
    document = _document(page, stage, elapsed=180, position="finished")
    expect(document.timer("Tea").done).to_be_visible()


def _conflict(page: Page, stage: Stage) -> None:
    document = _document(page, stage, elapsed=60)
    stage.documents.write("Tea", name="Their tea")
    expect(document.reload).to_be_visible()
    document.name.fill("My tea")
    expect(document.edited).to_be_visible()


def _missing(page: Page, stage: Stage) -> None:
    document = _document(page, stage)
    stage.documents.path("Tea").unlink()
    expect(document.keep_mine).to_be_visible()


def _damaged(page: Page, stage: Stage) -> None:
    stage.documents.put("Tea", b"Two bags, three minutes.\n")
    document = DocumentPage(page)
    document.open(stage.documents, "Tea")
    expect(document.try_again).to_be_visible()


LOOKS = {
    "Documents": _list,
    "No documents": _empty_list,
    "Documents renamed": _renamed,
    "Documents deleted": _deleted,
    "Document": _document,
    "Document running": _running,
    "Document finished": _finished,
    "Document in conflict": _conflict,
    "Document gone": _missing,
    "Document damaged": _damaged,
}
