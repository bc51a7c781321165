"""Views in pages of other sites."""

import threading
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest
from playwright.sync_api import expect

pytestmark = pytest.mark.isolated

HTML = """<!doctype html>
<title>Blog</title>
<script src="{url}embed.js" defer></script>
<p>A page of somebody else</p>
<composable-view src="{url}drawing" title="Drawing"></composable-view>
"""


@contextmanager
def site(html: dict[str, str]):
    """Serves a page of another origin, and gives that."""

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self):
            self.send_response(200)
            self.send_header("Content-Type", "text/html")
            self.end_headers()
            if self.path == "/":
                self.wfile.write(html["page"].encode())

        def log_message(self, *_):
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://localhost:{server.server_port}"
    finally:
        server.shutdown()
        server.server_close()


@pytest.fixture(scope="module")
def blog(serve):
    """The origin of a page with a view of another server."""
    html = {}
    with site(html) as origin:
        html["page"] = HTML.format(url=serve("test-pages", "--embedder", origin).url)
        yield origin


def test_a_page_of_another_site_shows_a_view(page, blog):
    page.goto(blog)
    view = page.frame_locator("composable-view iframe")
    canvas = view.locator("canvas")
    expect(canvas).to_have_attribute("data-app-drawn", "0")
    canvas.click(position={"x": 50, "y": 40})
    expect(view.get_by_text("1 points")).to_be_visible()
    # The frame is as high as its content: nothing in it scrolls.
    frame = page.locator("composable-view iframe").element_handle()
    page.wait_for_function(
        "(frame) => frame.clientHeight > 160 && frame.style.height !== ''", arg=frame
    )
    root = "() => [document.documentElement.scrollHeight, innerHeight]"
    height, available = frame.content_frame().evaluate(root)
    assert height <= available + 1


def test_another_site_shows_no_view(page, blog, complaints):
    # The last of these is about the other site, whose server ends with the test.
    for text in "frame-ancestors", "403", "Framing", "frame", "ERR_CONNECTION_RESET":
        complaints.allow(text)
    html = {}
    with site(html) as origin:
        response = page.request.get(blog)
        html["page"] = response.text()
        with page.expect_response("**/drawing") as refused:
            page.goto(origin)
        assert refused.value.status == 403
