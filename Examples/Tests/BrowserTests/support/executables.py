"""Where the servers are: the folder in the environment variable EXECUTABLES."""

import os
from pathlib import Path


def executable(name: str) -> Path:
    """The executable with a name; fails where there is none."""
    folder = os.environ.get("EXECUTABLES")
    assert folder, "EXECUTABLES has to name the folder of the built executables."
    path = Path(folder, name)
    assert os.access(path, os.X_OK), f"There is no executable '{name}' in {folder}."
    return path.absolute()
