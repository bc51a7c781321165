"""Pages in the states that show most."""

from playwright.sync_api import Page

from support import document_looks, form_looks, gallery_looks, shoebox_looks, standups_looks
from support.recorder import Recorder
from support.stage import Stage

# The settings of the browser for each look, by its name.
LOOKS = (
    gallery_looks.LOOKS | shoebox_looks.LOOKS | document_looks.LOOKS | standups_looks.LOOKS
    | form_looks.LOOKS
)


def show(page: Page, look: str, stage: Stage) -> None:
    """Opens a page, and has all of it be there."""
    LOOKS[look](page, stage)
    Recorder(page).rest()
    page.mouse.move(0, 0)
    page.evaluate("() => { document.activeElement.blur(); scrollTo(0, 0); }")
