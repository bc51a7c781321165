"""What pages tell those who do not see them."""

from playwright.sync_api import Page

# Roles that say nothing without a name.
ROLES = {
    "button", "checkbox", "combobox", "heading", "image", "link", "menuitem", "progressbar", "radio",
    "slider", "spinbutton", "switch", "tab", "textbox",
}  # fmt: skip


def nameless(page: Page) -> list[str]:
    """The roles of the nodes without a name in the page's accessibility tree."""
    session = page.context.new_cdp_session(page)
    nodes = session.send("Accessibility.getFullAXTree")["nodes"]
    session.detach()
    named = [
        (node["role"]["value"], node.get("name", {}).get("value", "").strip())
        for node in nodes
        if not node["ignored"] and node["role"]["value"] in ROLES
    ]
    assert named, "There is no accessibility tree."
    return [role for role, name in named if not name]
