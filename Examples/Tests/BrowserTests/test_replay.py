"""Records of sessions: written by a server, shown action by action, and printed as a test."""

import subprocess

from playwright.sync_api import expect

from support.devices import DESKTOP, PHONE
from support.executables import executable
from support.server import Server


def test_a_session_is_recorded_replayed_and_printed_as_a_test(new_page, complaints, tmp_path):
    complaints.allow_lost_connections()
    folder = tmp_path / "records"
    page = new_page(**DESKTOP)
    with Server("shop", "--record", str(folder)) as server:
        page.goto(server.url)
        page.get_by_role("button", name="Teaware").click()
        page.get_by_text("Teapot").first.click()
        expect(page.get_by_role("heading", name="Teapot").first).to_be_visible()
        page.goto("about:blank")
    [record] = folder.iterdir()
    assert record.stat().st_mode & 0o777 == 0o600

    with Server("shop", "--replay", str(record)) as server:
        for device in DESKTOP, PHONE:
            page = new_page(**device)
            page.goto(server.url)
            program = page.frame_locator("iframe")
            forward, first = (page.get_by_role("button", name=name, exact=True) for name in ("Forward", "First"))
            changes = page.get_by_role("group", name="Changes")
            first.click(force=True) if first.is_enabled() else None
            expect(page.get_by_role("group", name="Beginning")).to_be_visible()
            forward.click()
            expect(page.get_by_text(".selected(.category(.teaware))")).to_be_visible()
            expect(changes.get_by_text("$0.list = .category(.teaware)")).to_be_visible()
            forward.click()
            expect(changes.get_by_text("$0.page = .product(id: 3)")).to_be_visible()
            expect(program.get_by_role("heading", name="Teapot").first).to_be_visible()
            expect(forward).to_be_disabled()
            # An action in the page has no effect.
            slider = page.get_by_role("slider")
            slider.focus()
            page.keyboard.press("Home")
            expect(program.get_by_text("Assam Ambootia 2025").first).to_be_visible()
            page.get_by_role("button", name="Play").click()
            expect(program.get_by_role("heading", name="Teapot").first).to_be_visible()
            page.get_by_role("button", name="Go on from here").click()
            expect(page.get_by_text("Live, from action")).to_be_visible()
            expect(program.get_by_role("heading", name="Teapot").first).to_be_visible()
            page.get_by_role("button", name="Back to the record").click()
            expect(slider).to_be_visible()
            first.click()
            expect(program.get_by_text("Assam Ambootia 2025").first).to_be_visible()

    command = [executable("shop"), "--test", str(record)]
    source = subprocess.run(command, capture_output=True, text=True, timeout=60, check=True).stdout
    assert "@testable import ShopFeatures" in source
    assert "await store.send(.selected(.category(.teaware))) {\n      $0.list = .category(.teaware)" in source
