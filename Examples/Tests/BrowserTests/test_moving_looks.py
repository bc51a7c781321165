"""Views that move to the places of others, digits that roll, screens that grow, and icons that move."""

import pytest
from playwright.sync_api import Page, expect

from support.devices import DESKTOP, PHONE

# The box of the node around a view, as [left, top, width, height], once all animations are at a part of their time. The
# first of two nodes is the one that leaves, if there is one.
BOX = """([name, part]) => {
  for (const animation of document.getAnimations()) {
    const { endTime } = animation.effect.getComputedTiming();
    if (!Number.isFinite(endTime)) continue;
    animation.pause();
    // Not quite the end, after which what leaves is removed.
    animation.currentTime = Math.min(part, 0.9999) * endTime;
  }
  return [...document.querySelectorAll(`[data-testid="${name}"]`)].map((node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    return [left, top, width, height];
  });
}"""

# Ends all animations, and resolves once what has left is gone.
FINISH = """async () => {
  const all = document.getAnimations().filter(({ effect }) => Number.isFinite(effect.getComputedTiming().endTime));
  for (const animation of all) animation.finish();
  await Promise.allSettled(all.map(({ finished }) => finished));
}"""


@pytest.fixture
def open_looks(new_page, pages):
    def open_page(**options) -> Page:
        page = new_page(**options)
        page.goto(pages.url + "moving-looks")
        expect(page.locator("main")).not_to_have_attribute("inert", "")
        expect(page.get_by_test_id("indicator")).to_be_visible()
        return page

    return open_page


def boxes(page: Page, name: str, part: float) -> list[list[float]]:
    return page.evaluate(BOX, [name, part])


def near(box: list[float], other: list[float], distance: float = 1) -> bool:
    return all(abs(a - b) <= distance for a, b in zip(box, other))


def select(page: Page, tab: str) -> None:
    page.get_by_role("button", name=tab, exact=True).click()


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_an_indicator_glides_to_the_selected_tab(open_looks, device):
    page = open_looks(**device)
    [first] = boxes(page, "indicator", 1)
    select(page, "third")
    expect(page.get_by_test_id("indicator")).to_have_count(2)
    # The one that leaves moves along.
    assert all(near(box, first) for box in boxes(page, "indicator", 0))
    last = boxes(page, "indicator", 1)
    assert near(*last) and last[0][0] > first[0] + 50
    for box in boxes(page, "indicator", 0.5):
        assert near(box, [(a + b) / 2 for a, b in zip(first, last[0])])
    page.evaluate(FINISH)
    expect(page.get_by_test_id("indicator")).to_have_count(1)
    assert near(boxes(page, "indicator", 1)[0], last[0])


def test_an_indicator_turns_back_where_it_is(open_looks):
    page = open_looks(**DESKTOP)
    [first] = boxes(page, "indicator", 1)
    select(page, "third")
    expect(page.get_by_test_id("indicator")).to_have_count(2)
    middle = boxes(page, "indicator", 0.5)[0]
    select(page, "first")
    expect(page.get_by_test_id("indicator")).to_have_count(3)
    assert any(near(box, middle, 2) for box in boxes(page, "indicator", 0))
    assert any(near(box, first) for box in boxes(page, "indicator", 1))


def test_a_view_that_is_no_source_has_the_frame_of_the_source(open_looks):
    page = open_looks(**DESKTOP)
    tabs = {tab: boxes(page, f"{tab} tab", 1)[0] for tab in ["first", "second", "third"]}
    assert near(boxes(page, "follower", 1)[0], tabs["first"])
    select(page, "second")
    expect(page.get_by_test_id("indicator")).to_have_count(2)
    assert near(boxes(page, "follower", 0)[0], tabs["first"])
    between = boxes(page, "follower", 0.5)[0]
    assert tabs["first"][0] + 5 < between[0] < tabs["second"][0] - 5
    assert near(boxes(page, "follower", 1)[0], tabs["second"])
    page.evaluate(FINISH)
    # It follows when the window becomes narrower.
    page.set_viewport_size({"width": 600, "height": 800})
    page.wait_for_function("""() => {
      const [one, other] = ["follower", "second tab"].map((name) =>
        document.querySelector(`[data-testid="${name}"]`).getBoundingClientRect());
      return Math.abs(one.left - other.left) < 1 && Math.abs(one.width - other.width) < 1;
    }""")


def test_digits_that_change_roll(open_looks):
    page = open_looks(**DESKTOP)
    text = page.get_by_test_id("count")
    page.get_by_role("button", name="Count", exact=True).click()
    # "Count 8" becomes "Count 11", and a screen reader has the new text.
    expect(text.locator("[aria-hidden=true]")).to_have_text(["8"])
    moving = text.evaluate("""(node) => document.getAnimations()
      .filter(({ effect }) => node.contains(effect.target))
      .map(({ effect }) => effect.getKeyframes().map(({ transform }) => transform).find((each) => /em/.test(each)))""")
    assert sorted(moving) == ["translateY(-0.8em)", "translateY(0.8em)", "translateY(0.8em)"]
    page.evaluate(FINISH)
    expect(text).to_have_text("Count 11")
    assert text.evaluate("(node) => (node.querySelector('.text') ?? node).childElementCount") == 0
    page.get_by_role("button", name="Count at once").click()
    expect(text).to_have_text("Count 12")
    assert text.locator("[aria-hidden=true]").count() == 0


def test_an_icon_is_replaced(open_looks):
    page = open_looks(**DESKTOP)
    icon = page.get_by_test_id("icon")
    page.get_by_role("button", name="Turn").click()
    expect(icon.locator("svg")).to_have_count(2)
    page.evaluate(FINISH)
    expect(icon.locator("svg")).to_have_count(1)


def test_icons_move_once_or_while_they_are_active(open_looks):
    page = open_looks(**DESKTOP)
    names = """(node) => [node, ...node.querySelectorAll("*")].flatMap((each) => each.getAnimations())
      .map((animation) => animation.animationName).filter(Boolean)"""
    heart, bell = page.get_by_test_id("heart"), page.get_by_test_id("bell")
    assert heart.evaluate(names) == [] and bell.evaluate(names) == []
    style = """(node) => getComputedStyle(node.querySelector(".icon") ?? node).animationName"""
    for name in ["symbol-bounce", "symbol-bounce-again", "symbol-bounce"]:
        page.get_by_role("button", name="Count at once").click()
        page.wait_for_function(f"(node) => ({style})(node) === '{name}'", arg=heart.element_handle())
    page.get_by_role("button", name="Turn").click()
    page.wait_for_function(f"(node) => ({style})(node) === 'symbol-pulse'", arg=bell.element_handle())


def test_a_phone_vibrates(open_looks):
    page = open_looks(**PHONE)
    page.evaluate("() => { window.patterns = []; navigator.vibrate = (pattern) => patterns.push(pattern); }")
    page.get_by_role("button", name="Count at once").click()
    page.wait_for_function("() => patterns.length === 1")
    assert page.evaluate("() => patterns") == [[15, 80, 25]]


# The box of what is shown of a screen at the beginning of its growth.
GROWTH = """([selector, part]) => {
  const place = [...document.querySelectorAll(selector)].at(-1);
  const growth = place.getAnimations().find(({ effect }) =>
    effect.getKeyframes().some(({ clipPath }) => clipPath?.startsWith("inset")));
  growth.pause();
  growth.currentTime = Math.min(part, 0.9999) * growth.effect.getComputedTiming().endTime;
  const { left, top, width, height } = place.getBoundingClientRect();
  const scale = width / place.offsetWidth;
  // Browsers leave out what equals the opposite side.
  const [inset] = getComputedStyle(place).clipPath.split("round");
  const [above, right = above, below = above, before = right] = inset.match(/-?[.0-9]+(?=px)/g).map(Number);
  const [across, down] = [before + right, above + below].map((length) => length * scale);
  return [left + before * scale, top + above * scale, width - across, height - down];
}"""


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_screen_grows_out_of_its_source(open_looks, device):
    page = open_looks(**device)
    link = page.get_by_role("button", name="Open").or_(page.get_by_role("link", name="Open"))
    source = link.bounding_box()
    page.evaluate("""() => { const { animate } = Element.prototype;
      // Longer than any test, which ends the animations by itself.
      Element.prototype.animate = function(frames, time) {
        return animate.call(this, frames, { ...time, duration: 100000 }); }; }""")
    link.click()
    expect(page.get_by_text("Detail")).to_be_attached()
    box = page.evaluate(GROWTH, [".screen", 0])
    expected = [source[name] for name in ["x", "y", "width", "height"]]
    assert near(box, expected, 2), (box, expected)
    full = page.evaluate(GROWTH, [".screen", 1])
    assert near(full[:3], [0, 0, page.viewport_size["width"]], 2)
    page.evaluate(FINISH)
    page.get_by_role("button", name="Back").click()
    page.wait_for_selector(".screen[data-removed]", state="attached")
    assert near(page.evaluate(GROWTH, [".screen", 1]), expected, 2)
    page.evaluate(FINISH)
    expect(page.locator(".screen")).to_have_count(1)


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_sheet_grows_out_of_its_source(open_looks, device):
    page = open_looks(**device)
    button = page.get_by_role("button", name="Show a card")
    source = button.bounding_box()
    button.click()
    expect(page.get_by_text("Card 1")).to_be_attached()
    box = page.evaluate(GROWTH, [".panel", 0])
    expected = [source[name] for name in ["x", "y", "width", "height"]]
    assert near(box, expected, 2), (box, expected)
    page.evaluate(FINISH)
    page.get_by_role("button", name="Close").click()
    expect(page.locator("dialog")).to_have_count(0)


def test_nothing_moves_with_reduced_motion(open_looks):
    page = open_looks(**DESKTOP, reduced_motion="reduce")
    select(page, "third")
    page.get_by_role("button", name="Count", exact=True).click()
    page.get_by_role("button", name="Turn").click()
    expect(page.get_by_test_id("count")).to_have_text("Count 11")
    expect(page.get_by_test_id("indicator")).to_have_count(1)
    expect(page.get_by_test_id("icon").locator("svg")).to_have_count(1)
    assert page.evaluate("() => document.getAnimations().length") == 0
