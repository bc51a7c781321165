import pytest
from support.gallery import open_case_study

@pytest.mark.parametrize("name", ["Appearance", "Gestures and shapes"])
@pytest.mark.parametrize("width", [390, 1100])
def test_look(page, gallery, name, width):
    page.set_viewport_size({"width": width, "height": 900})
    open_case_study(page, gallery.url, name)
    page.wait_for_timeout(1500)
    page.screenshot(path=f"/tmp/shots/look-{name[:4]}-{width}.png", full_page=True)
