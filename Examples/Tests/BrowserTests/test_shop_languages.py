"""The shop in the languages of its visitors: texts, plurals, prices and the direction of the layout."""

from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from support.accessibility import WCAG, violations
from support.devices import DESKTOP, PHONE
from support.survey import survey

DEVICES = {"phone": PHONE, "desktop": DESKTOP}


def middle(locator: Locator) -> float:
    box = locator.bounding_box()
    return box["x"] + box["width"] / 2


def expect_mirrored(page: Page, device: str) -> None:
    """The back button, the icons and the names are on the right of what follows them."""
    if device == "phone":
        assert middle(page.get_by_role("button", name="رجوع")) > PHONE["viewport"]["width"] / 2
    else:
        button = page.get_by_role("button", name="كل المنتجات")
        assert middle(button.locator("svg")) > middle(button.get_by_text("كل المنتجات"))
    row = page.get_by_role("link", name="شاي أخضر")
    assert middle(row.get_by_text("شاي أخضر")) > middle(row.get_by_text("€"))


@pytest.mark.parametrize("device", DEVICES)
def test_arabic_is_read_from_right_to_left(new_page, shop, pictures, device):
    page = new_page(**DEVICES[device], locale="ar-EG")
    page.goto(shop.url)
    expect(page.locator("html")).to_have_attribute("dir", "rtl")
    expect(page.locator("html")).to_have_attribute("lang", "ar-EG")
    expect(page).to_have_title("المنتجات – المتجر")
    expect(page.get_by_text("السلة فارغة")).to_be_visible()
    expect(page.get_by_role("link", name="شاي أخضر")).to_contain_text("٨٫٥٠")
    expect_mirrored(page, device)
    assert not survey(page, is_touched=device == "phone")
    assert not violations(page, WCAG)
    pictures.keep(page, f"shop-ar-{device}")
    page.get_by_role("link", name="شاي أخضر").click()
    expect(page).to_have_title("شاي أخضر – المتجر")
    add = page.get_by_role("button", name="إضافة إلى السلة")
    for text in ["منتج واحد في السلة", "منتجان في السلة", "٣ منتجات في السلة"]:
        add.click()
        expect(page.get_by_text(text)).to_be_visible()
    expect(page.get_by_role("link", name="إتمام الشراء")).to_contain_text("٢٥٫٥٠")
    assert not violations(page, WCAG)
    pictures.keep(page, f"shop-ar-product-{device}")


def test_german_has_its_own_texts_and_formats(new_page, shop, pictures):
    page = new_page(**PHONE, locale="de-DE")
    page.goto(shop.url)
    expect(page.locator("html")).to_have_attribute("lang", "de-DE")
    expect(page).to_have_title("Produkte – Laden")
    expect(page.get_by_role("link", name="Teekanne")).to_contain_text("54,00\u00a0€")
    # The names are searched in the language of the page.
    search = page.get_by_role("searchbox", name="Suche")
    search.press_sequentially("kanne")
    expect(page.get_by_role("link", name="Becher")).to_have_count(0)
    page.get_by_role("link", name="Teekanne").click()
    expect(page).to_have_title("Teekanne – Laden")
    description = page.locator("meta[name=description]")
    expect(description).to_have_attribute("content", "Aus Gusseisen, für vier Becher.")
    page.get_by_role("button", name="In den Warenkorb").click()
    expect(page.get_by_text("1 Artikel im Warenkorb")).to_be_visible()
    assert not violations(page, WCAG)
    pictures.keep(page, "shop-de-phone")
    page.get_by_role("link", name="Zur Kasse (54,00\u00a0€)").click()
    page.get_by_role("textbox", name="Ihr Name").fill("Ann")
    page.get_by_role("button", name="Weiter").click()
    page.get_by_role("textbox", name="Ihre Straße").fill("Gasse 1")
    page.get_by_role("button", name="Weiter").click()
    expect(page.get_by_text("Summe 54,00\u00a0€")).to_be_visible()
    page.get_by_role("button", name="Bestellen").click()
    expect(page.get_by_text("Vielen Dank, Ann.")).to_be_visible()
    expect(page.get_by_text("Ihre Bestellung kommt am")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("button", name="Rechnung laden").click()
    assert download.value.suggested_filename == "Rechnung.txt"
    invoice = Path(download.value.path()).read_text(encoding="utf-8")
    assert invoice == "Ann, Gasse 1\n\n1 × Teekanne: 54,00\u00a0€\n\nSumme 54,00\u00a0€\n"


def test_languages_without_texts_are_in_english(new_page, shop):
    page = new_page(locale="pl-PL")
    page.goto(shop.url)
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(page).to_have_title("Products – Shop")
    expect(page.get_by_text("The cart is empty")).to_be_visible()
