"""The findings of a page: its layout, reach, contrast, accessible names and accessibility rules."""

from pathlib import Path

from playwright.sync_api import Page

SCRIPT = Path(__file__).with_name("survey.js").read_text(encoding="utf-8")

# CSS pixels: https://www.w3.org/TR/WCAG22/#target-size-minimum
LEAST = 24

# https://developer.apple.com/design/human-interface-guidelines/accessibility
LEAST_TOUCHED = 44

# https://www.w3.org/TR/WCAG22/#contrast-minimum
CONTRAST = {"text": 4.5, "large": 3}


def survey(page: Page, *, is_touched: bool = False, without: tuple[str, ...] = ()) -> list[str]:
    """Surveys a page once it is at rest, and returns its findings but for those of some kinds.

    The kinds are:

    - "nothing": the page has no parts, no controls or no texts.
    - "window": the page scrolls sideways.
    - "outside": an element is beyond the left or right edge of the window.
    - "small control", "low button": the targets of pointers, or of fingers if the page is touched.
    - "overlapping controls", "overlapping parts": they have more than an edge in common.
    - "torn word", "broken word": the word of a control, or of a text, that goes on in the next line.
    - "covered word": a control is over a word.
    - "lost part": an element is clipped and out of reach of scrolling.
    - "faint text": its contrast with the backgrounds below it, which axe can't compute where they are
      mixed.
    """
    # The actions of a row appear with the pointer.
    page.mouse.move(0, 0)
    limits = {
        "width": page.viewport_size["width"],
        "target": LEAST,
        "button": LEAST_TOUCHED if is_touched else LEAST,
        "contrast": CONTRAST,
    }
    findings = page.evaluate(SCRIPT, limits)
    return [f"{kind}: {text}" for kind, text in findings if kind not in without]
