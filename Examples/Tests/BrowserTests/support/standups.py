"""The tracker of stand-up meetings."""

import json
import re
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from support.gallery import wait_for_columns
from support.recorder import Recorder
from support.server import Server

# How much faster meetings pass. A short one takes minutes: longer than any test.
SPEED = 4

LONG_TITLE = "The weekly conversation of everyone who looks after the lighthouse and the harbor"


class StandUps:
    """A page of the stand-ups."""

    def __init__(self, page: Page, server: Server):
        self.page = page
        self.server = server

    def open(self, path: str = "") -> "StandUps":
        self.page.goto(self.server.url + path)
        wait_for_columns(self.page)
        if not path:
            self.is_on("Stand-ups")
        return self

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    @property
    def detail(self) -> Locator:
        """The screens above the list, which are beside it in a wide window."""
        column = self.page.locator(".detail-column")
        return column if column.count() else self.page.locator("main")

    def heading(self, name: str) -> Locator:
        return self.page.get_by_role("heading", name=name, exact=True)

    def text(self, text: str) -> Locator:
        """A text of the topmost screen."""
        return self.page.locator(".screen:not([inert])").last.get_by_text(text, exact=True)

    def row(self, title: str) -> Locator:
        """The row of a stand-up in the list."""
        return self.page.get_by_role("button").filter(has_text=title)

    @property
    def past_meeting(self) -> Locator:
        """The row of a past meeting, which ends with its length."""
        return self.page.get_by_role("button", name=re.compile(r"\d:\d\d$"))

    def is_on(self, title: str) -> None:
        """Waits for a screen."""
        expect(self.heading(title)).to_be_visible()
        Recorder(self.page).rest()

    def enter(self, title: str) -> None:
        """From the list to a stand-up."""
        self.row(title).click()
        self.is_on(title)

    def start(self) -> None:
        """From a stand-up to its meeting."""
        self.button("Start the meeting").click()
        expect(self.page.get_by_text("Speaker 1 of")).to_be_visible()
        Recorder(self.page).rest()


def stand_up(number: int, title: str, minutes: int, *names: str) -> dict:
    """A stand-up as it is in the file."""
    identifier = "00000000-0000-0000-0000-%012d"
    return {
        "id": identifier % number,
        "title": title,
        "minutes": minutes,
        "accent": ["lagoon", "amber", "plum", "moss"][number // 100 % 4],
        "attendees": [
            {"id": identifier % (number + 1 + index), "name": name}
            for index, name in enumerate(names)
        ],
        "meetings": [],
    }


def meeting(number: int, *names: str, transcript: str) -> dict:
    """A past meeting as it is in the file."""
    return {
        "id": "00000000-0000-0000-0001-%012d" % number,
        "date": 780_000_000 + number * 86_400,
        "seconds": 245,
        "attendees": list(names),
        "transcript": transcript,
    }


def write(folder: Path, *stand_ups: dict) -> None:
    """Writes the file of a program that has not started."""
    (folder / "stand-ups.json").write_text(json.dumps(stand_ups), encoding="utf-8")


def write_samples(folder: Path) -> None:
    """Writes the stand-ups of the looks."""
    train = stand_up(100, "Night train", 30, "Yusuf", "Klara", "Pim", "Noor", "Aldo")
    train["meetings"] = [
        meeting(2, "Yusuf", "Klara", "Pim", transcript="The signal at the bridge is repaired. " * 9),
        meeting(1, "Yusuf", "Klara", transcript=""),
    ]
    write(
        folder,
        train,
        stand_up(200, LONG_TITLE, 12, "Marit", "Jonas " * 12, "Esi"),
        stand_up(300, "Garden", 3),
    )


def serve(folder: Path, *arguments: str, speed: int = SPEED) -> Server:
    return Server("standups", "--folder", str(folder), "--speed", str(speed), *arguments)
