"""The places and sizes of views, judged against SwiftUI's rules: one look at one page."""

import pytest
from playwright.sync_api import Page, expect

# The box of each view with an identifier, in pixels.
BOXES = """() => Object.fromEntries(
  [...document.querySelectorAll("[data-testid]")].map((node) => {
    const { left, top, right, bottom, width, height } = node.getBoundingClientRect();
    return [node.dataset.testid, { left, top, right, bottom, width, height }];
  }))"""

# A text is not as high as a whole number of pixels.
NEAR = 1


class Boxes(dict):
    def at(self, name: str, edge: str, of: str) -> float:
        """The distance from an edge of a view to that of another one."""
        return self[name][edge] - self[of][edge]

    def size(self, name: str) -> tuple[int, int]:
        return round(self[name]["width"]), round(self[name]["height"])

    def place(self, name: str, of: str) -> tuple[int, int]:
        """Where a view begins in another one."""
        return round(self.at(name, "left", of)), round(self.at(name, "top", of))

    def sizes(self, axis: str, *names: str) -> set[int]:
        return {round(self[name][axis]) for name in names}


@pytest.fixture(scope="module")
def found() -> dict:
    return {}


@pytest.fixture
def boxes(new_page, pages, found) -> Boxes:
    """The page is opened once for all tests."""
    if not found:
        page: Page = new_page(viewport={"width": 1200, "height": 900})
        page.goto(f"{pages.url}layout-rules")
        expect(page.get_by_test_id("hebrew")).to_be_visible()
        found.update(page.evaluate(BOXES))
        found["hebrew"] |= page.get_by_test_id("hebrew").evaluate("""node => {
          const range = document.createRange();
          range.selectNodeContents(node);
          const words = range.getBoundingClientRect();
          const text = document.createTreeWalker(node, NodeFilter.SHOW_TEXT).nextNode();
          range.setStart(text, 0);
          range.setEnd(text, 1);
          return { words: words.left, first: range.getBoundingClientRect().left };
        }""")
    return Boxes(found)


def misaligned(frame: dict, inside: dict, alignment: str) -> list[str]:
    """The axes along which a view is not where its alignment in a frame says."""
    alignment = alignment.lower()
    gaps = {edge: abs(inside[edge] - frame[edge]) for edge in ("left", "right", "top", "bottom")}
    axes = {
        "x": ("left", "right", "leading", "trailing"), "y": ("top", "bottom", "top", "bottom")}
    wrong = []
    for axis, (start, end, first, last) in axes.items():
        if first in alignment:
            error = gaps[start]
        elif last in alignment:
            error = gaps[end]
        else:
            error = abs(gaps[start] - gaps[end])
        if error > NEAR or not gaps[start] + gaps[end]:
            wrong.append(axis)
    return wrong


def test_frames_align_what_they_contain(boxes):
    names = [name[3:] for name in boxes if name.startswith("in-")]
    assert len(names) == 9 * 6 * 3
    found = {
        name: misaligned(boxes[f"frame-{name}"], boxes[f"in-{name}"], name.split("-")[-1])
        for name in names
    }
    for name in (name[7:] for name in boxes if name.startswith("limits-")):
        # Above a shape that is 20 wide and 8 high.
        text = boxes[f"first-{name}"]
        middle = (text["left"] + text["right"]) / 2
        inside = {
            "left": middle - 10, "right": middle + 10, "top": text["top"],
            "bottom": text["bottom"] + 8,
        }
        found[f"limits-{name}"] = misaligned(boxes[f"limits-{name}"], inside, name)
    assert len(found) == 9 * (6 * 3 + 1)
    assert not {name: wrong for name, wrong in found.items() if wrong}


def test_stacks_place_their_views(boxes):
    assert boxes.size("row") == (60, 20)
    assert boxes.place("row-1", "row") == (0, 5) and boxes.place("row-2", "row") == (30, 0)
    assert boxes.size("column") == (30, 35)
    assert boxes.place("column-1", "column") == (10, 0)
    assert boxes.place("column-2", "column") == (0, 15)
    assert boxes.size("layers") == (40, 40) and boxes.place("layers-2", "layers") == (30, 30)
    assert boxes.at("column", "bottom", "layers") == 0
    assert boxes.place("spaced-1", "spaced")[0] == 0 and boxes.place("spaced-2", "spaced")[0] == 180
    assert boxes.at("line-2", "left", "line-1") == 20 + 8 + 1 + 8
    assert boxes.size("upright") == (1, 30) and boxes.size("flat") == (80, 1)
    # The columns of a grid are as wide as their widest views, which are in their middle.
    assert boxes.place("cell-1", "cell-3") == (10, -14)
    assert boxes.place("cell-2", "cell-3") == (44, -14)
    assert boxes.place("cell-4", "cell-3") == (54, 0)


def test_equally_flexible_views_have_equal_shares(boxes):
    assert boxes.sizes("width", *(f"share-x{number}" for number in range(1, 7))) == {100}
    rest = (300 - boxes["share-fixed"]["width"]) / 2
    for name in "share-rest1", "share-rest2":
        assert boxes[name]["width"] == pytest.approx(rest, abs=NEAR)
    assert boxes.sizes("height", "share-y1", "share-y2", "share-y3") == {40}


def test_a_button_is_as_small_as_its_shape(boxes):
    widths = [boxes[f"bar-{bar}"]["width"] for bar in range(30)]
    assert max(widths) - min(widths) < 0.1
    assert boxes["bar-29"]["right"] == pytest.approx(boxes["bars"]["right"], abs=NEAR)
    assert {round(boxes[f"bar-{bar}"]["height"]) - bar for bar in range(30)} == {1}
    assert boxes.size("circle") == (40, 40)


def test_a_maximum_size_is_that_of_what_contains_the_view(boxes):
    assert boxes["maximum"]["width"] == 110
    assert boxes.place("maximum", "maximum-column")[0] == 95
    assert boxes["maximum-beside"]["width"] == 100 and boxes["maximum-rest"]["width"] == 200
    assert boxes["maximum-narrow"]["width"] == 60


def test_modifiers_of_sizes(boxes):
    assert boxes.size("padding") == (27, 13) and boxes.place("padded", "padding") == (7, 3)
    # Effects do not change the layout.
    assert boxes.place("shifted", "padding") == (32, 6)
    assert boxes.size("scaled") == (40, 20)
    assert boxes.place("scaled", "padding") == (37, -5)
    assert boxes["fixed"]["width"] > 100 and boxes["fixed-frame"]["width"] == 30
    assert boxes.size("ratio") == (80, 40) and boxes.place("ratio", "ratio-frame") == (0, 20)
    assert boxes.size("position") == (100, 50) and boxes.place("placed", "position") == (25, 15)
    assert boxes["prior"]["height"] < boxes["yields"]["height"]
    assert boxes["yields"]["width"] + boxes["prior"]["width"] == pytest.approx(240, abs=NEAR)
    assert boxes["prior-share"]["width"] > 220
    assert boxes.size("shape-in-scroll") == (50, 10)


def test_backgrounds_and_overlays_do_not_change_the_layout(boxes):
    assert boxes.size("based") == (60, 30)
    assert boxes.at("behind", "right", "based") == 0 and boxes.at("behind", "bottom", "based") == 0
    assert boxes.place("ahead", "based") == (0, 0)
    assert boxes.place("after", "based")[0] == 60
    assert boxes.size("border") == (20, 20)


def test_the_environment_sets_the_direction_of_a_view(boxes):
    assert boxes.place("second", "turned")[0] == 0 and boxes.place("first", "turned")[0] == 30


def test_a_text_has_its_own_direction_and_the_alignment_of_its_view(boxes):
    text = boxes["hebrew"]
    assert text["words"] == pytest.approx(boxes["hebrew-frame"]["left"], abs=NEAR)
    # Its first letter is at the right.
    assert text["first"] > text["words"] + 50
