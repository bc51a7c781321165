"""Many tabs of one browser, all at once."""

from support.counters import Counters

TABS = 20

# Each tab taps as often as it has to when the word is given.
PREPARE = """(button, times) => {
  new BroadcastChannel("go").onmessage = () => {
    for (let count = 0; count < times; count++) button.click();
  };
}"""
GO = "() => { new BroadcastChannel('go').postMessage(''); }"


def test_each_of_many_tabs_counts_for_itself(new_context, gallery):
    context = new_context()
    tabs = [Counters(context.new_page()) for _ in range(TABS)]
    for times, tab in enumerate(tabs, start=1):
        tab.open(gallery.url)
        tab.increment(1).evaluate(PREPARE, times)
    tabs[0].page.evaluate(GO)
    for times, tab in enumerate(tabs, start=1):
        tab.expect(times, 0)
    tabs[6].tap(2)
    tabs[6].expect(7, 1)
    for times, tab in enumerate(tabs, start=1):
        tab.expect(times, 1 if tab is tabs[6] else 0)
