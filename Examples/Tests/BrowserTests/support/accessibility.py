"""What pages tell those who do not see them."""

from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page

from support.recorder import Recorder

# Roles that say nothing without a name.
ROLES = {
    "button", "checkbox", "combobox", "heading", "image", "link", "menuitem", "progressbar", "radio",
    "slider", "spinbutton", "switch", "tab", "textbox",
}  # fmt: skip

# The rules of the Web Content Accessibility Guidelines.
WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]

RUN = """async (options) => {
  const { passes, violations } = await axe.run({ resultTypes: ["violations"], ...options });
  const described = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 120)} ${failureSummary}`));
  return passes.length ? described : ["axe has checked nothing.", ...described];
}"""


def nameless(page: Page) -> list[str]:
    """Returns the controls, headings and images without a name in the page's accessibility tree."""
    session = page.context.new_cdp_session(page)
    nodes = session.send("Accessibility.getFullAXTree")["nodes"]
    session.detach()
    named = [
        (node["role"]["value"], node.get("name", {}).get("value", "").strip())
        for node in nodes
        if not node["ignored"] and node["role"]["value"] in ROLES
    ]
    if not named:
        return ["There is no accessibility tree."]
    return [f"a {role} without a name" for role, name in named if not name]


def violations(page: Page, rules: list[str] | None = None) -> list[str]:
    """Returns the violations of rules of axe, by default of all.

    https://github.com/dequelabs/axe-core
    """
    Recorder(page).rest()
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    return page.evaluate(RUN, {"runOnly": rules} if rules else {})
