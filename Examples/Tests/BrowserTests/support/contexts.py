"""Browser contexts: each is like the browser of another user."""

from pathlib import Path

from playwright.sync_api import Browser, BrowserContext

from support.complaints import Complaints
from support.devices import DESKTOP
from support.recorder import Recorder


class Contexts:
    """Creates contexts that record complaints and animations, until the end of a `with`."""

    def __init__(self, browser: Browser, complaints: Complaints):
        self._browser = browser
        self._complaints = complaints
        self.all: list[BrowserContext] = []

    def new(self, **options) -> BrowserContext:
        """Makes a context; of a desktop, unless the options say something else."""
        context = self._browser.new_context(**{**DESKTOP, **options})
        self._complaints.listen(context)
        for script in "waiting.js", "settled.js":
            context.add_init_script(path=Path(__file__).with_name(script))
        Recorder.add_to(context)
        self.all.append(context)
        return context

    def __enter__(self) -> "Contexts":
        return self

    def __exit__(self, *_) -> None:
        for context in self.all:
            context.close()
