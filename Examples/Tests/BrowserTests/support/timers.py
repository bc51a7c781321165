"""A timer in the page of a list or of a document."""

import re

from playwright.sync_api import Locator, Page, expect

# The ring of a counting timer, and the part of it that shows the progress.
RING = ".zstack .zstack"
LINE = f'{RING} .shape[style*="linecap"]'

# Resolves when a ring shows the given number of seconds.
REACH = """([node, seconds]) =>
  seen(() => +node.textContent >= seconds, `There were not ${seconds} seconds`)"""


class Timer:
    def __init__(self, page: Page, name: str):
        self.page = page
        self.start = self._button("Start", name)
        self.pause = self._button("Pause", name)
        self.reset = self._button("Reset", name)
        self.done = self._button("Done! Reset", name)
        either = page.get_by_role("button", name=re.compile(f"^(Start|Pause) {re.escape(name)}$"))
        self.row: Locator = page.locator(".zstack").filter(has=either)
        # The elapsed seconds in the ring.
        self.seconds: Locator = self.row.locator(".zstack:not([inert] *)").locator(".text")
        # The remaining time of a stopped timer.
        self.left: Locator = self.row.get_by_text(re.compile(r" left$"))
        self.minutes_field = page.get_by_label(f"Minutes of {name}", exact=True)
        self.seconds_field = page.get_by_label(f"Seconds of {name}", exact=True)

    def _button(self, verb: str, name: str) -> Locator:
        return self.page.get_by_role("button", name=f"{verb} {name}", exact=True)

    def begin(self) -> None:
        self.start.click()
        self.counts()

    def stop(self) -> None:
        self.pause.click()
        self.rests()

    def set_duration(self, seconds: int) -> None:
        self.minutes_field.fill(str(seconds // 60))
        self.seconds_field.fill(str(seconds % 60))
        self.shows(face(seconds))

    def counts(self) -> None:
        expect(self.pause).to_be_visible()
        expect(self.seconds).to_be_visible()

    def rests(self) -> None:
        expect(self.start).to_be_visible()
        expect(self.seconds).to_have_count(0)

    def shows(self, text: str) -> None:
        expect(self.row.get_by_text(text, exact=True)).to_be_visible()

    def reaches(self, seconds: int) -> None:
        """Waits until the given number of seconds has elapsed."""
        self.page.evaluate(REACH, [self.seconds.element_handle(), seconds])

    def goes_on(self, by: int = 1) -> None:
        """Waits for the given number of further seconds."""
        self.reaches(int(self.seconds.text_content()) + by)


def face(seconds: int) -> str:
    """Formats seconds as `2:59` or `1:00:00`."""
    minutes, seconds = divmod(seconds, 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"


def go_on(timers: list[Timer], by: int = 1) -> None:
    """Waits until each timer has counted the given number of further seconds."""
    aims = [int(timer.seconds.text_content()) + by for timer in timers]
    for timer, aim in zip(timers, aims):
        timer.reaches(aim)
