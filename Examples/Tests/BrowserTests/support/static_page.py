"""A page without a server, whose script has its modules one by one, and whose socket is the test."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, Request, Route

CLIENT = Path(__file__).parents[4] / "Sources/ComposableWeb/Client"
TYPES = {".js": "text/javascript", ".css": "text/css"}
URL = "http://static.test/app/"

HTML = """<!doctype html>
<html data-session="token" data-seq="0" data-base="/app/" data-run="run" data-version="v" data-title="App"
  data-texts='{"textCopied": "Copied", "connectionLost": "Lost", "connected": "Back", "sendingFile": "Sending %%@"}'>
<head><link rel="stylesheet" href="/client/theme.css"><script type="module" src="/client/client.js"></script></head>
<body><main class="window" data-i="1" %s>%s</main><div id="banner" role="status"></div></body>
</html>"""


class StaticPage:
    """A page of elements below the window, which is element 1."""

    def __init__(self, page: Page, body: str, window: str = ""):
        self._page = page
        self._html = HTML % (window, body)
        # The requests that a page of the server would answer.
        self.requests: list[Request] = []
        page.add_init_script(path=Path(__file__).with_name("static_page.js"))
        page.route("http://static.test/**", self._answer)
        page.goto(URL)
        self._number = 0

    def connect(self) -> None:
        """Accepts the connection."""
        self.receive({"hello": "again"})

    def patch(self, *patches: list, **message: Any) -> None:
        """Sends patches, which are applied when this returns."""
        self._number += 1
        self.receive({"seq": self._number, "p": patches, **message})

    def receive(self, message: dict) -> None:
        self._page.evaluate("message => receive(message)", message)

    def take_events(self) -> list[tuple]:
        """What the script has sent since the last call, without its greetings and acknowledgements."""
        sent = self._page.evaluate("() => sent.splice(0)")
        return [(one["i"], one["do"], *([one["v"]] if "v" in one else [])) for one in sent if "do" in one]

    def take_messages(self) -> list[dict]:
        """All that the script has sent since the last call."""
        return self._page.evaluate("() => sent.splice(0)")

    def call(self, module: str, function: str, *arguments: Any) -> Any:
        """Calls a function of a module."""
        return self._page.evaluate(
            "async ([module, name, values]) => (await import(`/client/script/${module}.js`))[name](...values)",
            [module, function, arguments])

    def element(self, number: int) -> Locator:
        return self._page.locator(f"[data-i='{number}']")

    def _answer(self, route: Route, request: Request) -> None:
        path = request.url.removeprefix("http://static.test/")
        if path.startswith("client/"):
            file = CLIENT / path.removeprefix("client/")
            route.fulfill(body=file.read_text(), content_type=TYPES[file.suffix])
        elif request.method == "GET" and request.resource_type == "document":
            route.fulfill(body=self._html, content_type="text/html")
        else:
            self.requests.append(request)
            route.fulfill(status=204)
