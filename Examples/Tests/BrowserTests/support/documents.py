"""The files and the pages of `timers documents`."""

import json
import os
import re
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import quote

from playwright.sync_api import Locator, Page, expect

from support.server import Server
from support.timers import Timer

# Sets `saved` to a promise that resolves when the document was edited and then saved.
WATCH_SAVING = """() => {
  const isEdited = () =>
    [...document.querySelectorAll(".text")].some((node) => node.textContent === "Edited");
  let wasEdited = false;
  const isSaved = () => {
    const isNow = wasEdited && !isEdited();
    wasEdited = isEdited();
    return isNow;
  };
  window.saved = seen(isSaved, "The document was not saved");
}"""


class Documents:
    """A folder of timers and its server, until the end of a `with`."""

    def __init__(self, folder: Path):
        self.folder = folder
        self.server = Server("timers", "documents", "--documents", str(folder))

    def __enter__(self) -> "Documents":
        self.server.__enter__()
        return self

    def __exit__(self, *error) -> None:
        self.server.__exit__(*error)

    @property
    def url(self) -> str:
        """The URL of the list."""
        return self.server.url

    def url_of(self, title: str) -> str:
        return f"{self.url}documents/{quote(title)}.timer"

    def path(self, title: str) -> Path:
        return self.folder / f"{title}.timer"

    def write(
        self, title: str, name: str | None = None, seconds: int = 180, elapsed: int = 0,
        position: str = "ready",
    ) -> bytes:  # fmt: skip
        """Writes a timer atomically, and returns the content of the file."""
        timer = {
            "name": title if name is None else name,
            "duration": {"seconds": seconds, "attoseconds": 0},
            "elapsed": {"seconds": elapsed, "attoseconds": 0},
            "position": position,
        }
        contents = json.dumps({"format": "lonely-timer", "version": 1, "timer": timer}).encode()
        self.put(title, contents)
        return contents

    def put(self, title: str, contents: bytes) -> None:
        """Writes the content of a file atomically."""
        draft = self.folder / ".draft"
        draft.write_bytes(contents)
        os.replace(draft, self.path(title))

    def read(self, title: str) -> dict:
        """Returns the timer in a file."""
        return json.loads(self.path(title).read_bytes())["timer"]

    @property
    def titles(self) -> list[str]:
        """The names of all files in the folder without the extension, including hidden ones."""
        return sorted(path.name.removesuffix(".timer") for path in self.folder.iterdir())


class DocumentList:
    """The page with the list of documents."""

    def __init__(self, page: Page):
        self.page = page
        self.new = page.get_by_role("button", name="New", exact=True)
        self.name = page.get_by_label("Name", exact=True)
        self.save_name = page.get_by_role("button", name="Save name")
        self.cancel = page.get_by_role("button", name="Cancel")
        self.keep = page.get_by_role("button", name=re.compile("^Keep “"))

    def open(self, documents: Documents) -> None:
        self.page.goto(documents.url)
        expect(self.page.get_by_text("Documents", exact=True)).to_be_visible()

    def link(self, title: str) -> Locator:
        return self.page.get_by_role("link", name=title, exact=True)

    def button(self, verb: str, title: str) -> Locator:
        return self.page.get_by_role("button", name=f"{verb} {title}", exact=True)

    def rename(self, title: str, new: str) -> None:
        self.button("Rename", title).click()
        expect(self.name).to_have_value(title)
        self.name.fill(new)
        self.save_name.click()

    def delete(self, title: str) -> None:
        self.button("Delete", title).click()
        self.button("Delete", f"“{title}”").click()

    def lists(self, *titles: str) -> None:
        expect(self.page.get_by_role("link")).to_have_text(titles)


class DocumentPage:
    """The page of a document."""

    def __init__(self, page: Page):
        self.page = page
        self.list = page.get_by_role("link", name="Documents", exact=True)
        self.name = page.get_by_label("Name", exact=True)
        self.edited = page.get_by_text("Edited", exact=True)
        self.reload = page.get_by_role("button", name="Reload", exact=True)
        self.keep_mine = page.get_by_role("button", name="Keep mine")
        self.try_again = page.get_by_role("button", name="Try again")

    def open(self, documents: Documents, title: str) -> None:
        self.page.goto(documents.url_of(title))
        expect(self.page).to_have_title(title)
        self.is_called(title)

    def is_called(self, title: str) -> None:
        expect(self.list.locator("xpath=following-sibling::*").first).to_have_text(title)

    def timer(self, name: str) -> Timer:
        return Timer(self.page, name)

    @contextmanager
    def saving(self):
        """Waits at the end of the block until its changes are saved."""
        self.page.evaluate(WATCH_SAVING)
        yield
        self.page.evaluate("() => saved")

    def says(self, text: str) -> None:
        expect(self.page.get_by_text(text)).to_be_visible()

    def does_not_say(self, text: str) -> None:
        expect(self.page.get_by_text(text)).to_have_count(0)
