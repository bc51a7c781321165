"""All pages on phones and large screens: layout, accessible names and screenshots."""

from dataclasses import dataclass

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from support.accessible_names import nameless
from support.complaints import Complaints
from support.contexts import Contexts
from support.devices import DESKTOP, PHONE
from support.layout import Layout
from support.looks import LOOKS, show
from support.recorder import Recorder
from support.stage import Stage

DEVICES = {"phone": PHONE, "desktop": DESKTOP}

# CSS pixels: https://www.w3.org/TR/WCAG22/#target-size-minimum
LEAST = 24

# https://developer.apple.com/design/human-interface-guidelines/accessibility
LEAST_BUTTON = {"phone": 44, "desktop": LEAST}

# For the checks of axe: each page in both, once.
SCHEMES = {"phone": "light", "desktop": "dark"}

RULES = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]}


@dataclass
class Look:
    """A loaded page, and its name."""

    name: str
    device: str
    page: Page


@pytest.fixture(
    scope="module",
    params=[(look, device) for look in LOOKS for device in DEVICES],
    ids=lambda param: "-".join(param),
)
def look(request, browser, gallery, fact_service, shoebox, tmp_path_factory):
    name, device = request.param
    complaints = Complaints()
    stage = Stage(gallery, fact_service, shoebox, tmp_path_factory.mktemp("documents"))
    with stage, Contexts(browser, complaints) as contexts:
        page = contexts.new(**DEVICES[device]).new_page()
        show(page, name, stage)
        yield Look(name, device, page)
    assert not complaints


def test_nothing_reaches_out_of_the_window(look):
    layout = Layout.of(look.page)
    assert layout.width == DEVICES[look.device]["viewport"]["width"]
    assert layout.scroll_width <= layout.width, f"It scrolls sideways: {layout.outside}"
    assert not layout.outside


def test_controls_can_be_hit(look):
    layout = Layout.of(look.page)
    assert layout.controls
    assert not [box for box in layout.controls if box.width < LEAST or box.height < LEAST]
    assert not layout.overlaps


def test_buttons_are_as_high_as_a_finger(look):
    buttons = [box for box in Layout.of(look.page).controls if box.name.startswith("<button")]
    assert not [box for box in buttons if box.height < LEAST_BUTTON[look.device]]


def test_words_of_buttons_are_whole(look):
    assert not Layout.of(look.page).broken


def test_controls_cover_no_words(look):
    assert not Layout.of(look.page).covered


def test_all_that_can_be_used_has_a_name(look):
    assert not nameless(look.page)


def test_axe_finds_nothing_wrong(look):
    """https://github.com/dequelabs/axe-core"""
    look.page.emulate_media(color_scheme=SCHEMES[look.device])
    # The transitions of colors begin with the next frame.
    look.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    Recorder(look.page).rest()
    results = Axe().run(look.page, options=RULES)
    assert results.response["passes"]
    assert not results.response["violations"], results.generate_report()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_picture_is_kept(look, screenshots, scheme):
    """For people to look at, in SCREENSHOTS."""
    page = look.page
    page.emulate_media(color_scheme=scheme)
    # In a window as high as the page: a picture of more than the window differs from a phone's.
    size = page.viewport_size
    height = page.evaluate("() => document.documentElement.scrollHeight")
    page.set_viewport_size({**size, "height": height})
    path = screenshots / f"{look.name.replace(' ', '-')}-{look.device}-{scheme}.png"
    page.screenshot(path=path, animations="disabled")
    page.set_viewport_size(size)
    assert path.stat().st_size > 0
