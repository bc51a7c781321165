"""What pages complain about, which no test wants."""

from collections.abc import Callable

from playwright.sync_api import BrowserContext, ConsoleMessage, Dialog

VIOLATIONS = """
addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample }) =>
  console.error("securitypolicyviolation", violatedDirective, blockedURI, sample));
"""


class Complaints(list[str]):
    """Records errors, dialogs and violations of a page's policy."""

    def __init__(self):
        super().__init__()
        # A page that goes while it connects.
        self._allowed = ["WebSocket is closed before the connection is established"]

    def allow(self, text: str) -> None:
        """Takes complaints with a text for a matter of course."""
        self._allowed.append(text)

    def allow_lost_connections(self) -> None:
        """Ignores the errors of lost and refused connections."""
        self.allow("WebSocket connection to")
        self.allow("Failed to load resource")

    @staticmethod
    def listen(context: BrowserContext, current: Callable[[], "Complaints | None"]) -> None:
        """Records what the pages of a context complain about in those that are current then."""

        def note(text: str) -> None:
            if (complaints := current()) is not None:
                complaints._note(text)

        def note_console(message: ConsoleMessage) -> None:
            if message.type in ("error", "warning", "assert"):
                note(f"console.{message.type}: {message.text}")

        def note_dialog(dialog: Dialog) -> None:
            note(f"{dialog.type}: {dialog.message}")
            dialog.dismiss()

        context.add_init_script(VIOLATIONS)
        context.on("console", note_console)
        context.on("weberror", lambda error: note(f"error: {error.error}"))
        context.on("dialog", note_dialog)

    def _note(self, text: str) -> None:
        if not any(allowed in text for allowed in self._allowed):
            self.append(text)
