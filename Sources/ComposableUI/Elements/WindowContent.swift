package import ComposableHTML
public import Foundation

/// The properties of a window.
@_spi(Renderer) public struct WindowContent: Hashable, ElementContent {
  /// The color scheme that the views prefer; `nil` for that of the user's system.
  public var preferredColorScheme: ColorScheme?
  /// The title of the visible screen; `nil` for none.
  public var title: String?
  /// The address that the views show; `nil` if they set none.
  public var address: PageAddress?
  /// The effect of a change of the address on the history of a browser.
  public var history = AddressHistory.automatic
  /// The description of the window for search engines and previews; `nil` for none.
  public var metadata: PageMetadata?
  /// The locale of the language that the texts are in; `nil` if it is not known.
  public var locale: Locale?

  /// The addresses of the style sheets and scripts that a few of the views need.
  public var parts: Set<String> = []

  /// The direction of the language; `nil` if it is not known.
  public var layoutDirection: LayoutDirection? { locale.map(LayoutDirection.init) }

  /// Creates a window.
  public init(preferredColorScheme: ColorScheme? = nil, title: String? = nil) {
    self.preferredColorScheme = preferredColorScheme
    self.title = title
  }

  package func html(in context: RenderContext) -> HTMLNode {
    var node = HTMLNode("div", class: "window", [.children])
    node.set(preferredColorScheme)
    if let title { node.set("data-title", title) }
    if let address {
      node.set("data-address", address.description)
      if history != .automatic { node.set("data-history", history.rawValue) }
    }
    if let locale {
      node.set("data-lang", locale.identifier(.bcp47))
      node.set("data-dir", layoutDirection?.htmlValue)
    }
    if !parts.isEmpty { node.set("data-parts", parts.sorted().joined(separator: " ")) }
    node.set("data-canonical", canonicalAddress)
    if let metadata {
      node.set("data-description", metadata.description)
      node.set("data-image", image)
      node.set("data-unindexed", !metadata.isIndexed)
    }
    return node
  }

  package func update(_ context: inout RenderContext) { context.pageLocale = locale }

  /// The name of the element.
  public var description: String { "Window" }
}

extension WindowContent {
  /// The canonical address, relative to that of the host, without a fragment; `nil` if the views set
  /// no address.
  package var canonicalAddress: String? {
    guard var address = metadata?.canonicalAddress ?? address else { return nil }
    address.fragment = nil
    return address.description
  }

  /// The address of the picture, a path or a whole URL; `nil` for none.
  package var image: String? {
    guard let image = metadata?.image, let address = RedirectAddress(image.absoluteString) else {
      return nil
    }
    return address.text
  }
}
