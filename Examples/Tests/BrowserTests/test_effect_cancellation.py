"""The first case study, as a user goes through it."""

import pytest
from playwright.sync_api import Page, expect

from support.devices import PHONE
from support.gallery import open_case_study

CASE_STUDY = "Effect cancellation"


class Story:
    """What the user sees and does in the case study."""

    def __init__(self, page: Page):
        self.page = page
        self.ask = page.get_by_role("button", name="Get fact")
        self.cancel = page.get_by_role("button", name="Cancel", exact=True)
        self.progress = page.get_by_role("progressbar", name="Progress")

    def step(self, direction: str) -> None:
        self.page.get_by_role("button", name=direction).click()

    def shows_number(self, number: int) -> None:
        expect(self.page.get_by_role("group", name=str(number), exact=True)).to_be_visible()

    def shows_text(self, text: str) -> None:
        expect(self.page.get_by_text(text, exact=True)).to_be_visible()

    def is_waiting(self) -> None:
        expect(self.progress).to_be_visible()
        expect(self.cancel).to_be_visible()
        expect(self.ask).to_have_count(0)

    def is_idle(self) -> None:
        expect(self.ask).to_be_enabled()
        expect(self.progress).to_have_count(0)
        expect(self.cancel).to_have_count(0)


@pytest.fixture
def story(page, gallery) -> Story:
    open_case_study(page, gallery.url, CASE_STUDY)
    return Story(page)


def test_the_number_steps_up_and_down(story):
    story.shows_number(0)
    story.step("Increment")
    story.step("Increment")
    story.shows_number(2)
    for _ in range(3):
        story.step("Decrement")
    story.shows_number(-1)


def test_progress_is_shown_until_the_fact_is_there(story, facts):
    held = facts.hold(1)
    story.step("Increment")
    story.is_idle()
    story.ask.click()
    story.is_waiting()
    held.release()
    story.shows_text(facts.fact(1))
    story.is_idle()


def test_progress_is_shown_the_second_time_too(story, facts):
    story.ask.click()
    story.shows_text(facts.fact(0))
    held = facts.hold(0)
    facts.tell(0, "Zero again.")
    story.ask.click()
    story.is_waiting()
    expect(story.page.get_by_text(facts.fact(0))).to_have_count(0)
    held.release()
    story.shows_text("Zero again.")
    story.is_idle()


def test_the_second_progress_turns_as_the_first_did(story, facts):
    turns = []
    for _ in range(2):
        held = facts.hold(0)
        story.ask.click()
        story.is_waiting()
        turns.append(
            story.progress.evaluate(
                "node => node.getAnimations().map(({ playState }) => playState)"
            )
        )
        held.release()
        story.is_idle()
    assert turns == [["running"], ["running"]]


def test_cancel_ends_progress_and_brings_the_button_back(story, facts):
    held = facts.hold(0)
    story.ask.click()
    story.is_waiting()
    held.wait_until_asked()
    story.cancel.click()
    story.is_idle()
    expect(story.page.get_by_text(facts.fact(0))).to_have_count(0)


def test_a_step_in_flight_cancels_too(story, facts):
    held = facts.hold(0)
    story.ask.click()
    story.is_waiting()
    held.wait_until_asked()
    story.step("Increment")
    story.shows_number(1)
    story.is_idle()
    held.wait_until_closed()


def test_a_step_removes_the_fact_about_the_last_number(story, facts):
    story.ask.click()
    story.shows_text(facts.fact(0))
    story.step("Increment")
    story.shows_number(1)
    expect(story.page.get_by_text(facts.fact(0))).to_have_count(0)


def test_a_failing_service_is_reported_and_the_next_fact_is_shown(story, facts):
    facts.fail(0, status=500)
    story.ask.click()
    story.shows_text("The fact service answered with HTTP status 500.")
    story.is_idle()
    story.ask.click()
    story.shows_text(facts.fact(0))
    expect(story.page.get_by_text("HTTP status")).to_have_count(0)


def test_a_missing_service_is_reported_and_the_next_fact_is_shown(story, facts):
    facts.close()
    story.ask.click()
    story.shows_text("The fact service cannot be reached.")
    story.is_idle()
    facts.open()
    story.ask.click()
    story.shows_text(facts.fact(0))
    expect(story.page.get_by_text("cannot be reached")).to_have_count(0)


def test_all_of_it_works_by_touch(new_page, gallery, facts):
    page = new_page(**PHONE)
    open_case_study(page, gallery.url, CASE_STUDY)
    story = Story(page)
    page.get_by_role("button", name="Increment").tap()
    story.shows_number(1)
    held = facts.hold(1)
    story.ask.tap()
    story.is_waiting()
    held.wait_until_asked()
    story.cancel.tap()
    story.is_idle()
    story.ask.tap()
    story.shows_text(facts.fact(1))
