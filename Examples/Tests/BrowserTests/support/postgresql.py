"""A private server of PostgreSQL, which ends with the tests."""

import glob
import os
import shutil
import subprocess
import tempfile

import pytest


class PostgreSQL:
    """A server with an empty database, which listens to a socket in a temporary folder."""

    def __init__(self):
        programs = sorted(glob.glob("/usr/lib/postgresql/*/bin/postgres"))
        program = programs[-1] if programs else shutil.which("postgres")
        if not program:
            pytest.skip("PostgreSQL is not installed.")
        self._folder = tempfile.mkdtemp(prefix="composable-postgres-")
        self._binaries = os.path.dirname(os.path.realpath(program))
        # A server refuses to run as the superuser.
        self._user = []
        if os.geteuid() == 0:
            shutil.chown(self._folder, "postgres")
            self._user = ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"]
        data = f"{self._folder}/data"
        self._run("initdb", "--auth=trust", "--username=postgres", "--no-sync", "--pgdata", data)
        options = f"-c fsync=off -c listen_addresses= -c unix_socket_directories={self._folder}"
        self._run("pg_ctl", "start", "--wait", "-D", data, "-l", f"{self._folder}/log", "-o", options)

    @property
    def url(self) -> str:
        return f"postgresql://postgres@/postgres?host={self._folder}"

    def _run(self, program: str, *arguments: str) -> None:
        command = [*self._user, f"{self._binaries}/{program}", *arguments]
        subprocess.run(command, check=True, cwd="/", stdout=subprocess.DEVNULL)

    def __enter__(self) -> "PostgreSQL":
        return self

    def __exit__(self, *_) -> None:
        self._run("pg_ctl", "stop", "-m", "immediate", "-D", f"{self._folder}/data")
        shutil.rmtree(self._folder, ignore_errors=True)
