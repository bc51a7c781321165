import ComposableHTML
@_spi(Renderer) import ComposableUI
import Foundation

/// The head of a page, beside the parts that each page has.
struct PageHead {
  /// The scheme and the host of the page, without a slash: `https://shop.example.com`.
  var origin = ""
  /// The icon of the page; `nil` for none.
  var icon: Asset?
  /// The application's own style sheets and scripts.
  var styleSheets: [Asset] = []
  var scripts: [Asset] = []
  /// The contents of `meta` elements, by their names.
  var metaTags: [String: String] = [:]
  /// The query of the request, with percent escapes; `nil` for none.
  var query: String?
  /// The rows that the page begins with; `nil` for the first ones.
  var firstRows: FirstRows?
  /// True if the page is rendered for a compact width.
  var isCompact = false
  /// `complete` or `incomplete` if the page shows a session that was restored; otherwise `nil`.
  var restoration: String?
  /// The epoch of the session, see ``Session/epoch``.
  var epoch = 0
  /// The number of the last event of the session.
  var lastEvent = 0
  /// The version of the files that the page loads.
  var version = Asset.version

  /// The origin of a URL; an empty string if it has none.
  static func origin(of url: URL) -> String {
    guard let components = URLComponents(url: url, resolvingAgainstBaseURL: true),
      let scheme = components.scheme, let host = components.encodedHost
    else { return "" }
    return "\(scheme)://\(host)" + (components.port.map { ":\($0)" } ?? "")
  }
}

extension HTML {
  /// Appends the description of a window: its canonical address, and its metadata.
  ///
  /// The client script changes these elements when the window's own attributes change.
  mutating func append(_ window: WindowContent, title: String, base: String, _ head: PageHead) {
    let address = window.canonicalAddress.map { address in
      // Each part of a long collection has an address of its own.
      head.origin + base.dropLast() + (head.firstRows?.added(to: address) ?? address)
    }
    if let address {
      void("link", [("rel", "canonical"), ("href", address)])
    }
    guard let metadata = window.metadata else { return }
    if !metadata.isIndexed { void("meta", [("name", "robots"), ("content", "noindex")]) }
    if let description = metadata.description {
      void("meta", [("name", "description"), ("content", description)])
    }
    let image = window.image.map { $0.hasPrefix("/") ? head.origin + $0 : $0 }
    let properties = [
      ("og:title", title), ("og:description", metadata.description), ("og:image", image),
      ("og:url", address),
    ]
    for case (let name, let value?) in properties {
      void("meta", [("property", name), ("content", value)])
    }
  }

  /// Appends a void element on a line of its own.
  mutating func void(_ tag: StaticName, _ attributes: [(StaticName, String)]) {
    self.tag(tag)
    for (name, value) in attributes { attribute(name, value) }
    endOfTag()
    literal("\n")
  }
}
