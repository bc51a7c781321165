"""The states of the stand-ups that are surveyed."""

from playwright.sync_api import Page, expect

from support.stage import Stage
from support.standups import LONG_TITLE, StandUps


def _open(page: Page, stage: Stage, path: str = "") -> StandUps:
    return StandUps(page, stage.standups).open(path)


def _list(page: Page, stage: Stage) -> None:
    _open(page, stage)


def _detail(page: Page, stage: Stage) -> None:
    _open(page, stage).enter("Night train")


def _long_detail(page: Page, stage: Stage) -> None:
    _open(page, stage).enter(LONG_TITLE)


def _past(page: Page, stage: Stage) -> None:
    app = _open(page, stage)
    app.enter("Night train")
    page.get_by_role("button").filter(has_text="4:05").first.click()
    expect(page.get_by_text("The signal at the bridge").first).to_be_visible()


def _recording(page: Page, stage: Stage) -> None:
    app = _open(page, stage, "record")
    expect(page.get_by_text("Yesterday I finished the map")).to_be_visible()
    app.button("Next speaker").click()
    expect(app.text("Klara")).to_be_visible()


LOOKS = {
    "Stand-ups": _list,
    "A stand-up": _detail,
    "A long stand-up": _long_detail,
    "A past meeting": _past,
    "A recording": _recording,
}
