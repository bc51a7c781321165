"""Pages whose address is a part of their state: history, deep links, links and titles."""

from collections import Counter

import pytest
from playwright.sync_api import Page, expect

from support.devices import DESKTOP, PHONE
from support.long_lists import LongList


def expect_address(page: Page, shop, address: str, title: str) -> None:
    expect(page).to_have_url(shop.url + address.removeprefix("/"))
    expect(page).to_have_title(f"{title} – Shop")


def test_links_change_the_address_without_a_new_page(page, shop):
    page.goto(shop.url)
    expect_address(page, shop, "/", "Products")
    page.evaluate("window.isSamePage = true")
    page.get_by_role("link", name="Teapot").click()
    expect_address(page, shop, "/products/3", "Teapot")
    page.get_by_role("button", name="Add to the cart").click()
    page.get_by_role("link", name="Check out (€54.00)").click()
    expect_address(page, shop, "/checkout/name", "Check out")
    assert page.evaluate("window.isSamePage")


def test_back_and_forward_lead_through_the_states(page, shop):
    page.goto(shop.url)
    page.get_by_role("link", name="Cup").click()
    expect_address(page, shop, "/products/4", "Cup")
    page.get_by_role("link", name="The cart is empty").click()
    expect_address(page, shop, "/cart", "Cart")
    page.go_back()
    expect_address(page, shop, "/products/4", "Cup")
    # The last one: the screen below it slides out.
    expect(page.get_by_text("Without a handle, to warm both hands.").last).to_be_visible()
    page.go_back()
    expect_address(page, shop, "/", "Products")
    page.go_forward()
    expect_address(page, shop, "/products/4", "Cup")
    # The back button of the screen is one step of the history, too.
    page.get_by_role("button", name="Back").click()
    expect_address(page, shop, "/", "Products")
    page.go_forward()
    expect_address(page, shop, "/products/4", "Cup")


@pytest.mark.parametrize("device", [PHONE, DESKTOP])
def test_a_category_is_selected_beside_the_products_or_before_them(new_page, shop, device):
    page = new_page(**device)
    page.goto(shop.url)
    back = page.get_by_role("button", name="Back")
    if device == PHONE:
        back.click()
    page.get_by_role("button", name="Teaware").click()
    expect_address(page, shop, "/categories/teaware", "Teaware")
    expect(page.get_by_role("link", name="Teapot")).to_be_visible()
    expect(page.get_by_role("link", name="Green tea")).to_have_count(0)
    page.get_by_role("link", name="Teapot").click()
    expect_address(page, shop, "/products/3", "Teapot")
    expect(page.get_by_role("link", name="Cup")).to_be_visible()
    back.click()
    expect_address(page, shop, "/categories/teaware", "Teaware")
    if device == PHONE:
        back.click()
    page.get_by_role("button", name="All products").click()
    expect_address(page, shop, "/", "Products")


def test_the_cart_has_the_price_of_all(page, shop):
    page.goto(shop.url + "products/3")
    page.get_by_role("button", name="Add to the cart").click()
    page.get_by_role("link", name="1 item in the cart").click()
    expect_address(page, shop, "/cart", "Cart")
    page.get_by_role("button", name="Increment").click()
    expect(page.get_by_text("€108.00")).to_have_count(2)
    page.get_by_role("link", name="Check out").click()
    expect_address(page, shop, "/checkout/name", "Check out")
    # The steps of the form are above the cart.
    page.get_by_role("button", name="Back").click()
    expect_address(page, shop, "/cart", "Cart")


def test_back_leads_to_the_row_of_a_long_list(page, shop):
    page.goto(shop.url)
    rows = LongList(page, ".plain-rows")
    before = rows.scroll_to(30_000)
    name = before.texts[3]
    page.get_by_role("link", name=name).click()
    expect(page).to_have_title(f"{name} – Shop")
    page.go_back()
    expect(page).to_have_title("Products – Shop")
    rows.shown().assert_shows_what(before)


def test_a_reload_keeps_the_page(page, shop):
    page.goto(shop.url + "products/2")
    expect_address(page, shop, "/products/2", "Mint tea")
    page.reload()
    expect_address(page, shop, "/products/2", "Mint tea")
    expect(page.get_by_role("button", name="Add to the cart")).to_be_visible()


def test_a_search_replaces_the_address(page, shop):
    page.goto(shop.url)
    page.get_by_role("searchbox", name="Search").press_sequentially("mint")
    expect_address(page, shop, "/search?q=mint", "Search")
    expect(page.get_by_role("link", name="Mint tea")).to_be_visible()
    expect(page.get_by_role("link", name="Teapot")).to_have_count(0)
    # All keys together are one entry of the history.
    page.go_back()
    expect_address(page, shop, "/", "Products")


def test_no_step_of_the_form_can_be_skipped(page, shop):
    page.goto(shop.url + "checkout/overview")
    expect_address(page, shop, "/checkout/name", "Check out")
    page.get_by_role("textbox", name="Your name").fill("Ann")
    page.get_by_role("button", name="Continue").click()
    expect_address(page, shop, "/checkout/street", "Check out")
    page.get_by_role("textbox", name="Your street").fill("1 Lane")
    page.get_by_role("button", name="Continue").click()
    page.get_by_role("button", name="Order").click()
    expect(page.get_by_text("Thank you, Ann.")).to_be_visible()
    page.go_back()
    expect_address(page, shop, "/checkout/overview", "Check out")


def test_an_address_without_a_page_is_not_found(page, shop, complaints):
    complaints.allow("404")
    assert page.goto(shop.url + "products/99").status == 404
    expect(page.get_by_text("There is no such product.")).to_be_visible()
    assert page.request.get(shop.url + "nowhere").status == 404
    assert page.request.get(shop.url + "checkout/never").status == 404


def test_a_link_opens_in_a_new_tab(page, shop):
    page.goto(shop.url)
    with page.context.expect_page() as opened:
        page.get_by_role("link", name="Green tea").click(modifiers=["ControlOrMeta"])
    expect_address(opened.value, shop, "/products/1", "Green tea")
    expect_address(page, shop, "/", "Products")


def test_another_color_scheme_and_size_keep_the_state(page, shop):
    page.goto(shop.url)
    page.get_by_role("link", name="Teapot").click()
    page.get_by_role("button", name="Add to the cart").click()
    expect(page.get_by_role("link", name="Check out (€54.00)")).to_be_visible()
    page.emulate_media(color_scheme="dark")
    page.set_viewport_size({"width": 390, "height": 800})
    page.get_by_role("button", name="Add to the cart").click()
    expect(page.get_by_role("link", name="Check out (€108.00)")).to_be_visible()
    expect_address(page, shop, "/products/3", "Teapot")


def tap(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


@pytest.mark.parametrize("way", ["Cancel", "Save", "Escape", "back"])
def test_closing_what_was_opened_leaves_no_entry_in_the_history(page, pages, way):
    page.goto(pages.url + "visits/")
    tap(page, "Open")
    expect(page).to_have_url(pages.url + "visits/item")
    tap(page, "Edit")
    expect(page).to_have_url(pages.url + "visits/edit")
    if way == "back":
        page.go_back()
    elif way == "Escape":
        page.keyboard.press("Escape")
    else:
        tap(page, way)
    expect(page).to_have_url(pages.url + "visits/item")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_text("At /item")).to_be_visible()
    # What was closed can be reached by forward only.
    page.go_forward()
    expect(page).to_have_url(pages.url + "visits/edit")
    expect(page.get_by_role("dialog")).to_be_visible()
    tap(page, "Cancel")
    expect(page).to_have_url(pages.url + "visits/item")
    tap(page, "Close")
    expect(page).to_have_url(pages.url + "visits/")
    page.evaluate("window.isSamePage = true")
    tap(page, "Open")
    expect(page).to_have_url(pages.url + "visits/item")
    page.go_back()
    expect(page.get_by_text("At /", exact=True)).to_be_visible()
    assert page.evaluate("window.isSamePage")


# What leads from a place to another one, and the place.
STEPS = {
    "": {"Open": "item"},
    "item": {"Edit": "edit", "Close": ""},
    "edit": {"Cancel": "item", "Save": "item", "Escape": "item"},
}


def test_the_history_is_that_of_what_was_opened_and_closed_in_all_orders(page, pages):
    """A walk that has each two steps one after another at each place, beside a model of the history."""
    page.goto(pages.url + "visits/")
    page.evaluate("window.isSamePage = true")
    entries, index = [""], 0
    walked, last = Counter(), "start"
    for _ in range(90):
        place = entries[index]
        choices = [*STEPS[place], *["back"] * (index > 0), *["forward"] * (index + 1 < len(entries))]
        step = min(choices, key=lambda step: walked[place, last, step])
        walked[place, last, step] += 1
        if step == "back":
            index -= 1
            page.go_back()
        elif step == "forward":
            index += 1
            page.go_forward()
        else:
            target = STEPS[place][step]
            if index > 0 and entries[index - 1] == target:
                index -= 1
            else:
                entries[index + 1:] = [target]
                index += 1
            if step == "Escape":
                page.keyboard.press("Escape")
            else:
                tap(page, step)
        expect(page).to_have_url(pages.url + "visits/" + entries[index])
        expect(page.get_by_text(f"At /{entries[index]}", exact=True)).to_be_visible()
        expect(page.get_by_role("dialog")).to_have_count(int(entries[index] == "edit"))
        last = step
    # All that are possible: a place, the step that has led to it, and the next one.
    assert len(walked) == 36
    assert page.evaluate("window.isSamePage")


def test_closing_loads_no_page_that_was_left_by_a_reload(page, pages):
    page.goto(pages.url + "visits")
    tap(page, "Open")
    expect(page).to_have_url(pages.url + "visits/item")
    page.reload()
    page.evaluate("window.isSamePage = true")
    tap(page, "Close")
    expect(page).to_have_url(pages.url + "visits/")
    assert page.evaluate("window.isSamePage")
    page.go_back()
    expect(page.get_by_text("At /item")).to_be_visible()


def test_views_can_go_on_while_the_browser_goes_back(page, pages):
    page.goto(pages.url + "visits/")
    tap(page, "Open")
    expect(page).to_have_url(pages.url + "visits/item")
    page.evaluate("""() => {
      const button = (name) => [...document.querySelectorAll("button")].find((one) => one.textContent === name);
      button("Close").click();
      button("Edit").click();
    }""")
    expect(page.get_by_text("At /edit")).to_be_visible()
    expect(page).to_have_url(pages.url + "visits/edit")
    page.go_back()
    expect(page.get_by_text("At /", exact=True)).to_be_visible()
