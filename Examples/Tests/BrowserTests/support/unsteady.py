"""A plugin of pytest that runs each failed test once more, by itself, after all others.

A test that passes then is unsteady: it depends on chance, such as how busy the machine is. The summary
lists it with its first failure. The run fails if there are more than two unsteady tests, or if one of
them was unsteady in its last run as well: the file `unsteady_record` has those of earlier runs. A test
during which a processor stood still is listed with that, and does not count.
"""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from support.stalls import Stalls

# The number of unsteady tests that a run may have.
MOST_UNSTEADY = 2

# With more failures than these none is by chance, and none is run again.
MOST_FAILED = 10


def pytest_addoption(parser):
    parser.addini("unsteady_record", "the file of the tests that were unsteady", "paths", [])
    parser.getgroup("unsteady tests").addoption(
        "--second-run", action="store_true", help="do not run failed tests once more")


def pytest_configure(config):
    if not config.getoption("second_run") and not hasattr(config, "workerinput"):
        config.pluginmanager.register(SecondRun(config))


def faults(unsteady: list[str], earlier: list[str]) -> list[str]:
    """The reasons why a run fails whose unsteady tests, and those of earlier runs, are given."""
    repeated = [f"{name} was unsteady in its last run, too." for name in unsteady if name in earlier]
    if len(unsteady) > MOST_UNSTEADY:
        repeated.append(f"{len(unsteady)} tests are unsteady, more than {MOST_UNSTEADY}.")
    return repeated


class SecondRun:
    """Tells the unsteady among the failed tests of a run."""

    def __init__(self, config: pytest.Config):
        self._config = config
        self._failures: dict[str, list[pytest.TestReport]] = {}
        # The times at which the tests began and ended.
        self._spans: dict[str, tuple[float, float]] = {}
        self._unsteady: list[str] = []
        self._faults: list[str] = []
        self._stalls = Stalls()
        self._stalls.start()

    def pytest_runtest_logreport(self, report):
        name = _without_group(report.nodeid)
        begin, _ = self._spans.get(name, (report.start, report.stop))
        self._spans[name] = begin, report.stop
        if report.failed:
            self._failures.setdefault(name, []).append(report)

    # After the workers have ended.
    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self, session, exitstatus):
        if exitstatus not in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED):
            return
        if len(self._failures) <= MOST_FAILED:
            self._unsteady = [name for name in self._failures if self._passes(name)]
        self._stalls.end()
        stalled = [name for name in self._unsteady if self._stall(name)]
        counted = [name for name in self._unsteady if name not in stalled]
        earlier = self._read_record()
        self._faults = faults(counted, earlier)
        # A stalled test has not run, as it were.
        self._write_record(
            [name for name in earlier if name not in self._spans or name in stalled] + counted)
        self._mark_unsteady()
        if len(self._unsteady) == len(self._failures) and not self._faults:
            session.exitstatus = pytest.ExitCode.OK

    def pytest_terminal_summary(self, terminalreporter):
        if not self._unsteady:
            return
        terminalreporter.section("unsteady tests: they failed, and passed by themselves")
        for name in self._unsteady:
            terminalreporter.write_line(name, bold=True)
            if stall := self._stall(name):
                terminalreporter.write_line(f"A processor stood still for {stall:.0f} s meanwhile: this does not count.")
            for report in self._failures[name]:
                crash = getattr(report.longrepr, "reprcrash", None)
                terminalreporter.write_line(crash.message if crash else report.longreprtext)
                for title, text in report.sections:
                    if title == "Tab":
                        terminalreporter.write_line(text)
        for fault in self._faults:
            terminalreporter.write_line(fault, red=True)

    def _stall(self, name: str) -> float:
        """The seconds for which a processor stood still during a test, or 0."""
        return self._stalls.seconds(*self._spans[name])

    def _passes(self, name: str) -> bool:
        """Whether a test passes in a process of its own."""
        command = [sys.executable, "-m", "pytest", "--second-run", name]
        if self._config.pluginmanager.hasplugin("xdist"):
            command += ["--numprocesses", "0"]
        result = subprocess.run(command, cwd=self._config.rootpath, capture_output=True)
        return result.returncode == pytest.ExitCode.OK

    def _mark_unsteady(self) -> None:
        """Has the terminal report unsteady tests as such, and not as failed."""
        reporter = self._config.pluginmanager.getplugin("terminalreporter")
        for category in "failed", "error":
            reports = reporter.stats.pop(category, [])
            for report in reports:
                is_unsteady = _without_group(report.nodeid) in self._unsteady
                reporter.stats.setdefault("unsteady" if is_unsteady else category, []).append(report)

    @property
    def _record(self) -> Path | None:
        return next(iter(self._config.getini("unsteady_record")), None)

    def _read_record(self) -> list[str]:
        is_there = self._record and self._record.exists()
        return json.loads(self._record.read_text(encoding="utf-8")) if is_there else []

    def _write_record(self, names: list[str]) -> None:
        if self._record:
            self._record.parent.mkdir(parents=True, exist_ok=True)
            self._record.write_text(json.dumps(names, indent=2) + "\n", encoding="utf-8")


def _without_group(name: str) -> str:
    """The name of a test without the group that xdist appends to it."""
    at = name.rfind("@")
    return name[:at] if at > name.rfind("]") else name
