"""The second run of failed tests."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from support.stalls import Stalls
from support.unsteady import faults

CONFTEST = 'pytest_plugins = ["support.unsteady"]'
SETTINGS = """[pytest]
addopts = -p no:cacheprovider
unsteady_record = records/unsteady.json
"""

# Fails unless a file exists, which it creates.
TESTS = """
from pathlib import Path

import pytest

def fail_once(name):
    if not Path(name).exists():
        Path(name).touch()
        raise AssertionError(f"The machine was busy with {name}.")

@pytest.fixture
def busy():
    yield
    fail_once("teardown")

@pytest.mark.xdist_group("group")
@pytest.mark.parametrize("sign", ["@"])
def test_unsteady(sign):
    fail_once("call")

def test_unsteady_at_its_end(busy):
    pass

def test_passing():
    pass
"""

NAMES = ["test_it.py::test_unsteady[@]", "test_it.py::test_unsteady_at_its_end"]


@pytest.fixture
def run(tmp_path):
    """Runs the tests of the folder, and returns the exit status and the output."""
    (tmp_path / "conftest.py").write_text(CONFTEST)
    (tmp_path / "pytest.ini").write_text(SETTINGS)
    (tmp_path / "test_it.py").write_text(TESTS)
    environment = {**os.environ, "PYTHONPATH": str(Path(__file__).parent)}
    for name in [name for name in environment if name.startswith("PYTEST_")]:
        del environment[name]

    def run(*arguments: str) -> tuple[int, str]:
        result = subprocess.run(
            [sys.executable, "-m", "pytest", *arguments],
            cwd=tmp_path, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
        )
        return result.returncode, result.stdout

    return run


@pytest.fixture
def record(tmp_path):
    """Reads the record of unsteady tests."""
    return lambda: json.loads((tmp_path / "records/unsteady.json").read_text())


def test_unsteady_tests_are_listed_and_do_not_fail_their_first_run(run, record, tmp_path):
    status, output = run("--numprocesses", "2", "--dist", "loadgroup")
    assert status == 0, output
    assert "2 unsteady" in output
    for text in *NAMES, "The machine was busy with call.", "The machine was busy with teardown.":
        assert text in output
    assert sorted(record()) == NAMES

    # The same one in two runs fails the second. The other one is not a part of that run.
    (tmp_path / "call").unlink()
    status, output = run(NAMES[0])
    assert status == 1
    assert f"{NAMES[0]} was unsteady in its last run, too." in output
    assert sorted(record()) == NAMES

    # Steady tests leave the record.
    status, output = run()
    assert status == 0 and "3 passed" in output and "unsteady tests" not in output
    assert record() == []


def test_a_test_that_fails_twice_fails_the_run(run, record, tmp_path):
    (tmp_path / "test_it.py").write_text("def test_failing():\n    assert 1 == 2\n")
    status, output = run()
    assert status == 1
    assert "1 failed" in output and "unsteady tests" not in output
    assert record() == []


def test_more_than_two_unsteady_tests_are_a_fault():
    assert faults(["a", "b"], []) == []
    assert faults(["a", "b", "c"], []) == ["3 tests are unsteady, more than 2."]
    assert faults(["a"], ["a", "b"]) == ["a was unsteady in its last run, too."]


def test_a_test_does_not_count_during_which_the_machine_stood_still(run, record, tmp_path):
    stalls = Stalls()
    stalls.look(now=11, passed=1)
    stalls.look(now=31, passed=20.5)
    assert stalls.seconds(0, 11) == 0 and stalls.seconds(31, 40) == 0
    assert stalls.seconds(5, 12) == stalls.seconds(30, 40) == 20

    conftest = f"from support.stalls import Stalls\n\nStalls.seconds = lambda *_: 12\n{CONFTEST}\n"
    (tmp_path / "conftest.py").write_text(conftest)
    for _ in range(2):
        status, output = run()
        assert status == 0 and "2 unsteady" in output, output
        assert output.count("A processor stood still for 12 s meanwhile: this does not count.") == 2
        assert record() == []
        (tmp_path / "call").unlink()
        (tmp_path / "teardown").unlink()
