"""What looks are shown with: the servers of the programs."""

from contextlib import ExitStack
from functools import cached_property
from pathlib import Path

from support import standups
from support.documents import Documents
from support.fact_service import FactService
from support.server import Server


class Stage:
    """Servers for one look, until the end of a `with`."""

    def __init__(
        self, gallery: Server, facts: FactService, shoebox: Server, pages: Server, folder: Path
    ):
        self.gallery = gallery
        self.facts = facts
        self.shoebox = shoebox
        self.pages = pages
        self._folder = folder
        self._stack = ExitStack()

    @cached_property
    def documents(self) -> Documents:
        """The documents of an empty folder."""
        return self._stack.enter_context(Documents(self._folder))

    @cached_property
    def standups(self) -> Server:
        """The stand-ups, whose meetings take long enough to look at them."""
        standups.write_samples(self._folder)
        return self._stack.enter_context(standups.serve(self._folder))

    def __enter__(self) -> "Stage":
        return self

    def __exit__(self, *error) -> None:
        self._stack.__exit__(*error)
