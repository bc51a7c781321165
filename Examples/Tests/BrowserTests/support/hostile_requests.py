"""Requests that no browser sends: a generator of them, and a check that a server survives them.

    python -m support.hostile_requests [--seconds N] [--seed N] [NAME…]

sends them to the servers of the examples with these names, for hours if need be, and prints what fails.
"""

import errno
import random
import re
import socket
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from tempfile import TemporaryDirectory

from support import fuzzing
from support.server import Server

# The servers, with the arguments that give them pages with numbers, dates and texts in six languages ({} is
# an empty folder).
EXAMPLES = {
    "gallery": [],
    "shop": [],
    "timers": ["many"],
    "standups": [],
    "signin": [],
    "board": ["--file", "{}/board.sqlite"],
    "contacts": ["--database", "{}/contacts.sqlite"],
    "test-pages": [],
}

# Each request comes from another client, so that no limit of one client ends the test.
TRUST = ["--trust-proxy", "127.0.0.1"]

SUBTAGS = (
    "en de fr es ja zh ar pt sr zz xx art-lojban i-klingon Hant Latn Cyrl Zzzz US GB CH TW 419 001 ZZ"
    " u nu arab thai hanidec ca buddhist japanese islamic co phonebk hc h12 cu XXX x a b t d0 posix"
    " POSIX 1996 rozaj 12345678"
).split()
ZONES = (
    "Europe/Zurich America/Argentina/Buenos_Aires Asia/Calcutta Etc/GMT+5 UTC GMT Asia/Kathmandu"
    " ../../etc/passwd /etc/localtime Europe%2FZurich Nowhere/Land GMT+99999 posixrules a/b/c/d"
).split()
PATHS = (
    "/ /socket /cookies/x /uploads/x /downloads/x /embed.js /healthz /readyz /nowhere /sign-in"
    " /products/1 /products/-1 /products/99999999999999999999 /cart /orders /places/%61dmin /standups/1"
    " /documents/Tea.txt /%2e%2e/ /..%2f.. //evil /a//b /%00 /%ff /%F0%9F%98%80 /%E2%80%AE /%ED%A0%80 /%C0%AF /%u0000 /%FE%FF * http://a/b"
).split(" ")
METHODS = "GET GET GET GET HEAD POST POST PUT DELETE OPTIONS TRACE CONNECT PRI get G\x00T".split(" ")
TEXTS = [
    "", "a", "1", "-0", "1e999", "NaN", "\u0000", "\u202e", "\ud7ff", "é" * 40, "😀" * 40, "%", "%zz",
    "%s%n%@", "{0}", "${x}", "'\"<script>", "../" * 20, "a" * 3_000, "\t", "\x7f", "٣", "१२३",
    "a" + "\u0301" * 500, "\u2066\u061c", "\ufeff", "0x1p4000", "9" * 400, "de_DE@currency=XXX", "x-" + "a-" * 90, "%u0000",
]


class HostileRequests:
    """An endless, deterministic sequence of malformed and hostile requests."""

    def __init__(self, seed: int, port: int):
        self.random = random.Random(seed)
        self.port = port
        # Each request combines some of them.
        self.targets = [self.target() for _ in range(300)]
        self.optional_fields = [field() for field in self.field_makers() for _ in range(40)]

    def pick(self, choices):
        return self.random.choice(choices)

    def chance(self, percent: int) -> bool:
        return self.random.randrange(100) < percent

    def language(self) -> str:
        count = self.random.choice([1, 1, 2, 2, 3, 5, 12, 90])
        tag = self.pick("-_")[0] if self.chance(2) else "-"
        return tag.join(self.pick(SUBTAGS) for _ in range(count))

    def languages(self) -> str:
        count = self.random.choice([1, 1, 2, 4, 40])
        weights = ["", "", ";q=0.5", ";q=0", ";q=9", ";q=", ";q=1e9", ";x=1"]
        return ",".join(self.language() + self.pick(weights) for _ in range(count))

    def target(self) -> str:
        path = self.pick(PATHS)
        if self.chance(20):
            path += "/" + self.escaped(self.pick(TEXTS))
        for number in range(self.random.choice([0, 0, 1, 2])):
            name = self.pick(["q", "next", "id", "step", "sort", "page", "price", self.pick(TEXTS)])
            path += ("?" if number == 0 else "&") + self.escaped(name) + "=" + self.escaped(self.pick(TEXTS))
        return path[: self.random.choice([9_000, 9_000, 20])] or "/"

    def escaped(self, text: str) -> str:
        """A text with percent escapes for some of its characters."""
        return "".join(
            "".join(f"%{byte:02X}" for byte in character.encode("utf-8", "replace"))
            if ord(character) > 126 or ord(character) < 33 or self.chance(10)
            else character
            for character in text
        )

    def field_makers(self) -> list[Callable[[], str]]:
        port = self.port
        return [
            lambda: f"Accept-Language: {self.languages()}",
            lambda: f"Accept-Language: {self.languages()}",
            lambda: f"Cookie: timezone={self.pick(ZONES)}; session={self.pick(TEXTS[1:8])}",
            lambda: "Cookie: " + ";".join(f"{self.pick(TEXTS)}={self.pick(TEXTS)}" for _ in range(9)),
            lambda: f"Origin: {self.pick(['null', 'http://127.0.0.1', f'http://127.0.0.1:{port}', '://'])}",
            lambda: f"Host: {self.pick(['', 'evil.example', '[::1', '<b>.localhost', 'a' * 300])}",
            lambda: f"X-Forwarded-Proto: {self.pick(['https', 'HTTPS, http', 'x'])}",
            lambda: f"Forwarded: for={self.pick(TEXTS[:8])};proto=https",
            lambda: f"Sec-Fetch-Dest: {self.pick(['document', 'iframe', 'image', ''])}",
            lambda: f"Referer: {self.pick(['http://a', '://', 'x' * 2_000])}",
            lambda: f"User-Agent: {self.pick(['Mobi', 'x' * 3_000, ''])}",
            lambda: f"Sec-CH-UA-Mobile: {self.pick(['?1', '?0', '??'])}",
            lambda: f"Content-Length: {self.pick(['0', '5', '-1', '99999999999999999999', '5, 5', 'x'])}",
            lambda: f"Transfer-Encoding: {self.pick(['chunked', 'gzip', 'chunked, chunked', 'x'])}",
            lambda: f"Content-Type: {self.pick(['text/plain', 'multipart/form-data; boundary=', 'x'])}",
            lambda: "Expect: 100-continue",
            lambda: f"Range: bytes={self.pick(['0-', '-1', '9-1', ','.join(['0-'] * 99)])}",
            lambda: f"Accept-Encoding: {self.pick(['gzip', 'gzip;q=nan', 'x' * 99])}",
            lambda: f"{self.pick(TEXTS[1:])}: {self.pick(TEXTS)}",
            lambda: "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: "
            + self.pick(["13", "8", "x"])
            + f"\r\nSec-WebSocket-Key: {self.pick(['dGhlIHNhbXBsZSBub25jZQ==', 'x', ''])}",
        ]

    def fields(self) -> list[str]:
        address = ".".join(str(byte) for byte in self.random.randbytes(4))
        count = self.random.choice([0, 1, 2, 3, 6, 150 if self.chance(5) else 4])
        fields = self.random.choices(self.optional_fields, k=count)
        position = self.random.randrange(count + 1)
        fields[position:position] = [f"Host: 127.0.0.1:{self.port}", f"X-Forwarded-For: {address}"]
        if self.chance(3):
            fields.append(" folded: value")
        return fields

    def body(self) -> str:
        return self.pick(
            ["", "", "", "hello", "5\r\nhello\r\n0\r\n\r\n", "ffffffffffffffff\r\nx", "-1\r\n", "x" * 7_000]
        )

    def request(self) -> bytes:
        """The next request."""
        version = self.pick(["HTTP/1.1"] * 12 + ["HTTP/1.0", "HTTP/9.9", "HTTP/", ""])
        lines = [f"{self.pick(METHODS)} {self.pick(self.targets)} {version}", *self.fields()]
        lines += ["Connection: close", "", self.body()]
        request = bytearray("\r\n".join(lines).encode("utf-8", "surrogatepass"))
        if self.chance(10):
            for _ in range(self.random.randrange(1, 6)):
                request[self.random.randrange(len(request))] = self.random.randrange(256)
        return bytes(request)


def respond(port: int, request: bytes) -> bytes:
    """Sends a request, and returns what the server responds until it closes the connection."""
    received = b""
    with socket.create_connection(("127.0.0.1", port), 60) as connection:
        try:
            connection.sendall(request)
            # The rest of a body never comes.
            connection.shutdown(socket.SHUT_WR)
            while len(received) < 1_000_000 and (part := connection.recv(65_536)):
                received += part
        except OSError as error:
            # The server may close the connection before it has read all.
            if error.errno not in (errno.ECONNRESET, errno.EPIPE, errno.ENOTCONN):
                raise
    return received


def finding(server: Server, request: bytes) -> str | None:
    """Why the response to a request is a fault; nothing for one that is as it should be."""
    try:
        response = respond(server.port, request)
    except TimeoutError:
        return "no end of the response within a minute"
    except OSError as error:
        return f"no connection: {error}"
    # A request that is malformed or incomplete may get none.
    status = re.match(rb"HTTP/1\.[01] (\d+)", response)
    if status and int(status[1]) >= 500 and int(status[1]) not in (501, 503):
        return response[:200].decode(errors="replace")
    return None


def attack(server: Server, seed: int, count: int) -> list[str]:
    """Sends requests, eight at a time, and returns the findings with the requests."""
    requests = HostileRequests(seed, server.port)
    findings = []
    with ThreadPoolExecutor(8) as pool:
        for start in range(0, count, 256):
            batch = [requests.request() for _ in range(min(count - start, 256))]
            results = pool.map(lambda request: finding(server, request), batch)
            findings += [f"{why}\n{request!r}" for request, why in zip(batch, results) if why]
            if server.process.poll() is not None:
                return [*findings, f"The server has ended: {server.output[-20:]}"]
    raw = [line for line in server.output if re.search(r"[\x00-\x08\x0b-\x1f\x7f]", line)]
    return findings + [f"raw bytes in the log: {line!r}" for line in raw]


def run(name: str, seed: int, count: int) -> list[str]:
    """Attacks a program that is started for it."""
    with TemporaryDirectory() as folder:
        arguments = (argument.format(folder) for argument in EXAMPLES[name])
        with Server(name, *arguments, *TRUST) as server:
            return attack(server, seed, count)


if __name__ == "__main__":
    fuzzing.main(__doc__.splitlines()[0], EXAMPLES, "requests", 2_560, run)
