"""Texts that would like to be more than text."""

import json

import pytest
from playwright.sync_api import Page, expect

from support.gallery import open_case_study
from support.hostile_texts import (
    HOSTILE_TEXTS,
    entered_in_lines,
    entered_in_one_line,
    kept_in_one_line,
    shown,
)
from support.wire import Wire

# All elements of the page and their attributes, without texts, values and numbers of elements.
STRUCTURE = """() => [...document.querySelectorAll("*")].map((node) =>
  [node.tagName, ...node.getAttributeNames().sort()].join(" "))"""


# Requests a fact, and resolves with the text that replaces the current one.
ASK = """([button, last]) => within(new Promise((resolve) => {
  const observer = new MutationObserver(() => {
    const text = document.querySelector(".rows > .modified > .modified > .text")?.textContent;
    if (text === undefined || text === last) return;
    observer.disconnect();
    resolve(text);
  });
  observer.observe(document, { characterData: true, childList: true, subtree: true });
  button.click();
}), "No other fact came")"""

# Makes `nextText` resolve with the next text of a node.
WATCH_TEXT = """node => {
  const changed = new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      resolve(node.textContent);
    });
    observer.observe(node, { characterData: true, childList: true, subtree: true });
  });
  window.nextText = within(changed, "The text did not change");
}"""


def assert_nothing_ran(page: Page) -> None:
    """Nothing of the texts did anything. Waits until all that was begun is over."""
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
    assert page.evaluate("() => window.hacked") is None
    # That of the library, and the line that keeps what users do before it runs.
    assert page.evaluate("() => document.scripts.length") == 2


def test_hostile_facts_are_shown_as_they_are(page, gallery, facts, complaints):
    open_case_study(page, gallery.url, "Effect cancellation")
    ask = page.get_by_role("button", name="Get fact")
    facts.tell(0, "harmless")
    ask.click()
    expect(page.get_by_text("harmless")).to_be_visible()
    structure = page.evaluate(STRUCTURE)

    last = "harmless"
    for kind, text in HOSTILE_TEXTS.items():
        facts.tell(0, text)
        last = page.evaluate(ASK, [ask.element_handle(), last])
        assert last == shown(text), kind
        assert page.evaluate(STRUCTURE) == structure, kind
        assert not complaints, kind
    assert_nothing_ran(page)


def test_a_hostile_fact_takes_the_place_of_another(page, gallery, facts):
    """The text of a node that is there already is changed, too: in a row of the rows."""
    open_case_study(page, gallery.url, "Rows with effects")
    ask = page.get_by_role("button", name="Fact 1", exact=True)
    for text in ("harmless", HOSTILE_TEXTS["image"], HOSTILE_TEXTS["end of a script"]):
        facts.tell(1, text)
        ask.click()
        expect(page.get_by_text(text, exact=True)).to_be_visible()
        expect(ask).to_be_visible()
        assert_nothing_ran(page)


@pytest.mark.isolated
def test_hostile_texts_of_patches_are_shown_as_they_are(page, gallery, complaints):
    """Messages of the test's own, as a server could send them that escapes nothing."""
    sockets, seqs = [], [0]

    def pass_on(socket):
        server = socket.connect_to_server()
        sockets.append(socket)

        def note(text):
            seqs.append(json.loads(text).get("seq", seqs[-1]))
            socket.send(text)

        server.on_message(note)

    page.route_web_socket("**/socket", pass_on)
    open_case_study(page, gallery.url, "Effect cancellation")
    # From here on, the server receives nothing.
    sockets[-1].on_message(lambda _: None)
    fact = page.get_by_text("Get fact").element_handle()
    element = int(fact.get_attribute("data-i"))
    structure = page.evaluate(STRUCTURE)
    for seq, (kind, text) in enumerate(HOSTILE_TEXTS.items(), start=seqs[-1] + 1):
        page.evaluate(WATCH_TEXT, fact)
        sockets[-1].send(json.dumps({"seq": seq, "p": [["u", element, {"t": text}]]}))
        assert page.evaluate("() => nextText") == text, kind
        assert page.evaluate(STRUCTURE) == structure, kind
        assert not complaints, kind
    assert_nothing_ran(page)


@pytest.mark.parametrize(
    ("name", "entered", "kept"),
    [
        ("Name", entered_in_one_line, kept_in_one_line),
        ("Password", entered_in_one_line, kept_in_one_line),
        ("Notes", entered_in_lines, entered_in_lines),
    ],
    ids=["name", "password", "notes"],
)
def test_hostile_texts_are_typed_as_they_are(page, gallery, complaints, name, entered, kept):
    wire = Wire(page)
    open_case_study(page, gallery.url, "Forms")
    field = page.get_by_label(name, exact=True)
    field.click()
    structure = page.evaluate(STRUCTURE)
    for kind, text in HOSTILE_TEXTS.items():
        page.keyboard.press("Control+A")
        page.keyboard.insert_text(text)
        wire.wait_until_answered(do="text", v=entered(text))
        assert field.input_value() == kept(text), kind
        assert not complaints, kind
    assert page.evaluate(STRUCTURE) == structure
    assert_nothing_ran(page)
    page.reload()
    expect(page.get_by_role("heading", name="Gallery")).to_be_visible()
    assert_nothing_ran(page)


def test_hostile_texts_are_pasted_as_they_are(new_context, gallery):
    context = new_context(permissions=["clipboard-read", "clipboard-write"])
    page = context.new_page()
    wire = Wire(page)
    open_case_study(page, gallery.url, "Forms")
    for kind in ("script", "image", "end of an attribute", "entities", "right to left", "surrogates"):
        text = HOSTILE_TEXTS[kind]
        page.evaluate("text => navigator.clipboard.writeText(text)", text)
        for name in ("Name", "Password", "Notes"):
            field = page.get_by_label(name, exact=True)
            field.click()
            field.press("Control+A")
            field.press("Control+V")
            wire.wait_until_answered(do="text", i=int(field.get_attribute("id")[1:]), v=text)
            assert field.input_value() == text, kind
    assert_nothing_ran(page)
    page.reload()
    expect(page.get_by_role("heading", name="Gallery")).to_be_visible()
    assert_nothing_ran(page)
