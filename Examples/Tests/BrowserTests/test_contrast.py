"""Contrast of mixed colors on their backgrounds, which axe can't compute."""

import pytest
from playwright.sync_api import expect

from support.gallery import open_case_study

# The contrast of a text with the card that it is on: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
CONTRAST = """node => {
  const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  const row = node.closest(".rows > *");
  const luminance = (...layers) => {
    for (const layer of layers) {
      canvas.fillStyle = layer;
      canvas.fillRect(0, 0, 1, 1);
    }
    const [red, green, blue] = [...canvas.getImageData(0, 0, 1, 1).data].map((value) => {
      const part = value / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const card = getComputedStyle(row).backgroundColor;
  const [dark, light] = [luminance(card), luminance(card, getComputedStyle(node).color)].sort((one, other) => one - other);
  return (light + 0.05) / (dark + 0.05);
}"""


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_secondary_texts_of_buttons_can_be_read(new_page, gallery, scheme):
    page = new_page(color_scheme=scheme)
    open_case_study(page, gallery.url, "Lists and details")
    time = page.get_by_text("0 s", exact=True).first
    expect(time).to_be_visible()
    assert time.evaluate(CONTRAST) >= 4.5
