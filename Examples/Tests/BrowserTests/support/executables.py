"""The executables, in the folder that the environment variable EXECUTABLES names."""

import os
from pathlib import Path


def executable(name: str) -> Path:
    """Returns the path of an executable, and fails if it does not exist."""
    folder = os.environ.get("EXECUTABLES")
    assert folder, "EXECUTABLES has to name the folder of the built executables."
    path = Path(folder, name)
    assert os.access(path, os.X_OK), f"There is no executable '{name}' in {folder}."
    return path.absolute()
