import ComposableHTML

/// The content of a link, which has the style of the buttons around it.
protocol StyledLinkContent: ElementContent {
  /// The appearance: that of a text for the automatic style, or else that of a button.
  var style: ButtonContent.Style { get set }
}

extension StyledLinkContent {
  /// The class of the node.
  var className: StaticName {
    switch style {
    case .automatic: "link"
    case .bordered: "link button bordered"
    case .borderedProminent: "link button prominent"
    case .borderless: "link button borderless"
    case .plain: "link button plain"
    }
  }

  var layout: ElementLayout {
    let hasBorder = style == .bordered || style == .borderedProminent
    var layout = ElementLayout(
      traits: hasBorder ? [.borderedButton, .interactive] : .interactive)
    layout.usedTraits = [.text, .icon, .borderedButton]
    return layout
  }
}

/// A link with the style of the buttons around it.
nonisolated struct StyledLink<Label: View>: _UnobservedView {
  let link: LinkElement
  /// Opens what the link leads to, for styles that handle interactions themselves.
  let open: () -> Void
  let label: Label
  @Environment(\.buttonStyle) private var styling

  init(_ link: LinkElement, label: Label, open: @escaping () -> Void) {
    self.link = link
    self.label = label
    self.open = open
  }

  var body: some View {
    switch styling {
    case .system(let style): link.view(style, label)
    case .custom(let style):
      style.makeBody(PrimitiveButtonStyleConfiguration(role: nil, label: label, trigger: open))
        .environment(\.buttonStyle, .system(.automatic))
        .environment(\.styledLink, link)
    }
  }
}

/// The element of a link.
struct LinkElement {
  var content: any StyledLinkContent
  /// The handler of the user's interactions; `nil` for a link that the browser follows alone.
  var handler: InteractionHandler?

  /// Returns the element with a style.
  func view<Label: View>(_ style: ButtonContent.Style, _ label: Label) -> ElementView<Label> {
    var content = content
    content.style = style
    guard let handler else { return ElementView(content) { label } }
    return ElementView(content, handler: handler) { label }
  }
}

extension EnvironmentValues {
  /// The link that a custom style of buttons creates the view of; `nil` for a button.
  @Entry var styledLink: LinkElement?
}
