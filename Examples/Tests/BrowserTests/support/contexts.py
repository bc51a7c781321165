"""Browser contexts: each is like the browser of another user."""

from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page

from support.complaints import Complaints
from support.devices import DESKTOP
from support.recorder import Recorder


# The time limit of what a page is expected to do, in milliseconds.
LIMIT = 60_000

# What tests emulate, and its defaults.
MEDIA = {"color_scheme": "light", "reduced_motion": "no-preference", "forced_colors": "none"}


def new_context(browser: Browser, **options) -> BrowserContext:
    """Makes a context that records animations; of a desktop, unless the options say something else."""
    context = browser.new_context(**{**DESKTOP, **options})
    context.set_default_timeout(LIMIT)
    for script in "waiting.js", "settled.js":
        context.add_init_script(path=Path(__file__).with_name(script))
    Recorder.add_to(context)
    return context


class Contexts:
    """Creates contexts that record complaints and animations, until the end of a `with`."""

    def __init__(self, browser: Browser, complaints: Complaints):
        self._browser = browser
        self._complaints = complaints
        self.all: list[BrowserContext] = []

    def new(self, **options) -> BrowserContext:
        context = new_context(self._browser, **options)
        Complaints.listen(context, lambda: self._complaints)
        self.all.append(context)
        return context

    def __enter__(self) -> "Contexts":
        return self

    def __exit__(self, *_) -> None:
        for context in self.all:
            context.close()


@dataclass
class Tab:
    """The only page of a context, which tests use one after the other."""

    page: Page
    options: dict
    # Those of the test that uses the tab.
    complaints: Complaints | None = None


class Tabs:
    """Tabs that are used again: a page in the process of the last one takes a third of the time.

    A tab shows what its last test has left until the next one loads a page.
    """

    # Each idle tab has a process.
    MOST_IDLE = 4

    def __init__(self, browser: Browser):
        self._browser = browser
        self._idle: list[Tab] = []

    def take(self, complaints: Complaints, options: dict) -> Tab:
        """Gives a test a tab with some options, which nobody uses."""
        options = {**DESKTOP, **options}
        tab = next((tab for tab in self._idle if tab.options == options), None)
        if tab:
            self._idle.remove(tab)
        else:
            context = new_context(self._browser, **options)
            tab = Tab(context.new_page(), options)
            Complaints.listen(context, lambda: tab.complaints)
        tab.complaints = complaints
        return tab

    def give_back(self, tab: Tab, is_sound: bool) -> None:
        """Keeps a tab for another test, or closes it."""
        tab.complaints = None
        for page in tab.page.context.pages:
            if page != tab.page:
                page.close()
        if not is_sound or tab.page.is_closed():
            return tab.page.context.close()
        tab.page.set_viewport_size(tab.options["viewport"])
        tab.page.emulate_media(**{name: tab.options.get(name, MEDIA[name]) for name in MEDIA})
        tab.page.mouse.move(0, 0)
        self._idle.append(tab)
        if len(self._idle) > self.MOST_IDLE:
            self._idle.pop(0).page.context.close()
