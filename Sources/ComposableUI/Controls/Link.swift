import ComposableHTML
public import Foundation

/// A control that opens a URL.
///
/// ```swift
/// Link("Source", destination: url)
/// ```
///
/// 1. It opens the URL with the ``EnvironmentValues/openURL`` action if an enclosing view sets one.
/// 2. Otherwise, a browser follows it as an ordinary link: the URL may be relative to the page, and
///    the link works while the page is disconnected from the server.
/// 3. A disabled link has no effect.
public nonisolated struct Link<Label: View>: _UnobservedView {
  private let destination: URL
  private let label: Label
  @Environment(\.openURL) private var openURL
  @Environment(\.isEnabled) private var isEnabled

  /// Creates a link with a custom label.
  ///
  /// - Parameters:
  ///   - destination: The URL to open.
  ///   - label: The views that the user taps.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  /// The content of the view.
  public var body: some View {
    let link = LinkElement(
      content: LinkContent(
        url: destination, hasHandler: openURL.hasHandler, isEnabled: isEnabled),
      handler: { [destination, openURL, isEnabled] interaction in
        guard isEnabled, interaction == .tap else { return false }
        guard openURL.hasHandler else { return openURL.openBySystem(destination) }
        openURL(destination)
        return true
      })
    Button(action: { [destination, openURL] in openURL(destination) }, label: { label })
      .showing(link)
  }
}

extension Link where Label == Text {
  /// Creates a link with a text label.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - destination: The URL to open.
  public init(_ title: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }

  /// Creates a link with a text label.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - destination: The URL to open.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

/// The content of a link.
struct LinkContent: StyledLinkContent {
  /// The URL that the link leads to.
  var url: URL
  /// True if the views handle ``Interaction/tap``; otherwise, the renderer opens the address.
  var hasHandler: Bool
  /// True if the link accepts interactions.
  var isEnabled: Bool
  var style = ButtonContent.Style.automatic

  // A disabled one has no address, which is how HTML disables links.
  func html(in context: RenderContext) -> HTMLNode {
    guard isEnabled else {
      var node = HTMLNode("a", class: "link", [.children])
      applyStyle(to: &node)
      node.set("role", "link")
      node.set("aria-disabled", "true")
      return node
    }
    var node = HTMLNode.anchor(WebAddress(url.absoluteString), class: "link")
    applyStyle(to: &node)
    node.content = [.children]
    node.set("data-on", hasHandler ? "tap" : nil)
    return node
  }

  func update(_ context: inout RenderContext) { context.isInButton = true }

  var labeling: AccessibilityLabeling { .node }
  var description: String { "Link \(url.absoluteString)" + enabled(isEnabled) }
}
