"""What tests are given: a browser, tabs in it, servers, and a fact service.

    EXECUTABLES=Examples/.build/debug python3 -m pytest --numprocesses 2 Examples/Tests/BrowserTests

The environment says where things are: EXECUTABLES is the folder of the servers, CHROMIUM and FIREFOX
the browsers where they are not on the path. With SCREENSHOTS, pictures of all looks are kept in that
folder; pictures of failures are always kept, and the summary has their folder.

Servers are shared by all tests of a worker. A test that stops a server, or that counts on being its
only user, starts one of its own.
"""

import signal
from contextlib import ExitStack

import pytest
from playwright.sync_api import Page, expect, sync_playwright

from support.chromium import launch
from support.complaints import Complaints
from support.contexts import LIMIT, Contexts, Tab, Tabs
from support.documents import Documents
from support.fact_service import FactService
from support.pictures import Pictures
from support.server import Server

pytest_plugins = ["support.unsteady"]

# Machines that run tests are busy at times.
expect.set_options(timeout=LIMIT)

PICTURES = pytest.StashKey[Pictures]()


def pytest_configure(config):
    # A terminated test run also terminates its servers.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    config.stash[PICTURES] = Pictures()


def pytest_sessionstart(session):
    if not hasattr(session.config, "workerinput") and not session.config.getoption("second_run"):
        session.config.stash[PICTURES].begin()


def pytest_terminal_summary(terminalreporter, config):
    failures = config.stash[PICTURES].failures
    if failures.exists():
        terminalreporter.write_line(f"Pictures of failures: {failures}")


def pytest_itemcollected(item):
    # The contexts of the test's tabs.
    item.contexts = []
    item.has_failed = False


# How far the page is loaded, with the files of which it has received an answer.
LOADING = """() => document.readyState + ", with "
  + performance.getEntriesByType("resource").map(({ name }) => name.split("/").pop()).join(", ")"""


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item, call):
    """Keeps a picture of each tab that a failing test leaves."""
    report = yield
    item.has_failed |= report.failed
    if call.when != "teardown" and report.failed:
        # The second run of a test does not replace the picture of its first failure.
        name = f"{item.nodeid}{' again' if item.config.getoption('second_run') else ''}"
        pages = [page for context in item.contexts for page in context.pages]
        for number, page in enumerate(pages):
            try:
                path = item.config.stash[PICTURES].keep_failure(page, f"{name} {number}")
                state = page.evaluate(LOADING)
                report.sections.append(("Tab", f"{page.url} is shown in {path}; {state}"))
            except Exception as error:
                report.sections.append(("Tab", f"{page.url} can't be shown: {error}"))
    return report


@pytest.fixture(scope="session")
def pictures(pytestconfig) -> Pictures:
    return pytestconfig.stash[PICTURES]


@pytest.fixture(scope="session")
def browser():
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


@pytest.fixture
def complaints():
    """What the test's tabs complain about. The test fails if there is anything."""
    return Complaints()


@pytest.fixture
def new_context(browser, complaints, request):
    """Makes something like a browser of another user, whose pages must not complain."""
    with Contexts(browser, complaints) as contexts:
        request.node.contexts = contexts.all
        yield contexts.new
    assert not complaints


@pytest.fixture(scope="session")
def tabs(browser) -> Tabs:
    return Tabs(browser)


@pytest.fixture
def new_page(request):
    """Opens a tab like that of another user, whose pages must not complain.

    Tests use tabs one after the other. Those marked as `isolated` have tabs in contexts of their own.
    """
    if request.node.get_closest_marker("isolated"):
        new_context = request.getfixturevalue("new_context")
        yield lambda **options: new_context(**options).new_page()
        return
    tabs, complaints = (request.getfixturevalue(name) for name in ("tabs", "complaints"))
    taken: list[Tab] = []

    def take(**options) -> Page:
        taken.append(tabs.take(complaints, options))
        request.node.contexts.append(taken[-1].page.context)
        return taken[-1].page

    yield take
    for tab in taken:
        tabs.give_back(tab, is_sound=not complaints and not request.node.has_failed)
    assert not complaints


@pytest.fixture
def page(new_page):
    return new_page()


@pytest.fixture(scope="session")
def serve():
    """Runs an executable with arguments until all tests are done."""
    with ExitStack() as servers:
        yield lambda name, *arguments: servers.enter_context(Server(name, *arguments))


@pytest.fixture(scope="session")
def fact_service():
    with FactService() as service:
        yield service


@pytest.fixture
def facts(fact_service):
    """The fact service, with nothing said by other tests."""
    yield fact_service
    fact_service.reset()


@pytest.fixture(scope="session")
def gallery(serve, fact_service) -> Server:
    """The gallery, with the facts of `facts`."""
    return serve("gallery", "--facts", fact_service.url)


@pytest.fixture(scope="session")
def pages(serve) -> Server:
    """Pages for tests only: rows that are hard to lay out, and links."""
    return serve("test-pages")


@pytest.fixture(scope="session")
def shoebox(serve) -> Server:
    """The server of a list of twelve timers for each tab."""
    return serve("timers", "many")


@pytest.fixture(scope="session")
def shop(serve) -> Server:
    return serve("shop")


@pytest.fixture
def documents(tmp_path, complaints):
    """An empty folder of timers and its server. Pages may report a lost connection."""
    complaints.allow_lost_connections()
    folder = tmp_path / "documents"
    folder.mkdir()
    with Documents(folder) as documents:
        yield documents
