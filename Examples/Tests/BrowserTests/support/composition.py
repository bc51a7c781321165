"""Text that an input method composes."""

from playwright.sync_api import Page


class Composition:
    """What an input method composes in the field that has the focus."""

    def __init__(self, page: Page):
        self._session = page.context.new_cdp_session(page)

    def show(self, text: str) -> None:
        """Replaces the text that is being composed."""
        arguments = {"text": text, "selectionStart": len(text), "selectionEnd": len(text)}
        self._session.send("Input.imeSetComposition", arguments)

    def commit(self, text: str) -> None:
        """Ends the composition with a text."""
        self._session.send("Input.insertText", {"text": text})
