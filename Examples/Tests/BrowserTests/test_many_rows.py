"""Pages of many rows: how often they are laid out, which says how long a change takes."""

import time

import pytest
from playwright.sync_api import Page, expect


@pytest.fixture
def rows(page, pages) -> Page:
    page.goto(f"{pages.url}many-rows")
    expect(page.get_by_text("Row 199")).to_be_attached()
    page.wait_for_function("() => !document.querySelector('[data-s]')")
    return page


def layouts(page: Page, change) -> int:
    """How often the page is laid out for a change, of which some are those of frames of an animation."""
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable")

    def count() -> int:
        metrics = session.send("Performance.getMetrics")["metrics"]
        return int(next(metric["value"] for metric in metrics if metric["name"] == "LayoutCount"))

    before = count()
    change()
    return count() - before


def test_many_rows_are_removed_with_few_layouts(rows):
    # The script applies all 100 removals before the next frame.
    rows.evaluate("""() => {
      window.removed = new Promise((resolve) => new MutationObserver(resolve).observe(
        document.querySelector("main"), { subtree: true, attributes: true, attributeFilter: ["inert"] }));
    }""")

    def remove():
        rows.get_by_text("Remove every second").click()
        rows.evaluate("() => removed")

    assert layouts(rows, remove) < 30
    expect(rows.get_by_text("Row 198")).to_have_count(0)
    expect(rows.get_by_text("Row 199")).to_be_attached()


def test_a_change_of_one_text_leaves_the_styles_of_the_others_alone(rows):
    """A browser counts the elements whose styles it computes again."""
    session = rows.context.new_cdp_session(rows)
    restyled = []
    session.on("Tracing.dataCollected", lambda event: restyled.extend(
        each["args"]["elementCount"] for each in event["value"]
        if each["name"] == "UpdateLayoutTree" and "elementCount" in each.get("args", {})))
    session.send("Tracing.start", {"categories": "blink,devtools.timeline", "transferMode": "ReportEvents"})
    # Without a pointer, which styles what it is above.
    rows.get_by_text("Change").first.dispatch_event("click")
    expect(rows.get_by_text("Changed 1")).to_be_attached()
    with session_event(session, "Tracing.tracingComplete"):
        session.send("Tracing.end")
    # Of 600 elements.
    assert restyled and max(restyled) < 50, restyled


class session_event:
    """Waits at its end for an event that a session sends meanwhile."""

    def __init__(self, session, name: str):
        self.session, self.name, self.is_sent = session, name, False

    def __enter__(self):
        self.session.on(self.name, lambda _: setattr(self, "is_sent", True))

    def __exit__(self, *_):
        # A command lets the session handle its events.
        end = time.monotonic() + 60
        while not self.is_sent and time.monotonic() < end:
            self.session.send("Performance.getMetrics")
        assert self.is_sent, f"{self.name} did not come."
