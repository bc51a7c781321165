"""Uses pages of a cluster while its nodes and its database fail, and checks that no session is lost.

    python -m support.chaos [OPTION…]

See `scripts/chaos`. Needs Linux, which has an address of this machine for each tab, and Python without
packages.
"""

import argparse
import asyncio
import bisect
import os
import random
import re
import shutil
import subprocess
import sys
import time
import traceback
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from signal import SIGINT, SIGKILL, SIGQUIT, SIGUSR1

from support.chaos_tab import Tab, Totals
from support.cluster import Cluster

# The 99th percentile of the times until a tab is back after its node was killed, in seconds.
LIMIT = 5
# The time that tabs have to come back at the end, and after a trap, in seconds.
PATIENCE = 90
# The time after the end of a failure in which what happens is ascribed to it, in seconds.
AFTERMATH = 15
# The largest number of events of a tab that wait for their answers.
WAITING = 5


@dataclass
class Failure:
    """A kind of failure, with what the tabs notice of it."""

    name: str
    count: int = 0
    # The times until tabs are back, in seconds.
    back: list[float] = field(default_factory=list)
    # The beginnings and ends in which connection attempts and answers are ascribed to it.
    periods: list[list[float]] = field(default_factory=list)


class Chaos:
    def __init__(self, options: argparse.Namespace, cluster: Cluster, links: list[str]):
        self.options, self.cluster, self.links = options, cluster, links
        self.random = random.Random(options.seed)
        self.totals = Totals()
        self.failures = {
            name: Failure(name)
            for name in ("kill", "restart", "partition", "overlap", "trap", "all", "drop", "none")
        }
        self.begin = time.monotonic()
        self.tasks: set[asyncio.Task] = set()
        self.tabs: list[Tab] = []
        # The last failures of nodes by their ports: the kind and the time.
        self.ends: dict[int, tuple[str, float]] = {}
        # The kind of the failure that goes on, or has ended shortly before.
        self.current = "none"
        self.restart_at: float | None = None
        # The tab whose event ends processes, and those that skip events without such a one.
        self.trapping: Tab | None = None
        self.innocent_skips = 0
        # The processes that traps have ended.
        self.crashes = 0
        # The tab whose connection is being closed by this side.
        self.dropped: Tab | None = None

    # What tabs report

    @property
    def now(self) -> float:
        return time.monotonic() - self.begin

    def spawn(self, coroutine) -> None:
        task = asyncio.ensure_future(coroutine)
        self.tasks.add(task)
        task.add_done_callback(self.ended)

    def ended(self, task: asyncio.Task) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            self.failed({"message": "a task has failed", "exception": error})

    def failed(self, context: dict) -> None:
        """An error of this program is a violation: what it checks is not known any more."""
        error = context.get("exception")
        self.totals.violations.append(f"{context['message']}: {error!r}")
        self.line(f"VIOLATION {self.totals.violations[-1]}")
        if error:
            traceback.print_exception(error)

    def lost(self, tab: Tab) -> tuple[float, str]:
        """Returns the time and the kind of the failure by which a tab has lost its connection."""
        now = time.monotonic()
        if tab is self.dropped:
            return now, "drop"
        kind, moment = self.ends.get(tab.node, ("", 0.0))
        if now - moment < 5:
            return moment, kind
        return now, self.current

    def back(self, tab: Tab, seconds: float) -> None:
        self.failures[tab.cause].back.append(seconds)

    def answered(self, tab: Tab, seconds: float) -> None:
        if self.options.slow and seconds > self.options.slow:
            self.options.slow = seconds + 1
            self.line(f"tab {tab.number} has waited for {seconds:.1f} s")
            print("\n".join(f"    {line}" for line in list(tab.log)[-12:]), flush=True)

    def skipped(self, tab: Tab, has_trap: bool) -> None:
        if not has_trap:
            self.innocent_skips += 1
        if tab is self.trapping:
            self.trapping = None

    def violated(self, tab: Tab, text: str) -> None:
        if len(self.totals.violations) > 20:
            return
        self.line(f"VIOLATION tab {tab.number}: {text}")
        print("\n".join(f"    {line}" for line in list(tab.log)[-40:]), flush=True)

    def line(self, text: str) -> None:
        print(f"{self.now:7.1f} s  {text}", flush=True)

    # The run

    async def run(self) -> bool:
        asyncio.get_running_loop().set_exception_handler(lambda _, context: self.failed(context))
        self.tabs = [Tab(number, self.cluster.port, self) for number in range(self.options.tabs)]
        for start in range(0, len(self.tabs), 20):
            await asyncio.gather(*(tab.load() for tab in self.tabs[start : start + 20]))
        self.line(f"{len(self.tabs)} tabs are open")
        tapping = asyncio.create_task(self.tap())
        summary = asyncio.create_task(self.summarize())
        watching = asyncio.create_task(self.watch())
        for task in (tapping, summary, watching):
            task.add_done_callback(self.ended)
        try:
            await asyncio.sleep(5)
            for kind in self.plan():
                await self.pause(kind)
                await getattr(self, kind)()
            if self.options.traps and not self.crashes:
                self.totals.violations.append("no trap has ended a process")
            await self.until(lambda: self.all_are_up, PATIENCE)
            tapping.cancel()
            await self.calm()
        finally:
            for task in (tapping, summary, watching):
                task.cancel()
        return self.report()

    def plan(self) -> list[str]:
        """The kinds of the failures, in a random order."""
        options = self.options
        kinds = ["kill"] * options.kills + ["restart"] * options.restarts + ["trap"] * options.traps
        if self.links:
            kinds += ["partition"] * options.partitions + ["overlap"] * options.overlaps
        self.random.shuffle(kinds)
        return kinds

    @property
    def all_are_up(self) -> bool:
        return len(self.cluster.nodes) == self.options.nodes and self.cluster.postgres is not None

    async def until(self, is_done: Callable[[], bool], limit: float) -> bool:
        end = time.monotonic() + limit
        while not is_done() and time.monotonic() < end:
            await asyncio.sleep(0.1)
        return is_done()

    async def pause(self, kind: str) -> None:
        """Waits until the next failure. A third of the kills follow at once, while tabs come back."""
        if kind == "kill" and self.current == "kill" and self.random.random() < 1 / 3:
            await asyncio.sleep(2 * self.random.random())
            await self.until(lambda: len(self.cluster.nodes) > 1, PATIENCE)
            return
        await self.until(lambda: self.all_are_up, PATIENCE)
        await self.until(lambda: sum(tab.is_open for tab in self.tabs) >= 0.99 * len(self.tabs), 30)
        await asyncio.sleep(self.options.interval * (0.5 + self.random.random()))

    def starts(self, kind: str) -> Failure:
        """Begins a failure, which ends the time in which all is ascribed to the one before."""
        failure, now = self.failures[kind], time.monotonic()
        for other in self.failures.values():
            if other.periods and other.periods[-1][1] > now:
                other.periods[-1][1] = now
        failure.count += 1
        failure.periods.append([now, now + AFTERMATH])
        self.current = kind
        return failure

    def ends_now(self, failure: Failure) -> None:
        failure.periods[-1][1] = time.monotonic() + AFTERMATH

    def used_node(self) -> tuple[int, int]:
        """A node that runs, more likely one with many tabs, and the number of its tabs."""
        counts = {
            node: sum(tab.is_open and tab.node == self.cluster.ports[node] for tab in self.tabs)
            for node in sorted(self.cluster.nodes)
        }
        node = self.random.choices(list(counts), [1 + count for count in counts.values()])[0]
        return node, counts[node]

    async def kill(self) -> None:
        node, count = self.used_node()
        self.starts("kill")
        self.ends[self.cluster.ports[node]] = "kill", time.monotonic()
        os.kill(self.cluster.nodes.pop(node), SIGKILL)
        self.line(f"kill -9 of node {node} with {count} tabs")
        self.restarts_nodes()

    def restarts_nodes(self) -> None:
        """Starts the nodes again some seconds later."""
        self.restart_at = time.monotonic() + 2 + 4 * self.random.random()

    async def restart(self) -> None:
        failure = self.starts("restart")
        by = self.random.choice([SIGQUIT, SIGKILL]) if failure.count % 2 else SIGINT
        postgres = self.cluster.postgres
        pause = 3 * self.random.random()
        self.line(f"PostgreSQL: {by.name}, started again {pause:.1f} s later")
        os.kill(postgres, by)
        await self.until(lambda: self.cluster.postgres != postgres, PATIENCE)
        await asyncio.sleep(pause)
        self.cluster.process.send_signal(SIGUSR1)
        await self.until(lambda: self.cluster.postgres is not None, PATIENCE)
        self.line("PostgreSQL runs again")
        self.ends_now(failure)
        await asyncio.sleep(5)

    async def partition(self, kind: str = "partition") -> None:
        failure = self.starts(kind)
        node, count = self.used_node()
        seconds = self.random.uniform(5, 20)
        self.line(f"partition between node {node} with {count} tabs and PostgreSQL for {seconds:.1f} s")
        self.set_link(node, is_up=False)
        try:
            if kind == "overlap":
                await asyncio.sleep(seconds / 2)
                seconds /= 2
                self.line(f"kill -9 of node {node}, which can't reach PostgreSQL")
                self.ends[self.cluster.ports[node]] = kind, time.monotonic()
                os.kill(self.cluster.nodes.pop(node), SIGKILL)
                self.restarts_nodes()
            await asyncio.sleep(seconds)
        finally:
            self.set_link(node, is_up=True)
        self.line(f"node {node} reaches PostgreSQL again")
        self.ends_now(failure)
        await asyncio.sleep(5)

    async def overlap(self) -> None:
        """Kills a node while it can't reach PostgreSQL, and starts it again, perhaps before it can."""
        await self.partition("overlap")

    def set_link(self, node: int, is_up: bool) -> None:
        link = self.links[node - 1]
        command = ["bridge", "link", "set", "dev", link, "state", "3" if is_up else "0"]
        subprocess.run(command, check=True)

    async def trap(self) -> None:
        """Taps the button that ends the process. The event is handled once more, and then left out."""
        calm = [tab for tab in self.tabs if tab.is_calm]
        if not calm:
            return self.line("no tab is calm: a trap is left out")
        tab = self.random.choice(calm)
        before = len(self.cluster.output)
        self.starts("trap")
        self.trapping = tab
        self.ends[tab.node] = "trap", time.monotonic()
        self.line(f"trap of tab {tab.number} on port {tab.node}")
        start = time.monotonic()
        tab.tap("Trap")

        def is_back() -> bool:
            return tab.is_open and not any(event.label == "Trap" for event in tab.events)

        is_done = await self.until(is_back, PATIENCE)
        seconds = time.monotonic() - start
        # The script reports an end within its interval.
        await asyncio.sleep(1)
        self.trapping = None
        crashes = sum(bool(re.match(r"  node .*ended$", line)) for line in self.cluster.output[before:])
        self.line(f"tab {tab.number} is back after {seconds:.1f} s and {crashes} crashes")
        self.crashes += crashes
        if not is_done or crashes > 2:
            state = "is" if is_done else "is not"
            tab.violation(f"a trap has ended {crashes} processes, and its tab {state} back")
        self.restarts_nodes()

    async def watch(self) -> None:
        """Starts nodes again when it is time, and those that have ended otherwise."""
        while True:
            await asyncio.sleep(0.2)
            if self.cluster.has_ended:
                self.line("the cluster has ended: " + "".join(self.cluster.output[-20:]))
                os._exit(1)
            if self.trapping:
                continue
            now = time.monotonic()
            if self.restart_at and now >= self.restart_at:
                self.restart_at = None
                self.cluster.process.send_signal(SIGUSR1)
            elif not self.restart_at and len(self.cluster.nodes) < self.options.nodes:
                self.restart_at = now + 5

    async def tap(self) -> None:
        """Taps at the rate of all tabs, sometimes several times at once."""
        due = time.monotonic()
        while True:
            tab = self.random.choice(self.tabs)
            count = 3 if self.random.random() < 0.1 else 1
            if self.random.random() < self.options.drops and tab.is_open:
                self.failures["drop"].count += 1
                self.dropped = tab
                tab.disconnected("dropped by this side")
                self.dropped = None
            if len(tab.events) + count <= WAITING and not tab.has_ended:
                for _ in range(count):
                    tab.tap("Increment")
            due = max(due + count / self.options.rate, time.monotonic() - 1)
            await asyncio.sleep(max(0, due - time.monotonic()))

    async def calm(self) -> None:
        """Waits until all events are answered, kills all nodes, and taps once more in each tab."""
        self.line("calm")
        if not await self.are_calm():
            return
        self.starts("all")
        for node, process in list(self.cluster.nodes.items()):
            self.ends[self.cluster.ports[node]] = "all", time.monotonic()
            os.kill(process, SIGKILL)
        self.cluster.nodes.clear()
        self.line("kill -9 of all nodes")
        self.restarts_nodes()
        if not await self.are_calm():
            return
        for tab in self.tabs:
            tab.tap("Increment")
            await asyncio.sleep(1 / self.options.rate)
        if await self.are_calm():
            for tab in self.tabs:
                if tab.shown != tab.confirmed:
                    tab.violation(f"shows {tab.shown} at the end, {tab.confirmed} events are acknowledged")

    async def are_calm(self) -> bool:
        """Waits until all nodes run, and all tabs are connected and have their answers."""
        if await self.until(lambda: self.all_are_up and all(tab.is_calm for tab in self.tabs), PATIENCE):
            return True
        for tab in self.tabs:
            if not tab.is_calm:
                tab.violation(f"not connected or without an answer after {PATIENCE} s")
        if not self.all_are_up:
            self.totals.violations.append("not all nodes could be started again")
        return False

    async def summarize(self) -> None:
        while True:
            await asyncio.sleep(60)
            totals = self.totals
            failures = ", ".join(
                f"{failure.count} {failure.name}s" for failure in self.failures.values() if failure.count
            )
            self.line(
                f"{sum(tab.is_open for tab in self.tabs)} tabs are connected  {totals.events} events"
                f"  {totals.acknowledged} acknowledged  {totals.restored} restored  {failures}"
                f"  {len(totals.violations)} violations"
            )

    # The result

    def report(self) -> bool:
        totals = self.totals
        kills = self.failures["kill"].back
        if kills and (late := percentile(kills, 0.99)) > LIMIT:
            totals.violations.append(f"after kills, 99 % of the tabs are back in {late:.1f} s")
        times, rates = ("median", "99 %", "max"), ("attempts/s", "worst 5 s")
        rows = [("failure", "count", "tabs lost", *times, *rates, "answer 99 %", "max")]
        for failure in self.failures.values():
            is_left_out = failure.name in ("partition", "overlap") and not self.links
            back, attempts = failure.back, [self.attempts(failure, window) for window in (1, 5)]
            answers = self.answers(failure)
            rows.append((
                failure.name, "left out" if is_left_out else str(failure.count or ""), str(len(back)),
                *(f"{percentile(back, part):.2f} s" if back else "" for part in (0.5, 0.99, 1)),
                *(f"{number:.0f}" for number in attempts),
                *(f"{percentile(answers, part):.2f} s" if answers else "" for part in (0.99, 1)),
            ))  # fmt: skip
        print()
        widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
        for row in rows:
            print("  ".join(text.rjust(width) for text, width in zip(row, widths)))
        lost = sum("acknowledged" in text for text in totals.violations)
        print(f"""
{len(self.tabs)} tabs, {self.now:.0f} s, seed {self.options.seed}, wall clocks apart by {self.options.apart} s
{totals.events} events, {totals.acknowledged} acknowledged, {totals.left_out} left out by pages \
({totals.skipped} of them by "skip")
{lost} counts were wrong: events lost or done twice
{totals.lost_unstored} events were lost that the page said are not stored ({totals.notices} notices)
{totals.restored} sessions restored, {totals.skips} with "skip", {self.innocent_skips} of them without a trap
{totals.reloads} sessions lost ("hello":"reload" and others), \
{totals.unstored_reloads} of them as nothing could be stored
{len(totals.violations)} violations""")
        for text in totals.violations[:20]:
            print(f"  {text}")
        print("FAIL" if totals.violations else "PASS", flush=True)
        return not totals.violations

    def attempts(self, failure: Failure, window: float) -> float:
        """The largest number of connection attempts per second, in the mean of a time."""
        times, largest = self.totals.attempts, 0
        if failure.name in ("drop", "none"):
            return 0
        for begin, end in failure.periods:
            last = bisect.bisect(times, end)
            for index in range(bisect.bisect_left(times, begin), last):
                largest = max(largest, bisect.bisect(times, times[index] + window, hi=last) - index)
        return largest / window

    def answers(self, failure: Failure) -> list[float]:
        """The times of the answers in the periods of a failure, or in those of none."""
        periods = [
            period for other in self.failures.values() for period in other.periods
            if failure.name in ("none", other.name)
        ]  # fmt: skip
        periods.sort()
        begins = [begin for begin, _ in periods]

        def is_inside(moment: float) -> bool:
            index = bisect.bisect(begins, moment) - 1
            return index >= 0 and moment < periods[index][1]

        return [
            seconds for moment, seconds in self.totals.answers
            if is_inside(moment) != (failure.name == "none")
        ]  # fmt: skip


def percentile(values: list[float], part: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * part))]


def parsed(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="scripts/chaos", description=__doc__.splitlines()[0])
    numbers = {
        "tabs": 1_000, "kills": 100, "restarts": 10, "partitions": 10, "overlaps": 5, "traps": 20, "nodes": 3,
        "apart": 60, "seed": random.randrange(1_000_000),
    }  # fmt: skip
    for name, number in numbers.items():
        parser.add_argument(f"--{name}", type=int, default=number)
    parser.add_argument("--rate", type=float, default=100, help="events per second of all tabs")
    parser.add_argument("--interval", type=float, default=4, help="mean seconds of calm between failures")
    parser.add_argument("--drops", type=float, default=0.02, help="lost connections per event")
    parser.add_argument("--durability", default="acknowledged", help="another one violates the laws")
    parser.add_argument("--slow", type=float, default=0, help="seconds of an answer that is printed")
    parser.add_argument("--logs", help="a folder that the logs of the cluster are copied to at the end")
    return parser.parse_args(arguments)


def main() -> None:
    sys.stdout.reconfigure(line_buffering=True)
    options = parsed(sys.argv[1:])
    needs_links = options.partitions + options.overlaps > 0
    is_isolated = needs_links and os.geteuid() == 0 and shutil.which("bridge") is not None
    flags = ["--nodes", str(options.nodes)]
    flags += ["--isolated"] if is_isolated else []
    flags += ["--apart", str(options.apart)] if options.apart else []
    with Cluster("test-pages", *flags, arguments=("--durability", options.durability)) as cluster:
        print("".join(cluster.output), flush=True)
        output = "".join(cluster.output)
        links = re.search(r"^  database links  (.*)$", output, re.M)
        assert links or not is_isolated, output
        chaos = Chaos(options, cluster, links[1].split() if links else [])
        try:
            is_met = asyncio.run(chaos.run())
        finally:
            if options.logs:
                folder = re.search(r"^  logs  (.*)$", output, re.M)[1]
                os.makedirs(options.logs, exist_ok=True)
                for log in Path(folder).glob("*.log"):
                    shutil.copy(log, options.logs)
    raise SystemExit(not is_met)


if __name__ == "__main__":
    main()
