"""What a page and its server say to each other, as the browser sees it."""

import json

from playwright.sync_api import Page, WebSocket
from playwright.sync_api import TimeoutError as Timeout


class Wire:
    """Keeps the messages of a page's sockets. To be made before the page is loaded."""

    def __init__(self, page: Page):
        self.sockets: list[WebSocket] = []
        # Messages in order, of all sockets.
        self.sent: list[dict] = []
        self.received: list[dict] = []
        page.on("websocket", self._listen)

    @property
    def events(self) -> list[dict]:
        """The events of the user, without repeated ones."""
        return list({message["n"]: message for message in self.sent if "do" in message}.values())

    @property
    def answered(self) -> int:
        """The number of the last event that the server has answered."""
        return max((message.get("ack", 0) for message in self.received), default=0)

    def wait_until_closed(self) -> None:
        """Returns when the last socket is closed."""
        if not self.sockets[-1].is_closed():
            self.sockets[-1].wait_for_event("close")

    def wait_until_sent(self, **event) -> None:
        """Returns when such an event is the last that was sent."""
        while not (self.events and event.items() <= self.events[-1].items()):
            self._wait_for("framesent", event)

    def wait_until_received(self, **message) -> None:
        """Returns when the server has sent such a message."""
        while not any(message.items() <= received.items() for received in self.received):
            self._wait_for("framereceived", message)

    def wait_until_answered(self, **event) -> None:
        """Returns when such an event is the last that was sent, and has been answered."""
        self.wait_until_sent(**event)
        while self.answered < self.events[-1]["n"]:
            self._wait_for("framereceived", event)

    def wait_until_typed(self, text: str) -> None:
        """Returns when a text is the last input that was sent, whole or as an edit, and has been answered."""
        while not self._texts() or self._texts()[-1] != text:
            self._wait_for("framesent", {"text": text})
        while self.answered < self.events[-1]["n"]:
            self._wait_for("framereceived", {"text": text})

    def _texts(self) -> list[str]:
        """The values of fields after each input."""
        values: dict[int, bytes] = {}
        texts = []
        for event in self.events:
            if event["do"] == "text":
                values[event["i"]] = event["v"].encode("utf-16-le", "surrogatepass")
            elif event["do"] == "edit":
                # Positions are counted in code units of UTF-16.
                start, count, text = event["v"]
                units = values[event["i"]]
                replacement = text.encode("utf-16-le", "surrogatepass")
                values[event["i"]] = units[:2 * start] + replacement + units[2 * (start + count):]
            else:
                continue
            texts.append(values[event["i"]].decode("utf-16-le", "surrogatepass"))
        return texts

    def _wait_for(self, kind: str, event: dict) -> None:
        try:
            self.sockets[-1].wait_for_event(kind)
        except Timeout:
            raise AssertionError(
                f"No {kind} for {event}. Sent: {self.sent[-5:]} Received: {self.received[-5:]}"
            ) from None

    def _listen(self, socket: WebSocket) -> None:
        self.sockets.append(socket)
        socket.on("framesent", lambda text: self.sent.append(json.loads(text)))
        socket.on("framereceived", lambda text: self.received.append(json.loads(text)))
