"""What pages complain about, which no test wants."""

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

    def listen(self, context: BrowserContext) -> None:
        context.add_init_script(VIOLATIONS)
        context.on("console", self._note_console)
        context.on("weberror", lambda error: self._note(f"error: {error.error}"))
        context.on("dialog", self._note_dialog)

    def _note(self, text: str) -> None:
        if not any(allowed in text for allowed in self._allowed):
            self.append(text)

    def _note_console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning", "assert"):
            self._note(f"console.{message.type}: {message.text}")

    def _note_dialog(self, dialog: Dialog) -> None:
        self._note(f"{dialog.type}: {dialog.message}")
        dialog.dismiss()
