"""Uses a gallery for a long time, honestly from one address, and hostilely from others.

    python -m support.hostile_soak [SECONDS]

Prints every minute the memory of the server and the times in which it answers the honest events, and at
the end whether both have stayed as they were. Needs Linux, which has an address of this machine for each
client, and Python without packages.
"""

import argparse
import json
import os
import random
import re
import select
import signal
import statistics
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field

from support.hostile_inputs import RAW
from support.server import Server
from support.tab import Lost, Tab, Usage, connect, frame, head, request

# The honest tabs, and the events of each per second.
TABS, RATE = 5, 1.0

# The tolerated growth of the memory from the third quarter to the last one, as a factor and in bytes.
GROWTH, SLACK = 1.05, 8e6
# The tolerated factor of the median of the honest events' times.
SLOWDOWN = 3


def open_study(tab: Tab, title: str) -> str:
    """Opens a case study of the gallery, and returns its HTML as JSON."""
    tab.event(tab.button(title), "tap")
    return json.dumps(tab.answer()).replace('\\"', '"')


def button_in(html: str, label: str) -> int:
    return int(re.search(rf'<button data-i="(\d+)"(?:(?!<button).)*?{re.escape(label)}', html)[1])


# The hostile clients. Each function is one of them, and ends with an error when the server closes the
# connection; then it begins again.


def flood(port: int, source: str) -> None:
    """Taps without waiting."""
    with ExitStack() as tabs:
        all_tabs = [tabs.enter_context(Tab(port, source=source)) for _ in range(10)]
        buttons = [button_in(open_study(tab, "Counter"), "Increment") for tab in all_tabs]
        while True:
            for tab, button in zip(all_tabs, buttons):
                for _ in range(50):
                    tab.event(button, "tap")
                tab.answer()


def large_messages(port: int, source: str) -> None:
    """Sends messages as long as they may be, and a longer one."""
    with Tab(port, source=source) as tab:
        field = int(re.search(r'data-i="(\d+)"[^>]*><input[^>]*data-on="text', open_study(tab, "Bindings"))[1])
        for number in range(100):
            tab.event(field, "text", chr(97 + number % 26) * 60_000)
            tab.answer()
            time.sleep(0.1)
        tab.send("x" * 200_000)
        tab.receive()


def half_open_requests(port: int, source: str) -> None:
    """Sends heads without an end, on as many connections as an address may have."""
    with ExitStack() as connections:
        for _ in range(1_000):
            connection = connections.enter_context(connect(port, source))
            connection.sendall(b"GET / HTTP/1.1\r\nHost: ")
            time.sleep(0.01)
        connection.recv(1)


def slow_bodies(port: int, source: str) -> None:
    """Sends bodies a byte at a time."""
    with ExitStack() as connections:
        requests = [connections.enter_context(connect(port, source)) for _ in range(50)]
        for connection in requests:
            fields = f"Origin: http://127.0.0.1:{port}", "Content-Length: 60000"
            connection.sendall(head("POST", "/uploads/x", port, *fields))
        while True:
            for connection in requests:
                connection.sendall(b"x")
                time.sleep(0.05)


def reconnects(port: int, source: str) -> None:
    """Connects again and again, without a closing handshake."""
    tab = Tab(port, source=source)
    while True:
        tab.event(tab.button("Counter"), "tap")
        tab.close()
        tab.connect()
        time.sleep(0.02)


def malformed_frames(port: int, source: str) -> None:
    """Sends frames and messages that are none."""
    tab = Tab(port, source=source)
    while True:
        raw = random.choice([
            *map(frame, RAW), random.randbytes(50), frame(b"x", 2), frame(b"", 3), frame(b"x" * 200, 9),
            frame(b"a", is_final=False) * 2, b"\x81\x05hello", frame(b"\xff\xff", 8), b"\xc1\x80\0\0\0\0",
        ])  # fmt: skip
        with suppress(OSError, Lost):
            tab.socket.sendall(raw)
            tab.ping()
        time.sleep(0.05)
        tab.close()
        tab.connect()


def stalled_uploads(port: int, source: str) -> None:
    """Begins to send files, and goes on so slowly that they fail."""
    with Tab(port, source=source) as tab, ExitStack() as connections:
        tab.event(button_in(open_study(tab, "Files"), "Count the lines"), "tap")
        files = re.search(r'data-i="(\d+)" class="files"', tab.until('class="files"'))
        tab.event(int(files[1]), "files", [0, 0, ["a.txt", 90_000, "text/plain"]])
        while not (answers := tab.receive().get("uploads")):
            pass
        for ticket in answers[0][1]:
            connection = connections.enter_context(connect(port, source))
            connection.sendall(tab.upload_head(ticket, 90_000) + b"x" * 80_000)
            connection.recv(1)


def new_pages(port: int, source: str) -> None:
    """Requests pages that nobody looks at, more than an address may."""
    while True:
        request(port, source=source)
        time.sleep(0.03)


def files_of_pages(port: int, source: str) -> None:
    """Requests the script of the page without waiting, on many connections."""
    script = re.search(r'src="(/client[^"]*)"', request(port, source=source)[1])[1]
    with ExitStack() as connections:
        clients = [connections.enter_context(connect(port, source)) for _ in range(50)]
        while True:
            for client in clients:
                client.sendall(head("GET", script, port, "Accept-Encoding: gzip") * 10)
            for client in clients:
                client.recv(1 << 20)


def unread_answers(port: int, source: str) -> None:
    """Asks for whole pages, and reads none of them."""
    with ExitStack() as tabs:
        all_tabs = [tabs.enter_context(Tab(port, source=source)) for _ in range(20)]
        for _ in range(120):
            for tab in all_tabs:
                tab.socket.settimeout(0.1)
                with suppress(TimeoutError):
                    tab.send({"resync": tab.seq})
                time.sleep(0.05)


KINDS: list[Callable[[int, str], None]] = [
    flood, large_messages, half_open_requests, slow_bodies, reconnects, malformed_frames, stalled_uploads,
    new_pages, files_of_pages, unread_answers,
]  # fmt: skip


def attack(port: int) -> None:
    """Attacks a server in all ways, each from an address of its own, until the process ends."""

    rounds = {kind.__name__: 0 for kind in KINDS}
    ends = dict.fromkeys(rounds, "")

    def repeat(kind, source: str) -> None:
        while True:
            rounds[kind.__name__] += 1
            try:
                kind(port, source)
            except (OSError, Lost, AssertionError, TypeError, ValueError) as error:
                ends[kind.__name__] = f" (the last one ended with {error!r:.80})"
            # Not all processors are for the attack.
            time.sleep(0.5)

    for number, kind in enumerate(KINDS, start=2):
        threading.Thread(target=repeat, args=(kind, f"127.0.0.{number}"), daemon=True).start()
    # Ends with the process that has started it, whose end of the pipe is then closed.
    while not select.select([sys.stdin], [], [], 300)[0]:
        print("hostile rounds: " + ", ".join(f"{name} {rounds[name]}{ends[name]}" for name in rounds), flush=True)


@dataclass
class Phase:
    """The times of honest events in seconds, and the sizes of the server in bytes with their times."""

    name: str
    times: list[float] = field(default_factory=list)
    sizes: list[tuple[float, int]] = field(default_factory=list)

    @property
    def median(self) -> float:
        return statistics.median(self.times)


class Soak:
    def __init__(self, server: Server):
        self.server = server
        self.usage = Usage(server.process.pid)
        self.begin = time.monotonic()
        self.tabs = [self.open() for _ in range(TABS)]
        self.failures: list[str] = []

    def open(self) -> tuple[Tab, int]:
        """An honest tab, and its button."""
        tab = Tab(self.server.port)
        return tab, button_in(open_study(tab, "Counter"), "Increment")

    def run(self, phase: Phase, seconds: float) -> Phase:
        """Sends honest events for a time, and opens a new page in each minute."""
        begin = time.monotonic()
        due, next_line, events, page, number = begin, begin + 60, [], 0.0, 0
        while time.monotonic() < begin + seconds:
            due += 1 / (TABS * RATE)
            time.sleep(max(0, due - time.monotonic()))
            due = max(due, time.monotonic() - 1)
            number += 1
            tab, button = self.tabs[number % TABS]
            start = time.monotonic()
            try:
                tab.event(button, "tap")
                tab.answer()
                events.append(time.monotonic() - start)
            except (Lost, OSError) as error:
                self.fail(f"an honest tab: {error!r}")
                self.tabs[number % TABS] = self.open()
            phase.sizes.append((time.monotonic() - begin, self.usage.memory))
            if (now := time.monotonic()) >= next_line or now >= begin + seconds:
                start = now
                old, _ = self.tabs[number % TABS]
                try:
                    self.tabs[number % TABS] = self.open()
                    old.close()
                except (Lost, OSError, AssertionError) as error:
                    self.fail(f"an honest page: {error!r}")
                page = time.monotonic() - start
                self.line(phase, events, page)
                phase.times += events
                events, next_line = [], next_line + 60
        phase.times += events
        return phase

    def line(self, phase: Phase, events: list[float], page: float) -> None:
        median, late = (percentile(events, part) * 1_000 for part in (0.5, 0.95))
        usage = self.usage
        print(
            f"{time.monotonic() - self.begin:6.0f} s  {phase.name:8}  {usage.memory / 1e6:6.1f} MB"
            f"  {usage.descriptors:5} descriptors  {usage.threads:3} threads  median {median:7.2f} ms"
            f"  95 % {late:7.2f} ms  page {page * 1_000:7.1f} ms  {len(events)} events",
            flush=True,
        )

    def fail(self, text: str) -> None:
        self.failures.append(text)
        print(f"{time.monotonic() - self.begin:6.0f} s  {text}", flush=True)
        if self.server.process.poll() is not None:
            raise SystemExit(f"FAIL: the server has ended: {self.server.output[-20:]}")


def percentile(values: list[float], part: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * part))] if values else float("nan")


def soak(seconds: float) -> bool:
    """Measures before, while and after there are hostile clients. Returns whether the server endures them."""
    calm = min(300.0, seconds / 10)
    os.environ.setdefault("MALLOC_ARENA_MAX", "2")
    with Server("gallery", "--delay", "0", "--log-level", "error") as server:
        test = Soak(server)
        before = test.run(Phase("before"), calm)
        command = [sys.executable, "-m", "support.hostile_soak", "--attack", str(server.port)]
        attacker = subprocess.Popen(command, stdin=subprocess.PIPE, preexec_fn=lambda: os.nice(19))
        try:
            during = test.run(Phase("hostile"), seconds - 2 * calm)
        finally:
            attacker.send_signal(signal.SIGKILL)
            attacker.wait()
        after = test.run(Phase("after"), calm)
        usual = statistics.median(before.times + after.times)

        def memory(begin: float, end: float) -> float:
            length = during.sizes[-1][0]
            return statistics.median(size for time, size in during.sizes if begin <= time / length <= end)

        early, late = memory(0.5, 0.75), memory(0.75, 1)
        # All hostile connections are closed at once.
        ended = max(size for _, size in after.sizes)
        checks = {
            f"memory {early / 1e6:.1f} MB in the third quarter, {late / 1e6:.1f} MB in the last one; at most"
            f" {GROWTH - 1:.0%} and {SLACK / 1e6:.0f} MB more": late <= early * GROWTH + SLACK,
            f"memory {ended / 1e6:.1f} MB when the attack has ended; at most {GROWTH - 1:.0%} and {SLACK / 1e6:.0f} MB"
            " more than in the last quarter": ended <= late * GROWTH + SLACK,
            f"median of honest events {during.median * 1_000:.2f} ms, {before.median * 1_000:.2f} ms before and"
            f" {after.median * 1_000:.2f} ms after; at most {SLOWDOWN} times": during.median <= SLOWDOWN * usual,
            f"{len(test.failures)} honest tabs or pages failed; none may": not test.failures,
        }
    for text, is_met in checks.items():
        print(f"{'PASS' if is_met else 'FAIL'}: {text}")
    print("PASS" if all(checks.values()) else "FAIL", flush=True)
    return all(checks.values())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("seconds", type=float, nargs="?", default=3_600)
    parser.add_argument("--attack", type=int, metavar="PORT", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.attack:
        return attack(arguments.attack)
    raise SystemExit(not soak(arguments.seconds))


if __name__ == "__main__":
    main()
