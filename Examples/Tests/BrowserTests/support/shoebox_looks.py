"""The states of the list of timers that are surveyed."""

from playwright.sync_api import Page, expect

from support.shoebox import NAMES, Shoebox
from support.stage import Stage

LONG_NAME = "The tea that grandmother has brought from the mountains, second infusion"


def _open(page: Page, stage: Stage) -> Shoebox:
    box = Shoebox(page)
    box.open(stage.shoebox.url)
    return box


def _plain(page: Page, stage: Stage) -> None:
    _open(page, stage)


def _edited(page: Page, stage: Stage) -> None:
    box = _open(page, stage)
    box.timer("Soft egg").begin()
    box.edit()
    box.name("Tea").fill(LONG_NAME)
    box.timer(LONG_NAME).set_duration(100 * 60 + 5)
    box.name("Rice").fill("")
    box.timer("Unnamed").shows("Unnamed")


def _running(page: Page, stage: Stage) -> None:
    """Counting timers, one of them with a long name, and stopped ones."""
    box = _open(page, stage)
    box.edit()
    box.name("Tea").fill(LONG_NAME)
    box.timer("Sourdough").set_duration(360_000)
    box.end_editing()
    for name in "Soft egg", LONG_NAME, "Rice", "Sourdough":
        box.timer(name).begin()
    for name in "Rice", "Sourdough":
        timer = box.timer(name)
        timer.reaches(1)
        timer.stop()
        expect(timer.left).to_be_visible()


def _finished(page: Page, stage: Stage) -> None:
    box = _open(page, stage)
    box.edit()
    box.name("Tea").fill(LONG_NAME)
    for name in "Espresso", LONG_NAME:
        box.timer(name).set_duration(1)
    box.end_editing()
    for name in "Espresso", LONG_NAME:
        box.timer(name).start.click()
    for name in "Espresso", LONG_NAME:
        expect(box.timer(name).done).to_be_visible()


def _empty(page: Page, stage: Stage) -> None:
    box = _open(page, stage)
    box.edit()
    for name in NAMES:
        box.delete(name)
    expect(page.get_by_text("There are no timers.")).to_be_visible()


LOOKS = {
    "Timer list": _plain,
    "Timer list edited": _edited,
    "Timer list running": _running,
    "Timer list finished": _finished,
    "Timer list gone": _empty,
}
