"""The list of case studies."""

import pytest
from playwright.sync_api import expect

from support.devices import DESKTOP, NARROW
from support.gallery import CASE_STUDIES, open_case_study, open_gallery

# The place at which the text of a node begins.
START = """(node) => {
  const text = new Range();
  text.selectNodeContents(node);
  return text.getBoundingClientRect().left;
}"""


@pytest.mark.parametrize("device", [NARROW, DESKTOP])
def test_the_gallery_lists_all_case_studies(new_page, gallery, device):
    page = new_page(**device)
    open_gallery(page, gallery.url, has_columns=True)
    for title in CASE_STUDIES:
        expect(page.get_by_role("button", name=title, exact=True)).to_have_count(1)
    columns = page.get_by_role("button", name="Sidebar", exact=True)
    expect(columns).to_have_count(int(device == DESKTOP))
    expect(page.get_by_role("button")).to_have_count(len(CASE_STUDIES) + columns.count())


def test_a_chosen_case_study_is_beside_the_list(page, gallery):
    open_gallery(page, gallery.url, has_columns=True)
    for title in "Counter", "Two counters":
        row = page.get_by_role("button", name=title, exact=True)
        row.click()
        expect(page.get_by_role("heading", name=title, exact=True)).to_be_visible()
        expect(row).to_be_visible()
    expect(page.get_by_role("heading", name="Counter", exact=True)).to_have_count(0)


@pytest.mark.parametrize("name", ["Tables", "Pages", "Charts"])
def test_the_title_begins_where_the_content_does(new_page, gallery, name):
    page = new_page(viewport={"width": 1280, "height": 900})
    open_case_study(page, gallery.url, name, has_columns=True)
    title = page.get_by_role("heading", name=name, exact=True)
    listing = page.get_by_text(f"-{name}.swift")
    assert title.evaluate(START) == listing.evaluate(START)


def test_an_icon_is_filled_with_a_gradient(new_page, gallery):
    page = new_page(**DESKTOP)
    open_case_study(page, gallery.url, "Materials and gradients", has_columns=True)
    paints = page.locator(".foreground:has(> .icon-paint) .icon path").evaluate_all(
        "(paths) => paths.map((path) => [getComputedStyle(path).fill, path.getTotalLength() > 0])"
    )
    assert len(paints) == 1
    [[paint, is_drawn]] = paints
    name = paint.removeprefix('url("#').removesuffix('")')
    assert is_drawn and page.locator(f"linearGradient#{name}").count() == 1
