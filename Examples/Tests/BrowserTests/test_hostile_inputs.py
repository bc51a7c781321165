"""The servers of the examples go on after inputs that no page sends, to the elements of their pages."""

import os

import pytest

from support.hostile_inputs import PROGRAMS, run

# The number of inputs in all: HOSTILE_INPUTS.
COUNT = int(os.environ.get("HOSTILE_INPUTS", 2_840))

# The gallery has as many screens as all others together.
SHARES = {name: 4 if name == "gallery" else 1 for name in PROGRAMS}


@pytest.mark.parametrize("name", PROGRAMS)
def test_a_server_survives_hostile_inputs(name):
    findings = run(name, seed=1, count=COUNT * SHARES[name] // sum(SHARES.values()))
    assert not findings, "\n".join(findings[:5])
