"""A server executable that runs for tests."""

import queue
import re
import signal
import subprocess
import threading

from support.executables import executable


class Server:
    """Runs an executable that says where it listens, until the end of a `with`.

    The executable is taken at its word: it stops on SIGTERM, and with status 0.
    """

    # Seconds to start, and to stop, on a machine that is busy.
    LIMIT = 40

    def __init__(self, name: str, *arguments: str):
        self.name = name
        self.arguments = arguments
        self.port = 0
        self.process = None
        self.output: list[str] = []

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/"

    def start(self) -> None:
        """Starts it: on the same port as before, if there was one."""
        assert self.process is None, f"{self.name} runs already."
        command = [executable(self.name), "--port", str(self.port), *self.arguments]
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace"
        )
        addresses: queue.Queue = queue.Queue()
        threading.Thread(target=self._read, args=(self.process, addresses), daemon=True).start()
        try:
            port = addresses.get(timeout=self.LIMIT)
        except queue.Empty:
            port = None
        if port is None:
            self.kill()
            raise AssertionError(f"{self.name} does not listen. It said: {self.output}")
        self.port = port

    def stop(self) -> int:
        """Asks it to stop, and gives its status."""
        return self._end(signal.SIGTERM)

    def kill(self) -> int:
        """Ends it without asking."""
        return self._end(signal.SIGKILL)

    def __enter__(self) -> "Server":
        self.start()
        return self

    def __exit__(self, kind, *_) -> None:
        if self.process is None:
            return
        status = self.stop()
        if kind is None:
            assert status == 0, f"{self.name} ended with {status}. It said: {self.output}"

    def _read(self, process: subprocess.Popen, addresses: queue.Queue) -> None:
        for line in process.stdout:
            self.output.append(line.rstrip())
            if match := re.match(r"Listening on http://\S+:(\d+)", line):
                addresses.put(int(match[1]))
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
                f"{self.name} still ran {self.LIMIT} s after {sign.name}. It said: {self.output}"
            ) from None
