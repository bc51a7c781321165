"""All pages on phones and large screens, in light and dark: see `survey` for what is looked for."""

import pytest

from support import document_looks, form_looks, standups_looks
from support.accessibility import WCAG, nameless, violations
from support.devices import DESKTOP, PHONE
from support.looks import LOOKS, show
from support.stage import Stage
from support.survey import survey

DEVICES = {"phone": PHONE, "desktop": DESKTOP}

# The widths of further windows. Phones and zoomed pages have narrow ones:
# https://www.w3.org/TR/WCAG22/#reflow
WIDTHS = {"phone": 320, "desktop": 1280}

# For the rules of axe: each page in both, once.
SCHEMES = {"phone": "light", "desktop": "dark"}

# Their servers end with the test.
ISOLATED = document_looks.LOOKS | standups_looks.LOOKS


@pytest.fixture
def stage(gallery, facts, shoebox, pages, tmp_path):
    with Stage(gallery, facts, shoebox, pages, tmp_path) as stage:
        yield stage


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize(
    "name",
    [pytest.param(name, marks=pytest.mark.isolated if name in ISOLATED else ()) for name in LOOKS],
)
def test_a_look_has_no_findings(stage, new_page, pictures, name, device):
    page = new_page(**DEVICES[device])
    show(page, name, stage)
    findings = []

    def find(where: str, found: list[str]) -> None:
        findings.extend(f"{where}: {finding}" for finding in found)

    # The pages for tests only have an accent of their own for light backgrounds.
    options = {"without": ("faint text",)} if name in form_looks.LOOKS else {}
    options["is_touched"] = device == "phone"
    for scheme in "light", "dark":
        page.emulate_media(color_scheme=scheme)
        find(scheme, survey(page, **options))
        if scheme == SCHEMES[device]:
            find(scheme, violations(page, WCAG))
        pictures.keep(page, f"{name} {device} {scheme}")
    find("accessibility tree", nameless(page))
    page.set_viewport_size({"width": WIDTHS[device], "height": 800})
    find(f"{WIDTHS[device]} px", survey(page, **options))
    assert not findings, "\n".join(findings)
