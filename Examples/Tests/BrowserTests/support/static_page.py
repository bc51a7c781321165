"""A page without a server: its socket is the test."""

import re
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import urljoin
from urllib.request import urlopen

from playwright.sync_api import Locator, Page, Request, Route

CLIENT = Path(__file__).parents[4] / "Sources/ComposableWeb/Client"
URL = "http://static.test/app/"

HTML = """<!doctype html>
<html data-session="token" data-seq="0" data-base="/app/" data-run="run" data-version="v" data-title="App"
  data-texts='{"textCopied": "Copied", "connectionLost": "Lost", "connected": "Back", "sendingFile": "Sending %%@"}'>
<head><link rel="stylesheet" href="/theme.css"><script src="/client.js" defer></script></head>
<body><main class="window" data-i="1" %s>%s</main><div id="banner" role="status"></div></body>
</html>"""


@cache
def joined_script(url: str) -> str:
    """The script of a server's page, with the modules in their order."""
    with urlopen(url) as response:
        address = re.search(r'src="([^"]*client-[^"]*)"', response.read().decode())
    assert address
    with urlopen(urljoin(url, address[1])) as response:
        return response.read().decode()


class StaticPage:
    """A page of elements below the window, which is element 1, with the script of a server's page."""

    def __init__(self, page: Page, body: str, window: str = "", script: str = ""):
        self._page = page
        self._script = script
        self._html = HTML % (window, body)
        # The requests that a page of the server would answer.
        self.requests: list[Request] = []
        page.add_init_script(path=Path(__file__).with_name("static_page.js"))
        page.route("http://static.test/**", self._answer)
        page.goto(URL)
        self._number = 0

    def pause_clock(self) -> None:
        """Stops the clock that the test has installed, so that time passes by `run_for` only."""
        self._page.clock.pause_at(self._page.evaluate("Date.now()") / 1000 + 1)

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
        """Calls a function of a module that is loaded by itself."""
        return self._page.evaluate(
            "async ([module, name, values]) => (await import(`/script/${module}.js`))[name](...values)",
            [module, function, arguments])

    def element(self, number: int) -> Locator:
        return self._page.locator(f"[data-i='{number}']")

    def _answer(self, route: Route, request: Request) -> None:
        path = request.url.removeprefix("http://static.test/")
        if path == "client.js":
            route.fulfill(body=self._script, content_type="text/javascript; charset=utf-8")
        elif path == "theme.css":
            route.fulfill(path=CLIENT / "theme.css", content_type="text/css")
        elif path.startswith("script/"):
            route.fulfill(path=CLIENT / path, content_type="text/javascript; charset=utf-8")
        elif request.method == "GET" and request.resource_type == "document":
            route.fulfill(body=self._html, content_type="text/html; charset=utf-8")
        else:
            self.requests.append(request)
            route.fulfill(status=204)
