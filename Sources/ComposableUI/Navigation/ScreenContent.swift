import ComposableHTML
import Transactions

/// The content of a screen.
struct ScreenContent: ElementContent {
  /// The title; `nil` if it has none.
  var title: String?
  /// True for the root of a stack.
  var isRoot: Bool
  /// True if there is a screen below it, or a column before it.
  var hasPrevious: Bool
  /// The options that its views set.
  var options = ScreenOptions()

  /// True if the user can dismiss it.
  var canGoBack: Bool { hasPrevious && !options.isBackButtonHidden }

  /// True if the title is displayed in large letters.
  var hasLargeTitle: Bool {
    switch options.titleDisplayMode {
    case .automatic: isRoot && !options.hasTitleMenu
    case .inline: false
    case .large: true
    }
  }

  /// The title, with the line below it.
  private var titleContent: [HTMLNode.Piece] {
    guard let subtitle = options.subtitle else { return [.text(title ?? "")] }
    return [
      .node(HTMLNode("span", idPrefix: "x", [.text(title ?? "")])),
      .node(HTMLNode("span", idPrefix: "u", class: "subtitle", [.text(subtitle)])),
    ]
  }

  // The children are in several parts: its toolbars in the bar and at the edges, all others in the
  // content. The theme hides the parts without children.
  func html(in context: RenderContext) -> HTMLNode {
    var back = HTMLNode("button", idPrefix: "b", class: "back", [.text(context.text(.back))])
    back.set("type", "button")
    back.set("data-on", "tap")
    back.set("hidden", !canGoBack)
    var heading = HTMLNode("h1", idPrefix: "t", class: "title", titleContent)
    heading.set("tabindex", "-1")
    let isTitleHidden = title == nil || options.isTitleRemoved
    heading.set("hidden", isTitleHidden)
    let start = HTMLNode("div", class: "start", [.node(back), .host(of: .leading)])
    var bar = HTMLNode(
      "header", idPrefix: "n", class: "bar",
      [.node(start), .node(heading), .host(of: .principal), .host(of: .trailing)])
    if hasLargeTitle { bar.add(class: "large") }
    let isUntitled = !canGoBack && isTitleHidden
    if isUntitled { bar.add(class: "untitled") }
    if isTitleHidden { bar.add(class: "titleless") }
    bar.set("hidden", options.isBarHidden)
    bar.set(options.barColorScheme)
    if options.isBarBackgroundHidden {
      bar.style("background", "none")
      bar.style("backdrop-filter", "none")
      bar.style("-webkit-backdrop-filter", "none")
      bar.style("border-color", "transparent")
    } else {
      bar.style("background", options.barBackground.map { $0.image ?? $0.css })
    }
    let content = HTMLNode("div", idPrefix: "c", class: "content", [.children])
    var node = HTMLNode(
      "section", class: "screen",
      [.node(bar), .host(of: .search), .node(content), .host(of: .bottom)])
    if !hasLargeTitle, !isUntitled, !options.isBarHidden { node.add(class: "barred") }
    if title != nil { node.set("aria-labelledby", "t\(context.id)") }
    // Its bars have the width of what it shows.
    let isWide =
      context.traits.contains(.fullWidth) && !context.traits.contains(.columnList)
      || context.traits.isDisjoint(with: [.list, .tabs])
    if context.traits.contains(.growsX), isWide {
      node.add(class: "wide")
    }
    return node
  }

  var layout: ElementLayout {
    var layout = ElementLayout(expandingAxes: [.horizontal, .vertical], arrangement: .block)
    layout.usedTraits = .page
    layout.hasLayoutInHost = true
    return layout
  }

  mutating func makeFinite(_ numbers: inout FiniteNumbers) {
    options.barBackground = options.barBackground?.finite(&numbers)
  }

  func slot(of child: any ElementContent) -> StaticName? {
    (child as? ToolbarSlotContent)?.slot.name
  }

  var defaultAnimation: Animation? { .navigation }
  var defaultTransition: ElementTransition { .move(.trailing) }
  var description: String { "Screen" + (title.map { " \"\($0)\"" } ?? "") }
}

extension HTMLNode.Piece {
  /// The node that contains the toolbar of a place.
  fileprivate static func host(of slot: ToolbarSlot) -> Self {
    .node(HTMLNode("div", idPrefix: slot.name, class: slot.className, [.slot(slot.name)]))
  }
}

extension ToolbarSlot {
  /// The name of the slot in the node of a screen.
  fileprivate var name: StaticName {
    switch self {
    case .leading: "s"
    case .principal: "p"
    case .trailing: "e"
    case .search: "q"
    case .bottom: "f"
    }
  }

  fileprivate var className: StaticName {
    switch self {
    case .leading: "leading"
    case .principal: "principal"
    case .trailing: "trailing"
    case .search: "search"
    case .bottom: "bottom"
    }
  }
}
