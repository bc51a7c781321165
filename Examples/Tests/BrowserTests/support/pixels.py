"""The colors of a page, as it is painted."""

import base64

from playwright.sync_api import Page

# The colors at points of a picture of the window, in CSS pixels.
READ = """async ([url, points]) => {
  const image = new Image();
  image.src = url;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height).getContext(
    "2d", { willReadFrequently: true });
  canvas.drawImage(image, 0, 0);
  const scale = image.width / innerWidth;
  return points.map(([x, y]) => [...canvas.getImageData(x * scale, y * scale, 1, 1).data.slice(0, 3)]);
}"""


def colors(page: Page, points: list[tuple[float, float]]) -> list[tuple[int, int, int]]:
    """The colors at points of the window."""
    url = "data:image/png;base64," + base64.b64encode(page.screenshot()).decode()
    return [tuple(color) for color in page.evaluate(READ, [url, points])]
