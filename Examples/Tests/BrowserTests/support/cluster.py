"""Runs `scripts/cluster`: several servers behind one address."""

import os
import re
import signal
import socket
import subprocess
import threading
from pathlib import Path

from support.executables import executable

SCRIPT = Path(__file__).parents[4] / "scripts" / "cluster"


class Cluster:
    """Servers of an example that work as one, until the end of a `with`."""

    # The seconds to start and to stop, on a busy machine.
    LIMIT = 120

    def __init__(self, product: str, *options: str, arguments: tuple[str, ...] = ()):
        """Options are those of the script, and arguments those of the product."""
        self.product, self.options, self.arguments = product, options, arguments
        self.port = 0
        # The processes of the nodes that run, and the ports of all, by their numbers.
        self.nodes: dict[int, int] = {}
        self.ports: dict[int, int] = {}
        # The process of PostgreSQL while it runs.
        self.postgres: int | None = None
        self.output: list[str] = []
        self._has_written = threading.Condition()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/"

    def __enter__(self) -> "Cluster":
        environment = {**os.environ, "EXECUTABLES": str(Path(executable(self.product)).parent)}
        while True:
            # Another program may take the port before nginx does.
            with socket.create_server(("127.0.0.1", 0)) as unused:
                self.port = unused.getsockname()[1]
            self.process = subprocess.Popen(
                [SCRIPT, "--port", str(self.port), *self.options, self.product, "--", *self.arguments],
                env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
            )  # fmt: skip
            self.has_ended = False
            threading.Thread(target=self._read, daemon=True).start()
            if self._wait(lambda: any("Ctrl-C" in line for line in self.output)):
                return self
            self.process.terminate()
            assert any("in use" in line for line in self.output), self.output
            self.process.wait(self.LIMIT)
            self.output.clear()

    def __exit__(self, *_) -> None:
        self.process.terminate()
        assert self.process.wait(self.LIMIT) == 0, self.output

    def stop(self, node: int, by: signal.Signals) -> None:
        """Ends a node, and waits until it has ended."""
        os.kill(self.nodes[node], by)
        assert self._wait(lambda: node not in self.nodes), self.output

    def start(self) -> None:
        """Starts the nodes again that have ended."""
        self.process.send_signal(signal.SIGUSR1)
        assert self._wait(lambda: len(self.nodes) == 3), self.output

    def _read(self) -> None:
        for line in self.process.stdout:
            with self._has_written:
                self.output.append(line)
                if match := re.match(r"  PostgreSQL  (?:pid (\d+)|ended)$", line):
                    self.postgres = int(match[1]) if match[1] else None
                elif match := re.match(r"  node (\d+)  port (\d+)  (?:pid (\d+)|ended)$", line):
                    node, port, process = match.groups()
                    self.ports[int(node)] = int(port)
                    if process:
                        self.nodes[int(node)] = int(process)
                    else:
                        self.nodes.pop(int(node), None)
                self._has_written.notify_all()
        with self._has_written:
            self.has_ended = True
            self._has_written.notify_all()

    def _wait(self, is_done) -> bool:
        """Waits for output. Returns false if the script has ended, or writes nothing for too long."""
        with self._has_written:
            self._has_written.wait_for(lambda: is_done() or self.has_ended, self.LIMIT)
            return is_done()
