"""Collections whose page has the rows near what the user sees: lists, grids and lines."""

import json
import re

import pytest
from playwright.sync_api import Page, expect

from support.banner import LOST, expect_banner
from support.firefox import Firefox
from support.long_lists import SCRIPT, LongList, Look, number
from support.proxy import Proxy
from support.tab import Tab

COUNT = 100_000

# The last places of a list and of a line: a browser scrolls as far as it can.
END = 1_000_000_000


@pytest.fixture
def rows(page, pages) -> LongList:
    """A list of 100,000 rows."""
    page.goto(f"{pages.url}long-list")
    return LongList(page)


@pytest.fixture
def grid(page, pages) -> LongList:
    """A grid of 10,000 cells, of 9 columns."""
    page.goto(f"{pages.url}long-grid")
    return LongList(page, ".grid")


@pytest.fixture
def line(page, pages) -> LongList:
    """A line of 10,000 cells, of 88 px with the space between them."""
    page.goto(f"{pages.url}long-grid")
    return LongList(page, ".hstack")


def scroll_height(page: Page) -> int:
    return page.evaluate("() => document.scrollingElement.scrollHeight")


def assert_few(look: Look) -> None:
    """Demands that the page has few rows, which are those of consecutive positions."""
    assert len(look.positions) == look.nodes <= LongList.MOST_ROWS
    assert look.all <= LongList.MOST_NODES
    assert look.numbers == list(range(look.numbers[0], look.numbers[-1] + 1))


def test_the_first_page_has_the_first_rows_and_the_length_of_all(page, pages, rows):
    html = page.request.get(f"{pages.url}long-list").text()
    assert html.count('class="editable') == 100
    look = rows.look()
    assert look.positions == range(100) and look.nodes == 100 and look.count == COUNT
    assert look.texts[0] == "Row 0" and not look.blank
    height = page.evaluate(
        """() => {
          const rows = document.querySelectorAll(".editable");
          return (rows[99].getBoundingClientRect().bottom - rows[0].getBoundingClientRect().top) / 100;
        }"""
    )
    assert scroll_height(page) == pytest.approx(COUNT * height, rel=0.001)


def test_keys_and_the_scroll_bar_lead_to_rows_anywhere(page, rows):
    length = scroll_height(page)
    for part in 0.5, 0.01, 0.87:
        look = rows.scroll_to(part * length)
        assert look.numbers[0] == pytest.approx(part * COUNT, rel=0.002, abs=10)
        assert_few(look)
    for key, sign in ("PageDown", 1), ("PageDown", 1), ("PageUp", -1):
        before = look
        look = rows.scroll(lambda: page.keyboard.press(key))
        # The last row is the first one then, or the other way round.
        assert 0 < sign * (look.numbers[0] - before.numbers[0]) < len(before.numbers) + 5
        assert set(look.numbers) & set(before.numbers)
        assert_few(look)
    look = rows.scroll(lambda: page.keyboard.press("End"))
    assert look.texts[-1] == "Row 99,999"
    expect(page.get_by_text("The end")).to_be_in_viewport()
    assert_few(look)
    look = rows.scroll(lambda: page.keyboard.press("Home"))
    assert look.texts[0] == "Row 0"
    expect(page.get_by_text("Changes", exact=True)).to_be_in_viewport()
    assert_few(look)
    assert scroll_height(page) == pytest.approx(length, rel=0.001)


def test_the_wheel_leads_through_the_rows_without_a_blank(page, rows):
    look = rows.scroll_to(2_000_000)
    page.mouse.move(500, 400)
    page.evaluate("() => watch('.rows')")
    for way in [350] * 8 + [-350] * 12:
        before = look
        look = rows.scroll(lambda: page.mouse.wheel(0, way), rests=False)
        for text in set(before.texts) & set(look.texts):
            assert look.places[text] == pytest.approx(before.places[text] - way, abs=1)
        assert_few(look)
    assert page.evaluate("() => mostBlank") == 0


@pytest.mark.isolated
def test_one_who_stops_sees_rows_although_the_answers_were_late_before(page, pages):
    with Proxy(pages.port) as proxy:
        page.goto(f"{proxy.url}long-list")
        rows = LongList(page)
        proxy.delay = 0.15
        rows.scroll_to(1_000_000)
        rows.scroll_to(2_000_000)
        proxy.delay = 0
        page.evaluate("() => watch('.rows')")
        for way in 120, -120:
            # Eight frames, 2,500 px of which are ahead while an answer takes 0.35 s.
            page.evaluate(
                """async (way) => {
                  for (let frame = 0; frame < 8; frame++) {
                    scrollBy(0, way);
                    await new Promise(requestAnimationFrame);
                  }
                }""", way)
            rows.shown()
        assert page.evaluate("() => mostBlank") == 0
        # It goes before the proxy does.
        page.goto("about:blank")


@pytest.mark.parametrize("place", [400, 3_000_000, END])
def test_what_is_read_stays_when_rows_before_it_are_inserted_and_removed(rows, place):
    before = rows.scroll_to(place)
    for name, change in [("Insert", 10)] * 4 + [("Remove 10", -10)] * 4:
        count = before.count
        look = rows.tap(name)
        assert look.count == count + change
        look.assert_shows_what(before)
        assert_few(look)
        before.count = look.count


def test_rows_are_inserted_and_removed_in_view_at_the_top(page, rows):
    look = rows.tap("Insert")
    assert look.texts[0] == "Row 100,000" and page.evaluate("() => scrollY") == 0
    look = rows.tap("Remove 10")
    assert look.texts[0] == "Row 0"
    look = rows.tap("Remove 10")
    assert look.texts[0] == "Row 10" and look.count == COUNT - 10


@pytest.mark.parametrize("start", [0, 3_000_000, END])
def test_a_view_can_scroll_to_any_row(rows, start):
    if start:
        rows.scroll_to(start)
    look = rows.scroll(lambda: rows.tap("To 70000"))
    assert_few(look)
    look.assert_keeps_place_of("Row 70,000", 0)


def test_rows_appear_and_disappear_as_they_come_and_go(page, rows):
    counts = page.get_by_text(" visible")
    expect(counts).to_have_text("0 taps, 100,000 rows, 100 visible")
    for taps, place in enumerate([500_000, 3_000_000, 3_001_000, END, 0, 6_000_000], 1):
        rows.scroll_to(place)
        look = rows.tap("Tap")
        assert_few(look)
        expect(counts).to_have_text(f"{taps} taps, 100,000 rows, {look.nodes} visible")


def test_rows_that_were_away_have_their_state(page, rows):
    marked, other = (page.get_by_role("switch", name=f"Marked {row}", exact=True) for row in (10, 20))
    page.get_by_text("Marked 10", exact=True).click()
    expect(marked).to_be_checked()
    rows.scroll_to(3_000_000)
    expect(marked).to_have_count(0)
    rows.scroll_to(500)
    assert marked.is_checked() and not other.is_checked()


def test_a_row_is_deleted_deep_in_the_list(page, rows):
    before = rows.scroll_to(3_000_000)
    deleted = before.texts[3]
    row = page.locator(".editable", has=page.get_by_text(deleted, exact=True))
    row.hover()
    row.get_by_role("button", name="Delete").click()
    expect(page.get_by_text(deleted, exact=True)).to_have_count(0)
    look = rows.shown()
    look.assert_shows_what(before)
    assert look.count == COUNT - 1
    rest = [text for text in before.texts if text != deleted]
    assert look.texts[: len(rest)] == rest
    expect(page.get_by_text("0 taps, 99,999 rows")).to_be_attached()


def test_the_way_back_from_details_leads_to_the_same_rows(page, rows):
    before = rows.scroll_to(3_000_000)
    text = before.texts[4]
    page.get_by_role("button", name=text, exact=True).click()
    expect(page.get_by_text(f"Details of {number(text):,}")).to_be_visible()
    page.get_by_role("button", name="Back").click()
    expect(page.get_by_text("Details of")).to_have_count(0)
    look = rows.shown()
    look.assert_shows_what(before)
    assert look.texts == before.texts
    assert rows.scroll_to(3_100_000).numbers[0] > before.numbers[-1]


@pytest.mark.isolated
def test_a_lost_connection_leaves_the_rows_and_their_places(page, pages, complaints):
    complaints.allow_lost_connections()
    with Proxy(pages.port) as proxy:
        page.goto(f"{proxy.url}long-list")
        rows = LongList(page)
        before = rows.scroll_to(3_000_000)
        proxy.cut()
        expect_banner(page, LOST)
        rows.look().assert_shows_what(before)
        # Further than the rows that the page has.
        page.evaluate("() => scrollBy(0, 5000)")
        proxy.mend()
        look = rows.shown()
        assert look.numbers[0] > before.numbers[-1]
        assert_few(look)
        assert rows.scroll_to(1_000_000).numbers[0] == pytest.approx(1_000_000 / scroll_height(page) * COUNT, rel=0.01)
        # It goes before the proxy does.
        page.goto("about:blank")


@pytest.mark.isolated
def test_the_whole_page_again_has_the_rows_at_their_places(page, pages, complaints):
    complaints.allow("There is no element 999999")
    failing = []

    def listen(route):
        def receive(text):
            message = json.loads(text)
            if failing and message.get("p"):
                message["p"] = failing.pop()
            route.send(json.dumps(message))

        route.connect_to_server().on_message(receive)

    page.route_web_socket("**/socket", listen)
    page.goto(f"{pages.url}long-list")
    rows = LongList(page)
    before = rows.scroll_to(3_000_000)
    # No page can apply such a patch.
    failing.append([["u", 999_999, {"t": "?"}]])
    rows.tap("Tap")
    expect(page.get_by_text("1 taps")).to_be_attached()
    assert not failing
    rows.shown().assert_shows_what(before)


def columns(page: Page) -> int:
    return page.evaluate(
        "() => getComputedStyle(document.querySelector('.grid')).gridTemplateColumns.split(' ').length")


def assert_full_lines(look: Look, columns: int) -> None:
    *lines, last = look.lines
    assert all(len(cells) == columns for cells in lines), look.lines
    assert len(last) == (look.count % columns or columns if look.count - 1 in last else columns)
    assert all(cells[0] % columns == 0 for cells in look.lines), look.lines
    assert look.numbers == list(range(look.numbers[0], look.numbers[-1] + 1))
    assert look.nodes == len(look.positions) <= 1_000


def test_a_grid_has_full_lines_anywhere(page, grid):
    assert columns(page) == 9
    length = scroll_height(page)
    for place in 40_000, 40_900, 12_345, END, 0:
        look = grid.scroll_to(place)
        assert_full_lines(look, 9)
        assert look.numbers[0] / 10_000 == pytest.approx(min(place / length, 0.99), abs=0.003)
    assert grid.scroll_to(END).texts[-1] == "C9,999"
    expect(page.get_by_text("The end")).to_be_in_viewport()


def test_a_grid_keeps_its_first_cell_when_the_window_changes(page, grid):
    look = grid.scroll_to(40_000)
    for width, count in (800, 7), (500, 4), (700, 6), (1_000, 9):
        before = look
        page.set_viewport_size({"width": width, "height": 800})
        look = grid.shown()
        assert columns(page) == count
        assert_full_lines(look, count)
        text = before.texts[0]
        # Its line may begin with another cell.
        assert number(text) in look.lines[0] + look.lines[1]


def assert_line(look: Look, place: float) -> None:
    """Demands that a line shows the cells at a place: 16 px before the first one, and 88 px for each."""
    assert_few(look)
    for text in look.texts:
        look.assert_keeps_place_of(text, 16 + 88 * number(text) - place)


def assert_line_is_scrolled(line: LongList) -> None:
    for place in 300_000, 300_300, 301_500:
        assert_line(line.scroll_to(place), place)
    look = line.scroll_to(END)
    assert look.texts[-1] == "H9,999"
    look = line.scroll_to(0)
    assert look.texts[0] == "H0"
    before = line.scroll_to(400_000)
    look = line.tap("Insert cell")
    assert look.count == 10_001
    look.assert_shows_what(before)


def test_a_line_has_cells_anywhere(line):
    assert_line_is_scrolled(line)


def mirror(line: LongList) -> None:
    """Makes the page one of a language from right to left."""
    line.page.evaluate("() => { document.dir = 'rtl'; }")
    # Its script looks at the direction again.
    for width in 990, 1_000:
        line.page.set_viewport_size({"width": width, "height": 800})
        line.shown()


def test_a_line_from_right_to_left_has_cells_anywhere(line):
    mirror(line)
    assert_line_is_scrolled(line)


@pytest.mark.parametrize("direction", ["left_to_right", "right_to_left"])
def test_a_line_keeps_its_first_cell_when_the_window_changes(line, direction):
    if direction == "right_to_left":
        mirror(line)
    before = line.scroll_to(400_000)
    for width in 700, 1_000:
        line.page.set_viewport_size({"width": width, "height": 800})
        line.shown().assert_shows_what(before)


def test_only_the_first_and_the_last_row_have_round_corners(page, rows):
    def corners(name: str) -> list[str]:
        """The radii of the first or the last row of the page, from the upper left one clockwise."""
        return page.evaluate(
            """(name) => {
              const rows = [...document.querySelectorAll(".editable")];
              const style = getComputedStyle(rows.at(name === "first" ? 0 : -1));
              const names = ["TopLeft", "TopRight", "BottomRight", "BottomLeft"];
              return names.map((name) => style[`border${name}Radius`]);
            }""",
            name,
        )

    upper, lower, none = ["12px", "12px", "0px", "0px"], ["0px", "0px", "12px", "12px"], ["0px"] * 4
    assert corners("first") == upper and corners("last") == none
    rows.scroll_to(3_000_000)
    assert corners("first") == none and corners("last") == none
    rows.scroll_to(END)
    assert corners("first") == none and corners("last") == lower
    rows.scroll_to(0)
    assert corners("first") == upper and corners("last") == none


def test_the_tab_key_leads_through_rows_that_come_as_they_are_needed(page, rows):
    look = rows.scroll_to(3_000_000)
    page.get_by_role("button", name=look.texts[3], exact=True).focus()
    for key, sign in ("Tab", 1), ("Shift+Tab", -1):
        stops = []
        end = rows.look().positions[-1 if sign > 0 else 0] + sign * 5
        while not stops or sign * (stops[-1] - end) < 0:
            page.keyboard.press(key)
            text = page.evaluate(
                "() => document.activeElement.closest('.editable')?.querySelector('.text').textContent")
            assert text, f"The focus is nowhere after {stops[-5:]}"
            if not stops or stops[-1] != number(text):
                stops.append(number(text))
        assert stops == list(range(stops[0], stops[-1] + sign, sign))
        expect(page.locator(":focus")).to_be_in_viewport()


def test_a_tab_key_before_its_row_is_there_waits_for_it(page, pages):
    with Proxy(pages.port) as proxy:
        page.goto(f"{proxy.url}long-list")
        last = LongList(page).scroll_to(3_000_000).positions[-1]
        proxy.hold()
        page.get_by_role("button", name=f"Row {last:,}", exact=True).focus()
        for _ in range(5):
            page.keyboard.press("Tab")
        assert f"Row {last:,}" in page.evaluate("() => document.activeElement.closest('.editable').textContent")
        proxy.release()
        expect(page.get_by_role("button", name=f"Row {last + 1:,}", exact=True)).to_be_focused()
        # It goes before the proxy does.
        page.goto("about:blank")


@pytest.mark.xdist_group("firefox")
def test_firefox_scrolls_smoothly_to_the_end(pages):
    """Its keys scroll in steps, between which rows come."""
    with Firefox() as firefox:
        page = firefox.new_page()
        page.goto(f"{pages.url}long-list")
        page.wait_until("true")
        page.evaluate(f"({SCRIPT})()")
        for start in [0, 3_000_000] * 3:
            if page.evaluate("scrollY") != start:
                page.evaluate(f"(listen(), scrollRows('.rows', {start}), rested)")
            page.evaluate("listen()")
            page.press("End")
            page.evaluate("rested")
            page.wait_until("(({ rows, blank }) => rows.length && !blank)(look('.rows'))")
            last, place = page.evaluate("[look('.rows').rows.at(-1)?.[0], scrollY]")
            assert last == "Row 99,999", f"From {start} to {place}"
        assert not firefox.errors


# Positions, numbers of rows, and columns.
HOSTILE = [[2**32, 2**32, 2**32], [0, 0, 0], [99_999, 1, 7], [50_000, 5_000, 10**6]]

# What no page sends, and what a server ignores.
MALFORMED = [
    [-1, 5, 1], [2**32 + 1, 1, 1], [2**63, 1, 1], [1.5, 1, 1], ["1", 1, 1], [1, 2], [1, 2, 3, 4], [], {}, "1", None,
]  # fmt: skip


def test_reports_of_rows_that_do_not_exist_leave_a_session_with_few_rows(pages):
    with Tab(pages.port, "/long-list") as tab:
        element = int(re.search(r'data-i="(\d+)"[^>]* data-rows="', tab.html)[1])
        for value in HOSTILE:
            tab.event(element, "rows", value)
            html = tab.reread()
            first, end, count, _ = map(int, re.search(r'data-rows="([^"]*)"', html)[1].split())
            assert 0 <= first < end <= count == COUNT, value
            assert html.count('class="editable') == end - first <= 1_000, value
        for value in MALFORMED:
            tab.event(element, "rows", value)
            tab.ping()
        assert re.search(r'data-rows="([^"]*)"', tab.reread())[1].split()[:2] == [str(first), str(end)]
        tab.event(element, "rows", [70_000, 60, 1])
        tab.answer()
        assert "Row 70,059<" in tab.reread()


@pytest.mark.isolated
@pytest.mark.parametrize("value", [[1_000_000_000, 1_000, 1], [0, 2**32, 1]])
def test_a_page_gets_its_rows_after_a_report_of_others(page, pages, value):
    changed = []

    def listen(route):
        server = route.connect_to_server()

        def send(text):
            message = json.loads(text)
            if message.get("do") == "rows" and not changed:
                changed.append(message["v"])
                text = json.dumps({**message, "v": value})
            server.send(text)

        route.on_message(send)

    page.route_web_socket("**/socket", listen)
    page.goto(f"{pages.url}long-list")
    rows = LongList(page)
    look = rows.scroll_to(3_000_000)
    assert changed
    assert_few(look)
    assert look.numbers[0] == pytest.approx(3_000_000 / scroll_height(page) * COUNT, rel=0.01)


class Sections:
    """A list or a stack of 300 sections of 5 to 44 rows, between two that always exist."""

    # The most nodes that the page has: those of some hundred rows.
    MOST_NODES = 500

    def __init__(self, page: Page, url: str):
        self.page = page
        page.goto(url)
        page.wait_for_function("() => !document.querySelector('[data-s]')")
        page.evaluate(SCRIPT)

    def rows(self) -> list[tuple[str, float]]:
        """The texts of the viewport and their places, once rows are everywhere in it."""
        return self.page.wait_for_function(
            """() => {
              const texts = [...document.querySelectorAll("main .text")]
                .map((node) => [node.textContent, node.getBoundingClientRect().top])
                .filter(([, top]) => top > -1 && top < innerHeight);
              const places = [0, ...texts.map(([, top]) => top), innerHeight];
              const isWhole = places.every((place, index) => !index || place - places[index - 1] < 120);
              return texts.length && isWhole && texts;
            }""").json_value()

    def scroll_to(self, place: float) -> list[tuple[str, float]]:
        self.page.evaluate("() => settled()")
        self.page.evaluate("() => listen()")
        self.page.evaluate("(place) => { document.scrollingElement.scrollTop = place; }", place)
        self.page.evaluate("() => rested")
        rows = self.rows()
        assert self.page.evaluate("() => document.querySelectorAll('*').length") < self.MOST_NODES
        return rows

    def assert_keeps(self, before: list[tuple[str, float]]) -> None:
        """Demands that the rows in the middle of the viewport are where they were."""
        text, place = before[len(before) // 2]
        assert dict(self.rows())[text] == pytest.approx(place, abs=1)


@pytest.fixture(params=["cards", "stack"])
def sections(request, page, pages) -> Sections:
    return Sections(page, f"{pages.url}long-{request.param}")


def numbers(rows: list[tuple[str, float]]) -> list[tuple[int, int]]:
    """The sections and numbers of rows."""
    return [tuple(map(int, text[4:].split("."))) for text, _ in rows if text.startswith("Row ")]


def test_of_many_sections_those_exist_that_the_user_sees(sections):
    for place in 3_000, 150_000, 40_000, 0, END:
        shown = numbers(sections.scroll_to(place))
        assert shown == sorted(shown)
    assert shown[-1][0] == 299
    expect(sections.page.get_by_text("The end")).to_be_in_viewport()
    # Half a screen up at a time, all rows pass by.
    for _ in range(8):
        former = shown
        shown = numbers(sections.scroll_to(sections.page.evaluate("() => scrollY - innerHeight / 2")))
        assert set(shown) & set(former) and shown[0] < former[0]


def test_rows_that_sections_get_leave_what_is_read_in_its_place(sections, page):
    sections.scroll_to(1_000)
    before = sections.scroll_to(60_000)
    for name in "Insert rows", "Insert section", "Insert rows":
        page.get_by_role("button", name=name, exact=True).dispatch_event("click")
        page.evaluate("() => settled()")
        sections.assert_keeps(before)


def test_a_view_can_scroll_to_a_row_of_a_section_that_does_not_exist(sections, page):
    page.get_by_role("button", name="To row 200.4", exact=True).click()
    expect(page.get_by_text("Row 200.4", exact=True)).to_be_in_viewport()
    assert numbers(sections.rows())[0][0] == 200


def test_an_empty_section_at_the_edge_of_the_viewport_is_a_place_like_others(page, pages):
    sections = Sections(page, f"{pages.url}long-cards")
    place = 20_000
    # The number of a row of the sections around it.
    while (shown := numbers(sections.scroll_to(place))) and shown[0][0] not in (47, 48):
        place += 1_000 if shown[0][0] < 47 else -1_000
    for edge in "0", "innerHeight":
        page.evaluate(
            """(edge) => {
              const empty = [...document.querySelectorAll(".list > .section")].find((node) => !node.clientHeight);
              // In the space before it.
              scrollBy(0, empty.getBoundingClientRect().top - edge - 10);
            }""", page.evaluate(edge))
        sections.rows()
        page.evaluate("() => settled()")
    assert numbers(sections.scroll_to(150_000))[0][0] > 60


def test_sections_are_the_same_after_a_reload(sections, page):
    sections.scroll_to(30_000)
    before = sections.scroll_to(90_000)
    page.reload()
    sections.assert_keeps(before)


def test_headers_stay_visible_above_their_rows(page, pages):
    page.goto(f"{pages.url}long-sections")
    page.wait_for_function("() => !document.querySelector('[data-s]')")
    for place in [5_000, 25_000]:
        page.evaluate("place => { document.scrollingElement.scrollTop = place; }", place)
        page.wait_for_function("""() => {
          const texts = [...document.querySelectorAll(".text")]
            .map((node) => [node.textContent, node.getBoundingClientRect().top]);
          const header = texts.findLast(([text, top]) => text.startsWith("Section") && Math.abs(top) < 20);
          const row = texts.find(([text, top]) => text.startsWith("Row") && top > 20 && top < 100);
          return header && row?.[0].startsWith(`Row ${header[0].at(-1)}`);
        }""")


def test_what_a_tap_unfolds_above_the_rows_leaves_its_button_in_place(page, rows):
    page.evaluate("() => { document.scrollingElement.scrollTop = 10; }")
    button = page.get_by_role("button", name="Unfold", exact=True)
    before = button.bounding_box()
    button.click()
    expect(page.get_by_text("Unfolded 2")).to_be_visible()
    assert abs(button.bounding_box()["y"] - before["y"]) < 1


def test_rows_that_are_inserted_behind_a_screen_leave_the_others_in_place(page, rows):
    look = rows.scroll_to(3_000_000)
    page.get_by_role("button", name=look.texts[3], exact=True).click()
    page.get_by_role("button", name="Insert behind").click()
    page.get_by_role("button", name="Back").click()
    expect(page.get_by_role("button", name=look.texts[3], exact=True)).to_be_in_viewport()
    expect(page.get_by_text("100,010 rows")).to_be_attached()
    page.wait_for_function("() => !document.getAnimations().length")
    assert rows.look().texts[3] == look.texts[3]


def test_elements_without_rows_and_high_rows_are_no_end(page, pages):
    page.goto(f"{pages.url}long-gaps")
    expect(page.get_by_text("Late row 290", exact=True)).to_be_visible()
    for row in range(60):
        expect(page.get_by_text(f"Row {row}", exact=True)).to_be_attached()
        page.get_by_text(f"Row {row}", exact=True).scroll_into_view_if_needed()


def test_a_list_can_become_empty_and_long_again(page, rows):
    rows.scroll_to(3_000_000)
    page.get_by_text("Remove all", exact=True).dispatch_event("click")
    expect(page.get_by_text("0 rows, 0 visible")).to_be_attached()
    for count in range(10, 150, 10):
        page.get_by_text("Insert", exact=True).dispatch_event("click")
        expect(page.get_by_text(f"{count} rows")).to_be_attached()
    expect(page.get_by_text("The end")).to_be_attached()
    rows.scroll_to(END)
    expect(page.get_by_text("The end")).to_be_in_viewport()


def test_a_server_that_refuses_rows_is_not_asked_again(page, pages):
    """In a window that shows more rows than a list may have."""
    sent = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))
    page.set_viewport_size({"width": 1000, "height": 200_000})
    page.goto(f"{pages.url}long-list")
    page.wait_for_function("() => document.querySelector('[data-rows]').dataset.rows.startsWith('0 1000 ')")
    for _ in range(5):
        page.get_by_role("button", name="Tap", exact=True).dispatch_event("click")
    expect(page.get_by_text("5 taps")).to_be_attached()
    assert sum('"rows"' in frame for frame in sent) < 5
