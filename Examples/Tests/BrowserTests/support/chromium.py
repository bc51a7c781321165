"""The browser: CHROMIUM, or the first one that is on the path."""

import os
import shutil

from playwright.sync_api import Browser, Playwright

# The first one has no windows at all: pages open in three quarters of the time.
NAMES = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"]


def launch(playwright: Playwright) -> Browser:
    """Starts Chromium without a window; fails where there is none."""
    path = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
    assert path, f"CHROMIUM has to name a browser, or one of {', '.join(NAMES)} be on the path."
    return playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
