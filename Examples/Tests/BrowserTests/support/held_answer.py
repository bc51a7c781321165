"""An answer that waits for a word of the test."""

import select
import socket
import threading


class HeldAnswer:
    """Keeps a request waiting, and notices when whoever asked goes away."""

    # The time limit of expected events, in seconds.
    LIMIT = 60

    def __init__(self):
        self._asked = threading.Event()
        self._closed = threading.Event()
        self._waker, self._wakes = socket.socketpair()

    def wait_until_asked(self) -> None:
        assert self._asked.wait(self.LIMIT), "Nobody asked for the answer."

    def wait_until_closed(self) -> None:
        assert self._closed.wait(self.LIMIT), "The connection was not closed."

    @property
    def is_closed(self) -> bool:
        return self._closed.is_set()

    def release(self) -> None:
        """Releases the answer. Later calls have no effect."""
        self._waker.close()

    def hold(self, connection: socket.socket) -> None:
        """Returns when the answer is released, even if the client has disconnected."""
        self._asked.set()
        watched = [self._wakes, connection]
        while True:
            ready, _, _ = select.select(watched, [], [])
            if connection in ready:
                if not _is_open(connection):
                    self._closed.set()
                watched.remove(connection)
            if self._wakes in ready:
                return self._wakes.close()


def _is_open(connection: socket.socket) -> bool:
    try:
        return connection.recv(1, socket.MSG_PEEK) != b""
    except ConnectionError:
        return False
