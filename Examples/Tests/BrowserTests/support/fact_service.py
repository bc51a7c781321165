"""A service on the web that tells facts about numbers, as a test wants it to."""

import threading
from collections import defaultdict, deque
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from support.held_answer import HeldAnswer


class FactService:
    """Answers `GET /42`: at once, or when the test says so, or not at all.

    Unless told otherwise, the fact about a number is `fact(number)`.
    """

    def __init__(self):
        self._server = None
        self._port = 0
        self._lock = threading.Lock()
        self._facts: dict[int, str] = {}
        self._failures: dict[int, int] = {}
        self._held: dict[int, deque[HeldAnswer]] = defaultdict(deque)
        self._all_held: list[HeldAnswer] = []
        self.open()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._port}"

    @staticmethod
    def fact(number: int) -> str:
        """The fact about a number, unless a test sets another one."""
        return f"{number} is a number that a test asked about."

    def tell(self, number: int, fact: str) -> None:
        """Has a fact of the test's told about a number from now on."""
        with self._lock:
            self._facts[number] = fact

    def fail(self, number: int, status: int) -> None:
        """Has the next request for a number fail."""
        with self._lock:
            self._failures[number] = status

    def hold(self, number: int) -> HeldAnswer:
        """Holds back the answer to the next request for a number."""
        held = HeldAnswer()
        with self._lock:
            self._held[number].append(held)
            self._all_held.append(held)
        return held

    def reset(self) -> None:
        """Forgets all that a test said."""
        with self._lock:
            held, self._all_held = self._all_held, []
            for each in self._facts, self._failures, self._held:
                each.clear()
        for each in held:
            each.release()
        self.open()

    def open(self) -> None:
        """Listens: on the same port as before, if there was one."""
        if self._server:
            return
        handler = type("Handler", (_Handler,), {"service": self})
        self._server = ThreadingHTTPServer(("127.0.0.1", self._port), handler)
        self._port = self._server.server_port
        serve = self._server.serve_forever
        threading.Thread(target=serve, kwargs={"poll_interval": 0.05}, daemon=True).start()

    def close(self) -> None:
        """Listens no more."""
        server, self._server = self._server, None
        if server:
            server.shutdown()
            server.server_close()

    def __enter__(self) -> "FactService":
        return self

    def __exit__(self, *_) -> None:
        self.reset()
        self.close()

    def answer(self, number: int, connection) -> tuple[int, str]:
        """The status and text for a request, as soon as nothing holds them back."""
        with self._lock:
            held = self._held[number].popleft() if self._held[number] else None
            status = self._failures.pop(number, 200)
            text = self._facts.get(number, self.fact(number))
        if held:
            held.hold(connection)
        return status, text


class _Handler(BaseHTTPRequestHandler):
    service: FactService

    def do_GET(self):
        status, text = self.service.answer(int(self.path.strip("/")), self.connection)
        body = text.encode()
        try:
            self.send_response(status)
            self.send_header("Content-Type", "text/plain; charset=utf-8")
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)
        except OSError:
            # Whoever asked is gone, as tests want it.
            self.close_connection = True

    def log_message(self, *_):
        pass
