"""Firefox, which the tests drive by WebDriver BiDi: https://w3c.github.io/webdriver-bidi."""

import itertools
import json
import os
import queue
import re
import shutil
import subprocess
import tempfile
import threading
from pathlib import Path

from websockets.sync.client import connect

NAMES = ["firefox-esr", "firefox"]
WAITING = Path(__file__).with_name("waiting.js").read_text(encoding="utf-8")

# The seconds for the browser to start, and for a command.
LIMIT = 60

# The accessible names of keys: https://w3c.github.io/webdriver/#keyboard-actions.
KEYS = {"Enter": "\ue007", "Tab": "\ue004", "Escape": "\ue00c", "End": "\ue010", "ArrowLeft": "\ue012"}


# The error of a script whose document was replaced.
DOCUMENT_REPLACED = "no such frame"


class CommandError(Exception):
    """A command that the browser could not run."""

    def __init__(self, method: str, message: dict):
        super().__init__(f"{method} failed: {message}")
        self.code = message["error"]


class Firefox:
    """Runs Firefox without a window: FIREFOX, or the first one that is on the path."""

    def __enter__(self) -> "Firefox":
        path = os.environ.get("FIREFOX") or next(filter(None, map(shutil.which, NAMES)), None)
        assert path, f"FIREFOX has to name a browser, or one of {', '.join(NAMES)} be on the path."
        self._profile = tempfile.TemporaryDirectory(prefix="firefox-", ignore_cleanup_errors=True)
        command = [path, "--headless", "--no-remote", "--profile", self._profile.name]
        self._process = subprocess.Popen(
            [*command, "--remote-debugging-port", "0"],
            stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, errors="replace",
            env={**os.environ, "MOZ_DISABLE_CONTENT_SANDBOX": "1", "HOME": self._profile.name},
        )
        addresses: queue.Queue = queue.Queue()
        threading.Thread(target=self._read, args=(addresses,), daemon=True).start()
        address = addresses.get(timeout=LIMIT)
        assert address, "Firefox has ended."
        self._socket = connect(f"{address}/session", max_size=None, open_timeout=LIMIT)
        self._numbers = itertools.count(1)
        self.errors: list[str] = []
        self.run("session.new", capabilities={})
        self.run("session.subscribe", events=["log.entryAdded"])
        return self

    def __exit__(self, *_) -> None:
        self._socket.close()
        self._process.terminate()
        try:
            self._process.wait(LIMIT)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._profile.cleanup()

    def run(self, method: str, **parameters) -> dict:
        """Runs a command, and returns its result."""
        number = next(self._numbers)
        self._socket.send(json.dumps({"id": number, "method": method, "params": parameters}))
        while True:
            message = json.loads(self._socket.recv(timeout=LIMIT))
            if message.get("method") == "log.entryAdded" and message["params"]["level"] == "error":
                self.errors.append(message["params"]["text"])
            if message.get("id") != number:
                continue
            if message["type"] != "success":
                raise CommandError(method, message)
            return message["result"]

    def new_page(self) -> "FirefoxPage":
        return FirefoxPage(self, self.run("browsingContext.create", type="tab")["context"])

    def _read(self, addresses: queue.Queue) -> None:
        for line in self._process.stderr:
            if match := re.search(r"WebDriver BiDi listening on (ws://\S+)", line):
                addresses.put(match[1])
        addresses.put(None)


class FirefoxPage:
    """A tab."""

    def __init__(self, firefox: Firefox, context: str):
        self.firefox = firefox
        self._context = context

    def goto(self, url: str) -> None:
        self.firefox.run(
            "browsingContext.navigate", context=self._context, url=url, wait="complete")

    def reload(self) -> None:
        self.firefox.run("browsingContext.reload", context=self._context, wait="complete")

    def go(self, delta: int) -> None:
        """Goes back or forward in the history."""
        self.firefox.run("browsingContext.traverseHistory", context=self._context, delta=delta)

    def close(self) -> None:
        self.firefox.run("browsingContext.close", context=self._context)

    def evaluate(self, expression: str):
        """Returns the value of an expression, or of its promise, which is JSON.

        If the tab shows another document meanwhile, evaluates the expression again in that one.
        """
        while True:
            try:
                result = self.firefox.run(
                    "script.evaluate", target={"context": self._context}, awaitPromise=True,
                    expression=f"(async () => JSON.stringify(await ({expression}) ?? null))()",
                )
                break
            except CommandError as error:
                if error.code != DOCUMENT_REPLACED:
                    raise
        assert result["type"] == "success", result["exceptionDetails"]["text"]
        return json.loads(result["result"]["value"])

    def wait_until(self, condition: str) -> None:
        """Returns when a change of the page makes a condition true."""
        what = json.dumps(f"It did not become true: {condition}")
        self.evaluate(
            f"(() => {{ if (!window.seen) {{ {WAITING} }} return seen(() => {condition}, {what}); }})()")

    def expect_text(self, text: str) -> None:
        """Returns when an element of the page shows exactly a text."""
        self.wait_until(f"({NODES})('*', {json.dumps(text)}).length > 0")

    def expect_no_text(self, text: str) -> None:
        self.wait_until(f"({NODES})('*', {json.dumps(text)}).length === 0")

    def expect_value(self, label: str, value: str) -> None:
        self.wait_until(f"({FIELD})({json.dumps(label)})?.value === {json.dumps(value)}")

    def click(self, text: str, selector: str = "button,a,label") -> None:
        """Clicks the visible control with a text."""
        self._click(f"({NODES})({json.dumps(selector)}, {json.dumps(text)})[0]")

    def focus(self, label: str) -> None:
        """Clicks the field with a label."""
        self._click(f"({FIELD})({json.dumps(label)})")

    def type(self, text: str) -> None:
        """Presses and releases the keys of characters."""
        self._press(*text)

    def press(self, key: str) -> None:
        self._press(KEYS[key])

    def _press(self, *keys: str) -> None:
        actions = [{"type": kind, "value": key} for key in keys for kind in ("keyDown", "keyUp")]
        self._perform({"type": "key", "id": "keyboard", "actions": actions})

    def _click(self, node: str) -> None:
        self.wait_until(f"{node} && !{node}.closest('[inert]')")
        # A node that an animation moves is clicked once it is at rest.
        x, y = self.evaluate(
            f"(async (node) => {{ node.scrollIntoView({{ block: 'center', behavior: 'instant' }});"
            f" const center = () => {{ const box = node.getBoundingClientRect();"
            f" return [box.x + box.width / 2, box.y + box.height / 2]; }};"
            f" let [before, now] = [null, center()];"
            f" while (`${{before}}` !== `${{now}}`) {{"
            f" before = now; await new Promise(requestAnimationFrame);"
            f" await new Promise(requestAnimationFrame); now = center(); }}"
            f" return now; }})({node})"
        )
        button = {"button": 0}
        self._perform({
            "type": "pointer", "id": "mouse",
            "actions": [
                {"type": "pointerMove", "x": round(x), "y": round(y)},
                {"type": "pointerDown", **button}, {"type": "pointerUp", **button},
            ],
        })

    def _perform(self, source: dict) -> None:
        self.firefox.run("input.performActions", context=self._context, actions=[source])


# Returns the visible elements that match a selector and have exactly a text, or the part of one.
NODES = """(selector, text) => [...document.querySelectorAll(selector)].filter((node) =>
  node.textContent.trim() === text && !node.closest('.leaving,.covered,[inert]')
  && node.checkVisibility({ visibilityProperty: true }))"""

# Returns the visible field with an accessible name.
FIELD = """(label) => [...document.querySelectorAll('input,textarea,select')].find((node) =>
  [node.ariaLabel, ...[...(node.labels || [])].map((one) => one.textContent.trim())].includes(label)
  && !node.closest('[inert]') && node.checkVisibility({ visibilityProperty: true }))"""
