"""The servers of the examples go on after requests that no browser sends."""

import os

import pytest

from support.hostile_requests import EXAMPLES, run

# The number of requests in all: HOSTILE_REQUESTS.
COUNT = int(os.environ.get("HOSTILE_REQUESTS", 6_000))


@pytest.mark.parametrize("name", EXAMPLES)
def test_a_server_survives_hostile_requests(name):
    findings = run(name, seed=1, count=COUNT // len(EXAMPLES))
    assert not findings, "\n".join(findings[:5])
