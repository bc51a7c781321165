"""Inputs that no page sends, for the elements of real pages: a generator of them, and a check.

    python -m support.hostile_inputs [--seconds N] [--seed N] [NAME…]

Each session opens a page with a hostile query, cookies and languages, taps something to get to another
screen, and sends events with hostile values to the elements that are there: so the values reach reducers,
formatters and catalogues. A session that was opened before has to answer all the time.
"""

import json
import random
import re
from collections import deque
from pathlib import Path
from tempfile import TemporaryDirectory

from support import fuzzing
from support.hostile_requests import TRUST, ZONES, HostileRequests
from support.hostile_texts import HOSTILE_TEXTS
from support.server import Server
from support.tab import Lost, Tab, frame, request

TIMER = {
    "format": "lonely-timer", "version": 1,
    "timer": {
        "name": "Tea", "duration": {"seconds": 180, "attoseconds": 0},
        "elapsed": {"seconds": 0, "attoseconds": 0}, "position": "ready",
    },
}  # fmt: skip

# The programs with their arguments ({} is an empty folder) and the paths of their windows.
PROGRAMS: dict[str, tuple[list[str], list[str]]] = {
    "gallery": (["--delay", "0"], ["/"]),
    "shop": ([], ["/", "/products/1", "/cart", "/orders"]),
    "timers lonely": (["lonely"], ["/"]),
    "timers many": (["many"], ["/"]),
    "timers documents": (["documents", "--documents", "{}"], ["/", "/documents/Tea.timer"]),
    "standups": (["--folder", "{}", "--speed", "100"], ["/", "/record"]),
    "signin": ([], ["/sign-in", "/"]),
    "board": (["--file", "{}/board.sqlite"], ["/"]),
    "contacts": (["--database", "{}/contacts.sqlite"], ["/"]),
    "test-pages": (
        [],
        "/ /form /links /motion /controls /form-rows /entries /places /guarded /menus /tour /drawing /languages"
        " /transfers /schemes /long-list /long-grid /long-sections".split(),
    ),
}

TEXTS = [
    *HOSTILE_TEXTS.values(),
    "", " ", "\n", "\t\r\n", "\0", "\x01\x1f\x7f\x80\x9f", "\ud800", "\udfff\ud800", "a\ud83d", "\ufeff", "\uffff",
    "\u202e" * 50, "\u2066\u202b\u061c\u200f", "a" + "\u0301" * 2_000, "\u0e33" * 500, "ﷺ" * 500, "\u1160" * 200,
    "👩‍👩‍👧‍👦" * 300, "🇩" * 99, "x" * 19_999, "x" * 70_000, "é" * 33_000, "%00%ff%u0000", "%s%n%@%1$@%99$@", "\\(x)", "{0}",
    "1e999", "-1e999", "-0", "0", "NaN", "nan", "inf", "Infinity", "0x1p4000", "1e-999", "00", "+1", "1,5", "١٢", "१२",
    str(2**31), str(2**63), str(-(2**63)), str(2**64), "9" * 400, "0." + "9" * 400, "1/0", "--1", "٫٬", "1’000",
    "en-u-nu-arab-ca-buddhist", "de_DE@currency=XXX;calendar=islamic", "zh-Hant-u-co-phonebk", "x-" + "a-" * 90, "i-klingon",
    "0000-00-00", "9999-12-31", "99999-99-99", "2024-02-30", "-0001-01-01", "2024-01-01T25:61", "24:00", "#12345", "#gggggg",
    "../" * 30, "/etc/passwd", ".", "..", "con.timer", "a/b", "a\\b", "~", "-rf", "$(x)", "Tea.timer", ".hidden", "a" * 255,
]  # fmt: skip

# As JSON, also what Python would not write.
NUMBERS = [
    "0", "-0", "-0.0", "1", "-1", "0.5", "1e999", "-1e999", "1e308", "-1e308", "1e-320", "1e19", "-1e19", "2e9", "NaN",
    "9223372036854775807", "9223372036854775808", "-9223372036854775809", "18446744073709551616", "1" + "0" * 400,
    "0." + "3" * 400, "01", "1.", ".5", "0x10", "Infinity",
]  # fmt: skip

INTERACTIONS = (
    "tap increment decrement text bool number choice submit tapAt dismiss scheme size visit focus blur drag dragEnd"
    " dragCancel lift over drop press measure rows files event edit"
).split()

ADDRESSES = ["/", "//", "/products/1", "/..", "/%00", "/%ff", "/a?b=%zz", "?", "#", "http://a", "javascript:1", "/places/a"]

RAW = [
    b"", b"{", b"null", b"[]", b'"', b"{}" * 9, b"[" * 9_000, b'{"n":' * 3_000, b'{"ping":-1}', b'{"ping":1e999}', b'{"resync":-1}',
    b'{"ack":99999999}', b'{"ack":-1}', b'{"hello":"x","seq":0}', b'{"n":1,"i":1,"do":"\\ud800"}', b"\xff\xfe", b"\xc0\x80",
    b'{"n":1,"i":1,"do":"text","v":"\xed\xa0\x80"}', b'{"a":1,"a":2}', b'\xef\xbb\xbf{"ping":1}', b'{"\\u0000":1}',
]  # fmt: skip


class HostileInputs:
    """Sends hostile inputs to a server, one session after another."""

    # Few, so that there are many sessions; below the burst that each may send.
    EVENTS = 30

    def __init__(self, server: Server, paths: list[str], seed: int, cookies: str = ""):
        self.server, self.paths, self.cookies = server, paths, cookies
        self.random = random.Random(seed)
        self.requests = HostileRequests(seed, server.port)
        self.sessions = 0
        self.sent = 0
        # What was sent last: a fault comes from one of these, most of the time from the last one.
        self.history: deque[str] = deque(maxlen=30)

    def pick(self, choices):
        return self.random.choice(choices)

    def number(self) -> str:
        return self.pick(NUMBERS) if self.random.random() < 0.7 else str(self.random.uniform(-1e4, 1e4))

    def text(self) -> str:
        text = self.pick(TEXTS)
        # Two kinds together at times, as long as a message may be.
        return (text + self.pick(TEXTS))[:100_000] if self.random.random() < 0.2 else text

    def json(self, text: str) -> str:
        """A text as JSON, with the characters themselves or escapes of them."""
        escapes = self.random.random() < 0.5 or bool(re.search("[\ud800-\udfff]", text))
        return json.dumps(text, ensure_ascii=escapes)

    def value(self, do: str) -> str:
        """A value of an interaction in JSON, mostly of its type."""
        if self.random.random() < 0.12:
            do = self.pick(INTERACTIONS)
        number, numbers = self.number, lambda count: "[" + ",".join(self.number() for _ in range(count)) + "]"
        match do:
            case "text" | "scheme":
                return self.json(self.text())
            case "visit":
                return self.json(self.pick(ADDRESSES) if self.random.random() < 0.5 else self.requests.target())
            case "bool" | "over":
                return self.pick(["true", "false", "1", '"true"', "null"])
            case "number":
                return number()
            case "choice":
                return self.pick(self.identifiers)
            case "tapAt":
                return numbers(2)
            case "drag" | "dragEnd" | "dragCancel":
                return numbers(4)
            case "drop":
                point = f"{self.number()},{self.number()}"
                return self.pick([f"[{point}]", f"[{point},{self.json(self.text())}]", f"[{point},1]"])
            case "size":
                return self.pick(['["compact","regular"]', '["regular","compact"]', '["",""]', '["compact"]'])
            case "edit":
                return f"[{number()},{number()},{self.json(self.text())}]"
            case "measure":
                rows = [f"[{self.pick(self.identifiers)},{numbers(8)[1:]}" for _ in range(self.pick([1, 2, 50]))]
                return "[" + ",".join(rows) + "]"
            case "rows":
                whole = lambda: str(self.pick([0, 1, 50, 100, 999, 1_000, 100_000, 1 << 32, self.random.randrange(2_000)]))
                return f"[{whole()},{whole()},{whole()}]" if self.random.random() < 0.8 else numbers(3)
            case "event":
                content = self.pick(["{", "null", "[1e999]", self.text()[:2_000]])
                return f"[{self.json(self.text()[:2_000])},{self.json(content)}]"
            case "files":
                if self.random.random() < 0.2:
                    return self.pick(['"cancelled"', '"interrupted"', '"x"', "[]", "[0,0]"])
                files = [
                    f"[{self.json(self.text()[:400] + self.pick(['', '.txt', '.txt', '.TXT ']))},"
                    f"{self.pick([number(), '5', '5', '0'])},{self.json(self.pick(['text/plain', '', self.text()[:99]]))}]"
                    for _ in range(self.pick([1, 1, 2, 120]))
                ]
                return f"[{number()},0,{','.join(files)}]"
            case _:
                return self.pick(["", "", "", "null", "0", '"x"', "{}"])

    def learn(self, html: str) -> None:
        """Remembers the elements of HTML, and what they may be used for."""
        element = None
        names = "data-i|data-on|data-files|data-hook|data-drag|data-lift|data-drop|data-measure|data-rows"
        for name, value in re.findall(f'({names})="([^"]*)"', html):
            if name == "data-i":
                element = value
                self.identifiers.append(value)
            elif element and name == "data-on":
                self.controls += [(element, do) for do in value.split() for _ in range(1 if do == "tap" else 5)]
            elif element:
                do = "event" if name == "data-hook" else name.removeprefix("data-")
                self.controls += [(element, do)] * 5
        del self.identifiers[:-400], self.controls[:-400]

    def event(self, tab: Tab, element: str, do: str, value: str) -> None:
        tab.last += 1
        # Texts of fields are edited, too, some of them as they were some messages ago.
        if do == "text" and self.random.random() < 0.4:
            do, value = "edit", self.value("edit")
        text = f'{{"n":{tab.last},"i":{element},"do":"{do}"' + (f',"v":{value}' if value else "")
        if do in ("text", "edit") and self.random.random() < 0.7:
            text += f',"seq":{self.pick([0, 1, tab.last // 2, tab.last - 1, tab.last, 10**9])}'
        text += "}"
        self.history.append(text)
        tab.send(text)

    def session(self) -> None:
        """Opens a page, goes somewhere, and sends events."""
        self.sessions += 1
        path = self.paths[self.sessions % len(self.paths)]
        if self.random.random() < 0.5:
            path += "?" + "&".join(
                self.requests.escaped(self.pick(["q", "step", "sort", "page", "id", self.text()[:50]]))
                + "=" + self.requests.escaped(self.text()[:500])
                for _ in range(2)
            )  # fmt: skip
        address = ".".join(str(byte) for byte in self.random.randbytes(4))
        cookie = re.sub(r"[\r\n\0]", "", self.text()[:500])
        session = self.cookies if self.cookies and self.random.random() < 0.7 else f"session={cookie}"
        fields = [
            f"X-Forwarded-For: {address}", f"Accept-Language: {self.requests.languages()[:2_000]}",
            f"Cookie: timezone={self.pick(ZONES)}; {session};"
            f" visitor={self.pick(['guest', 'regular', cookie])}",
        ]  # fmt: skip
        self.history.append(f"GET {path} {fields}")
        self.identifiers, self.controls = ["0", "1", "-1", "1e9", "99999999", '"1"'], []
        try:
            tab = Tab(self.server.port, path, *fields)
        except (Lost, OSError) as error:
            # Hostile header fields and queries may be refused.
            if isinstance(error, TimeoutError):
                raise
            return
        with tab:
            self.learn(tab.html)
            # Another way into the app in each session.
            taps = [element for element, do in self.controls if do == "tap"]
            if taps:
                self.event(tab, taps[(self.sessions // len(self.paths)) % len(taps)], "tap", "")
            for _ in range(self.EVENTS // 6):
                if not self.burst(tab):
                    return

    def burst(self, tab: Tab) -> bool:
        """Sends some events. Returns false if the session is over."""
        try:
            for _ in range(6):
                self.sent += 1
                if self.random.random() < 0.02:
                    raw = self.pick(RAW)
                    self.history.append(repr(raw[:200]))
                    tab.socket.sendall(frame(raw))
                    continue
                element, do = self.pick(self.controls) if self.controls and self.random.random() < 0.85 else (
                    self.pick(self.identifiers), self.pick(INTERACTIONS))  # fmt: skip
                self.event(tab, element, do, self.value(do))
            tab.send({"ping": 1})
            while "pong" not in (message := tab.receive()):
                self.take(tab, message)
            return True
        except (Lost, ConnectionError):
            # The server closes connections with malformed messages; the session goes on.
            try:
                tab.close()
                tab.connect()
                return True
            except (Lost, ConnectionError):
                return False

    def take(self, tab: Tab, message: dict) -> None:
        """Learns what a message adds, and sends files that the server waits for."""
        if patches := message.get("page") or message.get("p"):
            self.learn(json.dumps(patches, ensure_ascii=False).replace('\\"', '"'))
        for _, answer in message.get("uploads", []):
            for ticket in (answer if isinstance(answer, list) else [])[:2]:
                body = self.pick([b"hello", b"\0\xff\0\xff\0", b"", b"hell"])
                self.history.append(f"POST uploads {body!r}")
                request(
                    tab.port, f"{tab.base}uploads/{ticket}", f"Origin: http://127.0.0.1:{tab.port}",
                    *tab.fields, method="POST", body=body,
                )  # fmt: skip


def signed_in(server: Server) -> str:
    """Creates an account, and returns the cookies of its user."""
    with Tab(server.port, "/sign-in", "X-Forwarded-For: 192.0.2.2") as tab:
        for kind, text in ("text", "Ann"), ("password", "a long password"):
            tab.event(int(re.search(rf'data-i="(\d+)"[^>]*><input[^>]*type="{kind}"', tab.html)[1]), "text", text)
        tab.answer()
        tab.reread()
        tab.event(tab.button("Create an account"), "tap")
        cookies = []
        while len(cookies) < 2:
            for ticket in tab.receive().get("cookies", []):
                _, response = request(
                    tab.port, f"{tab.base}cookies/{ticket}", f"Origin: http://127.0.0.1:{tab.port}",
                    *tab.fields, method="POST",
                )  # fmt: skip
                cookies.append(re.search(r"(?i)set-cookie: ([^;\r]*)", response)[1])
    return "; ".join(cookies)


def attack(server: Server, paths: list[str], seed: int, count: int, cookies: str = "") -> list[str]:
    """Sends about as many inputs, and returns the findings."""
    inputs = HostileInputs(server, paths, seed, cookies)
    findings = []
    first = Tab(server.port, paths[0], "X-Forwarded-For: 192.0.2.1")
    try:
        while inputs.sent < count:
            inputs.session()
            first.ping()
        first.reread()
        if (status := request(server.port, paths[0], "X-Forwarded-For: 192.0.2.1")[0]) != 200:
            findings.append(f"The first page has the status {status}.")
    except (Lost, OSError) as error:
        findings.append(f"{error!r} after these inputs:\n  " + "\n  ".join(inputs.history))
    if server.process.poll() is not None:
        findings.append(f"The server has ended: {server.output[-20:]}")
    faults = re.compile(r"[\x00-\x08\x0b-\x1f\x7f]|Fatal error|Precondition failed")
    return findings + [f"in the log: {line!r}" for line in server.output if faults.search(line)]


def run(name: str, seed: int, count: int) -> list[str]:
    """Attacks a program that is started for it."""
    arguments, paths = PROGRAMS[name]
    with TemporaryDirectory() as folder:
        if "documents" in name:
            Path(folder, "Tea.timer").write_text(json.dumps(TIMER))
        server = Server(name.split()[0], *(argument.format(folder) for argument in arguments), *TRUST)
        server.start()
        try:
            return attack(server, paths, seed, count, signed_in(server) if name == "signin" else "")
        finally:
            if server.process.poll() is None:
                server.stop()


if __name__ == "__main__":
    fuzzing.main(__doc__.splitlines()[0], PROGRAMS, "inputs", 1_000, run)
