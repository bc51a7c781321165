"""The survey of pages: a sound page has no findings, and each kind of flaw is found."""

import pytest
from playwright.sync_api import Page

from support.accessibility import WCAG, nameless, violations
from support.devices import DESKTOP, PHONE
from support.survey import survey

# The content of a test would have the policy of the page that it replaces.
pytestmark = pytest.mark.isolated

SOUND = """<!doctype html>
<html lang="en"><title>Sound</title>
<meta name="viewport" content="width=device-width">
<style>
  body { margin: 16px; background: #fff; color: #000; font: 16px sans-serif; }
  button { display: block; height: 48px; width: 160px; margin: 8px 0; }
  .clip { overflow: hidden; width: 200px; }
  .scroll { overflow-x: auto; width: 200px; }
</style>
<main>
  <h1 class="text">A heading</h1>
  <button id="one"><span class="text">First</span></button>
  <button id="two"><span class="text">Second</span></button>
  <p class="text" id="words">Some words</p>
  <div class="clip">
    <svg id="picture" role="img" aria-label="Picture" width="100" height="20"></svg>
  </div>
  <div class="scroll"><p class="text" style="width: 400px">A text to scroll to</p></div>
</main>"""

# A style for each kind of finding, or a script.
FLAWS = {
    "nothing": "document.querySelector('main').replaceChildren()",
    "window": "#words { width: 2000px; }",
    "outside": "#words { position: relative; left: -40px; }",
    "small control": "#one { height: 20px; padding: 0; }",
    "low button": "#one { height: 40px; }",
    "overlapping controls": "#two { margin-top: -30px; }",
    "torn word": "#one { width: 40px; overflow-wrap: anywhere; }",
    "covered word": "#two { margin-bottom: -50px; }",
    "lost part": "#picture { position: relative; left: 150px; }",
    "broken word": "#words { width: 30px; overflow-wrap: anywhere; }",
    "overlapping parts": "#words { margin-bottom: -40px; } #picture { height: 40px; }",
    "faint text": "#words { color: color-mix(in srgb, #000 40%, #fff); }",
}


def open_with(new_page, device: dict, flaw: str = "") -> Page:
    page = new_page(**device)
    page.set_content(SOUND)
    if flaw.startswith("#"):
        page.add_style_tag(content=flaw)
    elif flaw:
        page.evaluate(flaw)
    return page


@pytest.mark.parametrize("device", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_sound_page_has_no_findings(new_page, device):
    page = open_with(new_page, device)
    assert not survey(page, is_touched=True)
    assert not nameless(page)
    assert not violations(page, WCAG)
    page.set_viewport_size({"width": 320, "height": 800})
    assert not survey(page, is_touched=True)


@pytest.mark.parametrize("kind", FLAWS)
def test_each_kind_of_flaw_is_found(new_page, kind):
    page = open_with(new_page, PHONE, FLAWS[kind])
    findings = survey(page, is_touched=True)
    assert [finding for finding in findings if finding.startswith(f"{kind}:")]
    assert len(survey(page, is_touched=True, without=(kind,))) < len(findings)


def test_a_control_without_a_name_is_found(new_page):
    page = open_with(new_page, DESKTOP, "document.querySelector('#one').replaceChildren()")
    assert nameless(page) == ["a button without a name"]
    assert [violation for violation in violations(page, WCAG) if violation.startswith("button-name")]


def test_a_page_without_roles_is_found(new_page):
    page = open_with(new_page, DESKTOP, "document.body.replaceChildren()")
    assert nameless(page) == ["There is no accessibility tree."]


def test_a_button_may_be_low_where_nothing_is_touched(new_page):
    page = open_with(new_page, DESKTOP, FLAWS["low button"])
    assert not survey(page)
