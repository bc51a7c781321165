@_spi(Renderer) import ComposableUI

extension HTMLNode {
  /// Makes the node of a presentation: a dialog over the whole window, with a panel for the content.
  /// The client script makes it modal, and removes the attribute `open`, with which it is shown
  /// until then.
  static func presentation(
    _ presentation: PresentationContent, _ id: Int, _ context: RenderContext
  ) -> HTMLNode {
    let content = HTMLNode("div", idPrefix: "c", class: "content", [.children])
    var panel = HTMLNode("div", class: "panel", [.node(content)])
    // Otherwise the first control would have the focus, which opens the keyboard of a phone.
    if !presentation.style.isPrompt {
      panel.set("tabindex", "-1")
      panel.set("autofocus", "")
    }
    var node = HTMLNode("dialog", class: presentation.style.className, [.node(panel)])
    node.set(presentation.options.colorScheme)
    node.set("open", "")
    node.set("aria-label", presentation.title ?? context.text(presentation.style.defaultTitle))
    if presentation.style.isPrompt {
      node.set("role", "alertdialog")
      node.set("aria-describedby", "m\(id)")
    }
    node.set("data-on", presentation.isDismissible ? "dismiss" : nil)
    node.style("--detent", presentation.options.detent?.css)
    return node
  }

  static func message(in context: RenderContext) -> HTMLNode {
    var node = HTMLNode("div", class: "message", [.children])
    node.set("id", context.parent.map { "m\($0)" })
    return node
  }
}

extension PresentationContent.Style {
  fileprivate var className: StaticName {
    switch self {
    case .sheet: "presentation sheet"
    case .fullScreenCover: "presentation cover"
    case .popover: "presentation popover"
    case .alert: "presentation prompt alert"
    case .confirmationDialog: "presentation prompt confirmation"
    }
  }

  /// The accessible name of content without a title.
  fileprivate var defaultTitle: SystemText {
    switch self {
    case .sheet: .sheet
    case .fullScreenCover: .cover
    case .popover: .popover
    case .alert: .alert
    case .confirmationDialog: .question
    }
  }
}

extension PresentationDetent {
  fileprivate var css: CSS {
    switch self {
    case .medium: "50%"
    case .large: "100%"
    case .fraction(let fraction): "\(fraction * 100)%"
    case .height(let height): "\(height)px"
    }
  }
}
