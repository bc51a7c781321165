"""Times in which a processor stood still: a host may not run a virtual one for seconds."""

import os
import threading
import time

# The seconds between two looks at the clock, and those of the shortest stall. Beside many other
# processes a thread waits for a processor for some tenths of a second.
INTERVAL = 0.5
SHORTEST = 5


class Stalls:
    """Notices when a processor runs nothing, with a thread on each of them."""

    def __init__(self):
        # When each began, as `time.time()` says, and its seconds.
        self.all: list[tuple[float, float]] = []
        self._has_ended = threading.Event()

    def start(self) -> None:
        can_choose = hasattr(os, "sched_setaffinity")
        for processor in os.sched_getaffinity(0) if can_choose else [None]:
            threading.Thread(target=self._watch, args=(processor,), daemon=True).start()

    def end(self) -> None:
        self._has_ended.set()

    def seconds(self, begin: float, end: float) -> float:
        """The length of the longest stall that overlaps a time, or 0."""
        return max((length for start, length in self.all if start < end and start + length > begin), default=0)

    def look(self, now: float, passed: float) -> None:
        """Notices a stall between two looks at the clock."""
        length = passed - INTERVAL
        if length > SHORTEST:
            self.all.append((now - length, length))

    def _watch(self, processor: int | None) -> None:
        if processor is not None:
            os.sched_setaffinity(0, {processor})
        last = time.monotonic()
        while not self._has_ended.wait(INTERVAL):
            now = time.monotonic()
            self.look(time.time(), now - last)
            last = now
