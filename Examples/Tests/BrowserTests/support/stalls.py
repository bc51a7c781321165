"""Times in which the machine stood still: a host may not run a virtual processor for seconds."""

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
        return max((last - first for first, last in self.all if first < end and last > begin), default=0)

    def look(self, last: float, now: float) -> None:
        """Notices a stall between two looks at the clock."""
        if now - last > INTERVAL + SHORTEST:
            self.all.append((last, now))

    def _watch(self, processor: int | None) -> None:
        if processor is not None:
            os.sched_setaffinity(0, {processor})
        last = time.time()
        while not self._has_ended.wait(INTERVAL):
            now = time.time()
            self.look(last, now)
            last = now
