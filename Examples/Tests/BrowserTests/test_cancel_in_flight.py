"""What becomes of a request that the user no longer wants."""

from playwright.sync_api import expect

from support.gallery import open_case_study

# Notes all text that ever is in the page.
NOTE_TEXTS = """() => {
  window.texts = [document.body.textContent];
  new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records)
      for (const node of type === "childList" ? addedNodes : [target]) texts.push(node.textContent);
    texts.push(document.body.textContent);
  }).observe(document, { characterData: true, childList: true, subtree: true });
}"""


def test_a_fact_that_was_cancelled_is_never_seen(page, gallery, facts):
    open_case_study(page, gallery.url, "Effect cancellation")
    page.evaluate(NOTE_TEXTS)
    late = "This fact is too late."
    facts.tell(0, late)
    held = facts.hold(0)

    page.get_by_role("button", name="Get fact").click()
    held.wait_until_asked()
    assert not held.is_closed
    page.get_by_role("button", name="Cancel", exact=True).click()
    held.wait_until_closed()
    held.release()

    page.get_by_role("button", name="Increment").click()
    page.get_by_role("button", name="Get fact").click()
    expect(page.get_by_text(facts.fact(1), exact=True)).to_be_visible()
    texts = page.evaluate("texts")
    assert any(facts.fact(1) in text for text in texts)
    assert not [text for text in texts if late in text]


def test_a_fact_that_was_asked_for_anew_comes_once(page, gallery, facts):
    """The first answer is held back until the second is there."""
    open_case_study(page, gallery.url, "Effect cancellation")
    page.evaluate(NOTE_TEXTS)
    late = "This fact is too late."
    facts.tell(0, late)
    held = facts.hold(0)
    page.get_by_role("button", name="Get fact").click()
    held.wait_until_asked()
    page.get_by_role("button", name="Cancel", exact=True).click()
    held.wait_until_closed()

    again = facts.hold(0)
    page.get_by_role("button", name="Get fact").click()
    again.wait_until_asked()
    held.release()
    expect(page.get_by_role("progressbar", name="Progress")).to_be_visible()
    facts.tell(0, late)
    again.release()
    expect(page.get_by_text(late, exact=True)).to_have_count(1)
    expect(page.get_by_role("progressbar", name="Progress")).to_have_count(0)


def test_leaving_the_case_study_closes_the_request(page, gallery, facts):
    open_case_study(page, gallery.url, "Effect cancellation")
    held = facts.hold(0)
    page.get_by_role("button", name="Get fact").click()
    held.wait_until_asked()
    page.get_by_role("button", name="Back").click()
    expect(page.get_by_role("heading", name="Gallery")).to_be_visible()
    held.wait_until_closed()


def test_removing_a_row_cancels_its_request(page, gallery, facts):
    open_case_study(page, gallery.url, "Rows with effects")
    held, other = facts.hold(2), facts.hold(3)
    page.get_by_role("button", name="Fact 2").click()
    page.get_by_role("button", name="Fact 3").click()
    held.wait_until_asked()
    other.wait_until_asked()
    page.get_by_role("button", name="Remove 2").click()
    held.wait_until_closed()
    expect(page.get_by_role("button", name="Remove 2")).to_have_count(0)
    other.release()
    expect(page.get_by_text(facts.fact(3), exact=True)).to_be_visible()
