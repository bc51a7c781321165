"""A page's session without a browser: its page, and its socket.

Speaks the protocol of the page "Wire protocol". Needs Python, without packages.
"""

import json
import os
import re
import socket
import struct
import time

# The seconds that an expected answer may take, on a busy machine.
LIMIT = 60


class Lost(Exception):
    """The server has closed the connection, or has sent what is not expected there."""


def head(method: str, target: str, port: int, *fields: str) -> bytes:
    """The head of a request, also of one that no browser sends."""
    lines = [f"{method} {target} HTTP/1.1", f"Host: 127.0.0.1:{port}", *fields, "", ""]
    return "\r\n".join(lines).encode("utf-8", "surrogatepass")


def connect(port: int, source: str = "127.0.0.1", limit: float = LIMIT) -> socket.socket:
    """Connects from an address of this machine, each of which is another client to the server."""
    return socket.create_connection(("127.0.0.1", port), limit, source_address=(source, 0))


def request(
    port: int, target: str = "/", *fields: str, method: str = "GET", body: bytes = b"",
    source: str = "127.0.0.1", limit: float = LIMIT,
) -> tuple[int, str]:  # fmt: skip
    """Sends a request, and returns the status and the whole response; 0 if there is none."""
    length = [f"Content-Length: {len(body)}"] if body or method == "POST" else []
    received = b""
    with connect(port, source, limit) as connection:
        connection.sendall(head(method, target, port, "Connection: close", *length, *fields) + body)
        while part := connection.recv(65_536):
            received += part
    status = re.match(rb"HTTP/1\.[01] (\d+)", received)
    return int(status[1]) if status else 0, received.decode(errors="replace")


def frame(payload: bytes, opcode: int = 1, is_final: bool = True) -> bytes:
    """A frame of a browser, with a mask that changes nothing."""
    length = len(payload)
    if length < 126:
        size = bytes([0x80 | length])
    elif length < 1 << 16:
        size = struct.pack("!BH", 0x80 | 126, length)
    else:
        size = struct.pack("!BQ", 0x80 | 127, length)
    return bytes([0x80 * is_final | opcode]) + size + b"\0\0\0\0" + payload


class Tab:
    """A page that a client has opened, and its socket."""

    def __init__(
        self, port: int, path: str = "/", *fields: str, source: str = "127.0.0.1", limit: float = LIMIT
    ):
        self.port, self.path, self.fields = port, path, fields
        self.source, self.limit = source, limit
        status, self.html = request(port, path, *fields, source=source, limit=limit)
        if status != 200:
            raise Lost(f"{path}: {self.html[:200]}")
        self.token, self.base = (self._attribute(name) for name in ("session", "base"))
        # The numbers of the last patch message, and of the last event, and of its last answer.
        self.seq, self.last, self.answered = int(self._attribute("seq")), 0, 0
        self.attempts = 0
        self.connect()

    def connect(self) -> None:
        """Opens the socket, again if there was one."""
        self.bytes = b""
        self.socket = connect(self.port, self.source, self.limit)
        self.attempts += 1
        self.socket.sendall(
            head(
                "GET", f"{self.base}socket", self.port, f"Origin: http://127.0.0.1:{self.port}",
                "Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13",
                "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", *self.fields,
            )  # fmt: skip
        )
        while b"\r\n\r\n" not in self.bytes:
            self._read()
        response, _, self.bytes = self.bytes.partition(b"\r\n\r\n")
        if not response.startswith(b"HTTP/1.1 101"):
            raise Lost(response[:200])
        self.send({"hello": self.token, "seq": self.seq, "try": self.attempts})
        if (greeting := self.receive()) != {"hello": "again"}:
            raise Lost(str(greeting)[:200])

    def send(self, message: dict | str) -> None:
        """Sends a message, as it is if it is a text."""
        text = message if isinstance(message, str) else json.dumps(message)
        self.socket.sendall(frame(text.encode("utf-8", "surrogatepass")))

    def event(self, element: int, do: str, value=None) -> int:
        """Sends an event, and returns its number."""
        self.last += 1
        self.send({"n": self.last, "i": element, "do": do} | ({} if value is None else {"v": value}))
        return self.last

    def answer(self) -> list[dict]:
        """Waits until the last event is answered, and returns the messages until then."""
        messages = []
        while self.answered < self.last:
            messages.append(self.receive())
        return messages

    def until(self, text: str) -> str:
        """Waits for a message that contains a text, and returns its HTML and texts."""
        end = time.monotonic() + self.limit
        while text not in (message := json.dumps(self.receive(), ensure_ascii=False).replace('\\"', '"')):
            if time.monotonic() > end:
                raise TimeoutError(f"No '{text}' in {self.limit} s.")
        return message

    def until_gone(self, text: str) -> None:
        """Waits until a text is not in the page."""
        while text in self.reread():
            self.receive()

    def choose(self, *files: tuple[str, int]) -> list[str]:
        """Chooses text files in the page "transfers" of the test pages: names and sizes. Returns tickets."""
        self.reread()
        self.event(self.button("Import"), "tap")
        field = re.search(r'data-i="(\d+)" class="files"', self.until('class="files"'))
        self.event(int(field[1]), "files", [0, 0, *([*file, "text/plain"] for file in files)])
        while not (answers := self.receive().get("uploads")):
            pass
        return answers[0][1]

    def upload_head(self, ticket: str, size: int) -> bytes:
        """The head of the request that sends a file."""
        origin = f"Origin: http://127.0.0.1:{self.port}"
        return head("POST", f"{self.base}uploads/{ticket}", self.port, origin, f"Content-Length: {size}")

    def reread(self) -> str:
        """Asks for the whole page, and returns it."""
        self.send({"resync": self.seq})
        while "page" not in self.receive():
            pass
        return self.html

    def ping(self) -> None:
        """Waits until the server has handled all that was sent."""
        self.send({"ping": 1})
        while "pong" not in self.receive():
            pass

    def receive(self) -> dict:
        """Returns the next message, and acknowledges it."""
        end = time.monotonic() + self.limit
        while (text := self._next()) is None:
            # Pings of the server are no answer.
            if time.monotonic() > end:
                raise TimeoutError(f"No message in {self.limit} s.")
            self._read()
        message = json.loads(text)
        self.answered = max(self.answered, message.get("ack", 0))
        if page := message.get("page"):
            self.html = page
        if "seq" in message:
            self.seq = message["seq"]
            self.send({"ack": self.seq})
        if "bye" in message:
            raise Lost(str(message))
        return message

    def element(self, pattern: str) -> int:
        """The number of the element whose HTML begins with a pattern, after the number."""
        found = re.search(rf'data-i="(\d+)"{pattern}', self.html)
        assert found, f"{pattern} is not in {self.html[-3_000:]}"
        return int(found[1])

    def button(self, label: str) -> int:
        return self.element(rf'[^>]*data-on="tap"[^>]*><span[^>]*>{re.escape(label)}<')

    def close(self) -> None:
        self.socket.close()

    def __enter__(self) -> "Tab":
        return self

    def __exit__(self, *_) -> None:
        self.close()

    def _attribute(self, name: str) -> str:
        if not (found := re.search(rf'data-{name}="([^"]*)"', self.html)):
            raise Lost(f"{self.path} has no data-{name}: {self.html[:200]}")
        return found[1]

    def _read(self) -> None:
        if not (part := self.socket.recv(65_536)):
            raise Lost("The server has closed the connection.")
        self.bytes += part

    def _next(self) -> bytes | None:
        """The next text that was received completely. Answers pings."""
        while len(self.bytes) >= 2:
            opcode, length, start = self.bytes[0] & 15, self.bytes[1] & 127, 2
            if length >= 126:
                start = 4 if length == 126 else 10
                if len(self.bytes) < start:
                    return None
                length = int.from_bytes(self.bytes[2:start])
            if len(self.bytes) < start + length:
                return None
            payload, self.bytes = self.bytes[start : start + length], self.bytes[start + length :]
            if opcode == 1:
                return payload
            if opcode == 9:
                self.socket.sendall(frame(payload, 10))
            elif opcode == 8:
                raise Lost(f"The server has closed the socket: {payload}")
        return None


class Usage:
    """What a process takes, from /proc."""

    def __init__(self, pid: int):
        self.pid = pid

    @property
    def seconds(self) -> float:
        """The time that it has taken of processors."""
        with open(f"/proc/{self.pid}/stat") as file:
            fields = file.read().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    @property
    def memory(self) -> int:
        """Its resident memory, in bytes."""
        with open(f"/proc/{self.pid}/statm") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")

    @property
    def descriptors(self) -> int:
        return len(os.listdir(f"/proc/{self.pid}/fd"))

    @property
    def threads(self) -> int:
        return len(os.listdir(f"/proc/{self.pid}/task"))
