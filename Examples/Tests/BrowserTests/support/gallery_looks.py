"""The looks of the gallery."""

from functools import partial

from playwright.sync_api import Page, expect

from support.fact_service import FactService
from support.gallery import CASE_STUDIES, open_case_study, open_gallery
from support.recorder import Recorder
from support.stage import Stage


def _gallery(page: Page, stage: Stage) -> None:
    open_gallery(page, stage.gallery.url, has_columns=True)


def _case_study(name: str, page: Page, stage: Stage) -> None:
    open_case_study(page, stage.gallery.url, name, has_columns=True)
    if name in _STEPS:
        _STEPS[name](page, stage.facts)


def _cancellation(page: Page, facts: FactService) -> None:
    facts.tell(0, "0 is a number about which there is " + "much " * 30 + "to be told.")
    page.get_by_role("button", name="Get fact").click()
    expect(page.get_by_text("to be told")).to_be_visible()


def _counters(page: Page, _: FactService) -> None:
    listing = page.get_by_role("button", name="01-Basics-TwoCounters.swift")
    listing.click()
    expect(listing).to_have_attribute("aria-expanded", "true")


def _child(page: Page, _: FactService) -> None:
    page.get_by_role("button", name="Toggle the counter").click()
    expect(page.get_by_role("button", name="Increment")).to_be_visible()


def _animation(page: Page, _: FactService) -> None:
    recorder = Recorder(page)
    recorder.start("[aria-label=Dot]", "scale")
    page.get_by_role("switch", name="Large").check()
    recorder.finish()
    recorder.start("[aria-label=Dot]", "translate")
    page.get_by_role("button", name="Field").click(position={"x": 250, "y": 200})
    recorder.finish()


def _forms(page: Page, _: FactService) -> None:
    page.get_by_label("Name").fill("A name that is rather long " * 4)
    page.get_by_label("Notes").fill("Line 1\nLine 2\nLine 3\nLine 4\n" + "x" * 200)
    page.get_by_role("button", name="More").click()
    expect(page.get_by_text("228 characters of notes")).to_be_visible()
    expect(page.get_by_role("link", name="About tea")).to_be_visible()


def _rows(page: Page, facts: FactService) -> None:
    facts.tell(1, "1 is a number about which there is " + "much " * 30 + "to be told.")
    facts.hold(2)
    page.get_by_role("button", name="Fact 1").click()
    # The answer moves the rows below it.
    expect(page.get_by_text("to be told")).to_be_visible()
    page.get_by_role("button", name="Fact 2").click()
    expect(page.get_by_role("button", name="Cancel 2")).to_be_visible()


_STEPS = {
    "Effect cancellation": _cancellation,
    "Two counters": _counters,
    "Optional child": _child,
    "Animation": _animation,
    "Forms": _forms,
    "Rows with effects": _rows,
}

LOOKS = {"Gallery": _gallery} | {name: partial(_case_study, name) for name in CASE_STUDIES}
