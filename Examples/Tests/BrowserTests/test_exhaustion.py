"""Servers that run out of descriptors, of space on the disk, and of threads.

The limits are real ones, of the system for the process of the server. Each test says what a user notices.
"""

import json
import os
import re
import resource
import shutil
import subprocess
import time
from contextlib import ExitStack, contextmanager, suppress

import pytest

from support.server import Server
from support.tab import LIMIT, Tab, Usage, connect, request

pytestmark = pytest.mark.skipif(
    not (os.path.exists("/proc/self/stat") and shutil.which("prlimit")), reason="needs Linux")  # fmt: skip

# The seconds after which all works again when there is room: less than one on a machine that does nothing else.
RECOVERY = 10

# A user of the system without another process: the limit of threads counts those of a user.
USER = "54321"

TIMER = {
    "name": "Tea", "duration": {"seconds": 180, "attoseconds": 0},
    "elapsed": {"seconds": 0, "attoseconds": 0}, "position": "ready",
}  # fmt: skip


@contextmanager
def limited(server: Server, kind: int, value: int):
    """Lowers a limit of a process that runs, until the end of a `with`."""
    soft, hard = resource.prlimit(server.process.pid, kind)
    resource.prlimit(server.process.pid, kind, (value, hard))
    yield
    resource.prlimit(server.process.pid, kind, (soft, hard))


def time_of_answers(server: Server, tab: Tab, button: int) -> float:
    """The processor time in which the server answers 20 taps, and whatever else it does meanwhile."""
    before = Usage(server.process.pid).seconds
    for _ in range(20):
        tab.event(button, "tap")
        tab.answer()
    return Usage(server.process.pid).seconds - before


def open_a_page(port: int, path: str = "/") -> None:
    """Fails if no page comes in time, at once or in another attempt: the closing of connections takes time."""
    end, attempts = time.monotonic() + RECOVERY, []
    while (rest := end - time.monotonic()) > 0:
        try:
            status, response = request(port, path, limit=rest)
            if status == 200:
                return
            attempts.append(response[:200])
        except OSError as error:
            attempts.append(repr(error))
    pytest.fail(f"No page within {RECOVERY} s. {len(attempts)} attempts: {attempts[:3]} … {attempts[-1:]}")


def wait_for_message(tab: Tab) -> None:
    """Waits 40 ms for a message. More than so many pings or taps would be a flood, which the server ends."""
    tab.socket.settimeout(0.04)
    with suppress(TimeoutError):
        tab.receive()
    tab.socket.settimeout(LIMIT)


# Descriptors.


def test_a_flood_of_connections_leaves_open_pages_alone():
    """Who has a page goes on as before. Who wants one gets none until the flood ends."""
    # 140 of the descriptors are for connections.
    with Server("test-pages", prefix=("prlimit", "--nofile=256")) as server, ExitStack() as flood:
        tab = Tab(server.port, "/controls")
        button = tab.button("Unlock")
        usual = time_of_answers(server, tab, button)
        begin = time.monotonic()
        for _ in range(200):
            flood.enter_context(connect(server.port))
        server.wait_for_line("Closed a connection")
        assert time_of_answers(server, tab, button) < 3 * usual + 0.1
        assert request_fails(server.port)
        assert Usage(server.process.pid).descriptors < 200
        # Ten at once, and then one per second.
        assert len(server.lines("Closed a connection")) <= 11 + time.monotonic() - begin
        flood.close()
        open_a_page(server.port)
        tab.event(button, "tap")
        tab.answer()


def request_fails(port: int) -> bool:
    try:
        return request(port)[0] == 0
    except OSError:
        return True


@contextmanager
def without_descriptors():
    """A server with no descriptor left, of which connections take the last three; a tab, and its button."""
    with Server("test-pages") as server, ExitStack() as flood:
        tab = Tab(server.port, "/controls")
        button = tab.button("Unlock")
        usual = time_of_answers(server, tab, button)
        descriptors = Usage(server.process.pid).descriptors + 3
        with limited(server, resource.RLIMIT_NOFILE, descriptors):
            for _ in range(30):
                flood.enter_context(connect(server.port))
            server.wait_for_line("No connection can be accepted")
            yield server, tab, button, usual, flood


def test_open_pages_go_on_without_descriptors():
    """Who has a page goes on."""
    with without_descriptors() as (_, tab, button, _, _):
        for _ in range(20):
            tab.event(button, "tap")
            tab.answer()


def test_a_server_without_descriptors_does_not_spin():
    """A user notices a slow machine: other programs wait for processors."""
    with without_descriptors() as (server, tab, button, usual, _):
        before, begin = Usage(server.process.pid).seconds, time.monotonic()
        # An event at most every 40 ms: the time between an answer and the next event must be idle.
        for _ in range(20):
            wait_for_message(tab)
            tab.event(button, "tap")
            tab.answer()
        took, passed = Usage(server.process.pid).seconds - before, time.monotonic() - begin
        assert took < 3 * usual + 0.2, f"{took:.2f} s of a processor in {passed:.2f} s"


def test_a_server_without_descriptors_says_so_once():
    """Nobody gets a page: who operates the server finds the reason in its log."""
    with without_descriptors() as (server, *_):
        assert 1 <= len(server.output[1:]) <= 3, server.output


def test_a_server_accepts_again_as_soon_as_it_has_descriptors():
    """Who wants a page gets it soon after a flood."""
    with without_descriptors() as (server, _, _, _, flood):
        flood.close()
        open_a_page(server.port)


def test_files_that_are_sent_leave_descriptors_to_pages():
    """A client that sends many files slowly keeps nobody from getting a page."""
    with Server("test-pages", prefix=("prlimit", "--nofile=256")) as server, ExitStack() as open_files:
        usage = Usage(server.process.pid)
        # 116 of the 140 connections that there may be. A file that arrives slowly takes no descriptor besides that of its connection.
        expected = usage.descriptors + 2 + 114
        for _ in range(2):
            tab = open_files.enter_context(Tab(server.port, "/transfers", source="127.0.0.2"))
            for ticket in tab.choose(*((f"{number}.txt", 100_000) for number in range(57))):
                connection = open_files.enter_context(connect(server.port, "127.0.0.2"))
                connection.sendall(tab.upload_head(ticket, 100_000) + b"x" * 1_000)
        end = time.monotonic() + LIMIT
        while usage.descriptors < expected and time.monotonic() < end:
            wait_for_message(tab)
        assert usage.descriptors >= expected
        # Some more connections than there are descriptors left.
        for _ in range(10):
            open_files.enter_context(connect(server.port, "127.0.0.2"))
        tab.ping()
        assert not server.lines("Closed a connection")
        open_a_page(server.port)


# The disk. Without space for a single byte, writing fails as on a full disk, and with SIGXFSZ.


def test_a_full_disk_fails_an_upload_with_an_explanation():
    """The user reads that the file can't be stored, and sends it again when there is space."""
    size = 300_000
    with Server("test-pages") as server:
        tab = Tab(server.port, "/transfers")

        def send() -> int:
            [ticket] = tab.choose(("a.txt", size))
            with connect(server.port) as connection:
                connection.sendall(tab.upload_head(ticket, size) + b"x" * size)
                return int(connection.recv(100).split()[1])

        with limited(server, resource.RLIMIT_FSIZE, 4_096):
            assert send() == 400
            tab.until("“a.txt” can’t be read or stored.")
            server.wait_for_line("A file could not be stored. Is the disk full?")
            assert len(server.lines("could not be stored")) == 1
        begin = time.monotonic()
        assert send() == 204
        tab.until("Imported a.txt (300000)")
        assert time.monotonic() - begin < RECOVERY


@pytest.fixture
def document(tmp_path):
    """A server of a document."""
    contents = {"format": "lonely-timer", "version": 1, "timer": TIMER}
    (tmp_path / "Tea.timer").write_text(json.dumps(contents))
    with Server("timers", "documents", "--documents", str(tmp_path)) as server:
        yield server


def rename(tab: Tab, name: str) -> None:
    tab.event(tab.element('[^>]*><input[^>]*data-on="text"'), "text", name)
    tab.answer()


def test_a_full_disk_leaves_a_document_edited(document, tmp_path):
    """The user reads that the document is not saved, and saves it again when there is space."""
    tab = Tab(document.port, "/documents/Tea.timer")
    with limited(document, resource.RLIMIT_FSIZE, 0):
        rename(tab, "Coffee")
        tab.until("“Tea.timer” could not be saved")
        document.wait_for_line("Changes can't be saved. Is the disk full?")
        assert not document.lines("Tea")
        # The former content stays.
        assert json.loads((tmp_path / "Tea.timer").read_bytes())["timer"] == TIMER
        assert [path.name for path in tmp_path.iterdir()] == ["Tea.timer"]
        assert request(document.port, "/documents/Tea.timer")[0] == 200
    begin = time.monotonic()
    tab.reread()
    tab.event(tab.button("Save again"), "tap")
    tab.until_gone("Edited")
    assert time.monotonic() - begin < RECOVERY
    assert json.loads((tmp_path / "Tea.timer").read_bytes())["timer"]["name"] == "Coffee"


@pytest.fixture
def standups(tmp_path):
    with Server("standups", "--folder", str(tmp_path)) as server:
        yield server


def test_a_full_disk_fails_to_store_a_shared_value(standups, tmp_path):
    """The user reads that changes can't be saved. The next change after that saves all."""
    with limited(standups, resource.RLIMIT_FSIZE, 0):
        tab = Tab(standups.port)
        tab.event(tab.element('[^>]*data-on="tap"[^>]*>(?:(?!</button).)*Show examples'), "tap")
        tab.until("Changes can’t be saved")
        standups.wait_for_line("Changes can't be saved. Is the disk full?")
        assert not list(tmp_path.iterdir())
        assert request(standups.port)[0] == 200
    tab.reread()
    tab.event(tab.element('[^>]*data-on="tap"[^>]*>(?:(?!</button).)*Delete'), "tap")
    tab.until_gone("Changes can’t be saved")
    assert b"Garden planning" in (tmp_path / "stand-ups.json").read_bytes()


class Form:
    """The form of the sign-in."""

    def __init__(self, server: Server):
        self.tab = Tab(server.port, "/sign-in")
        fields = re.findall(r'data-i="(\d+)"[^>]*><input[^>]*data-on="text', self.tab.html)
        self.tab.event(int(fields[0]), "text", "Ann")
        self.tab.event(int(fields[1]), "text", "correct horse")
        self.tab.answer()

    def create(self) -> None:
        self.tab.event(self.tab.button("Create an account"), "tap")


def test_a_full_disk_fails_a_new_account(tmp_path):
    """The user is asked to try again later, and can when there is space."""
    with Server("signin", "--accounts", str(tmp_path / "accounts.sqlite")) as server:
        with limited(server, resource.RLIMIT_FSIZE, 0):
            form = Form(server)
            form.create()
            form.tab.until("Try again later.")
        again = Form(server)
        begin = time.monotonic()
        again.create()
        # The ticket of the cookie of the session.
        again.tab.until('"cookies"')
        assert time.monotonic() - begin < RECOVERY


# Threads.


needs_users = pytest.mark.skipif(
    os.getuid() != 0 or not shutil.which("setpriv"), reason="needs another user: the limit is none for root"
)

OTHER_USER = ("setpriv", f"--reuid={USER}", "--clear-groups")


def limit_threads(server: Server, count: int | None) -> None:
    """Sets how many threads the process may have, as its user: by default as many as it may have at most."""
    # The hard limit is that of this process, which starts the server.
    _, hard = resource.getrlimit(resource.RLIMIT_NPROC)
    soft = "unlimited" if hard == resource.RLIM_INFINITY else hard
    pid = str(server.process.pid)
    subprocess.run(
        [*OTHER_USER, "prlimit", "--pid", pid, f"--nproc={soft if count is None else count}:"], check=True)  # fmt: skip


@contextmanager
def without_threads(name: str):
    """A server that can start no thread besides those that it has at its start."""
    with Server(name, prefix=OTHER_USER) as server:
        limit_threads(server, Usage(server.process.pid).threads)
        yield server


def is_running(server: Server) -> bool:
    """Whether the server answers. One that traps closes its connections when it has ended."""
    try:
        return request(server.port, "/healthz")[0] == 200
    except OSError:
        return False


@needs_users
def test_pages_need_no_further_threads():
    """Nobody notices anything."""
    with without_threads("test-pages") as server:
        tabs = [Tab(server.port, "/controls") for _ in range(20)]
        for tab in tabs:
            tab.event(tab.button("Unlock"), "tap")
            tab.answer()
        limit_threads(server, None)


@needs_users
def test_an_upload_without_threads_does_not_end_the_server():
    """The user reads that the file can't be stored. No other user notices anything."""
    with without_threads("test-pages") as server:
        tab = Tab(server.port, "/transfers")
        [ticket] = tab.choose(("a.txt", 5))
        with connect(server.port) as connection, suppress(OSError):
            connection.sendall(tab.upload_head(ticket, 5) + b"hello")
            connection.recv(100)
        assert is_running(server), server.output
        limit_threads(server, None)


@needs_users
def test_a_server_without_threads_stops_as_usual():
    """The pages say that the server stops, and values are stored."""
    with without_threads("test-pages") as server:
        Tab(server.port, "/controls")
        assert server.stop() == 0, server.output


@needs_users
def test_signing_in_waits_for_threads():
    """The form works on until there are threads, and others get their pages meanwhile."""
    with without_threads("signin") as server:
        form = Form(server)
        form.create()
        form.tab.ping()
        for _ in range(20):
            assert request(server.port, "/sign-in")[0] == 200
        limit_threads(server, None)
        form.tab.until('"cookies"')
