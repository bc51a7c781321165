"""Runs the servers for the tests."""

import os
import queue
import re
import signal
import subprocess
import threading

from support.executables import executable


class Server:
    """Runs an executable until the end of a `with`.

    The executable has to print its address, and to exit with status 0 on SIGTERM.
    """

    # The seconds to start and to stop, on a busy machine.
    LIMIT = 60

    def __init__(self, name: str, *arguments: str, prefix: tuple[str, ...] = ()):
        """The prefix is a command that runs another one, such as one that sets limits."""
        self.name = name
        self.arguments = arguments
        self.prefix = prefix
        self.scheme = "http"
        self.port = 0
        self.process = None
        self.output: list[str] = []
        self._has_written = threading.Condition()

    @property
    def url(self) -> str:
        return f"{self.scheme}://127.0.0.1:{self.port}/"

    def start(self) -> None:
        """Starts the server. A second start uses the same port."""
        assert self.process is None, f"{self.name} is running already."
        command = [*self.prefix, executable(self.name), *self.arguments, "--port", str(self.port)]
        # A crash ends the server at once.
        environment = {**os.environ, "SWIFT_BACKTRACE": "enable=no"}
        self.process = subprocess.Popen(
            command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace"
        )
        addresses: queue.Queue = queue.Queue()
        threading.Thread(target=self._read, args=(self.process, addresses), daemon=True).start()
        try:
            port = addresses.get(timeout=self.LIMIT)
        except queue.Empty:
            port = None
        if port is None:
            self.kill()
            raise AssertionError(f"{self.name} does not listen. Its output is: {self.output}")
        self.port = port

    def stop(self) -> int:
        """Stops the server by SIGTERM, and returns its exit status."""
        return self._end(signal.SIGTERM)

    def kill(self) -> int:
        """Kills the server."""
        return self._end(signal.SIGKILL)

    def wait_for_end(self) -> int:
        """Waits until the server has ended by itself, and returns its exit status."""
        process, self.process = self.process, None
        return process.wait(self.LIMIT)

    def lines(self, text: str) -> list[str]:
        """The lines of the output with a text."""
        return [line for line in self.output if text in line]

    def wait_for_line(self, text: str, limit: float = LIMIT) -> None:
        """Returns when there is a line with a text in the output."""
        with self._has_written:
            assert self._has_written.wait_for(lambda: self.lines(text), limit), (
                f"{self.name} has not written “{text}”. Its output is: {self.output[-20:]}"
            )

    def __enter__(self) -> "Server":
        self.start()
        return self

    def __exit__(self, kind, *_) -> None:
        if self.process is None:
            return
        status = self.stop()
        if kind is None:
            assert status == 0, f"{self.name} exited with {status}. Its output is: {self.output}"

    def _read(self, process: subprocess.Popen, addresses: queue.Queue) -> None:
        for line in process.stdout:
            with self._has_written:
                self.output.append(line.rstrip())
                self._has_written.notify_all()
            if match := re.match(r"Listening on (https?)://\S+:(\d+)", line):
                self.scheme = match[1]
                addresses.put(int(match[2]))
        addresses.put(None)

    def _end(self, sign: signal.Signals) -> int:
        process, self.process = self.process, None
        process.send_signal(sign)
        try:
            return process.wait(self.LIMIT)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
            raise AssertionError(
                f"{self.name} ran {self.LIMIT} s after {sign.name}. Its output is: {self.output}"
            ) from None
