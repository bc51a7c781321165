"""Files that pages import, export and share."""

import http.client
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from support.banner import FOUND, banner, expect_banner, saying

pytestmark = pytest.mark.isolated

GIGABYTE = 1 << 30

# Has the sockets of the page open only when the test says so.
HELD_SOCKETS = """
  window.isGreeted = false;
  const opened = new Promise((resolve) => { window.openSockets = resolve; });
  const Original = WebSocket;
  window.WebSocket = class extends Original {
    set onopen(action) {
      super.onopen = async (event) => {
        await opened;
        action(event);
      };
    }
    set onmessage(action) {
      super.onmessage = (event) => {
        action(event);
        isGreeted = true;
      };
    }
  };
"""


def open_page(page: Page, pages) -> None:
    page.goto(f"{pages.url}transfers")
    page.wait_for_function("() => document.querySelector('main')")


def choose(page: Page, *files) -> None:
    """Chooses files in the dialog that the browser opens by itself."""
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Import", exact=True).click()
    chooser.value.set_files(list(files))


def text(name: str, content: bytes) -> dict:
    return {"name": name, "mimeType": "text/plain", "buffer": content}


def test_files_are_imported_and_exported(page: Page, pages):
    open_page(page, pages)
    choose(page, text("Grüße.txt", b"hello"), text("b.txt", b"x" * 300_000))
    expect(page.get_by_text("Imported Grüße.txt (5), b.txt (300000)")).to_be_visible()
    expect(page.get_by_role("alertdialog")).to_have_count(0)
    with page.expect_download() as download:
        page.get_by_role("button", name="Export").click()
    assert download.value.suggested_filename == "Grüße.txt"
    assert Path(download.value.path()).read_bytes() == b"hello"
    expect(page.get_by_text("Exported Grüße.txt")).to_be_visible()


def test_a_wrong_type_and_a_large_file_are_explained(page: Page, pages, tmp_path):
    open_page(page, pages)
    choose(page, {"name": "a.exe", "mimeType": "", "buffer": b"x"})
    expect(page.get_by_text('Failed: contentType(filename: "a.exe")')).to_be_visible()
    expect_banner(page, "“a.exe” can’t be used: its type is not accepted.")
    large = tmp_path / "large.txt"
    with large.open("wb") as file:
        file.truncate(GIGABYTE + 1)
    choose(page, large)
    expect(page.get_by_text("Failed: tooLarge")).to_be_visible()
    expect(banner(page)).to_contain_text("“large.txt” is too large.")


def test_progress_is_shown_until_the_user_cancels(page: Page, pages, complaints):
    complaints.allow("Failed to load resource")
    open_page(page, pages)
    # Never answered: the upload lasts until it is cancelled.
    page.route("**/uploads/*", lambda route: None)
    choose(page, text("a.txt", b"hello"), text("b.txt", b"hello"))
    expect(banner(page)).to_contain_text("Sending a.txt (1 of 2)")
    expect(banner(page).get_by_role("progressbar", name="Progress")).to_be_visible()
    banner(page).get_by_role("button", name="Cancel").click()
    expect(page.get_by_text("Cancelled")).to_be_visible()
    expect(banner(page)).to_have_text("")
    expect(page.get_by_role("alertdialog")).to_have_count(0)
    page.unroute("**/uploads/*")
    choose(page, text("a.txt", b"hello"))
    expect(page.get_by_text("Imported a.txt (5)")).to_be_visible()


def test_the_input_is_used_by_keyboard(page: Page, pages):
    open_page(page, pages)
    with page.expect_file_chooser():
        page.get_by_role("button", name="Import", exact=True).focus()
        page.keyboard.press("Enter")
    dialog = page.get_by_role("alertdialog", name="Choose files")
    field = dialog.get_by_label("Choose files", exact=True)
    expect(field).to_be_focused()
    field.set_input_files(text("a.txt", b"hello"))
    expect(page.get_by_text("Imported a.txt (5)")).to_be_visible()


def test_files_are_dropped(page: Page, pages):
    open_page(page, pages)
    page.evaluate(
        """() => {
          const data = new DataTransfer();
          data.items.add(new File(["dropped"], "c.bin"));
          const node = document.querySelector("[data-files=drop]");
          for (const type of ["dragover", "drop"])
            node.dispatchEvent(new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true }));
        }"""
    )
    expect(page.get_by_text("Dropped c.bin (7)")).to_be_visible()


def test_a_text_is_shared_or_copied(new_context, pages):
    context = new_context(permissions=["clipboard-read", "clipboard-write"])
    page = context.new_page()
    page.add_init_script("delete Navigator.prototype.share")
    open_page(page, pages)
    with saying(page, "The text was copied."):
        page.get_by_role("button", name="Share").click()
    assert page.evaluate("() => navigator.clipboard.readText()") == "A text to share"


def test_a_notice_outlives_the_start_of_the_connection(new_context, pages):
    """The page is used before its connection is open."""
    context = new_context(permissions=["clipboard-read", "clipboard-write"])
    page = context.new_page()
    page.add_init_script("delete Navigator.prototype.share")
    page.add_init_script(HELD_SOCKETS)
    open_page(page, pages)
    with saying(page, "The text was copied."):
        page.get_by_role("button", name="Share").click()
    page.evaluate("() => openSockets()")
    page.wait_for_function("() => isGreeted")
    expect(banner(page)).not_to_have_text(FOUND)


def peak_memory(pid: int) -> int:
    """The peak resident memory of a process, in bytes."""
    status = Path(f"/proc/{pid}/status").read_text()
    return int(re.search(r"VmHWM:\s+(\d+) kB", status).group(1)) * 1024


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="needs /proc")
def test_a_gigabyte_takes_little_memory(page: Page, pages):
    """The browser chooses a file of 1 GB, and a client without a browser sends it."""
    page.route("**/uploads/*", lambda route: None)
    open_page(page, pages)
    with page.expect_request("**/uploads/*") as request:
        page.evaluate(
            """() => {
              const file = new File([], "large.txt");
              Object.defineProperty(file, "size", { value: 2 ** 30 });
              const drop = new DragEvent("drop", { bubbles: true, cancelable: true });
              Object.defineProperty(drop, "dataTransfer",
                { value: { types: ["Files"], files: [file], dropEffect: "none" } });
              document.querySelector("[data-files=drop]").dispatchEvent(drop);
            }"""
        )
    path = request.value.url.removeprefix(pages.url.rstrip("/"))
    before = peak_memory(pages.process.pid)
    chunk = b"x" * (1 << 20)
    connection = http.client.HTTPConnection("127.0.0.1", pages.port, timeout=120)
    connection.putrequest("POST", path)
    connection.putheader("Origin", pages.url.rstrip("/"))
    connection.putheader("Content-Length", str(GIGABYTE))
    connection.endheaders()
    for _ in range(GIGABYTE // len(chunk)):
        connection.send(chunk)
    assert connection.getresponse().status == 204
    expect(page.get_by_text(f"Dropped large.txt ({GIGABYTE})")).to_be_visible()
    growth = peak_memory(pages.process.pid) - before
    print(f"peak memory grew by {growth / 1e6:.1f} MB")
    assert growth < 64_000_000
