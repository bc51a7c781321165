"""A tab of the page `/tally`, as the page's script behaves, and a model of what it must show.

Follows `client.js` of ComposableWeb: its numbers of events, its times, and what it does when a session is
restored. Needs Python, without packages.
"""

import asyncio
import json
import random
import re
import time
from collections import deque
from dataclasses import dataclass, field

from support.tab import frame, head

# As in client.js, in seconds.
PING_INTERVAL, OPEN_TIMEOUT, ANSWER_TIMEOUT, LONGEST_ANSWER_TIMEOUT = 15, 10, 10, 80
RELOAD_INTERVAL = 10


@dataclass
class Event:
    """An event without an answer. Its element has a label, and another number in each process."""

    number: int
    kind: str
    label: str
    created: float
    is_sent: bool = False


@dataclass
class Totals:
    """What all tabs have done."""

    events: int = 0
    acknowledged: int = 0
    # Events that the page leaves out, as their control may have another meaning, or as `skip` says.
    left_out: int = 0
    skipped: int = 0
    # Acknowledged while the page said that changes can't be stored, and lost with the process.
    lost_unstored: int = 0
    # The notices that changes can't be stored.
    notices: int = 0
    restored: int = 0
    skips: int = 0
    reloads: int = 0
    # Those of them of which nothing could be stored, as their pages said.
    unstored_reloads: int = 0
    attempts: list[float] = field(default_factory=list)
    violations: list[str] = field(default_factory=list)
    # The times of answers with their moments.
    answers: list[tuple[float, float]] = field(default_factory=list)


async def fetch(port: int, target: str, source: str, *fields: str) -> tuple[int, str]:
    """Requests a page from an address of this machine, and returns the status and the whole response."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(source, 0))
    try:
        writer.write(head("GET", target, port, "Connection: close", *fields))
        response = (await reader.read()).decode(errors="replace")
    finally:
        writer.close()
    status = re.match(r"HTTP/1\.[01] (\d+)", response)
    return int(status[1]) if status else 0, response


class Socket(asyncio.Protocol):
    """A connection of a tab."""

    def __init__(self, tab: "Tab"):
        self.tab, self.transport = tab, None
        self.bytes, self.is_upgraded = b"", False

    def connection_made(self, transport) -> None:
        self.transport = transport
        if self.tab.socket is not self:
            return transport.abort()
        transport.write(
            head(
                "GET", f"{self.tab.base}socket", self.tab.port, f"Origin: http://127.0.0.1:{self.tab.port}",
                "Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13",
                "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
            )  # fmt: skip
        )

    def connection_lost(self, error) -> None:
        if self.tab.socket is self:
            self.tab.disconnected(f"closed: {error}")

    def data_received(self, data: bytes) -> None:
        self.bytes += data
        if not self.is_upgraded:
            if b"\r\n\r\n" not in self.bytes:
                return
            response, _, self.bytes = self.bytes.partition(b"\r\n\r\n")
            if not response.startswith(b"HTTP/1.1 101"):
                return self.transport.abort()
            self.is_upgraded = True
            if self.tab.socket is self:
                self.tab.opened(re.findall(rb"(?im)^X-Node:.*:(\d+)\s*$", response))
        while self.tab.socket is self and (message := self._next()) is not None:
            self.tab.received(json.loads(message))

    def send(self, message: dict) -> None:
        self.transport.write(frame(json.dumps(message).encode()))

    def abort(self) -> None:
        if self.transport:
            self.transport.abort()

    def _next(self) -> bytes | None:
        """The next text that was received completely. Answers pings."""
        while len(self.bytes) >= 2:
            opcode, length, start = self.bytes[0] & 15, self.bytes[1] & 127, 2
            if length >= 126:
                start = 4 if length == 126 else 10
                length = int.from_bytes(self.bytes[2:start])
            if len(self.bytes) < start + length:
                return None
            payload, self.bytes = self.bytes[start : start + length], self.bytes[start + length :]
            if opcode == 1:
                return payload
            if opcode == 9:
                self.transport.write(frame(payload, 10))
            elif opcode == 8:
                self.transport.close()
        return None


class Tab:
    """A tab, and the law of its count: all acknowledged events are in it, and each once."""

    def __init__(self, number: int, port: int, world):
        self.number, self.port, self.world, self.totals = number, port, world, world.totals
        self.source = f"127.{1 + number // 62_500}.{1 + number // 250 % 250}.{1 + number % 250}"
        self.socket: Socket | None = None
        self.is_open, self.has_ended = False, False
        self.retry = self.watchdog = self.acknowledging = None
        self.log: deque[str] = deque(maxlen=60)
        self.last_reload = 0.0
        # The port of the node of the last connection.
        self.node = 0
        self.lost_at, self.cause = None, ""
        # The acknowledged events that the count must contain, and those of them that were stored then.
        self.confirmed, self.safe, self.is_at_risk = 0, 0, False

    # The page

    async def load(self, *fields: str) -> None:
        """Requests the page until it comes, and connects."""
        while True:
            try:
                status, html = await asyncio.wait_for(fetch(self.port, "/tally", self.source, *fields), 30)
            except (OSError, TimeoutError) as error:
                status, html = 0, repr(error)
            if status == 200:
                break
            self.note(f"page: {status} {html[:60]!r}")
            await asyncio.sleep(1 + random.random())
        found = dict(re.findall(r'data-(session|base|seq|version|epoch|event|restored)="([^"]*)"', html))
        self.token, self.base, self.version = found["session"], found["base"], found["version"]
        self.seq, self.epoch = int(found["seq"]), int(found.get("epoch", 0))
        self.last = self.answered = int(found.get("event", 0))
        self.events: list[Event] = []
        self.attempts = self.tries = self.pings = self.shown_changes = 0
        self.is_pinged = self.is_used = self.has_ended = False
        self.answer_timeout, self.restoration = ANSWER_TIMEOUT, None
        self.read(html)
        self.confirmed = self.safe = self.shown
        self.is_at_risk = False
        self.connect()

    def read(self, html: str) -> None:
        """Takes the count and the numbers of elements from the page."""
        self.shown = int(re.search(r">Count (\d+)<", html)[1])
        self.ids = {
            label: int(number)
            for number, label in re.findall(
                r'data-i="(\d+)"[^>]*data-on="tap"[^>]*><span[^>]*>(Increment|Trap)<', html
            )
        }
        self.ids["window"] = int(re.search(r'data-i="(\d+)" class="window', html)[1])

    # The connection

    def connect(self) -> None:
        self.cancel("retry")
        if self.socket or self.has_ended:
            return
        self.socket = socket = Socket(self)
        self.tries += 1
        self.totals.attempts.append(time.monotonic())
        self.expect(OPEN_TIMEOUT)
        self.world.spawn(self._connect(socket))

    async def _connect(self, socket: Socket) -> None:
        loop = asyncio.get_running_loop()
        try:
            await loop.create_connection(lambda: socket, "127.0.0.1", self.port, local_addr=(self.source, 0))
        except OSError as error:
            if self.socket is socket:
                self.disconnected(repr(error))

    def opened(self, ports: list[bytes]) -> None:
        self.node = int(ports[-1]) if ports else 0
        hello = {"hello": self.token, "seq": self.seq, "try": self.tries, "version": self.version}
        if self.epoch:
            hello["epoch"] = self.epoch
        elif not self.is_used:
            hello["at"] = "/"
        self.send(hello)

    def send(self, message: dict) -> None:
        self.note(f"> {json.dumps(message)}")
        self.socket.send(message)

    def close(self) -> None:
        socket, self.socket = self.socket, None
        self.is_open = self.is_pinged = False
        for timer in ("retry", "watchdog", "acknowledging"):
            self.cancel(timer)
        self.restoration = None
        for event in self.events:
            event.is_sent = False
        if socket:
            socket.abort()

    def disconnected(self, reason: str) -> None:
        self.note(f"lost: {reason}")
        if self.is_open and self.lost_at is None:
            self.lost_at, self.cause = self.world.lost(self)
        if not self.is_open and self.socket:
            self.world.spawn(self._check_access())
        self.close()
        if self.has_ended:
            return
        wait = min(10, 0.25 * 2**self.attempts) * (0.5 + random.random() / 2)
        self.attempts += 1
        self.retry = asyncio.get_running_loop().call_later(wait, self.connect)

    async def _check_access(self) -> None:
        try:
            status, _ = await asyncio.wait_for(fetch(self.port, f"{self.base}socket", self.source), 30)
        except (OSError, TimeoutError):
            return
        if not self.is_open and status in (401, 403, 404):
            self.reload(f"the socket is refused: {status}")

    def reload(self, reason: str, restores: bool = False) -> None:
        """The session is lost, unless its page goes on with it."""
        if self.has_ended:
            return
        self.note(f"reload: {reason}")
        self.totals.reloads += 1
        if self.is_used and self.is_at_risk and self.safe == 0:
            # Its page has said so since its first event.
            self.totals.lost_unstored += self.confirmed
            self.totals.unstored_reloads += 1
        elif self.is_used or self.confirmed > 0:
            self.violation(f"a used session is lost: {reason}")
        self.has_ended = True
        self.close()
        cookie = [f"Cookie: restored-session={self.token}"] if restores else []
        # A script that has reloaded its page in the last seconds waits for its user.
        wait = max(0, self.last_reload + RELOAD_INTERVAL - time.monotonic())
        self.last_reload = time.monotonic() + wait
        asyncio.get_running_loop().call_later(wait, lambda: self.world.spawn(self.load(*cookie)))

    # Timers

    def cancel(self, timer: str) -> None:
        if handle := getattr(self, timer):
            handle.cancel()
            setattr(self, timer, None)

    def expect(self, limit: float) -> None:
        """Replaces the connection if no message comes in time."""
        self.cancel("watchdog")
        self.watchdog = asyncio.get_running_loop().call_later(limit, self._give_up, limit)

    def _give_up(self, limit: float) -> None:
        if self.is_open and limit >= self.answer_timeout:
            self.answer_timeout = min(2 * self.answer_timeout, LONGEST_ANSWER_TIMEOUT)
        self.disconnected(f"no message for {limit} s")

    @property
    def awaits_answer(self) -> bool:
        return not self.is_open or self.is_pinged or any(event.is_sent for event in self.events)

    def _await_message(self) -> None:
        self.is_pinged = False
        if self.awaits_answer:
            return self.expect(self.answer_timeout if self.is_open else OPEN_TIMEOUT)
        self.cancel("watchdog")
        self.watchdog = asyncio.get_running_loop().call_later(PING_INTERVAL, self._ping)

    def _ping(self) -> None:
        self.is_pinged = True
        self.pings += 1
        self.send({"ping": self.pings, "visible": True})
        self.expect(self.answer_timeout)

    # Messages

    def received(self, message: dict) -> None:
        self.note(f"< {json.dumps(message)[:300]}")
        socket = self.socket
        match message.get("hello"):
            case "again":
                self.resumed()
            case "restored":
                self.restoration = message
                self.totals.restored += 1
            case "reload":
                self.reload('"hello":"reload"', restores=True)
        if self.socket is socket and message.get("pong"):
            self.answer_timeout = ANSWER_TIMEOUT
        if self.socket is socket and (is_stored := message.get("stored")) is not None:
            # The changes of this message, or of those that follow, are stored or not.
            self.totals.notices += not is_stored and not self.is_at_risk
            self.is_at_risk = not is_stored
        if self.socket is socket and ("p" in message or "page" in message):
            self.apply(message)
        if self.socket is socket and "bye" in message:
            self.end(message["bye"])
        if self.socket is socket:
            self._await_message()

    def end(self, reason: str) -> None:
        if reason in ("ended", "revoked"):
            return self.reload(f"bye {reason}")
        if reason not in ("moved", "stopped", "parked"):
            self.has_ended = True
            self.violation(f"the server has ended the session: {reason}")
        self.disconnected(f"bye {reason}")

    def resumed(self) -> None:
        self.is_open, self.attempts = True, 0
        if self.lost_at is not None:
            self.world.back(self, time.monotonic() - self.lost_at)
            self.lost_at = None
        self.flush()

    def apply(self, message: dict) -> None:
        restoration = self.restoration if "page" in message else None
        if restoration:
            self.seq = message["seq"] - 1
        if message["seq"] <= self.seq:
            return
        if message["seq"] > self.seq + 1:
            return self.disconnected("a message is missing")
        self.seq, self.answer_timeout = message["seq"], ANSWER_TIMEOUT
        self.acknowledge(message.get("ack", 0))
        if restoration:
            self.restore(message["page"], restoration)
        elif "page" in message:
            self.read(message["page"])
        else:
            for text in re.findall(r'"t": "Count (\d+)"', json.dumps(message["p"])):
                self.shown = int(text)
        self.shown_changes = message.get("state", self.shown_changes)
        self.check()
        self.flush()
        if not self.acknowledging:
            self.acknowledging = asyncio.get_running_loop().call_later(0.05, self._acknowledge)

    def _acknowledge(self) -> None:
        self.acknowledging = None
        if self.is_open:
            self.send({"ack": self.seq})

    def acknowledge(self, number: int) -> None:
        if number <= self.answered:
            return
        self.answered, now = number, time.monotonic()
        for event in self.events:
            if event.number > number:
                continue
            self.is_used |= event.kind == "tap"
            if event.label == "Increment":
                self.confirmed += 1
                self.totals.acknowledged += 1
                self.totals.answers.append((now, now - event.created))
                self.world.answered(self, now - event.created)
            elif event.label == "Trap":
                self.violation("an event is answered that ends the process")
        self.events = [event for event in self.events if event.number > number]

    def restore(self, html: str, restoration: dict) -> None:
        """Shows the page of a restored session, and sends again what its server does not know."""
        skip, has_lost = restoration.get("skip"), self.shown_changes > restoration["state"]
        self.epoch, self.restoration = restoration["epoch"], None
        self.shown_changes = restoration["state"]
        shown = self.shown
        self.read(html)
        taps = [event for event in self.events if event.kind == "tap"]
        self.events, self.answered = [], self.last
        # The count is a part of the text around the buttons, by which the script compares them.
        repeated = [] if skip or has_lost or shown != self.shown else taps
        if has_lost and not self.is_at_risk:
            self.violation("the restored page has lost changes that were said to be stored")
        if self.is_at_risk and self.safe <= self.shown < self.confirmed:
            self.note(f"lost {self.confirmed - self.shown} events that were not stored")
            self.totals.lost_unstored += self.confirmed - self.shown
            self.confirmed = self.safe = self.shown
        self.is_at_risk = False
        dropped = sum(event.label == "Increment" for event in taps) if not repeated else 0
        self.totals.left_out += dropped
        if skip:
            self.totals.skips += 1
            self.totals.skipped += dropped
            self.world.skipped(self, any(event.label == "Trap" for event in taps))
        # Events that were left out have no effect: all that have one are answered.
        if self.shown != self.confirmed:
            self.violation(f"the restored page shows {self.shown}, {self.confirmed} events are acknowledged")
            self.confirmed = self.shown
        self.enqueue("size", "window")
        for event in repeated:
            self.enqueue(event.kind, event.label, event.created)
        self.resumed()

    # Events

    def tap(self, label: str) -> None:
        self.totals.events += label == "Increment"
        self.enqueue("tap", label)

    def enqueue(self, kind: str, label: str, created: float | None = None) -> None:
        self.last += 1
        self.events.append(Event(self.last, kind, label, created or time.monotonic()))
        self.flush()

    def flush(self) -> None:
        if not self.is_open:
            return
        is_waiting = self.awaits_answer
        for event in self.events:
            if not event.is_sent:
                event.is_sent = True
                value = {"v": ["regular", "regular"]} if event.kind == "size" else {}
                self.send({"n": event.number, "i": self.ids[event.label], "do": event.kind} | value)
        if not is_waiting and self.awaits_answer:
            self.expect(self.answer_timeout)

    # The law

    @property
    def is_calm(self) -> bool:
        return self.is_open and not self.events

    def check(self) -> None:
        """Compares the count with the acknowledged events."""
        waiting = sum(event.label == "Increment" for event in self.events)
        if not self.confirmed <= self.shown <= self.confirmed + waiting:
            self.violation(
                f"the page shows {self.shown}, {self.confirmed} events are acknowledged, {waiting} are not"
            )
            self.confirmed = self.shown
        if not self.is_at_risk:
            self.safe = self.confirmed

    def violation(self, text: str) -> None:
        self.note(f"VIOLATION {text}")
        self.totals.violations.append(f"tab {self.number}: {text}")
        self.world.violated(self, text)

    def note(self, text: str) -> None:
        self.log.append(f"{self.world.now:8.2f}  {self.node}  {text}")
