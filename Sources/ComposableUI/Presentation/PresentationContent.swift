import ComposableHTML
import Transactions

/// The content of a presentation.
struct PresentationContent: ElementContent {
  /// The kind of presentation.
  var style: Style
  /// The name for assistive technologies; `nil` if it has none.
  var title: String?
  /// The options that the content sets.
  var options: PresentationOptions

  /// The kind of a presentation.
  enum Style: Equatable, Sendable {
    case sheet, fullScreenCover, popover, alert, confirmationDialog

    /// True for a question with buttons.
    var isPrompt: Bool { self == .alert || self == .confirmationDialog }
  }

  /// True if the user can ask to dismiss it, other than with a control in it. See
  /// ``Interaction/dismiss``.
  var isDismissible: Bool {
    style.isPrompt || style != .fullScreenCover && !options.isInteractiveDismissDisabled
  }

  // A dialog over the whole window, with a panel for the content. The client script makes it modal,
  // and removes the attribute `open`, with which it is shown until then.
  func html(in context: RenderContext) -> HTMLNode {
    let content = HTMLNode("div", idPrefix: "c", class: "content", [.children])
    var panel = HTMLNode("div", class: "panel", [.node(content)])
    // Otherwise the first control would have the focus, which opens the keyboard of a phone.
    if !style.isPrompt {
      panel.set("tabindex", "-1")
      panel.set("autofocus", "")
    }
    panel.style("background", options.background.map { $0.image ?? $0.css })
    if options.background?.isMaterial == true { panel.style("backdrop-filter", "blur(20px)") }
    panel.style("border-radius", options.cornerRadius.map { "\(max(0, $0))px" })
    var node = HTMLNode("dialog", class: style.className, [.node(panel)])
    node.set(options.colorScheme)
    node.set("open", "")
    node.set("aria-label", title ?? context.text(style.defaultTitle))
    if style.isPrompt {
      node.set("role", "alertdialog")
      node.set("aria-describedby", "m\(context.id)")
    }
    node.set("data-on", isDismissible ? "dismiss" : nil)
    node.style("--detent", options.detent?.css)
    return node
  }

  var layout: ElementLayout {
    var layout = ElementLayout(arrangement: .block)
    layout.usedTraits = .page
    layout.hasLayoutInHost = true
    return layout
  }

  mutating func makeFinite(_ numbers: inout FiniteNumbers) {
    options.detent = options.detent?.finite(&numbers)
    options.background = options.background?.finite(&numbers)
    options.cornerRadius = numbers.optional(options.cornerRadius)
  }

  var numberName: String { "the height of a sheet" }
  var defaultAnimation: Animation? { .presentation }
  // The theme moves the panel and dims the page behind it.
  var transitionStyles: [CSSDeclaration]? { [CSSDeclaration("--presented", "0")] }
  var description: String { style.name + (title.map { " \"\($0)\"" } ?? "") }
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

  fileprivate var name: String {
    switch self {
    case .sheet: "Sheet"
    case .fullScreenCover: "FullScreenCover"
    case .popover: "Popover"
    case .alert: "Alert"
    case .confirmationDialog: "ConfirmationDialog"
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

  fileprivate func finite(_ numbers: inout FiniteNumbers) -> PresentationDetent? {
    switch self {
    case .medium, .large: self
    case .fraction(let fraction): numbers.optional(fraction).map { .fraction($0) }
    case .height(let height): numbers.optional(height).map { .height($0) }
    }
  }
}

/// The message of a prompt.
struct MessageContent: ElementContent {
  func html(in context: RenderContext) -> HTMLNode {
    var node = HTMLNode("div", class: "message", [.children])
    node.set("id", context.parent.map { "m\($0)" })
    return node
  }

  var description: String { "Message" }
}

/// The buttons and fields of a prompt.
struct PromptActionsContent: ElementContent {
  func html(in context: RenderContext) -> HTMLNode {
    HTMLNode("div", class: "actions", [.children])
  }

  var description: String { "Actions" }
}
