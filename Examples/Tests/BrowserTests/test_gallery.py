"""The list of case studies."""

from playwright.sync_api import expect

from support.gallery import CASE_STUDIES, open_gallery


def test_the_gallery_lists_all_case_studies(page, gallery):
    open_gallery(page, gallery.url)
    for title in CASE_STUDIES:
        expect(page.get_by_role("button", name=title, exact=True)).to_have_count(1)
    expect(page.get_by_role("button")).to_have_count(len(CASE_STUDIES))
