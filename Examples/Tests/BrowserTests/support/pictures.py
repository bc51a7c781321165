"""Pictures of pages: of all looks if they are asked for, and of failures."""

import os
import re
import shutil
from pathlib import Path

from playwright.sync_api import Page


class Pictures:
    """The pictures in the folder SCREENSHOTS, or else those of failures only."""

    def __init__(self):
        requested = os.environ.get("SCREENSHOTS")
        self._is_requested = bool(requested)
        folder = requested or Path(__file__).parents[3] / ".build/screenshots"
        self.folder = Path(folder).absolute()
        self.failures = self.folder / "failures"

    def begin(self) -> None:
        """Deletes the pictures of earlier failures."""
        shutil.rmtree(self.failures, ignore_errors=True)

    def keep(self, page: Page, name: str) -> None:
        """Takes a picture of a whole page if pictures are asked for."""
        if not self._is_requested:
            return
        # In a window as high as the page: a picture of more than the window differs from a phone's.
        size = page.viewport_size
        # Of a long list, the beginning: a picture can't be as high as all rows.
        height = min(page.evaluate("() => document.documentElement.scrollHeight"), 10_000)
        page.set_viewport_size({**size, "height": height})
        page.screenshot(path=self.folder / f"{_file_name(name)}.png", animations="disabled")
        page.set_viewport_size(size)

    def keep_failure(self, page: Page, name: str) -> Path:
        """Takes a picture of the window, and returns its path."""
        path = self.failures / f"{_file_name(name)}.png"
        page.screenshot(path=path)
        return path


def _file_name(name: str) -> str:
    return re.sub(r"[^\w.-]+", "-", name).strip("-")
